"""How fast a page answers and how much it brings along, in headless Chromium on this machine: printed, not tested."""

import gzip
import sys
import threading
import time
from pathlib import Path

import brotli
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from book.builder.serve import server  # noqa: E402
from tests.chromium import launch  # noqa: E402
from tests.site.pages import SITE, read  # noqa: E402
from tests.site.test_reader import Try, tries  # noqa: E402

PAGE, LATER = "en/09-worked-example.html", "en/03-melds.html"
GOALS = {"tap": 0.2, "cold": 3.0, "later": 2.0, "live": 0.05}

# Presses a button inside the page and waits for the new state there: no round trip in the figure.
PRESS = """([section, button, chosen]) => new Promise((done) => {
  for (const name of chosen) document.getElementById(name).checked = true;
  const from = performance.now();
  const seen = new MutationObserver(() => { seen.disconnect(); done([from, performance.now()]); });
  seen.observe(section, { attributes: true, attributeFilter: ["data-state"] });
  document.getElementById(button).click();
})"""


def press(page: Page, one: Try) -> tuple[float, float]:
    """(pressed, answered), in seconds since the page was asked for."""
    section = one.section.element_handle()
    pressed, answered = page.evaluate(PRESS, [section, one.button, one.chosen])
    return pressed / 1000, answered / 1000


def live_answer(page: Page) -> float:
    """The middle one of several answers."""
    spans = []
    for _ in range(9):
        pressed, answered = press(page, tries(page, shipped=False, most=1)[0])
        spans.append(answered - pressed)
        page.wait_for_timeout(50)
    return sorted(spans)[len(spans) // 2]


def weights(page_file: Path) -> dict[str, tuple[int, int, int]]:
    """{kind: (bytes, gzip, brotli)} of all that a first visit to this page can bring."""
    static = page_file.parent / "_static"
    (python,) = (SITE / "python").iterdir()
    asked = [tag.attributes.get("src") or tag.attributes.get("href", "") for tag in read(page_file).all("script")]
    sheets = (tag.attributes for tag in read(page_file).all("link"))
    asked += [sheet["href"] for sheet in sheets if sheet.get("rel") == "stylesheet"]
    named = {(page_file.parent / address.partition("?")[0]).resolve() for address in asked if address}
    kinds = {
        "page": [page_file],
        "scripts": [path for path in named if path.suffix == ".js"] + [static / "worker.js"],
        "styles": [path for path in named if path.suffix == ".css"],
        "icons": sorted(static.rglob("*.woff2")),
        "Python": sorted(python.iterdir()),
    }
    sums = {}
    for kind, files in kinds.items():
        contents = [path.read_bytes() for path in files]
        small = [min(len(each), len(brotli.compress(each, quality=9))) for each in contents]
        zipped = [min(len(each), len(gzip.compress(each, 9))) for each in contents]
        sums[kind] = (sum(map(len, contents)), sum(zipped), sum(small))
    sums["all"] = tuple(sum(column) for column in zip(*sums.values(), strict=True))  # type: ignore[assignment]
    return sums


def visit(browser: Browser, top: str) -> dict[str, float]:
    """A new reader opens the worked example, taps, asks Python, and goes on to another page."""
    page = browser.new_context().new_page()
    page.goto(top + PAGE, wait_until="commit")
    page.wait_for_selector("section.bw form button")
    pressed, answered = press(page, tries(page, shipped=True, most=1)[0])
    figures = {"tap": answered - pressed, "tap at": answered}
    figures["cold"] = press(page, tries(page, shipped=False, most=1)[0])[1]
    figures["live"] = live_answer(page)
    page.goto(top + LATER, wait_until="commit")
    page.wait_for_selector("section.bw form button")
    figures["later"] = press(page, tries(page, shipped=False, most=1)[0])[1]
    page.context.close()
    return figures


def main() -> None:
    serving = server(SITE)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    top = f"http://127.0.0.1:{serving.server_port}/"
    with sync_playwright() as playwright:
        browser = launch(playwright)
        browser.new_page().goto(top)  # the browser's own start is not the site's
        visits = []
        for _ in range(3):
            visits.append(visit(browser, top))
            time.sleep(0.5)
        browser.close()
    best = {name: sorted(each[name] for each in visits)[1] for name in visits[0]}
    print(f"The site, local, {top.partition('//')[2]}, middle of {len(visits)} visits")
    for name, words in {
        "tap": "a tap answered beforehand, after the tap",
        "tap at": "the same, after the page was asked for",
        "cold": "first free answer by Python, cold, after the page was asked for",
        "later": "the same on a later page",
        "live": "an answer by Python once it is live",
    }.items():
        goal = GOALS.get(name)
        verdict = f"(goal {goal:.2f} s: {'met' if best[name] <= goal else 'MISSED'})" if goal else ""
        print(f"  {words:<66} {best[name]:7.3f} s {verdict}")
    print(f"  {'bytes of a first visit':<24} {'plain':>12} {'gzip':>12} {'brotli':>12}")
    for kind, sizes in weights(SITE / PAGE).items():
        print(f"  {kind:<24} " + " ".join(f"{size:>12,}" for size in sizes))


if __name__ == "__main__":
    main()
