"""The two editions' configurations, derived from `_config.yml` and `_toc.yml`."""

from copy import deepcopy
from pathlib import Path
from typing import Any

from book.builder.project import AUTHORS, LANGUAGES

Yaml = dict[str, Any]


def parts(toc: Yaml, language: str) -> list[tuple[str, list[str]]]:
    """The captions of one language, each with its pages without their folder, in the book's order."""
    folder = f"book/{language}/"
    found = []
    for part in toc["parts"]:
        files = [chapter["file"] for chapter in part["chapters"] if chapter["file"].startswith(folder)]
        if files:
            found.append((part["caption"], [file.removeprefix(folder) for file in files]))
    return found


def edition_toc(toc: Yaml, language: str) -> Yaml:
    """An edition's own: the part of the home page gives its root, the others are its groups."""
    (_, (home,)), *groups = parts(toc, language)
    return {
        "format": toc["format"],
        "root": home,
        "parts": [{"caption": caption, "chapters": [{"file": file} for file in files]} for caption, files in groups],
    }


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
