// Where a reader of the course is: kept in this browser, brought back when the page is opened again; its address names
// the lesson, so that a lesson can be sent. What was done comes back whole only where the address names no other lesson.
(() => {
  "use strict";
  const NAME = "biriba-course";
  const { readRight, write } = biribaStore;
  const lessonOf = (state) => String(state.at).split(".")[0];
  const isState = (value) => typeof value?.at === "string";
  const formHere = () => document.querySelector('article .bw[data-widget="course"]');
  const asked = () => /^#l=([\w-]+)/.exec(location.hash)?.[1];

  const open = (form, lesson) => biriba.ask(form, "go", `#l=${lesson}`, { alone: true });

  const bring = (form) => {
    const lesson = asked(), stored = readRight(NAME, isState);
    if (!stored || (lesson && lesson !== lessonOf(JSON.parse(stored)))) return lesson && open(form, lesson);
    if (stored !== form.dataset.state) biriba.ask(form, "go", "stay", { alone: true, state: stored });
  };

  document.addEventListener("biriba:answered", ({ target: form }) => {
    if (form !== formHere()) return;
    write(NAME, form.dataset.state);
    history.replaceState(history.state, "", `#l=${lessonOf(JSON.parse(form.dataset.state))}`);
  });
  document.addEventListener("biriba:page", ({ detail }) => { if (formHere() && !detail?.kept) bring(formHere()); });
  window.addEventListener("hashchange", () => {
    const form = formHere(), lesson = asked();
    if (form && lesson && lesson !== lessonOf(JSON.parse(form.dataset.state))) open(form, lesson);
  });
})();
