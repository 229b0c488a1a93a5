// What the scripts of the pages share, for tests and for the curious too. Each script has a scope of its own and is given
// `me`, the element that brings them all (extension/__init__.py).

// Makes something of a key when it is first asked for.
const once = (made) => {
  const known = new WeakMap();
  return (key) => {
    if (!known.has(key)) known.set(key, made(key));
    return known.get(key);
  };
};
const make = (name, fields) => Object.assign(document.createElement(name), fields);
// Listens for what happens in elements that a page has now or later: `act(element, event)`.
const on = (type, selector, act) => document.addEventListener(type, (event) => {
  const found = event.target.closest?.(selector);
  if (found) act(found, event);
});
// When a page stands, and when a form of it has been answered.
const onFace = (act) => ["biriba:page", "biriba:answered"].forEach((type) => document.addEventListener(type, act));
// A line of text under a form, for one script to speak in.
const lineUnder = (className) => once((form) => {
  const line = make("p", { className });
  line.setAttribute("role", "status");
  form.after(line);
  return line;
});
// What is said already is not said again.
const tell = (line, text = "") => { if (line.textContent !== text) line.textContent = text; };
// What the scripts say (words.json), in the language of the page.
const words = (key, values = {}) =>
  biribaWords[key][document.documentElement.lang].replace(/\{(\w+)\}/g, (_, name) => values[name]);
// The place in the page that an address means; null for one that is written wrongly, too.
const placeOf = (hash) => {
  try { return document.getElementById(decodeURIComponent(hash.slice(1))); } catch { return null; }
};
const save = (name, text, type) => {
  const href = URL.createObjectURL(new Blob([text], { type }));
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
};
window.biriba = { lineUnder, make, on, onFace, once, placeOf, save, tell, words };
