"""The drawings: every one is shown in both languages, fits its frame and says what it shows."""

import re
from base64 import b64decode
from pathlib import Path
from xml.etree import ElementTree

import pytest

from biriba_core import GREEK_CANASTA, PARTNERSHIP
from biriba_widgets import show
from biriba_widgets.diagrams import PICTURES, html
from biriba_widgets.diagrams.pen import said
from tests.core.typography import faults

BOOK = Path(__file__).parents[2] / "book"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", PICTURES)
def test_a_drawing_says_what_it_shows_and_stays_within_its_frame(name, lang):
    root = ElementTree.fromstring(html(name, lang)).find(f"{SVG}svg")
    assert len(root.get("aria-label")) > 60 and faults(root.get("aria-label"), lang) == []
    for box in root.iter(f"{SVG}rect"):
        x, y, wide, high = (float(box.get(key)) for key in ("x", "y", "width", "height"))
        assert x >= 0 and y >= 0 and x + wide <= PICTURES[name].width and y + high <= PICTURES[name].height
    for line in root.iter(f"{SVG}text"):
        assert line.text and set(faults(line.text, lang)) <= {"no full stop"}


def test_every_drawing_is_on_a_page_in_both_languages():
    for lang in ("en", "fr"):
        cells = "".join(path.read_text("utf-8") for path in sorted((BOOK / lang).glob("*.ipynb")))
        asked = re.findall(rf'show\(\\"diagram\\", lang=\\"{lang}\\", name=\\"([\w-]+)\\"\)', cells)
        assert sorted(asked) == sorted(PICTURES)


def test_a_notebook_stores_a_drawing_as_a_picture_with_its_words():
    shown = show("diagram", name="a-turn", lang="fr")._repr_html_()
    (alt, source) = re.search(r'<img alt="([^"]+)" [^>]*src="data:image/svg\+xml;base64,([^"]+)">', shown).groups()
    assert alt == said(PICTURES["a-turn"].told, "fr")
    assert b64decode(source).decode() in html("a-turn", "fr")


@pytest.mark.parametrize(("name", "rules"), [("values", PARTNERSHIP), ("greek-values", GREEK_CANASTA)])
def test_what_the_cards_count_is_told_as_it_is_drawn(name, rules):
    told = [int(number) for number in re.findall(r"\d+", said(PICTURES[name].told, "en"))]
    assert told == [rules.values[rank] for rank in (0, 1, 2, 8, 3)]
    root = ElementTree.fromstring(html(name, "en"))
    drawn = [line.text for line in root.iter(f"{SVG}text") if line.get("font-weight")]
    assert drawn == [str(number) for number in told]


@pytest.mark.parametrize("name", ["bonuses", "greek-bonuses"])
def test_the_bonuses_are_told_as_they_are_drawn(name):
    told = re.findall(r"(?:: |minus )(1,000|\d{3})", said(PICTURES[name].told, "en"))
    root = ElementTree.fromstring(html(name, "en"))
    assert [line.text[1:] for line in root.iter(f"{SVG}text") if line.get("font-weight")] == told
