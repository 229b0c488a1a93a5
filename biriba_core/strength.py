"""How strong the levels are: each plays against the one below it, in seeded deals played twice with seats swapped."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from biriba_core.intervals import interval
from biriba_core.players import player
from biriba_core.players.table import mirrored
from biriba_core.profiles import profile
from biriba_core.workers import in_order

__all__ = ["duel", "gains"]


def gains(game: str, first: str, second: str, seed: str, places: Iterable[int], jobs: int = 1) -> list[float]:
    """Points by which level `first` does better than `second`, a number for each mirrored deal.

    >>> gains("partnership", "easy", "easy", "example", range(2))
    [0.0, 0.0]
    """
    one = partial(_gain, game, first, second, seed)
    return list(in_order(one, places, jobs))


def _gain(game: str, first: str, second: str, seed: str, place: int) -> float:
    return mirrored(player(first), player(second), profile(game), seed, place)


def duel(game: str, first: str, second: str, seed: str, deals: int, jobs: int = 1) -> dict[str, Any]:
    """One row of the table: the mean gain for a deal, its 95% interval, and every gain it rests on.

    >>> duel("greek-canasta", "easy", "easy", "example", 2)["mean"]
    0.0
    """
    found = gains(game, first, second, seed, range(deals), jobs)
    mean, half = interval(found)
    return {
        "game": game,
        "first": first,
        "second": second,
        "seed": seed,
        "deals": deals,
        "mean": round(mean, 1),
        "low": round(mean - half, 1),
        "high": round(mean + half, 1),
        "gains": found,
    }
