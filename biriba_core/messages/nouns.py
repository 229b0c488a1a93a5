"""Names that sentences put into their fields: who acts, a choice, a card with its article, several cards."""

from __future__ import annotations

from collections.abc import Sequence

from biriba_core.cards import CARDS, JOKER, QUEEN, UNKNOWN, Card, Codes
from biriba_core.rulebook.rule import Both

_COMPASS = Both(("South", "East", "North", "West"), ("Sud", "Est", "Nord", "Ouest"))
_PLAYER = Both("player {n}", "le joueur {n}")
_OR = Both("{some} or {last}", "{some} ou {last}")
_A_JOKER = Both("a joker", "un joker")


def the_player(seat: int, players: int, lang: str) -> str:
    """A player within a sentence: by the side of the table where four sit, by a number elsewhere.

    >>> the_player(1, 4, "fr"), the_player(1, 3, "fr")
    ('Est', 'le joueur 2')
    """
    names = _COMPASS.of(lang)
    return names[seat] if players == len(names) else _PLAYER.of(lang).format(n=seat + 1)


def one_of(names: Sequence[str], lang: str) -> str:
    """Names to choose among.

    >>> one_of(["2", "3", "4"], "fr"), one_of(["4"], "en")
    ('2, 3 ou 4', '4')
    """
    *some, last = names
    return _OR.of(lang).format(some=", ".join(some), last=last) if some else last


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
