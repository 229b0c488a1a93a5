"""A question in a player's own words: "lay down 5H, 6H, 7H", "add 7♥ to our run", « ajouter le 7♥ à la suite »."""

from __future__ import annotations

import re

from biriba_core import Deal, InputError, check, parse_action, parse_cards
from biriba_core.kinds import RUN, SET
from biriba_widgets.html import cards
from biriba_widgets.words import say

VERBS = ("draw", "take", "pass", "meld", "extend", "add", "discard")
#: The words for the kinds of meld, in each language.
_KINDS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {RUN: ("run", "sequence"), SET: ("set", "group")},
    "fr": {RUN: ("suite",), SET: ("groupe", "brelan")},
}


def action_text(deal: Deal | None, typed: str, lang: str) -> str:
    """What was typed as the format writes it; as it was typed where that can't be told.

    A verb of the reader's language, then cards with or without commas and small words. Cards to add name their meld by
    its number, by its kind, or not at all: then the first meld that can take them is meant.
    """
    verb, rest = _verb(typed, lang)
    if not verb:
        return typed
    plain = f"{verb} {rest}".strip()
    if verb in ("draw", "take", "pass") and not _cards(rest):
        return verb
    try:
        parse_action(plain)
        return plain
    except InputError:
        named = _cards(rest)
    if not named:
        return plain
    if verb not in ("extend", "add"):
        return f"{verb} {' '.join(named)}"
    place = _meld(deal, rest, named, lang)
    return f"add {place} {' '.join(named)}" if place else plain


def cards_named(text: str) -> list[str]:
    """The cards that an action of the hand names."""
    verb, _, rest = text.partition(" ")
    return _cards(rest) if verb in ("meld", "add", "discard") else []


def _verb(typed: str, lang: str) -> tuple[str, str]:
    """The format's verb and what stands after the reader's; the longest of the reader's words counts."""
    text = re.sub(r"^(can|may) (i|we) |^(puis-je|peut-on|je veux|i want to) ", "", typed.strip(), flags=re.I)
    known = {word: name for name in VERBS for word in [*say(lang, f"ref.verb.{name}").split("/"), name]}
    for word in sorted(known, key=len, reverse=True):
        found = re.match(re.escape(word) + r"(?![\w-])", text, flags=re.I)
        if found:
            return known[word], text[found.end() :].strip()
    return "", text


def _cards(text: str) -> list[str]:
    found: list[str] = []
    for word in re.split(r"[\s,;.]+", text):
        try:
            found += cards.texts(parse_cards("*" if word.lower() in ("joker", "jokers") else word))
        except InputError:
            continue
    return [card for card in found if card != cards.UNKNOWN]


def _meld(deal: Deal | None, text: str, named: list[str], lang: str) -> int:
    """The number of the meld that is meant, 0 for none."""
    number = re.search(r"(?<![\w♠♥♦♣])([1-9][0-9]?)(?![\w♠♥♦♣])", text)
    if number:
        return int(number[1])
    melds = list(enumerate(deal.melds[deal.side], 1)) if deal is not None else []
    kinds = [kind for kind, words in _KINDS[lang].items() if any(word in text.lower() for word in words)]
    meant = [place for place, meld in melds if meld.kind in kinds] or [place for place, _ in melds]
    for place in meant:
        try:
            if deal is not None and check(deal, f"add {place} {' '.join(named)}").legal:
                return place
        except InputError:
            return place  # it can be read in several ways
    return meant[0] if meant else 0
