"""With the keyboard alone, from the top of a page: a quiz question solved, a turn played to its end."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from biriba_widgets.questions.kinds import KINDS
from biriba_widgets.quiz import widget as quiz
from tests.site.pages import LANGUAGES, ROOT

PYTHON = 30_000
ITEM = next(
    item for item in quiz.items(ROOT / "book" / "quizzes" / "04-a-turn.json", "en") if item["item"]["kind"] == "legal"
)
FOCUSED = "(section) => section.contains(document.activeElement)"


def skip_to_the_page(page: Page) -> None:
    """The first Tab stop of a page leads past the theme's bars."""
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.skip-link') !== null"), "the first stop is the skip link"
    page.keyboard.press("Enter")


def tab_to(page: Page, css: str) -> None:
    """Tab, and only Tab, until a control is reached."""
    for _ in range(300):
        if page.evaluate("(css) => document.activeElement.matches(css)", css):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{css} is out of reach of the Tab key")


def done(page: Page, section: Locator) -> list[str]:
    return json.loads(section.get_attribute("data-state"))["done"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_answered_wrongly_then_solved(visit, language):
    page = visit(f"{language}/04-a-turn.html", viewport={"width": 360, "height": 740})
    section = page.locator("section.bw", has=page.locator(f'[data-quiz-id="{ITEM["id"]}"]'))
    marked = section.locator("[data-quiz-id]")
    kind = KINDS["legal"]
    right = next(answer["answer"][0] for answer in kind.answers(ITEM["item"]) if kind.right(ITEM["item"], answer))
    form = "#" + section.locator("form").get_attribute("id")
    skip_to_the_page(page)
    tab_to(page, f"{form} button:not([value={right}])")
    page.keyboard.press("Enter")
    expect(section.locator(".answer.bad")).to_be_visible()
    assert section.evaluate(FOCUSED), "focus was lost"
    page.keyboard.press("Shift+Tab" if right == "yes" else "Tab")
    assert page.evaluate("document.activeElement.value") == right
    page.keyboard.press("Enter")
    expect(marked).to_have_attribute("data-solved", "true")


def test_an_order_is_ticked_in_turn_and_taken_back(visit):
    """King, ace, and the ace back; then the run from the ten, and all of it is right."""
    page = visit("en/03-melds.html", viewport={"width": 360, "height": 740})
    section = page.locator("section.bw", has=page.locator('[data-quiz-id="03-melds-order-run"]'))
    boxes, turns = section.locator("[data-turns] input"), section.locator("[data-turns] .nth")
    boxes.first.focus()
    for key in ("Space", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(turns).to_have_text(["1", "2", "", "", ""])
    section.locator("[data-last-turn]").press("Enter")
    expect(turns).to_have_text(["1", "", "", "", ""])
    boxes.first.press("Space")
    for place in (4, 2, 3, 0, 1):
        boxes.nth(place).press("Space")
    expect(turns).to_have_text(["4", "5", "2", "3", "1"])
    section.locator("button[value=answer]").press("Enter")
    expect(section.locator("[data-quiz-id]")).to_have_attribute("data-solved", "true", timeout=PYTHON)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_played(visit, language):
    """Draw, lay two eights and the joker, discard the king."""
    page = visit(f"{language}/04-a-turn.html", viewport={"width": 360, "height": 740})
    section = page.locator('section.bw[data-widget="turn_lab"]')
    skip_to_the_page(page)
    tab_to(page, "[data-widget=turn_lab] button[value=draw]")
    page.keyboard.press("Enter")
    expect(section.locator(".answer")).to_be_visible(timeout=PYTHON)
    assert done(page, section) == ["draw"]
    for card in ("8S", "8D", "*"):
        choose(page, section, card)
    tab_to(page, "[data-widget=turn_lab] button[value=lay]")
    page.keyboard.press("Enter")
    expect(section.locator("input[value='8S']")).to_have_count(0, timeout=PYTHON)
    assert section.evaluate(FOCUSED), "focus was lost"
    # Enter on a card chooses as Space does, and presses no button.
    choose(page, section, "KC", key="Enter")
    assert [text.split()[0] for text in done(page, section)] == ["draw", "meld"]
    tab_to(page, "[data-widget=turn_lab] button[value=discard]")
    page.keyboard.press("Enter")
    expect(section.locator("input[value='KC']")).to_have_count(0, timeout=PYTHON)
    assert [text.split()[0] for text in done(page, section)] == ["draw", "meld", "discard"]


def choose(page: Page, section: Locator, card: str, key: str = "Space") -> None:
    tab_to(page, f"[data-widget=turn_lab] input[value='{card}']")
    page.keyboard.press(key)
    expect(section.locator(f"input[value='{card}']").first).to_be_checked()


# Whatever can be reached and looks the same with the focus as without.
RINGLESS = """() => {
  const ringed = (one) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  };
  const found = [...document.querySelectorAll("a[href], button, summary, input, select, textarea, [tabindex='0']")];
  return found.filter((one) => {
    one.focus({ preventScroll: true });
    if (document.activeElement !== one || !one.checkVisibility({ visibilityProperty: true })) return false;
    return ![one, one.closest("label"), one.closest("li"), one.nextElementSibling].some((near) => near && ringed(near));
  }).map((one) => one.outerHTML.slice(0, 120));
}"""


@pytest.mark.parametrize("address", ["index.html", "en/index.html", "fr/play.html", "en/practice.html", "404.html"])
def test_the_focus_is_seen_wherever_it_is(visit, address):
    page = visit(address, viewport={"width": 360, "height": 740})
    page.keyboard.press("Tab")
    assert page.evaluate(RINGLESS) == []
