"""What is solved is remembered by this browser: on the quizzes, on the home page, in both languages."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from biriba_widgets.questions.kinds import KINDS
from biriba_widgets.quiz import widget as quiz
from tests.site.pages import LANGUAGES, ROOT, SITE, read
from tests.site.test_store import BROWSERS

PAGE = "03-melds"
NAME = "biriba-solved"
#: An item with two answers, both of which the page holds ready.
ITEM = next(i for i in quiz.items(ROOT / "book" / "quizzes" / f"{PAGE}.json", "en") if i["item"]["kind"] == "legal")
WORDS = {"en": ("of", "Forgotten"), "fr": ("sur", "effacé")}


def answer(page: Page, right: bool) -> None:
    kind, item = KINDS["legal"], ITEM["item"]
    value = next(a["answer"][0] for a in kind.answers(item) if kind.right(item, a) == right)
    section = page.locator("section.bw", has=page.locator(f'[data-quiz-id="{ITEM["id"]}"]'))
    section.locator(f'button[value="{value}"]').click()


def note(page: Page):
    section = page.locator("section.bw", has=page.locator(f'[data-quiz-id="{ITEM["id"]}"]'))
    return section.locator("xpath=following-sibling::p[@class='bw-solved']")


def row(page: Page):
    return page.locator(".bw-progress li", has=page.locator(f'a[href="{PAGE}.html"]'))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_solved_is_counted_until_it_is_forgotten(visit, language):
    page = visit(f"{language}/{PAGE}.html")
    answer(page, right=False)
    expect(page.locator(".bw-says").filter(has=page.locator(".bad"))).to_be_visible()
    assert page.evaluate(f"localStorage.getItem('{NAME}')") is None
    answer(page, right=True)
    expect(note(page)).to_contain_text("✓")
    assert json.loads(page.evaluate(f"localStorage.getItem('{NAME}')")) == [ITEM["id"]]
    page.reload()
    expect(note(page)).to_contain_text("✓")
    for other in LANGUAGES:
        page.goto(re.sub(r"/(en|fr)/.*", f"/{other}/index.html", page.url))
        expect(row(page).locator("span")).to_contain_text(
            re.compile(rf"\b1\b.*{WORDS[other][0]}|{WORDS[other][0]}.*\d")
        )
    page.once("dialog", lambda asked: asked.accept())
    page.locator(".bw-progress button").click()
    expect(page.locator(".bw-kept")).to_contain_text(WORDS["fr"][1])
    expect(page.locator(".bw-progress button")).to_be_hidden()
    assert page.evaluate(f"localStorage.getItem('{NAME}')") is None


@pytest.mark.parametrize("stored", ["{", '{"a": 1}', "[1]", "null"])
def test_stored_data_that_cannot_be_read_is_set_aside(visit, stored):
    page = visit("fr/index.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [NAME, stored])
    page.reload()
    expect(page.locator(".bw-kept")).to_contain_text("mis de côté")
    assert page.evaluate(f"localStorage.getItem('{NAME}-unreadable')") == stored
    assert page.evaluate(f"localStorage.getItem('{NAME}')") == "[]"


def test_what_another_version_of_the_book_has_counted_is_left_in_peace(visit):
    page = visit("fr/index.html")
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [NAME, json.dumps(["later-1", ITEM["id"]])])
    page.reload()
    expect(row(page).locator("span")).to_contain_text(re.compile(r"\b1\b"))
    expect(page.locator(".bw-kept")).to_be_empty()
    assert json.loads(page.evaluate(f"localStorage.getItem('{NAME}')")) == ["later-1", ITEM["id"]]


@pytest.mark.parametrize(
    ("kind", "words"),
    [("full", "keeps nothing"), ("forbidden", "keeps nothing"), ("unreadable", "keeps nothing")]
    + [("for the session", "close it")],
)
def test_without_storage_it_counts_for_the_visit_and_says_so(visit, kind, words):
    script, _ = BROWSERS[kind]
    page = visit(f"en/{PAGE}.html", before=lambda page: page.add_init_script(script))
    answer(page, right=True)
    expect(note(page)).to_contain_text(words)
    page.goto(page.url.replace(PAGE, "index"))
    expect(page.locator(".bw-kept")).to_contain_text(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_scripts_off_the_quizzes_are_listed(visit, language):
    page = visit(f"{language}/index.html", java_script_enabled=False)
    for stem in (path.stem for path in (ROOT / "book" / "quizzes").glob("*.json")):
        link = page.locator(f'.bw-progress a[href="{stem}.html"]')
        if (SITE / language / f"{stem}.html").exists():
            expect(link).to_be_visible()
    expect(page.locator(".bw-progress button")).to_be_hidden()
    addresses = [tag.attributes.get("href", "") for tag in read(SITE / language / "index.html").all("a")]
    notebooks = [address for address in addresses if address.endswith("ipynb")]
    assert notebooks and all(address.endswith("index.ipynb") for address in notebooks)  # the page itself


def test_a_hint_stays_open_and_the_answer_comes_into_view(visit):
    page = visit(f"en/{PAGE}.html", viewport={"width": 360, "height": 500}, reduced_motion="reduce")
    section = page.locator("section.bw", has=page.locator(f'[data-quiz-id="{ITEM["id"]}"]'))
    section.locator("details.hint summary").click()
    answer(page, right=True)
    expect(note(page)).to_contain_text("✓")
    expect(section.locator("details.hint")).to_have_attribute("open", "")
    expect(section.locator(".bw-says")).to_be_in_viewport()
