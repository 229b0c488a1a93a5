"""What a notebook shows of a card, a meld, a deal and a score sheet: their text, with the cards drawn."""

from __future__ import annotations

import random
import re
from html import unescape

import pytest
from IPython.core.formatters import HTMLFormatter

from biriba_core import CARDS, JOKER, PARTNERSHIP, apply, judge_meld, new_deal, parse_cards, parse_position, score, stop
from biriba_core.cards import drawn

FRESH = new_deal(random.Random(1))
TABLE = parse_position(
    {
        "rules": "greek-canasta",
        "hands": ["KS 10H *", 9, 9, 9],
        "melds": [["9S 9D 9C", "3H 4H * 6H"], []],
        "pile": "3C",
        "stock": 20,
    }
)
#: Things to show, and the cards in the text of each.
SHOWN = [
    (CARDS[0], 1),
    (JOKER, 1),
    (judge_meld(parse_cards("3H 4H * 6H"), PARTNERSHIP), 4),
    (FRESH, 108),
    (TABLE, 3 + 3 + 4 + 1),
    (apply(FRESH, "draw"), 108),
    (score(stop(FRESH)), 44),
]


def seen(html: str) -> str:
    """The text of HTML, without its tags."""
    return unescape(re.sub(r"<[^>]*>", "", html))


@pytest.mark.parametrize(("thing", "cards"), SHOWN, ids=lambda value: type(value).__name__)
def test_a_notebook_shows_the_text_with_every_card_drawn(thing: object, cards: int) -> None:
    html = HTMLFormatter()(thing)
    assert html.count("<span ") == cards
    inked = {card.short("en"): str(card) for card in CARDS}
    plain = re.sub(r"(\w+\S\ufe0e|joker)", lambda found: inked[found[0]], seen(html))
    assert plain == str(thing)


def luminance(colour: str) -> float:
    digits = colour * 2 if len(colour) == 3 else colour
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_cards_can_be_read_in_light_and_dark() -> None:
    """They bring their own ground and ink, whatever the notebook's are."""
    for card in CARDS[:53]:
        ground, ink = re.findall(r"(?:background|color):#(\w+)", drawn(str(card)))[:2]
        assert (luminance(ground * 2 if len(ground) == 3 else ground) + 0.05) / (luminance(ink) + 0.05) > 7


def test_what_is_no_card_stays_text() -> None:
    for text in ("2 * 3 < 7", "AKH", "1H", "G3.4", "KSX"):
        assert seen(drawn(text)) == text.replace("*", "joker")
        assert drawn(text).count("<span") == text.count("*")


def test_a_table_whose_rules_have_a_name_of_their_own_cannot_bring_markup() -> None:
    assert "<b>" not in drawn("<b>KS</b>")
