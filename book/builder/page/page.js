// The page's side of a form: finds what was submitted, answers it from what the page ships or asks Python, and puts
// the answer in place. What the reader has done is in the page alone (data-state), so that a lost worker loses nothing.
const { lineUnder, make, on, once, words } = biriba;
const pythonAt = me.dataset.python && new URL(me.dataset.python, me.src).href;

// Milliseconds without progress after which a worker counts as lost, and the cause that is told: while its files arrive,
// in each step of the start after that, until it has taken a submission, and until it has answered it (some 20 ms).
const LIMITS = { files: [15000, "network"], python: [30000, "memory"], taken: [2000, "silent"], answer: [6000, "silent"] };
const LONGEST_PAUSE = 60; // seconds between two starts

// ---- in the page

// What a page answers without Python (book/builder/replies.py), in the page or in a file beside it.
const unpack = async (block) => {
  if (!block.dataset.at) return JSON.parse(block.textContent);
  const found = await fetch(new URL(block.dataset.at, document.baseURI), { priority: "low" });
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  return found.json();
};
const shipped = once((block) => unpack(block).catch((problem) => (console.warn(String(problem)), { forms: {} })));
const repliesOf = once(async (form) => {
  const block = document.querySelector("script.bw-replies");
  const { forms, states, parts, answers } = block ? await shipped(block) : { forms: {} };
  const own = forms[form.dataset.widget + "\n" + form.dataset.arguments] ?? {};
  return (state, pairs) => {
    const [after, ...made] = answers?.[own[states.indexOf(state)]?.[nameOf(pairs)]] ?? [];
    return after === undefined ? null : [states[after], made.map((part) => parts[part]).join("")];
  };
});
const lineOf = lineUnder("bw-line");
const say = (form, key) => {
  const line = lineOf(form);
  line.textContent = key ? words(key) : "";
  line.toggleAttribute("data-now", !!key);
  form.toggleAttribute("aria-busy", key === "starting" || key === "again");
};

// As Python sorts them; the name of a field has no sign that comes before a comma.
const nameOf = (pairs) => JSON.stringify([...pairs].sort());

// Python's links lead to notebooks; the pages made of them have the same names.
document.addEventListener("biriba:answered", ({ target: form }) => {
  for (const link of form.querySelectorAll('a[href*=".ipynb"]'))
    link.setAttribute("href", link.getAttribute("href").replace(/\.ipynb(#cell-id=)?/, (_, place) => ".html" + (place ? "#" : "")));
  for (const button of form.querySelectorAll('button[value="print"]')) button.hidden = false;
  form.inert = false;
  say(form, "");
});
// Printing is the browser's, so its buttons stay hidden where no script runs.
on("click", '.bw button[value="print"]', (_, event) => {
  event.preventDefault();
  window.print();
});

// ---- Python, in its worker: none → starting → ready ⇄ asked; from each of them back to none, and there again later

const waiting = new Map(); // form → its latest submission that has no answer yet; `settle` tells who asked
let worker = null, ready = false, asked = null, number = 0;
let losses = 0; // since Python was last ready
let timer = 0; // while there is a worker: until it counts as lost; without one: until the next start
const after = (milliseconds, work) => {
  clearTimeout(timer);
  timer = setTimeout(work, milliseconds);
};
const expect = (step) => after(LIMITS[step][0], () => lose(LIMITS[step][1]));

const widgetsHere = () => [...new Set([...document.querySelectorAll(".bw")].map((form) => form.dataset.widget))];
// What no waiting changes.
const hindrance = () => {
  if (location.protocol === "file:") return pythonAt ? "file" : "absent";
  if (!pythonAt) return "absent";
  if (window.origin === "null") return "frame";
  return window.Worker && window.WebAssembly && window.DecompressionStream ? "" : "old";
};
const start = () => {
  if (worker) return;
  const cause = hindrance();
  if (cause) return tell(cause);
  const mine = worker = new Worker(new URL("worker.js", me.src), { type: "module" });
  worker.onmessage = ({ data }) => { if (worker === mine) hear(data); };
  worker.onerror = (event) => {
    event.preventDefault();
    if (worker === mine) lose(navigator.onLine ? "missing" : "network");
  };
  worker.postMessage({ pythonAt, widgets: widgetsHere() });
  expect("files");
};
// Where the start is tried again, a form that waits for what was kept stays shut: a tap would go to another deal.
const tell = (cause, again) => {
  for (const [form, submission] of waiting)
    if (again && submission.alone) say(form, cause);
    else fail(form, submission, cause);
};
const fail = (form, submission, cause) => {
  form.inert = false;
  say(form, cause);
  submission.settle(false);
};
// The first time Python is started again at once, then later and later; a submission stays until it has its answer.
const lose = (cause) => {
  worker.terminate();
  worker = null;
  ready = false;
  losses += 1;
  if (asked) {
    const { form, submission } = asked;
    asked = null;
    submission.tries += 1;
    if (submission.tries > 1) fail(form, submission, "silent"); // it has cost two workers
    else if (waiting.has(form)) submission.settle(false);
    else waiting.set(form, submission);
  }
  if (losses > 1) tell(cause, true);
  else for (const form of waiting.keys()) say(form, "again");
  after(losses > 1 ? Math.min(2 ** losses, LONGEST_PAUSE) * 1000 : 0, () => { if (waiting.size) start(); });
};
const hear = (message) => {
  if (message.failed) return console.warn(message.error), lose(message.failed);
  if (message.step) return expect(message.step);
  clearTimeout(timer);
  if (message.ready) {
    ready = true;
    losses = 0;
  } else if (message.number === asked?.number) {
    const { form, submission } = asked;
    asked = null;
    if (message.answer) {
      const [state, html, notice] = message.answer;
      biribaForm.show(form, submission, [state, html.replaceAll("\ufe0e", ""), notice]); // see extension/forms.py: in_colour
      submission.settle(true);
    } else {
      console.error(message.error);
      fail(form, submission, "silent");
    }
  }
  next();
};
const next = () => {
  if (!ready || asked || !waiting.size) return;
  const [form, submission] = waiting.entries().next().value;
  waiting.delete(form);
  asked = { form, submission, number: ++number };
  const { widget, arguments: given, state } = form.dataset;
  worker.postMessage({ number, widget, given, state: submission.state ?? state, pairs: JSON.stringify(submission.pairs) });
  expect("taken");
};
window.addEventListener("online", () => { if (waiting.size) start(); });

// ---- the reader

// Resolves when the form has its answer (true), or when it will come late or never (false).
const answer = async (form, sent) => {
  const prepared = (await repliesOf(form))(sent.state ?? form.dataset.state, sent.pairs);
  waiting.get(form)?.settle(false);
  if (prepared && asked?.form !== form) {
    waiting.delete(form);
    biribaForm.show(form, sent, prepared);
    return true;
  }
  return new Promise((settle) => {
    waiting.set(form, { ...sent, tries: 0, settle });
    form.inert = !!sent.alone;
    if (!ready) say(form, losses ? "again" : "starting");
    start();
    next();
  });
};
// A form asks something by itself; likewise. `alone`: a tap before the answer would go to what the answer replaces, so
// there is none; `state`: another state than the one on the page; `before`: what the answer takes the place of, where
// that is another one still.
const ask = (form, name, value, how = {}) => {
  const asking = make("form", { hidden: true });
  asking.append(make("input", { type: "hidden", name, value }));
  form.append(asking);
  const sent = biribaForm.submission(asking);
  asking.remove();
  return answer(form, { ...sent, ...how });
};

on("submit", ".bw", (form, event) => {
  event.preventDefault();
  answer(form, biribaForm.submission(event.target, event.submitter));
});
document.addEventListener("keydown", biribaForm.choose);
document.addEventListener("change", biribaForm.live);
on("pointerdown", ".bw", start);
on("focusin", ".bw", () => { if (!losses) start(); });
document.addEventListener("biriba:page", async () => {
  const forms = [...document.querySelectorAll(".bw")];
  for (const form of forms) lineOf(form); // there before it speaks, or it is not heard
  const packs = forms.map(repliesOf);
  if (!forms.length) return;
  if (["file", "frame"].includes(hindrance())) for (const form of forms) say(form, hindrance()); // a tap may not come
  if (worker) return worker.postMessage({ widgets: widgetsHere() });
  if (navigator.connection?.saveData) return;
  await Promise.all(packs); // the first tap does not wait for Python, nor behind it
  requestAnimationFrame(() => setTimeout(start)); // nor does the first paint
});

// The first page of the site takes a returning reader to the language last chosen.
on("click", ".language-switch", ({ hreflang }) => biribaStore.write("language", hreflang));

Object.assign(biriba, { ask, repliesOf });
Object.defineProperties(biriba, { worker: { get: () => worker }, live: { get: () => ready } });
