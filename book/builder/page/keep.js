// A form with a place marked data-keep is kept in this browser under that name: its state is written down after every
// answer and brought back when its page is opened again, in either language. The words to say come from Python.
(() => {
  "use strict";
  const { readRight, write, setAside } = biribaStore;
  const lineOf = biriba.lineUnder("bw-line");
  const brought = new Map(); // form → the state it showed before its stored one was asked for
  const isState = (value) => value?.constructor === Object;
  const say = (form, how) => {
    const words = how ? form.querySelector("[data-keep]").dataset[how] : "";
    if (lineOf(form).textContent !== words) lineOf(form).textContent = words;
  };

  // ---- bringing back: Python shows the stored state

  const bring = (form) => {
    const name = form.querySelector("[data-keep]").dataset.keep;
    const text = readRight(name, isState);
    say(form, text === undefined ? "aside" : "");
    if (!text || text === form.dataset.state) return;
    brought.set(form, form.dataset.state);
    watching.disconnect();
    form.dataset.state = text;
    watch();
    biriba.ask(form, "go", "back");
  };
  const giveUp = (form) => {
    watching.disconnect();
    form.dataset.state = brought.get(form);
    watch();
    brought.delete(form);
    form.inert = false;
  };

  const answered = (form, before) => {
    const place = form.querySelector("[data-keep]");
    if (!place) return;
    brought.delete(form);
    form.inert = false;
    if (form.querySelector(".bw-anew")) {
      setAside(place.dataset.keep, before);
      return say(form, "aside");
    }
    say(form, write(place.dataset.keep, form.dataset.state));
  };
  const watching = new MutationObserver((changes) => {
    for (const { target, attributeName, oldValue } of changes) {
      if (!target.matches(".bw")) continue;
      if (attributeName === "data-state") answered(target, oldValue);
      else if (brought.has(target) && !target.hasAttribute("aria-busy")) giveUp(target); // Python can't be had
    }
  });
  const watch = () => watching.observe(document, { subtree: true, attributeOldValue: true, attributeFilter: ["data-state", "aria-busy"] });

  const arrive = () => {
    for (const place of document.querySelectorAll(".bw [data-keep]")) bring(place.closest(".bw"));
  };
  watch();
  document.addEventListener("biriba:page", arrive);
})();
