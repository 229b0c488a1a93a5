"""A profile as data that can be written as JSON and read back: the game, its variants, what a table changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from biriba_core.cards import CARDS, JOKER, TWO, codes_text
from biriba_core.errors import InputError
from biriba_core.kinds import MeldKind
from biriba_core.profiles import Bonus, Profile, profile
from biriba_core.rulings import Problem

__all__ = ["PROFILE_KEYS", "profile_data", "profile_from"]

JSON = Any
#: The keys under which a profile is written, in a position, a case or settings.
PROFILE_KEYS = ("rules", "variants", "house")
#: Far larger than any number in a profile needs to be.
_LIMIT = 1_000_000


def profile_data(rules: Profile) -> dict[str, JSON]:
    """A profile as JSON values, `house` only where a table changed something; `profile_from` reads it.

    >>> profile_data(profile("greek-canasta", ["strict-close"]))
    {'rules': 'greek-canasta', 'variants': ['strict-close']}
    >>> profile_data(profile().changed(closing=200, substitutes=frozenset({JOKER})))
    {'rules': 'partnership', 'variants': [], 'house': {'substitutes': ['*'], 'closing': 200}}
    """
    data: dict[str, JSON] = {"rules": rules.book.name, "variants": list(rules.book.variants)}
    house = {name: _FORMS.get(name, _PLAIN).write(value) for name, value in rules.house.items()}
    return {**data, "house": house} if house else data


def profile_from(data: Mapping[str, JSON]) -> Profile:
    """The profile that the keys `rules`, `variants` and `house` name, each of which may be left out.

    Raises `InputError` for a game, a variant or a field that does not exist and for a value that does not fit.

    >>> profile_from({"house": {"closing": 200}}).closing
    200
    >>> profile_from({"rules": "greek-canasta"}) is profile("greek-canasta")
    True
    """
    name, variants, house = data.get("rules", "partnership"), data.get("variants", []), data.get("house", {})
    if not isinstance(name, str):
        raise InputError(Problem("not-text", {"where": "rules"}))
    if not isinstance(variants, list | tuple):
        raise InputError(Problem("not-a-list", {"where": "variants"}))
    for place, variant in enumerate(variants):
        if not isinstance(variant, str):
            raise InputError(Problem("not-text", {"where": f"variants[{place}]"}))
    book = profile(name, variants)
    if not isinstance(house, Mapping):
        raise InputError(Problem("not-an-object", {"where": "house"}))
    return book.changed(**{field: _read(field, value, book) for field, value in house.items()})


def _read(field: str, value: JSON, book: Profile) -> Any:
    known = [each.name for each in fields(Profile)]
    if field not in known:
        values = {"where": "house", "text": str(field), "allowed": ", ".join(known)}
        raise InputError(Problem("unknown-key", values))
    own, form = getattr(book, field), _FORMS.get(field, _PLAIN)
    try:
        found = form.read(value)
        if form is _PLAIN and type(found) is not type(own):
            raise TypeError
        return found
    except (TypeError, ValueError, KeyError, AttributeError):
        problem = {"where": f"house.{field}", "text": str(value), "example": str(form.write(own))}
        raise InputError(Problem("bad-house-rule", problem)) from None


class _Form(NamedTuple):
    """How a field is written as JSON and read; reading raises one of Python's errors for what does not fit."""

    write: Callable[[Any], JSON]
    read: Callable[[JSON], Any]


def _whole(value: JSON) -> int:
    if type(value) is not int or abs(value) > _LIMIT:
        raise TypeError
    return value


def _plain(value: JSON) -> bool | int | str:
    return value if isinstance(value, bool | str) else _whole(value)


def _listed(value: JSON, least: int = 0) -> list[JSON]:
    if not isinstance(value, list | tuple) or len(value) < least:
        raise TypeError
    return list(value)


def _substitutes(value: JSON) -> frozenset[int]:
    found = frozenset(_WILD[text] for text in _listed(value))
    if JOKER not in found:
        raise ValueError
    return found


_WILD = {codes_text((code,)): code for code in CARDS if code == JOKER or (code < JOKER and code % 13 + 1 == TWO)}


def _values(value: JSON) -> dict[int, int]:
    points = [_whole(each) for each in _listed(value)]
    if len(points) != 14:
        raise ValueError
    return dict(enumerate(points))


def _bonus(value: JSON) -> Bonus:
    kind, *numbers, name, rank = _listed(value)
    if not isinstance(name, str):
        raise TypeError
    smallest, largest, clean, dirty = map(_whole, numbers)
    return Bonus(MeldKind(kind), smallest, largest, clean, dirty, name, None if rank is None else _whole(rank))


def _bonus_data(bonus: Bonus) -> list[JSON]:
    return [str(bonus.kind), bonus.smallest, bonus.largest, bonus.clean, bonus.dirty, bonus.name, bonus.rank]


_PLAIN = _Form(lambda value: value, _plain)
_FORMS: Mapping[str, _Form] = {
    "variants": _Form(list, lambda value: tuple(str(each) for each in _listed(value))),
    "players": _Form(list, lambda value: tuple(_whole(each) for each in _listed(value, 1))),
    "values": _Form(lambda values: [values[rank] for rank in range(14)], _values),
    "substitutes": _Form(lambda codes: [codes_text((code,)) for code in sorted(codes)], _substitutes),
    "most_substitutes": _Form(lambda value: value, lambda value: None if value is None else _whole(value)),
    "bonuses": _Form(lambda bonuses: list(map(_bonus_data, bonuses)), lambda value: tuple(map(_bonus, _listed(value)))),
}
