"""Whole turns: what a seat may do from here to its discard, as one plan, and what each plan is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Take
from biriba_core.applying import after
from biriba_core.cards import UNKNOWN
from biriba_core.deal import Deal
from biriba_core.kinds import DRAW, OVER, PLAY
from biriba_core.play import legal_actions
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.planning import Actions, best_plan, closing_gain, discards, way_out

__all__ = ["Turn", "finished", "turns"]

#: Tables that are looked at further in each step, steps, and discards tried from each table.
_WIDTH, _STEPS, _DISCARDS = 4, 7, 3
#: A table so many points behind the best is not looked at further.
_FAR = 50.0


class Turn(NamedTuple):
    """The actions to the end of the turn or until hidden cards come, and the worth of the table that they lead to."""

    actions: tuple[Action, ...]
    worth: float
    reached: Deal


def turns(view: Deal, evaluation: Evaluation, allowed: Actions = legal_actions) -> list[Turn]:
    """The turns that are worth a thought, the best first; empty only where nothing but long meldings is legal.

    `allowed` gives the legal actions that are thought of on a table; with few of them there may be no turn either.
    """
    found = _begun(view, evaluation, allowed) if view.stage == DRAW else _played(view, evaluation, allowed)
    return sorted(found, key=lambda turn: -turn.worth)


def _begun(view: Deal, evaluation: Evaluation, allowed: Actions) -> list[Turn]:
    """Drawing, taking with all that follows, passing (4.1, 7.3, G4.1)."""
    weights, found = evaluation.weights, []
    actions = list(allowed(view))
    waiting = _played(view._replace(stage=PLAY), evaluation, allowed)
    stays = max((turn.worth for turn in waiting), default=evaluation.worth(view))
    for action in actions:
        if isinstance(action, Take):
            denial = weights.denial * evaluation.pile_worth()
            for turn in _played(after(view, action), evaluation, allowed):
                melds = any(isinstance(made, LayDown | Extend) for made in turn.actions)
                # Taking one card and discarding one could go on for ever (7.9), so take only with something to meld.
                if melds or len(actions) == 1 or (len(view.pile) > 1 and view.stock):
                    found.append(Turn((action, *turn.actions), turn.worth + denial, turn.reached))
        else:
            worth = stays + weights.stock_card if isinstance(action, Draw) else stays
            found.append(Turn((action,), worth, after(view, action)))
    return found


def _played(start: Deal, evaluation: Evaluation, allowed: Actions) -> list[Turn]:
    """Meldings one after the other, going on from the best tables, then a discard."""
    seat, side = evaluation.view.seat, evaluation.view.side
    found: list[Turn] = []
    frontier: list[Turn] = [Turn((), evaluation.worth(start), start)]
    seen = {_key(start, seat, side)}
    best = frontier[0].worth
    for _ in range(_STEPS):
        following: list[Turn] = []
        for table in frontier:
            actions = list(allowed(table.reached))
            found += _ended(table, actions, evaluation)
            for action in actions:
                if isinstance(action, LayDown | Extend):
                    reached = after(table.reached, action)
                    key = _key(reached, seat, side)
                    if key not in seen:
                        seen.add(key)
                        made = (*table.actions, action)
                        if reached.stage == OVER or reached.packets != start.packets:
                            found.append(Turn(made, _emptied(reached, start, evaluation), reached))
                        else:
                            following.append(Turn(made, evaluation.worth(reached), reached))
        following.sort(key=lambda table: -table.worth)
        best = max(best, following[0].worth) if following else best
        frontier = [table for table in following if table.worth > best - _FAR][:_WIDTH] or following[:1]
    out = way_out(start, allowed)
    if out is not None and all(turn.actions != tuple(out[0]) for turn in found):
        found.append(Turn(tuple(out[0]), _emptied(out[1], start, evaluation), out[1]))
    return found


def _key(deal: Deal, seat: int, side: int) -> tuple[object, ...]:
    return deal.hands[seat], tuple(sorted(meld.codes for meld in deal.melds[side]))


def _ended(table: Turn, actions: list[Action], evaluation: Evaluation) -> Iterator[Turn]:
    """The turn ended from a table by each of the best discards."""
    for cost, code in discards(table.reached, evaluation, actions)[:_DISCARDS]:
        reached = after(table.reached, Discard(code))
        worth = table.worth - cost
        if reached.stage == OVER or reached.packets != table.reached.packets:
            worth = _emptied(reached, table.reached, evaluation) - evaluation.danger(code)
        yield Turn((*table.actions, Discard(code)), worth, reached)


def _emptied(reached: Deal, start: Deal, evaluation: Evaluation) -> float:
    """A table on which the deal is over, or a reserve has come."""
    side, seat = evaluation.view.side, evaluation.view.seat
    worth = evaluation.table_worth(reached.melds[side])
    if reached.stage == OVER:
        return worth + closing_gain(evaluation, reached)
    known = bytes(code for code in reached.hands[seat] if code != UNKNOWN)
    return worth + evaluation.hand_worth(known, reached.melds[side]) + evaluation.weights.reserve


def finished(deal: Deal, evaluation: Evaluation) -> tuple[Deal, int]:
    """The table after the rest of a turn, quickly, and how many actions that took.

    The meldings that gain are made one after the other, then the best discard.
    """
    made = sum(map(len, deal.melds[deal.side]))
    _, reached = best_plan(deal, evaluation)
    made = sum(map(len, reached.melds[deal.side])) - made
    thrown = discards(reached, evaluation, list(legal_actions(reached)))
    return (after(reached, Discard(thrown[0][1])), made + 1) if thrown else (reached, made)
