"""The hidden cards, imagined: a full deal that looks the same from the seat that imagines it."""

from __future__ import annotations

import random

from biriba_core.cards import UNKNOWN, Codes, sort_codes
from biriba_core.deal import Deal

__all__ = ["imagine"]


def imagine(view: Deal, unseen: Codes, rng: random.Random) -> Deal:
    """A deal with every unknown card of a view replaced by an unseen one, at random.

    In: the view; for each card how many copies are unseen (`knowledge.know`); a generator.

    >>> from biriba_core.cards import DECK
    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.players.knowledge import know
    >>> from biriba_core.players.weights import Weights
    >>> from biriba_core.seat_view import view
    >>> seen = view(new_deal(random.Random(1)), 1)
    >>> deal = imagine(seen, know(seen, Weights()).unseen, random.Random(2))
    >>> sort_codes(deal.cards()) == sort_codes(DECK), view(deal, 1) == seen
    (True, True)
    """
    pool = [code for code, copies in enumerate(unseen) for _ in range(copies)]
    rng.shuffle(pool)

    def known(codes: Codes) -> Codes:
        # A position may leave cards out; then there are fewer unknown places than unseen cards.
        return bytes(pool.pop() if code == UNKNOWN else code for code in codes) if UNKNOWN in codes else codes

    return view._replace(
        hands=tuple(sort_codes(known(hand)) for hand in view.hands),
        stock=known(view.stock),
        packets=tuple(map(known, view.packets)),
    )
