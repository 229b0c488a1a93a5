"""The stored results of the chapter on numbers: a part of each is played again and comes out the same."""

from __future__ import annotations

import importlib.util
import json
import random
from pathlib import Path
from typing import Any

import pytest

from biriba_core import apply, legal_actions, new_deal
from biriba_core.players import player
from biriba_core.players.table import mirrored, play_deal
from biriba_core.positions import parse_position
from biriba_core.profiles import profile
from biriba_numbers.data import GAMES
from biriba_numbers.deals import LEVEL, SEED, Row, play_row
from biriba_numbers.habits import HABITS, Habitual

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
    again = mirrored(HABITS[row["habit"]], player("hard"), profile(row["game"]), made.SEED, place)
    assert again == row["gains"][place]


def test_every_habit_was_tried_in_both_games() -> None:
    assert [(row["habit"], row["game"]) for row in DUELS["rows"]] == [(h, g) for h in HABITS for g in GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_a_habit_is_kept_and_nothing_else_is_changed(game: str) -> None:
    rules = profile(game)
    assert mirrored(Habitual(), player("hard"), rules, "habits", 0) == 0
    for habit in HABITS.values():
        deal = new_deal(random.Random(5), rules)
        for action, reached in play_deal(deal, [habit], random.Random(5)):
            if action is not None and not habit.would(deal, action):
                assert not any(habit.would(deal, other) for other in legal_actions(deal))
            deal = reached


@pytest.mark.parametrize("name", ["waits", "two-biribas"])
def test_who_waits_does_not_close_although_the_hard_player_would(name: str) -> None:
    start = parse_position(
        {
            "hands": ["9H 10H KD", 11, 11, 11],
            "melds": [["2H 3H 4H 5H 6H 7H 8H"], []],
            "reserves": ["in_play", "untaken"],
        }
    )
    for one, stage in ((player("hard"), "over"), (HABITS[name], "draw")):
        choice, deal = one.advise(start, random.Random(1)), start
        for action in (choice.action, *choice.rest):
            deal = apply(deal, action)
        assert deal.stage == stage
