"""The medium player: weighs what each action gains, keeps, and gives away."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import NamedTuple

from biriba_core.actions import Action, Discard, Draw, Pass, Take
from biriba_core.deal import Deal
from biriba_core.kinds import DRAW, OVER, PLAY
from biriba_core.play import apply, legal_actions
from biriba_core.players.choice import Choice, Motive
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.motives import (
    motives_to_discard,
    motives_to_draw,
    motives_to_go_out,
    motives_to_meld,
    motives_to_take,
)
from biriba_core.players.planning import best_plan, closing_gain, discards, meldings, way_out
from biriba_core.players.weights import WEIGHTS, Weights

__all__ = ["Medium", "Ranked", "ranked"]


class Ranked(NamedTuple):
    """One action that may be chosen, its worth in points beside the others, and why."""

    action: Action
    worth: float
    motives: tuple[Motive, ...] = ()


@dataclass(frozen=True, slots=True)
class Medium:
    """Extends its melds, thinks of what the next player can use, and chooses when to take the reserve and to close.

    >>> import random
    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.seat_view import view
    >>> deal = new_deal(random.Random(1))
    >>> str(Medium().choose(view(deal, deal.seat), random.Random(1)))
    'take'
    """

    weights: Weights = WEIGHTS
    level: str = "medium"

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The choice of the seat whose turn it is, with its motives."""
        best = ranked(view, self.weights)[0]
        return Choice(best.action, best.motives)

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The same action, alone."""
        return self.advise(view, rng).action


def ranked(view: Deal, weights: Weights, *, every: bool = False) -> list[Ranked]:
    """The actions that a medium player thinks of, the best first; at least one.

    With `every`, what it would do instead of emptying its hand as well.
    """
    actions, evaluation = list(legal_actions(view)), Evaluation(view, weights)
    if view.stage == DRAW:
        return _draws(view, evaluation, actions)
    out = _out(view, evaluation)
    if out is not None and (out.worth > 0 and not every):
        return [out]
    thrown = discards(view, evaluation, actions)
    last = [Ranked(Discard(code), -cost, tuple(motives_to_discard(evaluation, code))) for cost, code in thrown]
    gains = [option for option in meldings(view, evaluation, actions) if option.gain > 0]
    found = [
        Ranked(option.action, option.gain, tuple(motives_to_meld(evaluation, option.action, option.after)))
        for option in gains
    ]
    options = [*found, *last]
    if out is not None:
        options.insert(0 if out.worth > 0 else 2, out)
    return options or [Ranked(actions[0], 0.0, (Motive("melds-what-fits"),))]


def _draws(view: Deal, evaluation: Evaluation, actions: list[Action]) -> list[Ranked]:
    """Draw, take or pass (4.1, 7.3, G4.1): what each leads to."""
    weights = evaluation.weights
    start, _ = best_plan(view._replace(stage=PLAY), evaluation)
    found = []
    for action in actions:
        if isinstance(action, Take):
            worth, reached = best_plan(apply(view, action), evaluation)
            if reached.melds == view.melds and len(actions) > 1 and (len(view.pile) == 1 or not view.stock):
                # Taking one card and discarding one could go on for ever (7.9), so take only with something to meld.
                continue
            worth += weights.denial * evaluation.pile_worth()
            found.append(Ranked(action, worth - start, tuple(motives_to_take(evaluation, reached))))
        elif isinstance(action, Draw):
            found.append(Ranked(action, weights.stock_card, tuple(motives_to_draw(evaluation, Take() in actions))))
        else:
            found.append(Ranked(action, 0.0, (Motive("pass-only"),)))
    return sorted(found, key=lambda option: -option.worth) or [Ranked(Pass(), 0.0)]


def _out(view: Deal, evaluation: Evaluation) -> Ranked | None:
    """The first step of emptying the hand, when that can be done and is worth it."""
    found = way_out(view)
    if found is None:
        return None
    steps, reached = found
    gain = evaluation.table_worth(reached.melds[view.side]) - evaluation.worth(view)
    gain += closing_gain(evaluation, reached) if reached.stage == OVER else evaluation.weights.reserve
    return Ranked(steps[0], gain, tuple(motives_to_go_out(evaluation, reached)))
