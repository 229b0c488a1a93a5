"""The actions a player looks at: the listed legal ones, and longer ones where only those are left."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from biriba_core.actions import Action, Extend, LayDown
from biriba_core.arranging import arrangements
from biriba_core.cards import known_cards
from biriba_core.deal import Deal
from biriba_core.extending import extensions
from biriba_core.play import legal_actions

__all__ = ["possible_actions"]

_LARGEST = 6


def possible_actions(deal: Deal) -> list[Action]:
    """At least one legal action while the deal goes on.

    The listing holds elementary steps. Where the top card taken can be used legally
    only together with others (G4.2, G3.8), none is elementary: then the first longer ones do.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"rules": "greek-canasta", "hands": ["7S 4H 5H 6H", 1, 2, 1], "must_use": "5H",
    ...     "melds": [["7H 8H 9H 2H JH QH"], []], "stock": 11})
    >>> [str(action) for action in legal_actions(deal)]
    []
    >>> str(possible_actions(deal)[0])
    'extend 1 5H 6H 7H 8H 9H 2H JH QH'
    """
    listed = list(legal_actions(deal))
    return listed or list(_longer(deal))


def _longer(deal: Deal) -> Iterator[Action]:
    hand, legal = known_cards(deal.hands[deal.seat]), legal_actions(deal)
    for size in range(2, min(len(hand), _LARGEST) + 1):
        found: list[Action] = []
        for used in dict.fromkeys(map(bytes, combinations(hand, size))):
            if deal.must_use is not None and deal.must_use not in used:
                continue
            for place, meld in enumerate(deal.melds[deal.side]):
                found += [Extend(place + 1, result.codes) for result in extensions(meld, used, deal.rules)]
            found += [LayDown(meld.codes) for meld in arrangements(used, deal.rules)]
        fit = [action for action in found if action in legal]
        if fit:
            yield from fit
            return
