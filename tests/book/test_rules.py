"""Every rule of docs/rules is stated once in each language, at its anchor; every ruling names a rule that is stated."""

import re
from pathlib import Path

import pytest

from biriba_core.profiles import PROFILES
from biriba_core.rulebook import rules_of, section_of
from book.builder.rule_lines import parts, rule_line, with_rule_lines
from tests.book.notebooks import LANGUAGES, cells, stems, text

RULES = Path(__file__).parents[2] / "docs" / "rules"
NUMBER = re.compile(r"^- (G?\d+\.\d+) ", re.M)
STATED = re.compile(r'<a class="rule" id="(rule-[\w-]+)" href="#(rule-[\w-]+)">(G?\d+\.\d+)</a>')
ANCHOR = re.compile(r'id="(rule-[\w-]+)"')
NUMBERS = {
    "partnership": NUMBER.findall((RULES / "PARTNERSHIP.md").read_text("utf-8")),
    "greek-canasta": NUMBER.findall((RULES / "GREEK_CANASTA.md").read_text("utf-8")),
}


def anchor(rule: str) -> str:
    return "rule-" + rule.lower().replace(".", "-")


def prose(language: str) -> str:
    pages = (cells(language, stem) for stem in stems(language))
    return "\n".join(text(cell) for page in pages for cell in page if cell["cell_type"] == "markdown")


def test_the_rules_are_found():
    """If these lists were empty, the tests below would pass by doing nothing."""
    assert {"1.1", "3.17", "7.10", "8.3"} <= set(NUMBERS["partnership"])
    assert {"G1.1", "G3.8", "G9.1"} <= set(NUMBERS["greek-canasta"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_an_anchor_once_and_no_other_is(language):
    told = [rule for rules in NUMBERS.values() for rule in rules]
    assert sorted(ANCHOR.findall(prose(language))) == sorted(map(anchor, told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_anchor_shows_its_own_number_and_leads_to_itself(language):
    stated = STATED.findall(prose(language))
    assert stated
    for own, link, rule in stated:
        assert own == link == anchor(rule)


@pytest.mark.parametrize("game", PROFILES)
def test_every_ruling_rests_on_a_rule_of_its_own_game(game):
    assert set(PROFILES[game].numbers.values()) <= set(NUMBERS[game])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_states_its_rules_as_the_rulebook_does(language):
    """`python -m book.builder.rule_lines` writes these lines."""
    for stem in stems(language):
        for cell in cells(language, stem):
            if cell["cell_type"] == "markdown":
                assert text(cell) == with_rule_lines(text(cell), language)
                # Links lead to the cell.
                (anchor, _), *more = parts(text(cell))
                assert not more and (anchor or cell["id"]) == cell["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_stands_on_the_page_of_its_section(language):
    for stem in stems(language):
        for cell in cells(language, stem):
            assert {section_of(rule).page for _, _, rule in STATED.findall(text(cell))} <= {stem}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_decisions_are_gathered_on_one_page_with_their_reasons(language):
    decided = {rule.number for game in PROFILES for rule in rules_of(game) if rule.decision}
    page = "\n".join(text(cell) for cell in cells(language, "silences"))
    reasons = dict(
        re.findall(r'^- <a class="rule" data-rule="([^"]+)"[^>]*>[^<]*</a> \*\*[^*]+\*\* (\S.*)$', page, re.M)
    )
    assert reasons.keys() == decided


def test_only_the_line_of_the_rule_is_written():
    source = f"Before.\n\n{rule_line('3.1', 'en').replace('three', 'four')}\nOurs.\n\nSee {rule_line('3.6', 'en')}"
    written = with_rule_lines(source, "en").split("\n")
    assert written[2] == rule_line("3.1", "en")
    assert written[:2] + written[3:] == source.split("\n")[:2] + source.split("\n")[3:]


def test_a_rule_line_is_set_as_its_language_is_and_links_to_other_rules():
    assert '<span class="decision">choix du livre</span>' in rule_line("3.18", "fr")
    assert "7♥\ufe0e" in rule_line("3.18", "fr") and "\u00a0: " in rule_line("3.18", "fr")
    assert rule_line("3.18", "en").count('data-rule="3.3"') == 1
