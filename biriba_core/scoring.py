"""The score of a deal, itemised: each line carries the rule that it rests on."""

from __future__ import annotations

from typing import NamedTuple

from biriba_core.cards import UNKNOWN, Codes
from biriba_core.deal import Deal
from biriba_core.errors import InputError
from biriba_core.melds import Meld
from biriba_core.rulings import Problem

__all__ = ["Line", "ScoreSheet", "SideScore", "score"]


class Line(NamedTuple):
    """One line of a score sheet: what for, the rule, the points, and the cards behind them.

    `item` is `cards`, `bonus`, `closing`, `hand`, `untaken` or `waiting`; `meld` is the
    meld counted, `seat` the hand deducted.
    """

    item: str
    rule: str
    points: int
    codes: Codes = b""
    meld: Meld | None = None
    seat: int | None = None


class SideScore(NamedTuple):
    """One side's lines; deductions are negative (6.2, G7.4)."""

    lines: tuple[Line, ...]

    def _sum(self, *items: str) -> int:
        return sum(line.points for line in self.lines if line.item in items)

    @property
    def cards(self) -> int:
        """Points of the melded cards (6.1, 6.2, G7.4)."""
        return self._sum("cards")

    @property
    def bonuses(self) -> int:
        """Points for biribas and other melds that earn more than their cards (6.3, G7.1)."""
        return self._sum("bonus")

    @property
    def closing(self) -> int:
        """Points for closing (6.4, G7.3)."""
        return self._sum("closing")

    @property
    def hand(self) -> int:
        """Points deducted for cards left in hands (6.2, 6.7, G7.4)."""
        return self._sum("hand")

    @property
    def reserve(self) -> int:
        """Points deducted for a reserve not taken or not in play (6.5, 6.6)."""
        return self._sum("untaken", "waiting")

    @property
    def total(self) -> int:
        """The side's score in this deal (6.2, G7.4)."""
        return sum(line.points for line in self.lines)


class ScoreSheet(NamedTuple):
    """The score of one deal, by side."""

    sides: tuple[SideScore, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's total."""
        return tuple(side.total for side in self.sides)


def score(deal: Deal) -> ScoreSheet:
    """Count a deal as it lies (section 6, G7), whoever closed it taken from the deal.

    Raises `InputError` when a hand that counts holds unknown cards.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({
    ...     "stage": "over", "hands": ["", "KS", "5D", "2C"], "closed_by": 0,
    ...     "melds": [["3H 4H 5H 6H 7H 8H 9H"], []], "reserves": ["in_play", "untaken"]})
    >>> score(deal).totals
    (340, -120)
    """
    return ScoreSheet(tuple(_side_score(deal, side) for side in range(len(deal.reserves))))


def _side_score(deal: Deal, side: int) -> SideScore:
    rules, numbers = deal.rules, deal.rules.numbers
    lines = []
    for meld in deal.melds[side]:
        lines.append(Line("cards", numbers["score-cards"], meld.value, meld.codes, meld))
        if meld.bonus_rule is not None:
            lines.append(Line("bonus", meld.bonus_rule, meld.bonus, meld.codes, meld))
    if deal.closed_by is not None and deal.side_of(deal.closed_by) == side:
        lines.append(Line("closing", numbers["score-closing"], rules.closing))
    reserve = deal.reserves[side]
    for seat, hand in enumerate(deal.hands):
        if deal.side_of(seat) != side or not hand or seat == reserve:
            continue
        if UNKNOWN in hand:
            raise InputError(Problem("score-unknown", {"where": f"hands[{seat}]"}))
        lines.append(Line("hand", numbers["score-hand"], -rules.count(hand), hand, seat=seat))
    if reserve == "untaken" and rules.reserve_untaken:
        lines.append(Line("untaken", numbers["score-untaken"], -rules.reserve_untaken))
    if isinstance(reserve, int):
        lines.append(Line("waiting", numbers["score-waiting"], -rules.reserve_waiting, seat=reserve))
    return SideScore(tuple(lines))
