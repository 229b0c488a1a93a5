"""The worked example, step by step: a clean biriba, and later a hand that empties and takes eleven.

The story is a list of actions on two positions. What each did, what it counts and whether
something else could have been done is asked of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from biriba_core import Deal, parse_action, parse_position
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import drawing, fitting
from biriba_widgets.table.attempts import attempt, played
from biriba_widgets.table.describe import count_table, stated
from biriba_widgets.table.telling import done, outcome_told, tone

LABEL = {"en": "Worked example, step by step", "fr": "Exemple commenté, étape par étape"}
YOU = 0

SCENES: tuple[dict[str, JSON], ...] = (
    {
        "stage": "draw",
        "hands": ["QS QD 4S KC", 9, 10, 8],
        "melds": [["3H 4H 5H 6H 7H 8H"], ["5C 6C 7C"]],
        "pile": "8D JC 6S",
        "stock": " ".join(["9H"] + ["?"] * 23),
    },
    {
        "stage": "draw",
        "hands": ["QS QD", 7, 6, 8],
        "melds": [["3H 4H 5H 6H 7H 8H 9H", "10S 10D 10C"], ["5C 6C 7C 8C"]],
        "pile": "8D JC 6S KC 7D",
        "stock": " ".join(["QC"] + ["?"] * 14),
        "packets": ["2C 5S 5D 6D 8S JH JD AS AC KD KH", 11],
    },
)


class Step(NamedTuple):
    """A place in the story: which position, the actions up to here, and what to look at."""

    scene: int
    done: tuple[str, ...]
    key: str


_ADDED = ("draw", "extend 1 3H 4H 5H 6H 7H 8H 9H")
_EMPTIED = ("draw", "meld QS QD QC")
STEPS = (
    Step(0, (), "six"),
    Step(0, _ADDED[:1], "draw"),
    Step(0, _ADDED, "nine"),
    Step(0, _ADDED, "count"),
    Step(0, (*_ADDED, "discard KC"), "discard"),
    Step(1, (), "later"),
    Step(1, _EMPTIED[:1], "draw-queen"),
    Step(1, _EMPTIED, "emptied"),
    Step(1, (*_EMPTIED, "discard KD"), "end"),
)

#: Wrong (and one right) things that readers are likely to try, by step.
TRIES: dict[str, tuple[Submission, ...]] = {
    "six": ({"do": ["discard"], "card": ["KC"]}, {"do": ["add 1"], "card": ["4S"]}),
    "draw": ({"do": ["draw"]}, {"do": ["add 1"], "card": ["KC"]}, {"do": ["add 1"], "card": ["9H"]}),
    "nine": ({"do": ["lay"], "card": ["QD", "QS"]}, {"do": ["draw"]}),
    "count": ({"do": ["discard"], "card": ["KC"]},),
    "later": ({"do": ["lay"], "card": ["QD", "QS"]},),
    "draw-queen": ({"do": ["lay"], "card": ["QC", "QD", "QS"]}, {"do": ["discard"], "card": ["QC"]}),
    "emptied": ({"do": ["draw"]},),
}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return _at(0)


def _at(step: int) -> JSON:
    return {"step": step, "aside": [], "told": None, "again": 0, "cards": []}


@cache
def _scene(scene: int) -> Deal:
    return parse_position(SCENES[scene])


def _deal(state: JSON) -> Deal:
    step = STEPS[state["step"]]
    return played(_scene(step.scene), (*step.done, *state["aside"]))


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    step, go = state["step"], first(submission, "go")
    if go == "next":
        return _at(min(step + 1, len(STEPS) - 1))
    if go == "back":
        return _at(max(step - 1, 0))
    if go == "story":
        return _at(step)
    if go == "undo":
        return {**_at(step), "aside": state["aside"][:-1]}
    told = attempt(_deal(state), submission, arguments["lang"])
    if told.kind != "done":
        chosen = list(submission.get("card", []))
        return {**state, "told": list(told), "again": repeats(state, list(told)), "cards": chosen}
    aside = [*state["aside"], str(told.what)]
    here = STEPS[step]
    for number, other in enumerate(STEPS):
        if number > step and other.scene == here.scene and list(other.done) == [*here.done, *aside]:
            return _at(number)  # the reader did what the story does next
    return {"step": step, "aside": aside, "told": list(told), "again": 0, "cards": []}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("worked_example", arguments)
    step, deal, told = STEPS[state["step"]], _deal(state), state["told"]
    before = None
    if state["aside"]:
        before = _deal({**state, "aside": state["aside"][:-1]})
    elif step.done:
        before = played(_scene(step.scene), step.done[:-1])
    fresh = drawing.arrived(before, deal, YOU) if before and (not told or told[0] == "done") else []
    mine = deal.seat == YOU and deal.stage != "over"
    felt = tag(
        "div",
        drawing.table(build, deal, YOU, controls=mine),
        drawing.melds(build, deal, 0, controls=mine),
        drawing.melds(build, deal, 1, controls=mine),
        class_="felt",
    )
    places = fitting.places(deal) if mine else {}
    hand = drawing.hand(build, deal.hands[YOU], state["cards"], fresh, places=places)
    under = drawing.buttons(build, deal) if mine else tag("p", build.t("turn-over"))
    # A legal try is described from the deal before it, anything else from the deal as it stands.
    answer = outcome_told(build, deal, told, before)
    if told and told[0] == "done":
        answer += build.line(build.t("story.aside"))
    elif not told:
        answer = _story(build, step, before, deal)
    return (
        _title(build, state["step"])
        + build.answer_area(answer, state["again"], tone(told))
        + drawing.readings(build, deal, told)
        + _steps(build, state)
        + build.form("try", tag("h4", build.t("story.try")) if mine else "", felt, hand, under)
    )


def _title(build: FormBuilder, step: int) -> Markup:
    return tag("h3", build.t("story.step", n=step + 1, of=len(STEPS)), " · ", build.t(f"story.{STEPS[step].key}.title"))


def _story(build: FormBuilder, step: Step, before: Deal | None, deal: Deal) -> Markup:
    """What happened, read off the deals by the engine, and what to see in it."""
    lines = []
    if step.done and step.key != "count" and before:
        lines = done(build, before, deal, parse_action(step.done[-1]))
    lines.append(build.t(f"story.{step.key}"))
    if step.key == "count":
        lines.append(build.t("story.no-reserve") + " " + build.rule(stated(deal.rules, "no-reserve-yet")))
    told = join(build.line(line) for line in lines)
    return told


def _count(build: FormBuilder, deal: Deal) -> Markup:
    return count_table(build, deal.melds[0][0], deal.rules)


def _steps(build: FormBuilder, state: JSON) -> Markup:
    step = state["step"]
    buttons = []
    if step:
        buttons.append(build.button("go", "back", build.t("go.back")))
    if step < len(STEPS) - 1:
        buttons.append(build.button("go", "next", build.t("go.next"), "main"))
    if state["aside"]:
        buttons.append(build.button("go", "undo", build.t("go.undo")))
    if state["aside"] or state["told"]:
        buttons.append(build.button("go", "story", build.t("go.story")))
    count = _count(build, _deal(state)) if STEPS[step].key == "count" else ""
    return count + build.form("story", build.bar(*buttons))


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """Going on and back, and the likely tries from each step of the story itself."""
    step = state["step"]
    if step < len(STEPS) - 1:
        yield {"go": ["next"]}
    if step:
        yield {"go": ["back"]}
    if state["told"] or state["aside"]:
        yield {"go": ["story"]}
    else:
        yield from TRIES.get(STEPS[step].key, ())
