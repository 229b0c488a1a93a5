"""What a computer player answers: an action and the motives for it, without prose."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from biriba_core.actions import Action
from biriba_core.deal import Deal
from biriba_core.rulings import Value

__all__ = ["Choice", "Motive", "Player"]


@dataclass(frozen=True, slots=True)
class Motive:
    """Why a player chooses an action: a stable name and values; `messages.coach.motive_sentence` says it in words.

    >>> from biriba_core.messages.coach import motive_sentence
    >>> motive_sentence(Motive("pass-only"), "en")
    'The stock is empty and the pile is of no use: pass.'
    """

    name: str
    values: Mapping[str, Value] = field(default_factory=dict)


class Choice(NamedTuple):
    """An action and its motives, the most important first."""

    action: Action
    motives: tuple[Motive, ...] = ()
    #: What follows in the same turn, as far as the player can know it.
    rest: tuple[Action, ...] = ()


class Player(Protocol):
    """A player of one seat, who sees that seat's view and answers with a legal action."""

    @property
    def level(self) -> str:
        """The level's name: `easy`, `medium` or `hard`."""

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The choice of the seat whose turn it is, with its motives."""

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The same action, alone."""
