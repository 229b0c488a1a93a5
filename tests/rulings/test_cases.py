"""Every case of the ruling files gets the answer that it expects."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from biriba_core.cases import find

FILES = sorted(Path(__file__).parent.glob("*.json"))
CASES = [case for file in FILES for case in json.loads(file.read_text(encoding="utf-8"))]


def _same(expected: Any, found: Any) -> bool:
    """A number matches any hand or stock of that size; hands compare as multisets."""
    if isinstance(expected, str) and isinstance(found, str):
        return sorted(expected.split()) == sorted(found.split())
    if isinstance(expected, int) and isinstance(found, str):
        return expected == len(found.split())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(_same, expected, found))
    return bool(expected == found)


def test_the_files_are_there() -> None:
    assert len(CASES) >= 74


def _name(case: dict[str, Any]) -> str:
    """The case's id, and the rules that it expects as the tests in `rules` write them: `pytest -k 3_11_` finds both."""
    expected = case["expect"]
    rules = [expected["illegal"]] if "illegal" in expected else expected.get("by", [])
    return "-".join([case["id"], *(f"{rule.lower().replace('.', '_')}_" for rule in rules)])


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_case(case: dict[str, Any]) -> None:
    expected, found = dict(case["expect"]), find(case)
    assert found.pop("id") == case["id"]
    assert set(found["why"]) == {"en", "fr"}
    if "illegal" in expected:
        assert expected["illegal"] in found["illegal"]
        return
    by = found.pop("by")
    # One of those named has to be the most telling rule.
    assert by[0] in expected.pop("by", by)
    del found["why"]
    for key, value in expected.pop("after", {}).items():
        if key == "melds":
            assert found["after"][key] == value
        else:
            assert _same(value, found["after"][key]), key
    found.pop("after", None)
    if "match" in case:
        # A match's expectation names what it asks about.
        found = {key: found[key] for key in expected}
    assert found == expected
