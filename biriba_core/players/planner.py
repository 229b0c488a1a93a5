"""The coach: chooses a whole turn, after trying the best few on imagined deals."""

from __future__ import annotations

import random
from dataclasses import dataclass

from biriba_core.actions import Action
from biriba_core.deal import Deal
from biriba_core.play import legal_actions
from biriba_core.players.choice import Choice, Motive
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.judging import stands
from biriba_core.players.motives import motives_of_turn
from biriba_core.players.sampling import imagine
from biriba_core.players.turns import Turn, turns
from biriba_core.players.weights import Weights, coach_weights

__all__ = ["Planner"]

#: Actions made on imagined deals for one decision, at most: a browser answers within half a second.
_NODES = 800
#: Turns that are tried out, and of these the ones that lead to the same melds.
_CANDIDATES, _SAME_MELDS = 5, 3
#: A turn that the evaluation puts so many points behind the best is not tried out.
_FAR = 40.0
#: For how many imagined deals the evaluation counts.
_PRIOR = 8
#: After so many imagined deals, and again so many, the worse half is out.
_ROUND = 4


@dataclass(frozen=True, slots=True)
class Planner:
    """Finds the turns that its evaluation likes, and plays the best few on, on the same imagined deals.

    The budget is counted in actions made, never in time, so a choice can be repeated from its seed.

    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.seat_view import view
    >>> deal = new_deal(random.Random(1))
    >>> str(Planner(nodes=100).choose(view(deal, deal.seat), random.Random(1)))
    'take'
    """

    nodes: int = _NODES
    weights: Weights | None = None
    level: str = "coach"

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The turn of the seat whose turn it is: its first action, its motives, and what follows."""
        weights = self.weights or coach_weights(view.rules)
        evaluation = Evaluation(view, weights)
        options = _candidates(turns(view, evaluation))
        if not options:
            return Choice(legal_actions(view)[0], (Motive("melds-what-fits"),))
        place, worlds = _tried(evaluation, options, self.nodes, rng)
        actions = options[place].actions
        motives = motives_of_turn(view, actions, weights)
        if place and worlds >= _ROUND:
            motives = (*motives[:1], Motive("tried-out", {"n": worlds}), *motives[1:])
        return Choice(actions[0], motives, actions[1:])

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The first action of that turn, alone."""
        return self.advise(view, rng).action


def _candidates(options: list[Turn]) -> list[Turn]:
    """The turns worth trying out: not far behind the best, with different melds, and each way to begin."""
    near = [option for option in options if options[0].worth - option.worth < _FAR]
    melds = [option.reached.melds for option in near]
    varied = [option for place, option in enumerate(near) if melds[:place].count(melds[place]) < _SAME_MELDS]
    begun = {type(option.actions[0]): option for option in reversed(near)}
    kept = varied[:_CANDIDATES]
    return kept + [option for option in begun.values() if option not in kept]


def _tried(evaluation: Evaluation, options: list[Turn], nodes: int, rng: random.Random) -> tuple[int, int]:
    """The place of the turn that comes out best, the evaluation counting too, and the number of imagined deals."""
    totals = [_PRIOR * option.worth for option in options]
    left, worlds = list(range(len(options))), 0
    while len(left) > 1:
        world = imagine(evaluation.view, evaluation.knowledge.unseen, rng)
        found = []
        for place in left:
            stand, made = stands(world, options[place].actions, evaluation, nodes)
            found.append(stand)
            nodes -= made
        if nodes <= 0:
            # The last play-outs may have stopped early, which would not be a fair comparison.
            break
        worlds += 1
        for place, stand in zip(left, found, strict=True):
            totals[place] += stand
        if worlds % _ROUND == 0 and len(left) > 2:
            left = sorted(left, key=lambda place: -totals[place])[: (len(left) + 2) // 2]
    return max(left, key=lambda place: totals[place]), worlds
