"""The stored results, and means and shares of them, each with its 95% interval."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from biriba_core.intervals import TWO_SIDED_95, interval
from biriba_numbers.deals import Row

__all__ = ["GAMES", "Estimate", "deals", "mean", "ratio", "share", "slope", "stored"]

#: Both games, in the book's order.
GAMES = ("partnership", "greek-canasta")
_HERE = Path(__file__).parent
#: In the installed package the results lie within it.
_FOLDER = next(folder for folder in (_HERE / "results", _HERE.parent / "book" / "data") if folder.is_dir())


class Estimate(NamedTuple):
    """A number found in `n` deals, and half the width of its 95% interval."""

    value: float
    half: float
    n: int

    @property
    def sign(self) -> int:
        """1 when the whole interval is above zero, -1 when it is below, else 0."""
        return (self.value - self.half > 0) - (self.value + self.half < 0)


@cache
def stored(name: str) -> Any:
    """The content of `book/data/NAME.json`."""
    return json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"))


@cache
def deals(game: str) -> tuple[Row, ...]:
    """The chapter's deals of one game, in order."""
    return tuple(Row(*row) for row in stored(f"deals-{game}")["rows"])


def mean(values: Iterable[float]) -> Estimate:
    """The mean of values, one for each deal.

    >>> mean([1.0, 3.0]).value
    2.0
    """
    listed = list(values)
    found = interval(listed)
    return Estimate(found.mean, found.half, len(listed))


def share(held: Iterable[Sequence[object]]) -> Estimate:
    """How often something holds, in per cent. The sides of one deal are not independent, so their mean is one value.

    >>> share([(True, True), (False, True), (False, False), (False, True)]).value
    50.0
    """
    return mean(100 * sum(map(bool, sides)) / len(sides) for sides in held)


def ratio(pairs: Iterable[tuple[float, float]]) -> Estimate:
    """The sum of the first numbers in per cent of the sum of the second, over all deals.

    >>> ratio([(1, 2), (1, 2), (2, 4)])
    Estimate(value=50.0, half=0.0, n=3)
    """
    points = list(pairs)
    n, every = len(points), sum(whole for _, whole in points)
    found = sum(part for part, _ in points) / every
    rest = sum((part - found * whole) ** 2 for part, whole in points)
    return Estimate(100 * found, 100 * TWO_SIDED_95 * sqrt(rest * n / (n - 1)) / every, n)


def slope(pairs: Iterable[tuple[float, float]]) -> Estimate:
    """By how much the second number grows when the first grows by one (least squares).

    >>> slope([(0, 1.0), (1, 3.0), (2, 5.0)])
    Estimate(value=2.0, half=0.0, n=3)
    """
    points = list(pairs)
    n = len(points)
    across, up = sum(x for x, _ in points) / n, sum(y for _, y in points) / n
    spread = sum((x - across) ** 2 for x, _ in points)
    found = sum((x - across) * (y - up) for x, y in points) / spread
    rest = sum((y - up - found * (x - across)) ** 2 for x, y in points)
    return Estimate(found, TWO_SIDED_95 * sqrt(rest / (n - 2) / spread), n)
