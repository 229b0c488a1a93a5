// Search: a dialog on every page, and a page of its own. The index is Pagefind's; it is fetched when somebody asks.
(() => {
  "use strict";
  const me = document.currentScript;
  const MOST = 20;
  const language = () => (document.documentElement.lang === "fr" ? "fr" : "en"); // a visit may change it
  const words = (key, values) => biriba.words(`search.${key}`, values);

  // ---- what was typed, as the index has it

  const SUITS = { "♠": "spades?|piques?", "♥": "hearts?|c(?:œ|oe)urs?", "♦": "diamonds?|carreaux?", "♣": "clubs?|tr[eè]fles?" };
  const CORNERS = { ace: "A", king: "K", queen: "Q", jack: "J", as: "A", roi: "R", dame: "D", valet: "V" };
  const SPELT = ["two deux", "three trois", "four quatre", "five cinq", "six", "seven sept", "eight huit", "nine neuf", "ten dix"];
  SPELT.forEach((names, place) => names.split(" ").forEach((name) => { CORNERS[name] = String(place + 2); }));
  const card = (text) => Object.entries(SUITS).reduce((said, [sign, names]) => said.replace(
    new RegExp(`(^|\\s)(\\d+|${Object.keys(CORNERS).join("|")})\\s+(?:of|de)\\s+(?:${names})(?!\\p{L})`, "giu"),
    (_, before, rank) => `${before}${CORNERS[rank.toLowerCase()] ?? rank}${sign}`), text);
  const asIndexed = (text) => {
    // « Rule 3.11 » is the rule 3.11, whose own sentence does not say the word.
    const asked = card(text.normalize("NFC").replace(/[\ufe0e\ufe0f]/g, "").trim()).replace(/(^|\s)(?:rule|r[eè]gle)\s+(?=g?\d+\.\d)/giu, "$1");
    // In French the index has « l’ » apart from its word.
    return language() === "fr" ? asked.replace(/\S*['’](?=\S)/g, "") : asked;
  };
  const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe");
  const split = (text) => fold(text).split(/[^\p{L}\p{N}.♠♥♦♣]+/u).map((word) => word.replace(/^\.+|\.+$/g, "")).filter(Boolean);

  // Where Pagefind knows no such word it tries the word's first letters, down to one: such finds are none.
  const holds = (there, asked) => split(asked).every((one) => {
    const start = /[\d♠♥♦♣]/.test(one) ? one : one.slice(0, Math.max(3, Math.ceil(one.length * 0.6)));
    return there.some((word) => word.startsWith(start) || (one.length === 1 && word.endsWith(one)));
  });

  // ---- finding

  const loading = {};
  const load = (edition = language()) => (loading[edition] ??= import(new URL(`../../${edition}/pagefind/pagefind.js`, me.src))
    .then(async (pagefind) => {
      await pagefind.options({ excerptLength: 24, ranking: { pageLength: 0.2 } });
      await pagefind.init();
      return pagefind;
    })
    .catch((error) => { delete loading[edition]; throw error; }));

  const find = async (typed) => {
    const pagefind = await load();
    const asked = asIndexed(typed);
    const best = new Map();
    // The index tells œ from oe, a keyboard often does not.
    for (const form of new Set([asked, asked.replace(/oe/gi, "œ")]))
      for (const result of (await pagefind.search(form)).results)
        if (!(best.get(result.id)?.score >= result.score)) best.set(result.id, result);
    const all = await Promise.all([...best.values()].map(async ({ score, data }) => ({ score, ...(await data()) })));
    const number = asked.toUpperCase();
    // Who asks in the game's words wants the game before the engine's functions.
    const weight = ({ score, meta, url }) => (meta.rule === number ? 1000 : meta.rule ? 1.5 : /\/api\.html/.test(url) ? 0.1 : 1) * score;
    return all.filter(({ raw_content, meta }) => holds(split(`${meta.rule ?? ""} ${meta.title} ${raw_content}`), asked))
      .sort((a, b) => weight(b) - weight(a));
  };

  // ---- showing

  const make = (name, text = "") => Object.assign(document.createElement(name), { textContent: text });
  // As it is printed: « l’ » joined to its word, and no coloured pictures for suits.
  const printed = (text) => (language() === "fr" ? text.replace(/’(<\/mark>)? /g, "’$1") : text).replace(/[♠♥♦♣]/g, "$&\ufe0e");
  // Only text and marks are taken over from what the index says; an excerpt that stops within a sentence shows it.
  const marked = (excerpt) => {
    const line = make("p");
    const whole = printed(excerpt).replace(/^[\s:;,.!?)»]+/, "").replace(/ \S*’$/, "").replace(/([^.!?])$/, "$1…");
    for (const piece of new DOMParser().parseFromString(whole, "text/html").body.childNodes)
      line.append(piece.nodeName === "MARK" ? make("mark", piece.textContent) : piece.textContent);
    return line;
  };
  const row = ({ url, meta, excerpt }) => {
    const link = make("a");
    link.href = url;
    if (meta.rule) link.append(make("b", meta.rule), " ");
    link.append(printed(meta.title));
    const made = make("li");
    made.append(link);
    if (meta.page !== meta.title) made.append(make("span", printed(meta.page)));
    made.append(marked(excerpt));
    return made;
  };

  let turn = 0;
  const answer = async (box, typed) => {
    const mine = ++turn;
    const [said, list] = [box.querySelector("[role=status]"), box.querySelector("ol")];
    let found = [], line = "";
    // The index has a way to come, over a slow line.
    const late = setTimeout(() => { if (mine === turn) said.textContent = words("asking"); }, 500);
    try {
      if (asIndexed(typed)) {
        found = await find(typed);
        const many = found.length;
        line = words(many > MOST ? "first" : many > 1 ? "some" : many ? "one" : "none", { found: many, shown: MOST, asked: typed.trim() });
      }
    } catch (error) {
      console.warn(error);
      line = words("failed");
    }
    clearTimeout(late);
    if (mine !== turn) return; // something else was typed meanwhile
    said.textContent = line;
    said.dataset.asked = typed;
    list.replaceChildren(...found.slice(0, MOST).map(row));
  };

  const fill = (box, name, more = "") => {
    box.innerHTML = `<form method="dialog" role="search"><label for="${name}">${words("label")}</label>
      <input type="search" class="form-control" id="${name}" placeholder="${words("hint")}" autocomplete="off"
        autocapitalize="off" spellcheck="false" enterkeyhint="search" maxlength="200">${more}</form>
      <p role="status"></p><ol></ol>`;
    return box.querySelector("input");
  };

  const dialog = () => {
    let box = document.getElementById("book-search");
    if (!box) {
      box = Object.assign(make("dialog"), { id: "book-search", className: "book-search", ariaLabel: words("label") });
      fill(box, "book-search-field", `<button type="button" class="btn">${words("close")}</button>`);
      document.body.append(box);
    }
    return box;
  };
  const open = (button) => {
    const box = dialog();
    if (!box.open) {
      box.showModal();
      if (button) box.addEventListener("close", () => button.focus({ preventScroll: true }), { once: true });
    }
    box.querySelector("input").select();
    load().catch(() => { /* said when something is asked */ });
  };

  // ---- the reader

  let pause = 0;
  document.addEventListener("input", ({ target }) => {
    const box = target.closest?.(".book-search");
    if (!box) return;
    clearTimeout(pause);
    pause = setTimeout(() => {
      answer(box, target.value);
      if (box.localName !== "dialog")
        history.replaceState(history.state, "", target.value ? `?q=${encodeURIComponent(target.value)}` : location.pathname);
    }, 120);
  });
  // Enter goes to the first find, which also puts a phone's keyboard away.
  document.addEventListener("submit", async (event) => {
    const box = event.target.closest?.(".book-search");
    if (!box) return;
    event.preventDefault();
    clearTimeout(pause);
    await answer(box, box.querySelector("input").value);
    box.querySelector("ol a")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    const button = target.closest?.(".search-button__button");
    if (button) return open(button);
    const box = target.closest?.("dialog.book-search");
    if (box && (target === box || target.closest("ol a, button"))) box.close();
  });
  document.addEventListener("keydown", (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k") {
      event.preventDefault();
      return open();
    }
    const box = event.target.closest?.(".book-search");
    if (box?.open && event.key === "Escape") {
      event.preventDefault(); // or it would only empty the field
      return box.close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!box || !step) return;
    event.preventDefault();
    const stops = [box.querySelector("input"), ...box.querySelectorAll("ol a")];
    stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(event.target) + step))].focus();
  });

  const start = () => {
    const here = document.querySelector("div.book-search:empty");
    if (!here) return;
    const field = fill(here, "search-field");
    field.value = new URLSearchParams(location.search).get("q") ?? "";
    answer(here, field.value);
    field.focus();
  };
  document.addEventListener("biriba:page", start);
})();
