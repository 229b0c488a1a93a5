"""The home page's card to touch: a run of six on the felt, and a hand in which one card makes it a biriba."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_core import parse_position
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.table.attempts import attempt, played
from biriba_widgets.table.drawing import named_meld
from biriba_widgets.table.telling import outcome_told, tone

__all__ = ["LABEL", "prepared_submissions", "render", "start", "submit"]

LABEL = {"en": "The seventh card", "fr": "La septième carte"}

#: The cards that can be tapped; the first is the seventh of the run.
OFFERED = ("9H", "9S", "*", "QH")
POSITION = {
    "stage": "play",
    "hands": [" ".join(OFFERED), 9, 9, 9],
    "melds": [["3H 4H 5H 6H 7H 8H"], []],
    "pile": "QC",
}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    """Every tap begins with the run of six again."""
    card = first(submission, "card")
    if card not in OFFERED:
        return start(arguments)
    told = list(attempt(parse_position(POSITION), {"do": ["add 1"], "card": [card]}, arguments["lang"]))
    if told[0] == "choose":  # the joker at either end: the high one will do
        told = ["done", next(reading for reading in told[1] if reading.endswith(cards.JOKER))]
    return {"told": told, "card": card, "again": repeats(state, told)}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("seventh", arguments)
    before = parse_position(POSITION)
    told = state["told"]
    after = played(before, [told[1]]) if told and told[0] == "done" else before
    meld = after.melds[0][0]
    biriba = tag("span", build.t(f"biriba.{meld.biriba}"), class_="tag") if meld.biriba else ""
    taps = [
        build.tap("card", card, cards.face(card, build.lang), (state.get("card"),), "pick")
        for card in OFFERED
        if card in cards.texts(after.hands[0])
    ]
    goal = build.t("seventh.goal", card=cards.short(OFFERED[0], build.lang))
    return (
        tag("p", tag("strong", goal))
        + tag("div", tag("p", named_meld(build, meld), " ", biriba), class_="felt")
        + build.form("card", tag("div", *taps, class_="picks", role="group", aria_label=build.t("seventh.hand")))
        + build.answer_area(outcome_told(build, after, told, before), state["again"], tone(told))
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    for card in OFFERED:
        yield {"card": [card]}
