// Finding in the index of an edition: `opened(index)` gives `find(typed, game)`. MiniSearch (npm) looks the words up, forgives
// letters and weighs how rare a word is; what a player means by them is said in search_words.py and in the rulebook.
import MiniSearch from "./minisearch.js";

// A rule's sentence comes before prose, prose before the numbers; the engine's pages come last of all.
const WEIGHTS = { rule: 1.6, page: 1.2, prose: 0.7, data: 0.4, engine: 0.1 };
const OTHER_GAME = 0.75;
const FIELDS = { rule: 4, words: 5, title: 3, sentence: 2.5, text: 0.5, page: 0.3 };

const fold = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/œ/g, "oe");
const plain = (text) => fold(text.replace(/[\ufe0e\ufe0f]/g, "")).replace(/(\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, "$1");
const split = (text) => text.split(/[^\p{L}\p{N}._♠♥♦♣]+/u).map((word) => word.replace(/^[._]+|[._]+$/g, "")).filter(Boolean);

// Enough of stemming for a small vocabulary, on words without accents: "closing" and "close" meet, « posées » and « poser ».
const STEMS = {
  en: (word) => word.replace(/ies$/, "y").replace(/(?<=..)(?<![suo])s$/, "").replace(/(?<=...)(?:ing|ed)$/, "")
    .replace(/([bdgklmnprt])\1$/, "$1").replace(/(?<=..)e$/, ""),
  fr: (word) => word.replace(/(?<=..)[sx]$/, "").replace(/(?<=...)(?:er|ez|ee?|ent|ant|ait)$/, ""),
};

const letters = (word) => [...word].sort().join("");

export const opened = ({ lang, documents, stop, same, games }) => {
  const stem = (word) => (/^\d+s$/.test(word) ? word.slice(0, -1) : /[\d♠♥♦♣]/.test(word) ? word : STEMS[lang](word));
  const stems = (words) => words.map(stem).join(" ");
  // What words stand for: one as it is written, one by its stem, several together (a card's name, too) by their stems.
  const exactly = new Map(), meant = new Map();
  for (const [first, ...others] of same.map((group) => group.map(fold)))
    for (const other of [...others, first]) {
      const words = split(other), isOne = words.length < 2;
      if (isOne) exactly.set(other, stem(first));
      meant.set(stems(words), isOne ? stem(first) : first);
    }
  const longest = Math.max(...[...meant.keys()].map((phrase) => phrase.split(" ").length));
  const joined = (words) => {
    const made = [];
    for (let at = 0, size; at < words.length; at += size) {
      size = Math.min(longest, words.length - at);
      while (size > 1 && !meant.has(stems(words.slice(at, at + size)))) size -= 1;
      made.push(size > 1 ? meant.get(stems(words.slice(at, at + size))) : words[at]);
    }
    return made;
  };
  const stopped = new Set(stop.map(fold));
  const meaning = (word) => exactly.get(word) ?? meant.get(stem(word)) ?? stem(word);
  const words = (text) => joined(split(plain(text)));
  const heavy = (several) => several.filter((word) => !stopped.has(word)).map(meaning);
  const terms = (text) => heavy(words(text));

  games = Object.fromEntries(Object.entries(games).map(([game, names]) => [game, new RegExp(names.join("|"), "iu")]));
  const known = new Set();
  const written = new Map(); // the book's words as they are written, and how often
  const write = (word) => written.set(word, (written.get(word) ?? 0) + 1);
  for (const word of [...stop, ...same.flat()].flatMap((phrase) => split(fold(phrase)))) write(word);
  // What players call each: as they write it, and its terms.
  const called = documents.map((document) => [...document.words, document.title]
    .map((phrase) => ({ said: split(plain(phrase)).join(" "), meant: [...new Set(terms(phrase))] })));
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
  mini.addAll(documents.map((document, id) => ({ ...document, id })));

  // A word with wrong letters is the book's word that is nearest to it, of several the commonest; one that is still being
  // typed is left as it is. Two neighbours in each other's place are two wrong letters to MiniSearch.
  const isSign = (word) => /[\d♠♥♦♣]/.test(word);
  const spelling = new MiniSearch({ fields: ["word"], idField: "word", tokenize: (word) => [word] });
  spelling.addAll([...written.keys()].filter((word) => !isSign(word)).map((word) => ({ word })));
  const nearest = (word, most) => spelling.search(word, {
    fuzzy: most,
    filter: ({ id }) => most < 2 || (id[0] === word[0] && (word.length > 5 || letters(id) === letters(word))),
    boostDocument: (id) => 1 + 0.03 * Math.log(written.get(id)),
    bm25: { k: 0, b: 0, d: 0 },
  })[0]?.id;
  const right = (word) => {
    if (word.length < 4 || isSign(word) || written.has(word) || known.has(stem(word))) return word;
    const isBegun = [...written.keys()].some((one) => one.startsWith(word));
    return (!isBegun && (nearest(word, 1) ?? nearest(word, 2))) || word;
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
      const document = documents[id];
      const covered = queryTerms.reduce((sum, term) => sum + rare(term), 0) / whole;
      // How well one of the things that players call it fits the whole question.
      const fits = Math.max(0, ...called[id].map((phrase) => {
        if (phrase.said === said) return 2;
        const shared = phrase.meant.filter((term) => match[term]).length;
        return (2 * shared) / (phrase.meant.length + asked.length);
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
