// Python in the reader's browser: loads it once, then answers submissions one by one.
let protocol;
let widgets = []; // of the page that is being read

// The modules of a page's widgets, before they are asked for.
const warm = () => {
  for (const widget of widgets) protocol.widget_module(widget).destroy();
};

const unpacked = async (url) => {
  const found = await fetch(url);
  if (!found.ok) throw new Error(`${url}: ${found.status}`);
  return new Response(found.body.pipeThrough(new DecompressionStream("gzip")));
};

// All at once: Pyodide would ask for one file after the other.
const fetchAhead = (asked) => {
  const plain = self.fetch;
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
  const module = pythonAt + "pyodide.asm.wasm", library = pythonAt + "library.bin";
  fetchAhead(new Map([[module, fetch(module)], [library, unpacked(library)]]));
  const [{ loadPyodide }] = await Promise.all([import(pythonAt + "pyodide.mjs"), import(pythonAt + "pyodide.asm.mjs")]);
  // Without `site`: there is nowhere to look for more packages.
  const python = await loadPyodide({ indexURL: pythonAt, stdLibURL: library, args: ["-S"] });
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
