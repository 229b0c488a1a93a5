"""What a page folds, so that a reader meets the game first: the rules that this book decided.

A fold is opened by a tap, by a link into it, by the search of the browser and by printing (page/theme.js).
"""

import re
from collections.abc import Iterable, Sequence

from docutils import nodes

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


def _decided(paragraph: nodes.Node) -> str | None:
    """The number of the rule that a paragraph states, if this book decided it."""
    if not isinstance(paragraph, nodes.paragraph):
        return None
    raws = [raw.astext() for raw in paragraph.findall(nodes.raw)]
    stated = RULE.search(raws[0]) if raws else None
    if stated is None or '<span class="decision">' not in raws[1:4]:
        return None
    return stated["rule"].replace("-", ".").upper()


def decisions(document: nodes.document, lang: str) -> None:
    """Move what this book decided to the end of its section, into a fold."""
    sections: Iterable[nodes.section] = document.findall(nodes.section)
    for section in list(sections):
        found = [(child, rule) for child in section.children if (rule := _decided(child))]
        if not found:
            continue
        for paragraph, _ in found:
            section.remove(paragraph)
        text = [place for place, child in enumerate(section.children) if isinstance(child, nodes.paragraph)]
        after = text[-1] + 1 if text else 1
        words = WORDS[lang].format(rules=", ".join(rule for _, rule in found))
        folded = [nodes.raw("", start(words), format="html"), *(paragraph for paragraph, _ in found)]
        section[after:after] = [*folded, nodes.raw("", "</details>", format="html")]
