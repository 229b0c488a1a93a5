// Remembers which language was chosen here, and takes a returning reader there at once.
// `index.html?choose` shows the choice again.
(() => {
  "use strict";
  const choices = [...document.querySelectorAll(".choice a")];
  const remembered = (() => { try { return localStorage.getItem("language"); } catch { return null; } })();
  const known = choices.find((choice) => choice.hreflang === remembered);
  if (known && location.search !== "?choose") location.replace(known.href);
  for (const choice of choices)
    choice.addEventListener("click", () => { try { localStorage.setItem("language", choice.hreflang); } catch { /* then not */ } });
})();
