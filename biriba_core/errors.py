"""The errors with which a request can fail, one class for each kind.

Text that can't be read, an action against the rules, and an action that can be read in
two ways are three different errors. `str` of an error is its sentence in English; `sentence`
gives it in another language.
"""

from __future__ import annotations

from biriba_core.cards import UNKNOWN
from biriba_core.messages import problem_sentence, rulings_sentence
from biriba_core.rulings import Problem, Ruling

__all__ = ["AmbiguousAction", "IllegalAction", "IllegalMeld", "InputError", "check_codes"]


class InputError(ValueError):
    """Text, a position or a request that can't be read; carries every `Problem` found."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    def sentence(self, lang: str = "en") -> str:
        """The first problem as one sentence in `lang` (`en` or `fr`)."""
        return problem_sentence(self.problems[0], lang)

    def __str__(self) -> str:
        return self.sentence()


def check_codes(codes: object, where: str) -> None:
    """Raise `InputError` unless `codes` are known cards as `bytes`, at least one."""
    if isinstance(codes, bytes) and codes and max(codes) < UNKNOWN:
        return
    known = isinstance(codes, bytes) and codes and max(codes) == UNKNOWN
    raise InputError(Problem("unknown-card-named" if known else "not-codes", {"where": where}))


class AmbiguousAction(InputError):
    """An action that can be read in several ways; `readings` lists them as text."""

    def __init__(self, problem: Problem, readings: tuple[str, ...]) -> None:
        super().__init__(problem)
        self.args = (problem, readings)
        self.readings = readings


class IllegalAction(Exception):
    """An action against the rules; carries the same rulings as `check`."""

    def __init__(self, rulings: tuple[Ruling, ...]) -> None:
        super().__init__(rulings)
        self.rulings = rulings

    def sentence(self, lang: str = "en") -> str:
        """Every ruling's sentences in `lang` (`en` or `fr`), then what the first of them advises."""
        return rulings_sentence(self.rulings, lang)

    def __str__(self) -> str:
        return self.sentence()


class IllegalMeld(IllegalAction):
    """Cards that are no meld; carries the rules that they break (3.1 to 3.13, G3)."""
