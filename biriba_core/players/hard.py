"""The hard player: a medium player's evaluation, tried out on imagined deals."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import sqrt

from biriba_core.actions import Action, Discard, Extend, LayDown
from biriba_core.applying import after
from biriba_core.deal import Deal
from biriba_core.players.choice import Choice, Motive
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.medium import Ranked, ranked
from biriba_core.players.playout import play_on
from biriba_core.players.projection import projected_lead
from biriba_core.players.sampling import imagine
from biriba_core.players.weights import WEIGHTS, Weights

__all__ = ["NODES", "Hard"]

#: Actions made in play-outs for one decision, at most.
NODES = 2500
_CANDIDATES = 4
#: Turns that a play-out goes on, for each player.
_ROUNDS = 2
#: A candidate is out, or preferred, when it is worse, or better, by so many standard errors.
_CLEARLY = 1.0
_FEWEST_WORLDS = 5
#: When the evaluation prefers the first option by so many points, nothing is tried out.
_SURE = 40.0


@dataclass(frozen=True, slots=True)
class Hard:
    """Tries the medium player's best few actions on the same imagined deals.

    The first stays unless another does clearly better. The budget is counted in actions
    made in play-outs, never in time, so a choice can be repeated from its seed.

    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.seat_view import view
    >>> deal = new_deal(random.Random(1))
    >>> str(Hard(nodes=100).choose(view(deal, deal.seat), random.Random(1)))
    'take'
    """

    nodes: int = NODES
    weights: Weights = WEIGHTS
    level: str = "hard"

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The choice of the seat whose turn it is, with its motives."""
        candidates = _candidates(ranked(view, self.weights, every=True))
        if len(candidates) == 1:
            return Choice(candidates[0].action, candidates[0].motives)
        return _tried(view, Evaluation(view, self.weights), candidates, self.nodes, rng)

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The same action, alone."""
        return self.advise(view, rng).action


def _candidates(options: list[Ranked]) -> list[Ranked]:
    """The options worth trying out: the first, and those that the evaluation does not put far behind."""
    best = options[0]
    melds = isinstance(best.action, LayDown | Extend)
    # Where something can be melded, holding everything back is worth zero.
    near = [option for option in options[1:] if best.worth - max(option.worth, 0.0 if melds else -1e9) < _SURE]
    if melds:
        others = [option for option in near if option.action != best.action]
        near = [option for option in others if not isinstance(option.action, Discard)][:2]
        near += [option for option in others if isinstance(option.action, Discard)][:1]
    return [best, *near[: _CANDIDATES - 1]]


def _tried(view: Deal, evaluation: Evaluation, options: list[Ranked], nodes: int, rng: random.Random) -> Choice:
    found: list[list[float]] = [[] for _ in options]
    left, turns = list(range(len(options))), _ROUNDS * len(view.hands)
    while len(left) > 1:
        world, stands = imagine(view, evaluation.knowledge.unseen, rng), dict[int, float]()
        for place in left:
            reached, made = play_on(after(world, options[place].action), turns, nodes)
            nodes -= made + 1
            stands[place] = projected_lead(reached, view, evaluation)
        if nodes <= 0:
            # The play-outs of the last imagined deal may have stopped early, which would not be a fair comparison.
            break
        for place, stand in stands.items():
            found[place].append(stand)
        if len(found[0]) >= _FEWEST_WORLDS:
            left = [place for place in left if place == 0 or _ahead(found[place], found[0]) > -_CLEARLY / 2]
    better = [place for place in left if place and _ahead(found[place], found[0]) >= _CLEARLY]
    if not better:
        return Choice(options[0].action, options[0].motives)
    best = max(better, key=lambda place: _mean(found[place]))
    points = round(_mean(found[best]) - _mean(found[0][: len(found[best])]))
    tried = Motive("tried-out", {"n": len(found[best]), "points": points})
    return Choice(options[best].action, (tried, *options[best].motives))


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _ahead(values: list[float], others: list[float]) -> float:
    """By how many standard errors the first do better than the others, world by world."""
    gaps = [one - other for one, other in zip(values, others, strict=False)]
    n = len(gaps)
    if n < _FEWEST_WORLDS:
        return 0.0
    mean = _mean(gaps)
    spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (n - 1) / n)
    return mean / (spread + 0.5)
