"""The worked example, step by step: a clean biriba, and later a hand that empties and takes eleven.

The story is a list of actions on two positions. What each did, what it counts and whether
something else could have been done is asked of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from biriba_core import Deal, parse_action, parse_position
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, classes, first, repeats
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
    counting = step.key == "count"
    mine = deal.seat == YOU and deal.stage != "over" and not counting
    playing = mine and deal.stage == "play"
    melds = (drawing.melds(build, deal, s, controls=playing and s == YOU, lay=playing and s == YOU) for s in (0, 1))
    above = "" if counting else drawing.table(build, deal, YOU, controls=mine)
    felt = tag("div", above, tag("div", *melds, class_="laid"), class_="felt")
    places = fitting.places(deal) if mine else {}
    hand = "" if counting else drawing.hand(build, deal.hands[YOU], state["cards"], fresh, places=places)
    words, quiet = build.t("story.try" if mine else "turn-over"), "quiet" if told or counting else ""
    now = tag("p", words, class_=classes("play-now", quiet), id=build.id("now"), tabindex="-1", data_focus=True)
    # A legal try is described from the deal before it, anything else from the deal as it stands.
    answer = outcome_told(build, deal, told, before)
    if told and told[0] == "done":
        answer += build.line(build.t("story.aside"))
    elif not told:
        answer = _story(build, state["step"], before, deal)
    below = drawing.readings(build, deal, told) if told else _count(build, step, deal)
    return (
        build.form("try", felt, now, hand, build.bar(*_buttons(build, state, deal, mine)), kind="at-table")
        + build.answer_area(answer, state["again"], tone(told), still=True)
        + (tag("div", below, class_="more") if below else "")
    )


def _story(build: FormBuilder, place: int, before: Deal | None, deal: Deal) -> Markup:
    """Which step it is, what to see in it, and what happened, read off the deals by the engine."""
    step = STEPS[place]
    title = join((build.t("story.step", n=place + 1, of=len(STEPS)), build.t(f"story.{step.key}.title")), " · ")
    lines = [build.t(f"story.{step.key}")]
    if step.done and step.key != "count" and before:
        lines += done(build, before, deal, parse_action(step.done[-1]))
    if step.key == "count":
        lines.append(build.t("story.no-reserve") + " " + build.rule(stated(deal.rules, "no-reserve-yet")))
    return build.lines([title, *lines])


def _count(build: FormBuilder, step: Step, deal: Deal) -> Markup:
    return count_table(build, deal.melds[0][0], deal.rules) if step.key == "count" else Markup()


def _buttons(build: FormBuilder, state: JSON, deal: Deal, mine: bool) -> Iterator[Markup]:
    """Back, what can be done with chosen cards, and last, always in the same place, what leads on."""
    step, away = state["step"], bool(state["aside"] or state["told"])
    if state["aside"]:
        yield build.button("go", "undo", build.t("go.undo"), "tool")
    elif step:
        yield build.button("go", "back", build.t("story.back"), "tool")
    if mine and deal.stage == "play":
        yield build.button("do", "lay", build.t("do.lay"), least=2)
        yield build.button("do", "discard", build.t("do.discard"), least=1, most=1)
    if away:
        yield build.button("go", "story", build.t("story.return"), "main onward")
    elif step < len(STEPS) - 1:
        yield build.button("go", "next", build.t("story.next"), "main onward")


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
