// Python in the reader's browser: loads it once, then answers submissions one by one.
let protocol;
let widgets = []; // of the page that is being read

// The modules of a page's widgets, before they are asked for.
const warm = () => {
  for (const widget of widgets) protocol.widget_module(widget).destroy();
};

// All at once: Pyodide would ask for one file after the other.
const fetchAhead = (urls) => {
  const plain = self.fetch;
  const asked = new Map(urls.map((url) => [url, plain(url)]));
  for (const answer of asked.values()) answer.catch(() => {}); // whoever asks for it hears of it
  self.fetch = (url, options) => {
    const ahead = asked.get(String(url));
    asked.delete(String(url));
    return ahead ?? plain(url, options);
  };
};

const load = async (pythonAt) => {
  // A sign of life while things load: a worker that falls silent is started again.
  const beat = setInterval(() => postMessage({ alive: true }), 500);
  fetchAhead([pythonAt + "pyodide.asm.wasm", pythonAt + "python_stdlib.zip"]);
  const [{ loadPyodide }, packages] = await Promise.all([
    import(pythonAt + "pyodide.mjs"),
    fetch(pythonAt + "biriba.zip").then((found) => {
      if (!found.ok) throw new Error(`biriba.zip: ${found.status}`);
      return found.arrayBuffer();
    }),
    import(pythonAt + "pyodide.asm.mjs"),
  ]);
  const python = await loadPyodide({ indexURL: pythonAt, stdLibURL: pythonAt + "python_stdlib.zip" });
  python.FS.writeFile("/lib/biriba.zip", new Uint8Array(packages));
  python.runPython("import sys; sys.path.insert(0, '/lib/biriba.zip')");
  protocol = python.pyimport("biriba_widgets.protocol");
  warm();
  clearInterval(beat);
  postMessage({ ready: true });
};

onmessage = ({ data }) => {
  widgets = data.widgets ?? widgets;
  if (data.pythonAt) {
    load(data.pythonAt).catch((error) => postMessage({ failed: String(error) }));
    return;
  }
  postMessage({ alive: true });
  if (data.widgets) {
    if (protocol) warm();
    return;
  }
  const { number, widget, given, state, pairs } = data;
  try {
    const made = protocol.answer(widget, given, state, pairs);
    postMessage({ number, answer: made.toJs() });
    made.destroy();
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
};
