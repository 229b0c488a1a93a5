"""The stored table of strength: each level as far ahead as it has to be, and its first deals played again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from biriba_core.intervals import interval
from biriba_core.strength import gains

TABLE = json.loads((Path(__file__).parents[2] / "book" / "data" / "strength.json").read_text("utf-8"))
ROWS: list[dict[str, Any]] = TABLE["rows"]
#: How many mirrored deals of a row are played again.
AGAIN = {"medium": 4, "hard": 4}
#: The least points a deal by which a level is ahead of the one below it: on average, and at the interval's lower end.
AHEAD = {"medium": (400, 300), "hard": (250, 150)}


def test_the_table_holds_both_games_and_both_steps() -> None:
    assert {(row["game"], row["first"], row["second"]) for row in ROWS} == {
        (game, first, second)
        for game in ("partnership", "greek-canasta")
        for first, second in (("medium", "easy"), ("hard", "medium"))
    }


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['first']}")
def test_a_row_says_what_its_deals_say_and_is_far_enough_ahead(row: dict[str, Any]) -> None:
    mean, half = interval(row["gains"])
    assert row["deals"] == len(row["gains"])
    assert (row["mean"], row["low"], row["high"]) == (round(mean, 1), round(mean - half, 1), round(mean + half, 1))
    least, lowest = AHEAD[row["first"]]
    assert row["mean"] >= least and row["low"] >= lowest


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['first']}")
def test_the_first_deals_of_a_row_come_out_the_same(row: dict[str, Any]) -> None:
    again = AGAIN[row["first"]]
    assert gains(row["game"], row["first"], row["second"], row["seed"], range(again)) == row["gains"][:again]
