// The page's side of a form: finds what was submitted, answers it from what the page ships or asks Python, and puts
// the answer in place. What the reader has done is in the page alone (data-state), so that a lost worker loses nothing.
(() => {
  "use strict";
  const me = document.currentScript;
  const pythonAt = me.dataset.python && new URL(me.dataset.python, me.src).href;

  // Milliseconds without a sign of life after which a worker counts as lost: while Python loads, after a
  // submission was handed over, and while it is being answered (some 20 ms as a rule).
  const LOADING = 15000, HEARING = 2000, ANSWERING = 6000;
  const MOST_STARTS = 3;

  // ---- in the page

  const once = (make) => {
    const known = new WeakMap();
    return (key) => known.has(key) ? known.get(key) : (known.set(key, make(key)), known.get(key));
  };
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
  // A line of text under a form, for one script to speak in.
  const lineUnder = (name) => once((form) => {
    const line = document.createElement("p");
    line.className = name;
    line.setAttribute("role", "status");
    form.after(line);
    return line;
  });
  const lineOf = lineUnder("bw-line");
  // What the scripts say (words.json), in the language of the page.
  const words = (key, values = {}) =>
    biribaWords[key][document.documentElement.lang].replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const say = (form, key) => {
    lineOf(form).textContent = key ? words(key) : "";
    form.toggleAttribute("aria-busy", key === "starting" || key === "again");
  };

  const byCodePoint = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  const nameOf = (pairs) =>
    JSON.stringify([...pairs].sort((a, b) => byCodePoint(a[0], b[0]) || byCodePoint(a[1], b[1])));

  // Python's links lead to notebooks; the pages made of them have the same names.
  document.addEventListener("biriba:answered", ({ target: form }) => {
    for (const link of form.querySelectorAll('a[href*=".ipynb"]'))
      link.setAttribute("href", link.getAttribute("href").replace(".ipynb", ".html"));
    say(form, "");
  });

  // ---- Python, in its worker

  // form → its latest submission that Python has not got yet; `settle` tells who asked whether it was answered
  const waiting = new Map();
  let worker = null, live = false, starts = 0, asked = null, number = 0, guard = 0, problem = pythonAt ? "" : "absent";

  const widgetsHere = () => [...new Set([...document.querySelectorAll(".bw")].map((form) => form.dataset.widget))];
  const expect = (milliseconds) => {
    clearTimeout(guard);
    guard = setTimeout(restart, milliseconds);
  };
  const start = () => {
    if (worker || problem) return;
    if (typeof WebAssembly !== "object" || starts >= MOST_STARTS) return giveUp();
    starts += 1;
    try {
      worker = new Worker(new URL("worker.js", me.src), { type: "module" });
    } catch {
      return giveUp();
    }
    worker.onmessage = ({ data }) => hear(data);
    worker.onerror = (event) => { event.preventDefault(); restart(); };
    worker.postMessage({ pythonAt, widgets: widgetsHere() });
    expect(LOADING);
  };
  const restart = () => {
    clearTimeout(guard);
    worker?.terminate();
    worker = null;
    live = false;
    if (asked) {
      const { form, submission } = asked;
      asked = null;
      submission.tries += 1;
      if (submission.tries > 1) fail(form, submission, "silent"); // it has cost two workers
      else if (waiting.has(form)) submission.settle(false);
      else waiting.set(form, submission);
    }
    for (const form of waiting.keys()) say(form, "again");
    start();
  };
  const fail = (form, submission, key) => {
    say(form, key);
    submission.settle(false);
  };
  const giveUp = () => {
    problem = "failed";
    for (const [form, submission] of waiting) fail(form, submission, problem);
    waiting.clear();
  };
  const hear = (message) => {
    if (message.failed) return console.warn(message.failed), restart();
    if (message.alive) return expect(live ? ANSWERING : LOADING);
    clearTimeout(guard);
    if (message.ready) {
      live = true;
      starts = 0;
    } else if (message.number === asked?.number) {
      const { form, submission } = asked;
      asked = null;
      if (message.answer) {
        const [state, html] = message.answer;
        biribaForm.show(form, submission, [state, html.replaceAll("\ufe0e", "")]); // see extension/forms.py: in_colour
        submission.settle(true);
      } else {
        console.error(message.error);
        fail(form, submission, "silent");
      }
    }
    next();
  };
  const next = () => {
    if (!live || asked || !waiting.size) return;
    const [form, submission] = waiting.entries().next().value;
    waiting.delete(form);
    asked = { form, submission, number: ++number };
    const { widget, arguments: given, state } = form.dataset;
    worker.postMessage({ number, widget, given, state, pairs: JSON.stringify(submission.pairs) });
    expect(HEARING);
  };

  // ---- the reader

  // Resolves when the form has its answer (true), or when there is none to be had (false).
  const answer = async (form, sent) => {
    const ready = (await repliesOf(form))(form.dataset.state, sent.pairs);
    const before = waiting.get(form);
    if (ready && asked?.form !== form) {
      waiting.delete(form);
      before?.settle(false);
      biribaForm.show(form, sent, ready);
      return true;
    }
    if (problem) return say(form, problem), false;
    return new Promise((settle) => {
      before?.settle(false);
      waiting.set(form, { ...sent, tries: 0, settle });
      if (!live) say(form, starts > 1 ? "again" : "starting");
      start();
      next();
    });
  };
  // A form asks something by itself; likewise.
  const ask = (form, name, value) => {
    const asking = document.createElement("form");
    asking.hidden = true;
    asking.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    form.append(asking);
    const sent = biribaForm.submission(asking);
    asking.remove();
    return answer(form, sent);
  };
  // Where a tap that comes before the answer would go to what the answer replaces.
  const askAlone = async (form, name, value) => {
    form.inert = true;
    const answered = await ask(form, name, value);
    form.inert = waiting.has(form); // something else may have been asked meanwhile
    return answered;
  };

  document.addEventListener("submit", (event) => {
    const form = event.target.closest(".bw");
    if (!form) return;
    event.preventDefault();
    answer(form, biribaForm.submission(event.target, event.submitter));
  });
  for (const touch of ["pointerdown", "focusin"])
    document.addEventListener(touch, (event) => { if (event.target.closest?.(".bw")) start(); }, { passive: true });
  document.addEventListener("biriba:page", async () => {
    const forms = [...document.querySelectorAll(".bw")];
    for (const form of forms) lineOf(form); // there before it speaks, or it is not heard
    const ready = forms.map(repliesOf);
    if (!forms.length) return;
    if (worker) return worker.postMessage({ widgets: widgetsHere() });
    if (navigator.connection?.saveData) return;
    await Promise.all(ready); // the first tap does not wait for Python, nor behind it
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 300 });
    else setTimeout(start, 0);
  });

  // The first page of the site takes a returning reader to the language last chosen.
  document.addEventListener("click", (event) => {
    const chosen = event.target.closest?.(".language-switch");
    if (chosen) biribaStore.write("language", chosen.hreflang);
  });

  // For the other scripts, for tests and for the curious.
  window.biriba = { ask, askAlone, lineUnder, repliesOf, words, get worker() { return worker; }, get live() { return live; } };
})();
