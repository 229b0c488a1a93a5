"""What a meld may still become: the bonus it can hope for, and its chance to be a biriba.

A run grows at both ends while the next card comes; a set grows as copies of its rank do.
The chances are rough, every card taken alone, but they put a six-card clean run above a
three-card one by about what players would say.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from biriba_core.cards import ACE_HIGH, JOKER, SUITS, Codes
from biriba_core.kinds import RUN, SET, MeldKind
from biriba_core.melds import CACHED_MELDS, Meld, bonus_of
from biriba_core.players.knowledge import CHANCES
from biriba_core.profiles import Profile

__all__ = ["Prospect", "prospect"]

_AVERAGE_CARD = 8.0


class Prospect(NamedTuple):
    """What a meld is worth: its cards and hoped-for bonus in points; the chance of a biriba."""

    worth: float
    biriba: float


def prospect(meld: Meld, unseen: Codes, share: int, rules: Profile) -> Prospect:
    """The prospect of a meld of a side whose chance of each unseen card is `share` sixteenths.

    >>> from biriba_core.melds import judge_meld
    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> unseen = bytes([2] * 52 + [4])
    >>> six = prospect(judge_meld(parse_cards("3H 4H 5H 6H 7H 8H"), PARTNERSHIP), unseen, 6, PARTNERSHIP)
    >>> three = prospect(judge_meld(parse_cards("3H 4H 5H"), PARTNERSHIP), unseen, 6, PARTNERSHIP)
    >>> six.biriba > 0.8 > 0.4 > three.biriba
    True
    """
    if meld.kind == RUN:
        start = SUITS.index(meld.suit) * 13
        return _run_prospect(meld, unseen[start : start + 13], share, rules)
    left = sum(unseen[code] for code in range((meld.low - 1) % 13, JOKER, 13))
    return _set_prospect(meld, left, share, rules)


@lru_cache(maxsize=4096)
def bonus(kind: MeldKind, size: int, dirty: bool, rank: int, rules: Profile) -> int:
    """The points that a meld of that kind and size earns beyond its cards (6.3, G7.1, G7.2, G9.2)."""
    entry = bonus_of(kind, size, rank, rules)
    if entry is None:
        return 0
    return entry.dirty if dirty else entry.clean


@lru_cache(maxsize=CACHED_MELDS)
def _run_prospect(meld: Meld, unseen: Codes, share: int, rules: Profile) -> Prospect:
    chances, size = CHANCES[share], len(meld)
    high = meld.low + size - 1
    below = _reaches(chances[unseen[(rank - 1) % 13]] for rank in range(meld.low - 1, 0, -1))
    above = _reaches(chances[unseen[(rank - 1) % 13]] for rank in range(high + 1, ACE_HIGH + 1))
    dirty = bool(meld.substitutes_at)
    inner = 0.0
    if dirty and rules.substitutes_move:
        # The natural card comes and the substitute moves on to an end (3.11).
        inner = chances[unseen[(meld.low + meld.substitutes_at[0] - 1) % 13]]
    worth = biriba = 0.0
    for i, p in enumerate(below):
        for j, q in enumerate(above):
            for k, r in ((0, 1 - inner), (1, inner)):
                chance, length = p * q * r, min(size + i + j + k, rules.run_size)
                if chance:
                    points = bonus(RUN, length, dirty, meld.low, rules)
                    worth += chance * (points + _AVERAGE_CARD * (length - size))
                    biriba += chance * (length >= rules.biriba_size)
    return Prospect(meld.value + worth, biriba)


def _reaches(chances: Iterable[float]) -> list[float]:
    """The chance of going on exactly 0, 1, 2… cards, stopping at the first that does not come."""
    found, reached = [], 1.0
    for chance in chances:
        found.append(reached * (1 - chance))
        reached *= chance
    return [*found, reached]


@lru_cache(maxsize=CACHED_MELDS)
def _set_prospect(meld: Meld, left: int, share: int, rules: Profile) -> Prospect:
    size, dirty, one = len(meld), bool(meld.substitutes_at), share / 16
    worth = biriba = 0.0
    chance = (1 - one) ** left
    for more in range(left + 1):
        points = bonus(SET, size + more, dirty, meld.low, rules)
        worth += chance * (points + _AVERAGE_CARD * more)
        biriba += chance * (rules.sets_are_biribas and size + more >= rules.biriba_size)
        chance *= (left - more) / (more + 1) * one / (1 - one)
    return Prospect(meld.value + worth, biriba)
