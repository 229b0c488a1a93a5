"""The score pad: matches at a real table, deal by deal, kept in the reader's browser; the engine counts.

A deal is entered the quick way (each side's points) or the sure way (what lay before each side). Any deal can be
changed or taken out, and the last step taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from biriba_core import InputError, parse_cards
from biriba_core.messages.nouns import listing
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.score import entry, forms, names, sending, setup, sheet
from biriba_widgets.score.counting import added_up
from biriba_widgets.score.evening import MOST_DEALS, Evening, as_json, read
from biriba_widgets.score.refused import Refused
from biriba_widgets.words import signed, text_suits

LABEL = {"en": "Score pad", "fr": "Feuille de marque"}
MOST_MATCHES = 20
SCREENS = ("setup", "edit", "pad", "send")
State = dict[str, Any]


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {
        "matches": [],
        "open": 0,
        "screen": "setup",
        "setup": setup.read({}),
        "draft": None,
        "before": None,
        "told": None,
        "again": 0,
    }


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    """One press of a button. What can't be leaves the matches as they are, and says why."""
    state = _checked(state)
    side = None
    try:
        return _pressed({**state, "told": None, "again": 0}, submission)
    except Refused as no:
        told = {"tone": "bad", "key": no.key, "values": no.values, "code": no.code}
        side = no.side
    except InputError as no:
        told = {"tone": "bad", "text": {lang: no.sentence(lang) for lang in ("en", "fr")}}
    kept = _typed(state, submission)
    if side is not None and kept["screen"] == "pad":
        kept = {**kept, "draft": {**kept["draft"], "side": side}}  # the one that is told about is shown
    return {**kept, "told": told, "again": repeats(state, told)}


def _checked(state: JSON) -> State:
    """A state whose matches and draft can be relied on; an exception where a match is none or can't be counted."""
    evenings = [read(found) for found in state["matches"]]
    for evening in evenings:
        added_up(evening)
    matches = list(map(as_json, evenings))
    if len(matches) > MOST_MATCHES:
        raise ValueError("too many matches")
    number = state["open"] if type(state["open"]) is int and 0 <= state["open"] < len(matches) else 0
    screen = state["screen"] if state["screen"] in SCREENS and (matches or state["screen"] == "setup") else "setup"
    draft = entry.read(state["draft"], read(matches[number])) if matches else None
    before = state["before"]
    if before is not None:
        before = [[as_json(read(found)) for found in before[0]], int(before[1])]
    return {
        "matches": matches,
        "open": number,
        "screen": screen,
        "setup": setup.read(state["setup"]),
        "draft": draft,
        "before": before,
        "told": state["told"],
        "again": state["again"],
    }


def _evening(state: State) -> Evening:
    return read(state["matches"][state["open"]])


def _typed(state: State, submission: Submission) -> State:
    """The state with what stands in the fields, so that nothing typed is lost."""
    if state["screen"] != "pad":
        return state
    evening, draft = _evening(state), state["draft"]
    if "points0" in submission:
        return {**state, "draft": entry.quick_sent(draft, submission, evening)}
    if "cards" in submission:
        return {**state, "draft": entry.side_sent(draft, submission, evening)}
    return state


# -- what a press does ---------------------------------------------------------------------


def _pressed(state: State, submission: Submission) -> State:
    if "table" in submission:
        table = first(submission, "table")
        return {**state, "setup": {**state["setup"], "table": table if table in setup.TABLES else "pairs"}}
    if "address" in submission or first(submission, "do") == "load":
        return _received(state, first(submission, "address") or first(submission, "sent"))
    if "open" in submission:
        return _opened(state, first(submission, "open"))
    do = first(submission, "do")
    if do == "begin":
        return _with_match(state, setup.begun(state["setup"]["table"], submission))
    if do == "undo":
        return _undone(state)
    if not state["matches"]:
        return state
    if do in _SCREENS:
        return _screen(state, _SCREENS[do])
    if do in _MATCH:
        return _MATCH[do](state, submission)
    return _entering(_typed(state, submission), submission, do)


def _screen(state: State, screen: str) -> State:
    return {**state, "screen": screen, "draft": entry.empty(_evening(state), len(_evening(state).deals))}


_SCREENS = {"new": "setup", "edit": "edit", "send": "send", "leave": "pad"}


def _opened(state: State, number: str) -> State:
    if number not in map(str, range(len(state["matches"]))):
        return state
    return _screen({**state, "open": int(number)}, "pad")


def _kept(state: State) -> list[Any]:
    """What "take it back" returns to."""
    return [state["matches"], state["open"]]


def _with_match(state: State, evening: Evening) -> State:
    """A further match, opened; the latest stands first."""
    if len(state["matches"]) >= MOST_MATCHES:
        raise Refused("pad.enough-matches", n=MOST_MATCHES)
    matches = [as_json(evening), *state["matches"]]
    after = {**state, "matches": matches, "open": 0, "before": None}
    return _screen({**after, "setup": {**state["setup"], "names": list(evening.names)}}, "pad")


def _received(state: State, sent: str) -> State:
    """A match from an address or from text. One that is kept already is opened, not kept twice."""
    evening = sending.received(sent)
    added_up(evening)  # refuses what no deal can give
    for number, found in enumerate(state["matches"]):
        known = read(found)
        if (known.rules, known.names, known.target, known.dealer) == (
            evening.rules, evening.names, evening.target, evening.dealer,
        ):  # fmt: skip
            shorter = min(len(known.deals), len(evening.deals))
            if known.deals[:shorter] == evening.deals[:shorter]:
                longer = known if len(known.deals) >= len(evening.deals) else evening
                matches = [*state["matches"][:number], as_json(longer), *state["matches"][number + 1 :]]
                return _screen({**state, "matches": matches, "open": number}, "pad")
    return _with_match(state, evening)


def _replaced(state: State, evening: Evening) -> State:
    matches = [*state["matches"][: state["open"]], as_json(evening), *state["matches"][state["open"] + 1 :]]
    return _screen({**state, "matches": matches, "before": _kept(state)}, "pad")


def _saved(state: State, submission: Submission) -> State:
    return _replaced(state, setup.changed(_evening(state), submission))


def _undone(state: State) -> State:
    if state["before"] is None:
        return state
    matches, number = state["before"]
    after = {**state, "matches": matches, "open": number, "before": None}
    return _screen(after, "pad") if matches else {**after, "screen": "setup", "draft": None}


def _deleted(state: State, submission: Submission) -> State:
    matches = [found for number, found in enumerate(state["matches"]) if number != state["open"]]
    after = {**state, "matches": matches, "open": 0, "before": _kept(state)}
    told = {"tone": "", "key": "pad.deleted", "values": {}, "code": ""}
    return {**(_screen(after, "pad") if matches else {**after, "screen": "setup", "draft": None}), "told": told}


def _rematch(state: State, submission: Submission) -> State:
    """The same table again; the deal passes on (2.2, G2.4)."""
    evening = _evening(state)
    dealer = evening.dealer_of(len(evening.deals))
    return _with_match(state, Evening(evening.rules, evening.names, evening.target, dealer))


_MATCH: dict[str, Callable[[State, Submission], State]] = {
    "save": _saved,
    "delete": _deleted,
    "rematch": _rematch,
}


def _entering(state: State, submission: Submission, do: str) -> State:
    """A press while a deal is being entered; its fields are in the draft already."""
    evening, draft = _evening(state), state["draft"]
    if "change" in submission:
        place = first(submission, "change")
        known = place in map(str, range(len(evening.deals)))
        return {**state, "draft": entry.of_deal(evening, int(place))} if known else state
    if "size" in submission:
        return {**state, "draft": entry.with_size(draft, first(submission, "size"), evening)}
    if "drop" in submission:
        return {**state, "draft": entry.without_meld(draft, first(submission, "drop"))}
    if "side" in submission:
        side = first(submission, "side")
        known = side in map(str, range(evening.sides))
        return {**state, "draft": {**draft, "side": int(side)}} if known else state
    if do in ("enter", "count"):
        return _entered(state, evening, draft)
    if do == "remove" and draft["place"] < len(evening.deals):
        return _replaced(state, evening.without_deal(draft["place"]))
    if do == "cards":
        return {**state, "draft": entry.with_cards(draft, list(submission.get("card", [])), evening)}
    if do == "sure":
        return {**state, "draft": entry.sure(draft, evening)}
    changes: dict[str, entry.Draft] = {
        "quick": {"way": "quick"},
        "pick": {"picking": True},
        "sizes": {"picking": False},
    }
    return {**state, "draft": {**draft, **changes.get(do, {})}}


def _entered(state: State, evening: Evening, draft: entry.Draft) -> State:
    place = draft["place"]
    if place >= MOST_DEALS:
        raise Refused("pad.enough-deals", n=MOST_DEALS)
    after = evening.with_deal(place, entry.entry_of(draft, evening))
    match, points = added_up(after)
    if match.deals < len(after.deals) and place == len(evening.deals):
        raise Refused("pad.match-over", "target")
    told = {"tone": "good", "key": "pad.entered", "values": {"n": place + 1}, "code": "", "points": list(points[place])}
    return {**_replaced(state, after), "told": told}


# -- the form ------------------------------------------------------------------------------


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build = FormBuilder("score", arguments)
    if not state["matches"] or state["screen"] == "setup":
        return _setup(build, state) + _keeping(build)
    evening = _evening(state)
    build = build.for_game(evening.rules)
    parts = {"pad": _pad, "edit": _edit, "send": _send}[state["screen"]](build, state, evening)
    return parts + _keeping(build, build.t("pad.awake"))


def _setup(build: FormBuilder, state: State) -> Markup:
    chosen = state["setup"]
    return (
        setup.games(build, chosen["table"])
        + _says(build, state)
        + setup.form(build, setup.proposed(chosen["table"], [], chosen["names"]), editing=False)
        + _loading(build)
        + _others(build, state, None)
    )


def _edit(build: FormBuilder, state: State, evening: Evening) -> Markup:
    return setup.form(build, evening, editing=True) + _says(build, state)


def _pad(build: FormBuilder, state: State, evening: Evening) -> Markup:
    match, points = added_up(evening)
    draft = state["draft"]
    editing = draft["place"] < len(evening.deals)
    if draft["way"] == "sure":
        return _says(build, state) + forms.sure(build, evening, draft)
    if match.over and not editing:
        again = build.form("over", build.bar(build.button("do", "rematch", build.t("pad.rematch"), "main")))
        entering = forms.totals(build, evening, match) + again
    else:
        entering = forms.quick(build, evening, match, draft)
    return (
        entering
        + _says(build, state)
        + _verdict(build, evening, match)
        + _deals(build, evening, points, match.deals)
        + _menu(build, state)
        + _others(build, state, state["open"])
    )


def _verdict(build: FormBuilder, evening: Evening, match: Any) -> Markup:
    lines = sheet.verdict(build, evening, match)
    return tag("p", build.lines(lines), class_="pad-verdict") if lines else Markup()


def _deals(build: FormBuilder, evening: Evening, points: list[tuple[int, ...]], counted: int) -> Markup:
    if not points:
        return Markup()
    late = tag("p", build.t("pad.late", n=counted), class_="bw-hint") if counted < len(points) else ""
    return build.form("deals", sheet.deals(build, evening, points, counted), late, *sheet.counts(build, evening))


def _says(build: FormBuilder, state: State) -> Markup:
    told = state["told"]
    undo = ""
    sure = state["screen"] == "pad" and state["draft"]["way"] == "sure"
    if state["before"] is not None and not sure:
        undo = build.form("undo", build.bar(build.button("do", "undo", build.t("pad.undo"))))
    if not told:
        return build.answer_area(still=True) + undo
    if "text" in told:
        words = Markup() + text_suits(told["text"][build.lang])
    else:
        words = build.t(told["key"], **_named(told["values"], build.lang))
    if "points" in told:
        called = names.sides(_evening(state), build.lang)
        scored = (
            build.t("sheet.points", what=who, points=tag("b", signed(new, build.lang)))
            for who, new in zip(called, told["points"], strict=True)
        )
        words = join([words, *scored], " ")
    code = told.get("code")
    if code:
        words += " " + build.rule(build.rules.number(code))
    return build.answer_area(build.line(words, "head"), state["again"], told["tone"], still=True) + undo


def _named(values: JSON, lang: str) -> JSON:
    """What the fields of a refusal hold, its cards as they are shown."""
    return {**values, "cards": listing(parse_cards(values["cards"]), lang)} if "cards" in values else values


def _menu(build: FormBuilder, state: State) -> Markup:
    buttons = [
        build.button("do", "send", build.t("pad.send")),
        build.button("do", "print", build.t("pad.print"), hidden=True),
        build.button("do", "edit", build.t("pad.edit")),
        build.button("do", "new", build.t("pad.new")),
        build.button("do", "delete", build.t("pad.delete")),
    ]
    return build.form("menu", build.bar(*buttons))


def _others(build: FormBuilder, state: State, shown: int | None) -> Markup:
    """The other matches that are kept here."""
    buttons = []
    for number, found in enumerate(state["matches"]):
        evening = read(found)
        called = " – ".join(names.sides(evening, build.lang))
        if number != shown:
            label = build.t("pad.match", who=called, n=len(evening.deals))
            buttons.append(build.button("open", str(number), label, "wide"))
    if not buttons:
        return Markup()
    return build.form("others", tag("p", build.t("pad.others")), build.bar(*buttons))


def _send(build: FormBuilder, state: State, evening: Evening) -> Markup:
    """The match as an address, as text and as a table; copying and saving are the page's script's."""
    back = build.button("do", "leave", build.t("pad.back"), "main")
    return (
        build.form("back", build.bar(back))
        + build.address(build.t("pad.address"), sending.address(evening))
        + build.text_to_send("text", build.t("pad.as-text"), sending.text(evening))
        + build.text_to_send("csv", build.t("pad.as-table"), sending.table(evening, build.lang), "biriba.csv")
        + _says(build, state)
        + _loading(build)
    )


def _loading(build: FormBuilder) -> Markup:
    area = build.area("sent", build.t("pad.load-text"), "", build.t("pad.load-hint"))
    inside = build.form("load", area, build.bar(build.button("do", "load", build.t("pad.load"))), kind="bw-fields")
    return build.details("loading", build.t("pad.load-head"), inside)


def _keeping(build: FormBuilder, awake: str | None = None) -> Markup:
    """What the page's scripts are told: under which name to keep the matches, and that the screen stays on."""
    return tag(
        "p",
        hidden=True,
        data_keep="biriba-score",
        data_address=sending.MARK,
        data_awake=awake,
        data_session=build.t("pad.keep-session"),
        data_visit=build.t("pad.keep-visit"),
        data_aside=build.t("pad.keep-aside"),
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """Choosing the game, before anything has been typed."""
    if not state["matches"] and state["told"] is None and not state["setup"]["names"]:
        for table in setup.TABLES:
            yield {"table": [table]}
