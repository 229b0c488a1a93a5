"""Search, as a reader asks it: in a player's words, without accents, by rule number, by card, with keys alone."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.pages import LANGUAGES, SITE, addresses, read

QUERIES = Path(__file__).with_name("queries")
INDEX = "**/search/index.json"
WORDS = {"en": ("Search the book", "Nothing was found"), "fr": ("Rechercher dans le livre", "Rien trouvé")}


def results(page: Page) -> Locator:
    return page.locator(".book-search li")


def ask(page: Page, words: str) -> Locator:
    """Type it into the search of the page; the finds, once they are there."""
    page.locator(".book-search input").fill(words)
    page.wait_for_function(
        "(words) => document.querySelector('.book-search [role=status]').dataset.asked === words", arg=words
    )
    return results(page)


@pytest.fixture
def french(visit) -> Page:
    return visit("fr/search.html")


@pytest.fixture
def english(visit) -> Page:
    return visit("en/search.html")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_ask_is_answered_among_the_first_three(visit, language):
    asked = [query for path in sorted(QUERIES.glob("*.json")) for query in json.loads(path.read_text("utf-8"))]
    asked = [query for query in asked if query["lang"] == language]
    assert len(asked) > 90
    found = visit(f"{language}/search.html").evaluate(
        """async (asked) => {
            const { opened } = await import("./search/finding.js");
            const { find } = opened(await (await fetch("./search/index.json")).json());
            return asked.map((words) => find(words, "partnership").slice(0, 3)
                .map(({ document }) => document.rule ?? "page:" + document.url.split(".")[0]));
        }""",
        [query["q"] for query in asked],
    )
    missed = [
        (query["q"], query["want"], first)
        for query, first in zip(asked, found, strict=True)
        if not set(first) & set(query["want"])
    ]
    assert missed == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_find_is_the_rule_itself_with_its_game(visit, language):
    asked, said, game = {
        "en": ("can the joker be moved?", "A substitute in a run moves in one way only", "Biriba in pairs"),
        "fr": ("est-ce qu’on peut déplacer le joker ?", "Le remplaçant d’une suite", "Biriba par paires"),
    }[language]
    first = ask(visit(f"{language}/search.html"), asked).first
    expect(first).to_contain_text(said)
    expect(first).to_contain_text(game)
    # Who reads the other game gets that one first.
    page = visit(f"{language}/g3-melds.html")
    page.keyboard.press("Control+k")
    expect(ask(page, asked).first.locator("b")).to_have_text("G3.8")


def test_french_words_are_found_without_their_signs(french):
    for typed, meant in {
        "regles": "règle",
        "coeur": "cœur",
        "cœurs": "cœur",
        "ouverture": "l’ouverture",
        "l'ouverture": "l’ouverture",
        "REMPLAÇANT": "remplaçant",
        "joker": "joker",
    }.items():
        found = ask(french, typed)
        assert found.count() >= 2, typed
        expect(found.filter(has_text=meant).first).to_be_visible()
        assert not any("’ " in text for text in found.all_inner_texts()), "the elision is still apart"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_number_leads_to_the_rule(visit, language):
    page = visit(f"{language}/search.html")
    for number, place in {
        "3.11": "03-melds.html#rule-3-11",
        "3.1": "03-melds.html#rule-3-1",
        "G3.3": "g3-melds.html#rule-g3-3",
        "g3.3": "g3-melds.html#rule-g3-3",
        {"en": "Rule 3.11", "fr": "Règle 3.11"}[language]: "03-melds.html#rule-3-11",
        {"en": "rule g3.3", "fr": "regle G3.3"}[language]: "g3-melds.html#rule-g3-3",
    }.items():
        link = ask(page, number).first.locator("a")
        assert link.get_attribute("href").endswith(f"/{language}/{place}"), number


@pytest.mark.parametrize(
    ("language", "named"),
    [("en", "10 of hearts"), ("en", "ten of hearts"), ("fr", "10 de cœur"), ("fr", "dix de coeur")],
)
def test_a_card_is_found_however_it_is_written(visit, language, named):
    page = visit(f"{language}/search.html")
    finds = []
    for written in ("10♥", "10♥\ufe0e", named):
        found = ask(page, written)
        assert found.count(), written
        assert all("10♥" in text for text in found.locator("mark").all_inner_texts()), written
        finds.append(found.all_inner_texts())
    assert finds[0] == finds[1] == finds[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_asks_for_the_game_gets_the_game_before_the_engine(visit, language):
    page = visit(f"{language}/search.html")
    for words in ("joker", "canasta", "3.11"):
        links = [link.get_attribute("href") for link in ask(page, words).locator("a").all()]
        engine = ["/api.html" in link for link in links]
        assert not engine[0] and engine == sorted(engine), links
    assert "/api.html" in ask(page, "legal_actions").first.locator("a").get_attribute("href")


def test_a_long_question_stays_within_the_dialog(visit):
    page = visit("fr/03-melds.html", viewport={"width": 360, "height": 740})
    page.keyboard.press("Control+k")
    assert ask(page, "x" * 200).count() == 0
    expect(page.locator(".book-search [role=status]")).to_contain_text("Rien trouvé")
    assert page.locator("dialog.book-search").evaluate("(box) => box.scrollWidth <= box.clientWidth")


def test_an_index_that_is_slow_to_come_is_waited_for_aloud(visit):
    held = []
    page = visit("fr/03-melds.html", before=lambda page: page.route(INDEX, lambda route: held.append(route)))
    page.keyboard.press("Control+k")
    page.keyboard.type("joker")
    expect(page.locator(".book-search [role=status]")).to_have_text("Recherche…")
    held[0].fallback()
    expect(results(page).first).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_the_book_has_not_is_not_found(visit, language):
    page = visit(f"{language}/search.html")
    for words in ("aviateur", "cxyz", "3.99", "12♥", '"><img src=x onerror=alert(1)>'):
        assert ask(page, words).count() == 0, words
        said = page.locator(".book-search [role=status]")
        expect(said).to_contain_text(WORDS[language][1])
        expect(said).to_contain_text(words)
    assert page.locator(".book-search img").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_search_works_with_keys_alone_and_lands_on_the_section(visit, language):
    page = visit(f"{language}/09-worked-example.html")
    page.keyboard.press("Control+k")
    expect(page.get_by_role("searchbox", name=WORDS[language][0])).to_be_focused()
    page.keyboard.type("3.11")
    page.keyboard.press("Enter")
    expect(results(page).first.locator("a")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(results(page).nth(1).locator("a")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{language}/03-melds.html#rule-3-11")
    expect(page.locator("#rule-3-11")).to_be_in_viewport()


def test_the_themes_buttons_open_the_search_and_escape_closes_it(visit):
    page = visit("en/03-melds.html", viewport={"width": 360, "height": 740})
    button = page.locator(".article-header-buttons .search-button__button")
    button.click()
    ask(page, "joker")
    expect(results(page).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.keyboard.press("Escape")
    expect(page.locator("dialog.book-search")).to_be_hidden()
    expect(button).to_be_focused()
    # A place on the same page: the dialog goes, the place is there.
    button.click()
    ask(page, "3.11").first.locator("a").click()
    expect(page.locator("dialog.book-search")).to_be_hidden()
    expect(page.locator("#rule-3-11")).to_be_in_viewport()


def test_the_search_page_keeps_what_was_asked_in_its_address(english):
    ask(english, "5♥ joker")
    assert english.url.endswith("search.html?q=5%E2%99%A5%20joker")
    english.reload()
    expect(english.locator(".book-search input")).to_have_value("5♥ joker")
    expect(results(english).first).to_be_visible()


def test_a_search_that_cannot_be_loaded_says_so(visit, watch):
    watch.allowed += ("404", "index.json")
    page = visit(
        "fr/search.html",
        before=lambda page: page.route(INDEX, lambda route: route.fulfill(status=404)),
    )
    page.locator(".book-search input").fill("joker")
    expect(page.locator(".book-search [role=status]")).to_contain_text("n’a pas pu être chargée")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_themes_search_is_left(language):
    names = {path.name for path in (SITE / language).rglob("*.js")}
    assert not names & {"searchindex.js", "searchtools.js", "language_data.js"}
    for address in addresses(language):
        sources = " ".join(tag.attributes.get("src", "") for tag in read(SITE / address).all("script"))
        assert "searchindex" not in sources
        assert "searchtools" not in sources


def test_the_search_goes_along_to_the_other_language(visit):
    page = visit("en/03-melds.html")
    page.keyboard.press("Control+k")
    expect(ask(page, "joker").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".language-switch").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.keyboard.press("Control+k")
    assert ask(page, "remplacants").count()
    page.keyboard.press("Enter")
    expect(results(page).first.locator("a")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/fr/*.html#*")
