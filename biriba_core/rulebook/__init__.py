"""The rules of both games as data: the one home of each rule's number, sentence and codes.

Code asks for a rule by its game and a code and never holds a number:

>>> number_of("partnership", "natural-two"), number_of("greek-canasta", "natural-two")
('3.7', 'G3.6')
>>> rule("3.1").sentence.en
'A meld starts with at least three cards.'
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from biriba_core.rulebook import greek_canasta, partnership
from biriba_core.rulebook.rule import Both, Rule, Section

__all__ = [
    "GAMES",
    "HOUSE",
    "Both",
    "Rule",
    "Section",
    "game_of",
    "number_of",
    "numbers_of",
    "plain_text",
    "rule",
    "rule_order",
    "rules_of",
    "section_of",
]

#: The sections of each game in order.
GAMES: Mapping[str, tuple[Section, ...]] = {
    "partnership": partnership.SECTIONS,
    "greek-canasta": greek_canasta.SECTIONS,
}

#: What stands in place of a number where a table plays by a rule of its own, which no rulebook states.
HOUSE = "house"

_HOUSE_RULE = Rule(
    HOUSE,
    name=Both("A rule of this table", "Une règle de cette table"),
    sentence=Both("So it was agreed at this table.", "C’est ce qui est convenu à cette table."),
)


def rules_of(game: str) -> Iterator[Rule]:
    """The rules of a game, in order.

    >>> [rule.number for rule in rules_of("greek-canasta")][:2]
    ['G1.1', 'G1.2']
    """
    return (rule for section in GAMES[game] for rule in section.rules)


_RULES = {rule.number: rule for game in GAMES for rule in rules_of(game)} | {HOUSE: _HOUSE_RULE}
_SECTIONS = {rule.number: section for sections in GAMES.values() for section in sections for rule in section.rules}
_NUMBERS = {
    game: {code: rule.number for rule in rules_of(game) for code in (*rule.faults, *rule.states)} for game in GAMES
}


def rule(number: str) -> Rule:
    """The rule with this number, or that of `HOUSE`. Raises `KeyError` where there is none."""
    return _RULES[number]


def section_of(number: str) -> Section:
    """The section that a rule stands in. Raises `KeyError` for a number that no game has, and for `HOUSE`."""
    return _SECTIONS[number]


def numbers_of(game: str) -> Mapping[str, str]:
    """The number under which a game states each fault and each code; empty for a game without a rulebook."""
    return _NUMBERS.get(game, {})


def number_of(game: str, code: str) -> str:
    """The number of the rule of `game` that states `code`, a fault's name or one of `Rule.states`.

    `HOUSE` where its rulebook says nothing about it.

    >>> number_of("greek-canasta", "too-few-naturals"), number_of("partnership", "too-few-naturals")
    ('G3.3', 'house')
    """
    return numbers_of(game).get(code, HOUSE)


def game_of(number: str) -> str | None:
    """The game that a number belongs to, None for `HOUSE`.

    >>> game_of("G3.3"), game_of("3.3")
    ('greek-canasta', 'partnership')
    """
    if number == HOUSE:
        return None
    return "greek-canasta" if number.startswith("G") else "partnership"


def rule_order(number: str) -> tuple[int, list[int]]:
    """The sort key of a rule's number: 3.9 before 3.13, the other game's G3.3 after, `HOUSE` last.

    >>> sorted(["house", "3.13", "3.9", "G3.3"], key=rule_order)
    ['3.9', '3.13', 'G3.3', 'house']
    """
    if number == HOUSE:
        return 2, []
    return int(number.startswith("G")), [int(part) for part in number.lstrip("G").split(".")]


def plain_text(text: str) -> str:
    """A rule's text without its marks.

    >>> plain_text("A *set* is no *run* ({3.3}).")
    'A set is no run (3.3).'
    """
    return re.sub(r"\*([^*]*)\*|\{([^}]*)\}", lambda found: found[1] or found[2], text)
