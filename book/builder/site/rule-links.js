// An extension of JupyterLite's lab: a link to a rule in another notebook ends at the rule, however slow the device is.
// JupyterLab draws an opened notebook cell by cell whenever the browser is idle. It waits ten seconds for the cell that
// a link names and then stays at the top; or it goes to the cell once, and what is drawn later above pushes it away.
// So it is followed again when the cell is drawn, and when the height of the notebook changes, until the reader acts.

const ACTS = ["wheel", "pointerdown", "keydown"];

const land = async ({ shell }, { path, id }) => {
  const panel = [...shell.widgets("main")].find((one) => one.context?.path === path);
  await panel?.context.ready;
  const cell = panel?.content.widgets?.find(({ model }) => `#cell-id=${model.id}` === id);
  if (!cell) return; // a link to a notebook alone, or to a file of another kind
  await cell.ready; // drawn

  const height = new ResizeObserver(() => panel.setFragment(id)); // called at once as well
  height.observe(panel.content.viewportNode);
  const left = new AbortController();
  left.signal.addEventListener("abort", () => height.disconnect());
  for (const act of ACTS) window.addEventListener(act, () => left.abort(), { capture: true, signal: left.signal });
};

const plugin = {
  id: "rule-links:plugin",
  autoStart: true,
  activate(lab) {
    lab.commands.commandExecuted.connect(async (_, { id, args, result }) => {
      if (id !== "rendermime:handle-local-link") return;
      await result;
      await land(lab, args);
    });
  },
};

// In the form in which JupyterLab loads an extension (a container of module federation), which a bundler would write.
(globalThis._JUPYTERLAB ??= {})["rule-links"] = { init() {}, get: async () => () => plugin };
