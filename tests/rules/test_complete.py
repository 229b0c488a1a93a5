"""Every rule of the rulebook has its tests, found by its number, and what can be broken is broken by number."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest

from biriba_core.rulebook import GAMES, Rule, rules_of

RULES = Path(__file__).parent
#: What happens beside the table, or before the first card is dealt: the engine is not asked.
NOT_ASKED = {
    "2.1": "who deals first is told to the engine",
    "2.3": "the generator shuffles, and nobody cuts",
    "7.11": "what partners may say to each other",
    "7.13": "slips of players at a table; a slip of the engine's caller is refused",
    "8.1": "where Biriba comes from",
    "8.2": "who invented it",
    "8.3": "the choices that the other rules state",
}
ALL = [entry for game in GAMES for entry in rules_of(game)]


def by_rule() -> dict[str, list[ast.FunctionDef]]:
    """The test functions by the rule that begins their name: `test_g3_8_…` is a test of G3.8."""
    found: dict[str, list[ast.FunctionDef]] = {entry.number: [] for entry in ALL}
    for path in sorted(RULES.glob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and (rule := re.match(r"test_(g?\d+)_(\d+)_", node.name)):
                found[f"{rule[1]}.{rule[2]}".upper()].append(node)
    return found


def cases() -> list[dict[str, Any]]:
    files = sorted((RULES.parent / "rulings").glob("*.json"))
    return [case["expect"] for file in files for case in json.loads(file.read_text("utf-8"))]


TESTS, CASES = by_rule(), cases()


@pytest.mark.parametrize(
    "entry", [entry for entry in ALL if entry.number not in NOT_ASKED], ids=lambda rule: rule.number
)
def test_a_rule_has_tests_of_its_own(entry: Rule) -> None:
    assert TESTS[entry.number]


@pytest.mark.parametrize("entry", [entry for entry in ALL if entry.faults], ids=lambda rule: rule.number)
def test_a_rule_that_can_be_broken_is_broken_by_its_number(entry: Rule) -> None:
    named = {node.value for test in TESTS[entry.number] for node in ast.walk(test) if isinstance(node, ast.Constant)}
    assert entry.number in named or any(case.get("illegal") == entry.number for case in CASES)


def test_what_the_engine_is_not_asked_can_t_be_broken() -> None:
    assert [entry.number for entry in ALL if entry.number in NOT_ASKED and entry.faults] == []
    assert not any(TESTS[number] for number in NOT_ASKED)
