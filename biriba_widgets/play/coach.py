"""The coach at the reader's side: what may be done, and what a strong player would do, and why."""

from __future__ import annotations

import random
from functools import lru_cache

from biriba_core import CARDS, Action, Deal, Discard, Extend, LayDown, judge_meld, legal_actions
from biriba_core.messages.coach import motive_sentence
from biriba_core.players import Choice, Hard
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup
from biriba_widgets.play.deal import NODES
from biriba_widgets.table.telling import in_words, listing, new_cards

#: How many motives are shown, the most important first.
_MOTIVES = 4


@lru_cache(maxsize=8)
def advice(seen: Deal, seed: str) -> Choice:
    """What a hard player would do who sees what the reader sees."""
    return Hard(nodes=NODES).advise(seen, random.Random(seed))


def would(build: FormBuilder, seen: Deal, seed: str) -> Markup:
    """The choice and its motives, as lines of an answer."""
    choice = advice(seen, seed)
    said = [build.t("coach.would", action=in_words(seen, choice.action, build.lang, result=True))]
    return build.lines([*said, *motives(choice, build.lang, seen)])


def motives(choice: Choice, lang: str, seen: Deal) -> list[str]:
    """The most important motives, each a sentence."""
    shown = choice.motives[:_MOTIVES]
    return [motive_sentence(motive, lang, len(seen.hands), seen.rules.name) for motive in shown]


def do_it(build: FormBuilder, seen: Deal, seed: str) -> Markup:
    """The button that does what the coach would do, and one that asks for all that may be done."""
    action = advice(seen, seed).action
    label = build.t("coach.do", action=in_words(seen, action, build.lang))
    do = build.button("play", str(action), label, "main", room="would")
    return build.form("would", build.bar(do, build.button("go", "may", build.t("coach.ask-may"))))


# -- what may be done ----------------------------------------------------------------------


def may_line(build: FormBuilder, seen: Deal) -> Markup:
    """How many things may be done, as a line of an answer."""
    return build.line(build.t("coach.may", n=len(_grouped(seen, build)[1])), "head")


def may(build: FormBuilder, seen: Deal) -> Markup:
    """Every legal action as a button, in groups."""
    groups, _ = _grouped(seen, build)
    return build.form("may", *(build.group(legend, build.bar(*buttons)) for legend, buttons in groups))


def _grouped(seen: Deal, build: FormBuilder) -> tuple[list[tuple[str, list[str]]], list[Action]]:
    actions = list(legal_actions(seen))
    groups: dict[str, list[str]] = {}
    for action in actions:
        legend, label = _shown(build, seen, action)
        groups.setdefault(legend, []).append(build.button("play", str(action), label, room="may"))
    return list(groups.items()), actions


def _shown(build: FormBuilder, seen: Deal, action: Action) -> tuple[str, str]:
    """The group of an action and its button's label."""
    if isinstance(action, LayDown):
        return build.t("coach.group-meld"), cards.laid(judge_meld(action.codes, seen.rules), build.lang)
    if isinstance(action, Extend):
        before = seen.melds[seen.side][action.number - 1]
        legend = build.t("coach.group-extend", cards=listing(before.codes, build.lang))
        new = cards.row(cards.texts(new_cards(seen, action)), build.lang)
        return legend, new + " → " + listing(action.codes, build.lang)
    if isinstance(action, Discard):
        card = str(CARDS[action.code])
        return build.t("coach.group-discard"), cards.face(card, build.lang)
    return build.t("coach.group-start"), in_words(seen, action, build.lang)
