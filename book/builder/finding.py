"""The editions' search: Pagefind's index of what the pages say, and the page to ask it on, in place of the theme's."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from book.builder import passages
from book.builder.node import find_node

INDEXER = Path(__file__).with_suffix(".mjs")
PAGEFIND = Path(__file__).parents[2] / "node_modules" / "pagefind"
# What Pagefind writes beside its index: interfaces that we don't use, and words for languages that the book is not in.
UNUSED = ("*ui*", "pagefind-highlight*", "wasm.unknown*")
# « l’ » is a word of its own, or "ouverture" would not be found in « l’ouverture ». The page joins them again.
ELISION = re.compile(r"(?<=\w’)(?=\w)")


def drop_sphinx_search(app: Sphinx) -> None:
    """No searchindex.js and no search page of Sphinx's own."""
    if app.config.book_editions:
        app.builder.search = False  # type: ignore[attr-defined]


def page(app: Sphinx) -> Iterator[tuple[str, dict[str, Any], str]]:
    if app.config.book_editions:
        yield "search", {"pagetitle": app.translator.gettext("Search")}, "finding.html"


def records(edition: Path, language: str) -> list[dict[str, Any]]:
    """One record for each passage of the pages, with the address that leads to it."""

    def apart(text: str) -> str:
        text = text.replace("\ufe0e", "")
        return ELISION.sub(" ", text) if language == "fr" else text

    made = []
    for path in sorted(edition.glob("*.html")):
        found = passages.read(path.read_text("utf-8"))
        for passage in found:
            meta = {"title": apart(passage.heading), "page": apart(found[0].heading)}
            if passage.rule:
                meta["rule"] = passage.rule
            anchor = f"#{passage.anchor}" if passage.anchor else ""
            made.append({"url": path.name + anchor, "content": apart("\n".join(passage.blocks)), "meta": meta})
    return made


def index(edition: Path, language: str) -> None:
    """Write the index of a built edition into its `pagefind/`."""
    folder = edition / "pagefind"
    asked = json.dumps({"language": language, "records": records(edition, language)})
    command = [find_node(), str(INDEXER), str(PAGEFIND), str(folder)]
    subprocess.run(command, input=asked, text=True, encoding="utf-8", check=True)
    for name in UNUSED:
        for path in folder.glob(name):
            path.unlink()
