"""Two windows on one form: the older never writes over the newer, it follows it and says so."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.test_play import LIVE, PHONE, button, form, state, stored

ELSEWHERE = "Another window had gone on"


def second(page: Page, language: str) -> Page:
    other = page.context.new_page()
    other.goto(page.url.replace("/en/", f"/{language}/"))
    return other


def hide(page: Page) -> None:
    """As a window that is behind: it hears of no change."""
    page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, value: true })")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_older_window_follows_what_was_played_in_another(visit, language):
    page = visit("en/play.html", **PHONE)
    button(page, "take").click()
    expect(button(page, "undo")).to_be_visible(timeout=LIVE)
    other = second(page, language)
    expect(button(other, "undo")).to_be_visible(timeout=LIVE)
    assert state(other)["done"] == ["take"]
    # The older window is behind, plays all the same, and finds out when it would write.
    hide(page)
    form(other).locator(".pick").first.click()
    button(other, "discard").click()
    expect(button(other, "draw")).to_be_enabled(timeout=LIVE)
    expect(form(other).locator("button[data-automatic]")).to_have_count(0, timeout=LIVE)
    newer = stored(other)
    assert len(newer["done"]) >= 8
    button(page, "rank").click()
    said = form(page).locator("xpath=following-sibling::p", has_text=ELSEWHERE)
    expect(said).to_be_visible(timeout=LIVE)
    assert state(page)["done"] == newer["done"] == stored(page)["done"]
    # In front again, it follows by itself, and leaves the other its answer.
    page.evaluate("delete document.hidden")
    button(other, "draw").click()
    expect(button(other, "lay")).to_be_visible(timeout=LIVE)
    expect(button(page, "lay")).to_be_visible(timeout=LIVE)
    assert state(page) == state(other) == json.loads(page.evaluate("localStorage.getItem('biriba-play')"))
    assert state(page)["told"] == ["done", "draw"]
    other.close()


#: What is kept, under which name; what is pressed for a further step: in the course, on the score pad.
STEPS = {
    "learn.html": ("biriba-course", "button[name=go][value=on]", "at"),
    "score.html": ("biriba-score", "button[value=enter]", "matches"),
}


@pytest.mark.parametrize("address", STEPS)
def test_an_older_window_writes_over_nothing(visit, address):
    name, button_, field = STEPS[address]
    page = visit(f"en/{address}", viewport={"width": 1200, "height": 900})

    def further(window: Page) -> object:
        """One step further in a window; what the form holds then."""
        section = window.locator("section.bw[data-widget]")
        before = section.get_attribute("data-state")
        for number, points in enumerate(("700", "300")):
            for typed in section.locator(f"input[name=points{number}]").all():
                typed.fill(points)
        section.locator(button_).first.click()
        expect(section).not_to_have_attribute("data-state", before, timeout=LIVE)
        return json.loads(section.get_attribute("data-state"))[field]

    if address == "score.html":
        page.locator("button[value=begin]").click()
        expect(page.locator("input[name=points0]")).to_be_visible(timeout=LIVE)
    first = further(page)
    other = second(page, "fr")
    section = other.locator("section.bw[data-widget]")
    held = re.compile(re.escape(json.dumps(first, separators=(",", ":"))))
    expect(section).to_have_attribute("data-state", held, timeout=LIVE)
    hide(page)
    newer = [further(other) for _ in range(2)][-1]
    # The older window's step does not count: it follows, and says so.
    assert further(page) == newer
    expect(page.locator("section.bw + p, section.bw + p ~ p", has_text=ELSEWHERE)).to_be_visible()
    assert json.loads(page.evaluate(f"localStorage.getItem('{name}')"))[field] == newer
    other.close()


def test_two_windows_that_practise_keep_both_answers(visit):
    page = visit("en/practice.html")
    other = second(page, "en")
    for count, window in enumerate((page, other, page), 1):
        if count == 3:
            window.locator("#bw-practice-do-next").click()
            expect(window.locator("output.bw-says .answer")).to_have_count(0, timeout=LIVE)
        for choice in window.locator("input[name=answer], input[name=card]").all()[:1]:
            choice.evaluate("(one) => { one.checked = true; }")
        window.locator("button[value=answer], button[name=answer]").first.click()
        expect(window.locator("output.bw-says .answer")).to_be_visible(timeout=LIVE)
        assert len(json.loads(page.evaluate("localStorage.getItem('biriba-practice')"))) == count
    other.close()


def test_what_was_set_aside_can_be_had_back(visit):
    page = visit("fr/glossary.html")
    page.evaluate("localStorage.setItem('biriba-play', '{\"done\"')")
    page.goto(page.url.replace("glossary", "play"))
    line = page.locator(".bw-line", has_text="peut être récupéré")
    with page.expect_download() as saved:
        line.get_by_role("button", name="L’enregistrer dans un fichier").click()
    assert saved.value.suggested_filename == "biriba-play.json"
    assert saved.value.path().read_text("utf-8") == '{"done"'
    page.once("dialog", lambda asked: asked.accept())
    line.get_by_role("button", name="Le supprimer").click()
    expect(page.locator(".bw-line", has_text="peut être récupéré")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('biriba-play-unreadable')") is None
