"""A match as it is kept: who plays what, and the deals as they were entered. Plain values that JSON can write.

Everything that comes in (from this browser, an address, pasted text) is read by `read`, which takes nothing on trust.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from biriba_core import InputError, Match, Profile, new_match, profile
from biriba_core.deal import check_players
from biriba_widgets.score.refused import Refused

#: How a side's biribaki ended the deal.
RESERVES = ("untaken", "in_play", "waiting")
MOST_DEALS = 99
LONGEST_NAME = 18
_LONGEST_CARDS = 400
_MOST_POINTS = 99_999


@dataclass(frozen=True)
class Side:
    """What lay before one side when the deal ended.

    `melds`: as cards (``3H 4H 5H``) or as kind, size and biriba (``run 7 clean``). `cards`: the points of all
    its melded cards, None when they follow from the melds. `hand`: what stayed in hand, as points or as cards.
    """

    melds: tuple[str, ...] = ()
    cards: int | None = None
    hand: str = ""
    reserve: str = "untaken"


@dataclass(frozen=True)
class Entry:
    """One deal: the points of each side, or what is counted for each; and the seats that closed."""

    closed: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    sides: tuple[Side, ...] = ()


@dataclass(frozen=True)
class Evening:
    """A match: the game, the names of the seats in the order of play, the target, who dealt first, the deals."""

    rules: Profile
    names: tuple[str, ...]
    target: int
    dealer: int = 0
    deals: tuple[Entry, ...] = ()

    @property
    def players(self) -> int:
        return len(self.names)

    @property
    def sides(self) -> int:
        return self.rules.sides(self.players)

    def seats(self, side: int) -> range:
        return range(side, self.players, self.sides)

    def dealer_of(self, deal: int) -> int:
        """Who deals deal number `deal`, from 0 (2.2, G2.4)."""
        return (self.dealer + deal * self.rules.deal_passes) % self.players

    def begun(self) -> Match:
        return new_match(self.rules, players=self.players, target=self.target)

    def with_deal(self, place: int, entry: Entry) -> Evening:
        """The same match with the deal at `place` entered anew, or a further one."""
        return replace(self, deals=(*self.deals[:place], entry, *self.deals[place + 1 :]))

    def without_deal(self, place: int) -> Evening:
        return replace(self, deals=self.deals[:place] + self.deals[place + 1 :])


def as_json(evening: Evening) -> dict[str, Any]:
    """What `read` reads again; what says nothing is left out."""
    rules = evening.rules
    return {
        "rules": rules.name,
        "variants": list(rules.variants),
        "names": list(evening.names),
        "target": evening.target,
        "dealer": evening.dealer,
        "deals": [_entry_json(entry) for entry in evening.deals],
    }


def _entry_json(entry: Entry) -> dict[str, Any]:
    made: dict[str, Any] = {"points": list(entry.points)} if entry.points else {}
    if entry.sides:
        made["sides"] = [_side_json(side) for side in entry.sides]
    return made | ({"closed": list(entry.closed)} if entry.closed else {})


def _side_json(side: Side) -> dict[str, Any]:
    every = {"melds": list(side.melds), "cards": side.cards, "hand": side.hand, "reserve": side.reserve}
    return {name: value for name, value in every.items() if value not in ([], None, "", "untaken")}


def read(found: object) -> Evening:
    """The match that was written by `as_json`; `Refused` for anything else."""
    if not isinstance(found, dict):
        raise Refused("pad.unreadable")
    try:
        rules = profile(_text(found.get("rules")), _listed(found.get("variants", []), str))
        names = tuple(map(clean_name, _listed(found.get("names"), str)))
        check_players(rules, len(names))
        target = _whole(found.get("target", rules.usual_target(len(names))))
        new_match(rules, players=len(names), target=target)
    except InputError:
        raise Refused("pad.unreadable") from None
    sides = rules.sides(len(names))
    entries = _listed(found.get("deals", []), dict)
    if len(entries) > MOST_DEALS or target > _MOST_POINTS:
        raise Refused("pad.unreadable")
    dealer = _seat(found.get("dealer", 0), len(names))
    return Evening(rules, names, target, dealer, tuple(_entry(one, len(names), sides) for one in entries))


def _entry(found: dict[str, Any], players: int, sides: int) -> Entry:
    closed = tuple(_seat(seat, players) for seat in _listed(found.get("closed", []), int))
    points = tuple(_listed(found.get("points", []), int))
    listed = tuple(map(_side, _listed(found.get("sides", []), dict)))
    if bool(points) == bool(listed) or len(points or listed) != sides:
        raise Refused("pad.unreadable")
    return Entry(closed, points, listed)


def _side(found: dict[str, Any]) -> Side:
    cards, reserve = found.get("cards"), found.get("reserve", "untaken")
    melds = tuple(_listed(found.get("melds", []), str))
    hand = _text(found.get("hand", ""))
    if reserve not in RESERVES or len(melds) > 40 or max(map(len, (*melds, hand))) > _LONGEST_CARDS:
        raise Refused("pad.unreadable")
    return Side(melds, None if cards is None else _whole(cards), hand, reserve)


def clean_name(typed: str) -> str:
    """A name as it is kept: one line, not too long."""
    return "".join(" ".join(typed.split()).strip()[:LONGEST_NAME]).strip()


def _whole(found: object) -> int:
    if type(found) is not int or not -_MOST_POINTS <= found <= _MOST_POINTS:
        raise Refused("pad.unreadable")
    return found


def _seat(found: object, players: int) -> int:
    seat = _whole(found)
    if not 0 <= seat < players:
        raise Refused("pad.unreadable")
    return seat


def _text(found: object) -> str:
    if not isinstance(found, str):
        raise Refused("pad.unreadable")
    return found


def _listed(found: object, kind: type) -> Sequence[Any]:
    if not isinstance(found, list) or not all(type(one) is kind for one in found):
        raise Refused("pad.unreadable")
    return found
