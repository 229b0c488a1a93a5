// Replays every recorded deal in Pyodide under Node and prints {file name: its text}, as JSON.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "../../node_modules/pyodide/pyodide.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const python = await loadPyodide();

function bring(path) {
  if (statSync(path).isDirectory()) {
    python.FS.mkdirTree(`/game/${relative(root, path)}`);
    for (const name of readdirSync(path)) if (name !== "__pycache__") bring(join(path, name));
  } else {
    python.FS.writeFile(`/game/${relative(root, path)}`, readFileSync(path));
  }
}

python.FS.mkdirTree("/game/tests/core");
bring(join(root, "biriba_core"));
bring(join(here, "replay.py"));
bring(join(here, "records"));
console.log(
  python.runPython(`
import json, sys
from pathlib import Path
sys.path[:0] = ["/game", "/game/tests/core"]
from replay import replay, written
json.dumps({
    path.name: written(replay(json.loads(path.read_text("utf-8"))))
    for path in sorted(Path("/game/tests/core/records").glob("*.json"))
})
`),
);
