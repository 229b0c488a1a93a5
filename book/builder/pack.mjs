// node pack.mjs PYODIDE IN.zip OUT.zip: compiles a zip of Python sources with the very Python that will read it.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
// Without the columns of every instruction, of which only a traceback would speak.
const python = await loadPyodide({ env: { HOME: "/", PYTHONNODEBUGRANGES: "1" } });
python.FS.writeFile("/in.zip", readFileSync(from));
python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));
writeFileSync(to, python.FS.readFile("/out.zip"));
