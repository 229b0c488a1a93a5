"""Both languages as one book, by the README's second way: `jupyter-book build .` with the packages of pip alone."""

import os
import re
import shutil
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from book.builder.project import LANGUAGES, ROOT
from book.builder.site.serve import server
from tests.book.notebooks import stems
from tests.site.conftest import Watch, opened
from tests.site.pages import SITE, faces, interface, read, shipped
from tests.site.test_built import CDN, KINDS, SAME
from tests.site.test_reader import all_answered, tap, tries

# This build can't use node_modules nor the output of another build.
LEFT_OUT = shutil.ignore_patterns("node_modules", ".git", ".venv", "_build", "_site", "tests", "__pycache__")
TAPPED = ("03-melds", "04-a-turn", "g3-melds", "questions")


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the built pages."""
    copy = tmp_path_factory.mktemp("one") / "copy"
    shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
    done = subprocess.run(
        [str(Path(sys.executable).with_name("jupyter-book")), "build", ".", "-W", "--keep-going", "--quiet"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return copy / "_build" / "html"


@pytest.fixture(params=["file", "http"])
def at(book: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of the book's folder, as somebody who opens a file has it and as a server gives it."""
    if request.param == "file":
        yield book.as_uri() + "/"
        return
    serving = server(book)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_port}/"
    serving.shutdown()


@pytest.mark.parametrize("language", LANGUAGES)
def test_forms_give_their_prepared_answers(browser: Browser, at, language):
    watch = Watch()
    for stem in TAPPED:
        page = opened(browser, watch, at, f"book/{language}/{stem}.html", viewport={"width": 360, "height": 640})
        found = tries(page, shipped=True)
        assert found, f"{stem} has nothing to tap"
        all_answered(page, found, within=5_000)
        page.context.close()
    assert not watch.faults, "\n".join(watch.faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_says_when_it_has_no_prepared_answer(browser: Browser, at, language):
    watch = Watch()
    page = opened(browser, watch, at, f"book/{language}/play.html", viewport={"width": 360, "height": 640})
    (one,) = tries(page, shipped=False, most=1)
    tap(page, one)
    words = {"en": "the published editions answer everything", "fr": "les éditions publiées répondent à tout"}
    expect(page.locator(".bw-line", has_text=words[language])).to_be_visible()
    page.context.close()
    assert not watch.faults, "\n".join(watch.faults)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", ("Search", "Search finished, found")), ("fr", ("Rechercher", "Recherche terminée"))],
)
def test_the_one_search_box_finds_pages_in_the_readers_language(browser: Browser, at, language, words):
    watch = Watch()
    page = opened(browser, watch, at, f"book/{language}/03-melds.html", viewport={"width": 1280, "height": 720})
    (button,) = [one for one in page.locator(".search-button__button").all() if one.is_visible()]
    button.click()
    page.keyboard.type("joker")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(f"book/{language}/search.html"))
    found = page.locator("#search-results li a")
    expect(page.locator(".search-summary")).to_contain_text(words[1], timeout=30_000)
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator(".bd-search-container h1").text_content() == words[0]
    places = {link.evaluate("(link) => new URL(link.href).pathname.split('/').at(-2)") for link in found.all()}
    assert places == {language}
    page.context.close()
    assert not watch.faults, "\n".join(watch.faults)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_says_its_language_and_where_the_other_is(book, language):
    (other,) = {*LANGUAGES} - {language}
    for stem in stems(language):
        page = read(book / "book" / language / f"{stem}.html")
        assert page.all("html")[0].attributes["lang"] == language
        (switch,) = [tag for tag in page.all("a") if tag.attributes.get("class") == "language-switch"]
        assert switch.attributes["href"].endswith(f"book/{other}/{stem}.html")


def test_no_english_word_is_left_in_the_frame_of_a_french_page(book):
    """The list of pages is in both languages; its words are the pages' own titles and the names of their groups."""
    tags = [tag for path in (book / "book").rglob("*.html") for tag in read(path).all("a", "span")]
    named = [tag for tag in tags if tag.name == "a" or tag.get("class") == "caption-text"]
    listed = {word for tag in named for word in interface(tag)}
    for stem in stems("fr"):
        french, english = (interface(read(book / "book" / code / f"{stem}.html")) for code in ("fr", "en"))
        left = {word for word in french & english if not SAME.fullmatch(word)}
        assert not left - listed - {*LANGUAGES.values()}, stem


def test_no_page_holds_a_script_or_a_style_of_its_own(book):
    """The policy forbids both, in every page."""
    for path in book.rglob("*.html"):
        scripts = [tag for tag in read(path).all("script") if "src" not in tag.attributes]
        assert all(tag.attributes.get("type") == "application/json" for tag in scripts), path.name
        assert not read(path).all("style"), path.name


def test_it_asks_for_nothing_elsewhere(book):
    for path in book.rglob("*"):
        if path.suffix in KINDS and path.name != "fontawesome.js":
            assert not CDN.search(path.read_text("utf-8")), path.name


def test_no_two_pages_have_one_title(book):
    titles = Counter(read(path).all("title")[0].written.strip() for path in (book / "book").rglob("*.html"))
    assert titles.most_common(1)[0][1] == 1, titles.most_common(3)
    assert all(any(name in title for title in titles) for name in LANGUAGES.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_the_faces_and_answers_of_the_editions(book, language):
    for stem in stems(language):
        path, ours = book / "book" / language / f"{stem}.html", SITE / language / f"{stem}.html"
        states, wanted = ([face.attributes["data-state"] for face in faces(one)] for one in (path, ours))
        assert states == wanted
        assert shipped(path) == shipped(ours)
