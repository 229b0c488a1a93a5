"""Meld lab: pick any cards and ask what they are; the engine names every reading, or every fault."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_core import IllegalMeld, InputError, arrangements, judge_meld, parse_cards
from biriba_core.cards import CARDS
from biriba_core.notation import check_copies
from biriba_core.profiles import Profile
from biriba_widgets.html import cards
from biriba_widgets.html.card_picker import card_picker
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table.describe import meld_lines
from biriba_widgets.table.drawing import named_meld
from biriba_widgets.table.games import of_game, rules_of
from biriba_widgets.table.likely_order import likeliest
from biriba_widgets.words import say, text_suits

LABEL = {"en": "Meld lab", "fr": "Atelier des combinaisons"}

#: Questions to start from, each a handful of cards that shows a rule at work.
EXAMPLES = {
    "partnership": ("3H 4H * 6H", "4S 5S 2D", "2H 3H 2H 5H", "QC KC AC 2C", "3H * 5H 2S", "9S 9S 9D 9C *"),
    "greek-canasta": ("2H 3H 4H", "QS QD 2C", "QS 2C *", "3H 4H * 6H 2S 8H", "QC KC AC 2C", "2S 2H 2D"),
}
#: What a variant changes, before the examples of its game.
VARIED = {
    "twos-not-wild": ("2S 2H 2D", "QS QD 2C", "QS QD *"),
    "super-biriba": ("3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "3H 4H 5H * 7H 8H 9H 10H JH QH KH"),
}
MOST_CARDS = 40


def _examples(rules: Profile) -> list[str]:
    varied = [text for variant in rules.variants for text in VARIED.get(variant, ())]
    return list(dict.fromkeys([*varied, *of_game(EXAMPLES, rules)]))


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"cards": [], "typed": "", "again": 0, "told": None}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    if first(submission, "do") == "clear":
        return start(arguments)
    example = first(submission, "example")
    typed = first(submission, "typed").strip() if first(submission, "do") == "read" else example
    chosen = typed.split() if example else list(submission.get("card", []))
    told = "judged"
    if typed:
        found, told = _read(typed, arguments["lang"])
        chosen = found if told == "judged" else state["cards"]
    if not chosen and not typed:
        told = say(arguments["lang"], "lab.none")
    after = {"cards": chosen, "typed": "" if told == "judged" else typed, "told": told}
    same = state.get("cards") == chosen and state.get("typed") == after["typed"]
    return {**after, "again": repeats(state, told) if same else 0}


def _read(typed: str, lang: str) -> tuple[list[str], str]:
    """The cards of a typed line, or the sentence that says what could not be read."""
    try:
        codes = parse_cards(typed, say(lang, "lab.where"))
        check_copies(codes, say(lang, "lab.where"))
    except InputError as no:
        return [], text_suits(no.sentence(lang))
    found = [str(CARDS[code]) for code in codes]
    if cards.UNKNOWN in found:
        return [], say(lang, "lab.unknown")
    if len(found) > MOST_CARDS:
        return [], say(lang, "lab.too-many", most=MOST_CARDS)
    return found, "judged"


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("meld_lab", arguments)
    rules = rules_of(arguments)
    examples = [
        build.button("example", text, " ".join(cards.short(card, build.lang) for card in text.split()))
        for text in _examples(rules)
    ]
    return (
        build.form("examples", tag("p", build.t("lab.examples")), build.bar(*examples))
        + build.form("tray", card_picker(build, state["cards"]), _ask(build), kind="tray")
        + build.answer_area(*_answer(build, state, rules))
        + build.form(
            "typed",
            build.text("typed", build.t("lab.typed"), state["typed"], build.t("lab.typed-hint")),
            build.bar(build.button("do", "read", build.t("lab.ask"), room="typed")),
        )
    )


def _ask(build: FormBuilder) -> Markup:
    return build.bar(
        build.button("do", "judge", build.t("lab.ask"), "main"),
        build.button("do", "clear", build.t("lab.clear")),
    )


def _answer(build: FormBuilder, state: JSON, rules: Profile) -> tuple[str, int, str]:
    told, again = state["told"], state["again"]
    if told is None:
        return "", 0, ""
    if told != "judged":
        return build.line(told, "head"), again, "bad"
    loose = parse_cards(" ".join(state["cards"]))
    readings = arrangements(loose, rules)
    if not readings:
        ordered = likeliest(state["cards"], rules)
        try:
            judge_meld(parse_cards(" ".join(ordered)), rules)
        except IllegalMeld as no:
            shown = build.line(cards.row(ordered, build.lang))
            return build.line(build.t("lab.no-meld"), "head") + shown + build.rulings(no.rulings), again, "bad"
    out = [build.line(build.t("lab.readings", n=len(readings)), "head")] if len(readings) > 1 else []
    for meld in readings:
        out.append(build.line(named_meld(build, meld)))
        lines = meld_lines(build, meld, rules)
        head = "head" if len(readings) == 1 else "reading"
        out.append(build.lines(lines, head))
    return join(out), again, "good"


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The examples, asked first of all; anything else waits for Python."""
    if state["told"] is None:
        for text in _examples(rules_of(arguments)):
            yield {"example": [text]}
