"""Imports run one way, and the engine needs nothing but the standard library."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE = ROOT / "biriba_core"
#: Each part of the engine, the most basic first; a module imports only from lines above its own.
LAYERS = [
    ["cards", "intervals", "kinds", "rulebook.rule"],
    ["rulebook.partnership", "rulebook.greek_canasta"],
    ["rulebook"],
    ["rulings"],
    [f"messages.{name}" for name in "rulings problems records advice motives nouns reasons command_line".split()],
    ["messages"],
    ["messages.coach"],
    ["errors"],
    ["profiles", "files", "locking"],
    ["melds", "actions", "house", "counting"],
    ["arranging"],
    ["extending"],
    ["deal"],
    ["ending", "consistency"],
    ["applying"],
    ["checks"],
    ["notation", "seat_view", "scoring", "match"],
    ["granting"],
    ["play"],
    ["positions", "advising"],
    ["cases", "records"],
    ["players", "summary", "arguments"],
    ["workers"],
    ["simulate", "strength"],
    ["__init__"],
    ["__main__"],
]
PLACE = {module: place for place, layer in enumerate(LAYERS) for module in layer}


def place_of(module: str) -> int | None:
    """The place of a module; the opponents are one layer, whose parts may lean on each other."""
    return PLACE.get("players" if module.startswith("players.") else module)


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted(CORE.rglob("*.py")):
        name = ".".join(path.relative_to(CORE).with_suffix("").parts)
        yield (name.removesuffix(".__init__") if name != "__init__" else name), path


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            names = [f"{module}.{alias.name}" for alias in node.names]
            inner = [name for name in names if name.startswith("biriba_core.") and _is_module(name)]
            yield from inner or [module]


def _is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def inside(name: str) -> str:
    return name.removeprefix("biriba_core").lstrip(".") or "__init__"


MODULES = dict(modules())
EACH = pytest.mark.parametrize("module", MODULES)


@EACH
def test_a_module_imports_only_what_is_more_basic(module: str) -> None:
    place = place_of(module)
    assert place is not None, f"give {module} its place in LAYERS"
    for name in imported(MODULES[module]):
        if name.split(".")[0] == "biriba_core":
            other = inside(name)
            below = place_of(other)
            among_players = module.startswith("players") and other.startswith("players")
            assert among_players or (below is not None and below < place), f"{module} imports {other}"


@EACH
def test_a_module_needs_only_the_standard_library(module: str) -> None:
    for name in imported(MODULES[module]):
        top = name.split(".")[0]
        assert top == "biriba_core" or top in sys.stdlib_module_names, name


def test_nothing_of_a_notebook_or_the_book_is_loaded() -> None:
    told = "import sys, biriba_core, biriba_core.cases; print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, cwd=ROOT, check=True)
    tops = {name.split(".")[0] for name in done.stdout.split()}
    assert "biriba_core" in tops
    assert not tops & {"IPython", "ipywidgets", "anywidget", "book", "biriba_widgets"}


@EACH
def test_no_module_calls_the_global_random_generator(module: str) -> None:
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
            assert node.attr == "Random", f"{module}: random.{node.attr}"


@EACH
def test_a_module_says_what_it_is_for(module: str) -> None:
    assert ast.get_docstring(ast.parse(MODULES[module].read_text(encoding="utf-8")))


def test_every_public_name_is_there_and_documented() -> None:
    import biriba_core

    assert len(biriba_core.__all__) == len(set(biriba_core.__all__))
    for name in biriba_core.__all__:
        thing = getattr(biriba_core, name)
        if callable(thing) and not isinstance(thing, int):
            assert (thing.__doc__ or "").strip(), name
