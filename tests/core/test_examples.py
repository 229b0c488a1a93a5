"""The examples in docstrings and in the README are run, and every public name has one or is a value."""

from __future__ import annotations

import doctest
import importlib
import inspect
import pkgutil
from pathlib import Path

import pytest

import biriba_core

ROOT = Path(__file__).parents[2]
MODULES = ["biriba_core", *(m.name for m in pkgutil.walk_packages(biriba_core.__path__, "biriba_core."))]


@pytest.mark.parametrize("name", [name for name in MODULES if not name.endswith("__main__")])
def test_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_examples_of_the_readme() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_every_public_function_has_an_example() -> None:
    functions = [getattr(biriba_core, name) for name in biriba_core.__all__]
    without = [f.__name__ for f in functions if inspect.isfunction(f) and ">>>" not in (f.__doc__ or "")]
    assert without == []
