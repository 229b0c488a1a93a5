"""Quick play: how an imagined deal might go on, by a plain player that sees only its own hand."""

from __future__ import annotations

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.applying import after
from biriba_core.arranging import three_card_melds
from biriba_core.cards import Codes
from biriba_core.checks import faults_of
from biriba_core.deal import Deal
from biriba_core.extending import steps
from biriba_core.kinds import DRAW, OVER, SET
from biriba_core.melds import Meld
from biriba_core.play import legal_actions
from biriba_core.players.unmelded import idleness

__all__ = ["play_on", "quick_action"]

_DRAW, _TAKE, _PASS = Draw(), Take(), Pass()
#: For hands up to this size the legal actions are listed; a larger hand can always end its turn.
_SMALL_HAND = 5


def play_on(deal: Deal, turns: int, most: int) -> Deal:
    """The deal after so many more turns of quick play.

    In: the deal, the turns wanted, and the most actions that may be made.
    """
    made = 0
    while turns and made < most and deal.stage != OVER:
        action = quick_action(deal)
        turns -= isinstance(action, Discard | Pass)
        deal = after(deal, action)
        made += 1
    return deal


def quick_action(deal: Deal) -> Action:
    """A legal and sensible action, found quickly.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C 10C KS QD", 9, 9, 9]})
    >>> str(quick_action(deal))
    'meld 9S 9D 9C'
    """
    seat = deal.seat
    hand, melds = deal.hands[seat], deal.melds[deal.side]
    if deal.stage == DRAW:
        return _drawn(deal, hand, melds)
    melding = _natural_melding(deal, hand, melds)
    if melding is not None and _surely_legal(deal, hand, melding):
        return melding
    if len(hand) <= _SMALL_HAND or deal.must_use is not None:
        return _careful(deal, hand)
    idle = idleness(hand, deal.rules)
    if deal.barred is not None:
        idle.pop(deal.barred, None)
    taken = {code for meld in deal.melds[(seat + 1) % len(deal.reserves)] for code in steps(meld, deal.rules)}
    code = max(idle, key=lambda code: (idle[code] - 4 * (code in taken), -code))
    return Discard(code)


def _drawn(deal: Deal, hand: Codes, melds: tuple[Meld, ...]) -> Action:
    pile, rules = deal.pile, deal.rules
    if pile:
        useful = sum(code in rules.substitutes or any(code in steps(meld, rules) for meld in melds) for code in pile)
        if not useful and len(pile) > 1:
            useful = len(three_card_melds(bytes(sorted(hand + pile)), rules)) > len(three_card_melds(hand, rules))
        if (useful or (rules.top_card_used and len(pile) > 1)) and not faults_of(deal, _TAKE):
            return _TAKE
    return _DRAW if deal.stock else _PASS


def _natural_melding(deal: Deal, hand: Codes, melds: tuple[Meld, ...]) -> Action | None:
    """A melding without a substitute, or one that makes a biriba."""
    rules, must_use = deal.rules, deal.must_use
    held = set(hand) if must_use is None else {must_use}
    for place, meld in enumerate(melds):
        for code, results in steps(meld, rules).items():
            if code in held:
                natural = results[0].substitutes == meld.substitutes
                if natural or (meld.biriba is None and results[0].biriba is not None):
                    return Extend(place + 1, results[0].codes)
    best: Meld | None = None
    for meld in three_card_melds(hand, rules):
        if (must_use is None or must_use in meld.codes) and (best is None or _order(meld) < _order(best)):
            best = meld
    if best is not None and (must_use is not None or not best.substitutes or len(melds) < 2):
        return LayDown(best.codes)
    return None


def _order(meld: Meld) -> tuple[int, bool]:
    return meld.substitutes, meld.kind == SET


def _surely_legal(deal: Deal, hand: Codes, action: Action) -> bool:
    return len(hand) > _SMALL_HAND + 1 or not faults_of(deal, action)


def _careful(deal: Deal, hand: Codes) -> Action:
    """With few cards: whatever empties the hand legally, else the idlest discard."""
    actions = list(legal_actions(deal))
    idle = idleness(hand, deal.rules)
    discards = [action for action in actions if isinstance(action, Discard)]
    if discards and not (deal.biribas(deal.side) and len(actions) > len(discards)):
        return max(discards, key=lambda action: (idle[action.code], -action.code))
    return actions[0]
