// Prints the practice questions that the browser's Python makes, with the very files that the pages bring.
import { text } from "node:stream/consumers";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const files = JSON.parse(await text(process.stdin));
const python = await loadPyodide();
python.FS.mkdirTree("/game");
for (const [name, content] of Object.entries(files)) {
  python.FS.mkdirTree(`/game/${name}`.replace(/\/[^/]*$/, ""));
  python.FS.writeFile(`/game/${name}`, content);
}
console.log(python.runPython(`
import sys
sys.path.insert(0, "/game")
from practice_digest import digest
"\\n".join(digest(2))
`));
