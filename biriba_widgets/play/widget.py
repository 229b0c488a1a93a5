"""Play a deal and a match: the reader in one seat, the computer in the others, a coach beside.

Every action of the deal is in the state, in order; the table is what they lead to
(`deal.py`). What is rendered comes from the reader's view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from biriba_core import Deal, InputError, score
from biriba_core.messages import sentence_case
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.play import coach, coach_review
from biriba_widgets.play import end as play_end
from biriba_widgets.play import log as play_log
from biriba_widgets.play import match as play_match
from biriba_widgets.play import table as play_table
from biriba_widgets.play.deal import (
    arrived_this_turn,
    deals,
    done,
    last_own,
    lit,
    may_take_back,
    others_turn,
    seen,
    table,
    taken_back,
)
from biriba_widgets.play.match import YOU, match_of
from biriba_widgets.play.plans import Plan, plan_at
from biriba_widgets.table import drawing
from biriba_widgets.table.attempts import Outcome, attempt
from biriba_widgets.table.telling import outcome_told, tone
from biriba_widgets.words import PHRASES, say_problem, text_suits

LABEL = {"en": "Play a deal", "fr": "Jouer une donne"}
_LONGEST_TEXT = 40_000
#: Milliseconds between two players, in which the cards travel.
_PAUSE = 600
_QUIET: dict[str, JSON] = {"told": None, "again": 0, "cards": [], "asked": "", "typed": ""}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {**play_match.start(), **_QUIET, "sort": "suit", "coach": True, "review": None}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    """One press of a button; what can't be done changes nothing but the answer."""
    sure = state.get("sure")
    state = {key: value for key, value in state.items() if key != "sure"}
    lang, quiet = arguments["lang"], {**state, **_QUIET}
    chosen_cards = list(submission.get("card", []))
    sort, go = first(submission, "sort"), first(submission, "go")
    if sort in ("suit", "rank"):
        return {**state, "sort": sort, "cards": chosen_cards}
    if go == "stay":
        return state  # its answer too, which a second window that follows would else take from the first
    if go in _GO:
        return _GO[go](quiet)
    if go in _DROPS:
        return _dropped(state, {"go": [go], **{name: list(submission.get(name, ())) for name in _ASKED}}, lang)
    if go == "sure" and sure:
        return _dropped(state, sure, lang, sure=True)
    there = first(submission, "there")
    if there:
        return _gone_back(quiet, there)
    return _acted(state, submission, lang)


def _acted(state: JSON, submission: Submission, lang: str) -> JSON:
    deal = table(state)
    if deal.stage == "over" or deal.seat != YOU:
        outcome = Outcome("need", "play.over" if deal.stage == "over" else "play.wait")
    else:
        outcome = attempt(deal, submission, lang)
    told = list(outcome)
    if outcome.kind == "done":
        return _counted(done({**state, **_QUIET, "review": None, "told": told}, str(outcome.what)))
    cards = list(submission.get("card", []))
    return {**state, "told": told, "again": repeats(state, told), "cards": cards, "asked": ""}


def _followed(state: JSON) -> JSON:
    """The coach's plan, all of it."""
    deal = table(state)
    if deal.stage == "over" or deal.seat != YOU or not state["coach"]:
        return state
    texts = list(map(str, _plan(state).actions))
    return _counted(done({**state, "review": None, "told": ["done", texts[-1]]}, *texts))


def _counted(state: JSON) -> JSON:
    """A deal counts once, when it is first played to its end; played again, it is practice."""
    deal = table(state)
    if deal.stage != "over" or state["counted"]:
        return state
    return {**state, "counted": True, "scores": [*state["scores"], list(score(deal).totals)]}


def _others(state: JSON) -> JSON:
    """The next player's turn; the reader's last action is still shown."""
    return _counted(others_turn(state))


def _next(state: JSON) -> JSON:
    if not state["counted"] or match_of(state).over:
        return state
    return {**play_match.next_deal(state), "review": None}


def _looked(state: JSON) -> JSON:
    """One step of the review of the deal."""
    if table(state).stage != "over":
        return state
    if state["review"] is None:
        return {**state, "review": coach_review.begin()}
    return state if coach_review.over(state) else coach_review.step(state)


def _gone_back(state: JSON, there: str) -> JSON:
    """The table before one of the decisions that cost most, to play on from there."""
    if table(state).stage != "over" or not state["review"]:
        return state
    places = [one.place for one in coach_review.dearest(state)]
    if not there.isdecimal() or int(there) not in places:
        return state
    return {**play_match.again(state, int(there)), "review": None}


#: What puts an end to the deal that is being played, and the fields that say what comes instead.
_DROPS = ("new", "load", "again")
_ASKED = ("rules", "variant", "players", "level", "partner", "match", "record")


def _dropped(state: JSON, asked: Submission, lang: str, *, sure: bool = False) -> JSON:
    """Another match, a deal that was saved, or the deal from its start; asked first where something would be lost.

    What can't be gets a sentence, and the present deal goes on. What was left can be brought back.
    """
    text = first(asked, "record")[:_LONGEST_TEXT]
    again, state = 1 - int(bool(state["again"])), {**state, **_QUIET}
    try:
        begun = _begun(state, asked, text)
    except InputError as no:
        return {**state, "told": ["unread", _why_not(no, first(asked, "go"), lang)], "again": again, "typed": text}
    if begun is None:
        return {**state, "told": ["need", "play.need-text"], "again": again}
    if not _running(state, first(asked, "go")):
        return begun
    if not sure:
        return {**state, "sure": asked}
    return {**begun, "told": ["need", "play.left"], "left": _to_come_back(state)}


def _why_not(no: InputError, go: str, lang: str) -> str:
    """Why another deal can't begin; of choices in the form, in the form's words, not in those of the text format."""
    problem = no.problems[0]
    own = f"ref.problem.{problem.name}"
    if go == "new" and own in PHRASES:
        return sentence_case(say_problem(lang, own, problem))
    return text_suits(no.sentence(lang))


def _begun(state: JSON, asked: Submission, text: str) -> JSON:
    """What is asked for, before its first action; None where no text was given. Raises `InputError`."""
    kept = {**_QUIET, "sort": state["sort"], "coach": state["coach"], "review": None}
    kept |= {"left": state["left"]} if "left" in state else {}
    go = first(asked, "go")
    if go == "again":
        return {**play_match.again(state), "review": None}
    if go == "new":
        return {**play_match.chosen(state, asked), **kept}
    return _counted({**play_match.loaded(state, text), **kept}) if text.strip() else None


def _running(state: JSON, go: str) -> bool:
    """Whether a deal or a match is under way that would be lost."""
    on = bool(state["done"]) and table(state).stage != "over"
    return on or (go != "again" and bool(state["scores"]) and not match_of(state).over)


def _to_come_back(state: JSON) -> JSON:
    return {key: value for key, value in state.items() if key != "left"}


def _returned(state: JSON) -> JSON:
    """The match that was left, and the present one in its place."""
    if "left" not in state:
        return state
    return {**state["left"], **_QUIET, "left": _to_come_back(state)}


_GO: dict[str, Callable[[JSON], JSON]] = {
    "on": _others,
    "undo": taken_back,
    "return": _returned,
    "next": _next,
    "look": _looked,
    "coach": lambda state: {**state, "coach": not state["coach"]},
    "may": lambda state: {**state, "asked": "may"},
    "would": lambda state: {**state, "asked": "would"},
    "follow": _followed,
    "text": lambda state: {**state, "asked": "text"},
}


# -- the form ------------------------------------------------------------------------------


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("play", arguments)
    reached = deals(state)
    deal = seen(reached[-1])
    build = build.for_game(deal.rules)
    mine = deal.seat == YOU and deal.stage != "over"
    asked = state["asked"] if mine and state["coach"] else ""
    return (
        play_end.tools(build, state)
        + _table(build, state, deal, reached, asked, mine)
        + _answer_area(build, state, deal, reached, asked)
        + _more(build, state, deal, asked, mine)
        + _beside(build, state, reached)
        + tag(
            "p",
            build.t("play.bringing"),
            class_="cover",
            data_keep="biriba-play",
            data_session=build.t("play.keep-session"),
            data_visit=build.t("play.keep-visit"),
            data_aside=build.t("play.keep-aside"),
        )
    )


def _table(build: FormBuilder, state: JSON, deal: Deal, reached: Sequence[Deal], asked: str, mine: bool) -> Markup:
    """All of a turn: the table, what is to be done, the hand and what can be pressed; after the deal its count."""
    bar = build.bar(*_buttons(build, state, deal, mine))
    if deal.stage == "over":
        now = play_table.now(build, deal, score(reached[-1]).totals)
        return play_end.counted(build, state, reached[-1]) + build.form("try", now, bar, kind="at-table")
    advised = coach.lit(_plan(state)) if asked == "would" else ()
    felt = play_table.board(build, deal, match_of(state).totals, lit(reached), mine=mine, advised=advised)
    fresh = arrived_this_turn(reached) if mine else []
    hand = play_table.hand(build, deal, state, fresh, mine=mine, advised=advised)
    return build.form("try", felt, play_table.now(build, deal, ()), hand, bar, kind="at-table")


def _buttons(build: FormBuilder, state: JSON, deal: Deal, mine: bool) -> Iterator[Markup]:
    """What can be pressed at this moment, the most likely first."""
    if deal.stage == "over":
        yield from play_end.onward(build, state)
        return
    if not mine:
        yield build.button("go", "on", build.t("play.on"), automatic=_PAUSE)
    elif deal.stage == "draw":
        yield from play_table.starts(build, deal)
    else:
        yield from play_table.goes_on(build)
    if mine and may_take_back(state):
        yield build.button("go", "undo", build.t("play.undo"), "tool")
    if mine and state["coach"]:
        yield build.button("go", "would", build.t("coach.hint"), "tool")
    yield play_table.sorting(build, deal, state)


def _answer_area(build: FormBuilder, state: JSON, deal: Deal, reached: Sequence[Deal], asked: str) -> Markup:
    told, own = state["told"], last_own(reached)
    if asked == "may":
        return build.answer_area(coach.may_line(build, deal), state["again"], still=True)
    if asked == "would":
        return build.answer_area(coach.would(build, _plan(state)), state["again"], still=True)
    if told and told[0] == "done" and own is not None:
        said = outcome_told(build, reached[own + 1], told, reached[own])
    else:
        said = outcome_told(build, deal, told)
    return build.answer_area(said, state["again"], tone(told), still=True)


def _more(build: FormBuilder, state: JSON, deal: Deal, asked: str, mine: bool) -> Markup:
    """What an answer asks or offers: which reading was meant, what the coach would do, all that may be done."""
    if "sure" in state:
        return tag("div", play_end.sure(build, first(state["sure"], "go")), class_="more")
    parts = drawing.readings(build, deal, state["told"]) if mine else Markup()
    if asked == "would":
        parts += coach.do_it(build, _plan(state))
    if asked == "may":
        parts += coach.may(build, deal)
    return tag("div", parts, class_="more") if parts else Markup()


def _beside(build: FormBuilder, state: JSON, reached: Sequence[Deal]) -> Markup:
    """Beside the table: which deal it is, and what the others did since the reader's own last turn."""
    lines = play_log.turns(build, reached, state["done"])
    items = join(tag("li", line, id=build.id("turn", place)) for place, line in lines)
    inside = tag("ol", items) if items else ""
    log = tag("div", inside, class_="bw-log", role="log", aria_label=build.t("log.label"), id=build.id("log"))
    head = tag("h3", build.t("log.label"))
    return tag("div", play_table.summary(build, state, play_match.number(state)), head, log, class_="beside")


def _plan(state: JSON) -> Plan:
    return plan_at(state, len(state["done"]))


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The first thing done in the first deal."""
    if not state["done"] and state["match"] == 1 and state["told"] is None and not state["asked"]:
        yield from ({"do": ["draw"]}, {"do": ["take"]})
        if state["sort"] == "suit":
            yield {"sort": ["rank"]}
