"""The numbers that are stored of one played deal for the chapter on numbers.

The deals are those of `biriba simulate` with the same seeds, so anybody can look at their records.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from biriba_core import Deal
from biriba_core.cards import JOKER
from biriba_core.profiles import profile
from biriba_core.records import read_record, replayed
from biriba_core.simulate import Settings, play_one

__all__ = ["LEVEL", "SEED", "Row", "play_row"]

#: The chapter's deals: seeds `numbers-1/0`, `numbers-1/1`…
SEED = "numbers-1"
#: The best of the computer's players.
LEVEL = "hard"
_LAID = 3


class Row(NamedTuple):
    """One deal; values of the two sides stand as a pair, in order of side."""

    first: int
    turns: int
    stock: int
    ended: str
    closed_by: int | None
    totals: Sequence[int]
    clean: Sequence[int]
    dirty: Sequence[int]
    #: The turn of the deal in which a side took its reserve, and had its first biriba.
    reserve: Sequence[int | None]
    biriba: Sequence[int | None]
    #: How many each side had among the cards first dealt.
    jokers: Sequence[int]
    twos: Sequence[int]
    #: For each run laid down as three cards: its lowest rank when it was laid, and its length at the end.
    runs: Sequence[Sequence[int]]


def play_row(game: str, place: int) -> Row:
    """Deal number `place`, played by four hard players.

    >>> row = play_row("partnership", 0)
    >>> row.first, row.ended in ("closed", "passes", "limit"), len(row.totals)
    (1, True, 2)
    """
    text, result = play_one(Settings(profile(game), levels=(LEVEL,), seed=SEED), place)
    record = read_record(text)
    deal = start = record.start()
    biriba: list[int | None] = [None] * len(start.melds)
    laid: dict[tuple[int, int], int] = {}
    turns = 0
    for _, reached in replayed(record):
        for side, melds in enumerate(reached.melds):
            for number, meld in enumerate(melds):
                if number >= len(deal.melds[side]) and meld.kind == "run" and len(meld) == _LAID:
                    laid[side, number] = meld.low
            if biriba[side] is None and reached.biribas(side):
                biriba[side] = turns + 1
        turns += reached.seat != deal.seat
        deal = reached
    return Row(
        result["first"],
        result["turns"],
        result["stock"],
        result["ended"],
        result["closed_by"],
        result["totals"],
        result["clean"],
        result["dirty"],
        result["reserve_turn"],
        biriba,
        _dealt(start, lambda code: code == JOKER),
        _dealt(start, lambda code: code != JOKER and code % 13 == 1),
        [[low, len(deal.melds[side][number])] for (side, number), low in laid.items()],
    )


def _dealt(deal: Deal, wanted: Any) -> list[int]:
    found = [0] * len(deal.melds)
    for seat, hand in enumerate(deal.hands):
        found[deal.side_of(seat)] += sum(map(wanted, hand))
    return found
