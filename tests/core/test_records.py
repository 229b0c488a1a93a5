"""Recorded deals: the same counts, tables and scores on CPython and in Pyodide."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path

import pytest

from biriba_core import new_deal, parse_position, to_position
from book.builder.node import find_node
from tests.core.record import FOLDER, WANTED
from tests.core.replay import replay, written

ROOT = Path(__file__).parents[2]
FILES = sorted(FOLDER.glob("*.json"))
EACH = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def test_the_records_are_there() -> None:
    assert len(FILES) == len(WANTED)
    assert sum(file.stem.startswith("partnership") for file in FILES) == 10


@EACH
def test_a_record_is_played_again(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert written(replay(json.loads(text))) == text


@EACH
def test_a_record_starts_from_its_seed(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    start, players, seed = parse_position(record["start"]), record["players"], record["seed"]
    assert (
        to_position(new_deal(random.Random(seed), start.rules, players=players, dealer=seed % players))
        == record["start"]
    )


VALUES = {"partnership": (20, 15, 10), "greek-canasta": (50, 20, 20)}


def points(cards: str, rules: str) -> int:
    """Card values told once more (6.1, G1.4)."""
    joker, ace, two = VALUES[rules]
    ranks = [card if card == "*" else card[:-1] for card in cards.split()]
    return sum({"*": joker, "A": ace, "2": two}.get(rank, 5 if rank in "34567" else 10) for rank in ranks)


@EACH
def test_its_sheet_adds_up(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    end, sheets = record["end"], record["score"]
    for side, sheet in enumerate(sheets):
        said = [(line.split()[0], int(line.split()[2])) for line in sheet["lines"]]
        assert sheet["total"] == sum(amount for _, amount in said)
        melded = sum(points(meld, end["rules"]) for meld in end["melds"][side])
        assert sum(amount for item, amount in said if item == "cards") == melded
        waiting = end["reserves"][side]["waiting"] if isinstance(end["reserves"][side], dict) else None
        seats = [seat for seat in range(side, record["players"], len(sheets)) if seat != waiting]
        held = sum(points(end["hands"][seat], end["rules"]) for seat in seats)
        assert sum(amount for item, amount in said if item == "hand") == -held
        closed = end["closed_by"] is not None and end["closed_by"] % len(sheets) == side
        assert sum(amount for item, amount in said if item == "closing") == 100 * closed
        lost = end["rules"] == "partnership" and end["reserves"][side] != "in_play"
        assert sum(amount for item, amount in said if item in ("untaken", "waiting")) == -100 * lost


@pytest.mark.skipif(not (ROOT / "node_modules" / "pyodide").exists(), reason="make brings node_modules")
def test_pyodide_gives_the_same_bytes() -> None:
    script = Path(__file__).with_name("pyodide_records.mjs")
    done = subprocess.run([find_node(), str(script)], capture_output=True, timeout=240, cwd=ROOT)
    assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    assert sorted(found) == [file.name for file in FILES]
    for file in FILES:
        assert found[file.name].encode() == file.read_bytes(), file.name
