"""The coach at the reader's side: what a strong player would do in this turn, and why, and what may be done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from biriba_core import CARDS, Action, Deal, Discard, Draw, Extend, LayDown, Pass, Take, judge_meld, legal_actions
from biriba_core.applying import after
from biriba_core.cards import UNKNOWN, lacking
from biriba_core.messages.coach import motive_sentence
from biriba_core.messages.nouns import listing
from biriba_core.players import Motive
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.turns import turns
from biriba_core.players.weights import hard_weights
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup
from biriba_widgets.play.match import YOU
from biriba_widgets.play.plans import Plan
from biriba_widgets.table.telling import in_words, new_cards, way_told

#: How many motives are shown, the most telling first.
_MOTIVES = 2
#: From how many of the best turns the sensible actions are taken.
_TURNS = 6


def would(build: FormBuilder, plan: Plan) -> Markup:
    """The plan of the turn and its reason, as lines of an answer."""
    said = build.t("coach.would", action=way_told(plan.view, plan.actions, build.lang))
    return build.lines([said, " ".join(motives(plan.motives, build.lang, plan.view))])


def motives(told: Iterable[Motive], lang: str, seen: Deal) -> list[str]:
    """The most telling motives, each a sentence."""
    return [motive_sentence(motive, lang, len(seen.hands), seen.rules.name) for motive in list(told)[:_MOTIVES]]


def do_it(build: FormBuilder, plan: Plan) -> Markup:
    """The buttons that do the whole plan, or its first step alone, and one that asks for all that may be done."""
    buttons = [build.button("go", "follow", build.t("coach.do"), "main", room="would")]
    if len(plan.actions) > 1:
        buttons.append(build.button("play", str(plan.actions[0]), build.t("coach.first"), room="would"))
    return build.form("would", build.bar(*buttons, build.button("go", "may", build.t("coach.ask-may"))))


def lit(plan: Plan) -> list[str]:
    """What glows while a plan is told: the cards that it lays down, adds or discards, a pile's top card, the stock."""
    deal, begun = plan.view, plan.actions[0]
    if isinstance(begun, Draw):
        return ["stock"]
    codes = deal.pile[-1:] if isinstance(begun, Take) else b""
    for action in plan.actions:
        before, deal = deal, after(deal, action)
        if not isinstance(action, Take | Pass):
            codes += lacking(deal.hands[YOU], before.hands[YOU])
    return cards.texts(bytes(code for code in codes if code != UNKNOWN))


# -- what may be done ----------------------------------------------------------------------


def may_line(build: FormBuilder, seen: Deal) -> Markup:
    """How many things may be done, as a line of an answer."""
    return build.line(build.t("coach.may", n=len(legal_actions(seen))), "head")


def may(build: FormBuilder, seen: Deal) -> Markup:
    """The few sensible actions as buttons, in groups; below them, folded, all the others that are legal."""
    actions = list(legal_actions(seen))
    best = sensible(seen, actions)
    others = [action for action in actions if action not in best]
    parts = _groups(build, seen, best)
    if others:
        label = build.t("coach.others", n=len(others))
        parts.append(build.details("others", label, *_groups(build, seen, others)))
    return build.form("may", *parts)


def sensible(seen: Deal, actions: Sequence[Action]) -> list[Action]:
    """The actions that belong to the turns that a strong player thinks of; all that begin a turn."""
    if seen.stage == "draw":
        return list(actions)
    thought_of = turns(seen, Evaluation(seen, hard_weights(seen.rules)))[:_TURNS]
    wanted = {action for turn in thought_of for action in turn.actions}
    return [action for action in actions if action in wanted] or list(actions)


def _groups(build: FormBuilder, seen: Deal, actions: Iterable[Action]) -> list[Markup]:
    groups: dict[str, list[str]] = {}
    for action in actions:
        legend, label = _shown(build, seen, action)
        groups.setdefault(legend, []).append(build.button("play", str(action), label, room="may"))
    return [build.group(legend, build.bar(*buttons)) for legend, buttons in groups.items()]


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
