"""Everything that is printed: the engine's numbers, read again from the finished PDF, which is tagged."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from pypdf import PdfReader

from biriba_core import PARTNERSHIP, parse_position, profile, score
from biriba_core.cards import CARDS
from biriba_core.rulebook import GAMES, plain_text, rules_of
from biriba_widgets.words import number, set_in_type, signed
from book.builder import paper
from book.builder.extension.forms import with_paper_links
from book.builder.paper import booklet, score_sheet, wording
from tests.book.notebooks import cells, stems, text

EVERY = [(kind, game, lang) for kind in paper.KINDS for game in paper.GAMES for lang in ("en", "fr")]
EACH = pytest.mark.parametrize(("kind", "game", "lang"), EVERY)
CARD = pytest.mark.parametrize(("game", "lang"), [(game, lang) for kind, game, lang in EVERY if kind == "card"])
SITE = "https://biriba.example-family.gr/"
#: Wide, high (mm), and how many pages.
SIZES = {
    "card": (148, 210, (2, 2)),
    "score": (210, 297, (2, 2)),
    "rules": (148, 210, (12, 20)),
    "evening": (148, 210, (1, 1)),
}
BOOKLET = pytest.mark.parametrize(("game", "lang"), [(game, lang) for kind, game, lang in EVERY if kind == "rules"])


@cache
def made(kind: str, game: str, lang: str) -> bytes:
    return paper.pdf(kind, profile(game), lang, SITE)


@cache
def reader(kind: str, game: str, lang: str) -> PdfReader:
    return PdfReader(io.BytesIO(made(kind, game, lang)))


@cache
def texts(kind: str, game: str, lang: str) -> tuple[str, ...]:
    """What is printed on each page."""
    return tuple(page.extract_text() for page in reader(kind, game, lang).pages)


def read(kind: str, game: str, lang: str) -> str:
    """All that is printed, lines joined."""
    return " ".join(" ".join(texts(kind, game, lang)).split())


@EACH
def test_it_is_tagged_and_says_its_language_and_title(kind, game, lang):
    pdf = reader(kind, game, lang)
    root = pdf.trailer["/Root"]
    assert root["/StructTreeRoot"]["/K"] and root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == lang
    assert pdf.metadata.title == paper.DATA[kind](profile(game), lang, SITE)["title"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]


@EACH
def test_it_has_its_size_and_its_pages(kind, game, lang):
    pages = reader(kind, game, lang).pages
    wide, high, (fewest, most) = SIZES[kind]
    assert fewest <= len(pages) <= most
    for page in pages:
        assert [round(float(side) / 72 * 25.4) for side in page.mediabox[2:]] == [wide, high]
    *others, last = texts(kind, game, lang)
    assert all(len(printed) > 300 for printed in others), "a side that is nearly empty"
    assert len(last) > (100 if kind == "rules" else 300), "a text ends where it ends, but not on a side nearly empty"


@EACH
def test_every_typeface_is_in_the_file_and_no_sign_is_missing(kind, game, lang):
    fonts = [
        font.get_object()["/DescendantFonts"][0].get_object()
        for page in reader(kind, game, lang).pages
        for font in page["/Resources"]["/Font"].values()
    ]
    assert fonts
    for font in fonts:
        described = font["/FontDescriptor"]
        assert {"/FontFile2", "/FontFile3"} & set(described.keys()), font["/BaseFont"]
    assert "\ufffd" not in read(kind, game, lang)


@EACH
def test_the_same_bytes_each_time(kind, game, lang):
    assert paper.pdf(kind, profile(game), lang, SITE) == made(kind, game, lang)


@CARD
def test_the_card_values_are_the_engines(game, lang):
    shown = read("card", game, lang)
    rules, letters = profile(game), {"en": ("A", "K", "to"), "fr": ("A", "R", "à")}[lang]
    ace, king, to = letters
    head = f"joker {ace} 2 8 {to} {king} 3 {to} 7"
    values = re.search(re.escape(head) + r" (\d+) (\d+) (\d+) (\d+) (\d+)", shown)
    assert values, shown
    joker, one, two, high, low = map(int, values.groups())
    assert (joker, one, two) == (rules.values[0], rules.values[1], rules.values[2])
    assert {rules.values[rank] for rank in range(8, 14)} == {high}
    assert {rules.values[rank] for rank in range(3, 8)} == {low}
    assert {card.rank for card in CARDS[:13]} == {1, 2, *range(3, 8), *range(8, 14)}


@CARD
def test_the_bonuses_are_the_engines(game, lang):
    shown = read("card", game, lang)
    rules = profile(game)
    for bonus in rules.bonuses:
        row = f"{number(bonus.clean, lang)} {number(bonus.dirty, lang)} {rules.number(bonus.name)}"
        sizes = rf"{bonus.smallest}\D+{bonus.largest if bonus.kind == 'run' and bonus.smallest < bonus.largest else ''}"
        assert re.search(sizes + r"[^\d]*" + re.escape(" ".join(row.split())), shown), (row, shown)


@CARD
def test_the_other_numbers_are_the_engines(game, lang):
    shown, rules = read("card", game, lang), profile(game)
    for sentence in (
        {"en": "Closing +{}.", "fr": "Fermeture +{}."}[lang].format(rules.closing),
        {"en": "{} cards each", "fr": "{} cartes chacun"}[lang].format(rules.hand_size),
        " ".join(number(rules.target, lang).split()),
    ):
        assert sentence in shown, shown
    if game == "partnership":
        never = {"en": "never taken −{};", "fr": "jamais pris −{} ;"}[lang].format(rules.reserve_untaken)
        assert never in shown
        assert {"en": "41 cards stay", "fr": "Il reste 41 cartes"}[lang] in shown
    else:
        assert " ".join(number(profile(game, ["individual"]).target, lang).split()) in shown


def said(data: object) -> Iterator[str]:
    """Every text in what a paper is made of; a card's drawing is none."""
    if isinstance(data, str):
        if not data.startswith("<svg"):
            yield data
    elif isinstance(data, dict | list | tuple):
        for part in data.values() if isinstance(data, dict) else data:
            yield from said(part)


@pytest.mark.parametrize(("kind", "game"), [(kind, game) for kind, game, lang in EVERY if lang == "fr"])
def test_no_line_of_french_ends_inside_a_number_or_before_its_mark(kind, game):
    breaks = re.compile(r"\d \d{3}(?!\d)|\d %| [;:!?»]|« ")
    assert breaks.search("2 000 points") and not breaks.search("2\u202f000 points\u00a0: oui")
    assert not [text for text in said(paper.DATA[kind](profile(game), "fr", SITE)) if breaks.search(text)]


def test_a_number_that_changes_in_the_engine_changes_on_paper():
    other = replace(PARTNERSHIP, closing=123, values={**PARTNERSHIP.values, 0: 77}, target=6000)
    data = str(paper.card(other, "en", SITE))
    assert "+123" in data and "'77'" in data and "6,000" in data and "5,000" not in data


@CARD
def test_the_cards_are_drawn_and_have_their_names(game, lang):
    """Each is a picture, called as the pages call it; a suit in a sentence is a sign."""
    pdf = reader("card", game, lang)
    numbers = {number for table in pdf.xref.values() for number in table} | set(pdf.xref_objStm)
    objects = [pdf.get_object(number) for number in numbers if number]
    named = [str(each["/Alt"]) for each in objects if isinstance(each, dict) and "/Alt" in each]
    sections = [section for side in ("front", "back") for section in paper.card(profile(game), lang, SITE)[side]]
    shown = [card["name"] for section in sections for one in section["examples"] for card in one["cards"]]
    assert sorted(named) == sorted(shown) and "joker" in named
    assert "\ufffd" not in read("card", game, lang)


@EACH
def test_every_rule_named_is_stated_in_the_book(kind, game, lang):
    stated = {
        anchor.removeprefix("rule-").upper().replace("-", ".")
        for stem in stems(lang)
        for cell in cells(lang, stem)
        for anchor in re.findall(r'id="(rule-[\w-]+)"', text(cell))
    }
    named = set(re.findall(r"\bG?\d\.\d+\b", read(kind, game, lang)))
    assert named and named <= stated, named - stated


@pytest.mark.parametrize("game", paper.GAMES)
@pytest.mark.parametrize("kind", paper.KINDS)
def test_both_languages_name_the_same_rules(kind, game):
    one, other = (re.findall(r"\bG?\d\.\d+\b", read(kind, game, lang)) for lang in ("en", "fr"))
    assert one == other


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_score_sheet_has_a_line_for_everything_that_is_counted(lang):
    room = score_sheet.DEALS * score_sheet.PAGES
    with_reserve, without = (read("score", game, lang) for game in paper.GAMES)
    reserve = "Biribaki −100"
    assert with_reserve.count(reserve) == room and reserve not in without
    for shown in (with_reserve, without):
        assert shown.count({"en": "Closing +100", "fr": "Fermeture +100"}[lang]) == room


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_score_sheet_has_room_for_names_and_shows_every_bonus(lang):
    for game in paper.GAMES:
        shown = read("score", game, lang)
        assert shown.count({"en": "Names", "fr": "Noms"}[lang]) == score_sheet.PAGES
        for bonus in profile(game).bonuses:
            assert f"{number(bonus.clean, lang)} {number(bonus.dirty, lang)}".replace("\u202f", " ") in shown


@EACH
def test_an_address_is_printed_only_where_the_book_has_one(kind, game, lang):
    assert "biriba.example-family.gr" in read(kind, game, lang)
    for nowhere in ("https://example.org/biriba/", "", "http://localhost:8000/"):
        by = paper.DATA[kind](profile(game), lang, nowhere)["by"]
        assert "http" not in by and by


# -- the booklet ---------------------------------------------------------------------------


@BOOKLET
def test_the_booklet_has_every_rule_in_full(game, lang):
    # Without the running head and the number of each page.
    pages = [printed.split("\n")[1:-1] for printed in texts("rules", game, lang)[1:]]
    shown = _squeezed(" ".join(line for page in pages for line in page))
    for rule in rules_of(game):
        words = plain_text(set_in_type(rule.text(lang), lang))
        for sentence in re.split(r"(?<=[.:]) ", words):
            assert _squeezed(sentence) in shown, (rule.number, sentence)


def _squeezed(text: str) -> str:
    """Without what setting in lines changes: spaces, and hyphens at the end of a line."""
    return re.sub(r"[\s\u00ad\ufe0e-]", "", text)


@BOOKLET
def test_the_deal_that_is_counted_is_counted_by_the_engine(game, lang):
    told = booklet.words(lang, "rules")[game]["counted"]["position"]
    totals = score(parse_position({**told, "rules": game})).totals
    counted = paper.DATA["rules"](profile(game), lang, SITE)["counted"]
    assert [side["total"] for side in counted["sides"]] == [signed(total, lang) for total in totals]
    assert all(signed(total, lang) in read("rules", game, lang) for total in totals)


@BOOKLET
def test_a_table_of_changed_rules_has_their_numbers(game, lang):
    other = replace(profile(game), values={**profile(game).values, 0: 75})
    assert "'75'" in str(paper.DATA["rules"](other, lang, SITE))


#: What a page may say of what stands on it or beside it.
ON_THE_PAGE = {"en": r"\babove (as|is)\b|side by side(?! in)", "fr": r"(?<!le )plus haut\b|côte à côte(?! dans)"}


@BOOKLET
def test_the_booklet_points_at_nothing_that_it_does_not_hold(game, lang):
    pointing = re.compile(ON_THE_PAGE[lang])
    assert pointing.search({"en": "above as a table", "fr": "plus haut, une table"}[lang])
    assert not pointing.search(read("rules", game, lang))


@pytest.mark.parametrize("ace", ["QS KS *", "* 2S 3S"])
def test_an_example_names_what_stands_in_for_the_ace_of_spades(ace):
    """The ace's integer is 0."""
    assert wording.example(ace, "{stands} {sub}", PARTNERSHIP, "en")["says"] == "A♠\ufe0e joker"


def test_a_picture_of_no_meld_is_none():
    with pytest.raises(ValueError, match="is a meld"):
        booklet._picture({"cards": "3H 4H 5H", "says": "x", "no": True}, PARTNERSHIP, "en")


@BOOKLET
def test_the_booklet_leads_to_its_chapters(game, lang):
    pdf = reader("rules", game, lang)
    titles = [entry.title for entry in pdf.outline if not isinstance(entry, list)]
    chapters = [section.title.of(lang) for section in GAMES[game]]
    assert all(any(chapter in title for title in titles) for chapter in chapters)
    assert any(page.get("/Annots") for page in pdf.pages)  # rules named in a sentence lead to the rule


def test_links_to_what_is_printed_lead_into_its_folder():
    body = '<a class="bw-paper" href="card-partnership.pdf">x</a> <a href="other.pdf">'
    assert with_paper_links(body, "_static/paper/fr/").count('href="_static/paper/fr/card-partnership.pdf"') == 1
    assert 'href="other.pdf"' in with_paper_links(body, "_static/paper/fr/")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_links_to_each_of_them(lang):
    linked = re.findall(r'class="bw-paper" href="([\w-]+)\.pdf"', "".join(map(text, cells(lang, "print"))))
    assert sorted(linked) == sorted(f"{kind}-{game}" for kind in paper.KINDS for game in paper.GAMES)
