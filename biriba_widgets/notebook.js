// The notebook's side of a form: what is submitted goes to Python in the kernel, the answer takes its place.
// A cell's output is the stored face of its forms (notebook.py). While Python runs, the live forms stand in its place:
// put there by `initialize`, or by `render` where a host shows widgets by views of their own.

const WAIT = 3000; // milliseconds without an answer after which a form says that Python is busy

// While the focus is in a form, plain keys are the form's: JupyterLab would take letters for commands, which it listens
// for on the document. Keys with Ctrl, Alt or Cmd stay the notebook's, and Shift+Enter runs the cell.
const shareKeys = (event) => {
  const form = event.target.closest?.(".bw");
  if (!form || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.shiftKey && event.key === "Enter") form.focus(); // in a field JupyterLab leaves the key to the field
  else {
    event.stopPropagation();
    biribaForm.choose(event);
  }
};

const connect = (model) => {
  const asked = new Map(); // form → its latest submission, and the timer after which Python counts as busy
  let number = 0; // of the latest submission

  // A link to another notebook: JupyterLab opens it, as for the links in a notebook's text; elsewhere the browser does.
  const follow = (event) => {
    const link = event.target.closest('a[href*=".ipynb"]');
    const { rendermime, context } = model.widget_manager ?? {};
    if (!link || event.ctrlKey || event.metaKey) return;
    if (!context || !rendermime?.linkHandler) return void (link.target = "_blank");
    const [name, place] = link.getAttribute("href").split("#"), asking = document.createElement("a");
    event.preventDefault();
    link.after(asking);
    rendermime.linkHandler.handleLink(asking, context.path.replace(/[^/]*$/, name), place ? `#${place}` : "");
    asking.click();
    asking.remove();
  };
  const say = (form, key) => { form.nextElementSibling.textContent = key ? model.get("words")[key] : ""; };
  const ask = (form, sent) => {
    number += 1;
    clearTimeout(asked.get(form)?.busy);
    asked.set(form, { ...sent, number, busy: setTimeout(say, WAIT, form, "busy") });
    const { widget, arguments: given, state } = form.dataset;
    try {
      model.send({ number, widget, given, state, pairs: JSON.stringify(sent.pairs) });
    } catch {
      settle(form, "gone"); // the kernel has been restarted or stopped
    }
  };
  const settle = (form, key = "") => {
    clearTimeout(asked.get(form).busy);
    asked.delete(form);
    say(form, key);
    if (key) form.nextElementSibling.scrollIntoView({ block: "nearest" });
  };
  model.on("msg:custom", ({ number, answer }) => {
    for (const [form, sent] of asked) {
      if (sent.number !== number) continue; // an older question's answer
      settle(form);
      biribaForm.show(form, sent, answer);
    }
  });

  // Puts the live forms into an output.
  return (root) => {
    root.innerHTML = model.get("face");
    root.dataset.live = "";
    biribaTable.mark(root);
    for (const form of root.querySelectorAll(".bw")) {
      form.tabIndex = -1;
      const line = Object.assign(document.createElement("p"), { className: "bw-line", role: "status" });
      form.after(line);
    }
    root.addEventListener("click", follow);
    root.addEventListener("change", biribaForm.live);
    root.addEventListener("submit", (event) => {
      event.preventDefault();
      ask(event.target.closest(".bw"), biribaForm.submission(event.target, event.submitter));
    });
  };
};

// A page that nbconvert makes has models as well, but no kernel.
const isLive = (model) => {
  if (!model.widget_manager?.kernel) return false;
  try { model.send({}); } catch { return false; }
  return true;
};

export default () => {
  let mount;
  return {
    initialize({ model }) {
      mount = connect(model);
      const outputs = `[data-form="${model.get("key")}"]:not([data-live])`;
      const look = (node) => {
        const found = [...node.querySelectorAll(outputs), ...(node.matches(outputs) ? [node] : [])];
        if (found.length && isLive(model)) found.forEach(mount);
      };
      const watch = new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node instanceof Element) look(node);
      });
      look(document.documentElement);
      watch.observe(document.documentElement, { childList: true, subtree: true });
      globalThis.biribaKeys ??= (window.addEventListener("keydown", shareKeys, true), true); // once for all forms
      return () => watch.disconnect();
    },
    render({ el }) { mount(el); },
  };
};
