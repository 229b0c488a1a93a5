"""Inside the widgets, modules import in one direction only."""

import ast
from pathlib import Path

import pytest

import biriba_widgets
from tests.imports import imported

FOLDER = Path(biriba_widgets.__file__).parent
#: Packages and modules, the most basic first; each imports from itself and from those above it.
PARTS = [
    {"css", "words", "outside", "registry"},
    {"html", "errors"},
    {"authored", "protocol", "checking", "diagrams", "stored", "table"},
    {"labs", "play", "questions", "referee", "replay", "score"},
    {"course"},
    {"practice", "quiz", "two_games"},
    {"api", "notebook", "rule_list", "still"},
    {"__init__"},
]
MODULES = {path.relative_to(FOLDER).with_suffix("").as_posix(): path for path in sorted(FOLDER.rglob("*.py"))}


def part(name: str) -> int:
    """The place in PARTS of a package or a module at the top."""
    (place,) = (place for place, names in enumerate(PARTS) if name in names)
    return place


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_from_its_package_or_a_more_basic_one(module):
    own = module.partition("/")[0]
    for name in imported(MODULES[module], "biriba_widgets"):
        other = name.partition(".")[0]
        assert other == own or part(other) < part(own), f"{module} imports {other}"


@pytest.mark.parametrize("module", MODULES)
def test_a_module_says_what_it_is_for(module):
    assert ast.get_docstring(ast.parse(MODULES[module].read_text("utf-8")))
