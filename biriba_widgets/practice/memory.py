"""What a reader has answered, and which rules should come back now.

The page keeps a list of answers, each a rule, right or wrong at the first try, and when (seconds since 1970; none
in a notebook). When each rule comes back is computed from it each time, by FSRS, a scheduler for spaced repetition.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple

from fsrs import Card, Rating, Scheduler

from biriba_widgets.outside import parse_json

MOST_KEPT = 400
#: Where there is no clock, an answer counts for a minute.
MINUTE = 60
HOUR = 3_600
DAY = 24 * HOUR
EARLIEST, LATEST = 1_000_000_000, 4_000_000_000
#: A rule answered wrong comes back after a minute, one answered right after days; nothing is left to chance.
SCHEDULER = Scheduler(
    learning_steps=[timedelta(seconds=MINUTE)], relearning_steps=[timedelta(seconds=MINUTE)], enable_fuzzing=False
)


class Standing(NamedTuple):
    """How a reader stands with one rule: answers right at the first try, of how many, seconds until it is due."""

    rule: str
    right: int
    asked: int
    due_in: int


class Unreadable(ValueError):
    """What a browser had kept is no list of answers."""


def read_log(text: str) -> list[list[Any]]:
    """The answers that a browser had kept; the last ones, when there are very many.

    >>> read_log('[["3.6", 1, 1700000000], ["4.5", 0, null]]')
    [['3.6', 1, 1700000000], ['4.5', 0, None]]
    """
    try:
        found = parse_json(text)
    except ValueError:
        raise Unreadable from None
    if not isinstance(found, list) or not all(map(_is_answer, found)):
        raise Unreadable
    return found[-MOST_KEPT:]


def _is_answer(entry: object) -> bool:
    if not isinstance(entry, list) or len(entry) != 3:
        return False
    rule, right, when = entry
    timed = when is None or (type(when) is int and EARLIEST <= when <= LATEST)
    return isinstance(rule, str) and bool(re.fullmatch(r"G?\d\.\d{1,2}", rule)) and right in (0, 1) and timed


def standing(log: Sequence[Sequence[Any]], now: int | None) -> list[Standing]:
    """Every rule that was asked about, the one that is due first in front.

    >>> [one.rule for one in standing([["3.6", 0, None], ["4.5", 1, None]], None)]
    ['3.6', '4.5']
    """
    cards: dict[str, Card] = {}
    right: dict[str, int] = {}
    asked: dict[str, int] = {}
    clock = EARLIEST
    for rule, good, when in log:
        # A clock set back does not undo what was learnt.
        clock = max(clock, when) if when is not None else clock + MINUTE
        card = cards.get(rule) or Card(card_id=len(cards) + 1, due=_at(clock))
        cards[rule], _ = SCHEDULER.review_card(card, Rating.Good if good else Rating.Again, _at(clock))
        right[rule] = right.get(rule, 0) + good
        asked[rule] = asked.get(rule, 0) + 1
    present = _at(clock + MINUTE if now is None else max(clock, now))
    found = [
        Standing(rule, right[rule], asked[rule], round((card.due - present).total_seconds()))
        for rule, card in cards.items()
    ]
    return sorted(found, key=lambda one: one.due_in)


def due(log: Sequence[Sequence[Any]], now: int | None) -> list[str]:
    """The rules that should come back now, the longest overdue first."""
    return [one.rule for one in standing(log, now) if one.due_in <= 0]


def _at(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
