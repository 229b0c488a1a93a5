"""Practice: questions without end about the rules, the same for all who open the same series.

A series is a seed and what is asked (`series.py`); the engine marks. Between its questions, rules that
a reader found hard come back (`memory.py`). What was answered, and what time it is, the page's script
(book/builder/page/practice.js) sends along in `log` and `now`; in a notebook both are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import replace
from random import Random

from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats, whole
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.outside import parse_json
from biriba_widgets.practice import memory, sheet
from biriba_widgets.practice import series as series_
from biriba_widgets.practice.choice import address_form, choice_form, standing_list
from biriba_widgets.practice.items import RULES
from biriba_widgets.practice.kinds import KINDS, with_rule
from biriba_widgets.practice.melds import Draft
from biriba_widgets.practice.series import NoSeries, Series
from biriba_widgets.protocol import as_text

LABEL = {"en": "Practice", "fr": "Entraînement"}
State = dict[str, JSON]

#: What a new question starts from.
UNTOUCHED: State = {"answer": {}, "told": None, "tried": False, "again": 0}
#: Where in the series this reader is, for the page to keep while they look something up.
PLACE = ("at", "right", "asked", "missed")
#: What the buttons say.
BUTTONS = {"answer": "quiz.answer", "next": "practice.next", "anew": "practice.anew"}
#: A first question that looks easy.
FIRST = Series("2")


def start(arguments: Mapping[str, JSON]) -> State:
    return _at_the_start({"log": [], "hour": None, "marks": 0, "note": "", "typed": None, "sheet": False}, FIRST)


def _at_the_start(state: State, series: Series) -> State:
    """`at` counts the questions of the series, `back` is the rule that is asked about once more, if any."""
    place: State = {"at": 1, "back": None, "right": 0, "asked": 0, "missed": [], "begun": state.get("begun", 0) + 1}
    return {**state, **UNTOUCHED, **place, "series": series_.as_state(series), "sheet": False}


def question(state: State) -> Draft:
    """The question that is asked now."""
    series = series_.of_state(state["series"])
    return series.again(state["back"], state["at"]) if state["back"] else series.question(state["at"])


# -- what a submission does ----------------------------------------------------------------


def submit(arguments: Mapping[str, JSON], state: State, submission: Submission) -> State:
    now = whole(submission, "now", memory.EARLIEST, memory.LATEST, 0) or None
    state = _with_log({**state, "note": "", "typed": None}, submission, now)
    do, series = first(submission, "do"), series_.of_state(state["series"])
    if "address" in submission:
        return _opened(state, first(submission, "address"), first(submission, "place"))
    if do == "answer":
        return _answered(state, submission)
    if do == "next":
        return _next(state, now)
    if do == "begin":
        return _begun(state, submission)
    if do == "anew":
        return _at_the_start(state, replace(series, seed=_fresh(series.seed, now)))
    if do == "recall" and state["at"] == 1 and not state["tried"]:
        fresh = _at_the_start(state, replace(series, seed=_fresh(series.seed, now)))
        return _next({**fresh, "at": 0}, now)
    if do == "forget":
        return {**state, "log": [], "note": "practice.forgotten"}
    if do in ("sheet", "away"):
        return {**state, "sheet": do == "sheet"}
    return state


def _with_log(state: State, submission: Submission, now: int | None) -> State:
    """What the page has kept takes the place of what this form remembers; with it, the present time.

    A rule that only another version of the book asks about is skipped, and stays in what is kept.
    """
    if "log" not in submission:
        return state
    try:
        log = [answer for answer in memory.read_log(first(submission, "log")) if answer[0] in RULES]
        return {**state, "log": log, "hour": now // memory.HOUR if now and log else None}
    except memory.Unreadable:
        return {**state, "log": [], "note": "practice.aside"}


def _answered(state: State, submission: Submission) -> State:
    item = question(state)
    kind = KINDS[item["kind"]]
    answer = {field: list(submission[field]) for field in sorted(submission) if kind.reads(field)}
    again = repeats({**state, "told": state["answer"]}, answer) if state["told"] else 0
    state = {**state, "answer": answer, "told": "marked", "again": again}
    if state["tried"] or not kind.complete(item, answer):
        return state
    right, rule = kind.right(item, answer), item["topic"]
    log = [*state["log"], [rule, int(right), None]][-memory.MOST_KEPT :]
    state = {**state, "tried": True, "marks": state["marks"] + 1, "log": log}
    if state["back"]:
        return state
    missed = state["missed"] if right else [*state["missed"], rule]
    return {**state, "right": state["right"] + right, "asked": state["asked"] + 1, "missed": missed}


def _next(state: State, now: int | None) -> State:
    """The next question of the series, or before it a rule that was hard; never two of those in a row."""
    series = series_.of_state(state["series"])
    if not state["back"]:
        known = {topic.rule for topic in series.topics} - ({question(state)["topic"]} if state["at"] else set())
        hard = [rule for rule in memory.due(state["log"], now) if rule in known]
        if hard:
            return {**state, **UNTOUCHED, "back": hard[0]}
    return {**state, **UNTOUCHED, "at": state["at"] + 1, "back": None}


def _fresh(seed: str, now: int | None) -> str:
    return str(Random(f"{seed}/{now}").randrange(1000, 10_000))


def _begun(state: State, submission: Submission) -> State:
    typed = first(submission, "seed").strip()[:40]
    try:
        series = series_.agreed(
            typed,
            first(submission, "rules"),
            list(submission.get("variant", [])),
            first(submission, "level"),
            first(submission, "length"),
            list(submission.get("rule", [])),
        )
    except NoSeries as no:
        return {**state, "note": no.key, "typed": typed}
    return _at_the_start(state, series)


def _opened(state: State, address: str, place: str) -> State:
    """The series of an address, at the place where this reader had been before (which no address holds)."""
    try:
        state = _at_the_start(state, series_.read_address(address))
    except NoSeries:
        return {**state, "note": "practice.bad-address"}
    try:
        found = {key: parse_json(place)[key] for key in PLACE}
    except (ValueError, KeyError, TypeError):
        return state
    rules = {topic.rule for topic in series_.of_state(state["series"]).topics}
    counts = [found["at"], found["right"], found["asked"]]
    if not all(type(n) is int and 0 <= n < 10_000 for n in counts) or not found["at"]:
        return state
    missed = found["missed"] if isinstance(found["missed"], list) else []
    return {**state, **found, "missed": [rule for rule in missed if isinstance(rule, str) and rule in rules]}


# -- what is shown -------------------------------------------------------------------------


def render(arguments: Mapping[str, JSON], state: State) -> Markup:
    build, series, item = FormBuilder("practice", arguments), series_.of_state(state["series"]), question(state)
    asked = copy(build)
    # Each question has ids of its own, so that no choice is carried over to the next, nor to another series.
    asked.name += f"-{state['begun']}-{state['at']}" + ("-again" if state["back"] else "")
    kind, right, told, tone = KINDS[item["kind"]], False, Markup(), ""
    if state["told"]:
        right, told = kind.mark(asked, item, state["answer"])
        told = with_rule(build, item, told) if right else told
        tone = "good" if right else "bad" if kind.complete(item, state["answer"]) else ""
    return join(
        (
            _head(build, state, item, asked.name),
            (tag("h3", build.t("practice.ask." + item["ask"])) + kind.figure(asked, item)),
            kind.form(asked, item, state["answer"], _button(asked, "answer", "main")),
            build.answer_area(told, state["again"], tone),
            _hint(asked, item),
            build.form("go", build.bar(_button(build, "next", "main" if right else ""))),
            _end(build, state, series),
            choice_form(build, series, state["typed"], _note(build, state, "choose")),
            address_form(build, series),
            standing_list(build, memory.standing(state["log"], _hour(state)), _note(build, state, "standing")),
            sheet.form(build, series, shown=state["sheet"]),
        )
    )


def _button(build: FormBuilder, do: str, kind: str = "") -> Markup:
    return build.button("do", do, build.t(BUTTONS[do]), kind)


def _head(build: FormBuilder, state: State, item: Draft, asked: str) -> Markup:
    """Where the reader is; with it the facts, as JSON, and the words that the page's script needs."""
    series = series_.of_state(state["series"])
    if state["back"]:
        number = build.t("practice.back")
    elif state["at"] <= series.length:
        number = build.t("practice.number", n=state["at"], of=series.length)
    else:
        number = build.t("practice.number-on", n=state["at"])
    facts = {
        "answered": [state["log"][-1][0], bool(state["log"][-1][1])] if state["tried"] and state["log"] else None,
        "marks": state["marks"],
        "question": asked,
        "place": {key: state[key] for key in PLACE},
        "unreadable": state["note"] == "practice.aside",
    }
    return tag(
        "div",
        _note(build, state, "head"),
        tag("p", number, class_="bw-quiet"),
        class_="practice",
        data_facts=as_text(facts),
        data_list="biriba-practice",
        data_session=build.t("practice.session"),
        data_visit=build.t("practice.visit"),
        data_sure=build.t("practice.sure"),
    )


def _note(build: FormBuilder, state: State, place: str) -> Markup:
    """What the form has to say beside the question, where the reader has just been."""
    key = state["note"]
    here = "choose" if state["typed"] is not None else "standing" if key == "practice.forgotten" else "head"
    if not key or place != here:
        return Markup()
    kind = "bw-quiet" if here == "standing" else "bw-problem"
    return tag("p", build.t(key), class_=kind, role="alert")


def _hint(build: FormBuilder, item: Draft) -> Markup:
    rule = item["topic"]
    return build.details(
        "hint", build.t("quiz.hint"), tag("p", build.t(f"practice.hint.{rule}"), " ", build.rule(rule)), kind="hint"
    )


def _end(build: FormBuilder, state: State, series: Series) -> Markup:
    """The score so far; at the end of a series what is worth another look."""
    if not state["asked"]:
        return Markup()
    score = tag("p", build.t("practice.score", n=state["right"], of=state["asked"]))
    if state["at"] != series.length or not state["tried"] or state["back"]:
        return score
    missed = join((build.rule(rule) for rule in dict.fromkeys(state["missed"])), " ")
    again = tag("p", build.t("practice.look-again"), " ", missed) if missed else ""
    return score + tag("p", build.t("practice.done")) + again + build.form("end", build.bar(_button(build, "anew")))


def _hour(state: State) -> int | None:
    hour: int | None = state["hour"]
    return hour and hour * memory.HOUR


def prepared_submissions(arguments: Mapping[str, JSON], state: State) -> Iterator[Submission]:
    """Each first answer to the question that the page opens with."""
    if state == start(arguments):
        item = question(state)
        for answer in KINDS[item["kind"]].answers(item):
            yield {**answer, "do": ["answer"]}
