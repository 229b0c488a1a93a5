"""How fast a page answers and how much it brings along, in headless Chromium on this machine: printed, not tested.

At full speed, over a line of 10 Mbit/s and 50 ms, and with half a core for the whole browser; beside it the same
page as a notebook in JupyterLite, where the site has it.
"""

import gzip
import os
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import brotli
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from book.builder.site.serve import Handler, server  # noqa: E402
from tests import chromium  # noqa: E402
from tests.site import test_notebooks  # noqa: E402
from tests.site.pages import SITE, read  # noqa: E402
from tests.site.test_reader import Try, tries  # noqa: E402

PAGE, LATER = "en/09-worked-example.html", "en/03-melds.html"
# The same page as a notebook in JupyterLite.
LITE = "lite/en/lab/index.html?path=09-worked-example.ipynb"
VISITS = 3
WORDS = {
    "paint": "first paint",
    "tap": "a prepared answer, after the tap",
    "cold": "first answer by Python, cold, after the page was asked for",
    "live": "an answer by Python once it is live",
    "moved": "moving on to another page, until it stands",
    "later": "first answer by Python there",
}
GOALS = {
    "full speed": {"tap": 0.1, "cold": 2.0, "later": 0.2},
    "10 Mbit/s, 50 ms": {"tap": 0.1, "cold": 5.0, "later": 0.2},
    "half a core": {"tap": 0.1, "cold": 6.0, "later": 0.2},
}

# Presses a button inside the page and waits for the new state there: no round trip in the figure.
PRESS = """([section, button, chosen]) => new Promise((done) => {
  for (const name of chosen) document.getElementById(name).checked = true;
  const from = performance.now();
  const seen = new MutationObserver(() => { seen.disconnect(); done([from, performance.now()]); });
  seen.observe(section, { attributes: true, attributeFilter: ["data-state"] });
  document.getElementById(button).click();
})"""
MOVE = """(address) => new Promise((done) => {
  const from = performance.now();
  document.addEventListener("biriba:page", () => done((performance.now() - from) / 1000), { once: true });
  document.querySelector(`.bd-docs-nav a[href="${address}"]`).click();
})"""
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime / 1000"


# ---- the line and the machine


class Line:
    """A network line shared by all answers, with so many bytes a second."""

    def __init__(self, speed: float, delay: float) -> None:
        self.speed, self.delay, self.free, self.lock = speed, delay, 0.0, threading.Lock()

    def send(self, size: int) -> None:
        with self.lock:
            self.free = max(self.free, time.monotonic()) + size / self.speed
            until = self.free
        time.sleep(max(0.0, until - time.monotonic()))


class Slow(Handler):
    """The site over such a line."""

    line = Line(10e6 / 8, 0.05)

    def do_GET(self) -> None:
        time.sleep(self.line.delay)
        super().do_GET()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while piece := source.read(16_384):
            self.line.send(len(piece))
            outputfile.write(piece)


@contextmanager
def serving(handler: type[Handler]) -> Iterator[str]:
    made = server(SITE, handler=handler)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{made.server_port}/"
    made.shutdown()


@contextmanager
def group(share: float) -> Iterator[Path | None]:
    """A control group that gets this share of one core, of either version; None where none may be made.

    In periods of 10 ms: in the usual ones of 100 ms the group would stand still for most of each, which is longer
    than a tap may take.
    """
    period = 10_000
    name = f"biriba-bench-{os.getpid()}"
    for top, limits in (
        (Path("/sys/fs/cgroup/cpu"), {"cpu.cfs_period_us": period, "cpu.cfs_quota_us": int(period * share)}),
        (Path("/sys/fs/cgroup"), {"cpu.max": f"{int(period * share)} {period}"}),
    ):
        made = top / name
        try:
            made.mkdir()
        except OSError:
            continue
        try:
            for file, value in limits.items():
                (made / file).write_text(str(value))
        except OSError:
            made.rmdir()
            continue
        try:
            yield made
        finally:
            for _ in range(50):  # the last process may not have ended yet
                try:
                    made.rmdir()
                    break
                except OSError:
                    time.sleep(0.1)
        return
    yield None


@contextmanager
def browser_in(playwright: Playwright, cage: Path | None) -> Iterator[Browser]:
    """The browser with all its processes in this control group."""
    if cage is None:
        browser = chromium.launch(playwright)
        yield browser
        browser.close()
        return
    with tempfile.TemporaryDirectory() as folder:
        start = Path(folder, "chromium")
        start.write_text(f'#!/bin/sh\necho $$ > {cage}/cgroup.procs\nexec {chromium.find(playwright)} "$@"\n')
        start.chmod(start.stat().st_mode | stat.S_IEXEC)
        browser = playwright.chromium.launch(executable_path=str(start), args=chromium.FLAGS)
        yield browser
        browser.close()


# ---- a visit


def press(page: Page, one: Try) -> tuple[float, float]:
    """(pressed, answered), in seconds since the page was asked for."""
    section = one.section.element_handle()
    pressed, answered = page.evaluate(PRESS, [section, one.button, one.chosen])
    return pressed / 1000, answered / 1000


def live_answer(page: Page) -> float:
    """The median time of several answers."""
    spans = []
    for _ in range(9):
        pressed, answered = press(page, tries(page, shipped=False, most=1)[0])
        spans.append(answered - pressed)
        page.wait_for_timeout(50)
    return sorted(spans)[len(spans) // 2]


def visit(browser: Browser, top: str) -> dict[str, float]:
    """A new reader opens the worked example, taps, asks Python, and goes on to another page."""
    page = browser.new_context().new_page()
    page.set_default_timeout(120_000)
    page.goto(top + PAGE, wait_until="commit")
    page.wait_for_selector("section.bw form button")
    pressed, answered = press(page, tries(page, shipped=True, most=1)[0])
    figures = {"tap": answered - pressed}
    figures["cold"] = press(page, tries(page, shipped=False, most=1)[0])[1]
    figures["paint"] = page.evaluate(PAINT)
    figures["live"] = live_answer(page)
    figures["moved"] = page.evaluate(MOVE, LATER.partition("/")[2])
    page.wait_for_selector("section.bw form button")
    pressed, answered = press(page, tries(page, shipped=False, most=1)[0])
    figures["later"] = answered - pressed
    page.context.close()
    return figures


def lite_visit(browser: Browser, top: str) -> float:
    """Until Python has answered in the notebook: all cells are run, and the first quiz answers a press."""
    page = browser.new_context(viewport={"width": 1100, "height": 900}).new_page()
    page.set_default_timeout(180_000)
    from_start = time.monotonic()
    page.goto(top + LITE, wait_until="commit")
    test_notebooks.run_all(page)
    test_notebooks.answers(page)
    took = time.monotonic() - from_start
    page.context.close()
    return took


def middle(visits: list[dict[str, float]]) -> dict[str, float]:
    return {name: sorted(each[name] for each in visits)[len(visits) // 2] for name in visits[0]}


def report(playwright: Playwright, title: str, handler: type[Handler], cage: Path | None) -> None:
    with serving(handler) as top, browser_in(playwright, cage) as browser:
        browser.new_page().goto("about:blank")  # so that the start of the browser itself is not measured
        figures = middle([visit(browser, top) for _ in range(VISITS)])
        print(f"  {title}, middle of {VISITS} visits")
        for name, words in WORDS.items():
            goal = GOALS[title].get(name)
            verdict = f"(goal {goal:.1f} s: {'met' if figures[name] <= goal else 'MISSED'})" if goal else ""
            print(f"    {words:<60} {figures[name]:7.3f} s {verdict}")
        if (SITE / "lite").exists():
            print(f"    {'the same page in JupyterLite, until Python answers':<60} {lite_visit(browser, top):7.3f} s")


# ---- bytes


def weights(page_file: Path) -> dict[str, tuple[int, int, int]]:
    """{kind: (bytes, gzip, brotli)} of all that a first visit to this page can bring."""
    (python,) = (SITE / "python").iterdir()
    tags = [tag.attributes for tag in read(page_file).walk()]
    asked = [tag["src"] for tag in tags if tag.get("src")]
    asked += [tag["href"] for tag in tags if tag.get("rel") == "stylesheet"]
    asked += [tag["data-at"] for tag in tags if "data-at" in tag]
    named = {(page_file.parent / address.partition("?")[0]).resolve() for address in asked}
    kinds = {
        "page": [page_file],
        "scripts": [path for path in named if path.suffix == ".js"] + [page_file.parent / "_static" / "worker.js"],
        "styles": [path for path in named if path.suffix == ".css"],
        "prepared answers": [path for path in named if path.suffix == ".json"],
        "Python": sorted(path for path in python.iterdir() if path.suffix not in (".gz", ".br")),
    }
    sums = {}
    for kind, files in kinds.items():
        contents = [path.read_bytes() for path in files]
        small = [min(len(each), len(brotli.compress(each, quality=9))) for each in contents]
        zipped = [min(len(each), len(gzip.compress(each, 9))) for each in contents]
        sums[kind] = (sum(map(len, contents)), sum(zipped), sum(small))
    sums["all"] = tuple(sum(column) for column in zip(*sums.values(), strict=True))
    return sums


def main() -> None:
    print("The site, served by this machine")
    with sync_playwright() as playwright:
        report(playwright, "full speed", Handler, None)
        report(playwright, "10 Mbit/s, 50 ms", Slow, None)
        with group(0.5) as cage:
            if cage:
                report(playwright, "half a core", Handler, cage)
            else:
                print("  half a core: not measured, for this machine lets no control group be made (run as root)")
    if not (SITE / "lite").exists():
        print("  JupyterLite: the site has no /lite/ yet")
    print(f"  {'bytes of a first visit':<28} {'plain':>12} {'gzip':>12} {'brotli':>12}")
    for kind, sizes in weights(SITE / PAGE).items():
        print(f"  {kind:<28} " + " ".join(f"{size:>12,}" for size in sizes))


if __name__ == "__main__":
    main()
