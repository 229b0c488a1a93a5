"""The computer's players: three levels that see only their own seat's view.

Players import the rules, never the reverse. What they weigh is in `weights.py`, how
they value a table in `evaluation.py`; a choice carries its motives as names, and
`biriba_core.messages.coach` says them in words.

>>> import random
>>> from biriba_core import apply, new_deal, view
>>> deal, rng = new_deal(random.Random(7)), random.Random(7)
>>> medium = player("medium")
>>> while deal.seat == 1:
...     deal = apply(deal, medium.choose(view(deal, deal.seat), rng))
>>> deal.stage, deal.seat
('draw', 2)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from biriba_core.errors import InputError
from biriba_core.players.choice import Choice, Motive, Player
from biriba_core.players.easy import Easy
from biriba_core.players.hard import Hard
from biriba_core.players.medium import Medium
from biriba_core.players.weights import Weights
from biriba_core.rulings import Problem

__all__ = [
    "LEVELS",
    "Choice",
    "Easy",
    "Hard",
    "Medium",
    "Motive",
    "Player",
    "Weights",
    "player",
]

_MAKERS: Mapping[str, Callable[[], Player]] = {"easy": Easy, "medium": Medium, "hard": Hard}
#: The levels, the weakest first.
LEVELS = tuple(_MAKERS)


def player(level: str) -> Player:
    """A player of that level, as it plays by default.

    Raises `InputError` for a level that does not exist.

    >>> player("easy").level
    'easy'
    """
    if not isinstance(level, str) or level not in _MAKERS:
        raise InputError(Problem("unknown-level", {"text": str(level)}))
    return _MAKERS[level]()
