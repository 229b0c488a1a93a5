// Offers the language that the browser prefers first. Remembers which one was chosen here, and takes a returning reader
// there at once.
// `index.html?choose` shows the choice again.
(() => {
  "use strict";
  const choices = [...document.querySelectorAll(".choice a")];
  const remembered = (() => { try { return localStorage.getItem("language"); } catch { return null; } })();
  const preferred = navigator.languages.map((language) => language.slice(0, 2)).find((language) => choices.some(({ hreflang }) => hreflang === language));
  const offers = [...document.querySelectorAll("div[lang]")], first = offers.find(({ lang }) => lang === preferred);
  if (first) offers[0].before(first);
  const known = choices.find((choice) => choice.hreflang === remembered && "home" in choice.dataset);
  if (known && location.search !== "?choose") location.replace(known.href);
  for (const choice of choices)
    choice.addEventListener("click", () => { try { localStorage.setItem("language", choice.hreflang); } catch { /* then not */ } });
})();
