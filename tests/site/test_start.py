"""Python starts, or the form says why not and tries again: nothing waits for ever, and what was asked is answered."""

from functools import partial

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, Route, expect

from tests.site.pages import LANGUAGES, SITE
from tests.site.test_reader import PYTHON, Try, answered, first_page, no_python, tap, tries
from tests.site.test_visit import arrived, follow, until

LINE = "xpath=following-sibling::p[@class='bw-line']"
SENTENCES = {
    "starting": {"en": "Python is starting", "fr": "Python démarre"},
    "network": {"en": "there is no network, or its files do not arrive whole", "fr": "le réseau manque"},
    "missing": {"en": "its files are missing here", "fr": "ses fichiers manquent"},
}
WASM, LIBRARY = "**/pyodide.asm.wasm", "**/library.bin"


def line_of(one: Try) -> Locator:
    return one.section.locator(LINE)


def python_question(page: Page) -> Try:
    (one,) = tries(page, shipped=False, most=1)
    return one


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_submission_made_early_waits_and_says_so(visit, language):
    held: list[Route] = []
    page = visit(first_page(language), before=lambda page: page.route(LIBRARY, lambda route: held.append(route)))
    one = python_question(page)
    tap(page, one)
    expect(line_of(one)).to_contain_text(SENTENCES["starting"][language])
    expect(line_of(one)).to_be_in_viewport()
    while not held:
        page.wait_for_timeout(50)
    held[0].fallback()
    answered(one)
    expect(line_of(one)).to_be_empty()


def cut(route: Route) -> None:
    body = route.fetch().body()
    route.fulfill(body=body[: len(body) // 2], content_type="application/wasm")


def flipped(route: Route) -> None:
    body = bytearray(route.fetch().body())
    body[len(body) // 2] ^= 0xFF
    route.fulfill(body=bytes(body), content_type="application/gzip")


#: What may happen to a file on its way, and the cause that is told.
FAULTS = {
    "no module": (WASM, lambda route: route.fulfill(status=404), "missing"),
    "server fault": (WASM, lambda route: route.fulfill(status=500), "missing"),
    "log-in page": (
        WASM,
        lambda route: route.fulfill(body="<!doctype html>Log in", content_type="text/html"),
        "missing",
    ),
    "half a module": (WASM, cut, "missing"),
    "no network": (WASM, lambda route: route.abort(), "network"),
    "no library": (LIBRARY, lambda route: route.fulfill(status=404), "missing"),
    "a damaged library": (LIBRARY, flipped, "missing"),
    "no script": ("**/pyodide.mjs", lambda route: route.fulfill(status=404), "missing"),
    "no worker": ("**/worker.js", lambda route: route.fulfill(status=404), "missing"),
}
ALLOWED = ("404", "500", "/python/", "worker.js", "console:")


def test_whatever_goes_wrong_at_the_start_is_named_and_the_next_tap_tries_again(visit, watch):
    watch.allowed += ALLOWED
    page = visit(first_page("en"), before=no_python)
    one = python_question(page)
    end = partial(page.unroute, "**/python/**")
    for pattern, fault, cause in FAULTS.values():
        # Before the fault in force ends: a start that the page makes by itself must not come between the two.
        page.context.route(pattern, fault)
        end()
        end = partial(page.context.unroute, pattern, fault)
        tap(page, one)
        expect(line_of(one)).to_contain_text(SENTENCES[cause]["en"], timeout=PYTHON)
        line_of(one).evaluate("(line) => { line.textContent = ''; }")
    end()
    tap(page, one)
    answered(one)


def test_another_type_of_file_is_no_reason_not_to_start(visit):
    page = visit(
        first_page("en"),
        before=lambda page: page.route(
            WASM, lambda route: route.fulfill(body=route.fetch().body(), content_type="application/octet-stream")
        ),
    )
    one = python_question(page)
    tap(page, one)
    answered(one)


def test_a_start_that_stands_still_is_given_up_and_tried_again_by_itself(visit, watch):
    """The clock is the test's: 15 seconds without a byte, twice, then a pause."""
    watch.allowed += ALLOWED
    held: list[Route] = []

    def hold(page: Page) -> None:
        page.clock.install()
        for name in (WASM, LIBRARY):  # a piece of either would be progress
            page.context.route(name, lambda route: held.append(route))

    page = visit(first_page("en"), before=hold)
    one = python_question(page)
    tap(page, one)
    for times in (1, 2):
        while len(held) < 2 * times:
            page.wait_for_timeout(50)
        page.clock.fast_forward(10_000)
        expect(one.section).to_have_attribute("aria-busy", "")
        page.clock.fast_forward(5_000)
    expect(line_of(one)).to_contain_text(SENTENCES["network"]["en"])
    page.context.unroute_all()
    page.clock.fast_forward(5_000)
    answered(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_python_cannot_start_the_page_still_reads(visit, watch, language):
    watch.allowed += ALLOWED
    page = visit(first_page(language), before=no_python)
    one = python_question(page)
    tap(page, one)
    expect(line_of(one)).to_contain_text(SENTENCES["missing"][language], timeout=PYTHON)
    expect(line_of(one)).to_be_in_viewport()
    expect(page.locator("article h1")).to_be_visible()


def test_a_killed_worker_comes_back_with_the_readers_state(visit):
    page = visit(first_page("en"))
    one = python_question(page)
    tap(page, one)
    answered(one)
    page.evaluate("() => window.biriba.worker.terminate()")
    after = next(each for each in tries(page, shipped=False) if each.section.get_attribute("data-state") == one.state)
    tap(page, after)
    answered(after)


def test_a_worker_that_never_answers_is_replaced(visit):
    dead = "onmessage = ({ data }) => { if (data.pythonAt) postMessage({ ready: true }); else for (;;); };"
    served = []

    def first_one_loops(route: Route) -> None:
        served.append(route)
        if len(served) == 1:
            route.fulfill(body=dead, content_type="text/javascript")
        else:
            route.fallback()

    page = visit(first_page("en"), before=lambda page: page.context.route("**/worker.js", first_one_loops))
    one = python_question(page)
    tap(page, one)
    answered(one)
    assert len(served) == 2


def test_python_runs_on_after_a_page_without_a_question(visit):
    page = visit("en/03-melds.html", before=lambda page: page.clock.install(), viewport={"width": 1200, "height": 900})
    until(page, "(dispatchEvent(new Event('idle')), window.biriba.live)")
    page.evaluate("window.firstWorker = window.biriba.worker")
    follow(page, "04-a-turn.html")
    arrived(page, "A turn")
    page.clock.fast_forward(60_000)
    assert page.evaluate("window.biriba.worker === window.firstWorker && window.biriba.live")


def test_a_browser_without_webassembly_is_told_so(visit):
    page = visit(first_page("en"), before=lambda page: page.add_init_script("delete window.WebAssembly"))
    one = python_question(page)
    tap(page, one)
    expect(line_of(one)).to_contain_text("this browser is too old")


def test_a_browser_without_observers_answers_all_the_same(visit):
    lacking = "for (const name of ['ResizeObserver', 'IntersectionObserver', 'matchMedia']) window[name] = undefined;"
    page = visit(first_page("en"), before=lambda page: page.add_init_script(lacking))
    (one,) = tries(page, shipped=True, most=1)
    tap(page, one)
    answered(one)


def first_line(page: Page | FrameLocator) -> Locator:
    return page.locator("section.bw").first.locator(LINE)


def test_in_a_frame_that_lets_nothing_be_sent_a_form_says_where_it_answers(visit, watch):
    watch.allowed += ("console:", "failed:", "asked for", "script:")
    page = visit("404.html")
    page.evaluate(
        """(address) => document.body.replaceChildren(
          Object.assign(document.createElement("iframe"), { src: address, sandbox: "allow-scripts" }))""",
        "/" + first_page("fr"),
    )
    expect(first_line(page.frame_locator("iframe"))).to_contain_text("dans une fenêtre à part")


def test_opened_as_a_file_a_form_says_that_it_does_not_answer(browser):
    page = browser.new_page()
    page.goto((SITE / first_page("en")).as_uri())
    expect(first_line(page)).to_contain_text("Opened as a file")
    page.close()
