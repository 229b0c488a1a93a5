"""After the deal: which of the reader's decisions cost most, tried out on imagined deals.

A decision is how a turn was begun, or everything done from there to its discard. Each is held
against what a medium player would have done from the same seat, seeing the same: both are
played on in the same imagined deals, and the cost is by how many points the other way came out
better on average. All are tried on a few deals; the dearest again on many fresh ones, so that
what is told does not rest on the luck of the first trial.

The work goes in steps, one answer each, kept in the form's state.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from biriba_core import Action, Deal, Discard, Pass, parse_action
from biriba_core.effects import after
from biriba_core.play import legal_actions
from biriba_core.players import Choice, Medium
from biriba_core.players.judgement import Judgement
from biriba_core.players.playout import play_on
from biriba_core.players.sampling import imagine
from biriba_core.players.standing import standing
from biriba_core.players.weights import WEIGHTS

from .play_deal import deals, seen
from .play_match import YOU

JSON = Any

#: Imagined deals in the first trial and in the second, and how far each is played on, in turns for each player.
FIRST_WORLDS, WORLDS, ROUNDS = 10, 60, 2
#: Decisions looked at in one answer, and how many go on to the second trial.
_AT_ONCE, _TRIED_AGAIN = 3, 5
TOLD = 3
_MOST_ACTIONS = 400
_TWO_SIDED_95 = 1.96
_OWN_LIMIT = 60


class Decision(NamedTuple):
    """The number of the action that it begins with, the reader's way, and the coach's."""

    place: int
    view: Deal
    own: tuple[Action, ...]
    other: tuple[Action, ...]
    choice: Choice


class Cost(NamedTuple):
    """What a decision cost on average, half the width of the 95% interval, on how many deals."""

    place: int
    points: float
    half: float
    worlds: int


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
    reached = deals(state)
    view = seen(reached[place])
    own = tuple(_own_way(reached, state["done"], place))
    choice = Medium().advise(view, random.Random(0))
    if view.stage == "draw":
        if len(legal_actions(view)) == 1 or own[0] == choice.action:
            return None
        return Decision(place, view, own[:1], (choice.action,), choice)
    other = tuple(_coachs_way(view))
    if _outcome(view, own) == _outcome(view, other):
        return None
    return Decision(place, view, own, other, choice)


def _own_way(reached: list[Deal], done: list[str], place: int) -> Iterator[Action]:
    """What the reader did from there until something hidden came, or to the turn's end."""
    start = reached[place]
    while place < len(done) and reached[place].seat == YOU and reached[place].packets == start.packets:
        yield parse_action(done[place])
        if reached[place].stage == "draw":
            return
        place += 1


def _coachs_way(view: Deal) -> Iterator[Action]:
    """What a medium player would do to the end of the turn, or until a packet is taken."""
    deal = view
    for _ in range(_OWN_LIMIT):
        action = Medium().choose(deal, random.Random(0))
        yield action
        deal = after(deal, action)
        if deal.seat != YOU or deal.stage == "over" or deal.packets != view.packets:
            return


def _outcome(view: Deal, way: tuple[Action, ...]) -> tuple[object, ...]:
    """Where a way leads, whatever the order of its steps."""
    deal = view
    for action in way:
        deal = after(deal, action)
    melds = tuple(tuple(sorted(meld.codes for meld in side)) for side in deal.melds)
    return deal.hands, melds, deal.pile, deal.stage


def cost(tried: Decision, worlds: int, seed: str) -> Cost:
    """By how much the coach's way came out better, on the same imagined deals."""
    judgement, rng = Judgement(tried.view, WEIGHTS), random.Random(seed)
    gaps = []
    for _ in range(worlds):
        world = imagine(tried.view, judgement.knowledge.unseen, rng)
        better, worse = (_stands(world, way, tried.view, judgement) for way in (tried.other, tried.own))
        gaps.append(better - worse)
    mean = sum(gaps) / worlds
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (worlds - 1) / worlds)
    return Cost(tried.place, round(mean, 1), round(_TWO_SIDED_95 * spread, 1), worlds)


def _stands(world: Deal, way: tuple[Action, ...], view: Deal, judgement: Judgement) -> float:
    for action in way:
        world = after(world, action)
    turns = ROUNDS * len(view.hands) + (not isinstance(way[-1], Discard | Pass))
    reached, _ = play_on(world, turns, _MOST_ACTIONS)
    return standing(reached, view, judgement)


def step(state: JSON) -> JSON:
    """The state after one more answer's work; `over` says whether there is any left."""
    review, all_places = state["review"], places(state)
    at, found, again = review["at"], list(review["found"]), list(review["again"])
    if at < len(all_places):
        for place in all_places[at : at + _AT_ONCE]:
            tried = decision(state, place)
            if tried is not None:
                found.append(list(cost(tried, FIRST_WORLDS, f"{state['seed']}/first/{place}")))
        at += _AT_ONCE
    else:
        left = [place for place in _dearest(found) if place not in [done[0] for done in again]]
        if left:
            tried = decision(state, left[0])
            if tried is not None:
                again.append(list(cost(tried, WORLDS, f"{state['seed']}/second/{left[0]}")))
    return {**state, "review": {"at": at, "found": found, "again": again}}


def _dearest(found: list[list[float]]) -> list[int]:
    ordered = sorted((one for one in found if one[1] > 0), key=lambda one: -one[1])
    return [int(one[0]) for one in ordered[:_TRIED_AGAIN]]


def over(state: JSON) -> bool:
    review = state["review"]
    return review["at"] >= len(places(state)) and len(review["again"]) == len(_dearest(review["found"]))


def dearest(state: JSON) -> list[Cost]:
    """The decisions that surely cost something, the dearest first, three at most."""
    sure = [Cost(int(one[0]), *one[1:3], int(one[3])) for one in state["review"]["again"] if one[1] > one[2]]
    return sorted(sure, key=lambda one: -one.points)[:TOLD]
