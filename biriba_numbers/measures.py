"""What the chapter measures: each measure reads the stored deals and returns lines of estimates, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from math import sqrt
from typing import NamedTuple

from biriba_core.intervals import TWO_SIDED_95, interval
from biriba_numbers.data import GAMES, Estimate, deals, mean, ratio, share, slope, stored
from biriba_numbers.deals import Row

__all__ = ["ASIDE", "MEASURES", "Line", "Measure", "Quartile", "lean", "quartiles"]


class Line(NamedTuple):
    """One thing that was measured: the key of its name (or a number instead), and the estimate for each game."""

    name: str | int
    found: Mapping[str, Estimate]


class Measure(NamedTuple):
    """Lines that belong together: one chart, and one table of the same numbers."""

    #: `bars`, `curve` or `dots`; how the chart shows it.
    kind: str
    #: `%` or `points`.
    unit: str
    lines: tuple[Line, ...]


def _by_game(found: Callable[[str], Estimate]) -> dict[str, Estimate]:
    return {game: found(game) for game in GAMES}


def _shares(name: str | int, holds: Callable[[Row, int], object]) -> Line:
    """The share of all sides in all deals for which something holds."""
    return Line(name, _by_game(lambda game: share([holds(row, 0), holds(row, 1)] for row in deals(game))))


def _deal_shares(name: str | int, holds: Callable[[Row], object]) -> Line:
    return Line(name, _by_game(lambda game: share([holds(row)] for row in deals(game))))


def _edge(row: Row, side: int) -> int:
    return row.totals[side] - row.totals[1 - side]


# A biriba


def biribas() -> Measure:
    """How many pairs end a deal with a biriba, clean or dirty."""
    return Measure(
        "bars",
        "%",
        (
            _shares("any", lambda row, side: row.clean[side] + row.dirty[side]),
            _shares("clean", lambda row, side: row.clean[side]),
            _shares("dirty", lambda row, side: row.dirty[side]),
            _shares("several", lambda row, side: row.clean[side] + row.dirty[side] > 1),
        ),
    )


def lean(game: str) -> Estimate:
    """Of all biribas on the table at the end, how many hold a wild card."""
    return ratio((sum(row.dirty), sum(row.dirty) + sum(row.clean)) for row in deals(game))


# Wild cards

_MOST_DEALT = 5


def _wild(row: Row, side: int) -> int:
    return row.jokers[side] + row.twos[side]


def wild() -> Measure:
    """How far ahead a pair ends, by the number of wild cards first dealt to it."""

    def ahead(game: str, number: int) -> Estimate:
        return mean(
            _edge(row, side) for row in deals(game) for side in (0, 1) if min(_wild(row, side), _MOST_DEALT) == number
        )

    return Measure(
        "curve",
        "points",
        tuple(Line(n, _by_game(partial(ahead, number=n))) for n in range(_MOST_DEALT + 1)),
    )


def one_wild() -> Measure:
    """What one more wild card at the start brings: of either kind, a joker, a two."""
    counts: dict[str, Callable[[Row, int], int]] = {
        "wild": _wild,
        "joker": lambda row, side: row.jokers[side],
        "two": lambda row, side: row.twos[side],
    }

    def found(game: str, count: Callable[[Row, int], int]) -> Estimate:
        return slope((count(row, 0) - count(row, 1), _edge(row, 0)) for row in deals(game))

    return Measure(
        "dots",
        "points",
        tuple(Line(name, _by_game(partial(found, count=count))) for name, count in counts.items()),
    )


# Time

_PLAYERS = 4


def reserve() -> Measure:
    """How many pairs have taken their reserve after so many turns of each player."""

    def taken_by(rounds: int, row: Row, side: int) -> bool:
        turn = row.reserve[side]
        return turn is not None and turn <= rounds * _PLAYERS

    rounds_shown = range(1, _rounds_worth_showing("reserve") + 1)
    return Measure("curve", "%", tuple(_shares(rounds, partial(taken_by, rounds)) for rounds in rounds_shown))


def taken() -> Measure:
    """How many pairs take their reserve at all."""
    return Measure("dots", "%", (_shares("taken", lambda row, side: row.reserve[side] is not None),))


def length() -> Measure:
    """How many deals are over after so many turns of each player."""

    def by(rounds: int) -> Line:
        return _deal_shares(rounds, lambda row: row.turns <= rounds * _PLAYERS)

    return Measure("curve", "%", tuple(map(by, range(1, _rounds_worth_showing("turns") + 1))))


_NEARLY_ALL = 0.98


def _rounds_worth_showing(what: str) -> int:
    """The number of rounds after which almost nothing more happens in either game."""
    most = 0
    for game in GAMES:
        found = _turns(game, what)
        most = max(most, -(-found[int(_NEARLY_ALL * len(found))] // _PLAYERS))
    return most


class Quartile(NamedTuple):
    """The turn of each player by which a part of the events has happened, and the ends of its 95% interval."""

    turn: int
    low: int
    high: int


def quartiles(game: str, what: str) -> tuple[Quartile, ...]:
    """When a quarter, a half and three quarters of the deals are over (`turns`), of the reserves taken (`reserve`).

    The interval lies between two of the values in order; the sides of a deal count as one.
    """
    found = [-(-turn // _PLAYERS) for turn in _turns(game, what)]

    def at(part: float) -> int:
        return found[min(len(found) - 1, max(0, int(part * len(found))))]

    def quartile(part: float) -> Quartile:
        half = TWO_SIDED_95 * sqrt(part * (1 - part) / len(deals(game)))
        return Quartile(at(part), at(part - half), at(part + half))

    return tuple(map(quartile, (0.25, 0.5, 0.75)))


def _turns(game: str, what: str) -> list[int]:
    """Sorted: the number of turns of each deal, or the turn in which each reserve was taken."""
    if what == "turns":
        return sorted(row.turns for row in deals(game))
    return sorted(turn for row in deals(game) for turn in row.reserve if turn)


def ends() -> Measure:
    """How deals end: closed with cards left to draw, closed later, everybody passing, stopped."""
    lines = [
        _deal_shares("closed-early", lambda row: row.ended == "closed" and row.stock),
        _deal_shares("closed-late", lambda row: row.ended == "closed" and not row.stock),
        _deal_shares("passes", lambda row: row.ended == "passes"),
    ]
    if any(row.ended == "limit" for game in GAMES for row in deals(game)):
        lines.append(_deal_shares("limit", lambda row: row.ended == "limit"))
    return Measure("bars", "%", tuple(lines))


def closed() -> Measure:
    """How many deals are closed."""
    return Measure("dots", "%", (_deal_shares("closed", lambda row: row.ended == "closed"),))


# The first player


def first() -> Measure:
    """How far ahead the first player's pair ends."""
    return Measure(
        "dots",
        "points",
        (Line("first", _by_game(lambda game: mean(_edge(row, row.first % 2) for row in deals(game)))),),
    )


def first_wins() -> Measure:
    """In how many deals the first player's pair is ahead, a tie counting half."""

    def ahead(row: Row) -> float:
        edge = _edge(row, row.first % 2)
        return 100.0 if edge > 0 else 50.0 if edge == 0 else 0.0

    return Measure("dots", "%", (Line("first-wins", _by_game(lambda game: mean(map(ahead, deals(game))))),))


# Advice


def without() -> Measure:
    """The points of a pair at the end of a deal, by the number of its biribas."""

    def points(game: str, wanted: int) -> Estimate:
        found = ((row, side) for row in deals(game) for side in (0, 1))
        return mean(row.totals[side] for row, side in found if min(2, row.clean[side] + row.dirty[side]) == wanted)

    names = ("none", "one", "two")
    return Measure(
        "bars",
        "points",
        tuple(Line(name, _by_game(partial(points, wanted=n))) for n, name in enumerate(names)),
    )


def below_zero() -> Measure:
    """Of the pairs without a biriba at the end, how many have scored below zero."""

    def found(game: str) -> Estimate:
        sides = ((row, side) for row in deals(game) for side in (0, 1))
        return share([row.totals[side] < 0] for row, side in sides if not row.clean[side] + row.dirty[side])

    return Measure("dots", "%", (Line("below-zero", _by_game(found)),))


_BIRIBA = 7
_HIGHEST_LOW = 12


def anchors() -> Measure:
    """Of the runs laid as three cards, how many become biribas, by the lowest card they began with."""

    def found(game: str, low: int) -> Estimate:
        return share([length >= _BIRIBA] for row in deals(game) for began, length in row.runs if began == low)

    return Measure(
        "curve",
        "%",
        tuple(Line(low, _by_game(partial(found, low=low))) for low in range(1, _HIGHEST_LOW + 1)),
    )


def _duels(name: str, key: Callable[[Mapping[str, str]], str]) -> tuple[Line, ...]:
    """Stored duels as lines: by how many points a deal one player does better than the other, by game."""
    found: dict[str, dict[str, Estimate]] = {}
    for row in stored(name)["rows"]:
        half = interval(row["gains"])
        found.setdefault(key(row), {})[row["game"]] = Estimate(half.mean, half.half, len(row["gains"]))
    return tuple(Line(line, by_game) for line, by_game in found.items())


def habits() -> Measure:
    """What each habit gains or costs a pair of hard players, in a deal."""
    return Measure("dots", "points", _duels("habits", lambda row: row["habit"]))


def strength() -> Measure:
    """What each level gains on the one below it, in a deal."""
    return Measure("dots", "points", _duels("strength", lambda row: f"{row['first']}-{row['second']}"))


def _kept(*measures: Callable[[], Measure]) -> dict[str, Callable[[], Measure]]:
    """Each measure by its name, computed once."""
    return {measure.__name__.replace("_", "-"): cache(measure) for measure in measures}


#: Measures that the page shows, by name.
MEASURES: Mapping[str, Callable[[], Measure]] = _kept(
    strength, biribas, wild, one_wild, reserve, length, ends, first, first_wins, without, below_zero, anchors, habits
)
#: Measures of one number, shown in a sentence only.
ASIDE: Mapping[str, Callable[[], Measure]] = _kept(taken, closed)
