"""The forms in a page's HTML: which there are, and the addresses of the links in them."""

import json
import re
from collections.abc import Mapping
from html import unescape

FACE = re.compile(r'<section class="bw" data-widget="(?P<widget>\w+)" data-arguments="(?P<arguments>[^"]*)"')
RULE_LINK = re.compile(r'<a\b(?=[^>]*\bclass="rule")[^>]*\bhref="#(?P<anchor>rule-[\w-]+)"')
PAGE_LINK = re.compile(r'(<a class="bw-page" href="[\w-]+)\.ipynb"')
PAPER_LINK = re.compile(r'(<a class="bw-paper" href=")(?=[\w-]+\.pdf")')
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


def with_page_links(body: str) -> str:
    """Links from a form to a notebook lead to the page built from it."""
    return PAGE_LINK.sub(r'\1.html"', body)


def with_paper_links(body: str, folder: str) -> str:
    """Links to the printed cards and sheets lead into the folder where the build put them."""
    return PAPER_LINK.sub(lambda link: link[1] + folder, body)


def with_rule_links(body: str, places: Mapping[str, str]) -> str:
    """Rule links that lead where `places` says ({anchor: address})."""

    def lead(link: re.Match[str]) -> str:
        return link[0].replace(f'href="#{link["anchor"]}"', f'href="{places[link["anchor"]]}"')

    return RULE_LINK.sub(lead, body)
