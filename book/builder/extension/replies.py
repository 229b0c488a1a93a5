"""The prepared answers of a page in a compact form: what many answers share is written once.

    {"parts": [markup], "states": [state], "answers": [[state after, part, …]],
     "forms": {form: {state before: {submission: answer}}}}

States, parts and answers are named by their place in their list; the page's script puts an answer together again.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

from biriba_widgets import protocol
from book.builder.browser_python.runtime import digest
from book.builder.extension.forms import as_json, as_script, in_colour

TAG = re.compile(r"(?=<[a-z])")
Packed = dict[str, Any]


def form_name(widget: str, arguments: str) -> str:
    """The name of a form, as the page's script makes it too."""
    return f"{widget}\n{arguments}"


def pack(forms: Iterable[tuple[str, str]]) -> Packed:
    """All answers of these forms (widget, arguments)."""
    parts: dict[str, int] = {}
    states: dict[str, int] = {}
    answers: dict[tuple[int, ...], int] = {}

    def place(of: dict[Any, int], thing: str | tuple[int, ...]) -> int:
        return of.setdefault(thing, len(of))

    packed: dict[str, dict[int, dict[str, int]]] = {}
    for widget, arguments in forms:
        found = packed[form_name(widget, arguments)] = {}
        for key, (after, html) in protocol.replies(widget, json.loads(arguments)).items():
            state, _, pairs = key.partition("\n")
            made = (place(states, after), *(place(parts, part) for part in TAG.split(html)))
            found.setdefault(place(states, state), {})[pairs] = place(answers, made)
    return {"parts": list(parts), "states": list(states), "answers": list(answers), "forms": packed}


def ship(app: Sphinx, page: str, packed: Packed) -> str:
    """Write the answers into a file that the page fetches after it is drawn, and return the tag that names it.

    The one bilingual book holds the answers in its pages, since it is also read without a server.
    """
    if not app.config.book_python:
        return in_colour(as_script("bw-replies", packed))
    content = in_colour(as_json(packed)).encode()
    address = f"_static/replies/{page}-{digest([content])}.json"
    path = Path(app.outdir, address)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return f'<script type="application/json" class="bw-replies" data-at="{address}"></script>'
