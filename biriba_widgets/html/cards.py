"""Cards on screen: text with little markup, styled by css/cards.css, and a name that screen readers say for each.

A card is its canonical text from the format page: ``10H``, ``QS``, ``*`` (a joker), ``?``.
Each picture is one ``<span role="img">``, so a screen reader says "10 of hearts".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from biriba_core.cards import CARDS, Codes
from biriba_core.melds import Meld
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.words import say

#: Every card by its text.
BY_TEXT = {str(card): card for card in CARDS}
RANKS = tuple(str(card)[:-1] for card in CARDS[:13])
PACK = tuple(str(card) for card in CARDS[:52])
JOKER, UNKNOWN = "*", "?"
_ORDER = {text: place for place, text in enumerate(BY_TEXT)}


def in_order(cards: Iterable[object], by: str = "suit") -> list[str]:
    """The order of a sorted hand: suit by suit, or rank by rank (`rank`); ace first, jokers last.

    >>> in_order(["2H", "*", "AH", "2S"]), in_order(["2H", "*", "AH", "2S"], "rank")
    (['2S', 'AH', '2H', '*'], ['AH', '2S', '2H', '*'])
    """
    if by == "rank":
        return sorted(map(str, cards), key=lambda card: (_ORDER[card] // 52, _ORDER[card] % 13, _ORDER[card]))
    return sorted(map(str, cards), key=_ORDER.__getitem__)


def texts(codes: Codes) -> list[str]:
    """Cards by their texts, in the order in which they lie."""
    return [str(CARDS[code]) for code in codes]


def letter(rank: str, lang: str) -> str:
    """The corner index: A K Q J, or A R D V."""
    return BY_TEXT[rank + "S"].short(lang)[:-2]


def short(card: object, lang: str) -> str:
    """A card within a line of text: ``10♥``, ``V♠``, ``joker``."""
    return BY_TEXT[str(card)].short(lang)


def typed(listed: str, lang: str) -> str:
    """Cards as a reader would type them in this language; line by line, ``*`` for a joker.

    >>> typed("KS *", "fr") == "R♠ *"
    True
    """
    lines = (
        [card if card == JOKER else short(card, lang)[:-1] for card in line.split()] for line in listed.split("\n")
    )
    return "\n".join(" ".join(line) for line in lines)


def name(card: object, lang: str, stands: str | None = None) -> str:
    """How a card is called aloud; `stands` is the card (or the rank) it stands in for.

    >>> name("*", "en", "5H"), name("*", "fr", "AS")
    ('joker, standing in for the 5 of hearts', 'joker, remplaçant l’as de pique')
    >>> name("2D", "en", "Q")
    '2 of diamonds, standing in for a queen'
    """
    called = say(lang, "card.back") if str(card) == UNKNOWN else BY_TEXT[str(card)].name(lang)
    if not stands:
        return called
    other = say(lang, f"rank.{stands}") if stands in RANKS else the(stands, lang)
    return say(lang, "card.stands", card=called, other=other)


def the(card: object, lang: str) -> str:
    """The card with its article.

    >>> the("5H", "en"), the("QC", "fr"), the("AD", "fr")
    ('the 5 of hearts', 'la dame de trèfle', 'l’as de carreau')
    """
    key = {"A": "card.the-ace", "Q": "card.the-queen"}.get(str(card)[:-1], "card.the")
    return say(lang, key, card=BY_TEXT[str(card)].name(lang))


@lru_cache(maxsize=512)
def face(card: object, lang: str, stands: str | None = None, extra: str = "") -> Markup:
    """One card, face up (or its back, for an unknown card)."""
    card = str(card)
    if card == UNKNOWN:
        return back(lang)
    if card == JOKER:
        kind, inside = "j", tag("i", "★")
    else:
        rank, suit = card[:-1], card[-1]
        kind = f"{suit.lower()} n{rank}" + (" court" if rank in "JQK" else "")
        inside = _corner(card, lang)
    if stands:
        kind += " sub"
        rank_alone = stands in RANKS
        shown = letter(stands, lang) if rank_alone else _corner(stands, lang)
        inside += tag("small", shown, class_=None if rank_alone else stands[-1].lower())
    if extra:
        kind += f" {extra}"
    return _picture(f"card {kind}", name(card, lang, stands), inside)


def _corner(card: str, lang: str) -> Markup:
    """A card's rank and, below it, its suit."""
    return letter(card[:-1], lang) + tag("i", short(card, lang)[-2:])


def _picture(kind: str, label: str, *inside: str) -> Markup:
    return tag("span", *inside, class_=kind, role="img", aria_label=label)


def back(lang: str, count: int = 1, extra: str = "") -> Markup:
    """A face-down card, or a heap of them with its number written on it."""
    if count == 1 and not extra:
        return _picture("card back", say(lang, "card.back"))
    return _picture(f"card back {extra}", say(lang, "card.backs", n=count), tag("b", str(count)))


def empty(label: str) -> Markup:
    """The empty place where cards may lie."""
    return _picture("card none", label)


def row(cards: Iterable[str], lang: str, fresh: Iterable[str] = ()) -> Markup:
    """Cards side by side; those in `fresh` have just arrived."""
    new = list(fresh)
    faces = []
    for card in cards:
        arrived = str(card) in new
        if arrived:
            new.remove(str(card))
        faces.append(face(card, lang, extra="fresh" if arrived else ""))
    return tag("span", *faces, class_="cards")


def meld(cards: Sequence[str], lang: str, stands: Mapping[int, str] | None = None, label: str = "") -> Markup:
    """A meld on the table, overlapping as players lay it; `stands`: position → card stood in for."""
    stands = stands or {}
    return _group("cards meld", label, (face(card, lang, stands.get(place)) for place, card in enumerate(cards)))


def _group(kind: str, label: str, faces: Iterable[Markup]) -> Markup:
    return tag("span", *faces, class_=kind, role="group" if label else None, aria_label=label or None)


def laid(meld_: Meld, lang: str, label: str = "") -> Markup:
    """A meld that the engine knows: its substitutes say what they stand for."""
    return meld([str(card) for card in meld_.cards], lang, stands_in(meld_), label)


def stands_in(meld_: Meld) -> dict[int, str]:
    """Position → what the substitute there stands for: a card in a run, a rank in a set."""
    named = {place: meld_.stands_for(place) for place in meld_.substitutes_at}
    return {place: RANKS[meld_.low - 1] if card is None else str(card) for place, card in named.items()}


def stock(count: int, lang: str) -> Markup:
    """The face-down draw pile."""
    if count == 0:
        return empty(say(lang, "table.stock-empty"))
    return back(lang, count, "heap")


def pile(cards: Sequence[str], lang: str) -> Markup:
    """The discard pile, open, the top card last and whole."""
    if not cards:
        return empty(say(lang, "table.pile-empty"))
    return _group("cards meld pile", say(lang, "table.pile", n=len(cards)), (face(card, lang) for card in cards))


def packets(untaken: int, label: str, *, crossed: bool) -> Markup:
    """The packets that still lie there: crosswise, one on top of the other, or side by side."""
    if untaken == 0:
        return empty(label)
    return _picture("packets" if crossed else "packets apart", label, tag("span", class_="card back") * untaken)
