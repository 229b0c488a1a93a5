// node compile_modules.mjs PYODIDE IN.zip OUT.zip: compiles a zip of Python sources with the Python that will run it.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// Without the column numbers of instructions, which only tracebacks show.
const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/in.zip", readFileSync(from));
python.runPython(readFileSync(new URL("compile_modules.py", import.meta.url), "utf8"));
writeFileSync(to, python.FS.readFile("/out.zip"));
