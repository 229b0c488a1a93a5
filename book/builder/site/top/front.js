// Offers the language that the browser prefers first. Remembers which one was chosen here, and takes a returning reader
// there at once.
// `index.html?choose` shows the choice again.
(() => {
  "use strict";
  const choices = [...document.querySelectorAll(".choice a")];
  const remembered = (() => { try { return localStorage.getItem("language"); } catch { return null; } })();
  const preferred = navigator.languages.map((language) => language.slice(0, 2)).find((language) => choices.some(({ hreflang }) => hreflang === language));
  // The sentences and the links alike: those in the preferred language come first among their neighbours.
  for (const part of document.querySelectorAll(`main > [lang="${preferred}"], .choice > [lang="${preferred}"]`)) {
    const before = part.previousElementSibling;
    if (before?.lang && before.lang !== preferred) before.before(part);
  }
  const known = choices.find((choice) => choice.hreflang === remembered);
  if (known && location.search !== "?choose") location.replace(known.href);
  for (const choice of choices)
    choice.addEventListener("click", () => { try { localStorage.setItem("language", choice.hreflang); } catch { /* then not */ } });
})();
