// The practice page's memory: what was answered, and when, kept in this browser only; Python is sent it with what it is
// asked, and says what should come back. Also the place in a series, for a reader who comes back, and printing.
(() => {
  "use strict";
  const NAME = "biriba-practice";
  const MOST = 400;
  const formOf = (node) => node?.closest?.('.bw[data-widget="practice"]');
  const words = (form) => form.querySelector("[data-answered]").dataset;

  // ---- keeping: for good, until the browser closes, or for this visit alone, whichever is granted

  let visit = "[]"; // when nothing is granted
  let kept = "";
  const stores = () => ["localStorage", "sessionStorage"].map((name) => {
    try { return window[name]; } catch { return null; }
  });
  const read = () => {
    for (const store of stores())
      try {
        const text = store?.getItem(NAME);
        if (text) return text;
      } catch { /* the next one */ }
    return visit;
  };
  const write = (text) => {
    visit = text;
    const [local, session] = stores();
    for (const [store, how] of [[local, ""], [session, "session"]])
      try {
        store.setItem(NAME, text);
        kept = how;
        return;
      } catch { /* full or forbidden: the next one */ }
    kept = "visit";
  };
  const forget = (aside) => {
    for (const store of stores())
      try {
        const text = store?.getItem(NAME);
        if (aside && text) store.setItem(`${NAME}-unreadable`, text);
        store?.removeItem(NAME);
      } catch { /* nothing was kept there */ }
    visit = "[]";
  };
  const add = (rule, right) => {
    let log;
    try { log = JSON.parse(read()); } catch { return; } // Python will say so
    if (!Array.isArray(log)) return;
    log.push([rule, Number(right), Math.floor(Date.now() / 1000)]);
    write(JSON.stringify(log.slice(-MOST)));
  };

  // ---- what is sent along; an answer goes as it is, so that one given beforehand is found

  document.addEventListener("formdata", ({ target, formData }) => {
    if (!formOf(target) || formData.get("do") === "answer") return;
    if (formData.get("do") === "forget") forget(false);
    formData.append("log", read());
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
  const lines = new WeakMap(); // form → its line
  const say = (form, text) => {
    if (!lines.has(form)) {
      const line = document.createElement("p");
      line.className = "bw-kept";
      line.setAttribute("role", "status");
      form.after(line);
      lines.set(form, line);
    }
    lines.get(form).textContent = text;
  };
  const look = (form) => {
    const before = seen.get(form);
    seen.set(form, { marks: count(form), question: asked(form) });
    const [rule, right] = words(form).answered.split(" ");
    if ("aside" in words(form)) forget(true);
    if (count(form) > before.marks) add(rule, right);
    if (kept) say(form, words(form)[kept]);
    const place = form.querySelector("[data-place]").dataset.place;
    history.replaceState({ ...history.state, practice: place }, "", location.href);
    for (const button of form.querySelectorAll('button[value="print"]')) button.hidden = false;
    // A new question stands further up than the button that brought it.
    if (before.question === asked(form)) return;
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
    new MutationObserver(() => form.isConnected && look(form)).observe(form, { attributeFilter: ["data-state"] });
    const address = "#" + form.querySelector("[data-address]").dataset.address;
    if (location.hash === address && history.state?.practice) ask(form, "address", address); // back, or loaded again
    // Somebody who has been here before begins with what should come back.
    else if (!location.hash.startsWith("#s=") && read() !== "[]") ask(form, "do", "recall");
  });
})();
