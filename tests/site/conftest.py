"""The built site in a browser from which nothing leaves this machine, and in which no error passes."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, Page, Playwright, Route, sync_playwright

from book.builder.serve import server
from tests.chromium import launch
from tests.site.pages import SITE


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
    made = launch(playwright)
    yield made
    made.close()


@dataclass
class Watch:
    """What went wrong in a page; `allowed` is what a test brings about itself."""

    faults: list[str] = field(default_factory=list)
    allowed: tuple[str, ...] = ()

    def note(self, fault: str) -> None:
        if not any(words in fault for words in self.allowed):
            self.faults.append(fault)


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def visit(browser: Browser, top: str, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Open a page of the site as a new reader; any fault it shows fails the test."""
    contexts = []

    def stay_at_home(route: Route) -> None:
        if route.request.url.startswith((top, "data:", "blob:")):
            route.fallback()
        else:
            watch.note(f"asked for {route.request.url}")
            route.abort()

    def open_page(address: str, before: Callable[[Page], object] | None = None, **options: object) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        context.set_default_timeout(30_000)
        context.route("**/*", stay_at_home)
        page = context.new_page()
        page.on("console", lambda said: said.type == "error" and watch.note(f"console: {said.text}"))
        page.on("pageerror", lambda error: watch.note(f"script: {error}"))
        page.on("requestfailed", lambda request: watch.note(f"failed: {request.url} {request.failure}"))
        watch.allowed += ("net::ERR_ABORTED",)  # the reader moved on before a file was whole
        page.on("response", lambda got: got.status >= 400 and watch.note(f"{got.status}: {got.url}"))
        if before:
            before(page)
        page.goto(top + address)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not watch.faults, "\n".join(watch.faults)
