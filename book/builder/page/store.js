// What the book keeps in this browser, as texts under names: for good, until the browser is closed ("session"), or for
// this visit alone ("visit"), whichever is granted. No storage, a full one and a broken one are all one here.
(() => {
  "use strict";
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
      store.setItem(name, text);
      return store.getItem(name) === text;
    }));
    for (const [, place] of PLACES.slice(at + 1)) attempt(place, (store) => store.removeItem(name));
    return PLACES[at][0];
  };
  const forget = (name) => void each((store) => store.removeItem(name));
  // Untouched, under another name; where there is no room for that it stays where it is.
  const setAside = (name, text) => void each((store) => {
    if (store.getItem(name) !== text) return;
    store.setItem(`${name}-unreadable`, text);
    store.removeItem(name);
  });
  // The text under a name; null if there is none, undefined if it was no JSON of the right shape and has been set aside.
  const readRight = (name, isRight) => {
    const text = read(name);
    if (text === null || holds(text, isRight)) return text;
    setAside(name, text);
    return undefined;
  };

  window.biribaStore = { read, readRight, write, forget, setAside };
})();
