"""Moving on within the site: no reload, one Python for the visit, and a page that was left comes back as it was."""

import re

import pytest
from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.site.test_reader import answered, by_id, tap, tries

MARK = "document.documentElement.dataset.visit = 'one'"
STILL = "document.documentElement.dataset.visit === 'one'"


def until(page: Page, expression: str, within: int = 40_000) -> None:
    """Wait until the page says so; the policy forbids playwright's own way, which evaluates text in the page."""
    for _ in range(within // 50):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"never came true: {expression}")


def follow(page: Page, address: str) -> None:
    """By a link of the page, as a reader does."""
    link_to(page, address).click()
    expect(page).to_have_url(re.compile(re.escape(address) + "$"), timeout=30_000)


def arrived(page: Page, title: str) -> None:
    heading = page.locator("article h1")
    expect(heading).to_contain_text(title, timeout=30_000)
    expect(page).to_have_title(re.compile(title), timeout=30_000)


@pytest.fixture
def visiting(visit):
    """A page whose Python runs, marked so that a reload would show."""
    page = visit("en/03-melds.html", viewport={"width": 1200, "height": 900})
    until(page, "!!window.biriba.worker")
    page.evaluate(MARK)
    page.evaluate("window.firstWorker = window.biriba.worker")
    return page


def test_python_lives_on_and_the_other_language_is_near(visiting):
    page = visiting
    follow(page, "04-a-turn.html")
    arrived(page, "A turn")
    expect(page.locator("article h1")).to_be_focused()
    assert page.evaluate("scrollY") == 0
    (one,) = tries(page, shipped=False, most=1)
    tap(page, one)
    answered(one)
    page.locator(".language-switch").click()
    arrived(page, "Un tour")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert page.locator("link[rel=canonical]").get_attribute("href").endswith("fr/04-a-turn.html")
    assert page.evaluate("window.biriba.worker === window.firstWorker") and page.evaluate(STILL)


def test_going_back_finds_the_page_as_it_was_left(visiting):
    page = visiting
    (one,) = tries(page, shipped=False, most=1)
    tap(page, one)
    answered(one)
    scrolled = page.evaluate("scrollY")
    assert scrolled
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    page.go_back()
    arrived(page, "Sets")
    expect(one.section).to_have_attribute("data-state", one.state)
    until(page, f"Math.abs(scrollY - {scrolled}) < 3")
    assert page.evaluate("document.activeElement.matches('.bd-docs-nav a')")
    page.go_forward()
    arrived(page, "Scoring")
    assert page.evaluate(STILL)


def test_a_link_to_a_rule_leads_to_its_place(visiting):
    page = visiting
    follow(page, "04-a-turn.html")
    arrived(page, "A turn")
    link = page.locator('article a.rule[href*=".html#rule-"]').first
    anchor = link.get_attribute("href").partition("#")[2]
    link.click()
    expect(page).to_have_url(re.compile(f"#{anchor}$"))
    expect(by_id(page, anchor)).to_be_in_viewport()
    expect(by_id(page, anchor)).to_be_focused()
    assert page.evaluate(STILL)
    page.go_back()
    arrived(page, "A turn")


def test_the_frame_works_on_every_page_of_a_visit(visiting):
    page = visiting
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    before = page.evaluate("document.documentElement.dataset.theme")
    page.locator(".theme-switch-button").first.click()
    assert page.evaluate("document.documentElement.dataset.theme") != before
    page.set_viewport_size({"width": 390, "height": 800})
    page.locator(".bd-header-article .primary-toggle").click()
    page.locator('#pst-primary-sidebar-modal a[href="07-the-end.html"]').click()
    arrived(page, "The end")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".bd-header-article .primary-toggle").click()
    page.keyboard.press("Escape")
    expect(page.locator("#pst-primary-sidebar a").first).to_be_attached()
    assert page.evaluate(STILL)


def link_to(page: Page, address: str) -> Locator:
    return page.locator(f'.bd-docs-nav a[href="{address}"]').first


def held_up(page: Page, name: str) -> list[Route]:
    """A slow network: every request for this page from now on waits in the list."""
    held: list[Route] = []
    page.route(f"**/{name}", lambda route: held.append(route))
    return held


def asked_for(page: Page, held: list[Route]) -> None:
    for _ in range(800):
        if held:
            return
        page.wait_for_timeout(50)
    pytest.fail("the page was not asked for")


def let_go(page: Page, route: Route) -> None:
    """The delayed answers arrive, and any effect has had time to show; they may have been cancelled long ago."""
    try:
        route.fallback()
    except Error:
        return
    page.wait_for_timeout(500)


MOVING = "document.documentElement.hasAttribute('data-moving')"


def test_a_second_tap_on_a_slow_line_asks_once_and_the_page_comes(visiting):
    page = visiting
    held = held_up(page, "04-a-turn.html")
    link_to(page, "04-a-turn.html").dblclick()
    asked_for(page, held)
    assert page.evaluate(MOVING)
    assert page.url.endswith("03-melds.html"), "an address comes with its page"
    let_go(page, held[0])
    arrived(page, "A turn")
    assert len(held) == 1 and page.evaluate(STILL) and not page.evaluate(MOVING)
    page.go_back()
    arrived(page, "Sets")
    assert page.evaluate(STILL)


def test_of_two_taps_the_last_wins(visiting):
    page = visiting
    held = held_up(page, "04-a-turn.html")
    link_to(page, "04-a-turn.html").click()
    asked_for(page, held)
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    let_go(page, held[0])
    arrived(page, "Scoring")
    assert page.url.endswith("06-scoring.html")
    page.go_back()
    arrived(page, "Sets")
    assert page.evaluate(STILL)


@pytest.mark.parametrize("change", ["back", "a place in this page"])
def test_a_change_of_mind_calls_off_the_page_on_its_way(visiting, change):
    page = visiting
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    held = held_up(page, "04-a-turn.html")
    link_to(page, "04-a-turn.html").click()
    asked_for(page, held)
    if change == "back":
        page.go_back()
    else:
        page.locator('article a.rule[href^="#rule-"]').first.click()
    title, end = {"back": ("Sets", "melds.html")}.get(change, ("Scoring", "scoring.html#rule-[0-9-]+"))
    expect(page).to_have_url(re.compile(end + "$"))
    let_go(page, held[0])
    arrived(page, title)
    expect(page).to_have_url(re.compile(end + "$"))
    assert page.evaluate(STILL) and not page.evaluate(MOVING)


def test_a_page_left_from_one_of_its_places_is_found_there(visiting):
    page = visiting
    (one,) = tries(page, shipped=False, most=1)
    tap(page, one)
    answered(one)
    page.locator('article a.rule[href^="#rule-"]').first.click()
    expect(page).to_have_url(re.compile("#rule-"))
    place = page.url
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    for where in (place, place.partition("#")[0]):
        page.go_back()
        expect(page).to_have_url(where)
        arrived(page, "Sets")
        expect(one.section).to_have_attribute("data-state", one.state)
    assert page.evaluate(STILL)


def test_a_page_from_before_a_reload_comes_back_without_another(visiting):
    page = visiting
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    page.reload()
    page.evaluate(MARK)
    held = held_up(page, "03-melds.html")
    page.go_back()
    asked_for(page, held)
    # The address is the other page's already: a place in this one is none of it, and nothing is lost by the tap.
    page.locator('article a.rule[href^="#rule-"]').first.click()
    let_go(page, held[0])
    arrived(page, "Sets")
    assert page.evaluate(STILL) and not page.evaluate(MOVING)


def test_a_newer_site_and_a_lost_page_are_loaded_plainly(visiting, watch):
    page = visiting
    watch.allowed += ("404",)
    page.route("**/06-scoring.html", lambda route: route.fulfill(status=404, body="<h1>gone</h1>"))
    link = page.locator(".bd-docs-nav a", has_text="Scoring").first
    link.evaluate("(link) => { link.hash = 'quiz'; }")  # moving to a place within a page must load it as well
    link.click()
    expect(page.locator("body > h1")).to_have_text("gone", timeout=30_000)
    assert page.url.endswith("06-scoring.html#quiz")
    page.go_back()
    arrived(page, "Sets")
    page.evaluate(MARK)

    def newer(route):
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace("book.js?v=", "book.js?v=1"))

    page.route("**/04-a-turn.html", newer)
    link_to(page, "04-a-turn.html").click()
    arrived(page, "A turn")
    assert not page.evaluate(STILL)


# Once a page that could not be put in place is being loaded.
THEN = """(act) => new MutationObserver((_, observer) => {
  if (document.documentElement.hasAttribute('data-moving')) return;
  observer.disconnect();
  setTimeout({ back: () => history.back(),
    tap: () => document.querySelector('.bd-docs-nav a[href="05-biribaki.html"]').click() }[act], 200);
}).observe(document.documentElement, { attributeFilter: ['data-moving'] })"""


@pytest.mark.parametrize(("act", "title"), [("tap", "The biribaki"), ("back", "Sets")])
def test_the_last_tap_wins_over_a_page_that_is_being_loaded(visiting, watch, act, title):
    page = visiting
    watch.allowed += ("503",)
    follow(page, "06-scoring.html")
    arrived(page, "Scoring")
    held = []
    page.route(
        "**/04-a-turn.html",
        lambda route: route.fulfill(status=503) if route.request.resource_type == "fetch" else held.append(route),
    )
    page.evaluate(THEN, act)
    link_to(page, "04-a-turn.html").click(no_wait_after=True)
    asked_for(page, held)
    expect(page).to_have_url(re.compile({"tap": "biribaki", "back": "melds"}[act] + ".html$"), timeout=30_000)
    let_go(page, held[0])
    arrived(page, title)


def test_without_the_navigation_api_links_load_pages(visit):
    page = visit("en/03-melds.html", before=lambda page: page.add_init_script("delete window.navigation"))
    page.evaluate(MARK)
    page.set_viewport_size({"width": 1200, "height": 900})
    follow(page, "04-a-turn.html")
    arrived(page, "A turn")
    assert not page.evaluate(STILL)
    (one,) = tries(page, shipped=False, most=1)
    tap(page, one)
    answered(one)
