"""The lists of packages agree with each other and with the folders."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(name: str) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)==(\S+)$", (ROOT / name).read_text("utf-8"), re.M)
    return {package.lower().replace("_", "-"): version for package, version in found}


def test_every_folder_of_python_goes_into_the_package():
    folders = {
        init.parent.relative_to(ROOT).as_posix().replace("/", ".")
        for top in ("biriba_core", "biriba_numbers", "biriba_widgets")
        for init in (ROOT / top).rglob("__init__.py")
    }
    assert folders == set(PROJECT["tool"]["setuptools"]["packages"]) - {"biriba_widgets.quizzes"}


def test_the_browsers_notebook_has_the_versions_of_the_book():
    lite, book = pins("requirements-lite.txt"), pins("requirements.txt")
    shared = lite.keys() & book.keys()
    assert {"anywidget", "fsrs", "ipywidgets"} <= shared
    assert {name: lite[name] for name in shared} == {name: book[name] for name in shared}
