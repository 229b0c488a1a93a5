"""What a player may do, each a frozen value that prints as its text (rules/FORMAT.md).

An action without a known card where one is needed can't be made: that raises `InputError`.
"""

from __future__ import annotations

from dataclasses import dataclass

from biriba_core.cards import CARDS, UNKNOWN, Codes, codes_text
from biriba_core.errors import InputError, check_codes
from biriba_core.rulings import Problem

__all__ = ["Action", "Add", "Discard", "Draw", "Extend", "LayDown", "Pass", "Take"]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock (4.1, G4.1)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the whole discard pile (4.1, G4.1)."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, with the stock empty (7.3, G6.3)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay a new meld, its cards in order (4.3, G4.3)."""

    codes: Codes

    def __post_init__(self) -> None:
        check_codes(self.codes, "meld")

    def __str__(self) -> str:
        return f"meld {codes_text(self.codes)}"


@dataclass(frozen=True, slots=True)
class Extend:
    """Change meld `number` (from 1, in table order) into these cards (4.3, G4.3).

    `side` names another side's meld: `check` then says why that is refused (3.9, G3.5).
    """

    number: int
    codes: Codes
    side: int | None = None

    def __post_init__(self) -> None:
        check_codes(self.codes, "extend")

    def __str__(self) -> str:
        return f"extend {_place(self.number, self.side)} {codes_text(self.codes)}"


@dataclass(frozen=True, slots=True)
class Add:
    """An `Extend` that names only the cards added; the meld that results is found."""

    number: int
    codes: Codes
    side: int | None = None

    def __post_init__(self) -> None:
        check_codes(self.codes, "add")

    def __str__(self) -> str:
        return f"add {_place(self.number, self.side)} {codes_text(self.codes)}"


@dataclass(frozen=True, slots=True)
class Discard:
    """End the turn with one discard (4.4, G4.4)."""

    code: int

    def __post_init__(self) -> None:
        if not isinstance(self.code, int) or not 0 <= self.code < UNKNOWN:
            name = "unknown-card-named" if self.code == UNKNOWN else "not-codes"
            raise InputError(Problem(name, {"where": "discard"}))

    def __str__(self) -> str:
        return f"discard {CARDS[self.code]}"


#: Anything that a player may do.
Action = Draw | Take | Pass | LayDown | Extend | Add | Discard


def _place(number: int, side: int | None) -> str:
    return str(number) if side is None else f"{number}@{side}"
