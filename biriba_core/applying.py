"""What a legal action changes on the table; nothing here asks whether it is legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.cards import Codes, sort_codes, without
from biriba_core.deal import IN_PLAY, Deal, Reserve, replaced
from biriba_core.extending import change
from biriba_core.kinds import DRAW, OVER, PLAY, End
from biriba_core.melds import Meld, meld_of

__all__ = ["after", "marks_of_taking"]

# Called directly it takes a third of the time of `Deal(...)`, which first packs the keywords into a dict.
_new = Deal.__new__


def after(deal: Deal, action: Action) -> Deal:
    """The table after an action that the checks have found legal."""
    return _EFFECTS[type(action)](deal, action)


def _drawn(deal: Deal, action: Draw) -> Deal:
    hand, stock = deal.hands[deal.seat] + deal.stock[:1], deal.stock[1:]
    return _in_play(deal, hand, deal.pile, stock)


def marks_of_taking(deal: Deal) -> tuple[int | None, int | None]:
    """The card that taking the pile bars (4.5) and the one that it obliges to use (G4.2)."""
    rules, pile = deal.rules, deal.pile
    barred = pile[0] if rules.single_pile_bar and len(pile) == 1 else None
    return barred, pile[-1] if rules.top_card_used else None


def _taken(deal: Deal, action: Take) -> Deal:
    barred, must_use = marks_of_taking(deal)
    return _in_play(deal, deal.hands[deal.seat] + deal.pile, b"", deal.stock, barred, must_use)


def _in_play(
    deal: Deal, hand: Codes, pile: Codes, stock: Codes, barred: int | None = None, must_use: int | None = None
) -> Deal:
    """The seat has drawn: the passes count from zero (7.8); a reserve that waited for it comes into play (6.9)."""
    reserves = deal.reserves
    if reserves[deal.side].waiting_for == deal.seat:
        reserves = replaced(reserves, deal.side, IN_PLAY)
    return _new(
        Deal,
        rules=deal.rules,
        dealer=deal.dealer,
        seat=deal.seat,
        stage=PLAY,
        hands=replaced(deal.hands, deal.seat, sort_codes(hand)),
        melds=deal.melds,
        pile=pile,
        stock=stock,
        packets=deal.packets,
        reserves=reserves,
        barred=barred,
        must_use=must_use,
    )


def _passed(deal: Deal, action: Pass) -> Deal:
    passes = deal.passes + 1
    deal = _turn_over(deal, deal.hands[deal.seat], deal.pile, passes)
    if passes < len(deal.hands):
        return deal
    return deal._replace(stage=OVER, ended=End.PASSES)


def _laid_down(deal: Deal, action: LayDown) -> Deal:
    meld = meld_of(action.codes, deal.rules)
    return _melded(deal, action.codes, (*deal.melds[deal.side], meld))


def _extended(deal: Deal, action: Extend) -> Deal:
    melds, place = deal.melds[deal.side], action.number - 1
    added, after, _ = change(melds[place], action.codes, deal.rules)
    assert after is not None
    return _melded(deal, added, replaced(melds, place, after))


def _melded(deal: Deal, used: Codes, melds: tuple[Meld, ...]) -> Deal:
    hand = without(deal.hands[deal.seat], used)
    deal = _new(
        Deal,
        rules=deal.rules,
        dealer=deal.dealer,
        seat=deal.seat,
        stage=deal.stage,
        hands=replaced(deal.hands, deal.seat, hand),
        melds=replaced(deal.melds, deal.side, melds),
        pile=deal.pile,
        stock=deal.stock,
        packets=deal.packets,
        reserves=deal.reserves,
        barred=deal.barred,
    )
    if hand:
        return deal
    if deal.rules.reserve_on_empty_hand:
        return _with_packet(deal, deal.seat, IN_PLAY)
    return _closed(deal)


def _with_packet(deal: Deal, seat: int, reserve: Reserve) -> Deal:
    """A seat takes the top packet into its hand (5.1, G5.2)."""
    return deal._replace(
        hands=replaced(deal.hands, seat, sort_codes(deal.hands[seat] + deal.packets[0])),
        packets=deal.packets[1:],
        reserves=replaced(deal.reserves, deal.side_of(seat), reserve),
    )


def _closed(deal: Deal) -> Deal:
    """The deal ends at once, closed by the seat whose turn it is (7.1, 7.2, G6.2)."""
    return deal._replace(
        stage=OVER,
        hands=replaced(deal.hands, deal.seat, b""),
        barred=None,
        ended=End.CLOSED,
        closed_by=deal.seat,
    )


def _discarded(deal: Deal, action: Discard) -> Deal:
    discard = bytes((action.code,))
    hand, pile = without(deal.hands[deal.seat], discard), deal.pile + discard
    if not hand and not deal.reserve_due:
        return _closed(deal._replace(pile=pile))
    return _turn_over(deal, hand, pile)


def _turn_over(deal: Deal, hand: Codes, pile: Codes, passes: int = 0) -> Deal:
    """The turn passes on; a reserve due to the seat comes into its hand (5.3, G5.2)."""
    seat, on_empty_hand = deal.seat, deal.rules.reserve_on_empty_hand
    following = _new(
        Deal,
        rules=deal.rules,
        dealer=deal.dealer,
        seat=(seat + 1) % len(deal.hands),
        stage=DRAW,
        hands=replaced(deal.hands, seat, hand),
        melds=deal.melds,
        pile=pile,
        stock=deal.stock,
        packets=deal.packets,
        reserves=deal.reserves,
        passes=passes,
    )
    if (hand and on_empty_hand) or not deal.reserve_due:
        return following
    return _with_packet(following, seat, Reserve(True, waiting_for=seat) if on_empty_hand else IN_PLAY)


_EFFECTS: Mapping[type, Callable[[Deal, Any], Deal]] = {
    Draw: _drawn,
    Take: _taken,
    Pass: _passed,
    LayDown: _laid_down,
    Extend: _extended,
    Discard: _discarded,
}
