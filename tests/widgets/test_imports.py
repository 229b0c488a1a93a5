"""Inside the widgets, modules import in one direction only."""

import ast
from pathlib import Path

import pytest

import biriba_widgets

FOLDER = Path(biriba_widgets.__file__).parent
#: Packages and modules, the most basic first; each imports from itself and from those above it.
PARTS = [
    {"css", "words", "outside", "registry"},
    {"html", "errors"},
    {"protocol", "checking", "diagrams", "stored", "table"},
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


def imported(path: Path) -> list[str]:
    """The packages, and the modules at the top, that a file imports from the widgets."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        found += [name.split(".")[1] for name in names if name.startswith("biriba_widgets.")]
    return found


@pytest.mark.parametrize("module", MODULES)
def test_a_module_imports_only_from_its_package_or_a_more_basic_one(module):
    own = module.partition("/")[0]
    for other in imported(MODULES[module]):
        assert other == own or part(other) < part(own), f"{module} imports {other}"


@pytest.mark.parametrize("module", MODULES)
def test_a_module_says_what_it_is_for(module):
    assert ast.get_docstring(ast.parse(MODULES[module].read_text("utf-8")))
