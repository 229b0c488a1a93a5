"""An argument settled on a phone: few taps, nothing covered, hardly a scroll; its answer handed to another phone."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.pages import LANGUAGES

FORM = '.bw[data-widget="referee"]'
PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
# What a finger would meet in the middle of an element: null where the screen ends or something else covers it.
MIDDLE = """(node) => {
    const there = node.matches("input") ? node.closest("label") : node, at = there.getBoundingClientRect();
    const [x, y] = [at.left + at.width / 2, at.top + at.height / 2], met = document.elementFromPoint(x, y);
    return met && (there.contains(met) || met.contains(there)) ? [x, y] : null;
}"""


class Finger:
    """Taps what it sees; what is covered or beyond the edge it scrolls to."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.scrolled = page, 0, 0

    def tap(self, what: Locator) -> None:
        what.wait_for(state="attached", timeout=40_000)
        place = what.evaluate(MIDDLE)
        if place is None:
            before = self.page.evaluate("scrollY")
            what.evaluate("(node) => (node.closest('label') ?? node).scrollIntoView({ block: 'center' })")
            self.scrolled += abs(self.page.evaluate("scrollY") - before)
            place = what.evaluate(MIDDLE)
        assert place, what
        self.page.touchscreen.tap(*place)
        self.taps += 1

    def fill(self, place: str, cards: str) -> None:
        """Each card is waited for in the place that it fills."""
        expect(self.page.locator(f'{FORM} button[name="put"][value="{place}"]')).to_be_attached(timeout=40_000)
        for number, card in enumerate(cards.split(), 1):
            self.tap(self.page.locator(f'{FORM} .bw-picker input[value="{card}"]:not(:checked)').first)
            lying = self.page.locator(f"{FORM} .bw-lines .card")
            expect(lying).to_have_count(number, timeout=40_000)
            # What has been tapped is seen above the picker, and every card below can still be tapped.
            assert None not in lying.evaluate_all(f"(cards) => cards.slice(-1).map({MIDDLE})")
            assert None not in self.page.locator(f"{FORM} .bw-picker > fieldset input").evaluate_all(
                f"(cards) => cards.map({MIDDLE})"
            )

    def press(self, name: str, value: str, room: str = "") -> None:
        self.tap(self.page.locator(f'{FORM} {room} button[name="{name}"][value="{value}"]').first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_joker_argument_takes_twelve_taps_and_its_answer_goes_to_another_phone(visit, language):
    page = visit(f"{language}/referee.html", **PHONE)
    finger, picker = Finger(page), ".bw-picker"
    finger.press("edit", "meld0.1")
    finger.fill("meld0.1", "4S 5S * 7S")
    finger.press("edit", "hand0", picker)
    finger.fill("hand0", "6S KH 3D")
    finger.press("edit", "hand0", picker)
    # Cards and wishes are all on the screen that the picker leaves, and so is the answer on the next.
    finger.tap(page.locator(f'{FORM} .bw-lines input[value="6S"]'))
    for wish in ("lay", "discard"):
        assert page.locator(f'{FORM} .bw-line-want button[value="{wish}"]').evaluate(MIDDLE), wish
    finger.press("do", "add 1")
    assert finger.scrolled == 0
    said = page.locator(f"{FORM} .bw-says .answer")
    expect(said).to_contain_text("3.11", timeout=40_000)
    expect(said).to_be_in_viewport()
    assert finger.taps <= 12
    # As a code that another phone reads: whole on the screen, dark on white.
    page.locator(f"{FORM} summary", has_text="QR").click()
    page.locator(f"{FORM} .bw-share").get_by_role("button", name="QR").click()
    code = page.get_by_role("dialog").get_by_role("img")
    expect(code).to_be_in_viewport(ratio=1)
    cells = int(code.get_attribute("viewBox").split()[2]) - 8
    assert cells % 4 == 1 and cells > 33, cells
    assert code.locator("rect").get_attribute("fill") == "white"
    page.keyboard.press("Escape")
    expect(code).to_be_hidden()


@pytest.mark.parametrize(("language", "asked"), [("en", "two jokers in one run"), ("fr", "deux jokers dans une suite")])
def test_a_question_that_is_no_action_is_looked_up_in_the_book(visit, language, asked):
    page = visit(f"{language}/referee.html", **PHONE)
    page.locator(f'{FORM} input[name="typed"]').fill(asked)
    page.locator(f'{FORM} input[name="typed"]').press("Enter")
    page.locator(f"{FORM} [data-search]").tap(timeout=40_000)
    first = page.get_by_role("dialog").locator("li").first
    expect(first).to_contain_text("3.6", timeout=40_000)
    expect(first).to_be_in_viewport(ratio=1)
