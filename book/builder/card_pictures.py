"""A card as a drawing of its own, for what is no page: the previews, the printed papers.

Made of the same shapes as the cards on the pages; the index is left to whoever places the drawing, who has a typeface.
"""

from biriba_widgets.css.shapes import FEW, FIELD, HALVES, JESTER, MANY, PLACES, STAR, SUITS
from biriba_widgets.html.cards import JOKER, letter, name

INK, RED, GOLD, PAPER, EDGE = "#1b1f1d", "#b0152b", "#c98f1a", "#fffdf5", "#8d8974"
RED_SUITS = "hd"


def _path(shape: str, colour: str) -> str:
    return f'<path fill-rule="evenodd" fill="{colour}" d="{shape}"/>'


def _at(x: float, y: float, size: float, inside: str, turned: bool = False) -> str:
    """A drawing 100 wide, made `size` wide."""
    turn = " rotate(180 50 50)" if turned else ""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g}){turn}">{inside}</g>'


def colour(card: str) -> str:
    return RED if card[-1].lower() in RED_SUITS or card == JOKER else INK


def _field(card: str) -> str:
    left, top, wide, high = FIELD
    rank, own = card[:-1], colour(card)
    if card == JOKER:
        dark, second = JESTER
        return f'<g transform="translate({left} {top})">{_path(dark, INK)}{_path(second, RED)}</g>'
    if rank in HALVES:
        shape, gold = HALVES[rank]
        half = _path(shape, own) + _path(gold, GOLD)
        ground = f'<rect width="{wide}" height="{high}" fill="{own}" opacity=".09"/>'
        other = f'<g transform="rotate(180 {wide / 2:g} {high / 2:g})">{half}</g>'
        return f'<g transform="translate({left} {top})">{ground}{half}{other}</g>'
    suit = _path(SUITS[card[-1].lower()], own)
    if rank == "A":
        return _at(left + wide * 0.06, top + high / 2 - wide * 0.44, wide * 0.88, suit)
    size = FEW if int(rank) < 4 else MANY
    return "".join(
        _at(left + (wide - size) * across / 100, top + (high - size) * down / 100, size, suit, down > 50)
        for across, down in PLACES[int(rank)]
    )


def svg(card: str) -> str:
    """The drawing of a card by its text (``10H``, ``*``), without its index."""
    corner = _path(STAR if card == JOKER else SUITS[card[-1].lower()], colour(card))
    small = _at(4, 6, 30, corner) if card == JOKER else _at(4.5, 47, 27, corner)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" width="100" height="140">'
        f'<rect x="1" y="1" width="98" height="138" rx="9" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.5"/>'
        f"{small}{_field(card)}</svg>"
    )


def pictured(card: str, lang: str) -> dict[str, str]:
    """What a Typst file needs of a card: its drawing, its index, its colour, its name."""
    index = "" if card == JOKER else letter(card[:-1], lang)
    return {"svg": svg(card), "index": index, "colour": colour(card), "name": name(card, lang)}


def with_index(card: str, lang: str) -> str:
    """A card's drawing for a page that has the title face, with its index and its name."""
    told = pictured(card, lang)
    index = f'<text x="19" y="40" fill="{told["colour"]}">{told["index"]}</text>'
    start = f'<svg role="img" aria-label="{told["name"]}" '
    return told["svg"].replace("<svg ", start, 1).replace("</svg>", f"{index}</svg>")
