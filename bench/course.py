"""The course as a reader takes it: steps, words, taps and minutes, in a browser without Python: printed, not tested.

Minutes of somebody who reads 200 words a minute, looks two seconds at each new picture, takes a second for each tap,
and is wrong once in every lesson.
"""

import json
import re
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from biriba_widgets.course import first_deal, lessons, steps  # noqa: E402
from biriba_widgets.protocol import as_text  # noqa: E402
from book.builder.site.serve import server  # noqa: E402
from tests import chromium  # noqa: E402
from tests.site.pages import LANGUAGES, SITE  # noqa: E402
from tests.site.test_course import TAP  # noqa: E402
from tests.widgets import test_course as tries  # noqa: E402

FORM = '.bw[data-widget="course"]'
WORDS_A_MINUTE, LOOK, TOUCH = 200, 2.0, 1.0
FIRST = [str(number) for number in range(1, 12)]


class Reader:
    """Counts what somebody does on the way."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps, self.words, self.seconds = page, 0, 0, 0.0

    def read(self) -> None:
        """A new picture and the sentences beside it."""
        told = self.page.locator(f"{FORM} .course-goal, {FORM} output").all_inner_texts()
        words = len(re.findall(r"\S*\w\S*", " ".join(told)))
        self.words += words
        self.seconds += LOOK + words / WORDS_A_MINUTE * 60

    def tap(self, submission: Mapping[str, Sequence[str]]) -> Any:
        shown = self.page.evaluate(TAP, submission)
        assert "lost" not in shown, shown
        answers = submission.get("do") == ["answer"]  # the last card does, without a button
        taps = len(submission.get("card", ())) + (not answers and set(submission) != {"card"})
        self.taps += taps
        self.seconds += taps * TOUCH
        self.read()
        return shown["state"]


def deal(reader: Reader) -> None:
    """The first deal by what the voice says; the others' turns take the time that they take."""
    step = lessons.lessons()["11"].steps[0]
    state = json.loads(reader.page.locator(FORM).get_attribute("data-state") or "")
    while not state["right"]:
        now = first_deal.now(step, state)
        if now.seat == first_deal.YOU:
            action = first_deal.advice(step, state)
            after = reader.tap(next(steps.sent(now, action)))
            state = reader.tap({"play": [str(action)]}) if after == state else after
        elif first_deal.is_open(step, state):
            state = reader.tap({"go": ["others"]})
        else:
            moved = "(was) => document.querySelector('.bw').dataset.state !== was"
            reader.page.wait_for_function(moved, arg=as_text(state))
            state = json.loads(reader.page.locator(FORM).get_attribute("data-state") or "")
            reader.seconds += 1.0


def walk(page: Page, top: str, language: str) -> None:
    page.goto(f"{top}index.html?choose")
    page.locator(f'a[href="{language}/learn.html"]').click()
    page.wait_for_function("() => window.biriba && document.querySelector('.bw')")
    reader = Reader(page)
    reader.read()
    for name in FIRST:
        before, lesson = reader.seconds, lessons.lessons()[name]
        missed = False
        for step in lesson.steps:
            if step.kind == "deal":
                deal(reader)
                continue
            for submission in [] if missed else list(tries.wrong_tries(step))[:1]:  # type: ignore[no-untyped-call]
                missed = True
                reader.tap(submission)
            for submission in tries.solving(step):  # type: ignore[no-untyped-call]
                if reader.tap(submission)["right"]:
                    break
            reader.tap({"go": ["on"]})
        print(f"{language}  lesson {name:>2}  {len(lesson.steps)} steps  {(reader.seconds - before) / 60:4.1f} min")
    print(f"{language}  in all: {reader.taps} taps, {reader.words} words read, {reader.seconds / 60:.1f} min")


def main() -> None:
    serving = server(SITE)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for language in LANGUAGES:
            context = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
            page = context.new_page()
            page.add_init_script("delete window.WebAssembly")
            walk(page, f"http://127.0.0.1:{serving.server_port}/", language)
            context.close()
        browser.close()
    serving.shutdown()


if __name__ == "__main__":
    main()
