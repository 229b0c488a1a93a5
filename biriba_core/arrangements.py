"""The melds that loose cards make: all of them together, or any three of a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations, permutations, product

from biriba_core.cards import ACE_HIGH, CARDS, JOKER, SUITS, TWO, Codes, card_at, sort_codes
from biriba_core.melds import CACHED_MELDS, Meld, read_meld, too_many_substitutes
from biriba_core.profiles import Profile

__all__ = ["arrangements", "starts_meld", "three_card_melds"]


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
    wild = hand.translate(None, rules.naturals)
    if len(wild) > 1:
        wild = bytes(dict.fromkeys(wild))
    ranks = hand.translate(_RANK_OF, wild)
    found: list[Meld] = []
    for rank in dict.fromkeys(ranks):
        if ranks.count(rank) > 1:
            found += _three_of_a_rank(hand.translate(None, _OTHER_RANKS[rank]), wild, rules)
    for others in _OTHER_SUITS:
        held = hand.translate(None, others)
        if len(held) > 1:
            found += _three_in_a_row(held, wild, rules)
    return found


def starts_meld(card: int, hand: Codes, rules: Profile) -> bool:
    """Whether a card makes a meld with two natural cards of a hand in canonical order (G4.2)."""
    near = hand if card in rules.substitutes else hand.translate(None, _APART[card])
    return len(near) > 1 and _makes_three(card, near, rules)


@lru_cache(maxsize=CACHED_MELDS)
def _makes_three(card: int, hand: Codes, rules: Profile) -> bool:
    return any(
        card in meld.codes and all(meld.codes[place] == card for place in meld.substitutes_at)
        for meld in three_card_melds(sort_codes(hand + bytes((card,))), rules)
    )


#: For each face, the cards that are neither of its suit nor of its rank.
_APART = tuple(
    bytes(code for code in range(54) if code // 13 != card // 13 and (code >= JOKER or code % 13 != card % 13))
    for card in range(52)
)
#: What to take out of a hand to see one rank or one suit of it.
_OTHER_RANKS = tuple(bytes(code for code in range(54) if code >= JOKER or code % 13 != rank) for rank in range(13))
_OTHER_SUITS = tuple(bytes(code for code in range(54) if code // 13 != suit) for suit in range(4))
#: The rank, from 0, of each card, as a table for `bytes.translate`.
_RANK_OF = bytes(code % 13 for code in range(256))
_RUNS_OF_THREE = tuple(
    tuple(bytes(card_at(suit, low + place) for place in range(3)) for low in range(1, ACE_HIGH - 1)) for suit in SUITS
)


@lru_cache(maxsize=CACHED_MELDS)
def _three_of_a_rank(naturals: Codes, wild: Codes, rules: Profile) -> tuple[Meld, ...]:
    """The sets of three in a hand's natural cards of one rank and its substitutes."""
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
    present = 0
    for code in held:
        present |= 1 << code % 13
    present |= (present & 1) << ACE_HIGH - 1
    found: list[Meld] = []
    for place, run in enumerate(_RUNS_OF_THREE[held[0] // 13]):
        gaps = _GAPS.get(present >> place & 0b111)
        if gaps is not None:
            # A two that is natural here can't stand in as well, unless there are two of it.
            standing = [code for code in wild if code not in run or held.count(code) != 1]
            found += _row_of_three(run, gaps, bytes(standing), rules)
    return tuple(found)


#: Where a substitute may stand in three places of which these are filled, the lowest place as the lowest bit.
_GAPS = {0b110: (0,), 0b101: (1,), 0b011: (2,), 0b111: (0, 1, 2)}


@lru_cache(maxsize=CACHED_MELDS)
def _row_of_three(run: Codes, gaps: tuple[int, ...], wild: Codes, rules: Profile) -> tuple[Meld, ...]:
    """A run of three whose cards are held but for a gap, and what it is with a substitute there instead."""
    whole = [run] if len(gaps) == 3 else []
    filled = (run[:gap] + bytes((code,)) + run[gap + 1 :] for gap, code in product(gaps, wild))
    return _melds(chain(whole, filled), rules)


def _melds(orders: Iterable[Codes], rules: Profile) -> tuple[Meld, ...]:
    """The distinct legal melds among cards in canonical order."""
    melds = (read_meld(codes, rules) for codes in dict.fromkeys(orders))
    return tuple(meld for meld in melds if meld is not None)
