"""The closed sets of the game as types: which words a field may hold.

A member is the text that positions and records write: it compares, prints and is written to
JSON as that text, so that `deal.stage == "over"` and `deal.stage == Stage.OVER` say the same.
"""

from __future__ import annotations

from enum import StrEnum

__all__ = ["DRAW", "OVER", "PLAY", "RUN", "SET", "Biriba", "End", "MeldKind", "ScoreItem", "Stage"]


class _Word(StrEnum):
    """A word of a closed set; its `repr` is the quoted text."""

    # Equal to its text, it has the same place in a set or a mapping.
    __hash__ = str.__hash__

    def __repr__(self) -> str:
        return repr(self.value)


class Stage(_Word):
    """How far a turn has come: before drawing, drawn but not yet discarded, or the deal is over."""

    DRAW = "draw"
    PLAY = "play"
    OVER = "over"


class MeldKind(_Word):
    """The two kinds of meld (3.2, 3.3, G3.1)."""

    RUN = "run"
    SET = "set"


class Biriba(_Word):
    """The two kinds of biriba: without and with a substitute (3.8, G5.1)."""

    CLEAN = "clean"
    DIRTY = "dirty"


class End(_Word):
    """How a deal ended: closed, by passes, or at a program's limit on turns (7.1, 7.4, 7.9)."""

    CLOSED = "closed"
    PASSES = "passes"
    LIMIT = "limit"


class ScoreItem(_Word):
    """What a line of a score sheet is for (6.2 to 6.6, G7.1 to G7.5)."""

    CARDS = "cards"
    BONUS = "bonus"
    CLOSING = "closing"
    #: Cards left in a hand.
    HAND = "hand"
    #: A reserve that was never taken.
    UNTAKEN = "untaken"
    #: A reserve that was taken but not in play.
    WAITING = "waiting"


# The members that the engine asks for most: on Python 3.11 `Stage.DRAW` takes five times as long as a plain name.
DRAW, PLAY, OVER = Stage.DRAW, Stage.PLAY, Stage.OVER
RUN, SET = MeldKind.RUN, MeldKind.SET
