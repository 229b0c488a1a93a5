"""The built site in a browser that sends nothing beyond this machine; every error in a page fails the test."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, Playwright, Request, sync_playwright

from book.builder.site.serve import server
from tests.chromium import launch
from tests.site.pages import SITE

# WebAssembly is compiled once, by the quick compiler that every reader's Python starts with; the slow one, which makes
# faster code of what runs often, would work beside each start of Python for as long as that takes.
QUICK = "--js-flags=--liftoff-only"

Before = Callable[[Page], object] | None


@pytest.fixture(scope="session")
def top() -> Iterator[str]:
    """The address of the site, served as `make serve` does."""
    if not (SITE / "index.html").exists():
        pytest.fail("There is no _site: make site builds it.")
    serving = server(SITE)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_port}/"
    serving.shutdown()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    made = launch(playwright, QUICK)
    yield made
    made.close()


@dataclass
class Watch:
    """What went wrong in a page; `allowed` are the faults that a test causes itself."""

    faults: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()

    def note(self, fault: str) -> None:
        if not any(words in fault for words in self.allowed):
            self.faults.append(fault)

    def over(self, page: Page, top: str) -> None:
        """Note from now on what goes wrong in this page."""

        def failed(request: Request) -> None:
            # No address but this machine's is found (tests/chromium.py); what the policy refuses is not asked for.
            at_home = request.url.startswith((top, "data:", "blob:")) or request.failure == "csp"
            self.note(f"failed: {request.url} {request.failure}" if at_home else f"asked for {request.url}")

        page.context.on("requestfailed", failed)
        page.on("console", lambda said: said.type == "error" and self.note(f"console: {said.text}"))
        page.on("pageerror", lambda error: self.note(f"script: {error}"))
        page.on("response", lambda got: got.status >= 400 and self.note(f"{got.status}: {got.url}"))
        self.allowed += ("net::ERR_ABORTED",)  # the reader moved on before a file was whole


@pytest.fixture
def watch() -> Watch:
    return Watch()


def opened(browser: Browser, watch: Watch, top: str, address: str, before: Before = None, **options: object) -> Page:
    context = browser.new_context(**options)
    context.set_default_timeout(30_000)
    page = context.new_page()
    watch.over(page, top)
    if before:
        before(page)
    page.goto(top + address)
    return page


@pytest.fixture
def visit(browser: Browser, top: str, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Open a page of the site as a new reader; any fault it shows fails the test."""
    pages = []

    def open_page(address: str, before: Before = None, **options: object) -> Page:
        pages.append(opened(browser, watch, top, address, before, **options))
        return pages[-1]

    yield open_page
    for page in pages:
        page.context.close()
    assert not watch.faults, "\n".join(watch.faults)


@pytest.fixture(scope="module")
def readers() -> Iterator[dict[tuple[str, str], tuple[Page, Watch]]]:
    """{(test, language): a reader who goes from page to page, and what went wrong on the way}."""
    made: dict[tuple[str, str], tuple[Page, Watch]] = {}
    yield made
    for page, _ in made.values():
        page.context.close()


@pytest.fixture
def onward(browser: Browser, top: str, readers, request: pytest.FixtureRequest) -> Iterator[Callable[..., Page]]:
    """Move on to a page in a visit that this test's earlier pages share, so that Python is started once for all.

    `anew` loads the page instead, as `visit` does; only the browser's cache is warm."""
    watches = []

    def go(
        address: str, before: Before = None, allowed: tuple[str, ...] = (), anew: bool = False, **options: object
    ) -> Page:
        who = request.node.originalname, address[:2]
        if who not in readers:
            watch = Watch(allowed=allowed)
            readers[who] = opened(browser, watch, top, address, before, **options), watch
        elif anew:
            readers[who][0].goto(top + address)
        else:
            page = readers[who][0]
            page.evaluate("(address) => { location.href = address; }", top + address)
            page.wait_for_url(top + address, wait_until="commit")
        page, watch = readers[who]
        watches.append(watch)
        return page

    yield go
    for watch in watches:
        faults, watch.faults = watch.faults, []
        assert not faults, "\n".join(faults)
