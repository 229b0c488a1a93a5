"""A question to the referee travels in the page's address, and opens the same anywhere."""

import pytest
from playwright.sync_api import Page, expect

from tests.site.pages import LANGUAGES
from tests.site.test_visit import until

REFEREE = '.bw[data-widget="referee"]'


def answered(page: Page) -> str:
    said = page.locator(f"{REFEREE} .bw-says .answer")
    expect(said).to_be_visible(timeout=40_000)
    return said.inner_text()


@pytest.fixture
def asked(visit) -> Page:
    page = visit("en/referee.html")
    page.locator(f'{REFEREE} button[value="p-close-by-meld"]').first.click()
    answered(page)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_asked_opens_from_its_address(visit, asked, language):
    page = visit(f"{language}/referee.html#" + asked.url.partition("#")[2])
    assert "7.1" in answered(page)
    assert page.url.partition("#")[2] == asked.url.partition("#")[2]
    assert page.locator(f"{REFEREE} input[readonly]").input_value() == page.url


def test_an_address_opens_in_a_page_that_is_already_there(visit, asked):
    page = visit("en/referee.html#p=AAAA")
    assert "no table" in answered(page)
    page.evaluate("(address) => { location.hash = address; }", asked.url.partition("#")[2])
    expect(page.locator(f"{REFEREE} .bw-says")).to_contain_text("7.1", timeout=40_000)


@pytest.mark.parametrize("fragment", ["p=", "p=%3Cimg%20src=x%20onerror=alert(1)%3E", "p=" + "A" * 9000])
def test_an_address_that_holds_no_table_is_said_to(visit, fragment):
    page = visit("fr/referee.html#" + fragment)
    assert answered(page)
    assert page.locator(f"{REFEREE} img").count() == 0


def test_a_table_is_set_up_by_tapping(visit):
    page = visit("fr/referee.html", viewport={"width": 360, "height": 740}, has_touch=True)
    page.locator(f"{REFEREE} details[id$=setup] > summary").tap()
    page.locator(f'{REFEREE} button[name="edit"][value="hand1"]').tap()
    for card in ("5H", "KS"):
        page.locator(f'{REFEREE} .panel label:has(input[value="{card}"])').first.tap()
    page.locator(f'{REFEREE} input[name="unknown"]').fill("3")
    page.locator(f'{REFEREE} button[name="put"]').tap()
    expect(page.locator(f"{REFEREE} .panel")).to_have_count(0, timeout=40_000)
    place = page.locator(f'{REFEREE} li:has(> form button[value="hand1"])')
    expect(place.locator(".card")).to_have_count(5)
    expect(place).to_be_in_viewport()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_other_language_opens_with_the_same_question(asked):
    question = asked.url.partition("#")[2]
    asked.locator(".language-switch").first.click()
    asked.wait_for_url("**/fr/referee.html*", timeout=40_000)
    expect(asked.locator(f"{REFEREE} .bw-says")).to_contain_text("Interdit", timeout=40_000)
    assert asked.url.partition("#")[2] == question


def test_with_the_network_cut_the_referee_goes_on(asked, watch):
    """Once Python runs, everything it needs is here: a table is set up, asked about and played on."""
    until(asked, "window.biriba.live")
    watch.allowed += ("ERR_INTERNET_DISCONNECTED",)
    asked.context.set_offline(True)
    said = asked.locator(f"{REFEREE} .bw-says")
    asked.locator(f"{REFEREE} details[id$=examples] > summary").click()
    asked.locator(f'{REFEREE} button[value="g-close"]').first.click()
    expect(said).to_contain_text("Allowed", timeout=40_000)
    asked.locator(f"{REFEREE} details[id$=setup] > summary").click()
    asked.locator(f'{REFEREE} select[name="seat"]').select_option("1")
    asked.locator(f'{REFEREE} select[name="dealer"]').select_option("3")
    asked.locator(f'{REFEREE} button[value="turn"]').click()
    expect(asked.locator(f"{REFEREE} .bw-lines .bw-aside")).to_contain_text("East is to play", timeout=40_000)
    expect(asked.locator(f'{REFEREE} select[name="dealer"]')).to_have_value("3")
