"""A match: deals added up until a side has won."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import NamedTuple

from biriba_core.deal import check_players
from biriba_core.errors import InputError
from biriba_core.profiles import PARTNERSHIP, Profile
from biriba_core.rulings import Problem

__all__ = ["Match", "new_match"]

#: Far beyond what 108 cards can score.
_NO_SCORE = 1_000_000


class Match(NamedTuple):
    """The totals of a match after some complete deals; a further deal makes a new one.

    >>> match = new_match(PARTNERSHIP).add([2600, 400]).add([2400, 900])
    >>> match.totals, match.over
    ((5000, 1300), False)
    """

    rules: Profile
    target: int
    totals: tuple[int, ...]
    deals: int = 0

    @property
    def winner(self) -> int | None:
        """The side that has won, or None while play goes on (7.6, 7.7, G8.1, G8.2)."""
        best = max(self.totals)
        if not self.reaches(best) or self.totals.count(best) > 1:
            return None
        return self.totals.index(best)

    def reaches(self, total: int) -> bool:
        """Whether a total is enough to end the match: above the target in pairs (7.6), else at it too (G8.1)."""
        return total >= self.target if self.rules.target_is_enough else total > self.target

    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return self.winner is not None

    def add(self, scores: Sequence[int]) -> Match:
        """The match after one more deal's scores, one for each side.

        Raises `InputError` when the match is over or the scores do not fit its sides.
        """
        where = f"deals[{self.deals}]"
        if self.over:
            raise InputError(Problem("match-over", {"where": where}))
        check_totals(scores, len(self.totals), where)
        return self._replace(totals=tuple(map(add, self.totals, scores)), deals=self.deals + 1)


def new_match(
    rules: Profile = PARTNERSHIP,
    *,
    players: int | None = None,
    sides: int | None = None,
    target: int | None = None,
) -> Match:
    """A match before its first deal.

    In: the profile; how many play, or how many sides where only that is known; a target
    agreed beforehand (7.12, G8.1). Two sides are two pairs unless the profile or `players` says
    otherwise. Raises `InputError` for a target, players or sides that can't be.

    >>> from biriba_core.profiles import GREEK_CANASTA
    >>> new_match(GREEK_CANASTA, players=2).target
    1500
    >>> new_match(GREEK_CANASTA, sides=2).target
    2000
    """
    if players is not None:
        check_players(rules, players)
        sides = rules.sides(players)
    else:
        possible = [n for n in rules.players if sides in (None, rules.sides(n))]
        if not possible:
            raise InputError(Problem("wrong-totals", {"where": "deals"}))
        players = max(possible)
    if target is None:
        target = rules.usual_target(players)
    elif isinstance(target, bool) or not isinstance(target, int) or target <= 0:
        raise InputError(Problem("bad-target"))
    return Match(rules, target, (0,) * rules.sides(players))


def check_totals(scores: object, sides: int, where: str) -> None:
    """Raise `InputError` unless `scores` are whole numbers, one for each side."""
    fits = (
        isinstance(scores, Sequence)
        and len(scores) == sides
        and all(type(points) is int and abs(points) < _NO_SCORE for points in scores)
    )
    if not fits:
        raise InputError(Problem("wrong-totals", {"where": where}))
