"""The lists of packages agree with each other."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def pins(name: str) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)==(\S+)$", (ROOT / name).read_text("utf-8"), re.M)
    return {package.lower().replace("_", "-"): version for package, version in found}


def test_the_browsers_notebook_has_the_versions_of_the_book():
    lite, book = pins("requirements-lite.txt"), pins("requirements.txt")
    shared = lite.keys() & book.keys()
    assert {"anywidget", "fsrs", "ipywidgets"} <= shared
    assert {name: lite[name] for name in shared} == {name: book[name] for name in shared}
