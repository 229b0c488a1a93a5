"""Which places on the table can take a card of the hand, so that they show when the card is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from biriba_core import CARDS, Deal, Meld, Profile, extensions
from biriba_core.cards import Codes


def places(deal: Deal) -> Mapping[str, str]:
    """For each card of the hand on turn, the melds of its side that can take it by their numbers, and the pile.

    A card that can come to a run only together with other cards of the hand has its place there too. What else a rule
    may forbid, such as to keep one card, is asked when the action is tried.
    """
    if deal.stage != "play":
        return {}
    held = bytes(sorted(set(deal.hands[deal.seat])))
    found: dict[int, list[str]] = {code: [] for code in held}
    for number, meld in enumerate(deal.melds[deal.side], 1):
        for code in _taken(meld, held, deal.rules):
            found[code].append(str(number))
    for code in held:
        if code != deal.barred:
            found[code].append("pile")
    return {str(CARDS[code]): " ".join(several) for code, several in found.items()}


def _taken(meld: Meld, held: Codes, rules: Profile) -> set[int]:
    """The cards of a hand that a meld can take, one after the other."""
    taken: set[int] = set()
    grown = True
    while grown:
        grown = False
        for code in held:
            if code in taken:
                continue
            results = extensions(meld, bytes([code]), rules)
            if results:
                taken.add(code)
                if code not in rules.substitutes:
                    meld, grown = results[0], True
    return taken
