"""The coach at the reader's side: what may be done, and what a strong player would do, and why."""

from __future__ import annotations

import random
from functools import lru_cache

from biriba_core import CARDS, Action, Deal, Discard, Extend, LayDown, judge_meld, legal_actions
from biriba_core.messages.coach import reason_sentence
from biriba_core.players import Choice, Hard
from biriba_widgets.html import cards
from biriba_widgets.html.forms import Face
from biriba_widgets.html.markup import Markup
from biriba_widgets.play.deal import NODES
from biriba_widgets.table.telling import in_words, listing, new_cards

#: Reasons told, the weightiest first.
_REASONS = 4


@lru_cache(maxsize=8)
def advice(seen: Deal, seed: str) -> Choice:
    """What a hard player would do who sees what the reader sees."""
    return Hard(nodes=NODES).advise(seen, random.Random(seed))


def would(face: Face, seen: Deal, seed: str) -> Markup:
    """The choice and its reasons, as lines of an answer."""
    choice = advice(seen, seed)
    said = [face.t("coach.would", action=in_words(seen, choice.action, face.lang, result=True))]
    return face.lines([*said, *reasons(choice, face.lang, seen)])


def reasons(choice: Choice, lang: str, seen: Deal) -> list[str]:
    shown = choice.reasons[:_REASONS]
    return [reason_sentence(reason, lang, len(seen.hands), seen.rules.name) for reason in shown]


def do_it(face: Face, seen: Deal, seed: str) -> Markup:
    """The button that does what the coach would do."""
    action = advice(seen, seed).action
    label = face.t("coach.do", action=in_words(seen, action, face.lang))
    return face.form("would", face.bar(face.button("play", str(action), label, "main", room="would")))


# -- what may be done ----------------------------------------------------------------------


def may_line(face: Face, seen: Deal) -> Markup:
    """How many things may be done, as a line of an answer."""
    return face.line(face.t("coach.may", n=len(_grouped(seen, face)[1])), "head")


def may(face: Face, seen: Deal) -> Markup:
    """Every legal action as a button, in groups."""
    groups, _ = _grouped(seen, face)
    return face.form("may", *(face.group(legend, face.bar(*buttons)) for legend, buttons in groups))


def _grouped(seen: Deal, face: Face) -> tuple[list[tuple[str, list[str]]], list[Action]]:
    actions = list(legal_actions(seen))
    groups: dict[str, list[str]] = {}
    for action in actions:
        legend, label = _shown(face, seen, action)
        groups.setdefault(legend, []).append(face.button("play", str(action), label, room="may"))
    return list(groups.items()), actions


def _shown(face: Face, seen: Deal, action: Action) -> tuple[str, str]:
    """The group of an action and its button's label."""
    if isinstance(action, LayDown):
        return face.t("coach.group-meld"), cards.laid(judge_meld(action.codes, seen.rules), face.lang)
    if isinstance(action, Extend):
        before = seen.melds[seen.side][action.number - 1]
        legend = face.t("coach.group-extend", cards=listing(before.codes, face.lang))
        new = cards.row(cards.texts(new_cards(seen, action)), face.lang)
        return legend, new + " → " + listing(action.codes, face.lang)
    if isinstance(action, Discard):
        card = str(CARDS[action.code])
        return face.t("coach.group-discard"), cards.face(card, face.lang)
    return face.t("coach.group-start"), in_words(seen, action, face.lang)
