"""The editions' page of search, in place of Sphinx's own (page/search.js fills it)."""

from collections.abc import Iterator
from typing import Any

from sphinx.application import Sphinx

from book.builder.extension import languages


def drop_sphinx_search(app: Sphinx) -> None:
    """No searchindex.js and no search page of Sphinx's own."""
    if app.config.book_editions:
        app.builder.search = False  # type: ignore[attr-defined]  # the HTML builder has it, its base not


def add(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    if app.config.book_editions:
        words = languages.catalogue("sphinx", app.config.language)
        yield "search", {"pagetitle": words.gettext("Search")}, "search-page.html"
