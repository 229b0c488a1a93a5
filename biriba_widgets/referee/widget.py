"""The referee: any table, any action; legal or not, every reason, and what would be legal instead.

The state is a position as the reader wrote it (possible or not), what the page assumed in it for a
question, the question and what came of it. Its parts: `setup` (the table), `ask` (the question),
`text` (JSON and the page's address), `cases` (examples), `match` (is the match over?).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from biriba_core import (
    Deal,
    IllegalAction,
    InputError,
    apply,
    next_dealer,
    parse_action,
    profile,
    score,
)
from biriba_core.messages import problem_sentence, sentence_case
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.referee import board, reading, setup
from biriba_widgets.referee import match as referee_match
from biriba_widgets.referee.ask import answer, asked, in_one, instead, judged, never, not_closing, several_ways
from biriba_widgets.referee.cases import COUNT, Opened, cases, compact, grouped, opened
from biriba_widgets.referee.setup import Position, Table, look
from biriba_widgets.referee.text import Unreadable, address, as_lines, read_address, read_text
from biriba_widgets.table import drawing, sheet
from biriba_widgets.table.attempts import Outcome
from biriba_widgets.table.describe import stated
from biriba_widgets.table.seating import seat_of, side_of
from biriba_widgets.table.telling import outcome_told
from biriba_widgets.words import say, text_suits

LABEL = {"en": "The referee", "fr": "L’arbitre"}
State = dict[str, JSON]

#: Examples that stand at the top, and whose answers the page ships.
SHOWN = ("p-single-pile-bar", "p-close-by-meld", "p-move-joker", "g-take-needs-a-use")
MOST_UNDONE = 8
LONGEST = 8000
NO_MATCH = {"scores": "", "target": ""}
#: The keys of the state that a submission resets unless it sets them.
QUIET: State = {"told": None, "before": [], "chosen": [], "typed": "", "wish": None, "text": None}
QUIET |= {"open": "", "here": None, "assumed": {}, "closing": False}


def start(arguments: Mapping[str, JSON]) -> State:
    position = board.fresh(look({"hands": []}))
    return {**QUIET, "position": position, "edit": None, "match": NO_MATCH, "undo": [], "again": 0}


# -- what a submission does ----------------------------------------------------------------


def submit(arguments: Mapping[str, JSON], state: State, submission: Submission) -> State:
    lang = arguments["lang"]
    after = _submitted(lang, state, submission)
    if after["position"] != state["position"]:
        after["undo"] = [*state["undo"], state["position"]][-MOST_UNDONE:]
    same = {**after, "again": 0, "undo": []} == {**state, "again": 0, "undo": []}
    return {**after, "again": repeats(state, after["told"]) if same else 0}


def _submitted(lang: str, state: State, submission: Submission) -> State:
    do = first(submission, "do")
    quiet: State = {**state, **QUIET}
    table = look(state["position"])
    if "address" in submission:
        return _open(lang, quiet, lambda: opened(read_address(first(submission, "address"))), "")
    if "example" in submission:
        case = cases().get(first(submission, "example"))
        return _open(lang, quiet, lambda: opened(case), "") if case else quiet
    if do == "read":
        text = first(submission, "text")[: LONGEST + 1]
        return _open(lang, {**quiet, "open": "text"}, lambda: opened(read_text(text)), text)
    for name, change in _CHANGES.items():
        if name in submission and setup.is_place(table, first(submission, name).partition("=")[0]):
            place = first(submission, name).partition("=")[0]
            position, editing = change(table, first(submission, name), submission, state["edit"])
            here = None if name == "edit" else place
            # The three lines fill their places themselves; any other is filled where the table is set up.
            within = "" if place in board.quick_places(table) and state["open"] != "setup" else "setup"
            filled = {**quiet, "open": within, "here": here, "assumed": state["assumed"]}
            return _changed(filled, position, editing)
    if do == "game":
        return _with_game(lang, {**quiet, "open": "setup"}, table, submission)
    if do == "turn":
        return _changed({**quiet, "open": "setup"}, setup.with_turn(table, submission), state["edit"])
    if do == "match":
        return {**quiet, "match": referee_match.sent(submission), "told": ["match", ""], "open": "match"}
    if do == "undo" and state["undo"]:
        return {**quiet, "position": state["undo"][-1]}
    if do == "anew":
        return {**quiet, "position": board.fresh(table), "edit": None}
    if "clear" in submission and setup.is_place(table, first(submission, "clear")):
        place = first(submission, "clear")
        return {**quiet, "position": board.cleared(table, place), "edit": place, "assumed": state["assumed"]}
    if (game := first(submission, "game")) in setup.GAMES:
        return _changed(quiet, setup.with_game(table, game, (), setup.players_of(table, profile(game))), None)
    assumed = {} if do == "perform" else state["assumed"]
    if do == "typed":
        table, assumed = look(_without(table.position, assumed)), {}
    if do == "typed" or do in board.STARTING:
        begun = look(_begun(table, submission, lang))
        table, assumed = begun, {**assumed, **_differing(table.position, begun.position)}
    quiet = {**quiet, "position": table.position, "assumed": assumed}
    if table.deal is None:
        return {**quiet, "told": ["problems", ""], "edit": None}
    if not table.deal.pile and _wish(table, submission, lang) == "take":
        return {**quiet, "told": ["need", "ref.need-pile"], "edit": "pile"}
    if do == "count":
        return {**quiet, "told": _counted(table.deal, lang)}
    if do == "perform":
        return _performed(quiet, table.deal, state["told"])
    told, hand = asked(table.deal, submission, lang), f"hand{board.seat_at(table)}"
    if told == ("refused", "take") and not setup.known(table, hand):
        # Whether the top card can be used depends on a hand of which nothing is said (G4.2).
        return {**quiet, "told": ["need", "ref.need-hand"], "edit": hand}
    kept = told.kind in ("need", "unread")
    return {
        **quiet,
        "edit": None,
        "told": list(told),
        "before": state["before"],
        "chosen": list(submission.get("card", [])) if told.kind != "done" else [],
        "typed": first(submission, "typed")[:200] if kept and do == "typed" else "",
        "closing": do == "typed" and reading.closing(first(submission, "typed"), lang),
    }


def _begun(table: Table, submission: Submission, lang: str) -> JSON:
    """The position that a question is about, where the table does not say it.

    Who wants to draw, take or pass has not drawn yet; who writes what is to be laid holds those cards, and the meld or
    the pile that is named lies there.
    """
    if first(submission, "do") == "typed":
        try:
            table = _named(table, first(submission, "typed"), lang)
        except Unreadable:
            return table.position
    position, text = table.position, _wish(table, submission, lang)
    if text in board.STARTING and "stage" not in position:
        position = {**position, "stage": "draw"}
    place = f"hand{board.seat_at(table)}"
    if not setup.known(table, place) and (named := reading.cards_named(text)) and table.deal is not None:
        rest = max(len(table.deal.hands[board.seat_at(table)]) - len(named), 2)
        position = setup.with_text(table, place, " ".join([*named, *["?"] * rest]))
    return position


def _differing(before: Position, after: Position) -> dict[str, JSON]:
    """What was assumed: each key that differs, with what stood there (`None` for nothing) and what stands there now."""
    keys = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    return {key: [before.get(key), after.get(key)] for key in keys}


def _without(position: Position, assumed: Mapping[str, JSON]) -> Position:
    """The position as the reader set it: what was assumed for one question and still stands gives way to the next."""
    given = {key: before for key, (before, now) in assumed.items() if position.get(key) == now}
    return {key: value for key, value in {**position, **given}.items() if key not in given or value is not None}


def _wish(table: Table, submission: Submission, lang: str) -> str:
    """What is to be done: the pressed button, or what was typed as the format writes it; empty if it can't be read."""
    do = first(submission, "do")
    try:
        return reading.action_text(table.deal, first(submission, "typed"), lang) if do == "typed" else do
    except Unreadable:
        return ""


def _named(table: Table, typed: str, lang: str) -> Table:
    """The table with the pile and the meld that a typed question names, where it does not say them."""
    if "pile" not in table.position and (pile := reading.pile_named(typed, lang)):
        return look(_with_room(setup.with_text(table, "pile", " ".join(pile))))
    onto, theirs = reading.meld_named(typed, lang)
    side = (board.seat_at(table) + theirs) % table.sides
    lying = [sorted(setup.known(table, f"meld{side}.{n + 1}")) for n in range(len(setup.melds_of(table, side)))]
    if onto and sorted(onto) not in lying:
        return look(_with_room(setup.put(table, f"meld{side}.{len(lying) + 1}", {"card": onto})))
    return table


def _edit(table: Table, place: str, submission: Submission, editing: str | None) -> tuple[JSON, str | None]:
    """Another place is opened, or none; what was ticked last in the picker that is left may not have been sent yet."""
    position = setup.put(table, editing, submission) if "live" in submission and editing else table.position
    return position, None if place == editing else place


def _put(table: Table, place: str, submission: Submission, editing: str | None) -> tuple[JSON, str | None]:
    return setup.put(table, place, submission), place if "live" in submission else _stays_open(table, place)


def _write(table: Table, place: str, submission: Submission, editing: str | None) -> tuple[JSON, str | None]:
    return setup.with_text(table, place, first(submission, "line")), None


def _order(table: Table, choice: str, submission: Submission, editing: str | None) -> tuple[JSON, str | None]:
    place, _, text = choice.partition("=")
    return setup.rearranged(table, place, text), None


def _stays_open(table: Table, place: str) -> str | None:
    """After cards are put, a pile may want another card on top, and a meld may lie in another way."""
    return place if place == "pile" or place.startswith("meld") else None


_CHANGES = {"edit": _edit, "put": _put, "write": _write, "order": _order}


def _changed(state: State, position: JSON, editing: str | None) -> State:
    """The state with another position, tidied when it is one that can be."""
    table = look(position)
    if editing is not None and editing in board.quick_places(table):
        # A place that is being filled card by card: that the table can't be yet is no fault.
        return {**state, "position": _with_room(position), "edit": editing, "told": None}
    same = position == state["position"]
    tidy = position if table.deal is None or same else compact(table.deal, begun="stage" in position)
    table = look(tidy)
    editing = editing if editing is not None and setup.is_place(table, editing) else None
    told = ["problems", ""] if table.problems else None if same else ["set", ""]
    return {**state, "position": tidy, "edit": editing, "told": told}


def _with_room(position: JSON) -> JSON:
    """The position with as many cards in the stock as are left, where those that it says are too many."""
    if any(problem.name == "too-many-cards" for problem in look(position).problems):
        return {key: value for key, value in position.items() if key != "stock"}
    return position


def _with_game(lang: str, state: State, table: Table, submission: Submission) -> State:
    name, variants = first(submission, "rules"), list(submission.get("variant", []))
    number = first(submission, "players")
    players = int(number) if number in map(str, setup.PLAYERS) else table.players
    try:
        return _changed(state, setup.with_game(table, name, variants, players), None)
    except InputError as no:
        told = sentence_case(setup.sentence(table, no.problems[0], lang))
        wish = {"rules": name, "variants": variants, "players": number}
        return {**state, "wish": wish, "told": ["unread", told]}


def _open(lang: str, state: State, read: Any, text: str) -> State:
    """What somebody wrote, opened; what can't be read gets a sentence and leaves the table as it was."""
    try:
        found: Opened = read()
        match = referee_match.fields(found.match) if found.match is not None else None
    except Unreadable as no:
        return {**state, "told": ["unread", say(lang, no.key, **no.values)], "text": text or None}
    except InputError as no:
        return {**state, "told": ["unread", text_suits(problem_sentence(no.problems[0], lang))], "text": text or None}
    if found.match is not None:
        # A match has no table of its own, only a game.
        position = _match_table(found.match, state["position"])
        return {**state, "position": position, "match": match, "told": ["match", ""], "open": "match"}
    assert found.position is not None
    state = {**state, "position": found.position, "edit": None, "before": list(found.before), "open": ""}
    table = look(found.position)
    if table.deal is None:
        return {**state, "told": ["problems", ""], "open": "setup"}
    if found.asked == COUNT:
        return {**state, "told": _counted(table.deal, lang)}
    if found.asked is None:
        return {**state, "told": ["set", ""]}
    return {**state, "told": list(judged(table.deal, found.asked, lang))}


def _match_table(match: Mapping[str, JSON], position: JSON) -> JSON:
    """The table there is, or a bare one when it belongs to another game."""
    game = {key: match[key] for key in ("rules", "variants") if key in match}
    table = look({**game, "hands": []})
    if look(position).rules is table.rules:
        return position
    return board.fresh(table)


def _counted(deal: Deal, lang: str) -> list[str]:
    try:
        score(deal)
    except InputError as no:
        found = no.problems[0]
        place = setup.label(look(compact(deal)), setup.where(found), lang)
        return ["unread", say(lang, "ref.count-unknown", place=place)]
    return [COUNT, ""]


def _performed(state: State, deal: Deal, told: JSON) -> State:
    """The table after the action that was allowed."""
    if not told or told[0] != "done":
        return state
    try:
        after = apply(deal, parse_action(told[1]))
    except (InputError, IllegalAction):
        return state
    return {**state, "position": compact(after, begun=True), "told": ["set", ""]}


# -- what is shown -------------------------------------------------------------------------


def render(arguments: Mapping[str, JSON], state: State) -> Markup:
    table = look(state["position"])
    build = FormBuilder("referee", arguments).for_game(table.rules)
    return join(
        (
            _question(build, table, state),
            _answer_area(build, table, state),
            _readings(build, table, state),
            _after(build, table, state),
            _sharing(build, state),
            _score(build, table, state),
            _typed(build, table, state),
            _examples_shown(build),
            _instead(build, table, state),
            _setup(build, table, state),
            _text(build, state),
            _match(build, table, state),
            _examples(build),
        )
    )


def _examples_shown(build: FormBuilder) -> Markup:
    buttons = [build.button("example", name, build.t(f"ref.shown.{name}"), room="shown") for name in SHOWN]
    return build.form("shown", tag("p", build.t("ref.intro")), build.bar(*buttons))


def _examples(build: FormBuilder) -> Markup:
    groups = []
    for (game, topic), found in grouped(build.lang).items():
        buttons = [
            build.button("example", name, (tag("b", what) + " " + tag("small", outcome)), "example")
            for name, what, outcome in found
        ]
        title = build.t(
            "ref.topic", game=say(build.lang, f"ref.game.{game}"), topic=say(build.lang, f"ref.topic.{topic}")
        )
        groups.append(build.group(title, build.bar(*buttons)))
    summary = build.t("ref.examples", n=len(cases()))
    return build.details("examples", summary, build.form("examples", *groups))


def _question(build: FormBuilder, table: Table, state: State) -> Markup:
    """The three lines; each button asks, none plays."""
    return board.lines(build, table, state["chosen"], state["edit"] if state["open"] != "setup" else None)


def _readings(build: FormBuilder, table: Table, state: State) -> Markup:
    """The ways in which the cards can lie, a button each."""
    return drawing.readings(build, table.deal, state["told"]) if table.deal is not None else Markup()


def _typed(build: FormBuilder, table: Table, state: State) -> Markup:
    """A line for those who would rather write what is to be done."""
    if table.deal is None:
        return Markup()
    return build.form(
        "typed",
        build.text("typed", build.t("ref.typed"), state["typed"], build.t("ref.typed-hint")),
        build.bar(build.button("do", "typed", build.t("ref.ask"))),
    )


def _answer_area(build: FormBuilder, table: Table, state: State) -> Markup:
    """The referee's answer; while the table is being set up the page does not scroll to it."""
    said = build.answer_area(*_said(build, table, state), still=state["open"] == "setup")
    unread = state["told"] and state["told"][0] == "unread"
    return said + _searching(build, state["typed"]) if unread else said


def _said(build: FormBuilder, table: Table, state: State) -> tuple[str, int, str]:
    told, again, deal = state["told"], state["again"], table.deal
    if not told:
        return "", 0, ""
    kind = told[0]
    if kind == "problems":
        return setup.problems_said(build, table), again, "bad"
    if kind == "match":
        html, tone = referee_match.answer(build, table.rules, state["match"])
        return html, again, tone
    if kind == "unread":
        return build.line(told[1], "head"), again, "bad"
    if deal is None:
        return "", 0, ""
    if kind == "set":
        return build.line(build.t("ref.set"), "head"), again, ""
    if kind == COUNT:
        totals = [
            build.t("score.side-total", side=side_of(deal, side, build.lang), n=total)
            for side, total in enumerate(score(deal).totals)
        ]
        after = build.t("ref.deals-next", who=seat_of(deal, next_dealer(deal), build.lang))
        after += " " + build.rule(stated(deal.rules, "deals-next"))
        return build.line(join(totals, " "), "head") + build.line(after), again, "good"
    if kind in ("done", "refused"):
        html, tone = answer(build, deal, told[1])
        still_open = not_closing(build, deal, told[1]) if state["closing"] else ""
        return join((_before(build, state), html, still_open)), again, tone
    if kind == "never":
        return never(build, deal.rules, told[1]), again, "bad"
    if kind == "choose":
        html, tone = several_ways(build, deal, told[1])
        return html + (not_closing(build, deal, told[1][0]) if state["closing"] else ""), again, tone
    return outcome_told(build, deal, Outcome(*told)), again, ""


def _searching(build: FormBuilder, typed: str) -> Markup:
    """A question that is no action, looked up in the book: the pages' search shows the button, a notebook has none."""
    if not typed:
        return Markup()
    name, kind = build.id("search"), "bw-button"
    return build.bar(
        tag("button", build.t("ref.search"), type="button", id=name, class_=kind, data_search=typed, hidden=True)
    )


def _before(build: FormBuilder, state: State) -> Markup:
    if not state["before"]:
        return Markup()
    named = ", ".join(say(build.lang, f"ref.done.{text.split()[0]}") for text in state["before"])
    return build.line(build.t("ref.before", actions=named))


def _after(build: FormBuilder, table: Table, state: State) -> Markup:
    """Playing what was allowed, and taking back."""
    buttons = []
    if table.deal is not None and state["told"] and state["told"][0] == "done":
        buttons.append(build.button("do", "perform", build.t("ref.perform"), "main"))
    if state["undo"]:
        buttons.append(build.button("do", "undo", build.t("ref.undo")))
    if state["position"] != board.fresh(table):
        buttons.append(build.button("do", "anew", build.t("ref.anew")))
    return build.form("after", build.bar(*buttons)) if buttons else Markup()


def _score(build: FormBuilder, table: Table, state: State) -> Markup:
    if table.deal is None or not state["told"] or state["told"][0] != COUNT:
        return Markup()
    tables = (tag("div", sheet.table(build, table.deal, side)) for side in range(table.sides))
    return tag("div", *tables, class_="two")


def _instead(build: FormBuilder, table: Table, state: State) -> Markup:
    if table.deal is None or table.deal.stage == "over":
        return Markup()
    refused = bool(state["told"]) and state["told"][0] == "refused"
    return instead(build, table.deal, opened=refused)


def _setup(build: FormBuilder, table: Table, state: State) -> Markup:
    fault = state["told"][1] if state["wish"] else ""
    opening = bool(state["open"] == "setup" or table.problems)
    return build.details(
        "setup",
        build.t("ref.setup"),
        setup.problems_at(build, table, "table"),
        setup.game_form(build, table, state["wish"], fault),
        setup.rows(build, table, state["edit"] if opening else None, state["here"]),
        setup.turn_form(build, table),
        opened=opening,
    )


def _sharing(build: FormBuilder, state: State) -> Markup:
    """The question's address, which the page's script also writes into the browser's bar."""
    how = tag("p", build.t("ref.sharing-how"))
    address = build.address(build.t("share.address"), _address(state))
    return tag("div", build.details("sharing", build.t("ref.sharing"), how, address), data_address=_address(state))


def _text(build: FormBuilder, state: State) -> Markup:
    """The question as text, to copy or to paste over."""
    opening = state["open"] == "text"
    text = state["text"] if state["text"] is not None else as_lines(_shared(state))
    area = build.area("text", build.t("ref.text"), text, build.t("ref.text-hint"), rows=12)
    inside = build.form("text", area, build.bar(build.button("do", "read", build.t("ref.read"))))
    return build.details("as-text", build.t("ref.as-text"), inside, opened=opening)


def _shared(state: State) -> dict[str, JSON]:
    told = state["told"]
    if told and told[0] == COUNT:
        return {"score": state["position"]}
    if told and told[0] in ("done", "refused"):
        return {"position": state["position"], "do": [told[1]]}
    deal = look(state["position"]).deal
    if told and told[0] == "choose" and deal is not None:
        return {"position": state["position"], "do": [in_one(deal, told[1])]}
    return {"position": state["position"]}


def _address(state: State) -> str:
    return address(_shared(state))


def _match(build: FormBuilder, table: Table, state: State) -> Markup:
    opening = state["open"] == "match"
    return build.details(
        "match", build.t("ref.match"), referee_match.form(build, table.rules, state["match"]), opened=opening
    )


def prepared_submissions(arguments: Mapping[str, JSON], state: State) -> Iterator[Submission]:
    """The examples that stand at the top and the pickers of the empty places; anything else waits for Python."""
    if state["told"] is None and not state["undo"] and state["edit"] is None:
        for name in SHOWN:
            yield {"example": [name]}
        for place in board.quick_places(look(state["position"])):
            yield {"edit": [place]}
