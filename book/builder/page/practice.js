// The practice page's memory: what was answered, and when, kept in this browser only; Python is sent it with what it is
// asked, and says what should come back. Also the place in a series, for a reader who comes back.
// What the script has to know stands in the form as JSON (data-facts): `answered`, the rule of the question and whether
// it was answered rightly; `marks`, how many questions have been marked; `question`, which one is shown; `place`, where
// the reader is in the series; `unreadable`, whether Python could read what was sent.
const NAME = "biriba-practice";
const NOTHING = "[]";
const MOST = 400;
const LONGEST = 100 * MOST; // characters; four times what the longest list has
const { read, write, forget, setAside } = biribaStore;
const lineOf = biriba.lineUnder("bw-kept");
const formOf = (node) => node?.closest?.('.bw[data-widget="practice"]');
const words = (form) => form.querySelector("[data-facts]").dataset;
const factsOf = (form) => JSON.parse(words(form).facts);

// ---- keeping

let kept = ""; // how long what was answered last is remembered, where not for good
let sent = NOTHING; // the list that Python saw last
let pressed = null; // the button that asked last
const list = () => {
  const text = read(NAME) ?? NOTHING;
  if (text.length <= LONGEST) return text;
  setAside(NAME, text);
  return NOTHING;
};
const seconds = () => Math.floor(Date.now() / 1000);
const add = ([rule, right]) => {
  let log;
  try { log = JSON.parse(list()); } catch { return; } // Python will say so
  if (!Array.isArray(log)) return;
  log.push([rule, Number(right), seconds()]);
  kept = write(NAME, JSON.stringify(log.slice(-MOST)));
};

// ---- what is sent along; an answer goes as it is, so that one given beforehand is found

document.addEventListener("formdata", ({ target, formData }) => {
  if (!formOf(target)) return;
  pressed = formData.get("do");
  if (pressed === "answer") return;
  if (pressed === "forget") forget(NAME);
  sent = list();
  formData.append("log", sent);
  formData.append("now", String(seconds()));
  const place = formData.has("address") && history.state?.practice;
  if (place) formData.append("place", place);
});
biriba.on("click", '.bw[data-widget="practice"] button[value="forget"]', (button, event) => {
  if (!window.confirm(words(formOf(button)).sure)) event.preventDefault();
});

// ---- what an answer brings

const seen = new WeakMap(); // form → the facts of the face before
document.addEventListener("biriba:answered", ({ target: form }) => {
  if (!formOf(form)) return;
  const before = seen.get(form), facts = factsOf(form);
  seen.set(form, facts);
  if (facts.unreadable && list() === sent) {
    setAside(NAME, sent);
    kept = write(NAME, NOTHING);
  }
  if (facts.marks > before.marks) add(facts.answered);
  if (kept) lineOf(form).textContent = words(form)[kept];
  history.replaceState({ ...history.state, practice: JSON.stringify(facts.place) }, "", location.href);
  // A new question stands further up than the button that brought it; one that came by itself pulls nobody there.
  if (before.question === facts.question || !["next", "begin", "anew"].includes(pressed)) return;
  const heading = form.querySelector("h3");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "start" });
});

document.addEventListener("biriba:page", () => {
  const form = document.querySelector('.bw[data-widget="practice"]');
  if (!form || seen.has(form)) return;
  seen.set(form, factsOf(form));
  lineOf(form); // there before it speaks, or it is not heard
  const address = "#" + form.querySelector("[data-address]").dataset.address;
  if (location.hash === address && history.state?.practice) biriba.ask(form, "address", address); // back, or loaded again
  // Somebody who has been here before begins with what should come back.
  else if (!location.hash.startsWith("#s=") && list() !== NOTHING) biriba.ask(form, "do", "recall");
});
