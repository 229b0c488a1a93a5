// What has been solved, kept in this browser only: marks it on the quizzes, counts it on the home page.
(() => {
  "use strict";
  const NAME = "biriba-solved";
  const WORDS = {
    en: {
      solved: "✓ Solved.",
      session: "✓ Solved. This browser keeps it only until you close it.",
      visit: "✓ Solved. This browser keeps nothing, so it counts until you leave this page.",
    },
    fr: {
      solved: "✓ Résolu.",
      session: "✓ Résolu. Ce navigateur ne le garde que jusqu’à sa fermeture.",
      visit: "✓ Résolu. Ce navigateur ne garde rien\u202f: cela compte jusqu’à ce que vous quittiez la page.",
    },
  };

  // ---- keeping: for good, for this visit, or on this page alone, whichever the browser grants

  let kept = "solved"; // or "session", "visit": how long what was solved last is remembered
  let aside = false; // what was stored could not be read and lies beside, untouched
  const here = new Set();

  const stores = () => ["localStorage", "sessionStorage"].map((name) => {
    try { return window[name]; } catch { return null; }
  });
  const readable = (text) => {
    const found = JSON.parse(text ?? "[]");
    if (!Array.isArray(found) || !found.every((id) => typeof id === "string")) throw new TypeError(text);
    return found;
  };
  const read = () => {
    for (const store of stores()) {
      let text = null;
      try {
        text = store?.getItem(NAME) ?? null;
        for (const id of readable(text)) here.add(id);
      } catch {
        if (text === null) continue;
        aside = true;
        try { store.setItem(`${NAME}-unreadable`, text); store.removeItem(NAME); } catch { /* then it stays where it is */ }
      }
    }
  };
  const write = () => {
    const [local, session] = stores();
    for (const [store, how] of [[local, "solved"], [session, "session"]]) {
      try {
        store.setItem(NAME, JSON.stringify([...here]));
        kept = how;
        return;
      } catch { /* full or forbidden: the next one */ }
    }
    kept = "visit";
  };
  const forget = () => {
    here.clear();
    for (const store of stores())
      try { store?.removeItem(NAME); } catch { /* nothing was kept there */ }
  };

  // ---- the quizzes of a page

  const notes = new WeakMap(); // form → its line; after the form, for before it lie its answers
  const noteOf = (form) => {
    if (!notes.has(form)) {
      const line = document.createElement("p");
      line.className = "bw-solved";
      form.after(line);
      notes.set(form, line);
    }
    return notes.get(form);
  };
  const look = () => {
    const fresh = [...document.querySelectorAll('[data-quiz-id][data-solved="true"]')]
      .map((quiz) => quiz.dataset.quizId).filter((id) => !here.has(id));
    if (fresh.length) {
      read(); // another tab may have solved more
      for (const id of fresh) here.add(id);
      write();
    }
    for (const quiz of document.querySelectorAll(".bw [data-quiz-id]")) {
      const form = quiz.closest(".bw");
      if (!here.has(quiz.dataset.quizId) && !notes.has(form)) continue;
      const text = here.has(quiz.dataset.quizId) ? WORDS[JSON.parse(form.dataset.arguments).lang][kept] : "";
      if (noteOf(form).textContent !== text) noteOf(form).textContent = text;
    }
  };

  // ---- the home page

  const count = (list) => {
    for (const row of list.querySelectorAll("li")) {
      const ids = row.dataset.ids.split(" ");
      const solved = ids.filter((id) => here.has(id)).length;
      row.querySelector("span").textContent = row.dataset.words.replace("{n}", solved);
      row.toggleAttribute("data-done", solved === ids.length);
    }
    list.querySelector("button").hidden = !here.size;
    const line = list.querySelector(".bw-kept");
    const text = aside ? list.dataset.aside : kept === "solved" ? "" : list.dataset[kept];
    if (text) line.textContent = text;
  };
  const lists = () => document.querySelectorAll(".bw-progress");
  document.addEventListener("click", (event) => {
    const list = event.target.closest?.(".bw-progress button") && event.target.closest(".bw-progress");
    if (!list || !window.confirm(list.dataset.sure)) return;
    forget();
    aside = false;
    lists().forEach(count);
    const line = list.querySelector(".bw-kept");
    line.textContent = list.dataset.forgotten;
    line.tabIndex = -1;
    line.focus(); // the pressed button is gone
  });

  const start = () => {
    read();
    if (lists().length) {
      write(); // to know what the browser grants
      lists().forEach(count);
    }
    look();
    // Of every page of the visit: the body stays, its content changes.
    solving.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-solved"] });
  };
  const solving = new MutationObserver(look);
  document.addEventListener("biriba:page", start);
  // Another tab has solved or forgotten something, or the reader has come back to a page kept whole.
  const again = () => { here.clear(); read(); look(); lists().forEach(count); };
  window.addEventListener("storage", ({ key }) => { if (key === NAME || key === null) again(); });
  window.addEventListener("pageshow", ({ persisted }) => { if (persisted) again(); });
})();
