"""Looking through one's own turn: the meldings worth making, and a way to empty the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from biriba_core.actions import Action, Discard, Extend, LayDown
from biriba_core.applying import after
from biriba_core.deal import Deal
from biriba_core.kinds import OVER
from biriba_core.play import legal_actions
from biriba_core.players.evaluation import Evaluation

__all__ = ["Actions", "Option", "best_plan", "closing_gain", "discards", "meldings", "way_out"]

#: The actions that are thought of on a table: all legal ones, or some of them.
Actions = Callable[[Deal], Iterable[Action]]

_LARGEST_EMPTIED = 9
_TABLES_SEARCHED = 24
_STEPS_PLANNED = 8
_DEAR_JOKER = 50


class Option(NamedTuple):
    """One action, what it gains in points, and the table after it."""

    action: Action
    gain: float
    after: Deal


def meldings(deal: Deal, evaluation: Evaluation, actions: list[Action]) -> list[Option]:
    """The meldings among some legal actions, best first, but for those that leave one card or none.

    Whether to empty the hand is a question of its own: `way_out`.
    """
    base, seat, side = evaluation.worth(deal), evaluation.view.seat, evaluation.view.side
    found = []
    for action in actions:
        if isinstance(action, LayDown | Extend):
            reached = after(deal, action)
            if reached.reserves[side] == deal.reserves[side] and len(reached.hands[seat]) > 1:
                found.append(Option(action, evaluation.worth(reached) - base, reached))
    return sorted(found, key=lambda option: -option.gain)


def discards(deal: Deal, evaluation: Evaluation, actions: list[Action]) -> list[tuple[float, int]]:
    """The discards among some legal actions: what each costs and gives away, the cheapest first."""
    hand = deal.hands[evaluation.view.seat]
    keeps = evaluation.keeps(hand, deal.melds[evaluation.view.side])
    return sorted(
        (evaluation.loss(action.code, hand, keeps) + evaluation.danger(action.code), action.code)
        for action in actions
        if isinstance(action, Discard)
    )


def best_plan(deal: Deal, evaluation: Evaluation) -> tuple[float, Deal]:
    """What the seat's side comes to when the meldings that gain are made one after the other."""
    for _ in range(_STEPS_PLANNED):
        options = meldings(deal, evaluation, list(legal_actions(deal)))
        if not options or options[0].gain <= 0:
            break
        deal = options[0].after
    return evaluation.worth(deal), deal


def way_out(deal: Deal, allowed: Actions = legal_actions) -> tuple[list[Action], Deal] | None:
    """Meldings and perhaps a discard that empty the hand legally, and the table then; or None.

    A small search: tables are looked at in order of listing, a stated number at most.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["9H 10H KD", 11, 11, 11],
    ...     "melds": [["2H 3H 4H 5H 6H 7H 8H"], []], "reserves": ["in_play", "untaken"]})
    >>> [str(action) for action in way_out(deal)[0]]
    ['extend 1 2H 3H 4H 5H 6H 7H 8H 9H', 'extend 1 2H 3H 4H 5H 6H 7H 8H 9H 10H', 'discard KD']
    """
    if len(deal.hands[deal.seat]) > _LARGEST_EMPTIED or not _could_empty(deal):
        return None
    seen: set[tuple[object, ...]] = set()
    return _search(deal, [], seen, allowed)


def _could_empty(deal: Deal) -> bool:
    """Whether a biriba lies on the side's table or could come to lie there in this turn."""
    largest = max((len(meld) for meld in deal.melds[deal.side]), default=0)
    return deal.biribas(deal.side) > 0 or largest + len(deal.hands[deal.seat]) >= deal.rules.biriba_size


def _search(
    deal: Deal, made: list[Action], seen: set[tuple[object, ...]], allowed: Actions
) -> tuple[list[Action], Deal] | None:
    seat, side = deal.seat, deal.side
    state = (deal.hands[seat], tuple(sorted(meld.codes for meld in deal.melds[side])))
    if state in seen or len(seen) >= _TABLES_SEARCHED:
        return None
    seen.add(state)
    actions = list(allowed(deal))
    if len(deal.hands[seat]) == 1:
        for action in actions:
            if isinstance(action, Discard):
                return [*made, action], after(deal, action)
    for action in actions:
        if isinstance(action, LayDown | Extend):
            reached = after(deal, action)
            if reached.stage == OVER or reached.reserves[side] != deal.reserves[side]:
                return [*made, action], reached
            found = _search(reached, [*made, action], seen, allowed)
            if found is not None:
                return found
    return None


def closing_gain(evaluation: Evaluation, reached: Deal) -> float:
    """What ending the deal now brings beside what is on the table (7.1, G6.2).

    The opponents lose what they hold and what they could still hope for; one's own side
    loses its hopes and a partner's hand.
    """
    view, weights, rules = evaluation.view, evaluation.weights, evaluation.view.rules
    average = weights.unseen_card if rules.values[0] < _DEAR_JOKER else weights.unseen_dear_card
    sides, side = len(view.reserves), view.side
    gain = float(rules.closing)
    for owner, hand in enumerate(view.hands):
        if owner % sides != side:
            gain += average * len(hand) / (sides - 1)
        elif owner != view.seat:
            gain -= average * len(hand) * weights.partners_card
    for other, melds in enumerate(view.melds):
        if other == side:
            gain -= sum(evaluation.meld_worth(meld) - meld.value - meld.bonus for meld in reached.melds[side])
            continue
        hopes = sum(evaluation.their_worth(meld) - meld.value - meld.bonus for meld in melds)
        if not view.reserves[other].taken:
            hopes += rules.reserve_untaken
        gain += (hopes + weights.time_left * len(view.stock) / 2) / (sides - 1)
    return gain
