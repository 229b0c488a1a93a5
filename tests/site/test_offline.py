"""The book kept on a device: every page without a network, a newer version whole or not at all, too little room."""

import json
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, ClassVar

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from book.builder.site.offline import digest
from book.builder.site.serve import PUBLISHED, Handler, Server, server
from tests.chromium import launch_with_profile
from tests.site.pages import LANGUAGES, SITE, addresses
from tests.site.test_reader import answered, tap, tries

WAIT = 60_000
WORDS = {
    "en": ("Keep this book", "kept on this device", "Remove", "A turn"),
    "fr": ("Garder ce livre", "gardé sur cet appareil", "retirer", "Un tour"),
}


class Changing(Handler):
    """Serves the site as GitHub Pages does, with the files in `changed` instead of its own.

    None among them is an error of the server. `sent` counts the bytes."""

    changed: ClassVar[dict[str, bytes | None]] = {}
    sent: ClassVar[int] = 0
    codings = ("gzip",)
    protocol_version = "HTTP/1.0"  # a connection that stays open would go on answering when the network is cut

    def copyfile(self, source: BinaryIO, output: BinaryIO) -> None:
        content = source.read()
        Changing.sent += len(content)
        output.write(content)

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
    made = server(SITE, handler=Changing)
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


def cut(serving: Server) -> None:
    serving.shutdown()
    serving.server_close()


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
    Changing.sent = 0
    keep(page, language)
    stated = {name: int(panel(page).get_attribute(f"data-{name}")) for name in ("fetched", "stored")}
    stored = page.evaluate("navigator.storage.estimate().then(({ usageDetails }) => usageDetails.caches)")
    assert stated["stored"] == pytest.approx(stored / 1e6, abs=0.6)
    assert stated["fetched"] == pytest.approx(Changing.sent / 1e6, abs=0.6)
    cut(serving)
    page.on("requestfailed", lambda request: faults.append(f"{request.url} {request.failure}"))
    page.on("pageerror", lambda error: faults.append(str(error)))
    for name in addresses(language):
        page.goto(address(serving, name), wait_until="commit")
        expect(page.locator("main h1:visible").first).to_be_visible()
        expect(panel(page).get_by_role("status")).to_contain_text(WORDS[language][1], timeout=WAIT)
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
    """A newer version of the site: these pages changed, and so did the list in the service worker."""
    worker = (SITE / "en" / "keeper.js").read_text("utf-8")
    changed: dict[str, bytes | None] = {}
    for path in paths:
        today = (SITE / "en" / path).read_bytes()
        tomorrow = re.sub(rb"(<h1>)", rb"\1Tomorrow: ", today, count=2)
        changed[f"/en/{path}"] = tomorrow
        assert worker.count(digest(today)) == 1
        worker = worker.replace(digest(today), digest(tomorrow))
    return changed | {"/en/keeper.js": worker.encode()}


UPDATE = "navigator.serviceWorker.getRegistration().then((keeper) => keeper.update())"
UPDATED = """() => new Promise((over) => {
  const look = () => navigator.serviceWorker.getRegistration()
    .then((keeper) => (keeper.installing ? setTimeout(look, 50) : over()));
  look();
})"""


def test_a_newer_version_is_taken_whole_or_not_at_all(context, serving):
    page = context.new_page()
    page.goto(address(serving, "en/index.html"))
    keep(page)
    tomorrow = newer("04-a-turn.html", "06-scoring.html")

    # Its second page cannot be had, or is still the old one where the host is half-way: the book stays as it is, with
    # the first page as well.
    for second in (None, (SITE / "en" / "06-scoring.html").read_bytes()):
        Changing.changed = tomorrow | {"/en/06-scoring.html": second}
        page.evaluate(UPDATE)
        page.evaluate(UPDATED)
        page.goto(address(serving, "en/04-a-turn.html"))
        expect(page.locator("article h1")).not_to_contain_text("Tomorrow")
        expect(panel(page).get_by_role("status")).to_contain_text(WORDS["en"][1], timeout=WAIT)

    # All of it is there: offered, and used when the reader wants it.
    Changing.changed = tomorrow
    page.evaluate(UPDATE)
    use = panel(page).get_by_role("button", name="Use it now")
    expect(use).to_be_visible(timeout=WAIT)
    page.goto(address(serving, "en/06-scoring.html"))
    expect(page.locator("article h1")).not_to_contain_text("Tomorrow")
    use.click()
    expect(page.locator("article h1")).to_contain_text("Tomorrow", timeout=WAIT)
    cut(serving)
    page.goto(address(serving, "en/04-a-turn.html"))
    expect(page.locator("article h1")).to_contain_text("Tomorrow", timeout=WAIT)


def test_the_front_page_is_kept_as_long_as_an_edition_is(context, serving):
    page = context.new_page()
    for language in LANGUAGES:
        page.goto(address(serving, f"{language}/index.html"))
        keep(page, language)
    cut(serving)
    for language, left in (("fr", 2), ("en", 0)):
        page.goto(address(serving, "index.html?choose"))
        page.locator(f"a[hreflang={language}][data-home]").click()
        panel(page).get_by_role("button", name=WORDS[language][2]).click()
        expect(panel(page).get_by_role("button", name=WORDS[language][0])).to_be_visible()
        assert page.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == left
        assert len(page.evaluate("caches.keys()")) == left


# What stands in the cache under an address, lost or replaced by something else.
SPOIL = """async ([address, text]) => {
  for (const name of await caches.keys()) {
    const files = await caches.open(name);
    for (const { url } of await files.keys())
      if (new URL(url).pathname.endsWith(address))
        await (text === null ? files.delete(url) : files.put(url, new Response(text)));
  }
}"""


def test_what_a_kept_book_has_lost_is_noticed_and_fetched_again_or_told(context, serving):
    page = context.new_page()
    page.goto(address(serving, "en/index.html"))
    keep(page)
    for name, text in (("06-scoring.html", "broken"), ("book.js", "broken("), ("04-a-turn.html", None)):
        page.evaluate(SPOIL, [f"/{name}", text])
    page.evaluate(SPOIL, ["/index.html", None])  # the front page too
    # With a network all of it is as it was.
    page.goto(address(serving, "en/06-scoring.html"))
    expect(page.locator("article h1")).to_contain_text("Scoring")
    expect(panel(page).get_by_role("status")).to_contain_text(WORDS["en"][1], timeout=WAIT)
    page.wait_for_function("async () => !!(await caches.match('/index.html'))")
    cut(serving)
    page.goto(address(serving, "en/04-a-turn.html"))
    expect(page.locator("article h1")).to_contain_text("A turn")
    page.goto(address(serving, "index.html?choose"))
    expect(page.get_by_role("link", name="Read in English")).to_be_visible()
    # Without one the loss is told, in the page and where there can be none.
    page.goto(address(serving, "en/06-scoring.html"))
    page.evaluate(SPOIL, ["/07-the-end.html", None])
    page.goto(address(serving, "en/04-a-turn.html"))
    expect(panel(page).get_by_role("status")).to_contain_text("no longer on this device", timeout=WAIT)
    page.evaluate(SPOIL, ["/book.js", None])
    page.goto(address(serving, "en/06-scoring.html"))
    expect(page.locator("main")).to_contain_text("no longer whole")


AWAY = {"en": ("There is no network", "Contents", "Sommaire"), "fr": ("pas de réseau", "Sommaire", "Contents")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_kept_says_so_without_a_network(context, serving, language):
    """At the published address, which the page for what is not kept names: it stands for addresses of any depth."""
    top, other = address(serving, PUBLISHED[1:]), next(code for code in LANGUAGES if code != language)
    page = context.new_page()
    page.goto(top + f"{language}/04-a-turn.html")
    keep(page, language)
    cut(serving)
    said, contents, not_kept = AWAY[language]

    def expect_a_way_back() -> None:
        expect(page.locator("main")).to_contain_text(said)
        expect(page.locator("main")).to_have_css("text-align", "center")
        expect(page.get_by_role("link", name=not_kept)).to_be_hidden()
        page.get_by_role("link", name=contents).click()
        expect(panel(page).get_by_role("status")).to_contain_text(WORDS[language][1], timeout=WAIT)

    page.locator(".language-switch").click()
    expect_a_way_back()
    for missing in (
        f"{language}/no-such-page.html",
        f"{other}/index.html",
        f"lite/{language}/lab/index.html",
        "no-such",
    ):
        page.goto(top + missing)
        expect_a_way_back()
    # The front page takes a returning reader to the language last chosen: it was the other one, which is not kept.
    page.goto(top)
    expect(page).to_have_url(top + f"{other}/index.html")
    expect_a_way_back()
    page.goto(top + "index.html?choose")
    page.locator(f"a[hreflang={language}][data-home]").click()
    expect(panel(page).get_by_role("status")).to_contain_text(WORDS[language][1], timeout=WAIT)
    page.goto(top)
    expect(page).to_have_url(top + f"{language}/index.html")


def test_a_device_without_room_is_told(context, serving):
    page = context.new_page()
    page.goto(address(serving, "en/index.html"))
    session = context.new_cdp_session(page)
    for hint in (
        "",
        "navigator.storage.estimate = () => Promise.resolve({});",
    ):  # known before the download; noticed during it
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
def test_chromium_offers_to_install_it(playwright: Playwright, top, language, tmp_path):
    """Never in a private window, which all the other tests use."""
    context = launch_with_profile(playwright, tmp_path)
    page = context.new_page()
    page.goto(f"{top}{language}/03-melds.html")
    session = context.new_cdp_session(page)
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    read = session.send("Page.getAppManifest")
    context.close()
    assert not problems
    assert not read["errors"]
    assert read["manifest"]["startUrl"] == f"{top}{language}/index.html"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_kept_is_the_edition_and_python_and_nothing_of_another(language):
    (listed,) = re.findall(r"const FILES = (\{.*?\});", (SITE / language / "keeper.js").read_text("utf-8"))
    kept = {(SITE / language / url).resolve() for url in json.loads(listed)}
    assert all(path.is_file() for path in kept)
    assert {(SITE / name).resolve() for name in addresses(language)} <= kept
    assert set((SITE / "python").resolve().rglob("*.wasm")) <= kept
    tops = {path.relative_to(SITE.resolve()).parts[0] for path in kept}
    assert tops == {language, "python", "offline.html", "offline.js", "front.css", "favicon.svg", "title.woff2"}
