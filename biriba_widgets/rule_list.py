"""All rules of a game in their order, each with a link to the page that explains it."""

from __future__ import annotations

import re

from biriba_core.rulebook import GAMES, Rule, Section
from biriba_widgets.html.forms import rule_address
from biriba_widgets.html.markup import Markup, escape, join, tag
from biriba_widgets.words import say, text_suits

_MARKS = re.compile(r"\*([^*]*)\*|\{([^}]*)\}")


def html(game: str, lang: str) -> Markup:
    """The rules of `game`, section by section."""
    return tag("div", *(_section(section, lang) for section in GAMES[game]), class_="bw-rules")


def _section(section: Section, lang: str) -> Markup:
    title = tag("h3", f"{section.number} {section.title.of(lang)}", id=f"section-{section.number.lower()}")
    return tag("section", title, tag("ul", *(_rule(rule, lang) for rule in section.rules)))


def _rule(rule: Rule, lang: str) -> Markup:
    mark = tag("span", say(lang, "decision"), class_="decision") if rule.decision else Markup("")
    name = rule.name.of(lang) + "."
    # Some rules are no longer than their names.
    text = _marked(text_suits(rule.text(lang).removeprefix(name).lstrip()))
    return tag("li", _link(rule.number), " ", mark, " " if mark else "", tag("b", name), *([" ", text] if text else []))


def _link(number: str) -> Markup:
    return tag("a", number, class_="rule", href=rule_address(number), data_rule=number)


def _marked(text: str) -> Markup:
    """A rule's text, what it defines in italics and links for the rules that it names."""
    pieces, at = [], 0
    for found in _MARKS.finditer(text):
        pieces += [escape(text[at : found.start()]), tag("em", found[1]) if found[1] else _link(found[2])]
        at = found.end()
    return join([*pieces, escape(text[at:])])
