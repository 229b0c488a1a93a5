"""Melds: sets and runs, what a substitute stands for, and how a meld may grow.

A meld is written as its cards in order (rules/FORMAT.md), so the order of a run says
what each substitute stands for. Reading cards as a meld, the list of reasons why they
are none, the single cards that a meld takes, and every meld that loose cards make all
start from the same two descriptions here: `_place_run` and `_place_set`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations, permutations, product

from biriba_core.cards import (
    ACE_HIGH,
    CARDS,
    JOKER,
    SUITS,
    TWO,
    Card,
    Codes,
    card_at,
    codes_text,
)
from biriba_core.errors import IllegalMeld
from biriba_core.profiles import Profile
from biriba_core.rulings import Fault, rulings_of

__all__ = [
    "Meld",
    "arrangements",
    "extension_faults",
    "extensions",
    "judge_meld",
    "meld_faults",
    "read_meld",
    "steps",
    "three_card_melds",
]

_CACHED_MELDS = 1 << 16


@dataclass(frozen=True, slots=True)
class Meld:
    """A legal meld under one profile: `codes` in order, and what they amount to.

    `low` is the rank at which a run starts, or the rank of a set (1 to 13).
    `substitutes_at` are the places, from 0, of the cards that stand in for another.
    """

    codes: Codes
    kind: str
    suit: str
    low: int
    substitutes_at: tuple[int, ...]
    #: `clean` or `dirty` for a biriba, else None (3.8, G5.1).
    biriba: str | None
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
        return CARDS[card_at(self.suit, self.low + place)] if self.kind == "run" else None

    def __hash__(self) -> int:
        return hash(self.codes)

    def __str__(self) -> str:
        return codes_text(self.codes)

    def __len__(self) -> int:
        return len(self.codes)


@dataclass(slots=True)
class _Reading:
    """One way to read cards in order: which spoil it, which stand in, and its faults."""

    kind: str
    suit: str
    low: int
    strangers: list[int]
    substitutes_at: tuple[int, ...]
    faults: list[Fault]


def _place_run(codes: Codes, suit: str, low: int, rules: Profile) -> _Reading:
    """Read `codes` as the run of `suit` that starts at rank `low`; ranks go round at the ace."""
    strangers, substitutes_at = [], []
    for place, code in enumerate(codes):
        if code == card_at(suit, low + place):
            continue
        if code in rules.substitutes:
            substitutes_at.append(place)
        else:
            strangers.append(code)
    reading = _Reading("run", suit, low, strangers, tuple(substitutes_at), [])
    if strangers:
        reading.faults.append(Fault("not-consecutive", {"cards": bytes(strangers), "suit": suit}))
        reading.faults.extend(_twice_in_run(codes, strangers, rules))
    size, top = len(codes), low + len(codes) - 1
    if size > rules.run_size:
        reading.faults.append(Fault("run-too-long", {"n": size, "most": rules.run_size}))
        if low == 1 and top == ACE_HIGH:
            reading.faults.append(Fault("two-aces"))
    if top > ACE_HIGH or low < 1:
        reading.faults.append(Fault("turns-corner"))
    return reading


def _twice_in_run(codes: Codes, strangers: list[int], rules: Profile) -> Iterator[Fault]:
    for code in strangers:
        if codes.count(code) > 1 and code not in rules.substitutes:
            yield Fault("two-aces" if CARDS[code].rank == 1 else "rank-twice", {"card": code})


def _place_set(codes: Codes, rank: int, rules: Profile) -> _Reading:
    """Read `codes` as the set of `rank`; 0 when every card is a substitute."""
    strangers, substitutes_at = [], []
    for place, code in enumerate(codes):
        if code in rules.substitutes:
            substitutes_at.append(place)
        elif CARDS[code].rank != rank:
            strangers.append(code)
    reading = _Reading("set", "", rank, strangers, tuple(substitutes_at), [])
    if strangers:
        reading.faults.append(Fault("mixed-ranks", {"cards": bytes(strangers)}))
    if len(substitutes_at) == len(codes):
        reading.faults.append(Fault("all-substitutes", {"cards": codes}))
    elif 2 * len(substitutes_at) > len(codes):
        reading.faults.append(Fault("more-substitutes-than-naturals", {"n": len(substitutes_at)}))
    return reading


def _add_common_faults(codes: Codes, reading: _Reading, rules: Profile) -> None:
    substitutes = len(reading.substitutes_at)
    naturals = len(codes) - substitutes
    if len(codes) < rules.meld_size:
        reading.faults.append(Fault("too-few-cards", {"n": len(codes), "least": rules.meld_size}))
    if _too_many_substitutes(substitutes, naturals, rules):
        cards = bytes(codes[place] for place in reading.substitutes_at)
        reading.faults.append(Fault("too-many-substitutes", {"n": substitutes, "naturals": naturals, "cards": cards}))
    for code in reading.strangers:
        if CARDS[code].rank == TWO:
            reading.faults.append(Fault("two-as-substitute", {"card": code}))


def _too_many_substitutes(substitutes: int, naturals: int, rules: Profile) -> bool:
    """Whether a meld holds more substitutes than its game allows (3.6, G3.3)."""
    most = rules.most_substitutes
    return (most is not None and substitutes > most) or (rules.naturals_for_each * substitutes > naturals)


def _best_run(codes: Codes, rules: Profile) -> _Reading:
    readings = (_place_run(codes, suit, low, rules) for suit in SUITS for low in range(1, ACE_HIGH))
    return min(
        readings,
        key=lambda r: (len(r.strangers), len(r.faults), len(r.substitutes_at)),
    )


def _best_set(codes: Codes, rules: Profile) -> _Reading:
    ranks = Counter(CARDS[code].rank for code in codes if code not in rules.substitutes)
    return _place_set(codes, ranks.most_common(1)[0][0] if ranks else 0, rules)


def meld_faults(codes: Codes, rules: Profile) -> list[Fault]:
    """Every reason why cards in order are no meld; empty when they are one.

    The reading that the fewest cards spoil is the one explained, both when equal
    (rules/FORMAT.md, what a ruling lists).
    """
    if read_meld(codes, rules) is not None:
        return []
    as_set, as_run = _best_set(codes, rules), _best_run(codes, rules)
    fewest = min(len(as_set.strangers), len(as_run.strangers))
    faults: list[Fault] = []
    for reading in (as_set, as_run):
        if len(reading.strangers) == fewest:
            _add_common_faults(codes, reading, rules)
            told = {fault.code for fault in faults}
            faults.extend(fault for fault in reading.faults if fault.code not in told)
    return faults


@lru_cache(maxsize=_CACHED_MELDS)
def read_meld(codes: Codes, rules: Profile) -> Meld | None:
    """The meld that cards in order make, or None when they make none (section 3, G3).

    A set is put in canonical order: naturals by suit, then substitutes.
    """
    if len(codes) < rules.meld_size:
        return None
    reading = _read_run(codes, rules) or _read_set(codes, rules)
    if reading is None or reading.strangers or reading.faults:
        return None
    substitutes = len(reading.substitutes_at)
    if _too_many_substitutes(substitutes, len(codes) - substitutes, rules):
        return None
    if reading.kind == "set":
        codes = bytes(sorted(codes, key=lambda code: (code in rules.substitutes, code)))
        reading = _place_set(codes, reading.low, rules)
    return _meld(codes, reading, rules)


def _read_run(codes: Codes, rules: Profile) -> _Reading | None:
    """The run reading that the first card which can only be itself leaves open, if it fits."""
    for place, code in enumerate(codes):
        card = CARDS[code]
        if code < JOKER and card.rank != TWO:
            low = card.rank - place
            if card.rank == 1 and place:
                low = ACE_HIGH - place
            break
    else:
        # Twos alone: one may be natural, the others not, so a third card has no place.
        return _read_twos_run(codes, rules)
    if low < 1:
        return None
    reading = _place_run(codes, card.suit, low, rules)
    return None if reading.strangers else reading


def _read_twos_run(codes: Codes, rules: Profile) -> _Reading | None:
    for place, code in enumerate(codes):
        if code < JOKER and place <= 1:
            reading = _place_run(codes, CARDS[code].suit, TWO - place, rules)
            naturals = len(codes) - len(reading.substitutes_at)
            if not reading.strangers and not _too_many_substitutes(len(reading.substitutes_at), naturals, rules):
                return reading
    return None


def _read_set(codes: Codes, rules: Profile) -> _Reading | None:
    reading = _best_set(codes, rules)
    return None if reading.strangers else reading


def _meld(codes: Codes, reading: _Reading, rules: Profile) -> Meld:
    size, dirty = len(codes), bool(reading.substitutes_at)
    whole = size >= rules.biriba_size and (reading.kind == "run" or rules.sets_are_biribas)
    points, bonus_rule = 0, None
    for bonus in rules.bonuses:
        if bonus.kind == reading.kind and bonus.smallest <= size <= bonus.largest and bonus.rank in (None, reading.low):
            points, bonus_rule = (bonus.dirty if dirty else bonus.clean), bonus.rule
    return Meld(
        codes=codes,
        kind=reading.kind,
        suit=reading.suit,
        low=reading.low,
        substitutes_at=reading.substitutes_at,
        biriba=("dirty" if dirty else "clean") if whole else None,
        value=rules.count(codes),
        bonus=points,
        bonus_rule=bonus_rule,
    )


def judge_meld(codes: Codes, rules: Profile) -> Meld:
    """The meld that cards in order make, or `IllegalMeld` with every reason (section 3, G3).

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> meld = judge_meld(parse_cards("3H 4H 5H 6H 7H 8H 9H"), PARTNERSHIP)
    >>> meld.kind, meld.biriba, meld.value, meld.bonus
    ('run', 'clean', 45, 200)
    """
    meld = read_meld(codes, rules)
    if meld is None:
        raise IllegalMeld(rulings_of(meld_faults(codes, rules), rules.rules))
    return meld


@lru_cache(maxsize=_CACHED_MELDS)
def steps(meld: Meld, rules: Profile) -> Mapping[int, tuple[Meld, ...]]:
    """Each single card that a meld takes, and the melds that it may become with it.

    Placing a substitute at either end and moving one by inserting its natural card are
    each a result of their own (3.9 to 3.14, G3.5 to G3.8).
    """
    found: dict[int, list[Meld]] = {}
    grown = _run_steps(meld, rules) if meld.kind == "run" else _set_steps(meld, rules)
    for card, codes in grown:
        result = read_meld(codes, rules)
        if result is not None and result not in found.setdefault(card, []):
            found[card].append(result)
    return {card: tuple(results) for card, results in sorted(found.items()) if results}


def _set_steps(meld: Meld, rules: Profile) -> Iterator[tuple[int, Codes]]:
    for card in (*(card_at(suit, meld.low) for suit in SUITS), *_room_for(meld, rules)):
        yield card, meld.codes + bytes((card,))


def _room_for(meld: Meld, rules: Profile) -> tuple[int, ...]:
    """The substitutes that a meld may still take (3.6, G3.3)."""
    naturals = len(meld) - meld.substitutes
    full = _too_many_substitutes(meld.substitutes + 1, naturals, rules)
    return () if full else rules.substitutes_in_order


def _run_steps(meld: Meld, rules: Profile) -> Iterator[tuple[int, Codes]]:
    codes, low, high = meld.codes, meld.low, meld.low + len(meld) - 1
    if len(meld) == rules.run_size:
        return
    ends = [(low - 1, True)] * (low > 1) + [(high + 1, False)] * (high < ACE_HIGH)
    for rank, below in ends:
        for card in dict.fromkeys((card_at(meld.suit, rank), *_room_for(meld, rules))):
            one = bytes((card,))
            yield card, one + codes if below else codes + one
        if rules.substitutes_move:
            for place in meld.substitutes_at:
                card = card_at(meld.suit, low + place)
                filled = codes[:place] + bytes((card,)) + codes[place + 1 :]
                moved = codes[place : place + 1]
                yield card, moved + filled if below else filled + moved


def extensions(meld: Meld, added: Codes, rules: Profile) -> tuple[Meld, ...]:
    """Every meld that `meld` may become by taking exactly `added` (3.17, G3.3, G3.5)."""
    if not rules.substitutes_move:
        return tuple(result for result in arrangements(meld.codes + added, rules) if not _displaced(meld, result))
    reached: dict[Codes, set[Meld]] = {bytes(sorted(added)): {meld}}
    for _ in added:
        onward: dict[Codes, set[Meld]] = {}
        for left, melds in reached.items():
            for before in melds:
                for card, results in steps(before, rules).items():
                    if card in left:
                        rest = left.replace(bytes((card,)), b"", 1)
                        onward.setdefault(rest, set()).update(results)
        reached = onward
    return tuple(sorted(reached.get(b"", ()), key=lambda result: result.codes))


def _displaced(before: Meld, after: Meld) -> bool:
    """Whether a card of a meld lies elsewhere in what it is to become (G3.8)."""
    if before.kind != after.kind:
        return True
    if before.kind == "set":
        return False
    start = before.low - after.low
    return start < 0 or after.codes[start : start + len(before)] != before.codes


def extension_faults(meld: Meld, codes: Codes, rules: Profile) -> list[Fault]:
    """Every reason why `meld` may not be changed into `codes`; the hand is not looked at.

    Rests on 3.1 to 3.17 and G3.1 to G3.8.
    """
    faults = meld_faults(codes, rules)
    taken = Counter(meld.codes) - Counter(codes)
    if taken:
        faults.append(Fault("cards-taken-back", {"cards": bytes(sorted(taken.elements()))}))
        return faults
    after = read_meld(codes, rules)
    if after is None:
        return faults
    added = bytes((Counter(codes) - Counter(meld.codes)).elements())
    if after in (steps(meld, rules).get(added[0], ()) if len(added) == 1 else ()):
        return faults
    if added and after in extensions(meld, added, rules):
        return faults
    return _order_faults(meld, after, rules)


def _order_faults(before: Meld, after: Meld, rules: Profile) -> list[Fault]:
    """Why a legal meld can't be reached from another although no card was taken back."""
    if before.kind != after.kind:
        return [Fault("natural-moved", {"cards": before.codes})]
    start = before.low - after.low
    faults: list[Fault] = []
    moved = bytes(
        code
        for place, code in enumerate(before.codes)
        if place not in before.substitutes_at and not _lies_at(after, start + place, code)
    )
    if moved:
        faults.append(Fault("natural-moved", {"cards": moved}))
    for place in before.substitutes_at:
        code, now = before.codes[place], start + place
        if _lies_at(after, now, code) and now in after.substitutes_at:
            continue
        natural = card_at(before.suit, before.low + place)
        values = {"card": code, "natural": natural}
        if now in after.substitutes_at:
            faults.append(Fault("second-substitute", values))
        if not rules.substitutes_move or not _lies_at(after, now, natural):
            faults.append(Fault("substitute-moved", values))
        faults.append(Fault("substitute-misplaced", values))
    return faults


def _lies_at(meld: Meld, place: int, code: int) -> bool:
    return 0 <= place < len(meld) and meld.codes[place] == code


def arrangements(codes: Codes, rules: Profile) -> tuple[Meld, ...]:
    """Every legal meld that all of some loose cards make together, the set first.

    So that a form can ask "as a run 3–6 or 4–7?". Rests on section 3 and on G3.

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> [str(meld) for meld in arrangements(parse_cards("4H * 5H"), PARTNERSHIP)]
    ['* 4H 5H', '4H 5H *']
    """
    found: dict[Codes, Meld] = {}
    as_set = _read_set(codes, rules) and read_meld(codes, rules)
    if as_set and as_set.kind == "set":
        found[as_set.codes] = as_set
    if rules.meld_size <= len(codes) <= rules.run_size:
        for ordered in _run_orders(codes, rules):
            meld = read_meld(ordered, rules)
            if meld is not None and meld.kind == "run":
                found.setdefault(meld.codes, meld)
    return tuple(found.values())


def _run_orders(codes: Codes, rules: Profile) -> Iterator[Codes]:
    """Orders in which loose cards could be a run: each natural at its rank, the rest between."""
    fixed = [code for code in codes if code not in rules.substitutes]
    suits = {CARDS[code].suit for code in fixed} or {CARDS[code].suit for code in codes}
    if len(suits - {""}) != 1 and fixed:
        return
    size = len(codes)
    for suit, low in product(sorted(suits - {""}), range(1, ACE_HIGH + 2 - size)):
        places = {card_at(suit, low + place): place for place in range(size)}
        if any(code not in places for code in fixed) or len(set(fixed)) != len(fixed):
            continue
        wild = [code for code in codes if code in rules.substitutes]
        natural_two = card_at(suit, TWO)
        with_two = [natural_two in wild and natural_two in places, False]
        for two_is_natural in dict.fromkeys(with_two):
            naturals, loose = list(fixed), list(wild)
            if two_is_natural:
                naturals.append(natural_two)
                loose.remove(natural_two)
            if _too_many_substitutes(len(loose), len(naturals), rules):
                continue
            gaps = [place for card, place in places.items() if card not in naturals]
            for order in dict.fromkeys(permutations(sorted(loose))):
                run = bytearray(size)
                for code in naturals:
                    run[places[code]] = code
                for place, code in zip(gaps, order, strict=True):
                    run[place] = code
                yield bytes(run)


def three_card_melds(hand: Codes, rules: Profile) -> list[Meld]:
    """Every meld of three that a hand in canonical order holds, each once (3.1 to 3.7, G3.1 to G3.3)."""
    wild = bytes(code for code in rules.substitutes_in_order if code in hand)
    found: list[Meld] = []
    ranks: dict[int, list[int]] = {}
    for code in hand:
        ranks.setdefault(code % 13, []).append(code)
    for held in ranks.values():
        if len(held) > 1:
            found += _three_of_a_rank(bytes(held), wild, rules)
    start = 0
    for end_code in _SUIT_ENDS:
        end = bisect_left(hand, end_code, start)
        if end - start > 1:
            found += _three_in_a_row(hand[start:end], wild, rules)
        start = end
    return found


_SUIT_ENDS = (13, 26, 39, JOKER)
_RUNS_OF_THREE = tuple(
    tuple(bytes(card_at(suit, low + place) for place in range(3)) for low in range(1, ACE_HIGH - 1)) for suit in SUITS
)


@lru_cache(maxsize=_CACHED_MELDS)
def _three_of_a_rank(held: Codes, wild: Codes, rules: Profile) -> tuple[Meld, ...]:
    """The sets of three in a hand's cards of one rank and its substitutes."""
    naturals = [code for code in held if code not in rules.substitutes]
    pairs = combinations(naturals, 2)
    return _melds(
        chain(
            map(bytes, combinations(naturals, 3)),
            (bytes((*pair, code)) for pair, code in product(pairs, wild)),
        ),
        rules,
    )


@lru_cache(maxsize=_CACHED_MELDS)
def _three_in_a_row(held: Codes, wild: Codes, rules: Profile) -> tuple[Meld, ...]:
    """The runs of three in a hand's cards of one suit and its substitutes."""
    found = []
    for run in _RUNS_OF_THREE[held[0] // 13]:
        present = [code in held for code in run]
        missing = present.count(False)
        if not missing:
            found.append(run)
        if missing > 1 or not wild:
            continue
        for gap in (present.index(False),) if missing else range(3):
            others = run[:gap] + run[gap + 1 :]
            for code in wild:
                # A two that is natural here can't stand in as well, unless there are two of it.
                if code not in others or held.count(code) > 1:
                    found.append(run[:gap] + bytes((code,)) + run[gap + 1 :])
    return _melds(found, rules)


def _melds(orders: Iterable[Codes], rules: Profile) -> tuple[Meld, ...]:
    """The distinct legal melds among cards in order."""
    melds = (read_meld(codes, rules) for codes in orders)
    return tuple(dict.fromkeys(meld for meld in melds if meld is not None))
