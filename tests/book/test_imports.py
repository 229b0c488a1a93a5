"""Inside the builder, modules import in one direction only."""

import pytest

from book.builder.project import ROOT
from tests.imports import imported

BUILDER = ROOT / "book" / "builder"
#: The parts of the builder, the most basic first; a module imports from its own part or from those above it.
PARTS = [
    {"project"},
    {"card_pictures", "history", "html_tree", "node", "rule_lines", "typefaces"},
    {"checks", "notebooks"},
    {"paper"},
    {"browser_python"},
    {"extension"},
    {"site"},
]
MODULES = sorted(
    path for path in BUILDER.rglob("*.py") if "stand_ins" not in path.parts and path != BUILDER / "__init__.py"
)


def part(name: str) -> int:
    """The place in PARTS of a module, named from the builder's folder on."""
    (place,) = (place for place, names in enumerate(PARTS) if name.partition(".")[0] in names)
    return place


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(BUILDER).as_posix())
def test_a_module_imports_only_from_its_part_or_a_more_basic_one(path):
    name = path.relative_to(BUILDER).with_suffix("").as_posix().replace("/", ".")
    for other in imported(path, "book.builder"):
        same = other.partition(".")[0] == name.partition(".")[0]
        assert same or part(other) < part(name), f"{name} imports {other}"


def test_the_check_sees_imports():
    assert "node.find_node" in imported(BUILDER / "browser_python" / "runtime.py", "book.builder")
    assert {path.relative_to(BUILDER).parts[0].removesuffix(".py") for path in MODULES} == set().union(*PARTS)
