// What the book keeps in this browser, as texts under names: for good, until the browser is closed ("session"), or for
// this visit alone ("visit"), whichever is granted. No storage, a full one and a broken one are all one here.
const visit = new Map();
const memory = {
  getItem: (name) => visit.get(name) ?? null,
  setItem: (name, text) => visit.set(name, text),
  removeItem: (name) => visit.delete(name),
};
// The longest-lived first. A text lies in a later place only while the earlier ones did not take it: the last is the newest.
const PLACES = [["", () => window.localStorage], ["session", () => window.sessionStorage], ["visit", () => memory]];
const attempt = (place, work) => {
  try { return work(place()) ?? null; } catch { return null; }
};
const each = (work) => PLACES.map(([, place]) => attempt(place, work));
const holds = (text, isRight) => {
  try { return isRight(JSON.parse(text)); } catch { return false; }
};

const read = (name) => each((store) => store.getItem(name)).findLast((text) => text !== null) ?? null;
// Tells how long it lasts: "", "session" or "visit".
const write = (name, text) => {
  const at = PLACES.findIndex(([, place]) => attempt(place, (store) => {
    if (isStuck(store, name)) return false;
    store.setItem(name, text);
    return store.getItem(name) === text;
  }));
  for (const [, place] of PLACES.slice(at + 1)) attempt(place, (store) => store.removeItem(name));
  return PLACES[at][0];
};
const forget = (name) => void each((store) => store.removeItem(name));

// ---- what can't be read

// A text that there was no room to set aside is noted, so that nothing is written over it, after a reload either.
const note = (name) => `${name}-stuck`;
const isStuck = (store, name) => store.getItem(name) !== null && store.getItem(name) === read(note(name));
// Where texts of a name lie aside, in the order in which they came: an earlier one is not written over either.
const beside = (name, number) => `${name}-unreadable${number ? `-${number + 1}` : ""}`;
const lying = (store, name) => {
  const keys = [];
  while (store.getItem(beside(name, keys.length)) !== null) keys.push(beside(name, keys.length));
  return keys;
};
// Untouched, under another name; where there is no room for that it stays where it is.
const setAside = (name, text) => void each((store) => {
  if (store.getItem(name) !== text) return;
  const keys = lying(store, name), free = beside(name, keys.length);
  try { store.setItem(keys.find((key) => store.getItem(key) === text) ?? free, text); } catch { return void write(note(name), text); }
  store.removeItem(name);
});
// All that lies aside under a name.
const allAside = (store, name) => [...isStuck(store, name) ? [name] : [], ...lying(store, name)];
const aside = (name) => each((store) => allAside(store, name).map((key) => store.getItem(key))).flatMap((texts) => texts ?? []);
const forgetAside = (name) => {
  each((store) => allAside(store, name).forEach((key) => store.removeItem(key)));
  forget(note(name));
};
// The text under a name; null if there is none, undefined if it was no JSON of the right shape and has been set aside.
const readRight = (name, isRight) => {
  const texts = each((store) => store.getItem(name));
  const right = texts.map((text) => text === null || (text !== read(note(name)) && holds(text, isRight)));
  texts.forEach((text, at) => { if (!right[at]) setAside(name, text); });
  const newest = texts.findLastIndex((text) => text !== null);
  return newest < 0 ? null : right[newest] ? texts[newest] : undefined;
};

window.biribaStore = { read, readRight, write, forget, setAside, aside, forgetAside };
