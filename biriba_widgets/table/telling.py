"""What an action is and what it did, in words; every form uses this module for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from biriba_core import (
    CARDS,
    Action,
    Add,
    Deal,
    Discard,
    Draw,
    Extend,
    LayDown,
    Meld,
    Pass,
    Take,
    check,
    parse_action,
)
from biriba_core.advising import advice_sentence
from biriba_core.applying import after
from biriba_core.cards import UNKNOWN, Codes, lacking, without
from biriba_core.checks import resolve
from biriba_core.messages.nouns import listing
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup
from biriba_widgets.table.attempts import Outcome
from biriba_widgets.table.describe import stated
from biriba_widgets.table.seating import seat_of, whose
from biriba_widgets.words import say

#: The text format's verb for each kind of action; an `add` is described as the extension it leads to.
VERBS = {
    Draw: "draw",
    Take: "take",
    Pass: "pass",
    LayDown: "meld",
    Extend: "extend",
    Add: "extend",
    Discard: "discard",
}


# -- what an action is ---------------------------------------------------------------------


def meld_before(deal: Deal, action: Extend | Add) -> Meld | None:
    """The meld that an action changes; None where there is none of that number."""
    side = deal.side if action.side is None else action.side
    there = deal.melds[side] if side < len(deal.melds) else ()
    return there[action.number - 1] if 0 < action.number <= len(there) else None


def new_cards(deal: Deal, action: Extend | Add) -> Codes:
    """What an action brings to the meld that lies there."""
    meld = meld_before(deal, action)
    return without(action.codes, meld.codes) if meld is not None and isinstance(action, Extend) else action.codes


def fields(deal: Deal, action: Action, lang: str) -> dict[str, object]:
    """What a phrase about an action may name: its cards, the meld's number, how many cards lie in the pile."""
    if isinstance(action, Take):
        return {"n": len(deal.pile)}
    if isinstance(action, LayDown):
        return {"cards": listing(action.codes, lang)}
    if isinstance(action, Discard):
        return {"cards": listing(bytes([action.code]), lang)}
    if isinstance(action, Extend | Add):
        new = listing(new_cards(deal, action), lang)
        return {"cards": new, "place": action.number, "result": listing(action.codes, lang)}
    return {}


def in_words(deal: Deal, action: Action, lang: str, *, result: bool = False) -> str:
    """An action as a player would say it: "add 9♥ to meld 1"; with its `result`, also the meld that it makes.

    A meld of another side, or one to which no card is added, is named with its side.
    """
    named = fields(deal, action, lang)
    if isinstance(action, Extend | Add) and (action.side not in (None, deal.side) or not named["cards"]):
        return in_full(deal, action, lang)
    words = say(lang, f"act.{VERBS[type(action)]}", **named)
    if result and isinstance(action, Extend):
        return say(lang, "act.making", action=words, cards=named["result"])
    return words


def in_full(deal: Deal, action: Action, lang: str) -> str:
    """An action with all that it names: "add 9♥ to meld 1 of North–South, to make 7♥ 8♥ 9♥"."""
    if not isinstance(action, Extend | Add):
        return in_words(deal, action, lang)
    named = fields(deal, action, lang)
    if meld_before(deal, action) is None:
        return say(lang, "act.nowhere", **{**named, "cards": named["result"]})
    side = deal.side if action.side is None else action.side
    meld = say(lang, "table.meld", n=action.number, of=whose(deal, side, lang))
    if isinstance(action, Add):
        return say(lang, "act.add-to", meld=meld, **named)
    return say(lang, "act.extend-to" if named["cards"] else "act.change", meld=meld, **named)


def way_told(deal: Deal, way: Sequence[Action], lang: str) -> str:
    """Several actions of one turn as a player would say them: each meld once, as it lies at their end."""
    reached = deal
    for action in way:
        reached = after(reached, action)
    said = [in_words(deal, action, lang) for action in way if isinstance(action, Draw | Take | Pass)]
    before = deal.melds[deal.side]
    for number, meld in enumerate(reached.melds[deal.side], 1):
        if number > len(before):
            said.append(in_words(deal, LayDown(meld.codes), lang))
        elif meld != before[number - 1]:
            said.append(in_words(deal, Extend(number, meld.codes), lang))
    said += [in_words(deal, action, lang) for action in way if isinstance(action, Discard)]
    *first, last = said
    return say(lang, "act.then", first=", ".join(first), last=last) if first else last


# -- what it did ---------------------------------------------------------------------------


class Event(NamedTuple):
    """Something that a legal action brought about: its sentence is ``did.<name>``."""

    name: str
    #: What the rules state about it, for the rule's number; empty where they say nothing.
    states: str
    card: int | None = None
    meld: Meld | None = None


def events(before: Deal, action: Action | None, after: Deal) -> Iterator[Event]:
    """All that a legal action did beyond itself, read off the two deals, in the order in which it came about."""
    side, seat = before.side, before.seat
    if isinstance(action, Draw):
        (code,) = lacking(before.hands[seat], after.hands[seat])
        yield Event("draw-unknown", "draw") if code == UNKNOWN else Event("draw", "draw", code)
    elif isinstance(action, Take):
        yield Event("take", "take")
    for meld in after.melds[side]:
        if meld not in before.melds[side] and meld.biriba:
            yield Event(f"biriba-{meld.biriba}", "biriba", meld=meld)
    took = after.reserves[side].taken and not before.reserves[side].taken
    if took and after.seat == seat and after.stage == "play":
        yield Event("reserve-now", "reserve-now")
    elif took:
        yield Event("reserve-later", "reserve-later")
    elif after.stage == "play" and after.reserve_due and not before.reserve_due:
        yield Event("reserve-opens", "reserve-opens")
    if after.barred is not None and before.barred is None:
        yield Event("barred", "barred-discard", after.barred)
    if after.must_use is not None and before.must_use is None:
        yield Event("must-use", "top-card-first", after.must_use)
    if after.ended == "closed":
        yield Event("closed", "closed")
    elif after.ended == "passes":
        yield Event("passes", "ended-passes")
    elif after.stage != "over" and after.seat != seat:
        yield Event("next", "around")


def event_told(build: FormBuilder, before: Deal, after: Deal, event: Event) -> Markup:
    """An event as a sentence with its rule."""
    sentence = build.t(
        f"did.{event.name}",
        card="" if event.card is None else cards.the(CARDS[event.card], build.lang),
        n=len(before.pile),
        who=seat_of(before, after.seat, build.lang),
        value=event.meld.value if event.meld else 0,
        bonus=event.meld.bonus if event.meld else 0,
    )
    return sentence + " " + build.rule(stated(before.rules, event.states)) if event.states else sentence


def events_told(
    build: FormBuilder, before: Deal, after: Deal, action: Action, leave_out: Collection[str] = ()
) -> list[Markup]:
    """Each event as a sentence, without those of some names."""
    build = build.for_game(before.rules)
    return [
        event_told(build, before, after, event)
        for event in events(before, action, after)
        if event.name not in leave_out
    ]


def done(build: FormBuilder, before: Deal, after: Deal, action: Action) -> list[Markup]:
    """What a legal action did, each a sentence: first the action with the meld that it made, then why it is allowed."""
    build, told = build.for_game(before.rules), events_told(build, before, after, action, ("next", "reserve-opens"))
    if isinstance(action, Draw | Take):
        return told
    named = fields(before, resolve(before, action), build.lang)
    verb = VERBS[type(action)] if named.get("cards", True) else "change"
    return [build.t(f"did.{verb}", **named), build.reason(check(before, action).reasons), *told]


# -- what came of an attempt ---------------------------------------------------------------


def outcome_told(
    build: FormBuilder, deal: Deal, outcome: Outcome | Sequence[object] | None, before: Deal | None = None
) -> Markup:
    """The answer to an attempt; `deal` is where things stand now, `before` where they stood."""
    if not outcome:
        return Markup()
    kind, what = outcome
    if kind == "unread":
        return build.line(str(what), "head")
    if kind in ("need", "choose"):
        return build.line(build.t("choose.reading" if kind == "choose" else str(what)), "head")
    action = parse_action(str(what))
    if kind == "refused":
        head = build.line(build.t("refused", action=in_words(deal, action, build.lang)), "head")
        return head + build.rulings(check(deal, action).rulings, advice_sentence(deal, action, build.lang))
    return build.lines(done(build, before or deal, deal, action))


def tone(outcome: Outcome | Sequence[object] | None) -> str:
    return {"done": "good", "refused": "bad"}.get(str(outcome[0]), "") if outcome else ""
