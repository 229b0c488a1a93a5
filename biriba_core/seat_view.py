"""What one seat may see of a deal."""

from __future__ import annotations

from biriba_core.deal import Deal, unknown
from biriba_core.errors import InputError
from biriba_core.rulings import Problem

__all__ = ["view"]


def view(deal: Deal, seat: int) -> Deal:
    """The deal as `seat` sees it: its own hand, the table, and only the sizes of the rest.

    The pile lies open (4.2); other hands, the stock and the packets (2.5) are unknown
    cards. Raises `InputError` for a seat that does not exist.

    >>> import random
    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.positions import to_position
    >>> to_position(view(new_deal(random.Random(1)), 1))["hands"][2]
    11
    """
    players = len(deal.hands)
    if not 0 <= seat < players:
        raise InputError(Problem("no-such-seat", {"where": "seat", "n": seat, "players": players}))
    return deal._replace(
        hands=tuple(hand if owner == seat else unknown(len(hand)) for owner, hand in enumerate(deal.hands)),
        stock=unknown(len(deal.stock)),
        packets=tuple(unknown(len(packet)) for packet in deal.packets),
    )
