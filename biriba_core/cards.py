"""The cards: 52 faces twice and four jokers, each known by a small integer.

Hands, piles and melds are kept as `bytes` of these integers, because copies count
(two packs hold two 4♥) and because small integers are quick to count and compare.
A `Card` is such an integer with a rank, a suit and a name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape

__all__ = [
    "ACE_HIGH",
    "CARDS",
    "DECK",
    "JACK",
    "JOKER",
    "KING",
    "QUEEN",
    "SUITS",
    "TWO",
    "UNKNOWN",
    "Card",
    "Codes",
    "card_at",
    "codes_text",
    "copies",
    "drawn",
    "known_cards",
    "lacking",
    "sort_codes",
    "suit_name",
    "without",
]

#: Cards as `bytes` of card integers: every hand, pile and meld is kept in this form.
Codes = bytes

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TWO, JACK, QUEEN, KING, ACE_HIGH = 2, 11, 12, 13, 14
SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
#: Keeps a suit symbol a text character on phones that would draw an emoji.
TEXT_STYLE = "\ufe0e"
FRENCH_LETTERS = {"J": "V", "Q": "D", "K": "R"}

_SUIT_NAMES = {
    "en": {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"},
    "fr": {"S": "pique", "H": "cœur", "D": "carreau", "C": "trèfle"},
}
_RANK_NAMES = {
    "en": {"A": "ace", "J": "jack", "Q": "queen", "K": "king"},
    "fr": {"A": "as", "J": "valet", "Q": "dame", "K": "roi"},
}
_SPECIAL_NAMES = {
    "en": {"*": "joker", "?": "unknown card"},
    "fr": {"*": "joker", "?": "carte inconnue"},
}


class Card(int):
    """One face of the deck, or the joker, or a card that is not known.

    In: the card's integer (suit × 13 + rank − 1; 52 the joker, 53 unknown) or its text. Rules 1.2, G1.2.

    >>> ten = Card("10H")
    >>> str(ten), ten.rank, ten.suit, ten == card_at("H", 10)
    ('10H', 10, 'H', True)
    >>> ten.name("en"), ten.name("fr")
    ('10 of hearts', '10 de cœur')
    """

    __slots__ = ()

    def __new__(cls, card: int | str) -> Card:
        if not isinstance(card, str):
            return super().__new__(cls, card)
        if card not in _BY_TEXT:
            raise ValueError(f"{card!r} is no card; write 10H, QS, * or ?")
        return _BY_TEXT[card]

    @property
    def rank(self) -> int:
        """1 (ace) to 13 (king); 0 for the joker and for an unknown card."""
        return int(self) % 13 + 1 if self < 52 else 0

    @property
    def suit(self) -> str:
        """`S`, `H`, `D` or `C`; empty for the joker and for an unknown card."""
        return SUITS[int(self) // 13] if self < 52 else ""

    def __str__(self) -> str:
        if self == JOKER:
            return "*"
        return RANKS[self.rank - 1] + self.suit if self < 52 else "?"

    def __repr__(self) -> str:
        return f"Card('{self}')"

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return drawn(str(self))

    def short(self, lang: str) -> str:
        """What is printed in the corner of the card, in `lang` (`en`, `fr`): `10♥`, `Q♠` or `D♠`, `joker`.

        >>> CARDS[card_at("S", 12)].short("fr") == "D♠\\ufe0e"  # the mark of text style: no emoji
        True
        """
        if self >= 52:
            return _SPECIAL_NAMES[lang][str(self)]
        letter = RANKS[self.rank - 1]
        if lang == "fr":
            letter = FRENCH_LETTERS.get(letter, letter)
        return letter + SYMBOLS[self.suit] + TEXT_STYLE

    def name(self, lang: str) -> str:
        """The card's full name in `lang` (`en` or `fr`).

        >>> CARDS[JOKER].name("fr"), CARDS[0].name("fr")
        ('joker', 'as de pique')
        """
        if self >= 52:
            return _SPECIAL_NAMES[lang][str(self)]
        letter = RANKS[self.rank - 1]
        rank = _RANK_NAMES[lang].get(letter, letter)
        suit = _SUIT_NAMES[lang][self.suit]
        return f"{rank} of {suit}" if lang == "en" else f"{rank} de {suit}"


#: Every card by its integer: 0 to 51 the faces, 52 the joker, 53 the unknown card.
CARDS = tuple(Card(code) for code in range(54))
#: The joker; there are four of it (1.2, G1.2).
JOKER = CARDS[52]
#: A card of which only the place is known, as those in another player's hand.
UNKNOWN = CARDS[53]
_BY_TEXT = {str(card): card for card in CARDS}
_TWO_PACKS = 2
_JOKERS = 4
#: The 108 cards of the game (1.2, G1.2).
DECK: Codes = bytes(range(52)) * _TWO_PACKS + bytes([JOKER]) * _JOKERS


def suit_name(suit: str, lang: str) -> str:
    """A suit's name in `lang` (`en` or `fr`).

    >>> suit_name("H", "en"), suit_name("H", "fr")
    ('hearts', 'cœur')
    """
    return _SUIT_NAMES[lang][suit]


def copies(card: int) -> int:
    """How many copies of `card` the deck holds: two of a face, four jokers (1.2, G1.2).

    >>> copies(JOKER), copies(card_at("H", 10))
    (4, 2)
    """
    return _JOKERS if card == JOKER else _TWO_PACKS


def card_at(suit: str, rank: int) -> int:
    """The integer of the card of `suit` at `rank`, the ace being 1 or 14 (3.4, G3.2).

    >>> card_at("S", 14) == card_at("S", 1)
    True
    """
    return SUITS.index(suit) * 13 + (rank - 1) % 13


def sort_codes(codes: Iterable[int]) -> Codes:
    """The same cards in canonical order: by suit, by rank, jokers, unknown cards."""
    return bytes(sorted(codes))


def codes_text(codes: Iterable[int]) -> str:
    """Cards as text in the form that files use.

    >>> codes_text(bytes([card_at("H", 3), JOKER]))
    '3H *'
    """
    return " ".join(str(CARDS[code]) for code in codes)


_WRITTEN = {str(card): card for card in CARDS}
_CARD_IN_TEXT = re.compile(r"(?<!\S)(?:(?:10|[2-9AJQK])[SHDC]|\*)(?!\w)")
#: White in light and in dark notebooks; each ink stands out on it.
_PICTURE = "background:#fff;color:{ink};border:1px solid #888;border-radius:3px;padding:0 3px"
_INKS = {"H": "#b00020", "D": "#b00020", "S": "#111", "C": "#111", "": "#6a1b9a"}


def drawn(text: str) -> str:
    """Text as HTML for a notebook: each card in it is drawn as a small card.

    >>> "10♥" in drawn("hand 0   10H KS"), drawn("9 < 10")[-16:]
    (True, '>9 &lt; 10</pre>')
    """

    def picture(found: re.Match[str]) -> str:
        card = _WRITTEN[found[0]]
        return f'<span style="{_PICTURE.format(ink=_INKS[card.suit])}">{card.short("en")}</span>'

    return f'<pre style="line-height:1.6;white-space:pre-wrap">{_CARD_IN_TEXT.sub(picture, escape(text))}</pre>'


#: Each card as `Codes` of its own.
_ALONE = tuple(bytes((code,)) for code in range(len(CARDS)))


def without(codes: Codes, used: Codes) -> Codes:
    """The cards left after each card of `used` is taken out; of two copies one stays.

    >>> codes_text(without(bytes([0, 0, 1]), bytes([0])))
    'AS 2S'
    """
    for code in used:
        codes = codes.replace(_ALONE[code], b"", 1)
    return codes


def lacking(codes: Codes, wanted: Codes) -> Codes:
    """The cards of `wanted` that `codes` does not hold; two copies wanted need two copies held.

    >>> codes_text(lacking(bytes([0, 1]), bytes([0, 0])))
    'AS'
    """
    missing = b""
    for code in wanted:
        left = codes.replace(_ALONE[code], b"", 1)
        if left == codes:
            missing += _ALONE[code]
        codes = left
    return missing


def known_cards(codes: Codes) -> Codes:
    """The cards without the unknown ones."""
    return codes.replace(_ALONE[UNKNOWN], b"")
