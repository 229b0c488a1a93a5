"""Form controls for the widgets: real labels and stable ids.

A `FormBuilder` belongs to one widget instance. It knows the language and hands out ids that stay the same from one
answer to the next, so that focus and selection are kept when the form is replaced.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from copy import copy
from typing import Any
from zlib import crc32

from biriba_core import PARTNERSHIP, Profile
from biriba_core.messages import by_rule, explain_reason
from biriba_core.rulebook import HOUSE, section_of
from biriba_core.rulings import Reason, Ruling
from biriba_widgets.html import cards
from biriba_widgets.html.markup import Markup, escape, join, tag
from biriba_widgets.words import in_game, phrase, say, shown, text_suits

#: A value that JSON can write, as a form keeps its state.
JSON = Any
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


def rule_anchor(rule: str) -> str:
    """The anchor of a rule on its page.

    >>> rule_anchor("G3.6")
    'rule-g3-6'
    """
    return "rule-" + rule.lower().replace(".", "-")


def rule_address(rule: str) -> str:
    """Where a rule stands, seen from any notebook of the same language; the built book leads to the page made of it.

    In a notebook it has a cell of its own: JupyterLab finds a cell before it has drawn it, but no anchor.

    >>> rule_address("3.6")
    '03-melds.ipynb#cell-id=rule-3-6'
    """
    return f"{section_of(rule).page}.ipynb#cell-id={rule_anchor(rule)}"


def rule_link(rule: str, lang: str) -> Markup:
    """A link to the sentence a ruling rests on. Nothing for `HOUSE`: no page states what a table agreed on."""
    if rule == HOUSE:
        return Markup("")
    return tag("a", say(lang, "rule", rule=rule), class_="rule", href=rule_address(rule), data_rule=rule)


def classes(*names: str) -> str:
    """The value of a class attribute; empty names are left out.

    >>> classes("bw-button", "", "main")
    'bw-button main'
    """
    return " ".join(filter(None, names))


class FormBuilder:
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

    def for_game(self, rules: Profile) -> FormBuilder:
        """The same form in the words of a game."""
        same = copy(self)
        same.rules = rules
        return same

    # -- words ---------------------------------------------------------------------------

    def t(self, key: str, **values: object) -> Markup:
        """A phrase as HTML; markup that is put into its fields stays markup."""
        text = escape(phrase(self.lang, in_game(key, self.rules), values))
        fields = {field: escape(value) for field, value in shown(values, self.lang).items()}
        return Markup(text.format(**fields))

    def rule(self, number: str) -> Markup:
        return rule_link(number, self.lang)

    # -- controls ------------------------------------------------------------------------

    def id(self, *parts: object) -> str:
        return "-".join([self.name, *(str(part).replace("*", "joker").replace(" ", "_") for part in parts)])

    def form(self, name: str, *inside: str, kind: str = "") -> Markup:
        return tag("form", *inside, method="dialog", id=self.id("form", name), class_=classes("bw-form", kind))

    def details(self, name: str, summary: str, *inside: str, opened: bool = False, kind: str | None = None) -> Markup:
        """A part that can be opened."""
        return tag("details", tag("summary", summary), *inside, class_=kind, id=self.id(name), open=opened)

    def card_boxes(
        self,
        held: Iterable[str],
        chosen: Iterable[str] = (),
        fresh: Iterable[str] = (),
        room: str = "hand",
        start: int = 1,
        sort: str = "checkbox",
        lit: Collection[str] = (),
        places: Mapping[str, str] | None = None,
    ) -> Markup:
        """Cards that can be chosen. Copies of a card are numbered, so each keeps its own id; those in `lit` glow.

        `places`: for a card's text, the places on the table that can take it (`data-place` of their buttons).
        """
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
            ident = self.id(room, "card", card, seen[card])
            fits = places.get(card) if places else None
            box = tag("input", type=sort, name="card", value=card, id=ident, checked=on, data_places=fits)
            picture = cards.face(card, self.lang, extra="fresh" if arrived else "")
            out.append(tag("label", box, picture, class_=classes("pick", "lit" if card in lit else "")))
        return join(out)

    def tap(self, name: str, value: str, label: str, chosen: Iterable[str] = (), kind: str = "bw-button") -> Markup:
        """An answer that is given with one tap; the one that was given last stays marked."""
        return tag(
            "button", label, type="submit", name=name, value=value, id=self.id(name, value), class_=kind,
            aria_pressed="true" if value in chosen else "false",
        )  # fmt: skip

    def card_taps(self, listed: Iterable[str], chosen: Iterable[str] = ()) -> Markup:
        """Cards of which one is the answer; the value is the place, from 0."""
        on = list(chosen)
        faces = enumerate(cards.face(card, self.lang) for card in listed)
        return join(self.tap("answer", str(place), face, on, "pick") for place, face in faces)

    def turn(self, name: str, label: str, turn: str, kind: str) -> Markup:
        """A thing that is ticked in its turn among others; `turn` is the number that it has, if any."""
        box = tag("input", type="checkbox", name=name, value=turn, id=self.id(name), checked=bool(turn))
        return tag("label", box, label, tag("b", turn, class_="nth"), class_=kind)

    def option(self, name: str, value: str, label: str, chosen: bool = False, sort: str = "radio") -> Markup:
        button = tag("input", type=sort, name=name, value=value, id=self.id(name, value), checked=chosen)
        return tag("label", button, tag("span", label), class_="bw-option")

    def group(self, legend: str, *inside: str, kind: str = "") -> Markup:
        return tag("fieldset", tag("legend", legend), *inside, class_=classes("bw-group", kind))

    def choices(
        self,
        name: str,
        legend: str,
        options: Iterable[tuple[str, str]],
        chosen: Iterable[str] = (),
        *,
        several: bool = False,
        kind: str = "",
    ) -> Markup:
        """Radio buttons (or checkboxes) with labels; `options`: (value, label)."""
        on = list(chosen)
        sort = "checkbox" if several else "radio"
        out = [self.option(name, value, label, value in on, sort) for value, label in options]
        return self.group(legend, *out, kind=classes("bw-options", kind))

    def number(self, name: str, label: str, value: int | str, low: int, high: int, step: int = 1) -> Markup:
        ident = self.id(name)
        field = tag(
            "input", type="number", inputmode="numeric", id=ident, name=name, value=value, min=low, max=high, step=step
        )
        return tag("label", tag("span", label), field, class_="bw-field", for_=ident)

    def text(self, name: str, label: str, value: str = "", hint: str = "", size: int = 28) -> Markup:
        ident = self.id(name)
        field = tag(
            "input", type="text", id=ident, name=name, value=value, size=size, autocomplete="off",
            autocapitalize="characters", spellcheck="false", aria_describedby=f"{ident}-hint" if hint else None,
        )  # fmt: skip
        return self._field(ident, label, field, hint)

    def area(self, name: str, label: str, value: str = "", hint: str = "", rows: int = 3) -> Markup:
        ident = self.id(name)
        field = tag(
            "textarea", value, id=ident, name=name, rows=rows, autocapitalize="characters", spellcheck="false",
            aria_describedby=f"{ident}-hint" if hint else None,
        )  # fmt: skip
        return self._field(ident, label, field, hint)

    def address(self, label: str, mark: str) -> Markup:
        """An address to send; `mark` stands after its ``#``. The rest is the page script's."""
        ident = self.id("link")
        field = tag("input", type="text", id=ident, name="link", readonly=True, value=f"#{mark}", data_share=f"#{mark}")
        return tag("div", self._field(ident, label, field), class_="bw-share")

    def text_to_send(self, name: str, label: str, value: str, file: str = "") -> Markup:
        """Several lines to copy, or to save under the name `file`; likewise."""
        ident = self.id(name)
        field = tag(
            "textarea", value, id=ident, name=name, rows=5, readonly=True, spellcheck="false", data_share=True,
            data_file=file or None,
        )  # fmt: skip
        return tag("div", self._field(ident, label, field), class_="bw-share")

    def select(self, name: str, label: str, options: Iterable[tuple[str, str]], chosen: str = "") -> Markup:
        ident = self.id(name)
        inside = (tag("option", words, value=value, selected=value == chosen) for value, words in options)
        return self._field(ident, label, tag("select", *inside, id=ident, name=name))

    def _field(self, ident: str, label: str, field: Markup, hint: str = "") -> Markup:
        note = tag("small", hint, id=f"{ident}-hint", class_="bw-hint") if hint else ""
        return tag("span", tag("label", label, for_=ident), field, note, class_="bw-field")

    def button(
        self,
        name: str,
        value: str,
        label: str,
        kind: str = "",
        room: str = "",
        *,
        automatic: int | None = None,
        live: int | None = None,
        hidden: bool = False,
        place: str = "",
        least: int | None = None,
        most: int | None = None,
    ) -> Markup:
        """A button that sends the form; `automatic`: the page's script presses it so many milliseconds after an answer.

        `live`: pressed as soon as so many things of the form are chosen.
        `place`: the place on the table that it is, which shows when the chosen cards can go there. `least`, `most`: how
        many cards are chosen while it can be pressed.
        """
        parts = [part for part in (room, name, value) if part]
        return tag(
            "button", label, type="submit", name=name, value=value, id=self.id(*parts),
            class_=classes("bw-button", kind), data_automatic=automatic, data_live=live, data_place=place or None,
            data_least=least, data_most=most, hidden=hidden,
        )  # fmt: skip

    def bar(self, *buttons: str) -> Markup:
        return tag("p", *buttons, class_="bw-bar")

    # -- answers -------------------------------------------------------------------------

    def answer_area(self, answer: str = "", again: int = 0, tone: str = "", *, still: bool = False) -> Markup:
        """Where the widget's answer stands; always there, so that screen readers read it out when it changes.

        `still`: the page does not scroll to it.
        """
        if answer:
            repeat = tag("span", self.t("again"), class_="bw-aside") if again else ""
            answer = tag("span", repeat, answer, class_=classes("answer", tone))
        return tag("output", answer, aria_live="polite", class_="bw-says", id=self.id("says"), data_still=still)

    def line(self, content: str, kind: str = "") -> Markup:
        """A line within an answer (an ``<output>`` holds phrases, not paragraphs)."""
        return tag("span", content, class_=classes("said", kind))

    def lines(self, several: Iterable[str], head: str = "head") -> Markup:
        """Lines of an answer, the first one its head."""
        return join(self.line(content, "" if place else head) for place, content in enumerate(several))

    def rulings(self, rulings: Sequence[Ruling], instead: str | None = None) -> Markup:
        """Every rule broken: what is wrong, why (with the rule's link), then what could be done instead.

        At a table `instead` says what is possible there (`biriba_core.advising`); else the first ruling advises,
        since what the others advise may be barred by it.
        """
        told = list(by_rule(rulings, self.lang))
        lines = [[*(tag("strong", what) for what in whats), one.why, self.rule(one.rule)] for whats, one in told]
        if instead is None and told:
            lines[-1].append(tag("em", told[0][1].instead))
        out = [self.line(join(parts, " "), "ruling") for parts in lines]
        return join([*out, self.line(tag("em", instead), "instead") if instead else ""])

    def reason(self, reasons: Sequence[Reason]) -> Markup:
        """The most telling of the rules that allow something: what is the case, why, the rule's link."""
        if not reasons:
            return Markup()
        told = explain_reason(reasons[0], self.lang)
        return join((text_suits(told.what), text_suits(told.why), self.rule(told.rule)), " ")


def repeats(state: Mapping[str, object], told: object) -> int:
    """Flips between 0 and 1 while the same answer is given, so that it is read out again."""
    return 1 - int(bool(state.get("again"))) if state.get("told") == told else 0
