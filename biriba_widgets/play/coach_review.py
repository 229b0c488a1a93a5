"""After the deal: which of the reader's decisions cost most, tried out on imagined deals.

A decision is how a turn was begun, or everything done from there to its discard. Each is compared
with the coach's plan at that point, the very one that a hint would have told: both are played on in the same imagined
deals, and the cost is by how many points the plan came out better on average. All are tried on a few deals, and those
that cost most again on many new ones, so that the result does not depend on the luck of the first trial.

The work goes in steps, one answer each, kept in the form's state.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from biriba_core import Action, Deal, parse_action
from biriba_core.intervals import TWO_SIDED_95
from biriba_core.play import legal_actions
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.judging import ROUNDS, stands
from biriba_core.players.sampling import imagine
from biriba_core.players.weights import hard_weights
from biriba_widgets.html.forms import JSON
from biriba_widgets.play.deal import deals
from biriba_widgets.play.match import YOU
from biriba_widgets.play.plans import Plan, outcome, plan_at

__all__ = ["FIRST_WORLDS", "ROUNDS", "WORLDS"]

#: Imagined deals in the first trial and in the second.
FIRST_WORLDS, WORLDS = 16, 160
#: In one answer: decisions in the first trial, imagined deals in the second. A slow phone, too, answers before its page
#: assumes that Python has died.
_AT_ONCE, _WORLDS_AT_ONCE = 1, 20
#: A loss is sure when it is so many times as large as half of its 95% interval.
_SURELY = 2.0
#: How many decisions go on to the second trial, and how many are shown.
_TRIED_AGAIN, TOLD = 5, 3


class Decision(NamedTuple):
    """The number of the action that it begins with, the reader's way, and the coach's."""

    place: int
    own: tuple[Action, ...]
    plan: Plan


class Trial(NamedTuple):
    """What trying a decision on imagined deals came to: by how much the coach's way came out better."""

    place: int
    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

    @property
    def points(self) -> float:
        """What the decision cost, on average."""
        return self.total / self.worlds

    @property
    def half(self) -> float:
        """Half the width of the 95% interval."""
        spread = max(0.0, self.squares / self.worlds - self.points**2) / (self.worlds - 1)
        return TWO_SIDED_95 * sqrt(spread)

    @property
    def surely(self) -> bool:
        """Whether the interval lies far above zero."""
        return self.points > _SURELY * self.half


def begin() -> JSON:
    return {"at": 0, "found": [], "again": []}


def places(state: JSON) -> list[int]:
    """The actions with which the reader's decisions begin."""
    reached, found = deals(state), []
    for place in range(len(state["done"])):
        deal = reached[place]
        if deal.seat == YOU and (deal.stage == "draw" or reached[place - 1].stage == "draw"):
            found.append(place)
    return found


def decision(state: JSON, place: int) -> Decision | None:
    """The decision that begins there; None when the coach would have done the same."""
    own, plan = tuple(_own_way(deals(state), state["done"], place)), plan_at(state, place)
    if plan.view.stage == "draw":
        same = own[0] == plan.actions[0] or len(legal_actions(plan.view)) == 1
    else:
        same = outcome(plan.view, own) == outcome(plan.view, plan.actions)
    return None if same else Decision(place, own, plan)


def _own_way(reached: Sequence[Deal], done: list[str], place: int) -> Iterator[Action]:
    """What the reader did from there until something hidden came, or to the turn's end."""
    start = reached[place]
    while place < len(done) and reached[place].seat == YOU and reached[place].packets == start.packets:
        yield parse_action(done[place])
        if reached[place].stage == "draw":
            return
        place += 1


def tried(trial: Trial, found: Decision, worlds: int, seed: str) -> Trial:
    """The trial after so many more imagined deals, the same for both ways."""
    view = found.plan.view
    evaluation, rng = Evaluation(view, hard_weights(view.rules)), random.Random(f"{seed}/{trial.place}/{trial.worlds}")
    total, squares = trial.total, trial.squares
    for _ in range(worlds):
        world = imagine(view, evaluation.knowledge.unseen, rng)
        better, worse = (stands(world, way, evaluation) for way in (found.plan.actions, found.own))
        total += better - worse
        squares += (better - worse) ** 2
    return Trial(trial.place, trial.worlds + worlds, round(total, 1), round(squares, 1))


def step(state: JSON) -> JSON:
    """The state after one more answer's work."""
    review, all_places = state["review"], places(state)
    at, found, again = review["at"], list(review["found"]), list(review["again"])
    if at < len(all_places):
        for place in all_places[at : at + _AT_ONCE]:
            one = decision(state, place)
            if one is not None:
                found.append(list(tried(Trial(place), one, FIRST_WORLDS, f"{state['seed']}/first")))
        at += _AT_ONCE
    else:
        costly = _next(review)
        one = decision(state, costly) if costly is not None else None
        if one is not None:
            trial = next((Trial(*before) for before in again if before[0] == costly), Trial(one.place))
            again = [before for before in again if before[0] != costly]
            again.append(list(tried(trial, one, _WORLDS_AT_ONCE, f"{state['seed']}/second")))
    return {**state, "review": {"at": at, "found": found, "again": again}}


def _next(review: JSON) -> int | None:
    """The decision that the second trial has not finished."""
    worlds = {before[0]: before[1] for before in review["again"]}
    costly = sorted(
        (one for one in (Trial(*one) for one in review["found"]) if one.total > 0), key=lambda one: -one.total
    )
    return next((one.place for one in costly[:_TRIED_AGAIN] if worlds.get(one.place, 0) < WORLDS), None)


def looking(state: JSON) -> bool:
    """Whether the first trial is not over yet."""
    return bool(state["review"]["at"] < len(places(state)))


def over(state: JSON) -> bool:
    return not looking(state) and _next(state["review"]) is None


def dearest(state: JSON) -> list[Trial]:
    """The decisions whose interval lies above zero, those that cost most first, three at most."""
    dear = [trial for trial in (Trial(*one) for one in state["review"]["again"]) if trial.points > trial.half]
    return sorted(dear, key=lambda trial: -trial.points)[:TOLD]
