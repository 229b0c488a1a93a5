"""A deal on the page: by tap on a phone, by keys alone, left and found again, in both languages, in the dark."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from biriba_core.players import player
from biriba_widgets.play import coach_review
from biriba_widgets.play import widget as play
from biriba_widgets.protocol import as_text
from tests.site.pages import LANGUAGES
from tests.site.test_reader import faults_of
from tests.site.test_store import BROWSERS
from tests.site.test_visit import arrived, follow
from tests.widgets.test_play import Table

PHONE = {"viewport": {"width": 360, "height": 740}}
NAME = "biriba-play"
LIVE = 120_000
WORDS = {"en": ("Your turn", "East"), "fr": ("À vous", "Est")}

OUTSIDE = """(section) => [...section.querySelectorAll("*")].filter((e) => e.checkVisibility()
  && !e.closest(".bw-hidden") && e.getBoundingClientRect().right > section.getBoundingClientRect().right)
  .map((e) => e.className + " " + e.textContent)"""


def form(page: Page) -> Locator:
    return page.locator("section.bw").first


def state(page: Page) -> dict:
    return json.loads(form(page).get_attribute("data-state"))


def button(page: Page, value: str) -> Locator:
    return form(page).locator(f'button[value="{value}"]').first


def now(page: Page) -> Locator:
    return form(page).locator("[data-focus]")


def stored(page: Page) -> dict | None:
    return json.loads(page.evaluate(f"localStorage.getItem('{NAME}')") or "null")


def own_turn(page: Page, language: str) -> None:
    """The others have played, by themselves, and it is the reader's turn again."""
    expect(now(page)).to_contain_text(WORDS[language][0], timeout=LIVE)


def bring(page: Page, kept: dict) -> None:
    """Another deal than the one on the page, as if it had been left here."""
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [NAME, json.dumps(kept)])
    page.reload()
    expect(form(page)).to_have_attribute("data-state", re.compile(re.escape(json.dumps(kept["seed"]))), timeout=LIVE)
    expect(form(page)).not_to_have_attribute("aria-busy", "", timeout=LIVE)
    assert state(page)["done"] == kept["done"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_by_tap_on_a_phone(visit, language):
    page = visit(f"{language}/play.html", **PHONE, has_touch=True)
    button(page, "draw").tap()
    expect(now(page)).not_to_contain_text(WORDS[language][0], timeout=LIVE)
    assert state(page)["done"] == ["draw"]
    cards = form(page).locator(".pick")
    expect(cards).to_have_count(12, timeout=LIVE)
    button(page, "rank").tap()
    expect(button(page, "suit")).to_be_visible(timeout=LIVE)
    cards.first.tap()
    expect(cards.first.locator("input")).to_be_checked(timeout=LIVE)
    button(page, "discard").tap()
    own_turn(page, language)
    done = state(page)["done"]
    assert done[1].startswith("discard") and len(done) >= 8
    told = form(page).locator('[role="log"] li')
    expect(told).to_have_count(3, timeout=LIVE)
    expect(told.first).to_contain_text(WORDS[language][1], timeout=LIVE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    small = form(page).evaluate(
        "(section) => [...section.querySelectorAll('button, .pick, summary')].filter((e) => e.checkVisibility())"
        ".map((e) => e.getBoundingClientRect()).filter((r) => r.width < 44 || r.height < 44).length"
    )
    assert small == 0


def test_a_turn_by_keys_alone(visit):
    page = visit("en/play.html", viewport={"width": 1200, "height": 900})
    button(page, "draw").focus()
    page.keyboard.press("Enter")
    expect(now(page)).to_be_focused(timeout=LIVE)  # the pressed button is gone
    page.keyboard.press("Tab")
    first = form(page).locator(".pick input").first
    expect(first).to_be_focused(timeout=LIVE)
    page.keyboard.press("Space")
    expect(first).to_be_checked(timeout=LIVE)
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value") == "discard":
            break
    page.keyboard.press("Enter")
    own_turn(page, "en")
    expect(now(page)).to_be_focused(timeout=LIVE)
    page.keyboard.press("Tab")
    expect(first).to_be_focused(timeout=LIVE)


def test_a_refused_move_is_explained_and_changes_nothing(visit):
    page = visit("fr/play.html")
    button(page, "draw").click()
    expect(button(page, "lay")).to_be_visible(timeout=LIVE)
    for place in range(3):
        form(page).locator(".pick").nth(place).click()
    button(page, "lay").click()
    ruling = form(page).locator("output .ruling a.rule").first
    expect(ruling).to_be_visible(timeout=LIVE)
    assert re.fullmatch(r"03-melds\.html#rule-3-\d+", ruling.get_attribute("href"))
    assert state(page)["done"] == ["draw"]
    expect(form(page).locator(".pick input:checked")).to_have_count(3, timeout=LIVE)


def test_the_coach_tells_its_plan_and_it_is_done_by_a_tap(visit):
    page = visit("en/play.html", **PHONE)
    bring(page, {**play.start({"lang": "en"}), "seed": "14"})
    button(page, "would").click()
    expect(form(page).locator("output")).to_contain_text("I would take", timeout=LIVE)
    expect(form(page).locator(".hand .lit").first).to_be_visible(timeout=LIVE)
    button(page, "follow").click()
    expect(now(page)).not_to_contain_text("Your turn", timeout=LIVE)
    own_turn(page, "en")
    done = state(page)["done"]
    assert done[0] == "take" and done[1].startswith("meld") and done[2].startswith("meld") and len(done) >= 8
    button(page, "draw").click()
    expect(button(page, "lay")).to_be_visible(timeout=LIVE)
    button(page, "would").click()
    expect(button(page, "may")).to_be_visible(timeout=LIVE)
    button(page, "may").click()
    rest = form(page).locator('form[id$="-form-may"] details')
    expect(rest.locator("button").first).to_be_hidden(timeout=LIVE)
    rest.locator("summary").click()
    rest.locator("button").last.click()
    own_turn(page, "en")


def test_a_deal_that_was_left_is_found_again_in_either_language(visit):
    page = visit("en/play.html")
    button(page, "take").click()
    expect(button(page, "undo")).to_be_visible(timeout=LIVE)
    kept = stored(page)
    assert kept["done"] == ["take"]
    for language in ("en", "fr"):
        page.goto(re.sub(r"/(en|fr)/.*", f"/{language}/play.html", page.url))
        expect(button(page, "undo")).to_be_visible(timeout=LIVE)
        assert state(page)["done"] == ["take"]
        expect(form(page).locator(".bw-anew")).to_have_count(0, timeout=LIVE)
    button(page, "undo").click()
    own_turn(page, "fr")
    assert stored(page)["done"] == []


def test_a_deal_goes_along_when_the_reader_moves_on_without_a_reload(visit):
    page = visit("en/play.html", viewport={"width": 1200, "height": 900})
    button(page, "take").click()
    expect(button(page, "undo")).to_be_visible(timeout=LIVE)
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    follow(page, "play.html")
    arrived(page, "Play")
    expect(button(page, "undo")).to_be_visible(timeout=LIVE)
    form(page).locator(".pick").first.click()
    button(page, "discard").click()
    own_turn(page, "en")


def test_a_deal_left_while_the_others_play_goes_on(visit):
    at = Table("en", level="easy")
    at.send(do="draw")
    at.send(do="discard", card=[_first(at)])
    page = visit("fr/play.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [NAME, json.dumps(at.state)])
    page.reload()
    expect(form(page)).to_have_attribute("data-here", "", timeout=LIVE)
    own_turn(page, "fr")
    assert state(page)["done"][:2] == at.state["done"]


def test_no_other_deal_is_shown_while_python_cannot_bring_back_the_one_that_was_left(visit, watch):
    watch.allowed += ("404", "/python/", "console:")
    page = visit("en/play.html", **PHONE)
    button(page, "take").click()
    expect(button(page, "undo")).to_be_visible(timeout=LIVE)
    left = stored(page)
    page.context.route("**/python/**", lambda route: route.fulfill(status=404))
    page.reload()
    line = form(page).locator("xpath=following-sibling::p[@class='bw-line']", has_text="Python cannot start")
    expect(line).to_be_visible(timeout=LIVE)
    line.click(trial=True)  # nothing covers it
    expect(form(page)).not_to_have_attribute("data-here", "")
    expect(form(page)).to_have_js_property("inert", True)
    page.context.unroute("**/python/**")
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(button(page, "undo")).to_be_visible(timeout=LIVE)
    assert state(page) == stored(page) == left


def _first(at: Table) -> str:
    return next(box.get("value") for box in at.tree.all("input") if box.get("name") == "card")


def later() -> Iterator[str]:
    """Deals with a game or a player that this version of the book does not have."""
    at = Table("fr")
    yield as_text({**at.state, "rules": "buraco"})
    at.send(do="draw")
    at.send(do="discard", card=[_first(at)])
    yield as_text({**at.state, "told": None, "level": "champion"})


@pytest.mark.parametrize("text", ["{", "[1]", '{"done": 7}', "null", *later()])
def test_a_deal_that_cannot_be_read_is_set_aside(visit, watch, text):
    watch.allowed += ("Traceback", "console:")  # Python names the fault in the console, where tests look
    page = visit("fr/play.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [NAME, text])
    page.reload()
    line = form(page).locator("xpath=following-sibling::p[contains(., 'mise de côté')]")
    expect(line).to_be_visible(timeout=LIVE)
    assert page.evaluate(f"localStorage.getItem('{NAME}-unreadable')") == text
    button(page, "draw").click()
    expect(button(page, "lay")).to_be_visible(timeout=LIVE)
    assert stored(page)["done"] == ["draw"]


def test_without_storage_the_deal_lasts_for_the_visit_and_the_page_says_so(visit):
    script, _ = BROWSERS["forbidden"]
    page = visit(
        "en/play.html", before=lambda page: page.add_init_script(script), viewport={"width": 1200, "height": 900}
    )
    button(page, "take").click()
    line = form(page).locator("xpath=following-sibling::p[contains(., 'keeps nothing')]")
    expect(line).to_be_visible(timeout=LIVE)
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    follow(page, "play.html")
    arrived(page, "Play")
    expect(button(page, "undo")).to_be_visible(timeout=LIVE)


def test_a_finished_deal_is_counted_looked_back_at_and_followed_by_the_next(visit, watch):
    at = Table("fr", match=2)
    at.play_on(player("easy"))
    page = visit("fr/play.html", **PHONE)
    bring(page, at.state)
    expect(form(page).locator("table.match")).to_be_visible(timeout=LIVE)
    form(page).locator('button[value="look"]').click()
    there = form(page).locator('button[name="there"]')
    expect(form(page).locator(".dear li, p:has-text('Aucun choix')").first).to_be_visible(timeout=LIVE)
    review = {**at.state, "review": state(page)["review"]}
    assert coach_review.over(review) and there.count() == len(coach_review.dearest(review))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert form(page).evaluate(OUTSIDE) == []
    watch.allowed += ("Applying inline style",)
    faults = faults_of(page, "section.bw")
    assert not faults, "\n".join(faults)
    button(page, "next").click()
    expect(form(page).locator("table.match")).to_have_count(0, timeout=LIVE)
    assert state(page)["seed"] == "2/2"
