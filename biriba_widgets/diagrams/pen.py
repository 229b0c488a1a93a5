"""Boxes, cards, arrows and words as SVG, in the page's colours; a picture that stands alone has those given here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from biriba_core.messages import LANGUAGES
from biriba_widgets import css
from biriba_widgets.css.shapes import FEW, FIELD, HALVES, JESTER, MANY, PLACES, STAR, SUITS
from biriba_widgets.html import cards
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.words import set_in_type

#: The same in both languages, or in English and in French.
Words = str | tuple[str, str]
#: A part of a drawing: its SVG in a language.
Part = Callable[[str], Markup]

INK, ACCENT, RED = "currentColor", "var(--pst-color-primary,#07c)", "var(--pst-color-danger,#c33)"
GROUND = "var(--pst-color-background,#fff)"
LINE = 18  # from one line of words to the next
CARD = (34, 48)


@dataclass(frozen=True)
class Drawing:
    """A drawing of some size; `told` says in words all that it shows."""

    width: int
    height: int
    told: Words
    parts: tuple[Part, ...]

    def svg(self, lang: str) -> Markup:
        inside = (part(lang) for part in self.parts)
        return tag(
            "svg", *inside, xmlns="http://www.w3.org/2000/svg", role="img", aria_label=said(self.told, lang),
            width=self.width, height=self.height, viewBox=f"0 0 {self.width} {self.height}", font_family="sans-serif",
        )  # fmt: skip


def said(words: Words, lang: str) -> str:
    return set_in_type(words if isinstance(words, str) else words[LANGUAGES.index(lang)], lang)


def together(*parts: Part) -> Part:
    return lambda lang: join(part(lang) for part in parts)


def words(
    x: float, y: float, text: Words, size: float = 14, colour: str = INK, anchor: str = "middle", *, bold: bool = False
) -> Part:
    """A line of words; `x` is its middle, its start or its end."""
    weight = "bold" if bold else None

    def drawn(lang: str) -> Markup:
        place = {"x": f"{x:g}", "y": f"{y:g}", "font_size": f"{size:g}"}
        return tag("text", said(text, lang), **place, fill=colour, text_anchor=anchor, font_weight=weight)

    return drawn


def path(way: str, colour: str = INK, thick: float = 2, fill: str = "none") -> Part:
    return lambda lang: tag("path", d=way, fill=fill, stroke=colour, stroke_width=f"{thick:g}")


def outline(x: float, y: float, width: float, height: float, kind: str = "plain", rounded: int = 6) -> Part:
    """A box of some kind: plain, main, or optional (dashed)."""
    colour, thick = (ACCENT, 2.5) if kind == "main" else (INK, 1.5)
    return lambda lang: tag(
        "rect", x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}", rx=rounded, fill="none",
        stroke=colour, stroke_width=f"{thick:g}", stroke_dasharray="5 3" if kind == "optional" else None,
    )  # fmt: skip


def box(
    x: float, y: float, width: float, height: float, *lines: Words, kind: str = "plain", size: float = 14,
    title: bool = False,
) -> Part:  # fmt: skip
    """A box with lines of words in its middle; with `title` the first line is bold."""
    first = y + height / 2 - LINE * (len(lines) - 1) / 2 + size / 3
    inside = (
        words(x + width / 2, first + LINE * place, line, size, bold=title and place == 0)
        for place, line in enumerate(lines)
    )
    return together(outline(x, y, width, height, kind), *inside)


def bar(x: float, y: float, width: float, height: float, colour: str = ACCENT) -> Part:
    return lambda lang: tag("rect", x=f"{x:g}", y=f"{y:g}", width=f"{width:g}", height=f"{height:g}", fill=colour)


def arrow(x: float, y: float, x_end: float, y_end: float, colour: str = INK) -> Part:
    """Straight down, or straight to the right."""
    wings = ((-5, -6), (5, -6)) if x == x_end else ((-6, -5), (-6, 5))
    (left, up), (right, down) = wings
    head = f"M{x_end + left:g} {y_end + up:g}L{x_end:g} {y_end:g}L{x_end + right:g} {y_end + down:g}"
    return path(f"M{x:g} {y:g}L{x_end:g} {y_end:g}{head}", colour)


def tick(x: float, y: float) -> Part:
    return path(f"M{x:g} {y:g}l6 7l10 -14", thick=2.5)


def shape(way: str, colour: str, place: str) -> Markup:
    return tag("path", d=way, fill=colour, fill_rule="evenodd", transform=place)


def face(text: str) -> Iterator[Markup]:
    """The picture of a card that is 100 wide and 140 high, without its corner."""
    left, top, wide, high = FIELD
    colours = css.colours()
    if text == cards.JOKER:
        yield shape(STAR, colours["red"], "translate(4 6) scale(.3)")
        for way, colour in zip(JESTER, ("black", "red"), strict=True):
            yield shape(way, colours[colour], f"translate({left} {top})")
        return
    rank, suit, colour = text[:-1], SUITS[text[-1].lower()], colours["red" if text[-1] in "HD" else "black"]
    if rank in HALVES:
        for way, shade in zip(HALVES[rank], (colour, colours["gold"]), strict=True):
            yield shape(way, shade, f"translate({left} {top})")
            yield shape(way, shade, f"translate({left + wide} {top + high}) rotate(180)")
        return
    size = FEW if rank in "23" else MANY
    for across, down in PLACES.get(int(rank) if rank != "A" else 1, [(50, 50)]):
        size = 48 if rank == "A" else size
        x, y = left + (wide - size) * across / 100, top + (high - size) * down / 100
        turn = f" rotate(180 {size / 2:g} {size / 2:g})" if down > 50 else ""
        yield shape(suit, colour, f"translate({x:.3g} {y:.3g}){turn} scale({size / 100:g})")


def card(x: float, y: float, text: str, *, wild: bool = False, size: tuple[int, int] = CARD) -> Part:
    """A card face up, by its canonical text; `wild` marks one that stands in for another, as a joker always does.

    A small one has its corner alone, in the middle.
    """
    width, height = size
    colours, small, joker = css.colours(), width < CARD[0] * 2 / 3, text == cards.JOKER
    colour = colours["red" if text[-1] in "HD" else "black"]
    main = wild or joker
    line, thick = (ACCENT, 2) if main else (colours["card-edge"], 1)
    scale = f"translate({x:g} {y:g}) scale({width / 100:g})"
    middle, rank_size = (50, 54) if small else (19, 40)

    def drawn(lang: str) -> Markup:
        frame = tag(
            "rect", x=f"{x:g}", y=f"{y:g}", width=width, height=height, rx=f"{width / 10:g}",
            fill=colours["card"], stroke=line, stroke_width=thick,
        )  # fmt: skip
        inside = [] if small and not joker else [*face(text)]
        if not joker:
            low, pip = (56, 44) if small else (40, 26)
            corner = words(middle, low, cards.letter(text[:-1], lang), rank_size, colour, bold=True)(lang)
            suit = shape(
                SUITS[text[-1].lower()], colour, f"translate({middle - pip / 2:g} {low + 12}) scale({pip / 100:g})"
            )
            inside += [corner, suit]
        return frame + tag("g", *inside, transform=scale)

    return drawn


def row(x: float, y: float, listed: str, wild: str = "", step: int = 42) -> Part:
    """Cards side by side; those in `wild` stand in for others."""
    return together(*(card(x + step * n, y, text, wild=text in wild.split()) for n, text in enumerate(listed.split())))


def heap(x: float, y: float, layers: int = 1) -> Part:
    """Cards face down, one on the other."""
    way = f"M{x:g} {y:g}h28v40h-28z"
    way += "".join(f"M{x + 3 * n:g} {y - 3 * (n - 1):g}v-3h28v40h-3" for n in range(1, layers + 1))
    return path(way, thick=1.5)
