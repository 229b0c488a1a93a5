"""Two windows on one deal: the older never writes over the newer, it follows it and says so."""

import json

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
    # In front again, it follows by itself.
    page.evaluate("delete document.hidden")
    button(other, "draw").click()
    expect(button(other, "lay")).to_be_visible(timeout=LIVE)
    expect(button(page, "lay")).to_be_visible(timeout=LIVE)
    assert state(page) == state(other) == json.loads(page.evaluate("localStorage.getItem('biriba-play')"))
    other.close()
