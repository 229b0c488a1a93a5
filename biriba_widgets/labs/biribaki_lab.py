"""Biribaki lab: two ways to the reserve, side by side: who holds what, and what counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from biriba_core import Deal, Profile, parse_action
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import drawing, sheet
from biriba_widgets.table.attempts import Outcome, played
from biriba_widgets.table.describe import stated
from biriba_widgets.table.games import in_pairs, of_game, rules_of, staged
from biriba_widgets.table.telling import done, outcome_told

LABEL = {"en": "Two ways to the biribaki", "fr": "Deux chemins vers le biribaki"}
YOU, SIDE = 0, 0


class Way(NamedTuple):
    """One column: the hand to begin with, what is done, and what is tried, and refused, before a step."""

    hand: str
    actions: tuple[str, ...]
    refused: tuple[str, ...]


_EMPTYING = {
    "stage": "play",
    "hands": ["", "KS 4D 7C", "QH 5C", "AD 8S 8C"],
    "melds": [["3H 4H 5H 6H 7H 8H 9H"], ["5C 6C 7C 8C"]],
    "pile": "JD 2S KC",
    "stock": 30,
    "packets": ["2C 5S 5D 6D 8S JH JD AS AC KD KH", 11],
}
_COMPLETING = {**_EMPTYING, "melds": [["3H 4H 5H 6H 7H 8H"], ["5C 6C 7C 8C"]]}
POSITIONS: dict[str, dict[str, JSON]] = {"partnership": _EMPTYING, "greek-canasta": _COMPLETING}
_NINE = "extend 1 3H 4H 5H 6H 7H 8H 9H"
WAYS: dict[str, dict[str, Way]] = {
    "partnership": {
        "meld": Way("9S 9D 9C 9H", ("meld 9S 9H 9D 9C", "discard KD"), ("", "")),
        "discard": Way("9S 9D 9C 9H", ("meld 9S 9H 9D", "discard 9C"), ("", "")),
    },
    "greek-canasta": {
        "some-left": Way("9H QS QD 4S", (_NINE, "discard 4S"), ("", "")),
        "one-left": Way("9H 10H", (_NINE, "discard 10H"), ("", _NINE + " 10H")),
    },
}
STAGES = 3


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"step": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    step = state["step"] + {"next": 1, "back": -1}.get(first(submission, "go"), 0)
    return {"step": min(STAGES - 1, max(0, step))}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    rules = in_pairs(rules_of(arguments))
    build, step, ways = FormBuilder("biribaki_lab", arguments).for_game(rules), state["step"], of_game(WAYS, rules)
    buttons = []
    if step:
        buttons.append(build.button("go", "back", build.t("go.back")))
    if step < STAGES - 1:
        buttons.append(build.button("go", "next", build.t("go.next"), "main"))
    told = join(build.line(line) for line in _told(build, rules, step))
    # Before anything is done both ways count the same: two equal sheets would say nothing.
    opened = bool(step)
    columns = join(
        tag("div", tag("h3", build.t(f"biribaki.way-{name}")), _column(build, name, _at(way, rules, step), opened))
        for name, way in ways.items()
    )
    return (
        tag("p", build.t("biribaki.intro"))
        + build.form("steps", build.bar(*buttons))
        + build.answer_area(told)
        + tag("div", columns, class_="two")
    )


def _told(build: FormBuilder, rules: Profile, step: int) -> list[Markup]:
    """What each way did at this stage, and what it may not do, read off the deals."""
    if not step:
        return [build.t("biribaki.start") + " " + build.rule(stated(rules, "reserve-opens"))]
    out = []
    for name, way in of_game(WAYS, rules).items():
        before, after = _at(way, rules, step - 1), _at(way, rules, step)
        head = tag("strong", build.t(f"biribaki.way-{name}")) + " · "
        if way.refused[step - 1]:
            out.append(head + outcome_told(build, before, Outcome("refused", way.refused[step - 1])))
        out.append(head + join(done(build, before, after, parse_action(way.actions[step - 1])), " "))
    return out


def _at(way: Way, rules: Profile, step: int) -> Deal:
    position = of_game(POSITIONS, rules)
    hands = [way.hand, *position["hands"][1:]]
    return played(staged({**position, "hands": hands}, rules), way.actions[:step])


def _column(build: FormBuilder, name: str, deal: Deal, opened: bool) -> Markup:
    """Who holds what, whose turn it is, and what would count if the deal ended here."""
    key = str(deal.reserves[SIDE])
    if key == "untaken" and not deal.rules.reserve_on_empty_hand and any(meld.biriba for meld in deal.melds[SIDE]):
        key = "due"
    hand = cards.texts(deal.hands[YOU])
    turn = "biribaki.goes-on" if deal.seat == YOU else "biribaki.over"
    return tag(
        "div",
        drawing.melds(build, deal, SIDE),
        tag("p", drawing.hand_title(build, len(hand)), class_="title"),
        cards.row(cards.in_order(hand), build.lang),
        tag(
            "p",
            tag("span", build.t(f"biribaki.reserve-{key}"), class_="tag"),
            " ",
            tag("span", build.t(turn), class_="tag"),
        ),
        class_="felt",
    ) + build.details(f"sheet-{name}", build.t("biribaki.if-over"), sheet.table(build, deal, SIDE), opened=opened)


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    if state["step"]:
        yield {"go": ["back"]}
    if state["step"] < STAGES - 1:
        yield {"go": ["next"]}
