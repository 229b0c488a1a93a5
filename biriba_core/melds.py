"""Melds: sets and runs, and what a substitute stands for.

A meld is written as its cards in order (rules/FORMAT.md), so the order of a run says
what each substitute stands for. Reading cards as a meld and listing why they are none
both start from `_place_run` and `_place_set`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from biriba_core.cards import (
    ACE_HIGH,
    CARDS,
    JOKER,
    SUITS,
    TWO,
    UNKNOWN,
    Card,
    Codes,
    card_at,
    codes_text,
    drawn,
)
from biriba_core.errors import IllegalMeld, check_codes
from biriba_core.kinds import RUN, SET, Biriba, MeldKind
from biriba_core.profiles import Bonus, Profile
from biriba_core.rulings import Fault, rulings_of

__all__ = ["Meld", "judge_meld", "meld_faults", "meld_of", "read_meld", "set_order", "too_many_substitutes"]

#: The size of each cache of melds, or of something worked out about melds.
CACHED_MELDS = 1 << 16
_RANKS = tuple(card.rank for card in CARDS)
#: Each suit's cards from the ace to the king, repeated.
_ROUND = {suit: bytes(card_at(suit, rank) for rank in range(1, ACE_HIGH)) * 20 for suit in SUITS}


@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld under one profile: its cards in order, what they make and what they count.

    `low` is the rank at which a run starts, or the rank of a set (1 to 13).
    `substitutes_at` are the places, from 0, of the cards that stand in for another.
    """

    codes: Codes
    kind: MeldKind
    suit: str
    low: int
    substitutes_at: tuple[int, ...]
    #: The kind of biriba that it is, if any (3.8, G5.1).
    biriba: Biriba | None
    #: Points of the cards, a substitute at its own value (6.1, G1.4).
    value: int
    #: Points for the whole meld beyond its cards, and their rule (6.3, G7.1, G7.2, G9.2).
    bonus: int
    bonus_rule: str | None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The meld's cards in order."""
        return tuple(CARDS[code] for code in self.codes)

    @property
    def substitutes(self) -> int:
        """How many cards stand in for another (3.6, 3.7, G3.3, G3.6)."""
        return len(self.substitutes_at)

    def stands_for(self, place: int) -> Card | None:
        """The card whose place in the run the card at `place` (from 0) fills; None in a set."""
        return CARDS[card_at(self.suit, self.low + place)] if self.kind == RUN else None

    def __hash__(self) -> int:
        return hash(self.codes)

    def __str__(self) -> str:
        return codes_text(self.codes)

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return drawn(str(self))

    def __len__(self) -> int:
        return len(self.codes)


class _Reading(NamedTuple):
    """One way to read cards in order: which of them do not fit, and the places of those that stand in for others."""

    codes: Codes
    kind: MeldKind
    suit: str
    low: int
    strangers: Codes
    substitutes_at: tuple[int, ...]


def _place_run(codes: Codes, suit: str, low: int, rules: Profile) -> _Reading:
    """Read `codes` as the run of `suit` that starts at rank `low`; after the king comes the ace again."""
    naturals = _ROUND[suit][low - 1 : low - 1 + len(codes)]
    if codes == naturals:
        return _Reading(codes, RUN, suit, low, b"", ())
    strangers, substitutes_at = b"", []
    for place, (code, natural) in enumerate(zip(codes, naturals, strict=False)):
        if code == natural:
            continue
        if code in rules.substitutes:
            substitutes_at.append(place)
        else:
            strangers += codes[place : place + 1]
    return _Reading(codes, RUN, suit, low, strangers, tuple(substitutes_at))


def _run_faults(reading: _Reading, rules: Profile) -> list[Fault]:
    codes, strangers, low, faults = reading.codes, reading.strangers, reading.low, []
    if strangers:
        faults.append(Fault("not-consecutive", {"cards": strangers, "suit": reading.suit}))
        faults.extend(_twice_in_run(codes, strangers))
    size, top = len(codes), low + len(codes) - 1
    if size > rules.run_size:
        faults.append(Fault("run-too-long", {"n": size, "most": rules.run_size}))
        if low == 1 and codes[0] == codes[-1] == card_at(reading.suit, low):
            faults.append(Fault("two-aces"))
    if top > ACE_HIGH:
        faults.append(Fault("turns-corner"))
    return faults


def _twice_in_run(codes: Codes, strangers: Codes) -> Iterator[Fault]:
    for code in strangers:
        if codes.count(code) > 1:
            yield Fault("two-aces" if CARDS[code].rank == 1 else "rank-twice", {"card": code})


def _place_set(codes: Codes, rank: int, rules: Profile) -> _Reading:
    """Read `codes` as the set of `rank`; 0 when every card is a substitute."""
    strangers, substitutes_at, substitutes = b"", [], rules.substitutes
    for place, code in enumerate(codes):
        if code in substitutes:
            substitutes_at.append(place)
        elif _RANKS[code] != rank:
            strangers += codes[place : place + 1]
    return _Reading(codes, SET, "", rank, strangers, tuple(substitutes_at))


def _set_faults(reading: _Reading, rules: Profile) -> list[Fault]:
    codes, substitutes, faults = reading.codes, len(reading.substitutes_at), []
    if reading.strangers:
        faults.append(Fault("mixed-ranks", {"cards": reading.strangers}))
    if rules.naturals_for_each and 2 * substitutes > len(codes):
        faults.append(Fault("more-substitutes-than-naturals", {"n": substitutes}))
    if substitutes == len(codes):
        faults.append(Fault("all-substitutes", {"cards": codes}))
        if any(code != JOKER for code in codes):
            faults.append(Fault("set-of-twos", {"cards": codes}))
    return faults


_FAULTS = {RUN: _run_faults, SET: _set_faults}


def _common_faults(reading: _Reading, rules: Profile) -> list[Fault]:
    codes, substitutes, faults = reading.codes, len(reading.substitutes_at), []
    naturals = len(codes) - substitutes
    if len(codes) < rules.meld_size:
        faults.append(Fault("too-few-cards", {"n": len(codes), "least": rules.meld_size}))
    cards = bytes(codes[place] for place in reading.substitutes_at)
    if rules.most_substitutes is not None and substitutes > rules.most_substitutes:
        faults.append(Fault("too-many-substitutes", {"n": substitutes, "most": rules.most_substitutes, "cards": cards}))
    if rules.naturals_for_each * substitutes > naturals:
        faults.append(Fault("too-few-naturals", {"n": substitutes, "naturals": naturals, "cards": cards}))
    for code in reading.strangers:
        if CARDS[code].rank == TWO:
            faults.append(Fault("two-as-substitute", {"card": code}))
    return faults


def too_many_substitutes(substitutes: int, naturals: int, rules: Profile) -> bool:
    """Whether a meld holds more substitutes than its game allows (3.6, G3.3)."""
    most = rules.most_substitutes
    return (most is not None and substitutes > most) or (rules.naturals_for_each * substitutes > naturals)


def _best_run(codes: Codes, rules: Profile) -> _Reading:
    """The run that cards come nearest to, from the high end down only where that spoils fewer (3.18, G3.9)."""
    return min((_nearest_run(codes, rules), _nearest_run(codes[::-1], rules)), key=lambda r: len(r.strangers))


def _nearest_run(codes: Codes, rules: Profile) -> _Reading:
    readings = [_place_run(codes, suit, low, rules) for suit in SUITS for low in range(1, ACE_HIGH)]
    fewest = min(len(reading.strangers) for reading in readings)
    nearest = (reading for reading in readings if len(reading.strangers) == fewest)
    return min(nearest, key=lambda reading: len(_run_faults(reading, rules)))


def _best_set(codes: Codes, rules: Profile) -> _Reading:
    ranks = Counter(CARDS[code].rank for code in codes if code not in rules.substitutes)
    return _place_set(codes, max(ranks, key=ranks.__getitem__, default=0), rules)


def meld_faults(codes: Codes, rules: Profile, kinds: Collection[MeldKind] = (SET, RUN)) -> list[Fault]:
    """Every reason why cards in order are no meld; empty when they are one.

    The reading in which the fewest cards do not fit is explained; both, when they are equal
    (rules/FORMAT.md, what a ruling lists). `kinds` leaves out a reading, where it is known what the cards were to be.
    """
    if read_meld(codes, rules) is not None:
        return []
    readings = [best(codes, rules) for kind, best in ((SET, _best_set), (RUN, _best_run)) if kind in kinds]
    fewest = min(len(reading.strangers) for reading in readings)
    faults: list[Fault] = []
    for reading in readings:
        if len(reading.strangers) == fewest:
            told = {fault.name for fault in faults}
            found = [*_common_faults(reading, rules), *_FAULTS[reading.kind](reading, rules)]
            faults.extend(fault for fault in found if fault.name not in told)
    return faults


@lru_cache(maxsize=CACHED_MELDS)
def read_meld(codes: Codes, rules: Profile) -> Meld | None:
    """The meld that cards in order make, or None when they make none (section 3, G3).

    A run may also be written from its high end down, where the cards as written make no meld;
    it is kept from the low end up (3.18, G3.9). A set is put in canonical order: naturals by
    suit, then substitutes.
    """
    if len(codes) < rules.meld_size or UNKNOWN in codes:
        return None
    for read, order in ((_read_run, codes), (_read_set, codes), (_read_run, codes[::-1])):
        reading = read(order, rules)
        if reading is not None and not reading.strangers and _is_legal(reading, rules):
            if reading.kind == SET and codes != set_order(codes, rules):
                return read_meld(set_order(codes, rules), rules)
            return _meld(reading, rules)
    return None


def meld_of(codes: Codes, rules: Profile) -> Meld:
    """The meld that cards in order are known to make."""
    meld = read_meld(codes, rules)
    assert meld is not None
    return meld


def _is_legal(reading: _Reading, rules: Profile) -> bool:
    substitutes = len(reading.substitutes_at)
    naturals = len(reading.codes) - substitutes
    return not too_many_substitutes(substitutes, naturals, rules) and not _FAULTS[reading.kind](reading, rules)


def set_order(codes: Codes, rules: Profile) -> Codes:
    """The cards of a set in canonical order: naturals by suit, then substitutes."""
    wild = codes.translate(None, rules.naturals)
    return bytes(sorted(codes.translate(None, wild)) + sorted(wild))


def _read_run(codes: Codes, rules: Profile) -> _Reading | None:
    """The only run that the first card which is natural anywhere allows; of twos alone, the first two allows."""
    for place, code in enumerate(codes):
        if code < JOKER and _RANKS[code] != TWO:
            fixed = place
            break
    else:
        fixed = next((place for place, code in enumerate(codes) if code < JOKER), 0)
    rank = _RANKS[codes[fixed]]
    low = (ACE_HIGH if rank == 1 and fixed else rank) - fixed
    if low < 1:
        return None
    suit = SUITS[codes[fixed] // 13]
    # A card of another suit shows at once that they are no run.
    return None if codes.translate(None, _of_suit(suit, rules)) else _place_run(codes, suit, low, rules)


@cache
def _of_suit(suit: str, rules: Profile) -> Codes:
    """The cards that may lie in a run of a suit."""
    return bytes({*_ROUND[suit], *rules.substitutes})


def _read_set(codes: Codes, rules: Profile) -> _Reading | None:
    for code in codes:
        if code not in rules.substitutes:
            return _place_set(codes, CARDS[code].rank, rules)
    return None


@cache
def bonus_of(kind: MeldKind, size: int, rank: int, rules: Profile) -> Bonus | None:
    """What a meld of that kind, size and lowest rank earns beyond its cards (6.3, G7.1, G7.2, G9.2)."""
    found = None
    for bonus in rules.bonuses:
        if bonus.smallest <= size <= bonus.largest and bonus.kind == kind and bonus.rank in (None, rank):
            found = bonus
    return found


def _meld(reading: _Reading, rules: Profile) -> Meld:
    codes, kind, suit, low, _, substitutes_at = reading
    size, dirty = len(codes), bool(substitutes_at)
    whole = size >= rules.biriba_size and (kind == RUN or rules.sets_are_biribas)
    biriba = (Biriba.DIRTY if dirty else Biriba.CLEAN) if whole else None
    points, bonus_rule = 0, None
    bonus = bonus_of(kind, size, low, rules)
    if bonus is not None:
        points, bonus_rule = (bonus.dirty if dirty else bonus.clean), rules.number(bonus.name)
    return Meld(codes, kind, suit, low, substitutes_at, biriba, rules.count(codes), points, bonus_rule)


def judge_meld(codes: Codes, rules: Profile) -> Meld:
    """The meld that cards in order make, or `IllegalMeld` with every reason (section 3, G3).

    Raises `InputError` when there are no cards, or when one is unknown or not a card.

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> meld = judge_meld(parse_cards("3H 4H 5H 6H 7H 8H 9H"), PARTNERSHIP)
    >>> meld.kind, meld.biriba, meld.value, meld.bonus
    ('run', 'clean', 45, 200)
    """
    check_codes(codes, "meld")
    meld = read_meld(codes, rules)
    if meld is None:
        raise IllegalMeld(rulings_of(meld_faults(codes, rules), rules.numbers))
    return meld
