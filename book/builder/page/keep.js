// A form with a place marked data-keep is kept in this browser under that name: its state is written down after every
// answer and brought back when its page is opened again, in either language. The words to say come from Python.
(() => {
  "use strict";
  const { readRight, write, setAside } = biribaStore;
  const lineOf = biriba.lineUnder("bw-line");
  const isState = (value) => value?.constructor === Object;
  const placeOf = (form) => form.querySelector("[data-keep]");
  const say = (form, how) => {
    const words = how ? placeOf(form).dataset[how] : "";
    if (lineOf(form).textContent !== words) lineOf(form).textContent = words;
  };

  // Python shows the stored state.
  const bring = async (form) => {
    const stored = readRight(placeOf(form).dataset.keep, isState), before = form.dataset.state;
    say(form, stored === undefined ? "aside" : "");
    if (!stored || stored === before) return;
    form.dataset.state = stored;
    if (!(await biriba.askAlone(form, "go", "back"))) form.dataset.state = before;
  };

  document.addEventListener("biriba:answered", ({ target: form, detail: { before } }) => {
    const name = placeOf(form)?.dataset.keep;
    if (!name) return;
    if (form.querySelector(".bw-anew")) {
      setAside(name, before);
      say(form, "aside");
    } else say(form, write(name, form.dataset.state));
  });
  document.addEventListener("biriba:page", () => {
    for (const place of document.querySelectorAll(".bw [data-keep]")) bring(place.closest(".bw"));
  });
})();
