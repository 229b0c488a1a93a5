// The practice page's memory: what was answered, and when, kept in this browser only; Python is sent it with what it is
// asked, and says what should come back. Also the place in a series, for a reader who comes back, and printing.
(() => {
  "use strict";
  const NAME = "biriba-practice";
  const NOTHING = "[]";
  const MOST = 400;
  const { read, write, forget, setAside } = biribaStore;
  const lineOf = biriba.lineUnder("bw-kept");
  const formOf = (node) => node?.closest?.('.bw[data-widget="practice"]');
  const words = (form) => form.querySelector("[data-answered]").dataset;

  // ---- keeping

  let kept = ""; // how long what was answered last is remembered, where not for good
  let sent = NOTHING; // the list that Python saw last
  let pressed = null; // the button that asked last
  const list = () => read(NAME) ?? NOTHING;
  const add = (rule, right) => {
    let log;
    try { log = JSON.parse(list()); } catch { return; } // Python will say so
    if (!Array.isArray(log)) return;
    log.push([rule, Number(right), Math.floor(Date.now() / 1000)]);
    kept = write(NAME, JSON.stringify(log.slice(-MOST)));
  };

  // ---- what is sent along; an answer goes as it is, so that one given beforehand is found

  document.addEventListener("formdata", ({ target, formData }) => {
    if (!formOf(target)) return;
    pressed = formData.get("do");
    if (pressed === "answer") return;
    if (pressed === "forget") forget(NAME);
    sent = list();
    formData.append("log", sent);
    formData.append("now", String(Math.floor(Date.now() / 1000)));
    const place = formData.has("address") && history.state?.practice;
    if (place) formData.append("place", place);
  });
  document.addEventListener("click", (event) => {
    const form = formOf(event.target);
    if (!form) return;
    if (event.target.closest('button[value="print"]')) {
      event.preventDefault();
      window.print();
    }
    if (event.target.closest('button[value="forget"]') && !window.confirm(words(form).sure)) event.preventDefault();
  });

  // ---- what an answer brings

  const seen = new WeakMap(); // form → how many answers it has marked, and which question it shows
  const asked = (form) => form.querySelector('form[id$="-form-answer"]').id;
  const count = (form) => Number(words(form).answered.split(" ")[2]);
  const look = (form) => {
    const before = seen.get(form);
    seen.set(form, { marks: count(form), question: asked(form) });
    const [rule, right] = words(form).answered.split(" ");
    if ("aside" in words(form) && list() === sent) {
      setAside(NAME, sent);
      kept = write(NAME, NOTHING);
    }
    if (count(form) > before.marks) add(rule, right);
    if (kept) lineOf(form).textContent = words(form)[kept];
    const place = form.querySelector("[data-place]").dataset.place;
    history.replaceState({ ...history.state, practice: place }, "", location.href);
    for (const button of form.querySelectorAll('button[value="print"]')) button.hidden = false;
    // A new question stands further up than the button that brought it; one that came by itself pulls nobody there.
    if (before.question === asked(form) || !["next", "begin", "anew"].includes(pressed)) return;
    const heading = form.querySelector("h3");
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView({ block: "start" });
  };

  const ask = (form, name, value) => {
    const asking = document.createElement("form");
    const field = document.createElement("input");
    asking.method = "dialog";
    asking.hidden = true;
    field.type = "hidden";
    Object.assign(field, { name, value });
    asking.append(field);
    form.append(asking);
    asking.requestSubmit(); // page.js takes it from here
    asking.remove();
  };

  document.addEventListener("biriba:page", () => {
    const form = document.querySelector('.bw[data-widget="practice"]');
    if (!form || seen.has(form)) return;
    seen.set(form, { marks: count(form), question: asked(form) });
    lineOf(form); // there before it speaks, or it is not heard
    new MutationObserver(() => form.isConnected && look(form)).observe(form, { attributeFilter: ["data-state"] });
    const address = "#" + form.querySelector("[data-address]").dataset.address;
    if (location.hash === address && history.state?.practice) ask(form, "address", address); // back, or loaded again
    // Somebody who has been here before begins with what should come back.
    else if (!location.hash.startsWith("#s=") && list() !== NOTHING) ask(form, "do", "recall");
  });
})();
