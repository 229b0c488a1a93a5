// Search: a dialog on every page (opened by theme.js), and a page of its own. finding.js finds; it and the index are fetched
// when somebody asks.
const MOST = 20;
const language = () => (document.documentElement.lang === "fr" ? "fr" : "en"); // a visit may change it
const { on } = biriba;
const words = (key, values) => biriba.words(`search.${key}`, values);

// ---- finding

const loading = {};
const load = (edition = language()) => (loading[edition] ??= (async () => {
  const at = new URL(`../../${edition}/search/`, me.src);
  const [{ opened }, index] = await Promise.all([import(new URL("finding.js", at)), fetch(new URL("index.json", at))]);
  if (!index.ok) throw new Error(`${index.url}: ${index.status}`);
  return opened(await index.json());
})().catch((error) => { delete loading[edition]; throw error; }));

// The game of the page that is being read; who reads neither is told of Biriba in pairs first.
const reading = () => (/\/g(\d+)?-[^/]*$/.test(location.pathname) ? "greek-canasta" : "partnership");

// ---- showing

const make = (name, textContent = "") => biriba.make(name, { textContent });
const printed = (text) => text.replace(/[♠♥♦♣]/g, "$&\ufe0e");
// A line with what was asked marked in it.
const line = (pieces) => {
  const made = make("p");
  for (const [piece, meant] of pieces) made.append(meant ? make("mark", printed(piece)) : printed(piece));
  return made;
};
// Some words around the first that was asked; dots where the text goes on.
const excerpt = (pieces) => {
  const at = Math.max(0, pieces.findIndex(([, meant]) => meant));
  const [from, to] = [at > 16 ? at - 12 : 0, at + 36];
  const shown = pieces.slice(from, to);
  if (from) shown.unshift(["… ", false]);
  if (to < pieces.length) shown.push(["…", false]);
  return line(shown);
};
const row = (marked) => ({ document: { url, rule, game, title, page, sentence, text }, terms }) => {
  const link = make("a");
  link.href = new URL(`../../${language()}/${url}`, me.src);
  if (rule) link.append(make("b", rule), " ");
  link.append(printed(title));
  const made = make("li");
  made.append(link, make("span", [game && words(`game.${game}`), page !== title && printed(page)].filter(Boolean).join(" · ")));
  const [said, more] = [marked(sentence, terms), marked(text, terms)];
  if (sentence) made.append(line(said));
  if (!sentence || (!said.some(([, meant]) => meant) && more.some(([, meant]) => meant))) made.append(excerpt(more));
  return made;
};

let turn = 0;
const answer = async (box, typed) => {
  const mine = ++turn;
  const [said, list] = [box.querySelector("[role=status]"), box.querySelector("ol")];
  let rows = [], told = "";
  // The index has a way to come, over a slow line.
  const late = setTimeout(() => { if (mine === turn) said.textContent = words("asking"); }, 500);
  try {
    if (typed.trim()) {
      const { find, marked } = await load();
      const found = find(typed, reading());
      const many = found.length;
      rows = found.slice(0, MOST).map(row(marked));
      told = words(many > MOST ? "first" : many > 1 ? "some" : many ? "one" : "none", { found: many, shown: MOST, asked: typed.trim() });
    }
  } catch (error) {
    console.warn(error);
    told = words("failed");
  }
  clearTimeout(late);
  if (mine !== turn) return; // something else was typed meanwhile
  said.textContent = told;
  said.dataset.asked = typed;
  list.replaceChildren(...rows);
};

// ---- the reader

let pause = 0;
on("input", ".book-search", (box, { target }) => {
  clearTimeout(pause);
  pause = setTimeout(() => {
    answer(box, target.value);
    if (box.localName !== "dialog")
      history.replaceState(history.state, "", target.value ? `?q=${encodeURIComponent(target.value)}` : location.pathname);
  }, 120);
});
// Enter goes to the first find, which also puts a phone's keyboard away.
on("submit", ".book-search", async (box, event) => {
  event.preventDefault();
  clearTimeout(pause);
  await answer(box, box.querySelector("input").value);
  box.querySelector("ol a")?.focus();
});
on("keydown", ".book-search", (box, event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key], leaves = box.open && event.key === "Escape";
  if (!step && !leaves) return;
  event.preventDefault(); // Escape would only empty the field
  if (leaves) return box.close();
  const stops = [box.querySelector("input"), ...box.querySelectorAll("ol a")];
  stops[Math.max(0, Math.min(stops.length - 1, stops.indexOf(event.target) + step))].focus();
});
on("focusin", ".book-search", () => load().catch(() => { /* said when something is asked */ }));
document.addEventListener("biriba:page", ({ detail }) => {
  const here = document.querySelector("div.book-search"), field = here?.querySelector("input");
  if (!field || detail.kept) return;
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  answer(here, field.value);
  field.focus();
});
// A form's button that looks up what was typed there: hidden until here, as a notebook has no search.
document.addEventListener("biriba:answered", ({ target }) => {
  for (const button of target.querySelectorAll("[data-search]")) button.hidden = false;
});
on("click", "[data-search]", (button) => {
  const box = document.querySelector("dialog.book-search"), field = box.querySelector("input");
  field.value = button.dataset.search;
  answer(box, field.value);
  box.showModal();
  field.focus();
});
