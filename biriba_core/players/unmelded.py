"""How idle each card of a hand is, a quick estimate for the easy player and for play-outs.

A card is idle when it goes with few other cards of the hand.
"""

from __future__ import annotations

from biriba_core.cards import JOKER, Codes
from biriba_core.players.evaluation import WINDOWS
from biriba_core.profiles import Profile

__all__ = ["idleness"]

_NEIGHBOURS = tuple(tuple({code for pair in pairs for code in pair}) for pairs in WINDOWS)


def idleness(hand: Codes, rules: Profile) -> dict[int, int]:
    """For each card held: higher when it goes with fewer others; a substitute is never idle.

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> idle = idleness(parse_cards("3H 4H KS *"), PARTNERSHIP)
    >>> max(idle, key=idle.get) == parse_cards("KS")[0]
    True
    """
    held, found = set(hand), dict[int, int]()
    ranks = [0] * 13
    for code in hand:
        if code < JOKER:
            ranks[code % 13] += 1
    for code in held:
        if code in rules.substitutes:
            found[code] = -100
        elif code < JOKER:
            near = sum(other in held for other in _NEIGHBOURS[code])
            found[code] = -4 * near - 3 * (ranks[code % 13] - 1) + 2 * (hand.count(code) - 1)
    return found
