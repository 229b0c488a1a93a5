"""What a reader tries on a table: a pressed button and chosen cards, read as an action that the engine rules on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from biriba_core import (
    Action,
    Add,
    AmbiguousAction,
    Deal,
    InputError,
    apply,
    arrangements,
    check,
    parse_action,
    parse_cards,
)
from biriba_widgets.html.forms import Submission, first
from biriba_widgets.table.likely_order import likeliest
from biriba_widgets.words import text_suits


class Outcome(NamedTuple):
    """What came of a submission, as it is kept in a widget's state."""

    #: `done`, `refused`, `choose` (several readings), `need` or `unread` (nothing to rule on).
    kind: str
    #: The action's text, the readings, the key of the sentence that says what is needed, or a sentence.
    what: str | list[str]


def attempt(deal: Deal, submission: Submission, lang: str) -> Outcome:
    """Read the pressed button and the chosen cards as an action, and ask the engine."""
    try:
        return _attempt(deal, first(submission, "do"), list(submission.get("card", [])), first(submission, "play"))
    except AmbiguousAction as several:
        return Outcome("choose", list(several.readings))
    except InputError as no:
        return Outcome("unread", text_suits(no.sentence(lang)))


def _attempt(deal: Deal, do: str, chosen: list[str], text: str) -> Outcome:
    if text:
        pass
    elif do in ("draw", "take", "pass"):
        text = do
    elif not chosen:
        return Outcome("need", "need.cards")
    elif do == "lay":
        readings = arrangements(parse_cards(" ".join(chosen)), deal.rules)
        if len(readings) > 1:
            return Outcome("choose", [f"meld {meld}" for meld in readings])
        text = "meld " + (str(readings[0]) if readings else " ".join(likeliest(chosen, deal.rules)))
    elif do == "discard":
        if len(chosen) > 1:
            return Outcome("need", "need.one-card")
        text = f"discard {chosen[0]}"
    else:
        text = f"{do} {' '.join(chosen)}"
    action = parse_action(text)
    if not check(deal, action).legal:
        return Outcome("refused", str(action))
    return Outcome("done", _in_full(deal, action))


def _in_full(deal: Deal, action: Action) -> str:
    """An action's text: an `add` becomes the meld that it leads to."""
    if not isinstance(action, Add):
        return str(action)
    after = apply(deal, action).melds[deal.side][action.number - 1]
    return f"extend {action.number} {after}"


def played(deal: Deal, actions: Iterable[str]) -> Deal:
    """The deal after these actions."""
    for text in actions:
        deal = apply(deal, parse_action(text))
    return deal
