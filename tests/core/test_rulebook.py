"""The rulebook holds every rule of docs/rules once, in both languages, and is the only place of their numbers."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from biriba_core.messages import LANGUAGES
from biriba_core.messages.rulings import RULINGS
from biriba_core.rulebook import (
    GAMES,
    HOUSE,
    Rule,
    game_of,
    number_of,
    plain_text,
    rule,
    rule_order,
    rules_of,
    section_of,
)
from tests.core.typography import faults

ROOT = Path(__file__).parents[2]
SOURCES = {"partnership": "PARTNERSHIP.md", "greek-canasta": "GREEK_CANASTA.md"}
WRITTEN = re.compile(r"^- (G?\d+\.\d+) (.*)", re.M)
NUMBER = re.compile(r"G?\d{1,2}\.\d{1,2}")
CORE = [path for path in sorted((ROOT / "biriba_core").rglob("*.py")) if path.parent.name != "rulebook"]
#: Every module that ships, without the rulebook.
SHIPPED = [
    *CORE,
    *(path for part in ("biriba_widgets", "biriba_numbers") for path in sorted((ROOT / part).rglob("*.py"))),
]


def written(game: str) -> dict[str, str]:
    """The rules of docs/rules by number."""
    return dict(WRITTEN.findall((ROOT / "docs" / "rules" / SOURCES[game]).read_text("utf-8")))


ALL = [rule for game in GAMES for rule in rules_of(game)]
EACH = pytest.mark.parametrize("entry", ALL, ids=lambda entry: entry.number)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_one_entry_in_the_same_order(game: str) -> None:
    assert len(written(game)) > 40
    assert [entry.number for entry in rules_of(game)] == list(written(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_marked_as_one(game: str) -> None:
    decided = {number for number, text in written(game).items() if "**(decision)**" in text}
    assert {entry.number for entry in rules_of(game) if entry.decision} == decided


@EACH
def test_an_entry_is_whole_in_both_languages(entry: Rule) -> None:
    for text in (entry.name, entry.sentence, entry.words):
        assert all(text.of(lang) for lang in LANGUAGES)
        assert entry.number == "1.2" or text.en != text.fr or text is entry.name
    assert bool(entry.detail.en) == bool(entry.detail.fr)


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_entry_is_typeset_in_its_language(entry: Rule, lang: str) -> None:
    assert faults(plain_text(entry.text(lang)).removesuffix(")"), lang) == []
    for text in (entry.name.of(lang), *entry.words.of(lang)):
        assert faults(f"{text}.", lang) == []


@EACH
def test_an_entry_leads_to_the_same_rules_in_both_languages(entry: Rule) -> None:
    named = {lang: Counter(re.findall(r"\{([^}]*)\}", entry.text(lang))) for lang in LANGUAGES}
    assert named["en"] == named["fr"]
    assert all(game_of(number) and rule(number) for number in named["en"])


@EACH
def test_every_card_and_every_figure_is_in_both_languages(entry: Rule) -> None:
    """What one language leaves out would be a rule that it leaves out."""
    english = re.sub(r"(?<=\d),(?=\d)", "", entry.text("en"))
    french = entry.text("fr").replace("\u202f", "")
    cards = set(re.findall(r"(?:10|[2-9AKQJ])[♠♥♦♣]", english))
    letters = str.maketrans("DRV", "QKJ")
    assert cards == {card.translate(letters) for card in re.findall(r"(?:10|[2-9ARDV])[♠♥♦♣]", french)}
    assert re.findall(r"\d{2,}", english) == re.findall(r"\d{2,}", french)


@pytest.mark.parametrize("game", GAMES)
def test_a_code_is_stated_by_one_rule_of_a_game(game: str) -> None:
    codes = Counter(code for entry in rules_of(game) for code in (*entry.faults, *entry.states))
    assert [code for code, times in codes.items() if times > 1] == []
    assert all(number_of(game, code) == entry.number for entry in rules_of(game) for code in entry.states)


def test_every_fault_has_a_rule_in_some_game() -> None:
    raised = {
        node.args[0].value
        for path in CORE
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fault"
        if isinstance(node.args[0], ast.Constant)
    } | {"two-aces", "rank-twice"}
    assert {fault for entry in ALL for fault in entry.faults} == raised
    assert raised == {name.partition("@")[0] for name in RULINGS}


def test_the_sections_lead_to_pages_of_the_book() -> None:
    for sections in GAMES.values():
        for section in sections:
            for lang in LANGUAGES:
                assert (ROOT / "book" / lang / f"{section.page}.ipynb").is_file()
            assert all(section_of(entry.number) is section for entry in section.rules)
            assert {entry.number.split(".")[0] for entry in section.rules} == {section.number}


def test_what_no_rulebook_states_is_a_rule_of_the_table() -> None:
    assert number_of("partnership", "top-card-useless") == number_of("whist", "biriba") == HOUSE
    assert game_of(HOUSE) is None
    assert sorted([HOUSE, "G1.1", "9.1"], key=rule_order) == ["9.1", "G1.1", HOUSE]
    for lang in LANGUAGES:
        assert faults(rule(HOUSE).sentence.of(lang), lang) == []


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_rule_number_is_written_outside_the_rulebook(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        if node.body and isinstance(node.body[0], ast.Expr)
    }
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings
        if NUMBER.fullmatch(node.value)
    ]
    assert found == []
