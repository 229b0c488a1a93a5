"""The two editions' configurations, derived from `_config.yml` and `_toc.yml`."""

from copy import deepcopy
from pathlib import Path
from typing import Any

from book.builder.project import AUTHORS, LANGUAGES

Yaml = dict[str, Any]


def chapters(toc: Yaml, language: str) -> list[str]:
    """The pages of one language, in the book's order, without their folder."""
    folder = f"book/{language}/"
    every = [chapter["file"] for part in toc["parts"] for chapter in part["chapters"]]
    return [file.removeprefix(folder) for file in every if file.startswith(folder)]


def edition_toc(toc: Yaml, language: str) -> Yaml:
    home, *rest = chapters(toc, language)
    return {"format": toc["format"], "root": home, "chapters": [{"file": file} for file in rest]}


def edition_config(config: Yaml, language: str, root: Path, python: str) -> Yaml:
    """`python` is where the edition's `_static/` finds the browser's Python."""
    made = deepcopy(config)
    made["author"] = AUTHORS.get(language, config["author"])
    top = config["html"]["baseurl"].rstrip("/")
    made["html"]["baseurl"] = f"{top}/{language}/"
    made["html"]["favicon"] = str(root / config["html"]["favicon"])
    sphinx = made["sphinx"]
    sphinx["local_extensions"] = {name: str(root / path) for name, path in sphinx["local_extensions"].items()}
    sphinx["config"]["html_theme_options"]["disable_search"] = True  # see extension/search_page.py
    sphinx["config"] |= {
        "language": language,
        "book_python": python,
        "book_editions": {code: f"{top}/{code}/" for code in LANGUAGES},
        "book_repository": made["repository"],
    }
    return made
