// Python in the reader's browser: started once, then it answers submissions one by one. A start reports its progress, so
// that the page can tell a slow one from one that stands still; one that fails reports why.
let protocol;
let widgets = []; // of the page that is being read

// The modules of a page's widgets, before they are asked for.
const warm = () => {
  for (const widget of widgets) protocol.widget_module(widget).destroy();
};

const progress = (step) => postMessage({ step });
// By the name of the error; any other means that the files are not what they should be.
const CAUSES = { TypeError: "network", RangeError: "memory" };

// A file of which every piece that arrives is progress.
const file = async (url) => {
  const found = await fetch(url);
  if (!found.ok) throw new Error(`${url}: ${found.status}`);
  found.clone().body.pipeTo(new WritableStream({ write: () => progress("files") })).catch(() => {});
  return found;
};
const unpacked = (found) => new Response(found.body.pipeThrough(new DecompressionStream("gzip")));
const WASM = "application/wasm"; // some servers name another type, which is no reason not to start
const compiled = (found) => WebAssembly.compileStreaming(
  found.headers.get("Content-Type") === WASM ? found : new Response(found.body, { headers: { "Content-Type": WASM } }));

const load = async (pythonAt) => {
  // All files at once: Pyodide would ask for one after the other.
  const module = pythonAt + "pyodide.asm.wasm", library = pythonAt + "library.bin";
  const files = [file(module), file(library)];
  const given = { [module]: files[0].then(compiled), [library]: files[1].then(unpacked) };
  const code = ["pyodide.mjs", "pyodide.asm.mjs"].map((name) =>
    import(pythonAt + name).catch((error) => { throw new Error(error); }));
  for (const one of [...code, ...Object.values(given)]) one.catch(() => {}); // the first fault is told, below
  const plain = self.fetch;
  self.fetch = (url, options) => given[url] ?? plain(url, options);
  // Pyodide would wait for ever for a module that does not start.
  const broken = new Promise((_, fail) => {
    WebAssembly.instantiateStreaming = async (found, imports) => {
      const made = await found.then((module) => WebAssembly.instantiate(module, imports)).catch((error) => void fail(error));
      return { module: await found, instance: made };
    };
  });
  await Promise.all(files);
  const [{ loadPyodide }] = await Promise.all([...code, ...Object.values(given)]);
  progress("python");
  // Without `site`: there is nowhere to look for more packages.
  const python = await Promise.race([broken, loadPyodide({ indexURL: pythonAt, stdLibURL: library, args: ["-S"] })]);
  progress("python");
  protocol = python.pyimport("biriba_widgets.protocol");
  warm();
  postMessage({ ready: true });
};

onmessage = ({ data }) => {
  widgets = data.widgets ?? widgets;
  if (data.pythonAt) {
    load(data.pythonAt).catch((error) => postMessage({ failed: CAUSES[error.name] ?? "missing", error: String(error) }));
    return;
  }
  if (data.widgets) {
    if (protocol) warm();
    return;
  }
  progress("answer");
  const { number, widget, given, state, pairs } = data;
  try {
    const made = protocol.answer(widget, given, state, pairs);
    postMessage({ number, answer: made.toJs() });
    made.destroy();
  } catch (error) {
    postMessage({ number, error: String(error) });
  }
};
