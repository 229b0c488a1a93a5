// What a form sends and how it takes an answer, the same in a page of the book and in a notebook.
// An answer asks for more by attributes in its HTML:
//   data-automatic   this button is pressed after so many milliseconds; a touch of the form spares the wait
//   data-focus       takes the focus where the control that was pressed is gone
//   data-in-view     is scrolled to, to the top where it is "start"; its button takes the focus likewise
//   data-live        this button is pressed as soon as a control of its form changes; with a number, once so many are chosen
//   data-still       the answer itself (.bw-says) is not scrolled to
// A form sends `biriba:answered` once its new HTML is in the page (it bubbles). In its `detail`: `before`, the state that was
// asked about, and `notice` of the answer (protocol.py).
const biribaForm = (() => {
  "use strict";
  const isBox = ({ type }) => type === "checkbox" || type === "radio";
  const fields = (form) => [...form.querySelectorAll("input[id], select[id], textarea[id]")];
  const valueOf = (control) => (isBox(control) ? control.checked : control.value);
  const drawn = (control) => {
    if (isBox(control)) return control.defaultChecked;
    if (control.options) return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value;
    return control.defaultValue;
  };

  // What is sent by a form element, and what its controls held then.
  const submission = (sent, submitter = null) => ({
    sent,
    pairs: [...new FormData(sent, submitter)].filter(([, value]) => typeof value === "string"),
    told: new Map(fields(sent).map((control) => [control.id, valueOf(control)])),
  });

  // Controls that the reader has changed since Python drew them, other than as Python was told; what it refused as a whole
  // stays as it was typed.
  const changed = (form, { sent, told }, refused) => fields(form)
    .filter((control) => valueOf(control) !== (sent.contains(control) && !refused ? told.get(control.id) : drawn(control)))
    .map((control) => [control.id, control.type, valueOf(control)]);
  const restore = (form, [id, type, value]) => {
    const control = form.querySelector("#" + CSS.escape(id));
    if (control?.type === type) control[isBox(control) ? "checked" : "value"] = value;
  };

  // What the reader has opened stays open.
  const beforeAttributeUpdated = (name, node, how) => !(name === "open" && how === "remove" && node.matches("details"));

  const focus = (form) => {
    const place = form.querySelector("[data-focus]") ?? form.querySelector("[data-in-view] button") ?? form;
    if (place === form) form.tabIndex = -1; // not at the top of the page, where the browser would put it
    place.focus({ preventScroll: true });
  };
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
  const scroll = (form) => {
    const said = form.querySelector(".bw-says");
    if (said?.firstChild && !("still" in said.dataset)) said.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });
    const seen = form.querySelector("[data-in-view]");
    seen?.scrollIntoView({ block: seen.dataset.inView || "nearest" });
    uncover(form, said);
  };
  // An answer at the foot of the window (css/answers.css) does not lie on what was just pressed.
  const uncover = (form, said) => {
    const pressed = document.activeElement;
    if (!said?.firstChild || getComputedStyle(said).position !== "sticky" || pressed === form || !form.contains(pressed)) return;
    if (!(pressed.compareDocumentPosition(said) & Node.DOCUMENT_POSITION_FOLLOWING)) return;
    const covered = (pressed.closest("label") ?? pressed).getBoundingClientRect().bottom - said.getBoundingClientRect().top;
    if (covered > 0) window.scrollBy({ top: covered + 8 });
  };

  // Presses a button that asks for it, after its pause; who touches the form meanwhile waits no more until it has no such
  // button left.
  const hurried = new WeakSet();
  const pressOn = (form) => {
    const button = form.querySelector("button[data-automatic]"), { state } = form.dataset;
    if (!button) return void hurried.delete(form);
    const waiting = new AbortController();
    const press = () => {
      waiting.abort();
      if (button.isConnected && form.dataset.state === state) button.form.requestSubmit(button);
    };
    const hurry = () => { hurried.add(form); press(); };
    const timer = setTimeout(press, hurried.has(form) ? 0 : Number(button.dataset.automatic));
    waiting.signal.addEventListener("abort", () => clearTimeout(timer));
    for (const touch of ["pointerdown", "keydown"]) form.addEventListener(touch, hurry, { signal: waiting.signal });
  };

  // `notice`: see protocol.py; none from a page's own answers.
  const show = (form, sent, [state, html, notice = ""]) => {
    const kept = changed(form, sent, notice === "refused"), focused = form.contains(document.activeElement);
    const before = sent.before ?? sent.state ?? form.dataset.state;
    const lay = hurried.has(form) ? null : biribaTable.look(form);
    form.dataset.state = state;
    Idiomorph.morph(form, html, { morphStyle: "innerHTML", restoreFocus: true, callbacks: { beforeAttributeUpdated } });
    for (const one of kept) restore(form, one);
    biribaTable.mark(form);
    const now = document.activeElement;
    if (focused && (now === form || now.disabled || !form.contains(now))) focus(form);
    scroll(form);
    biribaTable.move(form, lay);
    form.dispatchEvent(new CustomEvent("biriba:answered", { bubbles: true, detail: { before, notice } }));
    pressOn(form);
  };

  // The browser would press the first button, which may be any: where there are several, Enter chooses, as Space does.
  const choose = (event) => {
    const { key, target } = event;
    if (key !== "Enter" || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!target.form?.closest(".bw") || !isBox(target)) return;
    if (target.form.querySelectorAll("[type=submit]").length < 2 && !target.closest("[data-turns]")) return;
    event.preventDefault();
    target.click();
  };

  const live = ({ target }) => {
    const button = target.form?.closest(".bw") && target.form.querySelector("button[data-live]");
    const chosen = button && target.form.querySelectorAll("input:checked").length;
    if (button && chosen >= Number(button.dataset.live)) target.form.requestSubmit(button);
  };

  return { submission, show, choose, live };
})();
