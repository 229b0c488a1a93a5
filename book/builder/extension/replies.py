"""The answers given beforehand of a page, packed: they repeat one another's markup and states, which are written once.

    {"parts": [markup], "states": [state], "forms": {form: {state before: {submission: [state after, part, …]}}}}

States and parts are named by their place in their list; page.js puts an answer together again.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from biriba_widgets import protocol
from book.builder.browser_python.runtime import digest
from book.builder.extension.forms import as_json, as_script

TAG = re.compile(r"(?=<[a-z])")
Packed = dict[str, Any]


def form_name(widget: str, arguments: str) -> str:
    """Names a form of a page as its script does."""
    return f"{widget}\n{arguments}"


def pack(forms: Iterable[tuple[str, str]]) -> Packed:
    """All answers of these forms (widget, arguments)."""
    parts: dict[str, int] = {}
    states: dict[str, int] = {}

    def place(of: dict[str, int], text: str) -> int:
        return of.setdefault(text, len(of))

    packed: dict[str, dict[int, dict[str, list[int]]]] = {}
    for widget, arguments in forms:
        found = packed[form_name(widget, arguments)] = {}
        for key, (after, html) in protocol.replies(widget, json.loads(arguments)).items():
            state, _, pairs = key.partition("\n")
            made = [place(states, after), *(place(parts, part) for part in TAG.split(html))]
            found.setdefault(place(states, state), {})[pairs] = made
    return {"parts": list(parts), "states": list(states), "forms": packed}


def ship(app: Sphinx, page: str, packed: Packed) -> str:
    """In a file of their own, fetched once the page stands; the one book, read without a server too, holds them."""
    if not app.config.book_python:
        return as_script("bw-replies", packed)
    content = as_json(packed).encode()
    address = f"_static/replies/{page}-{digest([content])}.json"
    path = Path(app.outdir, address)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return f'<script type="application/json" class="bw-replies" data-at="{address}"></script>'
