"""Cards in a text field: with a French reader's letters (V♠ D♥ R♦), which are read in any language."""

from __future__ import annotations

from biriba_core import InputError, parse_cards
from biriba_widgets.html import cards

VARIATION = "\ufe0e"


def lettered(text: str, lang: str) -> str:
    """Written cards as this reader writes them; what is not all cards stays as it was written.

    >>> lettered("JS 10H *", "fr"), lettered("JS 10H *", "en"), lettered("JS zz", "fr")
    ('V♠ 10♥ *', 'JS 10H *', 'JS zz')
    """
    if lang == "en":
        return text
    return "\n".join(_line(line, lang) for line in text.split("\n"))


def _line(line: str, lang: str) -> str:
    try:
        found = cards.texts(parse_cards(line))
    except InputError:
        return line
    return " ".join(_corner(card, lang) for card in found)


def _corner(card: str, lang: str) -> str:
    return card if card in (cards.JOKER, cards.UNKNOWN) else cards.short(card, lang).replace(VARIATION, "")
