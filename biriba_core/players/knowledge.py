"""What a seat can work out from its view alone: the cards still unseen, and its chances of them."""

from __future__ import annotations

from typing import NamedTuple

from biriba_core.cards import DECK, UNKNOWN, Codes
from biriba_core.deal import IN_PLAY, Deal
from biriba_core.players.weights import Weights

__all__ = ["CHANCES", "STEPS", "Knowledge", "know"]

_COPIES = bytes(DECK.count(code) for code in range(UNKNOWN))
#: A chance is kept as a whole number of sixteenths, so that what is found can be remembered.
STEPS = 16
#: The chance of getting at least one of n unseen copies, by sixteenths and n.
CHANCES = tuple(tuple(1 - (1 - step / STEPS) ** n for n in range(9)) for step in range(STEPS + 1))


class Knowledge(NamedTuple):
    """What one seat knows of a deal, and how far the deal has gone."""

    #: For each card, how many copies the seat has not seen.
    unseen: Codes
    #: The chance, in sixteenths, that one unseen card comes to the seat's side in time, and to one opposing side.
    share: int
    their_share: int
    #: From 0, the deal has just begun, to 1, it may end at any moment.
    lateness: float


def know(view: Deal, weights: Weights) -> Knowledge:
    """What the seat whose turn it is knows, from its own view.

    >>> import random
    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.players.weights import Weights
    >>> from biriba_core.seat_view import view
    >>> deal = new_deal(random.Random(1))
    >>> sum(know(view(deal, deal.seat), Weights()).unseen)
    96
    """
    seat, side = view.seat, view.side
    counts = bytearray(_COPIES)
    melded = [meld.codes for melds in view.melds for meld in melds]
    for code in b"".join((view.hands[seat], view.pile, *melded)):
        if code != UNKNOWN:
            counts[code] -= 1
    hidden = sum(counts) or 1
    players, sides = len(view.hands), len(view.reserves)
    draws = weights.reach * len(view.stock) / sides
    ours = draws + sum(len(hand) for owner, hand in enumerate(view.hands) if owner % sides == side and owner != seat)
    theirs = draws + sum(len(hand) for owner, hand in enumerate(view.hands) if owner % sides != side) / (sides - 1)
    packet = view.rules.packet_size
    if not view.reserves[side].taken:
        ours += packet / 2
    if any(not reserve.taken for other, reserve in enumerate(view.reserves) if other != side):
        theirs += packet / 2
    return Knowledge(bytes(counts), _sixteenths(ours / hidden), _sixteenths(theirs / hidden), _lateness(view, players))


def _sixteenths(chance: float) -> int:
    return min(STEPS - 1, max(1, round(chance * STEPS)))


def _lateness(view: Deal, players: int) -> float:
    """How near the end is: the stock runs out, or an opponent who may close holds few cards."""
    dealt = view.rules.hand_size * players + view.rules.packet_size * len(view.reserves)
    late = 1 - len(view.stock) / max(1, len(DECK) - dealt)
    sides = len(view.reserves)
    for owner, hand in enumerate(view.hands):
        other = owner % sides
        if other != view.side and view.reserves[other] == IN_PLAY:
            late = max(late, 1 - len(hand) / 12)
    return min(1.0, max(0.0, late))
