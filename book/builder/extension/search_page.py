"""The pages of search: an edition's, filled by page/search.js; in the one book Sphinx's, once a language."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sphinx
from sphinx.application import Sphinx

from book.builder.extension import languages
from book.builder.extension.forms import as_json
from book.builder.project import LANGUAGES

#: Scripts of Sphinx that its search needs.
SCRIPTS = {"documentation_options.js", "doctools.js", "sphinx_highlight.js"}
PAGE = Path(__file__).parents[1] / "page"


def prepare(app: Sphinx) -> None:
    """An edition has no searchindex.js and no search page of Sphinx's own; the one book's search speaks French too."""
    if app.config.book_editions:
        app.builder.search = False  # type: ignore[attr-defined]  # the HTML builder has it, its base not
        return
    theirs = (Path(sphinx.__file__).parent / "locale" / "fr" / "LC_MESSAGES" / "sphinx.js").read_text("utf-8")
    # Only the sentences: Sphinx's own call would make a function out of text, which the policy forbids.
    words = as_json(json.loads(theirs[theirs.index("(") + 1 : theirs.rindex(")")])["messages"])
    folder = Path(app.doctreedir).parent / "search"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "search-fr.js").write_text(f"Object.assign(Documentation.TRANSLATIONS, {words});\n", "utf-8")
    app.config.html_static_path += [str(folder), str(PAGE / "one-book-search.js")]


def place(app: Sphinx, page: str) -> str:
    """Where a reader of this page searches."""
    return "search" if app.config.book_editions else f"book/{languages.of_page(app, page)}/search"


def lead(app: Sphinx, page: str, context: dict[str, Any]) -> None:
    """Every form of search leads to the page in its own language."""
    plain = context["pathto"]
    context["pathto"] = lambda name, *more: plain(place(app, page) if name == "search" else name, *more)


def add(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    editions = app.config.book_editions
    for language in [app.config.language] if editions else LANGUAGES:
        title = languages.catalogue("sphinx", language).gettext("Search")
        template = "search-page.html" if editions else "search.html"
        yield place(app, f"book/{language}/search"), {"pagetitle": title}, template
