"""What the coach means to do, at any point of a deal: the one source of its hints and of the look back.

A plan is made when a turn begins or a hidden card has come, and kept while the reader does what it says, in any order.
It follows from what the reader could see there, so the look back finds the very plan that a hint told.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import NamedTuple

from biriba_core import Action, Deal, check, parse_action
from biriba_core.applying import after
from biriba_core.players import Choice, Motive
from biriba_core.players.hard import Hard
from biriba_core.players.motives import motives_of_turn
from biriba_core.players.weights import hard_weights
from biriba_widgets.html.forms import JSON
from biriba_widgets.play.deal import deals, seen
from biriba_widgets.play.match import YOU


class Plan(NamedTuple):
    """The actions to the end of the turn or until hidden cards come, seen from where they begin, and the motives."""

    view: Deal
    actions: tuple[Action, ...]
    motives: tuple[Motive, ...]


@lru_cache(maxsize=64)
def _advice(view: Deal) -> Choice:
    """What the hard player would do, who sees what the reader sees and leaves nothing to chance."""
    return Hard().advise(view, random.Random(0))


def plan_at(state: JSON, place: int) -> Plan:
    """What the coach would do after so many actions of the deal, where it is the reader's turn."""
    reached, view = deals(state), seen(deals(state)[place])
    if place and view.stage == "play":
        before, action = seen(reached[place - 1]), parse_action(state["done"][place - 1])
        if before.seat == YOU and str(action) != "draw" and before.packets == view.packets:
            rest = _rest(plan_at(state, place - 1), action)
            if rest:
                return Plan(view, rest, motives_of_turn(view, rest, hard_weights(view.rules)))
    choice = _advice(view)
    return Plan(view, (choice.action, *choice.rest), choice.motives)


def _rest(plan: Plan, action: Action) -> tuple[Action, ...]:
    """What is left of a plan after an action that belongs to it; nothing after one that does not."""
    reached = after(plan.view, action)
    for n in range(1, len(plan.actions)):
        if outcome(plan.view, plan.actions[:n]) == outcome(plan.view, (action,)):
            return plan.actions[n:]
    if action not in plan.actions[:-1]:
        return ()
    place = plan.actions.index(action)
    rest = plan.actions[:place] + plan.actions[place + 1 :]
    for following in rest:
        if not check(reached, following).legal:
            return ()
        reached = after(reached, following)
    return rest


def outcome(view: Deal, way: tuple[Action, ...]) -> tuple[object, ...]:
    """Where a way leads, whatever the order of its steps."""
    deal = view
    for action in way:
        deal = after(deal, action)
    melds = tuple(tuple(sorted(meld.codes for meld in side)) for side in deal.melds)
    return deal.hands, melds, deal.pile, deal.stage
