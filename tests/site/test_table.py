"""All of a turn in one window, late in a deal: ten melds and more on the table, fourteen cards and more in the hand."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from biriba_widgets.play import match as play_match
from biriba_widgets.play import widget as play
from biriba_widgets.play.deal import table
from tests.site.pages import LANGUAGES
from tests.site.test_play import LIVE, bring, button, expect, form, now, own_turn, state

#: {table: the lines of a record}: played on fixed seeds, by computer players and a reader who keeps cards.
LATE = json.loads(Path(__file__).with_name("late_deals.json").read_text("utf-8"))
SIZES = {"phone": (360, 640), "laptop": (1280, 720)}

SHOW = """([form, html]) =>
  biribaForm.show(form, { sent: form, pairs: [], told: new Map() }, [form.dataset.state, html])"""
#: Where things are, in pixels; what of the form lies outside the window; which controls are too small or can't be hit.
MEASURE = """() => {
  const form = document.querySelector(".bw"), boxOf = (e) => e.getBoundingClientRect();
  const ends = (at) => [boxOf(form.querySelector(at)).top, boxOf(form.querySelector(at)).bottom];
  const shown = [...form.querySelectorAll("button, .pick, summary, .tools label")].filter((e) => e.checkVisibility());
  const inside = ({ left, right, top, bottom }) =>
    left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight;
  const large = ({ width, height }) => width >= 43.9 && height >= 43.9;
  const hit = (e) => {
    const { left, top, height } = boxOf(e);
    const there = document.elementFromPoint(left + 12, top + Math.min(20, height / 2));
    return e.contains(there) || there?.closest("label, button") === e;
  };
  const told = (e) => e.id || e.className || e.querySelector("input").id;
  const laid = form.querySelector(".laid");
  const captions = [".seat > b", ".tag", "small:not(.card *)", ".felt-place", ".title > span"]
    .flatMap((at) => [...form.querySelectorAll(`.felt ${at}`)])
    .filter((e) => e.checkVisibility() && getComputedStyle(e).clipPath === "none");
  const lines = (e) => {
    const text = document.createRange();
    text.selectNodeContents(e);
    return new Set([...text.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))).size;
  };
  return {
    table: ends(":scope > .at-table > .felt"), pile: ends('[data-at="pile"]'), laid: ends(".laid"),
    hand: ends(".hand"), bar: ends(".at-table > .bw-bar"), cards: form.querySelectorAll(".hand .pick").length,
    melds: form.querySelectorAll(".laid .meld").length, scrolls: laid.scrollHeight - laid.clientHeight,
    sideways: document.documentElement.scrollWidth - innerWidth,
    outside: shown.filter((e) => !inside(boxOf(e))).map(told), small: shown.filter((e) => !large(boxOf(e))).map(told),
    covered: shown.filter((e) => !hit(e)).map(told),
    captions: captions.length, broken: captions.filter((e) => lines(e) > 1).map((e) => e.textContent),
  };
}"""


def late(name: str) -> dict:
    """The state of the form in a late deal: the reader's turn, a card drawn or the pile taken."""
    arguments = {"lang": "en"}
    return {**play.start(arguments), **play_match.loaded(play.start(arguments), "\n".join(LATE[name]) + "\n")}


@pytest.fixture(scope="module")
def tables(browser, top) -> Iterator[dict[tuple[str, str], Page]]:
    """A page for each size and language, opened once."""
    found = {}
    for size, (width, height) in SIZES.items():
        for language in LANGUAGES:
            page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
            page.goto(f"{top}{language}/play.html")
            found[size, language] = page
    yield found
    for page in found.values():
        page.context.close()


@pytest.mark.parametrize("name", LATE)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_all_of_a_late_turn_is_in_view_and_in_reach(tables, size, language, name):
    page, deal = tables[size, language], late(name)
    html = play.render({"lang": language}, deal)
    page.evaluate(SHOW, [page.query_selector(".bw"), html])
    found = page.evaluate(MEASURE)
    assert found["melds"] == sum(map(len, table(deal).melds)) >= 10 and found["cards"] >= 14
    assert found["table"][0] <= 90, "the table begins the page"
    order = [end for part in ("pile", "laid", "hand", "bar") for end in found[part]]
    assert order == sorted(order) and order[-1] <= SIZES[size][1], found
    assert not found["outside"] and not found["small"] and not found["covered"], found
    assert found["captions"] >= 10 and not found["broken"], "a caption takes more than one line"
    assert found["scrolls"] <= 0 and found["sideways"] <= 0


def dragged(page: Page, card: Locator, place: Locator) -> None:
    from_, to = card.bounding_box(), place.bounding_box()
    page.mouse.move(from_["x"] + 10, from_["y"] + 15)
    page.mouse.down()
    page.mouse.move(to["x"] + 20, to["y"] + 20, steps=4)
    page.mouse.up()


@pytest.mark.parametrize("size", SIZES)
def test_a_late_turn_by_pointer_never_scrolls(visit, size):
    """A card that fits a meld is dragged onto it, another one discarded by a tap on the pile."""
    width, height = SIZES[size]
    page = visit("en/play.html", viewport={"width": width, "height": height})
    bring(page, late("pairs"))
    deal = table(late("pairs"))
    picks = form(page).locator(".hand .pick")
    for nth in (0, 5):
        picks.nth(nth).click(position={"x": 10, "y": 15})
    button(page, "lay").click()
    expect(form(page).locator(".answer.bad")).to_be_visible(timeout=LIVE)
    assert page.evaluate("scrollY") == 0, "a refusal moves the table"
    for nth in (0, 5):
        picks.nth(nth).click(position={"x": 10, "y": 15})
    card = picks.filter(has=page.locator('input[value="7H"]'))
    card.click(position={"x": 10, "y": 15})
    takes = form(page).locator(".meld-place[data-takes]")
    expect(takes).to_have_count(1)
    expect(button(page, "discard")).to_have_attribute("data-takes", "")
    expect(form(page).locator(".at-table .bw-button.main:enabled")).to_have_count(1)
    dragged(page, card, form(page).locator(".seats"))  # no place for a card: nothing has happened
    expect(card.locator("input")).to_be_checked()
    dragged(page, card, takes)
    expect(picks).to_have_count(len(deal.hands[0]) - 1, timeout=LIVE)
    assert state(page)["done"][-1].startswith("extend 2 ")
    picks.first.click(position={"x": 10, "y": 15})
    form(page).locator(".spot[data-place='pile']").click()
    own_turn(page, "en")
    assert page.evaluate("scrollY") == 0
    form(page).locator(".spot[value='draw']").click()
    expect(form(page).locator(".hand .card.fresh")).to_have_count(1, timeout=LIVE)
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_worked_example_keeps_its_cards_in_view_and_its_button_in_place(visit, size):
    width, height = SIZES[size]
    page = visit("fr/09-worked-example.html", viewport={"width": width, "height": height})
    onward, place = form(page).locator(".onward"), None
    for step in range(2, 10):
        box = onward.bounding_box()
        assert (place or box) == box and box["y"] + box["height"] <= height and page.evaluate("scrollY") == 0
        place = box
        expect(form(page).locator('[data-at="meld-0-1"] .card').last).to_be_in_viewport(ratio=0.7)
        onward.click()
        expect(form(page).locator(".said.head")).to_contain_text(f"{step} sur 9")


def test_a_late_turn_by_keys_never_scrolls(visit):
    page = visit("fr/play.html", viewport={"width": 360, "height": 640})
    bring(page, late("pairs"))
    before = len(late("pairs")["done"])
    form(page).locator(".hand input").first.focus()
    for key in ("Space", "Tab", "Space"):
        page.keyboard.press(key)
    expect(form(page).locator(".hand :checked")).to_have_count(2)
    page.keyboard.press("Space")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "discard":
            break
    page.keyboard.press("Enter")
    expect(now(page)).to_be_focused(timeout=LIVE)
    own_turn(page, "fr")
    assert state(page)["done"][before].startswith("discard") and page.evaluate("scrollY") == 0


def test_a_running_deal_is_dropped_only_after_a_question_and_the_reader_stays_at_the_table(visit):
    page = visit("en/play.html", viewport={"width": 360, "height": 640})
    bring(page, late("pairs"))
    form(page).locator(".tools > details > summary").click()
    form(page).locator('button[value="new"]').click()
    expect(button(page, "sure")).to_be_visible(timeout=LIVE)
    assert state(page)["done"] == late("pairs")["done"]
    button(page, "sure").click()
    expect(button(page, "draw")).to_be_visible(timeout=LIVE)
    assert state(page)["done"] == [] and page.evaluate("scrollY") == 0
    form(page).locator(".tools > details > summary").click()
    button(page, "return").click()
    expect(form(page).locator(".laid .meld")).to_have_count(12, timeout=LIVE)
    assert state(page)["done"] == late("pairs")["done"] and page.evaluate("scrollY") == 0


def test_no_other_deal_shows_before_the_one_that_was_left(visit):
    page = visit("fr/play.html", viewport={"width": 360, "height": 640})
    bring(page, late("pairs"))
    page.add_init_script("window.Worker = class { postMessage() {} terminate() {} };")  # Python never comes
    page.reload()
    cover = form(page).locator("[data-keep]")
    expect(cover).to_be_visible()
    assert form(page).bounding_box() == cover.bounding_box()
