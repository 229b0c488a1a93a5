"""The ruling cases as examples: named by what they show, grouped, and opened as a table with a question."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from biriba_core import (
    Action,
    Deal,
    Extend,
    IllegalAction,
    InputError,
    apply,
    check,
    judge_meld,
    parse_action,
    parse_cards,
    parse_position,
    profile,
    to_position,
)
from biriba_core.cases import find
from biriba_core.house import profile_from
from biriba_core.messages.nouns import listing
from biriba_core.rulings import Problem
from biriba_widgets.html.forms import JSON
from biriba_widgets.outside import read_beside
from biriba_widgets.referee.text import Unreadable
from biriba_widgets.table.telling import events, in_full, new_cards
from biriba_widgets.words import in_game, number, say

TOPICS = ("meld", "start", "lay", "extend", "discard", "score", "match")
#: What a bare meld is asked about beside its own cards: two unknown ones, so that the turn can end.
SPARE = " ? ?"
COUNT = "count"


class Opened(NamedTuple):
    """A question as the referee's page holds it."""

    position: dict[str, JSON] | None
    #: The action asked about, or `COUNT`, or nothing yet.
    asked: str | None
    #: The actions that led from the position written down to this one.
    before: tuple[str, ...] = ()
    match: dict[str, JSON] | None = None


@cache
def cases() -> Mapping[str, Mapping[str, JSON]]:
    """Every case by its id, from the file that the engine's tests use."""
    return {case["id"]: case for case in json.loads(read_beside(__spec__, "cases.json"))}


# -- opening -------------------------------------------------------------------------------


def opened(question: Mapping[str, JSON]) -> Opened:
    """A case, or a bare position, as a table with a question.

    Raises `Unreadable` or `InputError` for what is neither; a position that can't be is opened
    all the same, to be corrected there.
    """
    if "match" in question:
        profile_from(_object(question["match"]))
        return Opened(None, None, match=question["match"])
    if "meld" in question:
        return _opened_meld(question)
    if "score" in question:
        position = {**_position(question["score"]), "stage": "over"}
        if "closed_by" in question:
            position["closed_by"] = question["closed_by"]
        return Opened(_tidy(position), COUNT)
    if "position" not in question:
        position = _position(question)
        return Opened(_tidy(position), COUNT if position.get("stage") == "over" else None)
    return _opened_play(_position(question["position"]), question.get("do", []))


def _object(value: JSON) -> dict[str, JSON]:
    if not isinstance(value, dict):
        raise Unreadable("ref.no-object")
    return value


def _position(value: JSON) -> dict[str, JSON]:
    """A position whose keys are those of the format."""
    position = _object(value)
    try:
        parse_position(position)
    except InputError as no:
        if no.problems[0].name == "unknown-key":
            raise
    return position


def _tidy(position: dict[str, JSON]) -> dict[str, JSON]:
    try:
        return compact(parse_position(position), begun="stage" in position)
    except InputError:
        return position


def _opened_meld(case: Mapping[str, JSON]) -> Opened:
    text = case["meld"]
    if not isinstance(text, str) or not text.strip():
        raise Unreadable("ref.no-object")
    rules = profile_from(case)
    asked = f"meld {' '.join(text.split())}"
    parse_action(asked)
    position = {"rules": rules.name, "variants": list(rules.variants)}
    hands: list[JSON] = [rules.hand_size] * max(rules.players)
    return Opened(_tidy({**position, "hands": [text + SPARE, *hands[1:]]}), asked)


def _opened_play(position: dict[str, JSON], actions: JSON) -> Opened:
    actions = [actions] if isinstance(actions, str) else actions
    if not isinstance(actions, list) or not all(isinstance(text, str) for text in actions):
        raise InputError(Problem("no-actions", {"where": "do"}))
    try:
        deal = parse_position(position)
    except InputError:
        return Opened(position, None)
    asked, played = actions[-1] if actions else None, list[str]()
    for text in actions[:-1]:
        try:
            deal = apply(deal, parse_action(text))
        except IllegalAction:
            asked = text
            break
        played.append(text)
    return Opened(compact(deal, begun="stage" in position or bool(played)), asked, tuple(played))


def compact(deal: Deal, *, begun: bool = False) -> dict[str, JSON]:
    """The position of a deal without the keys that have their usual value.

    That somebody has drawn is usual too; where `begun` says that it is known, it is kept, and not assumed otherwise.
    """
    usual: dict[str, JSON] = {
        "rules": "partnership",
        "variants": [],
        "dealer": (deal.seat - 1) % len(deal.hands),
        "seat": 0,
        "stage": "play",
        "barred": None,
        "must_use": None,
        "passes": 0,
        "melds": [[] for _ in deal.reserves],
        "pile": "",
        "reserves": ["untaken" for _ in deal.reserves],
        "ended": None,
        "closed_by": None,
    }
    if begun:
        del usual["stage"]
    return {key: value for key, value in to_position(deal).items() if key not in usual or usual[key] != value}


# -- naming --------------------------------------------------------------------------------


@cache
def grouped(lang: str) -> Mapping[tuple[str, str], Sequence[tuple[str, str, str]]]:
    """(game, topic) → the cases of it: (id, what is asked, what comes of it)."""
    found: dict[tuple[str, str], list[tuple[str, str, str]]] = {}
    for name, case in cases().items():
        found.setdefault((_game(case), _topic(case)), []).append((name, *_named(name, lang)))
    order = sorted(found, key=lambda key: (key[0] != "partnership", TOPICS.index(key[1])))
    return {key: list(_told_apart(found[key], lang)) for key in order}


def _told_apart(group: list[tuple[str, str, str]], lang: str) -> Iterator[tuple[str, str, str]]:
    """Cases that ask the same with the same answer name the hand too, and after that their number."""
    names = [each[1:] for each in group]
    told = Counter[tuple[str, str]]()
    for name, what, outcome in group:
        alike = names.count((what, outcome)) > 1
        longer = _with_hand(cases()[name], what, lang) if alike else what
        told[longer, outcome] += 1
        times = told[longer, outcome]
        yield name, longer if times == 1 else f"{longer} ({times})", outcome


def _with_hand(case: Mapping[str, JSON], what: str, lang: str) -> str:
    hands = _inside(case).get("hands")
    if not hands or not isinstance(hands[0], str):
        return what
    return say(lang, "ref.case.holding", what=what, cards=listing(parse_cards(hands[0]), lang))


def _inside(case: Mapping[str, JSON]) -> Mapping[str, JSON]:
    """Where a case names its game."""
    return next((case[key] for key in ("position", "score", "match") if key in case), case)


def _game(case: Mapping[str, JSON]) -> str:
    return str(_inside(case).get("rules", "partnership"))


def _topic(case: Mapping[str, JSON]) -> str:
    if "do" not in case:
        return next(kind for kind in ("meld", "score", "match") if kind in case)
    verb = case["do"][-1].split()[0]
    return {"meld": "lay", "extend": "extend", "add": "extend", "discard": "discard"}.get(verb, "start")


@cache
def _named(name: str, lang: str) -> tuple[str, str]:
    """What a case asks and what comes of it, in words read off its contents."""
    case = cases()[name]
    variants = [say(lang, f"ref.variant.{variant}") for variant in _inside(case).get("variants", ())]
    what, outcome = _question(case, lang), _outcome(case, lang)
    return " · ".join([what, *variants]), outcome


def _question(case: Mapping[str, JSON], lang: str) -> str:
    if "meld" in case:
        return say(lang, "ref.cards", cards=listing(parse_cards(case["meld"]), lang))
    if "match" in case:
        return " · ".join(_versus(deal, lang) for deal in case["match"]["deals"])
    if "score" in case:
        return say(lang, "ref.case.closed" if case.get("closed_by") is not None else "ref.case.not-closed")
    deal, parts = parse_position(case["position"]), []
    *earlier, last = map(parse_action, case["do"])
    for action in earlier:
        parts.append(_briefly(deal, action, lang))
        deal = apply(deal, action)
    return say(lang, "ref.then").join([*parts, _briefly(deal, last, lang)])


def _briefly(deal: Deal, action: Action, lang: str) -> str:
    """An extension as the meld before, the new cards and the meld after; anything else in words."""
    if not isinstance(action, Extend) or action.side is not None:
        return in_full(deal, action, lang)
    meld = deal.melds[deal.side][action.number - 1]
    parts = [listing(codes, lang) for codes in (meld.codes, new_cards(deal, action), action.codes)]
    key = "ref.case.grows" if parts[1] else "ref.case.changes"
    return say(lang, key, before=parts[0], new=parts[1], result=parts[2])


def _outcome(case: Mapping[str, JSON], lang: str) -> str:
    found = find(case)
    if "illegal" in found:
        return say(lang, "ref.case.refused", n=len(found["illegal"]), rules=", ".join(found["illegal"]))
    if "meld" in case:
        rules = profile(_game(case), case.get("variants", ()))
        meld = judge_meld(parse_cards(case["meld"]), rules)
        kind = say(lang, f"kind.{meld.kind}", n=len(meld))
        return f"{kind}, {say(lang, f'biriba.{meld.biriba}')}" if meld.biriba else kind
    if "match" in case:
        return say(lang, "ref.case.match-over" if found["over"] else "ref.case.match-on")
    if "score" in case:
        return _versus([side["total"] for side in found["sides"]], lang)
    return _leads_to(case, lang)


def _versus(points: Sequence[int], lang: str) -> str:
    return " / ".join(number(each, lang) for each in points)


def _leads_to(case: Mapping[str, JSON], lang: str) -> str:
    view = opened(case)
    assert view.position is not None and view.asked is not None
    deal, action = parse_position(view.position), parse_action(view.asked)
    assert check(deal, action).legal
    for event in events(deal, action, apply(deal, action)):
        if event.name in OUTCOMES:
            return say(lang, in_game(OUTCOMES[event.name], deal.rules))
    return say(lang, "ref.case.allowed")


#: What an action leads to, as far as it names a case.
OUTCOMES = {
    "reserve-now": "ref.case.reserve-now",
    "reserve-later": "ref.case.reserve-later",
    "reserve-opens": "ref.case.reserve-opens",
    "closed": "ref.case.closes",
    "passes": "ref.case.passes",
}
