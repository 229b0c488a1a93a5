"""A whole deal played by the computer, and two players compared."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from biriba_core.actions import Action, Discard, Pass
from biriba_core.deal import Deal, deal_from_deck
from biriba_core.kinds import OVER
from biriba_core.play import TURN_LIMIT, apply, stop
from biriba_core.players.choice import Player
from biriba_core.profiles import Profile
from biriba_core.records import seeded_deck
from biriba_core.scoring import score
from biriba_core.seat_view import view

__all__ = ["mirrored", "play_deal"]


def play_deal(
    deal: Deal, players: Sequence[Player], rng: random.Random, limit: int = TURN_LIMIT
) -> Iterator[tuple[Action | None, Deal]]:
    """Each action with the table after it, to the deal's end; None for a stop at the limit (7.9).

    `players` sit round the table in order of seat, again from the first when there are fewer.

    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.players.easy import Easy
    >>> steps = list(play_deal(new_deal(random.Random(1)), [Easy()], random.Random(1)))
    >>> steps[-1][1].stage
    'over'
    """
    turns = 0
    meant: tuple[Action, ...] = ()
    while deal.stage != OVER:
        if not meant:
            choice = players[deal.seat % len(players)].advise(view(deal, deal.seat), rng)
            meant = (choice.action, *choice.rest)
        action, *rest = meant
        meant = tuple(rest)
        deal = apply(deal, action)
        yield action, deal
        turns += isinstance(action, Discard | Pass)
        if turns == limit and deal.stage != OVER:
            deal = stop(deal)
            yield None, deal


def mirrored(first: Player, second: Player, rules: Profile, seed: str, place: int) -> float:
    """How many points `first` does better than `second` in one deal played twice, seats swapped.

    Four players in two pairs; the deck is shuffled from `seed` and the deal's `place`, the
    same for both ways round, so that the luck of the cards falls on both.

    >>> from biriba_core.players.easy import Easy
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> mirrored(Easy(), Easy(), PARTNERSHIP, "example", 0)
    0.0
    """
    name = f"{seed}/{place}"
    deck = seeded_deck(name)
    gained = 0.0
    for players, sign in (((first, second), 1), ((second, first), -1)):
        deal = deal_from_deck(deck, rules, players=4, dealer=place % 4)
        for _, reached in play_deal(deal, players, random.Random(name)):
            deal = reached
        one, other = score(deal).totals
        gained += sign * (one - other) / 2
    return gained
