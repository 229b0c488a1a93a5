"""A question to the referee: an action named, ruled on, what it leads to, and what would be legal instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from biriba_core import (
    CARDS,
    Action,
    Add,
    AmbiguousAction,
    Deal,
    Discard,
    Draw,
    Extend,
    InputError,
    LayDown,
    Meld,
    Pass,
    Take,
    apply,
    check,
    legal_actions,
    parse_action,
)
from biriba_core.messages import problem_sentence
from biriba_widgets.html import cards
from biriba_widgets.html.forms import Face, Submission, first
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table.describe import meld_lines
from biriba_widgets.table.seating import seat_of, whose
from biriba_widgets.table.tabletop import Told, arrived, attempt, listing, texts
from biriba_widgets.words import CATALOGUES, say, text_suits

#: More legal actions of one kind than this would bury the answer.
MOST_LISTED = 24
LONGEST = 200
VERBS = ("draw", "take", "pass", "meld", "extend", "add", "discard")


class Step(NamedTuple):
    """Something that an action brings about: the sentence's key, the rule by game, and values."""

    key: str
    rules: tuple[str, str]
    card: int | None = None


# -- reading the question ------------------------------------------------------------------


def asked(deal: Deal, submission: Submission, lang: str) -> Told:
    """The action built by tapping or typed, judged: see `tabletop.attempt`."""
    typed = first(submission, "typed").strip()[:LONGEST]
    if first(submission, "do") != "typed":
        return attempt(deal, submission, lang)
    if not typed:
        return Told("need", "ref.need-text")
    return judged(deal, translated(typed, lang), lang, typed)


def judged(deal: Deal, text: str, lang: str, typed: str = "") -> Told:
    """An action given as text, judged; `typed` is how the reader wrote it."""
    try:
        check(deal, parse_action(text))
    except AmbiguousAction as several:
        return Told("choose", list(several.readings))
    except InputError as no:
        return Told("unread", problem(no, typed or text, lang))
    return attempt(deal, {"play": [text]}, lang)


def translated(typed: str, lang: str) -> str:
    """The reader's own verb as the text format's: « poser » is `meld`."""
    verb, _, rest = typed.partition(" ")
    for name in VERBS:
        if verb.lower() in say(lang, f"ref.verb.{name}").split():
            return f"{name} {rest}".strip()
    return typed


def problem(no: InputError, typed: str, lang: str) -> str:
    """Why a typed action could not be read; the verbs in it are those of the reader's language."""
    found = no.problems[0]
    own = f"ref.action.{found.name}"
    if own in CATALOGUES[lang]:
        values = {key: value for key, value in found.values.items() if key in ("n", "readings")}
        return say(lang, own, **{**values, "text": typed, "word": str(found.values.get("text", ""))})
    return text_suits(problem_sentence(found, lang))


# -- naming it -----------------------------------------------------------------------------


def called(deal: Deal, action: Action, lang: str) -> str:
    """An action as a player would say it: "add 9♥ to meld 1 of North–South"."""
    match action:
        case Draw() | Take() | Pass():
            return say(lang, f"act.{action}")
        case LayDown(codes):
            return say(lang, "act.meld", cards=listing(texts(codes), lang))
        case Discard(code):
            return say(lang, "act.discard", cards=cards.short(CARDS[code], lang))
    side = deal.side if action.side is None else action.side
    there = deal.melds[side] if side < len(deal.melds) else ()
    if not 0 < action.number <= len(there):
        return say(lang, "ref.act.nowhere", cards=listing(texts(action.codes), lang), n=action.number)
    meld = say(lang, "table.meld", n=action.number, of=whose(deal, side, lang))
    if isinstance(action, Add):
        return say(lang, "ref.act.add", cards=listing(texts(action.codes), lang), meld=meld)
    result = listing(texts(action.codes), lang)
    new = new_cards(there[action.number - 1], action)
    key = "ref.act.extend" if new else "ref.act.change"
    return say(lang, key, cards=listing(new, lang), meld=meld, result=result)


def new_cards(before: Meld, action: Extend) -> list[str]:
    """What an extension brings to the meld that lies there."""
    new = texts(action.codes)
    for card in texts(before.codes):
        if card in new:
            new.remove(card)
    return new


# -- ruling on it --------------------------------------------------------------------------


def answer(face: Face, deal: Deal, text: str) -> tuple[str, str]:
    """The ruling in words, and its tone."""
    action = parse_action(text)
    verdict = check(deal, action)
    name = called(deal, action, face.lang)
    if not verdict.legal:
        return face.line(face.t("ref.refused", action=name), "head") + face.rulings(verdict.rulings), "bad"
    after = apply(deal, action)
    lines = [face.line(face.t("ref.allowed", action=name), "head")]
    meld = _made(deal, after)
    if meld is not None:
        lines.append(face.line(cards.laid(meld, face.lang, say(face.lang, f"kind.{meld.kind}", n=len(meld)))))
        lines += map(face.line, meld_lines(face, meld, deal.rules))
    lines += (face.line(_told(face, deal, after, step)) for step in steps(deal, action, after))
    return join(lines), "good"


def _made(before: Deal, after: Deal) -> Meld | None:
    """The meld that is new on the table or has changed."""
    there = before.melds[before.side]
    changed = [meld for place, meld in enumerate(after.melds[before.side]) if there[place : place + 1] != (meld,)]
    return changed[0] if changed else None


def steps(before: Deal, action: Action, after: Deal) -> Iterator[Step]:
    """What a legal action brings about, read off the two deals."""
    side, seat = before.side, before.seat
    if isinstance(action, Draw):
        new = arrived(before, after, seat)
        yield Step("did.draw-unknown" if "?" in new else "did.draw", ("4.1", "G4.1"), int(cards.BY_TEXT[new[0]]))
    elif isinstance(action, Take):
        yield Step("did.take", ("4.1", "G4.1"))
    if after.barred is not None and before.barred is None:
        yield Step("did.barred", ("4.5", ""), after.barred)
    if after.must_use is not None and before.must_use is None:
        yield Step("ref.must-use", ("", "G4.2"), after.must_use)
    took = after.reserves[side].taken and not before.reserves[side].taken
    if took and after.stage == "play" and after.seat == seat:
        yield Step("did.reserve-now", ("5.2", ""))
    elif took and before.rules.reserve_on_empty_hand:
        yield Step("did.reserve-later", ("5.3", ""))
    elif took:
        yield Step("ref.biribaki", ("", "G5.2"))
    elif after.stage == "play" and after.reserve_due and not before.reserve_due:
        yield Step("ref.reserve-opens", ("5.1", "G5.2"))
    if after.stage == "over":
        yield Step(f"ref.ends-{after.ended}", ("7.1", "G6.2") if after.ended == "closed" else ("7.4", "G6.3"))
    elif after.seat != seat:
        yield Step("ref.next", ("2.2", "G2.4"))


def _told(face: Face, before: Deal, after: Deal, step: Step) -> Markup:
    card = cards.the(CARDS[step.card], face.lang) if step.card is not None else ""
    who = seat_of(before, after.seat, face.lang)
    sentence = face.t(step.key, card=card, n=len(before.pile), who=who)
    rule = step.rules[before.rules.name != "partnership"]
    return sentence + " " + face.rule(rule) if rule else sentence


# -- what would be legal -------------------------------------------------------------------


def instead(face: Face, deal: Deal, *, opened: bool) -> Markup:
    """Every legal action, by kind, each one tap away."""
    kinds: dict[str, list[tuple[str, str]]] = {"start": [], "meld": [], "extend": [], "discard": []}
    for action in legal_actions(deal):
        kind = {LayDown: "meld", Extend: "extend", Discard: "discard"}.get(type(action), "start")
        kinds[kind].append((str(action), _label(deal, action, face)))
    groups = [_group(face, kind, found) for kind, found in kinds.items() if found]
    dead_end = "4.9" if deal.rules.reserve_on_empty_hand else "G4.6"
    inside = join(groups) or tag("p", face.t("ref.nothing"), " ", face.rule(dead_end))
    opening = opened
    return face.details("instead", face.t("ref.instead"), face.form("instead", inside), opened=opening)


def _group(face: Face, kind: str, found: list[tuple[str, str]]) -> Markup:
    buttons = [face.button("play", text, label, room="legal") for text, label in found[:MOST_LISTED]]
    more = len(found) - MOST_LISTED
    rest = tag("p", face.t("ref.more", n=more)) if more > 0 else ""
    return face.group(face.t(f"ref.legal.{kind}"), face.bar(*buttons), rest)


def _label(deal: Deal, action: Action, face: Face) -> Markup:
    lang = face.lang
    match action:
        case LayDown(codes):
            return face.t("ref.cards", cards=listing(texts(codes), lang))
        case Discard(code):
            return face.t("ref.cards", cards=cards.short(CARDS[code], lang))
        case Extend(number, codes):
            new = new_cards(deal.melds[deal.side][number - 1], action)
            return face.t("ref.grows", cards=listing(new, lang), result=listing(texts(codes), lang))
    return face.t(f"do.{action}")
