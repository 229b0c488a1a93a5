"""The cards' faces as rules of the style sheet, made of the shapes: one element a card, with its corner as text.

The pictures are masks, so that they take the colours of the palette: a dark page, four colours, paper. All browsers
know them under the older name with `-webkit-`; many phones know no other.
"""

from collections.abc import Iterable

from biriba_widgets.css.shapes import FEW, FIELD, HALVES, JESTER, MANY, PLACES, STAR, SUITS

_LEFT, _TOP, _WIDE, _HIGH = FIELD


def drawing(width: int, height: int, inside: str) -> str:
    """A drawing as an address that stands in the style sheet itself."""
    svg = f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>{inside}</svg>"
    return f'url("data:image/svg+xml,{svg}")'.replace("#", "%23")


def _path(shape: str, more: str = "") -> str:
    return f"<path fill-rule='evenodd' d='{shape}'{more}/>"


def _turned(width: float, height: float) -> str:
    return f" transform='rotate(180 {width / 2:g} {height / 2:g})'"


def mirrored(half: str) -> str:
    """A half of a figure, and once more turned round."""
    return drawing(_WIDE, _HIGH, _path(half) + _path(half, _turned(_WIDE, _HIGH)))


def _rule(selector: str, **declarations: str) -> str:
    lines = "".join(f"\n  {name.replace('_', '-')}: {value};" for name, value in declarations.items())
    return f"{selector} {{{lines}\n}}"


def _mask(**parts: str) -> dict[str, str]:
    return {f"-webkit-mask-{name}": value for name, value in parts.items()}


def rules() -> Iterable[str]:
    """Each suit and each picture; cards.css says where they stand."""
    for suit, shape in SUITS.items():
        upright, turned = drawing(100, 100, _path(shape)), drawing(100, 100, _path(shape, _turned(100, 100)))
        yield _rule(f".bw .{suit}", **{"--pip": upright, "--turned": turned})
    yield _rule(".bw .j", **{"--pip": drawing(100, 100, _path(STAR))})
    for number, places in PLACES.items():
        size = FEW if number < 4 else MANY
        yield _rule(
            f".bw .n{number}::after",
            **_mask(
                image=", ".join("var(--turned)" if down > 50 else "var(--pip)" for _, down in places),
                position=", ".join(f"{across}% {down}%" for across, down in places),
                size=f"{size * 100 / _WIDE:.1f}% {size * 100 / _HIGH:.1f}%",
            ),
        )
    for rank, (own, gold) in HALVES.items():
        yield _rule(f".bw .n{rank}::after", **_mask(image=mirrored(own)))
        yield _rule(f".bw .n{rank}::before", **_mask(image=mirrored(gold)))
    dark, second = JESTER
    yield _rule(".bw .j::after", **_mask(image=drawing(_WIDE, _HIGH, _path(dark))))
    yield _rule(".bw .j::before", **_mask(image=drawing(_WIDE, _HIGH, _path(second))))


def sheet() -> str:
    return "\n".join(rules()) + "\n"
