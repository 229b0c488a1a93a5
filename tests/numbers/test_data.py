"""The stored results of the chapter on numbers: a part of each is played again and comes out the same."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from biriba_core.players import player
from biriba_core.players.table import mirrored
from biriba_core.profiles import profile
from biriba_numbers.data import GAMES
from biriba_numbers.deals import LEVEL, SEED, Row, play_row
from biriba_numbers.habits import HABITS

DATA = Path(__file__).parents[2] / "book" / "data"
DEALS = {game: json.loads((DATA / f"deals-{game}.json").read_text("utf-8")) for game in GAMES}
DUELS: dict[str, Any] = json.loads((DATA / "habits.json").read_text("utf-8"))


def script(name: str) -> Any:
    """The program beside the data, as a module."""
    spec = importlib.util.spec_from_file_location(f"make_{name}", DATA / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_deals_come_out_the_same(game: str) -> None:
    head, rows = DEALS[game], DEALS[game]["rows"]
    assert (head["seed"], head["level"], tuple(head["columns"])) == (SEED, LEVEL, Row._fields)
    assert len(rows) == script("deals").DEALS
    for place in (0, 1, 2, len(rows) - 1):
        assert json.loads(json.dumps(play_row(game, place))) == rows[place]


@pytest.mark.parametrize("row", DUELS["rows"], ids=lambda row: f"{row['game']}-{row['habit']}")
def test_duels_come_out_the_same(row: dict[str, Any]) -> None:
    made = script("habits")
    assert DUELS["seed"] == made.SEED
    assert len(row["gains"]) == made.DEALS
    # A late deal: the first ones are those that one looks at while a habit is being written; the last two take long.
    place = len(row["gains"]) - 3
    again = mirrored(HABITS[row["habit"]], player("medium"), profile(row["game"]), made.SEED, place)
    assert again == row["gains"][place]


def test_every_habit_was_tried_in_both_games() -> None:
    assert [(row["habit"], row["game"]) for row in DUELS["rows"]] == [(h, g) for h in HABITS for g in GAMES]
