// A form with a place marked data-keep is kept in this browser under that name: its state is written down after every
// answer and brought back when its page is opened again, in either language. The words to say come from Python.
(() => {
  "use strict";
  const visit = new Map(); // name → state, for as long as the page or the moving on from page to page lasts
  const brought = new Map(); // form → what it showed before its stored state was asked for, and that state
  const lines = new WeakMap(); // form → its line

  const stores = () => ["localStorage", "sessionStorage"].map((name) => {
    try { return window[name]; } catch { return null; }
  });
  const isState = (text) => {
    try { return JSON.parse(text)?.constructor === Object; } catch { return false; }
  };
  const setAside = (name, text) => {
    visit.delete(name);
    for (const store of stores()) {
      try {
        if (store.getItem(name) !== text) continue;
        store.setItem(`${name}-unreadable`, text);
        store.removeItem(name);
      } catch { /* then it stays where it is */ }
    }
  };
  const stored = (name) => {
    for (const store of stores()) {
      try {
        const text = store.getItem(name);
        if (text !== null) return text;
      } catch { /* the next one */ }
    }
    return visit.get(name) ?? null;
  };
  const write = (name, text) => {
    visit.set(name, text);
    const [local, session] = stores();
    for (const [store, how] of [[local, ""], [session, "session"]]) {
      try {
        store.setItem(name, text);
        return how;
      } catch { /* full or forbidden: the next one */ }
    }
    return "visit";
  };
  const say = (form, how) => {
    const words = how ? form.querySelector("[data-keep]").dataset[how] : "";
    if (!lines.has(form)) {
      const line = document.createElement("p");
      line.className = "bw-line";
      line.setAttribute("role", "status");
      form.after(line);
      lines.set(form, line);
    }
    if (lines.get(form).textContent !== words) lines.get(form).textContent = words;
  };

  // ---- bringing back: Python shows the stored state; until then the form waits, so that no tap goes to another deal

  const bring = (form) => {
    const name = form.querySelector("[data-keep]").dataset.keep;
    const text = stored(name);
    say(form, "");
    if (text === null || text === form.dataset.state) return;
    if (!isState(text)) {
      setAside(name, text);
      return say(form, "aside");
    }
    brought.set(form, { before: form.dataset.state, text });
    watching.disconnect();
    form.dataset.state = text;
    watch();
    const ask = document.createElement("form");
    ask.method = "dialog";
    ask.hidden = true;
    ask.innerHTML = '<button name="go" value="back"></button>';
    form.append(ask);
    ask.requestSubmit(ask.firstChild); // page.js takes it from here
    ask.remove();
    form.inert = true;
    form.setAttribute("aria-busy", "");
  };
  const giveUp = (form) => {
    watching.disconnect();
    form.dataset.state = brought.get(form).before;
    watch();
    brought.delete(form);
    form.inert = false;
  };

  const answered = (form) => {
    const place = form.querySelector("[data-keep]");
    if (!place) return;
    const was = brought.get(form);
    brought.delete(form);
    form.inert = false;
    if (was && form.querySelector(".bw-anew")) {
      setAside(place.dataset.keep, was.text);
      return say(form, "aside");
    }
    say(form, write(place.dataset.keep, form.dataset.state));
  };
  const watching = new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (!target.matches(".bw")) continue;
      if (attributeName === "data-state") answered(target);
      else if (brought.has(target) && !target.hasAttribute("aria-busy")) giveUp(target); // Python can't be had
    }
  });
  const watch = () => watching.observe(document, { subtree: true, attributeFilter: ["data-state", "aria-busy"] });

  const arrive = () => {
    for (const place of document.querySelectorAll(".bw [data-keep]")) bring(place.closest(".bw"));
  };
  watch();
  document.addEventListener("biriba:page", arrive);
})();
