"""The score of a deal, itemised: each line carries the rule that it rests on."""

from __future__ import annotations

from typing import NamedTuple

from biriba_core.cards import UNKNOWN, Codes, codes_text, drawn
from biriba_core.deal import Deal
from biriba_core.errors import InputError
from biriba_core.kinds import ScoreItem
from biriba_core.melds import Meld
from biriba_core.rulings import Problem

__all__ = ["Line", "ScoreSheet", "SideScore", "score"]


class Line(NamedTuple):
    """One line of a score sheet: what for, the rule, the points, and the cards behind them.

    `meld` is the meld counted, `seat` the hand deducted.
    """

    item: ScoreItem
    rule: str
    points: int
    codes: Codes = b""
    meld: Meld | None = None
    seat: int | None = None

    def __str__(self) -> str:
        """The line as text: `45  cards 3H 4H 5H 6H 7H 8H 9H (6.2)`."""
        seat = "" if self.seat is None else f" of seat {self.seat}"
        cards = f" {codes_text(self.codes)}" if self.codes else ""
        return f"{self.points:6}  {self.item}{seat}{cards} ({self.rule})"


class SideScore(NamedTuple):
    """One side's lines; deductions are negative (6.2, G7.4)."""

    lines: tuple[Line, ...]

    def __str__(self) -> str:
        """One line of text for each line, and the total below."""
        return "\n".join((*map(str, self.lines), f"{self.total:6}  total"))

    def _sum(self, *items: ScoreItem) -> int:
        return sum(line.points for line in self.lines if line.item in items)

    @property
    def cards(self) -> int:
        """Points of the melded cards (6.1, 6.2, G7.4)."""
        return self._sum(ScoreItem.CARDS)

    @property
    def bonuses(self) -> int:
        """Points for biribas and other melds that earn more than their cards (6.3, G7.1)."""
        return self._sum(ScoreItem.BONUS)

    @property
    def closing(self) -> int:
        """Points for closing (6.4, G7.3)."""
        return self._sum(ScoreItem.CLOSING)

    @property
    def hand(self) -> int:
        """Points deducted for cards left in hands (6.2, 6.7, G7.4)."""
        return self._sum(ScoreItem.HAND)

    @property
    def reserve(self) -> int:
        """Points deducted for a reserve not taken or not in play (6.5, 6.6)."""
        return self._sum(ScoreItem.UNTAKEN, ScoreItem.WAITING)

    @property
    def total(self) -> int:
        """The side's score in this deal (6.2, G7.4)."""
        return sum(line.points for line in self.lines)


class ScoreSheet(NamedTuple):
    """The score of one deal, by side."""

    sides: tuple[SideScore, ...]

    def __str__(self) -> str:
        """The sheet as text, one side below the other.

        >>> from biriba_core.positions import parse_position
        >>> print(score(parse_position({
        ...     "stage": "over", "hands": ["", "KS", "5D", "2C"], "closed_by": 0,
        ...     "melds": [["3H 4H 5H 6H 7H 8H 9H"], []], "reserves": ["in_play", "untaken"]})))
        side 0
            45  cards 3H 4H 5H 6H 7H 8H 9H (6.2)
           200  bonus 3H 4H 5H 6H 7H 8H 9H (6.3)
           100  closing (6.4)
            -5  hand of seat 2 5D (6.2)
           340  total
        side 1
           -10  hand of seat 1 KS (6.2)
           -10  hand of seat 3 2C (6.2)
          -100  untaken (6.5)
          -120  total
        """
        return "\n".join(f"side {number}\n{side}" for number, side in enumerate(self.sides))

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return drawn(str(self))

    @property
    def totals(self) -> tuple[int, ...]:
        """Each side's total."""
        return tuple(side.total for side in self.sides)


def score(deal: Deal) -> ScoreSheet:
    """Count a deal as it lies (section 6, G7); the deal says who closed it.

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
    rules = deal.rules
    lines = []
    for meld in deal.melds[side]:
        lines.append(Line(ScoreItem.CARDS, rules.number("score-cards"), meld.value, meld.codes, meld))
        if meld.bonus_rule is not None:
            lines.append(Line(ScoreItem.BONUS, meld.bonus_rule, meld.bonus, meld.codes, meld))
    if deal.closed_by is not None and deal.side_of(deal.closed_by) == side:
        lines.append(Line(ScoreItem.CLOSING, rules.number("score-closing"), rules.closing))
    reserve = deal.reserves[side]
    waiting = reserve.waiting_for
    for seat, hand in enumerate(deal.hands):
        if deal.side_of(seat) != side or not hand or seat == waiting:
            continue
        if UNKNOWN in hand:
            raise InputError(Problem("score-unknown", {"where": f"hands[{seat}]"}))
        lines.append(Line(ScoreItem.HAND, rules.number("score-hand"), -rules.count(hand), hand, seat=seat))
    if not reserve.taken:  # where nothing is charged for it, the rule that says so is named all the same
        lines.append(Line(ScoreItem.UNTAKEN, rules.number("score-untaken"), -rules.reserve_untaken))
    if waiting is not None:
        lines.append(Line(ScoreItem.WAITING, rules.number("score-waiting"), -rules.reserve_waiting, seat=waiting))
    return SideScore(tuple(lines))
