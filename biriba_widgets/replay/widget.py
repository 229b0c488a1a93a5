"""A recorded deal, checked and replayed: step by step, to any turn, with every hand shown or one seat's view.

The state holds the record as its text; the engine reads it again for each answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from biriba_core import CARDS, Action, Deal, Discard, Draw, Pass, view
from biriba_core.records import BadRecord, Record, read_record, replayed
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats, whole
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.outside import read_beside
from biriba_widgets.table import drawing, sheet
from biriba_widgets.table.seating import hand_name, seat_of
from biriba_widgets.table.telling import VERBS, events_told, fields
from biriba_widgets.words import text_suits

LABEL = {"en": "A recorded deal, step by step", "fr": "Une donne enregistrée, pas à pas"}

#: Example records, each with a button: {name: text}. The tests play them again with the players that made them.
EXAMPLES: Mapping[str, str] = json.loads(read_beside(__spec__, "records.json"))
#: The buttons that go through a deal, and what they say.
STEPS = {
    "first": "replay.first",
    "last-turn": "replay.last-turn",
    "back": "replay.back",
    "next": "replay.next",
    "next-turn": "replay.next-turn",
    "end": "replay.end",
}
_FIRST = "pairs"
_BEFOREHAND = 4


class Opened(NamedTuple):
    """What a text holds: the tables from the deal on with what led to each, and its first fault."""

    steps: tuple[tuple[Action | None, Deal], ...]
    #: For each step, in which turn it happened, from 1.
    turns: tuple[int, ...]
    fault: BadRecord | None


@lru_cache(maxsize=4)
def opened(text: str) -> Opened:
    """Check a record; with a fault in it, what comes before that line.

    >>> found = opened(EXAMPLES["damaged"])
    >>> len(found.steps) == found.fault.line - EXAMPLES["damaged"].splitlines().index("")  - 1
    True
    """
    try:
        return _steps(read_record(text), None)
    except BadRecord as fault:
        try:
            return _steps(read_record("\n".join(text.splitlines()[: fault.line - 1])), fault)
        except BadRecord:
            return Opened((), (), fault)


def _steps(record: Record, fault: BadRecord | None) -> Opened:
    steps: list[tuple[Action | None, Deal]] = [(None, record.start())]
    turns, turn = [1], 1
    for action, deal in replayed(record):
        steps.append((action, deal))
        turns.append(turn)
        turn += isinstance(action, Discard | Pass)
    return Opened(tuple(steps), tuple(turns), fault)


# -- what is asked -------------------------------------------------------------------------


def start(arguments: Mapping[str, JSON]) -> JSON:
    return _at_the_deal(EXAMPLES[_FIRST])


def _at_the_deal(text: str) -> JSON:
    return {"text": text, "at": 0, "seat": None, "told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    if "example" in submission:
        return _told(_at_the_deal(EXAMPLES.get(first(submission, "example"), EXAMPLES[_FIRST])), state)
    if first(submission, "do") == "open":
        return _told(_at_the_deal(first(submission, "text")), state)
    found = opened(state["text"])
    if not found.steps:
        return state
    if first(submission, "do") == "seat":
        seat = first(submission, "seat")
        players = len(found.steps[0][1].hands)
        return {**state, "seat": int(seat) if seat in map(str, range(players)) else None, "told": None, "again": 0}
    at = max(0, min(_moved(found, state["at"], submission), len(found.steps) - 1))
    return {**state, "at": at, "told": None, "again": repeats({**state, "told": state["at"]}, at)}


def _told(fresh: JSON, state: JSON) -> JSON:
    """With a fault, the table just before it, and the fault first."""
    found = opened(fresh["text"])
    if found.fault is None:
        return fresh
    return {**fresh, "at": max(0, len(found.steps) - 1), "told": "fault", "again": repeats(state, "fault")}


def _moved(found: Opened, at: int, submission: Submission) -> int:
    """The step that a button leads to."""
    turn = found.turns[at]
    match first(submission, "do"):
        case "next":
            return at + 1
        case "back":
            return at - 1
        case "next-turn":
            return _beginning(found, turn + 1 if at else 1) if at == 0 or turn < found.turns[-1] else len(found.turns)
        case "last-turn":
            begins = _beginning(found, turn)
            return begins if at > begins else _beginning(found, turn - 1)
        case "end":
            return len(found.turns)
        case "turn":
            return _beginning(found, whole(submission, "turn", 1, found.turns[-1], turn))
    return 0


def _beginning(found: Opened, turn: int) -> int:
    """The first step of a turn."""
    if turn < 1 or len(found.turns) == 1:
        return 0
    return found.turns.index(turn, 1)


# -- what is shown -------------------------------------------------------------------------


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("replay", arguments)
    found = opened(state["text"])
    return (
        _examples(build)
        + (_title(build, found, state["at"]) if found.steps else "")
        + build.answer_area(*_answer(build, found, state))
        + (_table(build, found, state) if found.steps else "")
        + _own(build, state, bool(state["told"]))
    )


def _examples(build: FormBuilder) -> Markup:
    buttons = (build.button("example", name, build.t(f"replay.example.{name}")) for name in EXAMPLES)
    return build.form("examples", tag("p", build.t("replay.examples")), build.bar(*buttons))


def _title(build: FormBuilder, found: Opened, at: int) -> Markup:
    step = build.t("replay.step", turn=found.turns[at], turns=found.turns[-1], n=at, of=len(found.steps) - 1)
    return tag("h3", step)


def _answer(build: FormBuilder, found: Opened, state: JSON) -> tuple[str, int, str]:
    if state["told"] and not state["text"].strip():
        return build.line(build.t("play.need-text"), "head"), state["again"], "bad"
    if state["told"] and found.fault:
        sentence = build.line(_refusal(build, found.fault), "head")
        rest = build.line(build.t("replay.up-to-there")) if len(found.steps) > 1 else ""
        return sentence + build.rulings(found.fault.rulings, "") + rest, state["again"], "bad"
    return build.lines(_happened(build, found, state["at"], state["seat"])), state["again"], ""


def _refusal(build: FormBuilder, fault: BadRecord) -> str:
    """The bad line by its number; what the rules say about it follows with their rulings."""
    if fault.rulings:
        return build.t("replay.refused", line=fault.line, text=str(fault.problems[0].values["text"]))
    return text_suits(fault.sentence(build.lang))


def _happened(build: FormBuilder, found: Opened, at: int, seat: int | None) -> list[Markup]:
    """What the step did, each a sentence: who did what, then what came of it."""
    action, after = found.steps[at]
    if at == 0:
        return [build.t("replay.dealt", who=seat_of(after, after.seat, build.lang))]
    before = found.steps[at - 1][1]
    if seat is not None:
        before, after = view(before, seat), view(after, seat)
    lines = [_did(build, before, after, action)]
    if action is not None:
        lines += events_told(build, before, after, action, _NOT_TOLD)
    if at == len(found.steps) - 1 and after.stage != "over":
        lines.append(build.t("replay.unfinished"))
    return lines


#: Events that the action's own sentence says, or that the table shows.
_NOT_TOLD = ("draw", "draw-unknown", "take", "reserve-opens", "next")


def _did(build: FormBuilder, before: Deal, after: Deal, action: Action | None) -> Markup:
    """Who did what; a card that was drawn is named where it can be seen."""
    if action is None:
        return build.t("replay.limit")
    lang, who = build.lang, seat_of(before, before.seat, build.lang)
    if isinstance(action, Draw):
        (card,) = drawing.arrived(before, after, before.seat)
        if card != cards.UNKNOWN:
            return build.t("replay.did-draw", who=who, card=cards.the(card, lang))
        return build.t("replay.did-draw-unknown", who=who)
    named = fields(before, action, lang)
    if isinstance(action, Discard):
        named["cards"] = cards.the(CARDS[action.code], lang)
    return build.t(f"replay.did-{VERBS[type(action)]}", who=who, **named)


def _table(build: FormBuilder, found: Opened, state: JSON) -> Markup:
    at, seat = state["at"], state["seat"]
    whole_deal = found.steps[at][1]
    deal = whole_deal if seat is None else view(whole_deal, seat)
    before = found.steps[max(0, at - 1)][1]
    shown = range(len(deal.hands)) if seat is None else (seat,)
    hands = join(_hand(build, deal, owner, drawing.arrived(before, whole_deal, owner) if at else []) for owner in shown)
    melds = join(drawing.melds(build, deal, side) for side in range(len(deal.reserves)))
    felt = tag("div", drawing.table(build, deal, seat), melds, hands, class_="felt")
    sheets = ""
    if deal.stage == "over":
        sheets = join(tag("div", sheet.table(build, whole_deal, side)) for side in range(len(deal.reserves)))
    return _steps_bar(build) + felt + sheets + _where_to(build, found, state)


def _hand(build: FormBuilder, deal: Deal, owner: int, fresh: list[str]) -> Markup:
    held = cards.in_order(cards.texts(deal.hands[owner]))
    whose = drawing.hand_title(build, len(held), hand_name(deal, owner, build.lang))
    return tag("div", tag("p", whose, class_="title"), cards.row(held, build.lang, fresh), class_="side")


def _steps_bar(build: FormBuilder) -> Markup:
    buttons = (build.button("do", do, build.t(key), "main" if do == "next" else "") for do, key in STEPS.items())
    return build.form("steps", build.bar(*buttons))


def _where_to(build: FormBuilder, found: Opened, state: JSON) -> Markup:
    turn, last, deal = found.turns[state["at"]], found.turns[-1], found.steps[0][1]
    go = build.number("turn", build.t("replay.go"), turn, 1, last) + build.button(
        "do", "turn", build.t("replay.go-there")
    )
    seats: list[tuple[str, str]] = [("all", build.t("replay.all"))]
    seats += [(str(seat), seat_of(deal, seat, build.lang)) for seat in range(len(deal.hands))]
    seen = build.select("seat", build.t("replay.seen"), seats, "all" if state["seat"] is None else str(state["seat"]))
    show = build.button("do", "seat", build.t("replay.show"))
    return build.form("turn", tag("p", go, class_="bw-bar")) + build.form("seen", tag("p", seen, show, class_="bw-bar"))


def _own(build: FormBuilder, state: JSON, wanted: bool) -> Markup:
    area = build.area("text", build.t("replay.text"), state["text"], build.t("replay.text-hint"), rows=8)
    return build.details(
        "own",
        build.t("replay.own"),
        build.form("own", area, build.bar(build.button("do", "open", build.t("replay.open"), "main"))),
        opened=wanted,
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The other examples, and the first steps into the one that is open."""
    if state["at"] == 0 and state == start(arguments):
        for name in EXAMPLES:
            yield {"example": [name]}
    if state["text"] == EXAMPLES[_FIRST] and state["at"] < _BEFOREHAND:
        yield {"do": ["next"]}
