"""The examples in the docstrings of the widgets and of the builder are run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import biriba_widgets
import book.builder


def modules() -> Iterator[str]:
    for package in (biriba_widgets, book.builder):
        yield from (module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."))


#: These run in the browser's Python only.
ELSEWHERE = ("book.builder.browser_python.compile_modules", "book.builder.browser_python.stand_ins")


@pytest.mark.parametrize("name", [name for name in modules() if not name.startswith(ELSEWHERE)])
def test_examples_of_a_module(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
