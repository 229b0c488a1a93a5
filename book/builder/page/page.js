// The page's side of a form: finds what was submitted, answers it from what the page ships or asks Python, and puts
// the answer in place. What the reader has done is in the page alone (data-state), so that a lost worker loses nothing.
(() => {
  "use strict";
  const me = document.currentScript;
  const pythonAt = me.dataset.python && new URL(me.dataset.python, me.src).href;

  const WORDS = {
    en: {
      starting: "Python is starting; your answer comes as soon as it is there.",
      again: "Python had stopped; it is starting again, and nothing is lost.",
      silent: "Python found no answer to this one. Your cards are as they were.",
      failed: "Python cannot start in this browser. The page can be read, and what it holds ready still answers.",
      absent: "This copy of the book answers only what it holds ready; the published editions answer everything.",
    },
    fr: {
      starting: "Python démarre\u202f; la réponse vient dès qu’il est là.",
      again: "Python s’était arrêté\u202f; il redémarre, et rien n’est perdu.",
      silent: "Python n’a pas trouvé de réponse. Vos cartes sont comme avant.",
      failed: "Python ne peut pas démarrer dans ce navigateur. La page reste lisible, et ses réponses toutes prêtes fonctionnent encore.",
      absent: "Cet exemplaire du livre n’a que des réponses toutes prêtes\u202f; les éditions publiées répondent à tout.",
    },
  };
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
    const { forms, states, parts } = block ? await shipped(block) : { forms: {} };
    const own = forms[form.dataset.widget + "\n" + form.dataset.arguments] ?? {};
    return (state, pairs) => {
      const [after, ...made] = own[states?.indexOf(state)]?.[nameOf(pairs)] ?? [];
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
  const say = (form, key) => {
    const language = JSON.parse(form.dataset.arguments).lang;
    lineOf(form).textContent = key ? WORDS[language][key] : "";
    form.toggleAttribute("aria-busy", key === "starting" || key === "again");
  };

  // A form asks something by itself. Until its answer is there, a tap would go to what stands in its place.
  const ask = (form, name, value) => {
    const asking = document.createElement("form"), field = document.createElement("input");
    asking.method = "dialog";
    asking.hidden = true;
    Object.assign(field, { type: "hidden", name, value });
    asking.append(field);
    form.append(asking);
    asking.requestSubmit();
    asking.remove();
    form.inert = true;
    form.setAttribute("aria-busy", "");
  };

  const byCodePoint = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  const nameOf = (pairs) =>
    JSON.stringify([...pairs].sort((a, b) => byCodePoint(a[0], b[0]) || byCodePoint(a[1], b[1])));

  // A control that was changed since Python last drew it, other than what it is being told of, keeps the change.
  const valueOf = (control) => (/^(checkbox|radio)$/.test(control.type) ? control.checked : control.value);
  const drawn = (control) => {
    if (/^(checkbox|radio)$/.test(control.type)) return control.defaultChecked;
    if (control.options) return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value;
    return control.defaultValue;
  };
  const fields = (form) => [...form.querySelectorAll("input[id], select[id], textarea[id]")];
  const snapshot = (form) => new Map(fields(form).map((control) => [control.id, valueOf(control)]));

  // What the reader has opened stays open.
  const beforeAttributeUpdated = (name, node, how) => !(name === "open" && how === "remove" && node.matches("details"));

  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const lookAt = (spoken) => {
    if (spoken?.firstChild && !("still" in spoken.dataset)) spoken.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
  };

  const show = (form, told, sent, [state, html]) => {
    const kept = fields(form).filter((control) => {
      const asked = sent.contains(control) ? told.get(control.id) : drawn(control);
      return valueOf(control) !== asked;
    }).map((control) => [control.id, control.type, valueOf(control)]);
    const focused = form.contains(document.activeElement);
    form.dataset.state = state;
    Idiomorph.morph(form, html, { morphStyle: "innerHTML", restoreFocus: true, callbacks: { beforeAttributeUpdated } });
    for (const [id, type, value] of kept) {
      const control = form.querySelector("#" + CSS.escape(id));
      if (control?.type !== type) continue;
      if (typeof value === "boolean") control.checked = value;
      else control.value = value;
    }
    leadLinks(form);
    if (focused && !form.contains(document.activeElement)) {
      form.tabIndex = -1; // the pressed button is gone: stay at the form, not at the top of the page
      form.focus({ preventScroll: true });
    }
    say(form, "");
    lookAt(form.querySelector(".bw-says"));
  };

  const rulesOf = once(() => JSON.parse(document.querySelector("script.bw-rules")?.textContent ?? "{}"));
  const leadLinks = (form) => {
    const rules = rulesOf(form);
    for (const link of form.querySelectorAll('a.rule[href^="#rule-"]'))
      link.setAttribute("href", rules[link.getAttribute("href").slice(1)] ?? link.getAttribute("href"));
  };

  // ---- Python, in its worker

  const waiting = new Map(); // form → its latest submission that Python has not got yet
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
      if (submission.tries > 1) say(form, "silent"); // it has cost two workers
      else if (!waiting.has(form)) waiting.set(form, submission);
    }
    for (const form of waiting.keys()) say(form, "again");
    start();
  };
  const giveUp = () => {
    problem = "failed";
    for (const form of waiting.keys()) say(form, problem);
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
      if (message.answer) show(form, submission.told, submission.sent, message.answer);
      else console.error(message.error), say(form, "silent");
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

  document.addEventListener("submit", async (event) => {
    const form = event.target.closest(".bw");
    if (!form) return;
    event.preventDefault();
    const pairs = [...new FormData(event.target, event.submitter)].filter(([, value]) => typeof value === "string");
    const submission = { pairs, told: snapshot(event.target), sent: event.target, tries: 0 };
    const ready = (await repliesOf(form))(form.dataset.state, pairs);
    if (ready && asked?.form !== form) {
      waiting.delete(form);
      return show(form, submission.told, submission.sent, ready);
    }
    if (problem) return say(form, problem);
    waiting.set(form, submission);
    if (!live) say(form, starts > 1 ? "again" : "starting");
    start();
    next();
  });
  for (const touch of ["pointerdown", "focusin"])
    document.addEventListener(touch, (event) => { if (event.target.closest?.(".bw")) start(); }, { passive: true });
  document.addEventListener("biriba:page", async () => {
    const forms = [...document.querySelectorAll(".bw")];
    for (const form of forms) {
      lineOf(form); // there before it speaks, or it is not heard
      rulesOf(form); // this page's, should the answer come after the reader has moved on
    }
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
  window.biriba = { ask, lineUnder, repliesOf, get worker() { return worker; }, get live() { return live; } };
})();
