"""Which game a form is about: its rules, and what is staged for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from biriba_core import Deal, Profile, parse_position, profile

_T = TypeVar("_T")


def rules_of(arguments: Mapping[str, Any]) -> Profile:
    """The way of playing that a form was asked for: ``rules`` and ``variants``."""
    return profile(arguments.get("rules", "partnership"), arguments.get("variants", ()))


def of_game(things: Mapping[str, _T], rules: Profile) -> _T:
    """What was prepared for this game."""
    return things[rules.name]


def staged(position: Mapping[str, Any], rules: Profile) -> Deal:
    """A position under these rules, unless it names its own."""
    return parse_position({"rules": rules.name, "variants": list(rules.variants), **position})


def in_pairs(rules: Profile) -> Profile:
    """The same rules for four players in pairs, for whom the tables of the labs are set."""
    return profile(rules.name, [variant for variant in rules.variants if variant not in ("six-players", "individual")])
