"""The hard player, who is the coach too: chooses a whole turn, with weights tuned for each game."""

from __future__ import annotations

import random
from dataclasses import dataclass

from biriba_core.actions import Action
from biriba_core.deal import Deal
from biriba_core.play import legal_actions
from biriba_core.players.choice import Choice, Motive
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.motives import motives_of_turn
from biriba_core.players.turns import turns
from biriba_core.players.weights import Weights, hard_weights

__all__ = ["Hard"]


@dataclass(frozen=True, slots=True)
class Hard:
    """Finds the turns worth a thought, up to the discard or the next hidden card, and plays the best one to its end.

    There is no chance in it, nor any limit of time: the same view gives the same turn.

    >>> from biriba_core.deal import new_deal
    >>> from biriba_core.seat_view import view
    >>> deal = new_deal(random.Random(1))
    >>> str(Hard().choose(view(deal, deal.seat), random.Random(1)))
    'draw'
    """

    #: Those of the game that is played, unless given.
    weights: Weights | None = None
    level: str = "hard"

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The turn of the seat whose turn it is: its first action, its motives, and what follows."""
        weights = self.weights or hard_weights(view.rules)
        options = turns(view, Evaluation(view, weights))
        if not options:
            return Choice(legal_actions(view)[0], (Motive("melds-what-fits"),))
        actions = options[0].actions
        return Choice(actions[0], motives_of_turn(view, actions, weights), actions[1:])

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The first action of that turn, alone."""
        return self.advise(view, rng).action
