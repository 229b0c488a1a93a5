"""The palette keeps its contrast in light and dark; targets are large; motion can be turned off."""

from __future__ import annotations

import re

import pytest

from biriba_widgets import css
from biriba_widgets.html import cards

CSS = css.sheet()
TEXT, LINE = 4.5, 3.0

#: (colour of the text, colour behind it, the least contrast).
PAIRS = [
    *((ink, ground, TEXT) for ink in ("ink", "quiet", "link", "good", "bad") for ground in ("paper", "note")),
    ("action-ink", "action", TEXT),
    ("felt-ink", "felt", TEXT),
    *((ink, "card", TEXT) for ink in ("black", "red", "diamond", "club")),
    ("card", "black", TEXT),
    ("back-ink", "back", TEXT),
    ("line", "paper", LINE),
    ("line", "note", LINE),
    ("action", "paper", LINE),
    ("focus", "paper", LINE),
    ("focus", "note", LINE),
    ("card-edge", "card", LINE),
    ("action", "card", 1.3),
]


def _blocks(selector: str) -> list[dict[str, str]]:
    found = re.findall(re.escape(selector) + r"[^{}]*\{([^{}]*)\}", CSS)
    return [dict(re.findall(r"--([\w-]+):\s*([^;]+);", block)) for block in found]


LIGHT = _blocks("\n.bw ")[0]
DARK = {**LIGHT, **_blocks('html[data-theme="dark"] .bw')[0]}
DARK_BY_SYSTEM = {**LIGHT, **_blocks('html:not([data-theme="light"]) body')[0]}
FOUR = _blocks(".four-colours .bw")[0]


def _luminance(colour: str) -> float:
    digits = colour.removeprefix("#")
    digits = "".join(d * 2 for d in digits) if len(digits) == 3 else digits
    channels = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _value(palette: dict[str, str], name: str) -> str:
    value = palette[name]
    inner = re.fullmatch(r"var\(--([\w-]+)\)", value)
    return _value(palette, inner[1]) if inner else value


def contrast(palette: dict[str, str], one: str, other: str) -> float:
    high, low = sorted((_luminance(_value(palette, one)), _luminance(_value(palette, other))), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    "palette", [LIGHT, DARK, {**LIGHT, **FOUR}, {**DARK, **FOUR}], ids=["light", "dark", "4", "4-dark"]
)
@pytest.mark.parametrize("one, other, least", PAIRS)
def test_contrast(palette, one, other, least):
    assert contrast(palette, one, other) >= least, f"{one} on {other}: {contrast(palette, one, other):.2f}"


def test_both_ways_to_dark_are_the_same():
    assert DARK == DARK_BY_SYSTEM


def test_targets_are_large_enough():
    for selector in (r"\.bw-button", r"\.bw-option", r"\.pick", r"\.bw details > summary"):
        block = re.search(r"(?m)^" + selector + r" \{([^}]*)\}", CSS)
        assert "min-height: 44px" in block[1], selector


def test_motion_only_where_it_is_welcome():
    calm = re.sub(r"@media \(prefers-reduced-motion: no-preference\) \{.*?\n\}", "", CSS, flags=re.S)
    assert "animation:" not in calm and "transition:" not in calm


def test_nothing_comes_from_elsewhere():
    assert "@import" not in CSS
    assert set(re.findall(r'url\("?([a-z]*)', CSS)) == {"data"}


def test_every_card_is_drawn():
    """Each has its own picture, of the one set of shapes."""
    drawn = set(re.findall(r"\.bw \.(\w+)(?:::after)? \{\n  (?:-webkit-mask-image|--pip):", CSS))
    for card in (*cards.PACK, cards.JOKER):
        classes = set(re.search(r'class="card ([^"]*)"', cards.face(card, "en"))[1].split())
        wanted = classes - {"court", "nA"}  # an ace shows its suit, large
        assert wanted <= drawn, card
