"""Contradictions between keys of a position that are each right by themselves (docs/rules/FORMAT.md).

A position is judged by what it says of this moment, not by how it came about: it may leave cards
out, hold a reserve in play without the biriba that brought it, or a closed deal whose
closer never took the reserve.
"""

from __future__ import annotations

from collections.abc import Iterator

from biriba_core.cards import UNKNOWN
from biriba_core.deal import Deal
from biriba_core.kinds import OVER, PLAY, End
from biriba_core.rulings import Problem, Value

__all__ = ["contradictions"]


def contradictions(deal: Deal) -> Iterator[Problem]:
    """Every problem with a deal whose keys were read one by one."""
    yield from _marks(deal)
    yield from _passes(deal)
    yield from _reserves(deal)
    if deal.stage == OVER:
        yield from _end(deal)
    else:
        for seat, hand in enumerate(deal.hands):
            if not hand:
                yield Problem("empty-hand", {"where": f"hands[{seat}]"})


def _marks(deal: Deal) -> Iterator[Problem]:
    """The card barred (4.5) and the one to use first (G4.2) come with the pile taken in this turn."""
    hand, rules = deal.hands[deal.seat], deal.rules
    melded = b"".join(meld.codes for meld in deal.melds[deal.side])
    for key, card, known in (
        ("barred", deal.barred, rules.single_pile_bar),
        ("must_use", deal.must_use, rules.top_card_used),
    ):
        if card is None:
            continue
        where = {"where": key}
        if not known:
            yield Problem("not-in-this-game", where)
        elif deal.stage != PLAY:
            yield Problem("only-in-play", where)
        else:
            if deal.pile:
                yield Problem("pile-was-taken", where)
            if key == "must_use" and card not in hand and UNKNOWN not in hand:
                yield Problem("must-use-not-held", {"card": card})
            if key == "barred" and card not in hand + melded and UNKNOWN not in hand:
                yield Problem("barred-not-taken", {"card": card})


def _passes(deal: Deal) -> Iterator[Problem]:
    """Passes in a row, all of them with the stock empty (7.3, 7.4, 7.8, G6.3)."""
    passes, players = deal.passes, len(deal.hands)
    ending = deal.stage == OVER and deal.ended in (None, End.PASSES)
    if passes >= players + ending:
        yield Problem("passes-range", {"n": passes, "players": players})
    elif passes and deal.stock:
        yield Problem("passes-with-stock")
    elif passes and (deal.stage == PLAY or deal.ended == End.CLOSED):
        yield Problem("passes-after-drawing")


def _reserves(deal: Deal) -> Iterator[Problem]:
    """A waiting reserve comes into play with its owner's next draw (6.9), so the one who closes has none."""
    for side, reserve in enumerate(deal.reserves):
        seat = reserve.waiting_for
        if seat is None:
            continue
        values: dict[str, Value] = {"where": f"reserves[{side}]", "seat": seat, "players": len(deal.hands)}
        if seat == deal.closed_by:
            yield Problem("waiting-closer", values)
        elif deal.stage == PLAY and seat == deal.seat:
            yield Problem("waiting-after-drawing", values)


def _end(deal: Deal) -> Iterator[Problem]:
    """How the deal ended, who closed it, and what is left then (7.1, 7.4, 7.9, G6.2, G6.3)."""
    closer, players = deal.closed_by, len(deal.hands)
    if closer is None:
        if deal.ended == End.CLOSED:
            yield Problem("closer-missing")
    elif deal.ended != End.CLOSED:
        yield Problem("closer-without-closing")
    elif deal.hands[closer]:
        yield Problem("closer-holds-cards", {"seat": closer, "players": players})
    if deal.ended == End.PASSES and deal.stock:
        yield Problem("ended-with-stock")
    if deal.ended == End.PASSES and 0 < deal.passes < players:
        yield Problem("ended-by-fewer-passes", {"players": players})
