"""The referee's answers as data: rule numbers, names and values.

The sentences live in `biriba_core.messages`, one catalogue for each language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from biriba_core.rulebook import HOUSE, rule_order

__all__ = ["Fault", "Problem", "Reason", "Ruling", "Value", "Verdict"]

#: A value that a sentence may name: a count, a word, a card, cards as `bytes`, or rulings.
Value: TypeAlias = "int | str | bytes | tuple[Ruling, ...]"


@dataclass(frozen=True, slots=True)
class Fault:
    """A named way of breaking a rule, before a game gives it its rule number."""

    name: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Ruling:
    """One rule that an action breaks: the rule's number, the fault's name and values.

    >>> Ruling("3.1", "too-few-cards", {"n": 2}).rule
    '3.1'
    """

    rule: str
    fault: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule that allows or decides something: its number, a code of the rulebook (`Rule.states`) and values."""

    rule: str
    name: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Problem:
    """Input that can't be read, or a position that can't be: where, and what is wrong."""

    name: str
    values: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The referee's answer on one action: every rule that it breaks in rule order, or why it is allowed."""

    rulings: tuple[Ruling, ...] = ()
    #: The rules that allow a legal action, the most specific first.
    reasons: tuple[Reason, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether the action breaks no rule."""
        return not self.rulings

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules broken, each once, in rule order."""
        return tuple(dict.fromkeys(ruling.rule for ruling in self.rulings))

    @property
    def by(self) -> tuple[str, ...]:
        """The numbers of the rules that allow it, each once, the most specific first."""
        return tuple(dict.fromkeys(reason.rule for reason in self.reasons))

    def __bool__(self) -> bool:
        return self.legal


def rulings_of(faults: Iterable[Fault], numbers: Mapping[str, str]) -> tuple[Ruling, ...]:
    """Faults as rulings under a game's own rule numbers, in rule order, each once.

    A fault for which the game has no rule of its own is cited as `HOUSE`: only a table with rules of
    its own comes to it. A fault that only adds detail to another one is left out instead.
    """
    faults = tuple(faults)
    cited = [fault for fault in faults if fault.name in numbers or fault.name not in _CLOSER] or faults
    found: list[Ruling] = []
    for fault in cited:
        ruling = Ruling(numbers.get(fault.name, HOUSE), fault.name, fault.values)
        if ruling not in found:
            found.append(ruling)
    return tuple(sorted(found, key=lambda ruling: rule_order(ruling.rule)))


#: Faults that only add detail to another fault of the same cards. A game without a rule for
#: such a detail leaves it out.
_CLOSER = frozenset({"rank-twice", "all-substitutes", "set-of-twos"})
