"""A question to the referee: an action named, ruled on, what it leads to, and what would be legal instead."""

from __future__ import annotations

from biriba_core import (
    UNKNOWN,
    Action,
    Add,
    AmbiguousAction,
    Deal,
    Discard,
    Extend,
    InputError,
    LayDown,
    Meld,
    Profile,
    Take,
    Verdict,
    apply,
    check,
    codes_text,
    legal_actions,
    parse_action,
)
from biriba_core.advising import advice_sentence
from biriba_core.kinds import OVER
from biriba_core.messages import problem_sentence
from biriba_core.messages.nouns import listing
from biriba_core.rulebook import plain_text, rule
from biriba_widgets.html.forms import FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.referee.reading import LONGEST, action_text
from biriba_widgets.referee.text import Unreadable
from biriba_widgets.table.attempts import Outcome, attempt
from biriba_widgets.table.describe import meld_lines, stated
from biriba_widgets.table.drawing import named_meld
from biriba_widgets.table.telling import events_told, fields, in_full, new_cards
from biriba_widgets.words import PHRASES, say, text_suits

#: What nobody does at any table, and the codes of the rules that say what is done instead.
NEVER = {
    "ref.never.reserve": ("reserve-opens", "reserve-now", "reserve-later"),
    "ref.never.part": ("draw",),
    "ref.never.back": ("cards-taken-back",),
}
#: More legal actions of one kind than this would bury the answer.
MOST_LISTED = 24


# -- reading the question ------------------------------------------------------------------


def asked(deal: Deal, submission: Submission, lang: str) -> Outcome:
    """The action built by tapping or typed, judged: see `attempts.attempt`."""
    typed = first(submission, "typed").strip()[:LONGEST]
    if first(submission, "do") != "typed":
        return attempt(deal, submission, lang)
    if not typed:
        return Outcome("need", "ref.need-text")
    try:
        text = action_text(deal, typed, lang)
    except Unreadable as no:
        if no.key in NEVER:
            return Outcome("never", no.key)
        return Outcome("unread", text_suits(say(lang, no.key, **no.values)))
    return judged(deal, text, lang, typed)


def judged(deal: Deal, text: str, lang: str, typed: str = "") -> Outcome:
    """An action given as text, judged; `typed` is how the reader wrote it."""
    try:
        check(deal, parse_action(text))
    except AmbiguousAction as several:
        return Outcome("choose", list(several.readings))
    except InputError as no:
        return Outcome("unread", problem(no, typed or text, lang))
    return attempt(deal, {"play": [text]}, lang)


def problem(no: InputError, typed: str, lang: str) -> str:
    """Why a typed action could not be read; the verbs in it are those of the reader's language."""
    found = no.problems[0]
    own = f"ref.action.{found.name}"
    if own in PHRASES:
        values = {key: value for key, value in found.values.items() if key in ("n", "readings")}
        return say(lang, own, **{**values, "text": typed, "word": str(found.values.get("text", ""))})
    return text_suits(problem_sentence(found, lang))


# -- ruling on it --------------------------------------------------------------------------


def answer(build: FormBuilder, deal: Deal, text: str) -> tuple[str, str]:
    """The ruling in words, and its tone."""
    action = parse_action(text)
    verdict = check(deal, action)
    name = in_full(deal, action, build.lang)
    if not verdict.legal:
        return build.line(build.t("refused", action=name), "head") + _why_not(build, deal, action, verdict), "bad"
    after = apply(deal, action)
    lines = [build.line(build.t("ref.allowed", action=name), "head"), build.line(build.reason(verdict.reasons))]
    meld = _made(deal, after)
    if meld is not None:
        lines.append(build.line(named_meld(build, meld)))
        lines += map(build.line, meld_lines(build, meld, deal.rules))
    lines += map(build.line, events_told(build, deal, after, action, ("biriba-clean", "biriba-dirty")))
    return join(lines), "good"


def never(build: FormBuilder, rules: Profile, key: str) -> Markup:
    """What nobody does, and the rules about it."""
    return build.line(build.t(key), "head") + by_rules(build, rules, *NEVER[key])


def by_rules(build: FormBuilder, rules: Profile, *codes: str) -> Markup:
    """What a game's rules say of these codes of the rulebook, each rule once with its link."""
    numbers = dict.fromkeys(stated(rules, code) for code in codes)
    told = (join((plain_text(rule(each).sentence.of(build.lang)), build.rule(each)), " ") for each in numbers)
    return join(map(build.line, told))


def not_closing(build: FormBuilder, deal: Deal, text: str) -> Markup:
    """That an action does not close the deal, and what closing is; nothing where it does, or where it is refused."""
    action = parse_action(text)
    if not check(deal, action).legal or apply(deal, action).stage == OVER:
        return Markup()
    return build.line(build.t("ref.not-closing")) + by_rules(build, deal.rules, "closed")


def _why_not(build: FormBuilder, deal: Deal, action: Action, verdict: Verdict) -> Markup:
    """The rules that are broken, and what holds of the cards by themselves or what may be done instead.

    Of a meld of another side nothing else matters.
    """
    more = _with_more(build, deal, action)
    foreign = [ruling for ruling in verdict.rulings if ruling.fault in ("not-own-meld", "no-such-side")]
    return build.rulings(foreign or verdict.rulings, "" if more else advice_sentence(deal, action, build.lang)) + more


def _with_more(build: FormBuilder, deal: Deal, action: Action) -> Markup:
    """What holds of the cards themselves, where they are the whole hand and only for that may not be melded or taken.

    Who asks about some cards often names these alone; a side that has had its biribaki may mean its last cards.
    """
    hands = list(deal.hands)
    match action:
        case LayDown():
            meant = action.codes
        case Extend() | Add():
            meant = new_cards(deal, action)
        case _:
            meant = hands[deal.seat] if isinstance(action, Take) else b""
    if sorted(meant) != sorted(hands[deal.seat]) or UNKNOWN in meant or deal.reserves[deal.side].taken:
        return Markup()
    hands[deal.seat] += bytes([UNKNOWN, UNKNOWN])
    verdict = check(deal._replace(hands=tuple(hands)), action)
    if not verdict.legal:
        return Markup()
    return build.line(join((build.t("ref.with-more"), build.reason(verdict.reasons)), " "))


def several_ways(build: FormBuilder, deal: Deal, readings: list[str]) -> tuple[Markup, str]:
    """The ruling on cards that can lie in several ways, each of them legal or none, and its tone: that of the first."""
    first_way = parse_action(readings[0])
    verdict = check(deal, first_way)
    if not verdict.legal:
        head = build.line(build.t("ref.no-way"), "head")
        return head + _why_not(build, deal, first_way, verdict), "bad"
    head = build.line(build.t("ref.several", n=len(readings)), "head")
    return head + build.line(build.reason(verdict.reasons)) + build.line(build.t("ref.which")), "good"


def in_one(deal: Deal, readings: list[str]) -> str:
    """The question that has these readings, as one action: what is added is named, not where it lies."""
    action = parse_action(readings[0])
    if not isinstance(action, Extend):
        return readings[0]
    return f"add {action.number} {codes_text(new_cards(deal, action))}"


def _made(before: Deal, after: Deal) -> Meld | None:
    """The meld that is new on the table or has changed."""
    there = before.melds[before.side]
    changed = [meld for place, meld in enumerate(after.melds[before.side]) if there[place : place + 1] != (meld,)]
    return changed[0] if changed else None


# -- what would be legal -------------------------------------------------------------------


def instead(build: FormBuilder, deal: Deal, *, opened: bool) -> Markup:
    """Every legal action, by kind, each with a button; where cards are hidden, "nothing" is not sure."""
    kinds: dict[str, list[tuple[str, str]]] = {"start": [], "meld": [], "extend": [], "discard": []}
    for action in legal_actions(deal):
        kind = {LayDown: "meld", Extend: "extend", Discard: "discard"}.get(type(action), "start")
        kinds[kind].append((str(action), _label(deal, action, build)))
    groups = [_group(build, kind, found) for kind, found in kinds.items() if found]
    if groups:
        inside = join(groups)
    elif UNKNOWN in deal.hands[deal.seat]:
        inside = tag("p", build.t("ref.need-hand"))
    else:
        inside = tag("p", build.t("ref.nothing"), " ", build.rule(deal.rules.number("dead-end")))
    return build.details("instead", build.t("ref.instead"), build.form("instead", inside), opened=opened)


def _group(build: FormBuilder, kind: str, found: list[tuple[str, str]]) -> Markup:
    buttons = [build.button("play", text, label, room="legal") for text, label in found[:MOST_LISTED]]
    more = len(found) - MOST_LISTED
    rest = tag("p", build.t("ref.more", n=more)) if more > 0 else ""
    return build.group(build.t(f"ref.legal.{kind}"), build.bar(*buttons), rest)


def _label(deal: Deal, action: Action, build: FormBuilder) -> Markup:
    lang = build.lang
    match action:
        case LayDown(codes):
            return build.t("ref.cards", cards=listing(codes, lang))
        case Discard(code):
            return build.t("ref.cards", cards=listing(bytes([code]), lang))
        case Extend():
            return build.t("ref.grows", **fields(deal, action, lang))
    return build.t(f"do.{action}")
