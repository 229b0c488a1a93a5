"""What a legal action changes on the table; nothing here asks whether it is legal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.cards import Codes, sort_codes, without
from biriba_core.deal import Deal, Reserve, replaced
from biriba_core.melds import Meld, read_meld

__all__ = ["added_cards", "after", "marks_of_taking"]


def after(deal: Deal, action: Action) -> Deal:
    """The table after an action that the checks have found legal."""
    return _EFFECTS[type(action)](deal, action)


def added_cards(before: Meld, codes: Codes) -> Codes:
    """The cards that an extension brings from the hand."""
    return bytes((Counter(codes) - Counter(before.codes)).elements())


def _drawn(deal: Deal, action: Draw) -> Deal:
    deal = _brought_into_play(deal)
    return deal._replace(
        stage="play",
        hands=replaced(deal.hands, deal.seat, sort_codes(deal.hands[deal.seat] + deal.stock[:1])),
        stock=deal.stock[1:],
    )


def _brought_into_play(deal: Deal) -> Deal:
    """A waiting reserve comes into play with its owner's next draw (6.9)."""
    if deal.reserves[deal.side] != deal.seat:
        return deal
    return deal._replace(reserves=replaced(deal.reserves, deal.side, "in_play"))


def marks_of_taking(deal: Deal) -> tuple[int | None, int | None]:
    """The card that taking the pile bars (4.5) and the one that it obliges to use (G4.2)."""
    rules, pile = deal.rules, deal.pile
    barred = pile[0] if rules.single_pile_bar and len(pile) == 1 else None
    return barred, pile[-1] if rules.top_card_used else None


def _taken(deal: Deal, action: Take) -> Deal:
    barred, must_use = marks_of_taking(deal)
    deal = _brought_into_play(deal)
    return deal._replace(
        stage="play",
        hands=replaced(deal.hands, deal.seat, sort_codes(deal.hands[deal.seat] + deal.pile)),
        pile=b"",
        barred=barred,
        must_use=must_use,
        passes=0,
    )


def _passed(deal: Deal, action: Pass) -> Deal:
    passes = deal.passes + 1
    deal = _turn_over(deal, deal.hands[deal.seat])._replace(passes=passes)
    if passes < len(deal.hands):
        return deal
    return deal._replace(stage="over", ended="passes")


def _laid_down(deal: Deal, action: LayDown) -> Deal:
    meld = read_meld(action.codes, deal.rules)
    assert meld is not None
    return _melded(deal, action.codes, (*deal.melds[deal.side], meld))


def _extended(deal: Deal, action: Extend) -> Deal:
    melds, place = deal.melds[deal.side], action.number - 1
    after = read_meld(action.codes, deal.rules)
    assert after is not None
    return _melded(deal, added_cards(melds[place], action.codes), replaced(melds, place, after))


def _melded(deal: Deal, used: Codes, melds: tuple[Meld, ...]) -> Deal:
    hand = without(deal.hands[deal.seat], used)
    deal = deal._replace(melds=replaced(deal.melds, deal.side, melds), must_use=None)
    if hand:
        return deal._replace(hands=replaced(deal.hands, deal.seat, hand))
    if deal.rules.reserve_on_empty_hand:
        return _with_packet(deal, hand, "in_play")
    return _closed(deal)


def _with_packet(deal: Deal, hand: Codes, state: Reserve) -> Deal:
    """The seat takes the top packet into its hand (5.1, G5.2)."""
    return deal._replace(
        hands=replaced(deal.hands, deal.seat, sort_codes(hand + deal.packets[0])),
        packets=deal.packets[1:],
        reserves=replaced(deal.reserves, deal.side, state),
    )


def _closed(deal: Deal) -> Deal:
    """The deal ends at once, closed by the seat whose turn it is (7.1, 7.2, G6.2)."""
    return deal._replace(
        stage="over",
        hands=replaced(deal.hands, deal.seat, b""),
        barred=None,
        must_use=None,
        ended="closed",
        closed_by=deal.seat,
    )


def _discarded(deal: Deal, action: Discard) -> Deal:
    hand = without(deal.hands[deal.seat], bytes((action.code,)))
    deal = deal._replace(pile=deal.pile + bytes((action.code,)))
    if not hand and not deal.reserve_due:
        return _closed(deal)
    return _turn_over(deal, hand)


def _turn_over(deal: Deal, hand: Codes) -> Deal:
    """The turn passes on; a reserve due to the seat comes into its hand (5.3, G5.2)."""
    if deal.reserve_due and not (hand and deal.rules.reserve_on_empty_hand):
        deal = _with_packet(deal, hand, deal.seat if deal.rules.reserve_on_empty_hand else "in_play")
    else:
        deal = deal._replace(hands=replaced(deal.hands, deal.seat, hand))
    return deal._replace(stage="draw", seat=(deal.seat + 1) % len(deal.hands), barred=None, must_use=None)


_EFFECTS: Mapping[type, Callable[[Deal, Any], Deal]] = {
    Draw: _drawn,
    Take: _taken,
    Pass: _passed,
    LayDown: _laid_down,
    Extend: _extended,
    Discard: _discarded,
}
