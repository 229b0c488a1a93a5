// Prints the practice questions that the browser's Python makes, with the very files that the pages bring.
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const python = await loadPyodide();
python.FS.mkdirTree("/game");
for (const [name, content] of Object.entries(JSON.parse(readFileSync(0, "utf8")))) {
  python.FS.mkdirTree(`/game/${name}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/game/${name}`, content);
}
console.log(python.runPython(`
import sys
sys.path.insert(0, "/game")
from practice_digest import digest
"\\n".join(digest(2))
`));
