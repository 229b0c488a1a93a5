"""A card as a drawing of its own, for what is no page of the book: the previews, the printed papers, the front page."""

from biriba_widgets import css
from biriba_widgets.css.shapes import SUITS
from biriba_widgets.diagrams.pen import face, shape
from biriba_widgets.html.cards import JOKER, letter, name
from biriba_widgets.html.markup import join, tag


def pictured(card: str, lang: str) -> dict[str, str]:
    """A card by its text: its name, its drawing without the index, its index and its colour.

    Whoever places the drawing writes the index, in a typeface of its own.
    """
    colours = css.colours()
    colour = colours["red" if card[-1] in "HD" else "black"]
    frame = tag(
        "rect", x=1, y=1, width=98, height=138, rx=9, fill=colours["card"], stroke=colours["card-edge"],
        stroke_width="1.5",
    )  # fmt: skip
    corner = "" if card == JOKER else shape(SUITS[card[-1].lower()], colour, "translate(5.5 47) scale(.27)")
    svg = tag(
        "svg", frame, corner, join(face(card)), xmlns="http://www.w3.org/2000/svg", viewBox="0 0 100 140",
        width=100, height=140,
    )  # fmt: skip
    index = "" if card == JOKER else letter(card[:-1], lang)
    return {"name": name(card, lang), "svg": svg, "index": index, "colour": colour}


def with_index(card: str, lang: str) -> str:
    """A card's drawing for a page that has the title face, with its index and its name."""
    told = pictured(card, lang)
    index = f'<text x="19" y="40" fill="{told["colour"]}">{told["index"]}</text>'
    start = f'<svg role="img" aria-label="{told["name"]}" '
    return told["svg"].replace("<svg ", start, 1).replace("</svg>", f"{index}</svg>")
