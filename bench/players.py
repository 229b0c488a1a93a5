"""How long each level takes for a turn, in both games: in this Python, and in the browser's, which Node.js runs."""

from __future__ import annotations

import random
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from biriba_core import GREEK_CANASTA, PARTNERSHIP, apply, new_deal, view
from biriba_core.players import LEVELS, player

DEALS = 5
ROOT = Path(__file__).parents[1]
PYODIDE = ROOT / "node_modules" / "pyodide"
#: Runs this file in Pyodide. In: Pyodide's folder, the zip of our sources.
IN_PYODIDE = """
import { readFileSync } from "node:fs";
const [pyodide, sources] = process.argv.slice(1);
const { loadPyodide } = await import(`file://${pyodide}/pyodide.mjs`);
const python = await loadPyodide();
python.unpackArchive(new Uint8Array(readFileSync(sources)), "zip");
python.runPython("import players; players.report('Pyodide')");
"""


def main() -> None:
    print(f"computer players, milliseconds for a turn, {DEALS} deals of four such players")
    print(f"{'Python':8} {'game':14} {'level':7} {'turns':>6} {'mean':>7} {'95 %':>7} {'longest':>7}")
    report("CPython")
    sys.path.insert(0, str(ROOT))
    from book.builder.node import find_node

    with TemporaryDirectory() as folder:
        sources = Path(folder) / "sources.zip"
        with zipfile.ZipFile(sources, "w") as out:
            out.write(__file__, "players.py")
            for path in (ROOT / "biriba_core").rglob("*.py"):
                out.write(path, path.relative_to(ROOT))
        command = [find_node(), "--input-type=module", "-e", IN_PYODIDE, str(PYODIDE), str(sources)]
        subprocess.run(command, check=True)


def report(python: str) -> None:
    """One line for each game and level."""
    for rules in (PARTNERSHIP, GREEK_CANASTA):
        for level in LEVELS:
            times = sorted(_turns(rules.name, level))
            mean, high = sum(times) / len(times), times[int(0.95 * len(times))]
            print(
                f"{python:8} {rules.name:14} {level:7} {len(times):6} {mean:7.1f} {high:7.1f} {times[-1]:7.1f}",
                flush=True,
            )


def _turns(game: str, level: str) -> Iterator[float]:
    """The milliseconds of each turn."""
    for number in range(DEALS):
        for _, answers in groupby(_answers(game, level, number), key=lambda answer: answer[0]):
            yield sum(milliseconds for _, milliseconds in answers)


def _answers(game: str, level: str, number: int) -> Iterator[tuple[int, float]]:
    """The seat and the milliseconds of each answer in a deal."""
    rng, rules = random.Random(number), {rules.name: rules for rules in (PARTNERSHIP, GREEK_CANASTA)}[game]
    deal, who = new_deal(rng, rules, players=4), player(level)
    while deal.stage != "over":
        seat, start = deal.seat, perf_counter()
        choice = who.advise(view(deal, seat), rng)
        yield seat, (perf_counter() - start) * 1000
        for action in (choice.action, *choice.rest):
            deal = apply(deal, action)


if __name__ == "__main__":
    main()
