"""How the book looks: one design of cards, what a page weighs, how long it is on a phone, black on white on paper."""

import io
import re

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from biriba_widgets import css
from tests.site.pages import LANGUAGES, SITE, addresses, read
from tests.site.test_built import compressed

PHONE = {"width": 360, "height": 640}
# The bar of shortcuts at the foot of a phone's screen.
BAR = 56
#: How many screens of a phone a page may take.
SCREENS = {"01-players-and-cards": 7, "02-deal-and-opening": 7, "03-melds": 12, "04-a-turn": 7, "numbers": 12}
DRAWN = set(re.findall(r"\.bw \.(\w+)(?:::after)? \{\n  (?:-webkit-mask-image|--pip):", css.sheet()))
OTHERS = {"card", "nA", "court", "sub", "back", "heap", "none", "fresh", "lit", "new"}


@pytest.mark.parametrize("address", addresses())
def test_every_card_is_of_the_one_design(address):
    """A card is one element of the classes that the style sheet draws; nothing else on a page is a card."""
    for tag in read(SITE / address).walk():
        classes = set(tag.attributes.get("class", "").split())
        if "card" in classes and tag.name == "span":
            assert classes & (DRAWN | {"back", "none"}), classes
            assert classes <= DRAWN | OTHERS, classes - DRAWN - OTHERS


def home(language: str) -> int:
    """The bytes of ours that the home page brings: itself, script, style, typefaces, prepared answers."""
    folder = SITE / language
    own = [folder / "_static" / name for name in ("book.js", "book.css", "title.woff2", "suits.woff2")]
    return sum(map(compressed, [folder / "index.html", *own, *(folder / "_static" / "replies").glob("index-*.json")]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_is_light_and_so_is_a_first_visit(language):
    assert home(language) <= 60_000, f"{home(language):,} bytes"
    theme = [path for path in (SITE / language / "_static").rglob("*.css") if path.name != "book.css"]
    python = [path for path in (SITE / "python").rglob("*") if path.is_file() and path.suffix not in (".gz", ".br")]
    whole = home(language) + sum(map(compressed, [*theme, *python]))
    assert whole <= 4_800_000, f"{whole:,} bytes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_no_longer_on_a_phone_than_it_must_be(onward, language):
    for stem, most in SCREENS.items():
        page = onward(f"{language}/{stem}.html", before=lambda page: page.set_viewport_size(PHONE))
        expect(page.locator("article h1")).to_be_visible()
        page.evaluate("document.fonts.ready")
        screens = page.evaluate("document.documentElement.scrollHeight / innerHeight")
        assert screens <= most, f"{stem}: {screens:.1f} screens"
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


#: Of each chart: its width, and its texts that stand out of it or are smaller than ten pixels.
CHARTS = """(charts) => charts.map((chart) => {
  const whole = chart.getBoundingClientRect(), scale = whole.width / chart.viewBox.baseVal.width;
  const wrong = [...chart.querySelectorAll("text")].filter((text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const inside = left >= whole.left && right <= whole.right && top >= whole.top && bottom <= whole.bottom;
    return !inside || scale * parseFloat(getComputedStyle(text).fontSize) < 10;
  });
  return [whole.width, wrong.map((text) => text.textContent)];
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chart_and_its_legend_are_legible_on_a_phone(visit, language):
    page = visit(f"{language}/numbers.html", viewport=PHONE)
    page.locator("article details").evaluate_all("(folds) => folds.forEach((fold) => { fold.open = true; })")
    found = page.locator("figure.bn-chart svg").evaluate_all(CHARTS)
    assert len(found) == 8
    for width, wrong in found:
        assert 280 <= width <= 327 and not wrong, (width, wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_begins_with_a_card_that_answers_by_itself(visit, watch, language):
    """The card and the three doors stand in the first screen; Python never comes."""
    watch.allowed += ("python/",)
    no_python = lambda page: page.route("**/python/**", lambda route: route.abort())  # noqa: E731
    page = visit(f"{language}/index.html", before=no_python, viewport=PHONE)
    for place in ('[data-widget="seventh"] .pick', ".doors a:last-child", ".shortcuts a:last-child"):
        box = page.locator(place).first.bounding_box()
        assert box["y"] + box["height"] <= PHONE["height"] - (0 if "shortcuts" in place else BAR), place
    page.locator('[data-widget="seventh"] button[value="9H"]').click()
    expect(page.locator('[data-widget="seventh"] .answer.good')).to_be_visible()
    expect(page.locator('[data-widget="seventh"] .meld .card')).to_have_count(7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_has_what_a_table_needs_one_tap_away(visit, language):
    page = visit(f"{language}/glossary.html", viewport=PHONE)
    leads = page.locator(".shortcuts a").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
    assert leads == ["learn.html", "play.html", "referee.html", "score.html", "rules.html"]
    assert all((SITE / language / lead).exists() for lead in leads)


def test_four_colours_are_a_choice_that_stays(visit):
    page = visit("en/03-melds.html")
    club = ".bw .card.c, .bw .cards .card.c"
    before = page.locator(club).first.evaluate("(card) => getComputedStyle(card).color")
    page.locator(".four-colours-button").click()
    page.reload()
    expect(page.locator(".four-colours-button")).to_have_attribute("aria-pressed", "true")
    assert page.locator(club).first.evaluate("(card) => getComputedStyle(card).color") != before


def lightness(page: Page, css_: str, what: str) -> float:
    colour = page.locator(css_).first.evaluate(f"(node) => getComputedStyle(node).{what}")
    parts = [float(part) for part in re.findall(r"[\d.]+", colour)]
    return 255 if len(parts) == 4 and not parts[3] else sum(parts[:3]) / 3


def test_paper_is_black_on_white_from_a_dark_page_and_few_sheets(visit):
    page = visit("en/04-a-turn.html", color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    for place in ("body", ".bw", ".bw .felt"):
        assert lightness(page, place, "backgroundColor") > 240, place
    for place in ("article h1", "article p", ".bw"):
        assert lightness(page, place, "color") < 60, place
    page.emulate_media(media=None)
    assert len(PdfReader(io.BytesIO(page.pdf(format="A4"))).pages) <= 5
