"""The lists of packages agree with each other."""

import re
import tomllib
from html import unescape
from pathlib import Path

import yaml

from book.builder.extension import notebook_links

ROOT = Path(__file__).parents[2]


def pins(name: str) -> dict[str, str]:
    found = re.findall(r"^([\w.-]+)==(\S+)$", (ROOT / name).read_text("utf-8"), re.M)
    return {package.lower().replace("_", "-"): version for package, version in found}


def test_the_browsers_notebook_has_the_versions_of_the_book():
    lite, book = pins("requirements-lite.txt"), pins("requirements.txt")
    shared = lite.keys() & book.keys()
    assert {"anywidget", "fsrs", "ipywidgets"} <= shared
    assert {name: lite[name] for name in shared} == {name: book[name] for name in shared}


def test_colab_and_binder_install_an_extra_that_there_is():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    section = unescape(notebook_links.section("03-melds", "en", "https://example.org/book", "main"))
    (extra,) = re.findall(r'%pip install -q "biriba\[(\w+)\] @ git\+https://example\.org/book"', section)
    (wanted,) = re.findall(r"^\.\[(\w+)\]$", (ROOT / "binder" / "requirements.txt").read_text("utf-8"), re.M)
    assert {extra, wanted} <= set(extras)


def test_binders_python_and_every_other_is_tested():
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "book.yml").read_text("utf-8"))["jobs"]
    steps = workflow["test"]["steps"]
    (first,) = (step["with"]["python-version"] for step in steps if "python-version" in step.get("with", {}))
    tested = [first, *workflow["python"]["strategy"]["matrix"]["python"]]
    assert tested == ["3.11", "3.12", "3.13", "3.14"]
    assert (ROOT / "binder" / "runtime.txt").read_text("utf-8").strip().removeprefix("python-") in tested


def test_jupyterlab_starts_without_the_packages_of_jupyterlite():
    readers = pins("requirements.txt")
    assert not [name for name in readers if name.startswith("jupyterlite") or "server" in name]
    assert any(name.startswith("jupyterlite") for name in pins("requirements-site.txt"))
