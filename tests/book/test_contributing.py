"""What CONTRIBUTING says of the code: its map is whole, and its examples lead where they say."""

import re

import pytest

from book.builder.project import LANGUAGES, ROOT

TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PACKAGES = ("biriba_core", "biriba_widgets", "biriba_numbers", "book/builder")
ROW = re.compile(
    r"\| (?P<rule>G?[\d.]+) \| `(?P<entry>\w+\.py)` "
    r"\| `(?P<check>\w+\.py)`: `(?P<function>\w+)` yields `(?P<code>[\w-]+)` "
    r"\| `(?P<sentence>[\w/]+\.py)` \| `(?P<page>[\w-]+)` \| `(?P<test>\w+\.py)` \|"
)


@pytest.mark.parametrize("package", PACKAGES)
def test_the_map_names_every_part(package):
    folders = (path.parent.name for path in (ROOT / package).glob("*/__init__.py"))
    modules = (path.stem for path in (ROOT / package).glob("[!_]*.py"))
    lost = [name for name in (*folders, *modules) if not re.search(rf"\b{name}\b", TEXT)]
    assert not lost


def test_the_example_rules_lead_from_the_rulebook_to_their_tests():
    rows = [row.groupdict() for row in ROW.finditer(TEXT)]
    assert [row["rule"] for row in rows] == ["3.11", "4.6", "G5.2"]
    core = ROOT / "biriba_core"
    for row in rows:
        entry = (core / "rulebook" / row["entry"]).read_text("utf-8")
        assert f'"{row["rule"]}"' in entry and f'"{row["code"]}"' in entry
        check = (core / row["check"]).read_text("utf-8")
        function = re.search(rf"^def {row['function']}\(.*?(?=^def |\Z)", check, re.M | re.S)
        assert function and f'"{row["code"]}"' in function[0], row
        assert f'"{row["code"]}"' in (core / row["sentence"]).read_text("utf-8")
        anchor = f'id=\\"rule-{row["rule"].lower().replace(".", "-")}\\"'
        assert all(anchor in (ROOT / "book" / lang / f"{row['page']}.ipynb").read_text("utf-8") for lang in LANGUAGES)
        named = f"def test_{row['rule'].lower().replace('.', '_')}_"
        assert named in (ROOT / "tests" / "rules" / row["test"]).read_text("utf-8")
