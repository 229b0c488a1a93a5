"""Cards and actions as text (docs/rules/FORMAT.md), read and written.

Reading gives a value or an `InputError` that names the place and the word; `str` of an
action writes it.
"""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Mapping

from biriba_core.actions import Action, Add, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.cards import DECK, JOKER, SUITS, UNKNOWN, Codes, card_at, copies
from biriba_core.errors import InputError
from biriba_core.rulings import Problem, Value

__all__ = ["check_copies", "excess_copies", "parse_action", "parse_cards"]

_VARIATION = re.compile("[\ufe0e\ufe0f]")
_SYMBOLS = dict(zip("♠♥♦♣", SUITS, strict=True)) | dict(zip("♤♡♢♧", SUITS, strict=True))
_LETTERS = {"A": 1, "T": 10, "J": 11, "Q": 12, "K": 13}
_FRENCH_LETTERS = {"V": 11, "D": 12, "R": 13}
_RANKS = {str(number): number for number in range(2, 11)} | _LETTERS
_JOKERS = {"*", "JK", "★", "🃏"}
#: Letters of the keyboard only: Python also makes an S of the long ſ, and a k of the Kelvin sign.
_CAPITALS = str.maketrans(string.ascii_lowercase, string.ascii_uppercase)
_SMALL = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


def _problem(name: str, **values: Value) -> InputError:
    return InputError(Problem(name, values))


# Cards


def _read_card(token: str, where: str) -> int:
    text = _VARIATION.sub("", token).translate(_CAPITALS)
    if text in _JOKERS:
        return JOKER
    if text == "?":
        return UNKNOWN
    rank_text, suit_text = text[:-1], text[-1:]
    rank = _RANKS.get(rank_text)
    if rank is None and suit_text in _SYMBOLS:
        rank = _FRENCH_LETTERS.get(rank_text)
    suit = _SYMBOLS.get(suit_text, suit_text)
    if rank is None or suit not in SUITS or not suit:
        raise _problem("unknown-card", where=where, text=token)
    return card_at(suit, rank)


def parse_cards(text: str, where: str = "cards") -> Codes:
    """Cards separated by white space, in the order written.

    In: the text, and the key or place that an error is to name. Raises `InputError` for
    a word that is no card, and for more cards than the deck holds. French corner letters are read
    before a suit symbol.

    >>> from biriba_core.cards import codes_text
    >>> codes_text(parse_cards("th D♥ * 2d"))
    '10H QH * 2D'
    """
    if not isinstance(text, str):
        raise _problem("not-text", where=where)
    words = text.split()
    if len(words) > len(DECK):
        raise _problem("too-many-cards", where=where, n=len(words))
    return bytes(_read_card(word, where) for word in words)


def excess_copies(codes: Codes, where: str, held: Counter[int]) -> list[Problem]:
    """The cards of `codes` that the deck does not hold, counted on from `held`."""
    found = []
    for code in codes:
        held[code] += 1
        if code != UNKNOWN and held[code] == copies(code) + 1:
            values: dict[str, Value] = {"where": where, "card": code, "n": held[code]}
            found.append(Problem("too-many-copies", values | {"most": copies(code)}))
    return found


def check_copies(codes: Codes, where: str) -> None:
    """Raise `InputError` when the deck does not hold so many copies of a card (1.2, G1.2)."""
    problems = excess_copies(codes, where, Counter())
    if problems:
        raise InputError(*problems)


# Actions

_ALONE: Mapping[str, Action] = {"draw": Draw(), "take": Take(), "pass": Pass()}
_PLACE = re.compile(r"([0-9]{1,9})(?:@([0-9]{1,9}))?")


def parse_action(text: str) -> Action:
    """An action from its text, as `str(action)` writes it.

    Raises `InputError` when the text is no action, names no card where one is needed, or
    names an unknown card.

    >>> str(parse_action("extend 1 3h 4h 5h *"))
    'extend 1 3H 4H 5H *'
    """
    if not isinstance(text, str):
        raise _problem("not-text", where="do")
    words = text.split()
    verb, rest = (words[0].translate(_SMALL), words[1:]) if words else ("", [])
    if verb in _ALONE:
        if rest:
            raise _problem("no-extra-words", text=text)
        return _ALONE[verb]
    if verb not in ("meld", "extend", "add", "discard"):
        raise _problem("unknown-action", text=text)
    number, side = 0, None
    if verb in ("extend", "add"):
        place = _PLACE.fullmatch(rest[0]) if rest else None
        if place is None:
            raise _problem("no-meld-number", text=text)
        number, side = int(place[1]), None if place[2] is None else int(place[2])
        rest = rest[1:]
    codes = parse_cards(" ".join(rest), text)
    if not codes:
        raise _problem("no-cards", text=text)
    if UNKNOWN in codes:
        raise _problem("unknown-card-named", where=text)
    if verb == "discard":
        if len(codes) != 1:
            raise _problem("one-discard", text=text)
        return Discard(codes[0])
    if verb == "meld":
        return LayDown(codes)
    return Extend(number, codes, side) if verb == "extend" else Add(number, codes, side)
