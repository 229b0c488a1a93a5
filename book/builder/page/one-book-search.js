// In the one bilingual book Sphinx searches both languages: only pages in the reader's are shown.
(() => {
  "use strict";
  const all = Search._performSearch;
  const mine = `book/${document.documentElement.lang}/`;
  Search._performSearch = (...asked) => all(...asked).filter(([page]) => page.startsWith(mine));
})();
