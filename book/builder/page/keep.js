// A form with a place marked data-keep is kept in this browser under that name: its state is written down after every
// answer and brought back when its page is opened again, in either language. Where another window has gone on from the
// state that was asked about, this one follows it and writes nothing. The words to say come from Python.
// data-opens beside it is the mark of an address (m=) that the form reads into what is kept.
(() => {
  "use strict";
  const { readRight, write, setAside } = biribaStore;
  const lineOf = biriba.lineUnder("bw-line");
  const isState = (value) => value?.constructor === Object;
  const placeOf = (form) => form.querySelector("[data-keep]");
  const say = (form, words) => { if (lineOf(form).textContent !== words) lineOf(form).textContent = words; };
  const sayHow = (form, how) => say(form, how ? placeOf(form).dataset[how] : "");

  // The table that a page is made with is covered until it is known whether another one was left (page.css).
  const show = (form) => {
    form.toggleAttribute("data-here", true);
    form.toggleAttribute("data-bringing", false);
  };

  // Python shows the stored state.
  const bring = async (form, words) => {
    const { keep, opens } = placeOf(form).dataset, sent = opens && location.hash.startsWith("#" + opens);
    const stored = readRight(keep, isState);
    if (stored === undefined) sayHow(form, "aside");
    if (!sent && (!stored || stored === form.dataset.state)) return show(form);
    const asked = sent ? ["address", location.hash] : ["go", "back"];
    form.toggleAttribute("data-bringing", true);
    const shown = await biriba.ask(form, ...asked, { alone: true, state: stored ?? undefined });
    show(form);
    // What has been read is kept: a reload goes on from there.
    if (shown && sent) history.replaceState(history.state, "", location.pathname + location.search);
    else if (shown && words) say(form, words);
  };

  document.addEventListener("biriba:answered", ({ target: form, detail: { before } }) => {
    const name = placeOf(form)?.dataset.keep;
    if (!name) return;
    const stored = readRight(name, isState);
    if (form.querySelector(".bw-anew")) {
      setAside(name, before);
      sayHow(form, "aside");
    } else if (!stored || stored === before) sayHow(form, write(name, form.dataset.state));
    else bring(form, biriba.words("elsewhere"));
  });
  const look = () => {
    for (const place of document.querySelectorAll(".bw [data-keep]")) bring(place.closest(".bw"));
  };
  document.addEventListener("biriba:page", look);
  window.addEventListener("hashchange", look);
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) look(); });
  for (const [target, type] of [[window, "storage"], [document, "visibilitychange"]])
    target.addEventListener(type, () => { if (!document.hidden) look(); });
})();
