// Finding in the index of an edition: `opened(index)` gives `find(typed, game)`. MiniSearch (npm) looks the words up, forgives
// letters and weighs how rare a word is; what a player means by them is said in search_words.py and in the rulebook.
import MiniSearch from "./minisearch.js";

// A rule's sentence comes before prose, prose before the numbers; the engine's pages come last of all.
const WEIGHTS = { rule: 1.6, page: 1.2, prose: 0.7, data: 0.4, engine: 0.1 };
const OTHER_GAME = 0.75;
const FIELDS = { rule: 4, words: 5, title: 3, sentence: 2.5, text: 0.5, page: 0.3 };

const SUITS = { "♠": "spades?|piques?", "♥": "hearts?|c(?:œ|oe)urs?", "♦": "diamonds?|carreaux?", "♣": "clubs?|tr[eè]fles?" };
const CORNERS = { ace: "A", king: "K", queen: "Q", jack: "J", as: "A", roi: "R", dame: "D", valet: "V" };
const SPELT = ["two deux", "three trois", "four quatre", "five cinq", "six", "seven sept", "eight huit", "nine neuf", "ten dix"];
SPELT.forEach((names, place) => names.split(" ").forEach((name) => { CORNERS[name] = String(place + 2); }));
// A card is one word, however it is written: 10♥, "ten of hearts".
const RANK = `(^|\\s)(\\d+|${Object.keys(CORNERS).join("|")})\\s+(?:of|de)\\s+`;
const CARDS = Object.entries(SUITS).map(([sign, names]) => [sign, new RegExp(`${RANK}(?:${names})(?!\\p{L})`, "giu")]);
const cards = (text) => (/ (of|de) /i.test(text) ? CARDS.reduce((said, [sign, pattern]) => said.replace(pattern,
  (_, before, rank) => `${before}${CORNERS[rank.toLowerCase()] ?? rank}${sign}`), text) : text);

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe");
const plain = (text) => fold(cards(text.normalize("NFC").replace(/[\ufe0e\ufe0f]/g, "")))
  .replace(/(\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, "$1");
const split = (text) => text.split(/[^\p{L}\p{N}._♠♥♦♣]+/u).map((word) => word.replace(/^[._]+|[._]+$/g, "")).filter(Boolean);

// Enough of stemming for a small vocabulary, on words without accents: "closing" and "close" meet, « posées » and « poser ».
const STEMS = {
  en: (word) => word.replace(/ies$/, "y").replace(/(?<=..)(?<![suo])s$/, "").replace(/(?<=...)(?:ing|ed)$/, "")
    .replace(/([bdgklmnprt])\1$/, "$1").replace(/(?<=..)e$/, ""),
  fr: (word) => word.replace(/(?<=..)[sx]$/, "").replace(/(?<=...)(?:er|ez|ee?|ent|ant|ait)$/, ""),
};

// How many letters two words differ by: one left out, put in or changed, or two neighbours in each other's place.
const apart = (one, other) => {
  let before = [], last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      now[at] = Math.min(last[at] + 1, now[at - 1] + 1, last[at - 1] + !same);
      if (!same && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]) now[at] = Math.min(now[at], before[at - 2] + 1);
    }
    [before, last] = [last, now];
  }
  return last[other.length];
};

export const opened = ({ lang, documents, stop, same, games }) => {
  const stem = (word) => (/^\d+s$/.test(word) ? word.slice(0, -1) : /[\d♠♥♦♣]/.test(word) ? word : STEMS[lang](word));
  // What words stand for: one as it is written, one by its stem, several together by their stems.
  const exactly = new Map(), one = new Map(), several = new Map();
  const stems = (words) => words.map(stem).join(" ");
  for (const [first, ...others] of same.map((group) => group.map(fold)))
    for (const other of [...others, first]) {
      const words = split(other);
      if (words.length > 1) several.set(stems(words), first);
      else exactly.set(other, stem(first)), one.set(stem(other), stem(first));
    }
  const longest = new Map(); // how many words the longest phrase has that begins with a stem
  for (const phrase of several.keys()) {
    const words = phrase.split(" ");
    longest.set(words[0], Math.max(longest.get(words[0]) ?? 0, words.length));
  }
  const joined = (words) => {
    const made = [];
    for (let at = 0; at < words.length; at += 1) {
      let size = longest.get(stem(words[at])) ?? 1;
      while (size > 1 && !several.has(stems(words.slice(at, at + size)))) size -= 1;
      made.push(size > 1 ? several.get(stems(words.slice(at, at + size))) : words[at]);
      at += size - 1;
    }
    return made;
  };
  const stopped = new Set(stop.map(fold));
  const meanings = new Map();
  const meaning = (word) => {
    if (!meanings.has(word)) meanings.set(word, exactly.get(word) ?? one.get(stem(word)) ?? stem(word));
    return meanings.get(word);
  };
  const words = (text) => joined(split(plain(text)));
  const heavy = (several) => several.filter((word) => !stopped.has(word)).map(meaning);
  const terms = (text) => heavy(words(text));

  games = Object.fromEntries(Object.entries(games).map(([game, names]) => [game, new RegExp(names.join("|"), "iu")]));
  const known = new Set();
  const written = new Map(); // the book's words as they are written, and how often
  const write = (word) => written.set(word, (written.get(word) ?? 0) + 1);
  for (const word of [...stop, ...same.flat()].flatMap((phrase) => split(fold(phrase)))) write(word);
  const texts = documents.map((document, id) => ({ ...document, id }));
  // What players call it: as they write it, and its terms.
  const calls = texts.map(() => null);
  const called = (id) => (calls[id] ??= [...texts[id].words, texts[id].title]
    .map((phrase) => ({ said: split(plain(phrase)).join(" "), meant: new Set(terms(phrase)) })));
  const mini = new MiniSearch({
    fields: Object.keys(FIELDS),
    extractField: (document, field) => (field === "words" ? document.words.join(" | ") : document[field]),
    tokenize: (text) => {
      const found = split(plain(text));
      found.forEach(write);
      return joined(found);
    },
    // A word is found by itself too, so that one with a wrong letter leads to what it stands for.
    processTerm: (word) => [...new Set([stem(word), meaning(word)])].map((term) => (known.add(term), term)),
  });
  mini.addAll(texts);

  // A word with wrong letters is the book's word that is nearest to it, of several the commonest; one that is still being
  // typed is left as it is.
  const unfinished = (word) => word.length > 2 && [...written.keys()].some((one) => one.startsWith(word));
  const right = (word) => {
    if (written.has(word) || known.has(stem(word)) || /[\d♠♥♦♣]/.test(word) || unfinished(word)) return word;
    const most = word.length > 5 ? 2 : word.length > 3 ? 1 : 0;
    let [found, least] = [word, Infinity];
    for (const [one, often] of written) {
      if (Math.abs(one.length - word.length) > most || /[\d♠♥♦♣]/.test(one)) continue;
      const away = apart(word, one);
      if (away > most || (away > 1 && one[0] !== word[0])) continue;
      const weight = away + 1 / (1 + often);
      if (weight < least) [found, least] = [one, weight];
    }
    return found;
  };

  // The hits, the best first: `{document, terms}`, the terms as the index has them.
  const find = (question, reading) => {
    // A question that names a game is about that one.
    const named = Object.entries(games).find(([, name]) => name.test(question) && terms(question.replace(name, " ")).length);
    const [typed, game] = named ? [question.replace(named[1], " "), named[0]] : [question, reading];
    const corrected = split(plain(typed)).map(right), said = corrected.join(" ");
    const number = said.replace(/^(?:rule|regle) /, "").toUpperCase();
    const rightly = joined(corrected);
    const all = heavy(rightly);
    const asked = [...new Set(all.length ? all : rightly.map(meaning))];
    // A lone letter says nothing, nor does a lone digit beside words.
    const says = asked.length < 3 ? /./ : asked.some((term) => term.length > 1) ? /../ : /\d/;
    const found = mini.search(asked.join(" "), {
      boost: FIELDS,
      tokenize: (text) => text.split(" "),
      processTerm: (term) => term,
      prefix: (term) => !known.has(term) && term.length > 2,
      weights: { prefix: 0.6 },
      bm25: { k: 1.2, b: 0.4, d: 0.3 },
    }).filter(({ queryTerms }) => queryTerms.some((term) => says.test(term)));
    const many = new Map(asked.map((term) => [term, 0]));
    for (const { queryTerms } of found) for (const term of queryTerms) many.set(term, many.get(term) + 1);
    const rare = (term) => (many.get(term) ? Math.log(1 + documents.length / many.get(term)) : 0);
    const whole = asked.reduce((sum, term) => sum + rare(term), 0);
    // Who types a name of the program wants the engine, and who asks for its page; anybody else gets it last.
    const last = ({ kind }, fits) => (kind === "engine") * (/\w_\w/.test(typed) ? -1 : fits < 1);
    const hits = found.map(({ id, score, queryTerms, match }) => {
      const document = texts[id];
      const covered = queryTerms.reduce((sum, term) => sum + rare(term), 0) / whole;
      // How well one of the things that players call it fits the whole question.
      const fits = Math.max(0, ...called(id).map((phrase) => {
        if (phrase.said === said) return 2;
        const shared = [...phrase.meant].filter((term) => match[term]).length;
        return (2 * shared) / (phrase.meant.size + asked.length);
      }));
      const here = !document.game || document.game === game ? 1 : OTHER_GAME;
      const weight = WEIGHTS[document.kind] * here * score * covered ** 2.5 * (1 + 16 * fits ** 2);
      return { document, terms: Object.keys(match), weight, last: last(document, fits) };
    });
    const least = 0.01 * Math.max(0, ...hits.map(({ weight }) => weight));
    const exact = ({ document }) => document.rule === number;
    return hits.filter(({ weight }) => weight > least)
      .sort((a, b) => a.last - b.last || exact(b) - exact(a) || b.weight - a.weight);
  };
  // The pieces of a text, and which of them are meant by these terms: [["Move the ", false], ["joker", true]].
  const marked = (text, meant) => text.split(/([\p{L}\p{N}._♠♥♦♣\ufe0e]+)/u).filter(Boolean)
    .map((piece) => [piece, words(piece).map(meaning).some((term) => meant.includes(term))]);
  return { find, marked };
};
