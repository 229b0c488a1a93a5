"""Positions as JSON values (docs/rules/FORMAT.md), read and written.

Reading gives a deal or `InputError` with every problem found, each naming its key.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Any, TypeGuard, TypeVar

from biriba_core.cards import DECK, UNKNOWN, Codes, codes_text, sort_codes
from biriba_core.consistency import contradictions
from biriba_core.deal import IN_PLAY, UNTAKEN, Deal, Reserve, check_players, unknown
from biriba_core.errors import InputError
from biriba_core.house import profile_data, profile_from
from biriba_core.kinds import OVER, PLAY, End, Stage
from biriba_core.melds import Meld, meld_faults, read_meld
from biriba_core.notation import excess_copies, parse_cards
from biriba_core.profiles import Profile
from biriba_core.rulings import Problem, Value, rulings_of

__all__ = ["parse_position", "to_position"]


_Word = TypeVar("_Word", bound=StrEnum)


def _problem(name: str, **values: Value) -> InputError:
    return InputError(Problem(name, values))


_KEYS = (
    "rules",
    "variants",
    "house",
    "dealer",
    "seat",
    "stage",
    "barred",
    "must_use",
    "passes",
    "hands",
    "melds",
    "pile",
    "stock",
    "reserves",
    "packets",
    "ended",
    "closed_by",
)
#: The reserves that are written as a word; one that waits is written with its seat.
_RESERVES = {str(reserve): reserve for reserve in (UNTAKEN, IN_PLAY)}


def parse_position(position: Mapping[str, Any]) -> Deal:
    """A deal from a position as JSON gives it (docs/rules/FORMAT.md).

    Every key but `hands` may be left out. Raises `InputError` with every key that can't be
    read or, when all can, every one that contradicts another; the first is its sentence.

    >>> deal = parse_position({"hands": ["KS QD", 9, 9, 9], "stock": 20})
    >>> deal.stage, deal.seat, len(deal.stock), deal.reserves[0].taken
    ('play', 0, 20, False)
    """
    if not isinstance(position, Mapping):
        raise _problem("not-an-object", where="position")
    for key in position:
        if key not in _KEYS:
            raise _problem("unknown-key", where="position", text=str(key), allowed=", ".join(_KEYS))
    return _PositionReader(position).read()


class _PositionReader:
    """Reads the keys of one position and collects every problem."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self._position = position
        self._problems: list[Problem] = []
        self._held: Counter[int] = Counter()

    def read(self) -> Deal:
        rules = self._rules()
        hands = self._hands(rules)
        players, sides = len(hands), rules.sides(len(hands))
        seat = self._seat("seat", 0, players)
        stage = self._word("stage", PLAY, "no-such-stage")
        pile = self._cards("pile", self._position.get("pile", ""))
        melds = self._melds(rules, sides)
        reserves = self._reserves(sides)
        packets = self._packets(rules, reserves)
        stock = self._stock(hands, melds, pile, packets)
        deal = Deal(
            rules=rules,
            dealer=self._seat("dealer", (seat - 1) % players, players),
            seat=seat,
            stage=stage,
            hands=hands,
            melds=melds,
            pile=pile,
            stock=stock,
            packets=packets,
            reserves=reserves,
            barred=self._card("barred"),
            must_use=self._card("must_use"),
            passes=self._number("passes", 0),
            **self._end(stage, players),
        )
        problems = self._problems or list(contradictions(deal))
        if problems:
            raise InputError(*problems)
        return deal

    def _report(self, name: str, **values: Value) -> None:
        self._problems.append(Problem(name, values))

    def _rules(self) -> Profile:
        return profile_from(self._position)

    def _seat(self, key: str, default: int, players: int) -> int:
        seat = self._number(key, default)
        if seat >= players:
            self._report("no-such-seat", where=key, n=seat, players=players)
            return default
        return seat

    def _number(self, key: str, default: int) -> int:
        value = self._position.get(key, default)
        if not _is_count(value):
            self._report("not-a-number", where=key)
            return default
        return value

    def _word(self, key: str, default: _Word, refusal: str) -> _Word:
        """One word of the closed set that the default belongs to."""
        value = self._position.get(key, default)
        if not isinstance(value, str):
            self._report("not-text", where=key)
            return default
        for word in type(default):
            if value == word:
                return word
        self._report(refusal, text=value)
        return default

    def _cards(self, where: str, value: object) -> Codes:
        if not isinstance(value, str):
            self._report("not-cards", where=where)
            return b""
        try:
            codes = parse_cards(value, where)
        except InputError as error:
            self._problems.extend(error.problems)
            return b""
        self._problems.extend(excess_copies(codes, where, self._held))
        return codes

    def _cards_or_number(self, where: str, value: object) -> Codes:
        if _is_count(value):
            if value > len(DECK):
                self._report("too-many-cards", where=where, n=value)
                return b""
            return unknown(value)
        if not isinstance(value, str):
            self._report("not-cards-or-number", where=where)
            return b""
        return self._cards(where, value)

    def _card(self, key: str) -> int | None:
        value = self._position.get(key)
        if value is None:
            return None
        if not isinstance(value, str):
            self._report("not-cards", where=key)
            return None
        try:
            codes = parse_cards(value, key)
        except InputError as error:
            self._problems.extend(error.problems)
            return None
        if len(codes) != 1 or codes[0] == UNKNOWN:
            self._report("unknown-card", where=key, text=value)
            return None
        return codes[0]

    def _hands(self, rules: Profile) -> tuple[Codes, ...]:
        entries = self._position.get("hands")
        if entries is None:
            raise _problem("no-hands")
        if not isinstance(entries, list | tuple):
            raise _problem("not-a-list", where="hands")
        check_players(rules, len(entries), "hands")
        return tuple(sort_codes(self._cards_or_number(f"hands[{seat}]", entry)) for seat, entry in enumerate(entries))

    def _listed(self, key: str, default: Iterable[object], count: int) -> list[Any]:
        """A list with one entry for each side."""
        entries = self._position.get(key, list(default))
        if not isinstance(entries, list | tuple):
            self._report("not-a-list", where=key)
        elif len(entries) != count:
            self._report("sides-count", where=key, n=count)
        else:
            return list(entries)
        return list(default)

    def _melds(self, rules: Profile, sides: int) -> tuple[tuple[Meld, ...], ...]:
        table = []
        for side, entries in enumerate(self._listed("melds", [[]] * sides, sides)):
            if not isinstance(entries, list | tuple):
                self._report("not-a-list", where=f"melds[{side}]")
                entries = ()
            found = (self._meld(f"melds[{side}][{place}]", entry, rules) for place, entry in enumerate(entries))
            table.append(tuple(meld for meld in found if meld is not None))
        return tuple(table)

    def _meld(self, where: str, entry: object, rules: Profile) -> Meld | None:
        before = len(self._problems)
        codes = self._cards(where, entry)
        if len(self._problems) > before:
            return None
        if UNKNOWN in codes:
            self._report("unknown-card", where=where, text="?")
            return None
        meld = read_meld(codes, rules)
        if meld is None:
            rulings = rulings_of(meld_faults(codes, rules), rules.numbers)
            numbers = ", ".join(dict.fromkeys(ruling.rule for ruling in rulings))
            self._report("illegal-meld-on-table", where=where, cards=codes, rules=numbers)
        return meld

    def _reserves(self, sides: int) -> tuple[Reserve, ...]:
        entries = self._listed("reserves", [str(UNTAKEN)] * sides, sides)
        return tuple(self._reserve(f"reserves[{side}]", entry, side, sides) for side, entry in enumerate(entries))

    def _reserve(self, where: str, entry: object, side: int, sides: int) -> Reserve:
        if isinstance(entry, str) and entry in _RESERVES:
            return _RESERVES[entry]
        if isinstance(entry, Mapping) and set(entry) == {"waiting"}:
            seat = entry["waiting"]
            if not _is_count(seat) or seat >= len(self._position["hands"]):
                self._report(
                    "no-such-seat",
                    where=where,
                    n=str(seat),
                    players=len(self._position["hands"]),
                )
            elif seat % sides != side:
                self._report("waiting-other-side", where=where, n=seat)
            elif not self._rules().reserve_on_empty_hand:
                self._report("not-in-this-game", where=where)
            else:
                return Reserve(True, waiting_for=seat)
        else:
            example = f'{{"waiting": {side}}}'
            self._report(
                "no-such-reserve",
                where=where,
                text=json.dumps(entry, ensure_ascii=False) if not isinstance(entry, str) else entry,
                example=example,
            )
        return UNTAKEN

    def _packets(self, rules: Profile, reserves: tuple[Reserve, ...]) -> tuple[Codes, ...]:
        untaken = reserves.count(UNTAKEN)
        default = (unknown(rules.packet_size),) * untaken
        entries = self._position.get("packets")
        if entries is None:
            return default
        if not isinstance(entries, list | tuple):
            self._report("not-a-list", where="packets")
            return default
        if len(entries) != untaken:
            if untaken:
                self._report("packets-count", n=untaken)
            else:
                self._report("no-packets")
            return default
        packets = []
        for place, entry in enumerate(entries):
            where = f"packets[{place}]"
            before = len(self._problems)
            packet = self._cards_or_number(where, entry)
            if len(packet) != rules.packet_size and len(self._problems) == before:
                self._report("packet-size", where=where, n=rules.packet_size)
            packets.append(packet)
        return tuple(packets)

    def _stock(
        self,
        hands: tuple[Codes, ...],
        melds: tuple[tuple[Meld, ...], ...],
        pile: Codes,
        packets: tuple[Codes, ...],
    ) -> Codes:
        melded = sum(len(meld) for side in melds for meld in side)
        elsewhere = sum(map(len, hands)) + melded + len(pile) + sum(map(len, packets))
        if "stock" in self._position:
            stock = self._cards_or_number("stock", self._position["stock"])
        elif self._position.get("passes") or self._position.get("ended") == End.PASSES:
            stock = b""
        else:
            stock = unknown(max(0, len(DECK) - elsewhere))
        if elsewhere + len(stock) > len(DECK):
            self._report("too-many-cards", where="position", n=elsewhere + len(stock))
        return stock

    def _end(self, stage: Stage, players: int) -> dict[str, Any]:
        """How an ended deal ended, and who closed it."""
        ended, closer = self._position.get("ended"), self._position.get("closed_by")
        if stage != OVER:
            for key in ("ended", "closed_by"):
                if self._position.get(key) is not None:
                    self._report("only-when-over", where=key)
            return {}
        if closer is not None:
            closer = self._seat("closed_by", 0, players)
        if ended is not None:
            ended = self._word("ended", End.CLOSED, "no-such-end")
        elif closer is not None:
            ended = End.CLOSED
        return {"ended": ended, "closed_by": closer}


def _is_count(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def to_position(deal: Deal) -> dict[str, Any]:
    """The position of a deal as JSON values, every key written; `parse_position` reads it.

    >>> to_position(parse_position({"hands": ["QD KS", 9, 9, 9]}))["hands"]
    ['KS QD', 9, 9, 9]
    """
    position: dict[str, Any] = {
        **profile_data(deal.rules),
        "dealer": deal.dealer,
        "seat": deal.seat,
        "stage": deal.stage,
        "barred": None if deal.barred is None else codes_text((deal.barred,)),
        "must_use": None if deal.must_use is None else codes_text((deal.must_use,)),
        "passes": deal.passes,
        "hands": [_cards_or_count(hand) if hand else "" for hand in deal.hands],
        "melds": [[str(meld) for meld in side] for side in deal.melds],
        "pile": codes_text(deal.pile),
        "stock": _cards_or_count(deal.stock),
        "reserves": [
            str(reserve) if reserve.waiting_for is None else {"waiting": reserve.waiting_for}
            for reserve in deal.reserves
        ],
    }
    if any(packet.strip(unknown(1)) for packet in deal.packets):
        position["packets"] = [_cards_or_count(packet) for packet in deal.packets]
    if deal.stage == OVER:
        position["ended"] = deal.ended
        position["closed_by"] = deal.closed_by
    return position


def _cards_or_count(codes: Codes) -> str | int:
    return codes_text(codes) if codes.strip(unknown(1)) else len(codes)
