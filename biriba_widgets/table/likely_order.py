"""Loose cards put in the order in which they come nearest to a meld.

A form collects cards in no order, but a run is written in order: a refusal should explain the
reading that the reader most likely meant.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from biriba_core import IllegalMeld, judge_meld, parse_cards
from biriba_core.cards import CARDS, Card
from biriba_core.profiles import Profile
from biriba_widgets.html.cards import in_order

RANKS = 13


def likeliest(cards: Sequence[str], rules: Profile) -> list[str]:
    """The same cards, in the order that breaks the fewest rules."""
    return min(_orders(cards, rules), key=lambda order: _spoiled(order, rules))


def _spoiled(order: Sequence[str], rules: Profile) -> tuple[int, int]:
    try:
        judge_meld(parse_cards(" ".join(order)), rules)
    except IllegalMeld as no:
        strangers = (ruling.values["cards"] for ruling in no.rulings if ruling.fault == "not-consecutive")
        return sum(len(codes) for codes in strangers if isinstance(codes, bytes)), len(no.rulings)
    return 0, 0


def _orders(cards: Sequence[str], rules: Profile) -> Iterator[list[str]]:
    """As they stand, then as a run in the commonest suit from each rank on, going round at the king."""
    yield in_order(cards)
    suits = Counter(card[-1] for card in cards if card != "*")
    if not suits:
        return
    suit = max(suits, key=suits.__getitem__)
    two = "2" + suit
    codes = {str(card): card for card in CARDS}
    for two_is_natural in dict.fromkeys((two in cards, False)):
        wild = [card for card in cards if codes[card] in rules.substitutes]
        natural = [card for card in cards if card not in wild]
        if two_is_natural and two in wild:
            wild.remove(two)
            natural.append(two)
        for low in range(RANKS):
            yield _filled(natural, list(wild), low, codes)


def _filled(natural: list[str], wild: list[str], low: int, codes: Mapping[str, Card]) -> list[str]:
    def place(card: str) -> int:
        return (codes[card].rank - 1 - low) % RANKS

    run: list[str] = []
    expected: int | None = None
    for card in sorted(natural, key=place):
        while expected is not None and expected < place(card) and wild:
            run.append(wild.pop())
            expected += 1
        run.append(card)
        expected = place(card) + 1
    return run + wild
