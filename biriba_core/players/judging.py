"""Ways to play a turn, tried out on imagined deals: how the look back at a deal judges."""

from __future__ import annotations

from collections.abc import Sequence

from biriba_core.actions import Action
from biriba_core.applying import after
from biriba_core.deal import Deal
from biriba_core.kinds import OVER, PLAY
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.playout import play_on
from biriba_core.players.projection import projected_lead
from biriba_core.players.turns import finished

__all__ = ["ROUNDS", "stands"]

#: Turns that a play-out goes on, for each player.
ROUNDS = 2
_MOST_ACTIONS = 400


def stands(world: Deal, way: Sequence[Action], evaluation: Evaluation) -> float:
    """How far ahead the seat's side is some turns after a way to play.

    In: an imagined deal; the actions; the seat's evaluation of what it sees.
    """
    view, made = evaluation.view, len(way)
    for action in way:
        world = after(world, action)
    if world.seat == view.seat and world.stage == PLAY:
        world, more = finished(world, evaluation)
        made += more
    own_turn = world.seat == view.seat and world.stage != OVER
    reached = play_on(world, ROUNDS * len(view.hands) + own_turn, _MOST_ACTIONS - made)
    return projected_lead(reached, view, evaluation)
