// Where a reader of the course is: kept in this browser, brought back when the page is opened again; its address names
// the lesson, so that a lesson can be sent. What was done comes back whole only where the address names no other lesson.
(() => {
  "use strict";
  const NAME = "biriba-course";
  const { readRight, write, setAside } = biribaStore;
  const lineOf = biriba.lineUnder("bw-line");
  const lessonOf = (state) => String(state.at).split(".")[0];
  const isState = (value) => typeof value?.at === "string";
  const formHere = () => document.querySelector('article .bw[data-widget="course"]');
  const asked = () => /^#l=([\w-]+)/.exec(location.hash)?.[1];

  let opening = false; // the reader goes to another lesson, whatever is kept
  const open = (form, lesson) => {
    opening = true;
    biriba.ask(form, "go", `#l=${lesson}`, { alone: true });
  };
  const show = (form, stored) => biriba.ask(form, "go", "stay", { alone: true, state: stored });

  const bring = (form) => {
    const lesson = asked(), stored = readRight(NAME, isState);
    if (!stored || (lesson && lesson !== lessonOf(JSON.parse(stored)))) return lesson && open(form, lesson);
    if (stored !== form.dataset.state) show(form, stored);
  };
  // Where another window has gone on, this one follows it.
  const follow = () => {
    const form = formHere(), stored = form && readRight(NAME, isState);
    if (stored && stored !== form.dataset.state && !document.hidden) show(form, stored);
  };

  document.addEventListener("biriba:answered", async ({ target: form, detail: { before } }) => {
    if (form !== formHere()) return;
    const { state } = form.dataset, stored = readRight(NAME, isState), gone = stored && stored !== before && !opening;
    opening = false;
    if (form.querySelector(".bw-anew")) setAside(NAME, before);
    else if (gone && stored !== state) return void (await show(form, stored) && (lineOf(form).textContent = biriba.words("elsewhere")));
    else write(NAME, state);
    lineOf(form).textContent = "";
    history.replaceState(history.state, "", `#l=${lessonOf(JSON.parse(state))}`);
  });
  document.addEventListener("biriba:page", ({ detail }) => {
    if (formHere()) detail?.kept ? follow() : bring(formHere());
  });
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) follow(); });
  for (const [target, type] of [[window, "storage"], [document, "visibilitychange"]]) target.addEventListener(type, follow);
  window.addEventListener("hashchange", () => {
    const form = formHere(), lesson = asked();
    if (form && lesson && lesson !== lessonOf(JSON.parse(form.dataset.state))) open(form, lesson);
  });
})();
