"""Every rule of docs/rules is stated once in each language, at its anchor; every ruling names a rule that is stated."""

import re
from pathlib import Path

import pytest

from biriba_core.profiles import PROFILES
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
    """Were these lists empty, the tests below would pass by doing nothing."""
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
