"""The melds that loose cards make: all of them together, or any three of a hand."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations, permutations, product

from biriba_core.cards import ACE_HIGH, CARDS, JOKER, SUITS, TWO, Codes, card_at
from biriba_core.melds import CACHED_MELDS, Meld, read_meld, too_many_substitutes
from biriba_core.profiles import Profile

__all__ = ["arrangements", "three_card_melds"]


def arrangements(codes: Codes, rules: Profile) -> tuple[Meld, ...]:
    """Every legal meld that all of some loose cards make together, the set first.

    So that a form can ask "as a run 3–6 or 4–7?". Rests on section 3 and on G3.

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> [str(meld) for meld in arrangements(parse_cards("4H * 5H"), PARTNERSHIP)]
    ['* 4H 5H', '4H 5H *']
    """
    found: dict[Codes, Meld] = {}
    as_set = read_meld(codes, rules)
    if as_set is not None and as_set.kind == "set":
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
            if too_many_substitutes(len(loose), len(naturals), rules):
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


@lru_cache(maxsize=CACHED_MELDS)
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


@lru_cache(maxsize=CACHED_MELDS)
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
