"""The guided course: one picture, one sentence, one move, at once an answer, next.

In a notebook, the whole course or one lesson of it:

    from biriba_widgets import show
    show("course", lang="en", lesson="3")
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from biriba_core import AmbiguousAction, InputError, apply, check, parse_action, view
from biriba_widgets.course import first_deal, picture, steps
from biriba_widgets.course.lessons import Lesson, groups, lessons
from biriba_widgets.course.steps import Step, Why
from biriba_widgets.errors import not_shown
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, escape, join, tag
from biriba_widgets.table.attempts import attempt
from biriba_widgets.table.seating import seat_of
from biriba_widgets.table.telling import in_words, outcome_told
from biriba_widgets.words import set_in_type

LABEL = {"en": "Learn Biriba", "fr": "Apprendre la biriba"}
#: The course is answered beforehand whole: it works where Python is not there yet.
MOST_REPLIES = 12_000
#: Misses after which the cards that matter are lit, and after which the move is shown.
LIT, SHOWN = 2, 3


class Place(NamedTuple):
    """Where a reader is: a lesson and one of its steps, counted from 0."""

    lesson: Lesson
    number: int

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    def __str__(self) -> str:
        """As the state and an address write it: "3.2"."""
        return f"{self.lesson.name}.{self.number + 1}"


def place_of(text: str) -> Place | None:
    """The place that a text such as "3", "3.2" or "#l=3" names; None for one that is not there."""
    name, _, number = text.removeprefix("#l=").partition(".")
    lesson = lessons().get(name)
    if lesson is None or not (number or "1").isdecimal():
        return None
    return Place(lesson, min(max(int(number or 1), 1), len(lesson.steps)) - 1)


def _neighbour(place: Place, by: int) -> Place | None:
    """The step after a place, or before it, in the order of the lessons; None past either end."""
    every = [Place(lesson, number) for lesson in lessons().values() for number in range(len(lesson.steps))]
    at = every.index(place) + by
    return every[at] if 0 <= at < len(every) else None


# -- state ---------------------------------------------------------------------------------


def start(arguments: Mapping[str, JSON]) -> JSON:
    """The first step; the argument `lesson` names a lesson or a step of one."""
    asked = str(arguments.get("lesson", next(iter(lessons()))))
    place = place_of(asked)
    if place is None:
        raise not_shown(
            arguments["lang"], "value", widget="course", argument="lesson", given=asked, names=tuple(lessons())
        )
    return _at(place)


def _at(place: Place) -> JSON:
    state = {"at": str(place), "did": [], "misses": 0, "right": False, "menu": False}
    return {**state, **first_deal.begin()} if place.step.kind == "deal" else state


def kept(state: JSON) -> JSON:
    """What travels back with the next answer: what was tried last is only told once."""
    return {key: value for key, value in state.items() if key != "told"}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    place = place_of(state["at"])
    if place is None:
        return start(arguments)
    there = place_of(first(submission, "address"))
    if there:
        return _at(there)
    go = first(submission, "go")
    if go:
        return _gone(place, state, go)
    if state["right"] or state["menu"]:
        return kept(state)
    if place.step.kind == "deal":
        return _played(place.step, state, submission, arguments["lang"])
    if place.step.kind == "do":
        return _acted(place.step, state, submission, arguments["lang"])
    if place.step.kind == "watch":
        did = steps.watched(place.step, state["did"])
        return {**kept(state), "did": did, "right": steps.all_watched(place.step, did)}
    name = "answer" if place.step.kind == "yes-no" else "card"
    tried = list(submission.get(name, ()))
    if not tried:
        return {**kept(state), "told": ["need"]}
    if steps.is_right(place.step, tried):
        return {**kept(state), "right": True}
    return _missed(state, ["wrong", tried])


def _gone(place: Place, state: JSON, go: str) -> JSON:
    if go == "menu":
        same = kept(state) if place.step.kind == "deal" else _at(place)
        return {**same, "menu": not state["menu"]}
    if go == "others":
        return _over(place.step, first_deal.others_turn(place.step, kept(state)))
    if go == "stay":
        return state
    there = _neighbour(place, 1 if go == "on" else -1) if go in ("on", "back") else place_of(go)
    return kept(state) if there is None else _at(there)


def _missed(state: JSON, told: list[JSON]) -> JSON:
    """After one more miss; at the last the move is shown."""
    misses = state["misses"] + 1
    return {**kept(state), "did": [], "misses": misses, "right": misses >= SHOWN, "told": told}


def _acted(step: Step, state: JSON, submission: Submission, lang: str) -> JSON:
    deal = steps.reached(step, state["did"])
    outcome = attempt(deal, submission, lang)
    if outcome.kind == "refused":
        return _missed(state, ["refused", state["did"], outcome.what])
    if outcome.kind != "done":
        return {**kept(state), "told": list(outcome)}
    did = [*state["did"], str(outcome.what)]
    if steps.is_done(step, did):
        return {**kept(state), "did": did, "right": True}
    if steps.reached(step, did).seat == deal.seat and steps.way(step, did):
        return {**kept(state), "did": did, "told": ["on"]}
    return _missed(state, ["other"])


def _played(step: Step, state: JSON, submission: Submission, lang: str) -> JSON:
    """One action of the whole deal: any that is legal."""
    deal = first_deal.now(step, state)
    if deal.seat != first_deal.YOU:
        return kept(state)
    outcome = attempt(deal, submission, lang)
    if outcome.kind == "refused":
        return {**kept(state), "misses": min(state["misses"] + 1, SHOWN), "told": ["refused", outcome.what]}
    if outcome.kind != "done":
        return {**kept(state), "told": list(outcome)}
    return _over(step, first_deal.after(step, {**kept(state), "misses": 0}, str(outcome.what)))


def _over(step: Step, state: JSON) -> JSON:
    return {**state, "right": first_deal.now(step, state).stage == "over"}


# -- the form ------------------------------------------------------------------------------


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    place = place_of(state["at"])
    assert place is not None
    build = FormBuilder("course", arguments).for_game(place.step.rules)
    if state["menu"]:
        return _menu(build, place) + _keeping(place.lesson)
    body = _deal(build, place, state) if place.step.kind == "deal" else _step(build, place, state)
    return _top(build, place, state) + body + _paper(build, place.lesson) + _keeping(place.lesson)


def _keeping(lesson: Lesson) -> Markup:
    """What the page's script is told: under which name to keep the place, and the address of the lesson."""
    return tag("span", hidden=True, data_keep="biriba-course", data_address=f"l={lesson.name}")


def _step(build: FormBuilder, place: Place, state: JSON) -> Markup:
    step, shown = place.step, state["misses"] >= SHOWN
    did = step.solution if shown and step.kind == "do" else state["did"]
    lit = steps.light(step, did) if state["misses"] >= LIT and not state["right"] else []
    if state["right"]:
        form = picture.answered(build, step, did, _on(build, place))
    else:
        form = picture.asked(build, step, did, lit, state.get("told") or ())
    answer, tone = _answer(build, step, state)
    return _goal(build, _text(step.goal, build.lang), state) + form + build.answer_area(answer, tone=tone, still=True)


def _goal(build: FormBuilder, words: str, state: JSON) -> Markup:
    """What to do, in one sentence; where the focus goes once the pressed button is gone."""
    kind = "course-goal past" if state["right"] else "course-goal"
    return tag("p", words, class_=kind, id=build.id("goal"), tabindex="-1", data_focus=not state["right"])


def _deal(build: FormBuilder, place: Place, state: JSON) -> Markup:
    """The whole deal: the table, the voice, what the others did or why something is refused."""
    step, told = place.step, state.get("told") or [""]
    reached = first_deal.tables(step, state)
    seen = reached if first_deal.is_open(step, state) else [view(each, first_deal.YOU) for each in reached]
    mine = not state["right"] and reached[-1].seat == first_deal.YOU
    lit = first_deal.light(step, state) if mine and state["misses"] >= LIT else []
    if told[0] == "refused":
        why = steps.ruled(check(reached[-1], told[1]).rulings, build.lang)
        answer, tone = _why_line(build, why), "bad"
        if state["misses"] >= LIT:
            answer += build.line(build.t("course.lit"))
    elif told[0] in ("need", "choose", "unread"):
        answer, tone = outcome_told(build, reached[-1], told), ""
    elif state["right"]:
        answer, tone = build.line(_text(step.praise, build.lang), "head"), "good"
    elif mine and reached[-1].stage == "play":
        answer, tone = Markup(), ""
    else:
        answer, tone = picture.others_did(build, reached, first_deal.texts(step, state)), ""
    words = ""
    if state["right"]:
        form = picture.counted(build, reached[-1])
    elif mine:
        words = first_deal.voice(step, state, build.lang)
        shown = first_deal.advice(step, state) if state["misses"] >= SHOWN else None
        form = picture.own_turn(build, seen, lit, told, shown)
    else:
        words = build.t("play.now.other", who=seat_of(reached[-1], reached[-1].seat, build.lang))
        form = picture.others_turn(build, seen, automatic=not first_deal.is_open(step, state))
    goal = _goal(build, words, state) if words else Markup()
    return goal + form + build.answer_area(answer, tone=tone, still=True)


def _text(words: Mapping[str, str], lang: str) -> str:
    return set_in_type(words[lang], lang)


def _title(build: FormBuilder, lesson: Lesson) -> str:
    title = _text(lesson.title, build.lang)
    return f"{lesson.name}. {title}" if lesson.name.isdecimal() else title


def _top(build: FormBuilder, place: Place, state: JSON) -> Markup:
    """The lesson's title, how far it has come, and the ways to other steps."""
    if place.step.kind == "deal":
        count, number = first_deal.turns_planned(place.step), first_deal.turns(place.step, state) - 1
        where = build.t("course.turn", n=number + 1)
    else:
        count, number = len(place.lesson.steps), place.number
        where = build.t("course.place", n=number + 1, of=count)
    passed = number + bool(state["right"])
    dots = join(_dot(each, number, passed) for each in range(count))
    ways = [build.button("go", "back", build.t("course.back"), "quiet")] if _neighbour(place, -1) else []
    if not state["right"]:
        ways.append(build.button("go", "on", build.t("course.skip"), "quiet", room="skip"))
    name = tag("span", build.t("course.lessons-now"), " ", class_="bw-hidden") + _title(build, place.lesson)
    last = place.number + 1 == len(place.lesson.steps) and state["right"]
    return build.form(
        "top",
        tag("h2", build.button("go", "menu", name)),
        tag("span", dots, class_="course-dots", role="img", aria_label=where),
        build.bar(*ways),
        tag("span", hidden=True, data_course=f"course-{place.lesson.name}", data_done=last),
        kind="course-top",
    )


def _paper(build: FormBuilder, lesson: Lesson) -> Markup:
    """The lesson as a sheet, which is seen only in print: each step's sentence, its cards, and what is said of it."""
    rows = (
        tag(
            "li",
            _text(step.goal, build.lang),
            *(tag("b", listed) for listed in picture.on_paper(step, build.lang)),
            tag("em", _text(step.praise, build.lang)),
        )
        for step in lesson.steps
    )
    return tag("ol", *rows, class_="course-paper")


def _dot(place: int, now: int, passed: int) -> Markup:
    return tag("i", class_="done" if place < passed else "now" if place == now else None)


def _answer(build: FormBuilder, step: Step, state: JSON) -> tuple[Markup, str]:
    """What is said to the last try, and whether it is good or bad news."""
    told = state.get("told") or [""]
    if state["right"]:
        praise = escape(_text(step.praise, build.lang))
        if state["misses"] < SHOWN:
            return build.line(praise, "head"), "good"
        shown = build.line(_shown(build, step), "head") if step.kind != "yes-no" else ""
        return join((_why(build, step, told), shown, build.line(praise))), ""
    if told[0] in ("wrong", "refused", "other"):
        lit = build.line(build.t("course.lit")) if state["misses"] >= LIT and step.kind != "yes-no" else ""
        return _why(build, step, told) + lit, "bad"
    if told[0] == "need":
        return build.line(build.t(told[1] if len(told) > 1 else "quiz.choose-cards")), ""
    if told[0] == "unread":
        return build.line(told[1]), ""
    if step.kind == "watch" and state["did"]:
        return picture.others_did(build, steps.tables(step, state["did"]), state["did"]), ""
    keys = {"on": "course.on", "choose": "choose.reading"}
    return (build.line(build.t(keys[told[0]])), "") if told[0] in keys else (Markup(), "")


def _why(build: FormBuilder, step: Step, told: Sequence[JSON]) -> Markup:
    """Why the last try was not it."""
    if told[0] == "wrong":
        why = steps.why(step, told[1], build.lang)
    elif told[0] == "refused":
        why = steps.ruled(steps.refusal(step, told[1], parse_action(told[2])), build.lang)
    elif told[0] == "other":
        why = Why(build.t("course.other"), "", "")
    else:
        return Markup()
    assert why is not None
    return _why_line(build, why)


def _why_line(build: FormBuilder, why: Why) -> Markup:
    link = " " + build.rule(why.rule) if why.rule else ""
    return build.line(tag("strong", why.what) + (" " + escape(why.instead) if why.instead else "") + link)


def _shown(build: FormBuilder, step: Step) -> str:
    """The move itself, once three tries have gone wrong."""
    if step.kind == "touch":
        return build.t("course.shown", way=picture.listing(step.solution, build.lang))
    deal, told = steps.reached(step, ()), []
    for text in step.solution:
        told.append(in_words(deal, parse_action(text), build.lang))
        deal = apply(deal, text)
    return build.t("course.shown", way=", ".join(told))


def _is_last(place: Place) -> bool:
    """Whether a place is the last one of a group of lessons."""
    return any(place == Place(group.lessons[-1], len(group.lessons[-1].steps) - 1) for group in groups())


def _on(build: FormBuilder, place: Place) -> Markup:
    """The button that leads on; after the last step, to the list of lessons."""
    if not _is_last(place):
        return build.button("go", "on", build.t("course.next"), "main")
    return build.button("go", "menu", build.t("course.lessons"), "main", room="end")


def _menu(build: FormBuilder, place: Place) -> Markup:
    """All lessons, to open any of them."""
    parts = []
    for group in groups():
        rows = join(_row(build, lesson, place) for lesson in group.lessons)
        parts.append(tag("h2", _text(group.title, build.lang)) + tag("ul", rows, class_="course-lessons"))
    back = build.bar(build.button("go", "menu", build.t("course.close"), "main"))
    return build.form("menu", *parts, back, kind="course-menu") + build.answer_area(still=True)


def _row(build: FormBuilder, lesson: Lesson, place: Place) -> Markup:
    now = lesson is place.lesson
    button = build.button("go", lesson.name, _title(build, lesson), "now" if now else "", room="lesson")
    done = tag("span", "✓", tag("span", build.t("course.done"), class_="bw-hidden"), class_="course-done", hidden=True)
    return tag("li", button, done, data_lesson=f"course-{lesson.name}")


# -- what is answered beforehand -----------------------------------------------------------


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """All that a reader is likely to do anywhere in the course."""
    place = place_of(state["at"])
    assert place is not None
    if place.step.kind == "deal" and state["did"]:
        return
    yield {"go": ["menu"]}
    if state["menu"]:
        yield from ({"go": [name]} for name in lessons())
        return
    yield {"go": ["on"]}
    yield {"go": ["back"]}
    yield {"go": ["stay"]}
    if state == start(arguments):
        yield from ({"address": [f"#l={name}"]} for name in lessons())
    if place.step.kind == "deal":
        yield from first_deal.usual(place.step, state)
    elif not state["right"]:
        try:
            yield from steps.usual(place.step, state["did"])
        except (AmbiguousAction, InputError):
            return
        if place.step.kind == "watch":
            yield {"do": ["watch"]}
