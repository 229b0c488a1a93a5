"""The practice page in the browser: a series from its address, what comes back, what is kept, the sheet on paper."""

import io
import json
import re
import unicodedata

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from biriba_widgets.practice import widget as practice
from biriba_widgets.practice.memory import DAY
from biriba_widgets.practice.series import Series
from biriba_widgets.practice.sheet import right_answer
from biriba_widgets.words import say
from tests.site.pages import LANGUAGES, SITE, read
from tests.site.test_reader import faults_of

FORM = '.bw[data-widget="practice"]'
NAME = "biriba-practice"
PYTHON = 40_000
CLASS = Series("7B", "greek-canasta", ("super-biriba",), 2, 5, ("G3", "G5.1"))
LONG_AGO = 1_700_000_000


def state(page: Page) -> dict:
    return json.loads(page.locator(FORM).get_attribute("data-state"))


def until(page: Page, number: str, lang: str, **values: int) -> None:
    """Wait for a question by its number, or for one that comes back."""
    told = say(lang, f"practice.{number}", **values)
    expect(page.locator(f"{FORM} .practice")).to_contain_text(told, timeout=PYTHON)


def choose(page: Page, right: bool = True) -> None:
    """Answer the question that stands there; a wrong answer is the other one of two."""
    item = practice.question(state(page))
    answer = right_answer(item)
    if "card" in answer:
        for card in answer["card"]:
            page.locator(f'{FORM} input[name="card"][value="{card}"]:not(:checked)').first.evaluate("(i) => i.click()")
    elif item["kind"] in ("value", "count"):
        page.locator(f'{FORM} input[name="answer"]').fill(answer["answer"][0] if right else "9998")
    else:
        every = page.locator(f'{FORM} button[name="answer"]')
        values = [every.nth(n).get_attribute("value") for n in range(every.count())]
        value = answer["answer"][0] if right else next(v for v in values if v != answer["answer"][0])
        page.locator(f'{FORM} button[name="answer"][value="{value}"]').click()
    if send := page.locator(f'{FORM} button[value="answer"]').all():
        send[0].click()
    expect(page.locator(f"{FORM} .bw-says .{'good' if right else 'bad'}")).to_be_visible(timeout=PYTHON)


def following(page: Page) -> None:
    before = page.locator(FORM).get_attribute("data-state")
    page.locator(f'{FORM} button[value="next"]').click()
    expect(page.locator(FORM)).not_to_have_attribute("data-state", before, timeout=PYTHON)


def stored(page: Page) -> list:
    return json.loads(page.evaluate(f"localStorage.getItem('{NAME}')") or "[]")


def keep(text: str):
    """A browser that has kept this."""
    return lambda page: page.add_init_script(
        f"localStorage.getItem('{NAME}') ?? localStorage.setItem('{NAME}', {text!r})"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_gives_a_class_the_same_questions(visit, language):
    page = visit(f"{language}/practice.html#{CLASS.address()}", viewport={"width": 360, "height": 740})
    until(page, "number", language, n=1, of=5)
    expect(page.locator(FORM)).not_to_have_attribute("aria-busy", "", timeout=PYTHON)
    for number in (1, 2):
        asked = practice.question(state(page))
        assert asked == CLASS.question(number)
        question = page.locator(f"{FORM} h3").inner_text()
        assert question == say(language, "practice.ask." + asked["ask"])
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        choose(page)
        following(page)
    assert page.url.endswith("#" + CLASS.address())
    assert page.locator(f"{FORM} input[readonly]").input_value() == page.url


def test_a_tap_that_comes_before_the_address_is_answered_does_not_lose_it(visit):
    held = []
    page = visit(
        f"en/practice.html#{CLASS.address()}",
        before=lambda page: page.route("**/library.bin", lambda route: held.append(route)),
    )
    expect(page.locator(f"{FORM}[inert]")).to_have_count(1)
    page.mouse.click(*middle(page, f'{FORM} button[value="no"]'))
    while not held:
        page.wait_for_timeout(50)
    held[0].fallback()
    until(page, "number", "en", n=1, of=5)
    expect(page.locator(f"{FORM}[inert]")).to_have_count(0)
    assert practice.question(state(page)) == CLASS.question(1)


def middle(page: Page, where: str) -> tuple[float, float]:
    box = page.locator(where).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_bad_address_is_said_to_and_the_question_stays(visit):
    page = visit("fr/practice.html#s=%3Cimg%20src=x%3E")
    expect(page.locator(f"{FORM} .bw-problem")).to_have_text(say("fr", "practice.bad-address"), timeout=PYTHON)
    assert page.locator(f"{FORM} img").count() == 0
    choose(page)


def test_the_first_answer_needs_no_python(visit, watch):
    watch.allowed += ("404", "/python/")
    page = visit("en/practice.html", before=lambda page: page.route("**/python/**", lambda r: r.fulfill(status=404)))
    choose(page, right=False)
    assert [entry[:2] for entry in stored(page)] == [[practice.question(state(page))["topic"], 0]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_hard_comes_back_and_can_be_forgotten(visit, language):
    page = visit(f"{language}/practice.html", before=keep(json.dumps([["3.6", 0, LONG_AGO]])))
    until(page, "back", language)
    assert practice.question(state(page))["topic"] == "3.6"
    choose(page)
    assert [entry[:2] for entry in stored(page)] == [["3.6", 0], ["3.6", 1]]
    assert stored(page)[1][2] > LONG_AGO + DAY
    following(page)
    until(page, "number", language, n=1, of=10)
    page.locator(f"{FORM} details[id$=standing] > summary").click()
    expect(page.locator(f"{FORM} .standing li")).to_contain_text("3.6")
    page.once("dialog", lambda asked: asked.dismiss())
    page.locator(f'{FORM} button[value="forget"]').click()
    assert len(stored(page)) == 2
    page.once("dialog", lambda asked: asked.accept())
    page.locator(f'{FORM} button[value="forget"]').click()
    forgotten = page.locator(f"{FORM} details[id$=standing] [role=alert]")
    expect(forgotten).to_have_text(say(language, "practice.forgotten"), timeout=PYTHON)
    expect(forgotten).to_be_in_viewport()
    assert stored(page) == []


@pytest.mark.parametrize("kept", ["{", '[["<b>", 1, 2]]', "null", '{"a": 1}'])
def test_bad_stored_answers_are_set_aside(visit, kept):
    page = visit("fr/practice.html", before=keep(kept))
    expect(page.locator(f"{FORM} .bw-problem")).to_have_text(say("fr", "practice.aside"), timeout=PYTHON)
    assert page.evaluate(f"localStorage.getItem('{NAME}-unreadable')") == kept
    choose(page)
    assert len(stored(page)) == 1


def test_a_rule_of_another_version_of_the_book_is_passed_over_and_stays_kept(visit):
    page = visit("fr/practice.html", before=keep(json.dumps([["9.9", 0, LONG_AGO], ["3.6", 0, LONG_AGO]])))
    until(page, "back", "fr")
    assert practice.question(state(page))["topic"] == "3.6"
    expect(page.locator(f"{FORM} .bw-problem, {FORM} .bw-anew")).to_have_count(0)
    choose(page)
    assert [entry[:2] for entry in stored(page)] == [["9.9", 0], ["3.6", 0], ["3.6", 1]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_may_be_kept_it_works_for_the_visit_and_says_so(visit, language):
    forbid = "Storage.prototype.setItem = () => { throw new Error('full'); }"
    page = visit(f"{language}/practice.html", before=lambda page: page.add_init_script(forbid))
    choose(page, right=False)
    expect(page.locator(".bw-kept")).to_have_text(say(language, "practice.visit"))
    following(page)
    assert [entry[:2] for entry in state(page)["log"]] == [["3.13", 0]]


def test_a_reader_goes_on_where_they_were_after_a_reload(visit):
    page = visit("en/practice.html")
    choose(page)
    following(page)
    choose(page)
    page.reload()
    until(page, "number", "en", n=2, of=10)
    assert practice.question(state(page)) == Series("2").question(2)
    assert (state(page)["right"], state(page)["asked"]) == (2, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_that_begins_is_seen_and_a_name_that_cannot_be_is_said_where_it_was_typed(visit, language):
    page = visit(f"{language}/practice.html", viewport={"width": 360, "height": 740})
    page.locator(f"{FORM} .hint > summary").click()
    page.locator(f"{FORM} details[id$=choose] > summary").click()
    page.locator(f'{FORM} input[name="seed"]').fill("<b>")
    page.locator(f'{FORM} button[value="begin"]').click()
    expect(page.locator(f"{FORM} .bw-problem")).to_have_text(say(language, "practice.bad-seed"), timeout=PYTHON)
    expect(page.locator(f"{FORM} .bw-problem")).to_be_in_viewport()
    page.locator(f'{FORM} input[name="seed"]').fill("7b")
    page.locator(f'{FORM} button[value="begin"]').click()
    page.wait_for_url("**/practice.html#s=7B&**")
    expect(page.locator(f"{FORM} h3").first).to_be_in_viewport()
    expect(page.locator(f"{FORM} h3").first).to_be_focused()
    assert not page.locator(f"{FORM} .hint").evaluate("(hint) => hint.open"), "the hint of the question before"


def test_keys_alone_are_enough(visit):
    page = visit("en/practice.html", viewport={"width": 360, "height": 740})

    def tab_to(where: str) -> None:
        for _ in range(200):
            if page.evaluate("(where) => document.activeElement.matches(where)", where):
                return
            page.keyboard.press("Tab")
        pytest.fail(f"{where} is out of reach of the Tab key")

    right = right_answer(practice.question(state(page)))["answer"][0]
    tab_to(f'{FORM} button[name="answer"][value="{right}"]')
    page.keyboard.press("Enter")
    expect(page.locator(f"{FORM} .bw-says .good")).to_be_visible(timeout=PYTHON)
    tab_to(f'{FORM} button[value="next"]')
    page.keyboard.press("Enter")
    until(page, "number", "en", n=2, of=10)
    assert page.evaluate("document.activeElement.tagName") == "H3", "the new question is read out"
    expect(page.locator(f"{FORM} h3")).to_be_in_viewport()


def plain(text: str) -> str:
    """Without ligatures, and with one kind of space."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def printed(page: Page) -> list[str]:
    """The text of each side of paper, as the browser prints the page."""
    return [plain(side.extract_text()) for side in PdfReader(io.BytesIO(page.pdf(format="A4"))).pages]


@pytest.fixture
def sheet(visit, request):
    """A series of ten on paper, as a browser prints it."""
    language = request.param
    page = visit(f"{language}/practice.html#s=7B&level=3&n=10", viewport={"width": 360, "height": 740})
    expect(page.locator(FORM)).not_to_have_attribute("aria-busy", "", timeout=PYTHON)
    until(page, "number", language, n=1, of=10)
    page.locator(f"{FORM} details[id$=sheet] > summary").click()
    page.locator(f'{FORM} button[value="sheet"]').click()
    expect(page.locator(f"{FORM} .bw-sheet")).to_be_visible(timeout=PYTHON)
    return language, page


@pytest.mark.parametrize("sheet", LANGUAGES, indirect=True)
def test_a_sheet_is_printed_alone_with_its_answers_apart(sheet):
    language, page = sheet
    expect(page.locator(f'{FORM} button[value="print"]')).to_be_visible()
    pages = printed(page)
    answers = plain(say(language, "practice.sheet-answers", seed="7B"))
    first = next(number for number, side in enumerate(pages) if answers in side)
    assert pages[first].startswith(answers), "the answers begin a page"
    assert first and "7B" in pages[0] and not any(answers in side for side in pages[:first])
    assert len(pages) <= 5, "ten questions and their answers on three sheets at most"
    whole = " ".join(pages)
    for number in range(1, 11):
        asked = practice.question({"series": state(page)["series"], "at": number, "back": None})["ask"]
        assert plain(say(language, f"practice.ask.{asked}")) in whole
    for words in [*navigation(language), say(language, "practice.next"), say(language, "quiz.answer")]:
        assert not re.search(rf"\b{re.escape(words)}\b", whole), words


@pytest.mark.parametrize("sheet", ["fr"], indirect=True)
def test_all_that_opens_is_accessible_and_fits_a_phone(sheet, watch):
    _, page = sheet
    watch.allowed += ("Applying inline style",)
    for summary in page.locator(f"{FORM} summary").all():
        if summary.is_visible() and summary.evaluate("(summary) => !summary.parentNode.open"):
            summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    faults = faults_of(page, "article")
    assert not faults, "\n".join(faults)


def navigation(language: str) -> set[str]:
    """The titles of the book's pages, as its table of contents names them."""
    links = read(SITE / language / "practice.html").all("a")
    titles = {tag.written.strip() for tag in links if "internal" in tag.attributes.get("class", "").split()}
    return {title for title in titles if len(title) > 12}


@pytest.mark.parametrize("address", ["en/03-melds.html", "fr/03-melds.html", "fr/05-biribaki.html"])
def test_a_page_prints_without_what_is_for_the_screen(visit, address):
    page = visit(address)
    prose = plain(page.locator("article").inner_text())
    rules = page.locator("article a.rule").evaluate_all("(links) => links.map((link) => link.textContent)")
    named = {rule for rule in rules if re.fullmatch(r"G?\d\.\d+", rule)}
    paper = " ".join(printed(page))
    assert plain(page.locator("article h1").evaluate("(title) => title.firstChild.textContent")) in paper
    assert all(re.search(rf"(?<![\d.]){re.escape(rule)}(?!\d)", paper) for rule in named)
    elsewhere = {title for title in navigation(address[:2]) if plain(title) not in prose}
    assert len(elsewhere) > 8
    assert not [title for title in elsewhere if plain(title) in paper]
    page.emulate_media(media="print")
    pressed = "button:visible:not(:has(.card)), input[type=text]:visible, select:visible, summary:visible"
    assert page.locator(pressed).count() == 0, "only the cards of a table stay, which are buttons on the screen"
    assert page.locator("article .card:visible").count() > 10
