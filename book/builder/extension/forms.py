"""The forms in a page's HTML: which there are, how they stand there, and the addresses of the links in them."""

import json
import re
from base64 import b64decode
from collections.abc import Mapping
from html import unescape
from typing import Any

from biriba_core.cards import TEXT_STYLE
from biriba_widgets import protocol
from biriba_widgets.html.markup import Markup
from book.builder.extension import folds

FACE = re.compile(r'<section class="bw"[^>]* data-widget="(?P<widget>\w+)" data-arguments="(?P<arguments>[^"]*)"')
# What biriba_widgets/stored.py made for notebooks.
STORED = re.compile(r'<div data-form="\w+">(?P<faces>.*?</section>)</div>', re.S)
PICTURE = re.compile(r'<img [^>]*src="data:image/svg\+xml;base64,([^"]*)">')
RULE_LINK = re.compile(
    r'<a\b(?=[^>]*\bclass="rule")[^>]*\bhref="(?P<address>(?:[\w-]+\.ipynb)?#(?:cell-id=)?(?P<anchor>rule-[\w-]+))"'
)
PAGE_LINK = re.compile(r'(<a class="bw-page" href="[\w-]+)\.ipynb(?=["#])')
PAPER_LINK = re.compile(r'(<a class="bw-paper" href=")(?=[\w-]+\.pdf")')
NEEDS_SCRIPTS = {
    "en": "This form needs scripts, which are turned off in this browser.",
    "fr": "Ce formulaire a besoin de scripts, qui sont désactivés dans ce navigateur.",
}
RULE_ANCHOR = re.compile(r'\bid="(rule-[\w-]+)"')


def as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def as_script(kind: str, value: object) -> str:
    """JSON as a data block; nothing in it can end the block."""
    text = as_json(value).replace("<", "\\u003c")
    return f'<script type="application/json" class="{kind}">{text}</script>'


def forms(body: str) -> list[tuple[str, str]]:
    """(widget, arguments as text) of each form."""
    return [(face["widget"], unescape(face["arguments"])) for face in FACE.finditer(body)]


def from_stored(body: str) -> str:
    """A page's outputs as a page has them: forms that can be used, charts in the page's colours."""

    def faces(output: re.Match[str]) -> str:
        shown = [(widget, json.loads(given)) for widget, given in forms(output["faces"])]
        noted = [with_note(*one) for one in shown]
        return folds.side_by_side(noted) if len(noted) > 1 and shown[0][0] == "quiz" else "".join(noted)

    def with_note(widget: str, arguments: dict[str, Any]) -> str:
        note = f'<noscript><p class="bw-line">{NEEDS_SCRIPTS[arguments["lang"]]}</p></noscript>'
        return protocol.face(widget, arguments) + Markup(note)

    return PICTURE.sub(lambda picture: b64decode(picture[1]).decode(), STORED.sub(faces, body))


def in_colour(html: str) -> str:
    """HTML without the mark that asks for suits as plain text: a page has a typeface that shows them in colour."""
    return html.replace(TEXT_STYLE, "")


def with_page_links(body: str) -> str:
    """Links from HTML to a notebook lead to the page built from it."""
    return PAGE_LINK.sub(r"\1.html", body)


def with_paper_links(body: str, folder: str) -> str:
    """Links to the printed cards and sheets lead into the folder where the build put them."""
    return PAPER_LINK.sub(lambda link: link[1] + folder, body)


def with_rule_links(body: str, places: Mapping[str, str]) -> str:
    """Rule links that lead where `places` says ({anchor: address})."""

    def lead(link: re.Match[str]) -> str:
        return link[0].replace(f'href="{link["address"]}"', f'href="{places[link["anchor"]]}"')

    return RULE_LINK.sub(lead, body)
