"""The present deal, computed from the actions in the state; the other players' turns; taking back.

The state holds actions only. What they lead to is remembered here between two submissions, so
that a submission plays the new ones and not the whole deal again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from biriba_core import Deal, apply, stop, view
from biriba_core.cards import Codes, lacking
from biriba_core.play import TURN_LIMIT
from biriba_core.players import player
from biriba_core.records import Record
from biriba_widgets.html.forms import JSON
from biriba_widgets.play.match import YOU, level_at, start_of
from biriba_widgets.table.drawing import arrived

#: Choices of other players in one answer: a slow phone, too, answers before its page assumes that Python has died.
_AT_ONCE = 3


#: How many deals are remembered: the present one and one that is reviewed.
_DEALS_REMEMBERED = 2


class _Played(NamedTuple):
    """What was last played of a deal: each action, and the table before the first and after each."""

    texts: tuple[str, ...]
    tables: tuple[Deal, ...]


_remembered: dict[Record, _Played] = {}


def deals(state: JSON) -> tuple[Deal, ...]:
    """The table before the first action and after each one."""
    start, done = start_of(state), tuple(state["done"])
    before = _remembered.pop(start, None) or _Played((), (start.start(),))
    same = 0
    while same < min(len(before.texts), len(done)) and before.texts[same] == done[same]:
        same += 1
    tables = list(before.tables[: same + 1])
    for text in done[same:]:
        tables.append(apply(tables[-1], text))
    _remembered[start] = _Played(done, tuple(tables))
    if len(_remembered) > _DEALS_REMEMBERED:
        del _remembered[next(iter(_remembered))]
    return (*tables[:-1], stop(tables[-1])) if state["stopped"] else tuple(tables)


def table(state: JSON) -> Deal:
    return deals(state)[-1]


def seen(deal: Deal) -> Deal:
    """What the reader may see; nothing else is ever shown."""
    return view(deal, YOU)


def done(state: JSON, *actions: str) -> JSON:
    """The state after some more actions; at the limit on turns the deal is stopped (7.9)."""
    made = [*state["done"], *actions]
    return {**state, "done": made, "stopped": _turns(made) >= TURN_LIMIT}


def _turns(texts: list[str]) -> int:
    return sum(text.startswith(("discard", "pass")) for text in texts)


def others_turn(state: JSON) -> JSON:
    """One other player's turn, or as much of it as one answer may hold; each choice made from that seat's view alone.

    What chance there is in it follows from the seed and the number of actions made: the same
    deal played in the same way goes the same way.
    """
    deal = table(state)
    seat = deal.seat
    who = player(level_at(state, seat))
    for _ in range(_AT_ONCE):
        if deal.stage == "over" or deal.seat != seat or seat == YOU:
            break
        choice = who.advise(view(deal, seat), random.Random(f"{state['seed']}/{len(state['done'])}"))
        state = done(state, *map(str, (choice.action, *choice.rest)))
        deal = table(state)
    return state


# -- what is new to the reader ---------------------------------------------------------------


def last_own(reached: Sequence[Deal]) -> int | None:
    """The number of the reader's last action."""
    return next((place for place in range(len(reached) - 2, -1, -1) if reached[place].seat == YOU), None)


def others_since(reached: Sequence[Deal]) -> tuple[int, int]:
    """What the others did since the reader's own last turn: the numbers of the first action and of the one after it."""
    end = len(reached) - 1
    while end and reached[end - 1].seat == reached[end].seat == YOU:
        end -= 1  # the reader's present turn
    first = end
    while first and reached[first - 1].seat != YOU:
        first -= 1
    return first, end


def arrived_this_turn(reached: Sequence[Deal]) -> list[str]:
    """The cards that have come into the reader's hand since the turn began; they stay marked until the discard."""
    return arrived(reached[others_since(reached)[1]], reached[-1], YOU)


def lit(reached: Sequence[Deal]) -> list[list[Codes]]:
    """For each side, the cards of each of its melds that others have laid since the reader's own last turn."""
    first, end = others_since(reached)
    before, after = reached[first], reached[end]
    return [
        [lacking(old[place].codes if place < len(old) else b"", meld.codes) for place, meld in enumerate(new)]
        for old, new in zip(before.melds, after.melds, strict=True)
    ]


# -- taking back -----------------------------------------------------------------------------


def may_take_back(state: JSON) -> bool:
    """Whether the reader's last action may be taken back.

    Only within the turn, and only what showed no hidden card: a card that was drawn stays
    drawn, and so does a packet.
    """
    reached = deals(state)
    if not state["done"] or state["done"][-1] == "draw" or len(reached) < 2:
        return False
    before, now = reached[-2], reached[-1]
    return before.seat == now.seat == YOU and now.stage == "play" and before.packets == now.packets


def taken_back(state: JSON) -> JSON:
    return {**state, "done": state["done"][:-1]} if may_take_back(state) else state
