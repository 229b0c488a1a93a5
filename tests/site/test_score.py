"""The score pad on a phone: kept over a reload, in two tabs at once, without a network; sent on by its address."""

import json
import re

from playwright.sync_api import Page, expect

from tests.site.test_reader import PYTHON, faults_of

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
#: What a browser without a screen has not: a lock that says so when it is asked for.
WAKE = """navigator.wakeLock ?? Object.defineProperty(navigator, "wakeLock", { value: {} });
navigator.wakeLock.request = async (what) => { window.awake = what; return new EventTarget(); };"""


def total(page: Page, side: int):
    return page.locator(".pad-total").nth(side)


def enter(page: Page, one: str, other: str) -> None:
    page.locator('input[name="points0"]').fill(one)
    page.locator('input[name="points1"]').fill(other)
    page.locator('button[value="enter"]').tap()


def test_an_evening_on_a_phone(visit):
    page = visit("fr/score.html", **PHONE)
    page.add_init_script(WAKE)
    page.reload()
    page.locator('button[value="begin"]').tap()
    expect(total(page, 1)).to_have_text("0", timeout=PYTHON)
    expect(page.locator(".bw-line", has_text="L’écran reste allumé")).to_be_visible()
    assert page.evaluate("window.awake") == "screen"
    # Fields, who closed and the button to enter: one screen, nothing to scroll.
    assert page.locator(".pad-sides").bounding_box()["y"] > 48
    assert page.locator('button[value="enter"]').bounding_box()["y"] + 44 < 640
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    enter(page, "640", "-85")
    expect(total(page, 0)).to_have_text("640", timeout=PYTHON)
    assert not faults_of(page, ".bw")

    page.reload()
    expect(total(page, 1)).to_have_text("−85", timeout=PYTHON)
    beside = page.context.new_page()
    beside.goto(page.url.replace("/fr/", "/en/"))
    expect(total(beside, 0)).to_have_text("640", timeout=PYTHON)
    page.context.set_offline(True)
    enter(page, "100", "1205")
    expect(total(page, 1)).to_have_text("1\u202f120", timeout=PYTHON)
    expect(total(beside, 1)).to_have_text("1,120", timeout=PYTHON)
    page.context.set_offline(False)

    page.locator('button[value="send"]').tap()
    link = page.locator("input[data-share]")
    expect(link).to_have_value(re.compile(r"^http.*/fr/score\.html#m="), timeout=PYTHON)
    sent = link.input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")
    page.goto(sent)
    expect(total(page, 1)).to_have_text("1\u202f120", timeout=PYTHON)
    assert "#" not in page.url
    assert len(json.loads(page.evaluate("localStorage.getItem('biriba-score')"))["matches"]) == 1


def test_on_paper_only_the_deals_are_left(visit):
    page = visit("en/score.html")
    page.locator('button[value="begin"]').click()
    expect(total(page, 1)).to_have_text("0", timeout=PYTHON)
    page.locator('input[name="points0"]').fill("640")
    page.locator('input[name="points1"]').fill("85")
    page.locator('button[value="enter"]').click()
    expect(total(page, 0)).to_have_text("640", timeout=PYTHON)
    page.emulate_media(media="print")
    expect(page.locator('button[value="enter"]')).to_be_hidden()
    expect(page.locator(".pad-deals")).to_be_visible()
    expect(page.locator('button[name="change"]')).to_be_visible()
