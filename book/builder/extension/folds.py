"""What a page folds, so that a reader meets the game first: the rules that this book decided.

A fold is opened by a tap, by a link into it, by the search of the browser and on paper (page/theme.js, page/theme.css).
"""

import re
from collections.abc import Iterable, Sequence
from html import escape

from docutils import nodes

from biriba_core.rulebook import rule

RULE = re.compile(r'id="rule-(?P<rule>g?\d+-\d+)"')
WORDS = {
    "en": "Decided by this book: {rules}",
    "fr": "Choix du livre\u00a0: {rules}",
}


def start(words: str) -> str:
    return f'<details class="fold"><summary>{words}</summary>'


def side_by_side(faces: Sequence[str]) -> str:
    """The forms of a quiz, side by side on a phone."""
    return '<div class="questions">' + "".join(f"<div>{face}</div>" for face in faces) + "</div>"


def _stated(paragraph: nodes.Node) -> tuple[str, bool] | None:
    """The number of the rule that a paragraph states, and whether this book decided it."""
    if not isinstance(paragraph, nodes.paragraph):
        return None
    raws = [raw.astext() for raw in paragraph.findall(nodes.raw)]
    stated = RULE.search(raws[0]) if raws else None
    if stated is None:
        return None
    return stated["rule"].replace("-", ".").upper(), '<span class="decision">' in raws[1:4]


def decisions(document: nodes.document, lang: str) -> None:
    """Move what this book decided to the end of its section, into a fold that names the rules.

    The first rule of a section stays in view, and so do all where this book decided all of them: they are what the
    section is about.
    """
    sections: Iterable[nodes.section] = document.findall(nodes.section)
    for section in list(sections):
        rules = [(child, *stated) for child in section.children if (stated := _stated(child))]
        found = [(child, number) for child, number, decided in rules[1:] if decided]
        if not found or all(decided for _, _, decided in rules):
            continue
        for paragraph, _ in found:
            section.remove(paragraph)
        text = [place for place, child in enumerate(section.children) if isinstance(child, nodes.paragraph)]
        after = text[-1] + 1 if text else 1
        named = " · ".join(
            f'<span data-rule="{number}">{number}</span> {escape(rule(number).name.of(lang))}' for _, number in found
        )
        words = WORDS[lang].format(rules=named)
        folded = [nodes.raw("", start(words), format="html"), *(paragraph for paragraph, _ in found)]
        section[after:after] = [*folded, nodes.raw("", "</details>", format="html")]
