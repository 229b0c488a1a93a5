"""Names that sentences put into their fields: seats, a card with its article, several cards."""

from __future__ import annotations

from biriba_core.cards import CARDS, JOKER, QUEEN, UNKNOWN, Card, Codes
from biriba_core.rulebook.rule import Both

SEATS = Both(
    ("South", "East", "North", "West", "player 5", "player 6"),
    ("Sud", "Est", "Nord", "Ouest", "le joueur 5", "le joueur 6"),
)


_A_JOKER = Both("a joker", "un joker")


def listing(codes: Codes, lang: str) -> str:
    """Cards within a sentence: `9♥ 10♥ joker`; a joker alone is a word and takes its article, `a joker`."""
    if list(codes) == [JOKER]:
        return _A_JOKER.of(lang)
    return " ".join(CARDS[code].short(lang) for code in codes)


def the_card(card: Card, lang: str) -> str:
    """A card's name with its article."""
    return _THE_CARD.of(lang)(card, card.name(lang))


def _the_card_en(card: Card, name: str) -> str:
    """A card's name with its article."""
    return "an unknown card" if card == UNKNOWN else f"the {name}"


def _the_card_fr(card: Card, name: str) -> str:
    """Le nom d'une carte avec son article."""
    if card == UNKNOWN:
        return "une carte inconnue"
    if card.rank == 1:
        return f"l’{name}"
    return f"la {name}" if card.rank == QUEEN else f"le {name}"


_THE_CARD = Both(_the_card_en, _the_card_fr)
