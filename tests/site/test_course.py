"""The guided course in a browser without Python: every step by taps, wrong taps too, its memory; a whole first deal."""

import json

import pytest
from playwright.sync_api import Page, expect

from biriba_core import parse_action
from biriba_widgets.course import first_deal, lessons, steps
from biriba_widgets.protocol import as_text
from biriba_widgets.words import set_in_type
from tests.site.pages import LANGUAGES
from tests.site.test_keys import tab_to
from tests.widgets.test_course import solving, wrong_tries

PHONE = {"width": 360, "height": 640}
FORM = '.bw[data-widget="course"]'
#: One submission by taps: cards are chosen; the button, or the last card where that answers, is pressed. Gives what the
#: form shows once the answer has come.
TAP = """async (submission) => {
  const form = document.querySelector('.bw[data-widget="course"]');
  const by = (name, value) => [...form.querySelectorAll(`[name="${name}"]`)].filter((one) => one.value === value);
  const cards = submission.card ?? [];
  const one = cards.length === 1 ? by("card", cards[0]).find((node) => node.matches("button")) : null;
  const boxes = [];
  for (const card of one ? [] : cards) {
    const box = by("card", card).find((node) => node.matches("input:not(:checked)") && !boxes.includes(node));
    if (!box) return { lost: card };
    boxes.push(box);
  }
  const last = form.querySelector("button[data-live]") ? boxes.pop() : null;
  for (const box of boxes) box.click();
  const name = Object.keys(submission).find((key) => key !== "card"), value = submission[name]?.[0];
  const shown = (node) => node.matches("button") && node.offsetParent && !node.disabled;
  const button = one ?? last ?? by(name, value).find(shown);
  if (!button) return { lost: `${name} ${value}` };
  const began = performance.now();
  const answered = await new Promise((done) => {
    form.addEventListener("biriba:answered", () => done(true), { once: true });
    setTimeout(done, 30000, false);
    button.click();
  });
  if (!answered) return { lost: `the answer to ${name} ${value} ${cards}` };
  const took = performance.now() - began, { bottom } = form.getBoundingClientRect();
  const cut = [...form.querySelectorAll("button, label, .card")].filter((node) => {
    const { left, right, width } = node.getBoundingClientRect();
    return width && (left < -1 || right > innerWidth + 1);
  });
  return {
    took, state: JSON.parse(form.dataset.state), said: form.querySelector("output").textContent,
    rules: form.querySelectorAll("output a.rule").length,
    fits: bottom <= innerHeight && document.documentElement.scrollWidth <= innerWidth && !cut.length,
  };
}"""


def tap(page: Page, submission) -> dict:
    shown = page.evaluate(TAP, submission)
    assert "lost" not in shown, f"{shown['lost']} is not there"
    return shown


def opened(visit, language: str, hash_: str = "", **options) -> Page:
    """The page of the course in a browser that can't start Python."""
    before = options.pop("before", lambda page: page.add_init_script("delete window.WebAssembly"))
    page = visit(f"{language}/learn.html{hash_}", before=before, viewport=PHONE, reduced_motion="reduce", **options)
    page.wait_for_function("() => window.biriba && document.querySelector('.bw')")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_missed_then_solved_by_taps_and_nothing_needs_scrolling(visit, language):
    page = opened(visit, language)
    times = []
    for lesson in lessons.lessons().values():
        tap(page, {"go": ["menu"]})
        shown = tap(page, {"go": [lesson.name]})
        for step in lesson.steps:
            if step.kind == "deal":
                continue
            assert shown["fits"], f"{shown['state']['at']} does not fit the screen"
            for submission in list(wrong_tries(step))[:1]:
                shown = tap(page, submission)
                assert shown["state"]["misses"] == 1 and shown["rules"] == 1
                assert shown["fits"], f"{shown['state']['at']}: the ruling does not fit the screen"
                times.append(shown["took"])
            for submission in solving(step):
                shown = tap(page, submission)
                times.append(shown["took"])
                if shown["state"]["right"]:
                    break
            assert shown["state"]["right"] and set_in_type(step.praise[language], language) in shown["said"]
            assert shown["fits"], f"{shown['state']['at']}: the praise does not fit the screen"
            if step is not lesson.steps[-1]:
                shown = tap(page, {"go": ["on"]})
    assert sorted(times)[len(times) // 2] < 100, "an answer without Python takes more than a tenth of a second"
    done = json.loads(page.evaluate("localStorage.getItem('biriba-solved')"))
    assert {f"course-{name}" for name in lessons.lessons()} - set(done) == {"course-11"}


@pytest.mark.parametrize(("language", "strays"), [("en", False), ("fr", True)])
def test_the_first_deal_is_played_to_its_count_left_and_found_again(visit, language, strays):
    """By the suggested moves without Python; or with it, where the reader keeps the queen and discards instead."""
    page = opened(visit, language, "#l=11", **({"before": None} if strays else {}))
    page.wait_for_function("() => document.querySelector('.bw').dataset.state.includes('11.1')")
    step = lessons.lessons()["11"].steps[0]
    aside = next(place for place, text in enumerate(first_deal.planned(step)) if text == "extend 2 QS QH QD QD QC QC")
    state, left = json.loads(page.locator(FORM).get_attribute("data-state")), False
    while not state["right"]:
        if first_deal.now(step, state).seat == first_deal.YOU:
            action = first_deal.advice(step, state)
            if strays and state["along"] == aside and not state["did"]:
                action = parse_action("discard 8H")
            shown = tap(page, next(steps.sent(first_deal.now(step, state), action)))
            if shown["state"] == state:  # the cards can lie in several ways: the buttons that ask which are there
                shown = tap(page, {"play": [str(action)]})
        elif first_deal.is_open(step, state):
            shown = tap(page, {"go": ["others"]})
        else:  # the others play by themselves
            page.wait_for_function("(was) => document.querySelector('.bw').dataset.state !== was", arg=as_text(state))
            shown = {"state": json.loads(page.locator(FORM).get_attribute("data-state")), "fits": True}
        assert shown["fits"]
        state = shown["state"]
        gone = len(state["did"]) > 9 if strays else state["along"] > 40
        if not left and gone and first_deal.now(step, state).seat == first_deal.YOU:
            left = True
            page.goto(page.url.replace("learn.html", "index.html").partition("#")[0])
            page.go_back()
            page.wait_for_function(
                """(was) => {
                  const { along, did } = JSON.parse(document.querySelector('.bw').dataset.state);
                  return along === was.along && did.length === was.did.length;
                }""",
                arg=state,
            )
    assert left and bool(state["did"]) == strays
    expect(page.locator(f"{FORM} table").first).to_be_visible()
    expect(page.locator(f"{FORM} a.bw-page")).to_have_attribute("href", "play.html")
    page.goto(page.url.replace("learn.html", "index.html").partition("#")[0])
    expect(page.locator('.bw-progress li:has(a[href="learn.html"]) span').first).to_contain_text("1")


def test_a_reader_comes_back_to_the_step_and_a_lesson_that_was_sent_opens(visit):
    page = visit("index.html", before=lambda page: page.add_init_script("delete window.WebAssembly"), viewport=PHONE)
    page.get_by_role("link", name="Learn to play").click()
    page.locator(f'{FORM} button[value="*"]').click()  # the second tap from the front page touches the first card
    expect(page.locator(f"{FORM} .answer.good")).to_be_visible()
    tap(page, {"go": ["on"]})
    assert page.url.endswith("#l=1")
    page.goto(page.url.partition("#")[0].replace("learn", "index"))
    page.goto(page.url.replace("index", "learn"))
    page.wait_for_function("() => document.querySelector('.bw').dataset.state.includes('1.2')")
    page.goto(page.url.partition("#")[0].replace("learn", "index"))
    page.goto(page.url.replace("index", "learn") + "#l=7")
    page.wait_for_function("() => document.querySelector('.bw').dataset.state.includes('7.1')")
    page.locator(".language-switch").first.click()
    page.wait_for_url("**/fr/learn.html#l=7")
    page.wait_for_function("() => document.querySelector('.bw').dataset.state.includes('7.1')")


@pytest.mark.parametrize("stored", ["{", "[]", '{"at": 3}', '{"at": "99.9"}'])
def test_a_place_that_cannot_be_used_begins_anew(visit, stored):
    script = f"delete window.WebAssembly; localStorage.setItem('biriba-course', {json.dumps(stored)})"
    page = opened(visit, "fr", before=lambda page: page.add_init_script(script))
    tap(page, {"card": ["*"]})
    expect(page.locator(f"{FORM} .answer.good")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_by_keys_alone_each_answer_is_said_and_the_focus_goes_on(visit, language):
    page = opened(visit, language)
    says = page.locator(f"{FORM} output[aria-live=polite]")
    for submission, name in (("KS", "bad"), ("*", "good")):
        tab_to(page, f'{FORM} button[name="card"][value="{submission}"]')
        page.keyboard.press("Enter")
        expect(page.locator(f"{FORM} .answer.{name}")).to_be_visible()
        expect(says).not_to_be_empty()
    assert page.evaluate("document.activeElement.value") == "on", "the focus waits on the button that leads on"
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.bw').dataset.state.includes('1.2')")
    assert page.evaluate("document.activeElement.classList.contains('course-goal')"), "the next sentence is read out"
    for card in ("2H", "*"):
        tab_to(page, f'{FORM} input[value="{card}"]')
        page.keyboard.press("Space")  # the second card answers
    expect(page.locator(f"{FORM} .answer.good")).to_be_visible()
