"""The ways of playing, as data: every number and switch in which two games differ.

Code about rules reads these fields and holds no numbers of its own. The rulebook says which
rule of a game states what. A table that agrees on something else plays by a changed profile: what
it changes is a rule of that table, and no rule of the book is cited for it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache, cached_property
from typing import Any

from biriba_core.cards import JOKER, TWO, UNKNOWN, Codes, card_at
from biriba_core.errors import InputError
from biriba_core.kinds import RUN, SET, MeldKind
from biriba_core.rulebook import HOUSE, numbers_of
from biriba_core.rulings import Problem

__all__ = ["GREEK_CANASTA", "OF_MELDS", "PARTNERSHIP", "PROFILES", "Bonus", "Profile", "profile"]

_TWOS = tuple(card_at(suit, TWO) for suit in "SHDC")


@dataclass(frozen=True, slots=True)
class Bonus:
    """What one kind of meld earns beyond its cards: points clean and dirty.

    `name` is the code under which the rulebook has the rule that states it.
    """

    kind: MeldKind
    smallest: int
    largest: int
    clean: int
    dirty: int
    name: str
    rank: int | None = None


class _OnePerValues(type):
    """Makes one object for equal values: caches look profiles up so often that identity has to be enough."""

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> None:
        super().__init__(name, bases, namespace)
        cls._made: dict[Hashable, Any] = {}

    def __call__(cls, **values: Any) -> Any:
        key = tuple((name, _hashable(value)) for name, value in sorted(values.items()))
        if key not in cls._made:
            cls._made[key] = super().__call__(**values)
        return cls._made[key]


def _hashable(value: Any) -> Hashable:
    return tuple(sorted(value.items())) if isinstance(value, Mapping) else value


@dataclass(frozen=True, eq=False, kw_only=True)
class Profile(metaclass=_OnePerValues):
    """One way of playing: documented numbers and switches.

    `profile` gives the profile of a game and its variants, `changed` one with a number or a
    switch of a table's own. Two profiles with the same values are one object.

    >>> PARTNERSHIP.changed(target=3000)
    PARTNERSHIP.changed(target=3000)
    >>> PARTNERSHIP.changed(target=3000).changed(target=5000) is PARTNERSHIP
    True
    """

    #: The game whose rulebook is cited, and its variants in force.
    name: str
    variants: tuple[str, ...]
    #: How many hands may sit at the table (1.1, G1.1).
    players: tuple[int, ...]
    #: Whether each seat scores alone whatever the number of players (G9.4).
    individual: bool
    #: Card values by rank 1 to 13, the joker's under 0 (6.1, G1.4).
    values: Mapping[int, int]
    #: The cards that may stand in for another: the joker, and twos (1.4, G1.3, G9.1).
    substitutes: frozenset[int]
    #: Most substitutes in one meld, if there is a fixed limit (3.6).
    most_substitutes: int | None
    #: Natural cards that each substitute needs beside it (G3.3); 0 asks for none.
    naturals_for_each: int
    #: Whether a natural card may push a substitute to an end of its run (3.11, G3.8).
    substitutes_move: bool
    #: Fewest cards of a meld, most cards of a run, and a biriba's size (3.1, 3.5, 3.8).
    meld_size: int
    run_size: int
    biriba_size: int
    #: Whether a set can be a biriba (3.8, G5.1).
    sets_are_biribas: bool
    bonuses: tuple[Bonus, ...]
    #: Cards dealt to each hand and in each reserve packet (2.4, 2.5, G2.1, G2.2).
    hand_size: int
    packet_size: int
    #: Whether the first discard may be a substitute or a red three (2.6, G2.3).
    any_first_discard: bool
    #: By how many seats the dealing passes on, in the order of play: 1 to the right, −1 to the left (2.2, G2.4).
    deal_passes: int
    #: Whether a player who takes a pile of one card may not discard that card or its copy (4.5).
    single_pile_bar: bool
    #: Whether the top card of a pile taken must be used at once (G4.2).
    top_card_used: bool
    #: How the reserve comes: an emptied hand (5.1) or the end of the turn (G5.2).
    reserve_on_empty_hand: bool
    #: Whether the last card may be melded to close (7.1, G6.2).
    close_by_meld: bool
    #: What closing asks for beside the reserve (5.5, G6.1, G9.5).
    biribas_to_close: int
    close_needs_run_and_set: bool
    #: Points for closing, and for reserves not taken or not in play (6.4 to 6.6, G7.3, G7.5).
    closing: int
    reserve_untaken: int
    reserve_waiting: int
    #: The match: its target, and whether reaching it is enough (7.6, G8.1).
    target: int
    target_is_enough: bool

    def changed(self, **values: Any) -> Profile:
        """The same profile with other values in some fields."""
        return replace(self, **values)

    @cached_property
    def book(self) -> Profile:
        """The profile of the book that this one changes; itself where it changes nothing."""
        try:
            return profile(self.name, self.variants)
        except InputError:
            return PROFILES.get(self.name, PARTNERSHIP)

    @cached_property
    def house(self) -> Mapping[str, Any]:
        """The fields in which this profile differs from the book's, with its own values.

        >>> GREEK_CANASTA.changed(meld_size=4, closing=100).house
        {'meld_size': 4}
        """
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in values.items() if value != getattr(self.book, name)}

    @cached_property
    def numbers(self) -> Mapping[str, str]:
        """The number of the rule that states each fault and each code of the rulebook.

        `HOUSE` for those that rest on a field which this table has changed.
        """
        stated = numbers_of(self.name)
        changed = {code for field in self.house for code in _STATED_OF.get(field, ()) if code in stated}
        return {**stated, **dict.fromkeys(changed, HOUSE)}

    def number(self, code: str) -> str:
        """The number of the rule of this game that states `code`, a fault's name or one of `Rule.states`.

        `HOUSE` where its rulebook says nothing about it, or something else than this table.

        >>> PARTNERSHIP.number("natural-two"), PARTNERSHIP.number("top-card-useless")
        ('3.7', 'house')
        >>> PARTNERSHIP.changed(meld_size=4).number("too-few-cards")
        'house'
        """
        return self.numbers.get(code, HOUSE)

    @cached_property
    def melding(self) -> Profile:
        """The first profile met in which the same cards are melds, so that these are found once for all of them.

        What melds count is each profile's own.

        >>> profile("greek-canasta", ["super-biriba"]).melding is GREEK_CANASTA.melding
        True
        """
        return _MELDING.setdefault(tuple(getattr(self, name) for name in OF_MELDS), self)

    @cached_property
    def substitutes_in_order(self) -> tuple[int, ...]:
        """The substitutes in canonical order (1.4, G1.3)."""
        return tuple(sorted(self.substitutes))

    @cached_property
    def naturals(self) -> Codes:
        """The cards that can only be themselves (1.4, G1.3)."""
        return bytes(code for code in range(JOKER) if code not in self.substitutes)

    @cached_property
    def _points(self) -> tuple[int, ...]:
        ranks = [0 if card == JOKER else card % 13 + 1 for card in range(UNKNOWN)]
        return tuple(self.values[rank] for rank in ranks)

    def _changes(self) -> str:
        return ", ".join(f"{name}={value!r}" for name, value in self.house.items())

    def __str__(self) -> str:
        """The game and its variants, and what was changed: `greek-canasta+strict-close with target=3000`."""
        changes = self._changes()
        return "+".join((self.book.name, *self.book.variants)) + (f" with {changes}" if changes else "")

    def __repr__(self) -> str:
        if self is self.book:
            constant = {"partnership": "PARTNERSHIP", "greek-canasta": "GREEK_CANASTA"}[self.name]
            return f"profile({self.name!r}, {self.variants!r})" if self.variants else constant
        return f"{self.book!r}.changed({self._changes()})"

    def __reduce__(self) -> tuple[object, ...]:
        return _from_fields, ({field.name: getattr(self, field.name) for field in fields(self)},)

    def sides(self, players: int) -> int:
        """How many sides score when `players` hands are dealt (1.1, G1.1, G9.3, G9.4).

        >>> PARTNERSHIP.sides(4), GREEK_CANASTA.sides(3)
        (2, 3)
        """
        return players if self.individual or players < 4 else players // 2

    def usual_target(self, players: int) -> int:
        """The target of a match where none was agreed: with two or three players that of G9.4 (7.6, G8.1).

        >>> GREEK_CANASTA.usual_target(4), GREEK_CANASTA.usual_target(2)
        (2000, 1500)
        """
        alone = self.sides(players) == players and not self.individual
        return _INDIVIDUAL_TARGET if alone and self.target == GREEK_CANASTA.target else self.target

    def value(self, card: int) -> int:
        """The points of one card (6.1, G1.4).

        >>> PARTNERSHIP.value(JOKER), GREEK_CANASTA.value(JOKER)
        (20, 50)
        """
        return self._points[card]

    def count(self, codes: Iterable[int]) -> int:
        """The points of cards together (6.1, G1.4)."""
        return sum(map(self._points.__getitem__, codes))


#: The fields that say which cards make a meld and what it may become.
OF_MELDS = ("substitutes", "most_substitutes", "naturals_for_each", "substitutes_move", "meld_size", "run_size")
_MELDING: dict[Hashable, Profile] = {}


def _from_fields(values: Mapping[str, Any]) -> Profile:
    return Profile(**values)


_PARTNERSHIP_VALUES = {0: 20, 1: 15, 2: 10, **dict.fromkeys(range(3, 8), 5)} | dict.fromkeys(range(8, 14), 10)
_CANASTA_VALUES = {0: 50, 1: 20, 2: 20, **dict.fromkeys(range(3, 8), 5)} | dict.fromkeys(range(8, 14), 10)

#: Biriba in pairs (docs/rules/PARTNERSHIP.md).
PARTNERSHIP = Profile(
    name="partnership",
    variants=(),
    players=(4,),
    individual=False,
    values=_PARTNERSHIP_VALUES,
    substitutes=frozenset((JOKER, *_TWOS)),
    most_substitutes=1,
    naturals_for_each=0,
    substitutes_move=True,
    meld_size=3,
    run_size=13,
    biriba_size=7,
    sets_are_biribas=True,
    bonuses=(
        Bonus(RUN, 7, 12, 200, 100, "bonus-run"),
        Bonus(RUN, 13, 13, 1000, 500, "bonus-full-run"),
        Bonus(SET, 7, 108, 300, 150, "bonus-set"),
    ),
    hand_size=11,
    packet_size=11,
    any_first_discard=True,
    deal_passes=1,
    single_pile_bar=True,
    top_card_used=False,
    reserve_on_empty_hand=True,
    close_by_meld=False,
    biribas_to_close=1,
    close_needs_run_and_set=False,
    closing=100,
    reserve_untaken=100,
    reserve_waiting=100,
    target=5000,
    target_is_enough=False,
)

#: Greek Canasta without variants (docs/rules/GREEK_CANASTA.md).
GREEK_CANASTA = replace(
    PARTNERSHIP,
    name="greek-canasta",
    players=(2, 3, 4),
    values=_CANASTA_VALUES,
    most_substitutes=None,
    naturals_for_each=2,
    substitutes_move=False,
    sets_are_biribas=False,
    bonuses=(
        Bonus(RUN, 7, 13, 200, 100, "bonus-run"),
        Bonus(SET, 7, 108, 300, 150, "bonus-set", rank=1),
    ),
    any_first_discard=False,
    deal_passes=-1,
    single_pile_bar=False,
    top_card_used=True,
    reserve_on_empty_hand=False,
    close_by_meld=True,
    close_needs_run_and_set=True,
    reserve_untaken=0,
    reserve_waiting=0,
    target=2000,
    target_is_enough=True,
)

PROFILES = {rules.name: rules for rules in (PARTNERSHIP, GREEK_CANASTA)}
_SUPER_BIRIBA_SIZE = 11
_INDIVIDUAL_TARGET = 1500

#: What each variant of Greek Canasta changes (G9.1 to G9.5).
_VARIANTS: Mapping[str, Mapping[str, object]] = {
    "twos-not-wild": {"substitutes": frozenset((JOKER,))},
    "super-biriba": {
        "bonuses": (
            Bonus(RUN, 7, _SUPER_BIRIBA_SIZE - 1, 200, 100, "bonus-run"),
            Bonus(RUN, _SUPER_BIRIBA_SIZE, 13, 400, 200, "super-biriba"),
            GREEK_CANASTA.bonuses[1],
        )
    },
    "six-players": {"players": (6,)},
    "individual": {"individual": True, "target": _INDIVIDUAL_TARGET},
    "strict-close": {"biribas_to_close": 2},
}
VARIANTS = tuple(_VARIANTS)


#: For each field, the codes of the rulebook that depend on it: a table that changes the field can't cite
#: the book for them.
_STATED_OF: Mapping[str, tuple[str, ...]] = {
    "players": ("players", "six-players"),
    "individual": ("players", "individual"),
    "values": ("value",),
    "substitutes": ("substitute", "two-as-substitute", "twos-not-wild", "all-substitutes", "set-of-twos"),
    "most_substitutes": ("substitute-limit", "too-many-substitutes", "second-substitute"),
    "naturals_for_each": ("substitute-limit", "too-few-naturals", "more-substitutes-than-naturals"),
    "substitutes_move": (
        "substitute-moves",
        "substitute-moved",
        "substitute-misplaced",
        "no-room-for-substitute",
        "second-substitute",
    ),
    "meld_size": ("meld-size", "too-few-cards"),
    "run_size": ("run-size", "run-too-long"),
    "biriba_size": ("biriba",),
    "sets_are_biribas": ("biriba",),
    "bonuses": ("bonus", "bonus-run", "bonus-set", "bonus-full-run", "super-biriba"),
    "hand_size": ("hands",),
    "packet_size": ("packets",),
    "any_first_discard": ("turn-up",),
    "deal_passes": ("deals-next",),
    "single_pile_bar": ("single-card-pile", "barred-discard"),
    "top_card_used": ("take", "top-card-useless", "top-card-first"),
    "reserve_on_empty_hand": (
        "reserve-opens",
        "reserve-now",
        "reserve-later",
        "reserve-waits",
        "no-reserve-yet",
        "two-cards-stay",
        "one-card-left",
        "last-card-discarded",
        "emptied-by-melding",
        "score-waiting",
    ),
    "close_by_meld": (
        "closed",
        "ended-closed",
        "close-by-melding",
        "two-cards-stay",
        "one-card-left",
        "last-card-discarded",
        "emptied-by-melding",
    ),
    "biribas_to_close": ("closing-needs", "strict-close", "close-needs-more-biribas"),
    "close_needs_run_and_set": ("closing-needs", "close-without-run-and-set"),
    "closing": ("score-closing",),
    "reserve_untaken": ("score-untaken",),
    "reserve_waiting": ("score-waiting",),
    "target": ("target", "individual"),
    "target_is_enough": ("target", "agreed-target"),
}


def profile(name: str = "partnership", variants: Iterable[str] = ()) -> Profile:
    """The profile of a game and its variants; the same object for the same choice.

    In: a game's name and variant names in any order (G9). Raises `InputError` for a
    game, a variant or a combination that does not exist.

    >>> profile("greek-canasta", ["individual"]).target
    1500
    >>> profile() is PARTNERSHIP
    True
    """
    if not isinstance(name, str) or name not in PROFILES:
        raise InputError(Problem("unknown-rules", {"text": str(name)}))
    if isinstance(variants, str) or not isinstance(variants, Iterable):
        raise InputError(Problem("not-a-list", {"where": "variants"}))
    chosen = tuple(variants)
    for variant in chosen:
        if not isinstance(variant, str) or variant not in _VARIANTS:
            raise InputError(Problem("unknown-variant", {"text": str(variant)}))
    if chosen and name != GREEK_CANASTA.name:
        raise InputError(Problem("variant-of-other-game", {"text": chosen[0]}))
    if {"six-players", "individual"} <= set(chosen):
        raise InputError(Problem("six-alone", {}))
    return _varied(name, tuple(variant for variant in _VARIANTS if variant in chosen))


@cache
def _varied(name: str, variants: tuple[str, ...]) -> Profile:
    rules = PROFILES[name]
    if not variants:
        return rules
    changes: dict[str, object] = {"variants": variants}
    for variant in variants:
        changes |= _VARIANTS[variant]
    return rules.changed(**changes)
