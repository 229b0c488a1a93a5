"""Form controls for the widgets: real labels, stable ids, everything escaped.

A `Face` belongs to one widget instance. It knows the language and hands out ids that stay the
same from one face to the next, so that putting a new face in place keeps focus and selection.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from html import escape
from zlib import crc32

from biriba_core import PARTNERSHIP, Profile
from biriba_core.messages import explain
from biriba_widgets.html import cards
from biriba_widgets.words import in_game, say

Submission = Mapping[str, Sequence[str]]


def first(submission: Submission, name: str, default: str = "") -> str:
    """The first value of a field, or `default` when it was not sent."""
    values = submission.get(name) or [default]
    return values[0]


def whole(submission: Submission, name: str, low: int, high: int, default: int) -> int:
    """A whole number from a field, kept within bounds; `default` when it is not one."""
    try:
        return min(high, max(low, int(first(submission, name))))
    except ValueError:
        return default


def rule_link(rule: str, lang: str) -> str:
    """A link to the sentence a ruling rests on; the book fills in which page holds it."""
    anchor = "rule-" + rule.lower().replace(".", "-")
    words = escape(say(lang, "rule", rule=rule))
    return f'<a class="rule" href="#{anchor}" data-rule="{escape(rule)}">{words}</a>'


def ruled(html: str, link: str) -> str:
    """A sentence and the rule it rests on."""
    return f"{html} {link}"


class Face:
    """One widget instance: its language, its words and its ids."""

    def __init__(self, widget: str, arguments: Mapping[str, object]) -> None:
        self.lang = str(arguments.get("lang", "en"))
        rest = {key: value for key, value in arguments.items() if key not in ("lang", "id")}
        if "id" in arguments:
            mark = str(arguments["id"])
        elif rest:
            mark = f"{crc32(json.dumps(rest, sort_keys=True).encode()):08x}"
        else:
            mark = ""
        self.name = "bw-" + widget + (f"-{mark}" if mark else "")
        self.rules = PARTNERSHIP

    def of(self, rules: Profile) -> Face:
        """The same form in the words of a game."""
        same = copy(self)
        same.rules = rules
        return same

    # -- words ---------------------------------------------------------------------------

    def t(self, key: str, **values: object) -> str:
        """A phrase as HTML: what is put into it is escaped."""
        return escape(say(self.lang, in_game(key, self.rules), **values))

    def mix(self, key: str, **values: object) -> str:
        """A phrase with HTML put into its fields."""
        marks = {field: f"\0{field}\0" for field, value in values.items() if isinstance(value, str)}
        text = escape(say(self.lang, in_game(key, self.rules), **{**values, **marks}))
        for field, mark in marks.items():
            text = text.replace(mark, str(values[field]))
        return text

    def rule(self, number: str) -> str:
        return rule_link(number, self.lang)

    # -- controls ------------------------------------------------------------------------

    def id(self, *parts: object) -> str:
        return escape("-".join([self.name, *(str(part).replace("*", "joker").replace(" ", "_") for part in parts)]))

    def form(self, name: str, *inside: str, kind: str = "") -> str:
        return f'<form method="dialog" id="{self.id("form", name)}" class="bw-form {kind}">{"".join(inside)}</form>'

    def card_boxes(
        self,
        held: Iterable[str],
        chosen: Iterable[str] = (),
        name: str = "card",
        fresh: Iterable[str] = (),
        room: str = "hand",
        start: int = 1,
        sort: str = "checkbox",
    ) -> str:
        """Cards that can be chosen. Copies of a card are numbered, so each keeps its own id."""
        picked, new = list(chosen), list(fresh)
        seen: dict[str, int] = {}
        out = []
        for card in map(str, held):
            seen[card] = seen.get(card, start - 1) + 1
            on = card in picked
            if on:
                picked.remove(card)
            arrived = card in new
            if arrived:
                new.remove(card)
            ident = self.id(room, name, card, seen[card])
            out.append(
                f'<label class="pick"><input type="{sort}" name="{name}" value="{escape(card)}" id="{ident}"'
                f"{' checked' if on else ''}>{cards.face(card, self.lang, extra='fresh' if arrived else '')}</label>"
            )
        return "".join(out)

    def card_radios(self, listed: Iterable[str], chosen: Iterable[str] = (), name: str = "answer") -> str:
        """Cards of which one is chosen; the value is the place, from 0."""
        on = list(chosen)
        return "".join(
            f'<label class="pick"><input type="radio" name="{name}" value="{place}" id="{self.id(name, place)}"'
            f"{' checked' if str(place) in on else ''}>{cards.face(card, self.lang)}</label>"
            for place, card in enumerate(listed)
        )

    def option(self, name: str, value: str, label: str, chosen: bool = False, sort: str = "radio") -> str:
        return (
            f'<label class="bw-option"><input type="{sort}" name="{name}" value="{escape(value)}" '
            f'id="{self.id(name, value)}"{" checked" if chosen else ""}><span>{label}</span></label>'
        )

    def group(self, legend: str, *inside: str, kind: str = "") -> str:
        return f'<fieldset class="bw-group {kind}"><legend>{legend}</legend>{"".join(inside)}</fieldset>'

    def choices(
        self,
        name: str,
        legend: str,
        options: Iterable[tuple[str, str]],
        chosen: Iterable[str] = (),
        *,
        several: bool = False,
        kind: str = "",
    ) -> str:
        """Radio buttons (or checkboxes) with HTML labels; `options`: (value, label)."""
        on = list(chosen)
        sort = "checkbox" if several else "radio"
        out = [self.option(name, value, label, value in on, sort) for value, label in options]
        return self.group(legend, *out, kind=f"bw-options {kind}")

    def number(self, name: str, label: str, value: int | str, low: int, high: int, step: int = 1) -> str:
        ident = self.id(name)
        return (
            f'<label class="bw-field" for="{ident}"><span>{label}</span><input type="number" inputmode="numeric" '
            f'id="{ident}" name="{name}" value="{escape(str(value))}" min="{low}" max="{high}" step="{step}"></label>'
        )

    def text(self, name: str, label: str, value: str = "", hint: str = "", size: int = 28) -> str:
        ident = self.id(name)
        about = f' aria-describedby="{ident}-hint"' if hint else ""
        note = f'<small id="{ident}-hint" class="bw-hint">{hint}</small>' if hint else ""
        return (
            f'<span class="bw-field"><label for="{ident}">{label}</label><input type="text" id="{ident}" name="{name}" '
            f'value="{escape(value)}" size="{size}" autocomplete="off" autocapitalize="characters" '
            f'spellcheck="false"{about}>{note}</span>'
        )

    def area(self, name: str, label: str, value: str = "", hint: str = "", rows: int = 3) -> str:
        ident = self.id(name)
        about = f' aria-describedby="{ident}-hint"' if hint else ""
        note = f'<small id="{ident}-hint" class="bw-hint">{hint}</small>' if hint else ""
        return (
            f'<span class="bw-field"><label for="{ident}">{label}</label><textarea id="{ident}" name="{name}" '
            f'rows="{rows}" autocapitalize="characters" spellcheck="false"{about}>{escape(value)}</textarea>'
            f"{note}</span>"
        )

    def select(self, name: str, label: str, options: Iterable[tuple[str, str]], chosen: str = "") -> str:
        ident = self.id(name)
        inside = "".join(
            f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>{words}</option>'
            for value, words in options
        )
        return (
            f'<span class="bw-field"><label for="{ident}">{label}</label>'
            f'<select id="{ident}" name="{name}">{inside}</select></span>'
        )

    def button(self, name: str, value: str, label: str, kind: str = "", room: str = "") -> str:
        parts = [part for part in (room, name, value) if part]
        return (
            f'<button type="submit" name="{name}" value="{escape(value)}" id="{self.id(*parts)}" '
            f'class="bw-button {kind}">{label}</button>'
        )

    def bar(self, *buttons: str) -> str:
        return f'<p class="bw-bar">{"".join(buttons)}</p>'

    # -- answers -------------------------------------------------------------------------

    def says(self, answer: str = "", again: int = 0, tone: str = "") -> str:
        """The one place where the widget speaks; always there, so that it is read out when it changes."""
        if answer:
            repeat = f'<span class="bw-aside">{self.t("again")}</span>' if again else ""
            answer = f'<span class="answer {tone}">{repeat}{answer}</span>'
        return f'<output aria-live="polite" class="bw-says" id="{self.id("says")}">{answer}</output>'

    def line(self, html: str, kind: str = "") -> str:
        """A line within an answer (an ``<output>`` holds phrases, not paragraphs)."""
        return f'<span class="said {kind}">{html}</span>'

    def lines(self, several: Iterable[str]) -> str:
        """Lines of an answer, the first one its head."""
        return "".join(self.line(html, "" if place else "head") for place, html in enumerate(several))

    def rulings(self, rulings: Iterable[object]) -> str:
        """Every rule broken: what is wrong, why (with the rule's link), what could be done instead."""
        out = []
        for ruling in rulings:
            told = explain(ruling, self.lang)
            out.append(
                self.line(
                    f"<strong>{escape(told.what)}</strong> {escape(told.why)} {self.rule(told.rule)} "
                    f"<em>{escape(told.instead)}</em>",
                    "ruling",
                )
            )
        return "".join(out)


def repeats(state: Mapping[str, object], told: object) -> int:
    """Flips between 0 and 1 while the same answer is given, so that it is read out again."""
    return 1 - int(bool(state.get("again"))) if state.get("told") == told else 0
