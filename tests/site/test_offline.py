"""The book kept on a device: every page without a network, a newer version as a whole, no room or no leave said."""

import json
import re
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from book.builder.serve import Handler, Server
from tests.site.pages import LANGUAGES, SITE, addresses
from tests.site.test_reader import answered, tap, tries

WAIT = 60_000
WORDS = {
    "en": ("Keep this book", "kept on this device", "Remove", "A turn"),
    "fr": ("Garder ce livre", "gardé sur cet appareil", "retirer", "Un tour"),
}


class Changing(Handler):
    """Serves the site, but what `changed` names as `changed` says; None is an error of the server."""

    changed: ClassVar[dict[str, bytes | None]] = {}

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path not in self.changed:
            return super().do_GET()
        content, self.coding = self.changed[path], ""
        self.send_response(200 if content else 503)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(content or b"")))
        self.end_headers()
        self.wfile.write(content or b"")
        return None


@pytest.fixture
def serving() -> Iterator[Server]:
    """A server of its own, so that the network can be cut by stopping it."""
    Changing.changed = {}
    made = Server(("127.0.0.1", 0), partial(Changing, directory=str(SITE)))
    made.daemon_threads = True
    threading.Thread(target=made.serve_forever, daemon=True).start()
    yield made
    made.shutdown()
    made.server_close()


@pytest.fixture
def context(browser) -> Iterator[BrowserContext]:
    made = browser.new_context(viewport={"width": 1200, "height": 900})
    made.set_default_timeout(WAIT)
    yield made
    made.close()


def address(serving: Server, path: str) -> str:
    return f"http://127.0.0.1:{serving.server_port}/{path}"


def panel(page: Page):
    return page.locator(".bw-offline").first


def keep(page: Page, language: str = "en") -> None:
    words = WORDS[language]
    panel(page).get_by_role("button", name=words[0]).click()
    expect(panel(page).get_by_role("status")).to_contain_text(words[1], timeout=WAIT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_book_is_whole_without_a_network(context, serving, language):
    # Python only where it is asked for, not on each of the pages that are opened here.
    context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page = context.new_page()
    faults = []
    page.goto(address(serving, f"{language}/index.html"))
    expect(panel(page)).to_contain_text("MB" if language == "en" else "Mo")
    keep(page, language)
    serving.shutdown()
    serving.server_close()
    page.on("requestfailed", lambda request: faults.append(f"{request.url} {request.failure}"))
    page.on("pageerror", lambda error: faults.append(str(error)))
    for name in addresses(language):
        page.goto(address(serving, name), wait_until="commit")
        expect(page.locator("main h1:visible").first).to_be_visible()
        expect(panel(page).get_by_role("status")).to_contain_text(WORDS[language][1])
    page.goto(address(serving, f"{language}/search.html"))
    page.locator(".book-search input").fill("3.11")
    expect(page.locator(".book-search li a").first).to_have_attribute("href", re.compile("rule-3-11"), timeout=WAIT)
    page.goto(address(serving, f"{language}/03-melds.html"))
    page.locator('.bd-docs-nav a[href="04-a-turn.html"]').first.click()
    expect(page.locator("article h1")).to_contain_text(WORDS[language][3])
    (one,) = tries(page, shipped=False, most=1)
    tap(page, one)
    answered(one)
    assert not [fault for fault in faults if "ERR_ABORTED" not in fault]
    panel(page).get_by_role("button", name=WORDS[language][2]).click()
    expect(panel(page).get_by_role("button", name=WORDS[language][0])).to_be_visible()
    assert page.evaluate("caches.keys()") == []


def newer(*paths: str) -> dict[str, bytes | None]:
    """The site of tomorrow: these pages changed, and so did the list in the service worker."""
    worker = (SITE / "en" / "keeper.js").read_text("utf-8")
    changed: dict[str, bytes | None] = {}
    for path in paths:
        text = (SITE / "en" / path).read_text("utf-8")
        changed[f"/en/{path}"] = re.sub(r"(<h1>)", r"\1Tomorrow: ", text, count=2).encode()
        worker, found = re.subn(rf'("url":"{re.escape(path)}","revision":")\w+', r"\1tomorrow", worker)
        assert found == 1
    return changed | {"/en/keeper.js": worker.encode()}


def test_a_newer_version_is_taken_whole_or_not_at_all(context, serving):
    page = context.new_page()
    page.goto(address(serving, "en/index.html"))
    keep(page)
    tomorrow = newer("04-a-turn.html", "06-scoring.html")
    update = "navigator.serviceWorker.getRegistration().then((keeper) => keeper.update())"

    # Its second page cannot be had: the book stays as it is, with the first page as well.
    Changing.changed = tomorrow | {"/en/06-scoring.html": None}
    page.evaluate(update)
    page.evaluate(
        "() => new Promise((over) => { const look = () => navigator.serviceWorker.getRegistration()"
        ".then((keeper) => (keeper.installing ? setTimeout(look, 50) : over())); look(); })"
    )
    page.goto(address(serving, "en/04-a-turn.html"))
    expect(page.locator("article h1")).not_to_contain_text("Tomorrow")

    # All of it is there: offered, and used when the reader wants it.
    Changing.changed = tomorrow
    page.evaluate(update)
    use = panel(page).get_by_role("button", name="Use it now")
    expect(use).to_be_visible()
    page.goto(address(serving, "en/06-scoring.html"))
    expect(page.locator("article h1")).not_to_contain_text("Tomorrow")
    use.click()
    expect(page.locator("article h1")).to_contain_text("Tomorrow")
    serving.shutdown()
    serving.server_close()
    page.goto(address(serving, "en/04-a-turn.html"))
    expect(page.locator("article h1")).to_contain_text("Tomorrow")


def test_a_device_without_room_is_told(context, serving):
    page = context.new_page()
    page.goto(address(serving, "en/index.html"))
    session = context.new_cdp_session(page)
    for hint in (
        "",
        "navigator.storage.estimate = () => Promise.resolve({});",
    ):  # known beforehand; found out on the way
        session.send("Storage.overrideQuotaForOrigin", {"origin": address(serving, "")[:-1], "quotaSize": 6_000_000})
        page.evaluate(f"() => {{ {hint} }}")
        panel(page).get_by_role("button", name="Keep this book").click()
        expect(panel(page).get_by_role("status")).to_contain_text("no room", timeout=WAIT)
        assert page.evaluate("caches.keys()") == []
    session.send("Storage.overrideQuotaForOrigin", {"origin": address(serving, "")[:-1]})
    page.reload()
    keep(page)


def test_a_lost_network_and_a_browser_that_forbids_it_are_told(context, serving):
    page = context.new_page()
    Changing.changed = {"/fr/06-scoring.html": None}
    page.goto(address(serving, "fr/index.html"))
    panel(page).get_by_role("button", name="Garder ce livre").click()
    expect(panel(page).get_by_role("status")).to_contain_text("réessayez", timeout=WAIT)
    assert page.evaluate("caches.keys()") == []
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { return undefined; } })")
    page.reload()
    expect(panel(page).get_by_role("status")).to_contain_text("ne garde pas de livre")
    expect(panel(page).get_by_role("button")).to_have_count(0)


def png_size(path: Path) -> str:
    head = path.read_bytes()[16:24]
    return f"{int.from_bytes(head[:4])}x{int.from_bytes(head[4:])}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_can_be_installed_under_its_own_name(language):
    edition = SITE / language
    manifest = json.loads((edition / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["lang"] == language
    assert ("referee" in manifest["name"]) == (language == "en")
    assert (edition / manifest["start_url"]).exists()
    for icon in manifest["icons"]:
        assert png_size(edition / icon["src"]) == icon["sizes"]
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_kept_is_the_edition_and_python_and_nothing_of_another(language):
    (entries,) = re.findall(r"const ENTRIES = (\[.*?\]);", (SITE / language / "keeper.js").read_text("utf-8"))
    kept = {(SITE / language / one["url"]).resolve() for one in json.loads(entries)}
    assert all(path.is_file() for path in kept)
    assert {(SITE / name).resolve() for name in addresses(language)} <= kept
    assert set((SITE / "python").resolve().rglob("*.wasm")) <= kept
    tops = {path.relative_to(SITE.resolve()).parts[0] for path in kept}
    assert tops == {language, "python"}
