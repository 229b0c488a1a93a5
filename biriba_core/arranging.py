"""The melds that loose cards make: all of them together, or any three of a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import chain, combinations, permutations, product

from biriba_core.cards import ACE_HIGH, CARDS, JOKER, SUITS, TWO, Codes, card_at, without
from biriba_core.kinds import RUN, SET
from biriba_core.melds import CACHED_MELDS, Meld, read_meld, too_many_substitutes
from biriba_core.profiles import Profile

__all__ = ["arrangements", "starts_meld", "three_card_melds", "three_card_melds_with"]


def arrangements(codes: Codes, rules: Profile) -> tuple[Meld, ...]:
    """Every legal meld that all of some loose cards make together, the set first.

    A form uses it to ask "as a run 3–6 or 4–7?". Rests on section 3 and on G3.

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> [str(meld) for meld in arrangements(parse_cards("4H * 5H"), PARTNERSHIP)]
    ['* 4H 5H', '4H 5H *']
    """
    found: dict[Codes, Meld] = {}
    as_set = read_meld(codes, rules)
    if as_set is not None and as_set.kind == SET:
        found[as_set.codes] = as_set
    if rules.meld_size <= len(codes) <= rules.run_size:
        for ordered in _run_orders(codes, rules):
            meld = read_meld(ordered, rules)
            if meld is not None and meld.kind == RUN:
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
    if len(hand) < 3:
        return []
    wild = hand.translate(None, rules.naturals)
    if len(wild) > 1:
        wild = bytes(dict.fromkeys(wild))
    ranks, places, rows = _counted(hand, bool(wild), rules)
    found: list[Meld] = []
    # Sets in the order of the first card of each.
    for naturals in sorted([hand.translate(None, _OTHER_RANKS[rank]) for rank in ranks]):
        # One pair or one gap is asked for with each substitute by itself: so more of the answers are remembered.
        for standing in _singly(wild) if len(naturals) == 2 else (wild,):
            found += _three_of_a_rank(naturals, standing, rules)
    while rows:
        lowest = rows & -rows
        rows ^= lowest
        place = lowest.bit_length() - 1
        run, gaps, fitting = _RUN_AT[place], _GAPS[places >> place & 0b10101], wild
        if wild and run[0] % 13 < TWO:
            # A two in its own place can't stand in as well, unless the hand holds two of it.
            fitting = bytes(code for code in wild if code not in run or hand.count(code) != 1)
        for standing in _singly(fitting) if len(gaps) == 1 else (fitting,):
            found += _row_of_three(run, gaps, standing, rules)
    return found


@cache
def _singly(wild: Codes) -> tuple[Codes, ...]:
    return tuple(bytes((code,)) for code in wild)


def three_card_melds_with(card: int, hand: Codes, rules: Profile) -> list[Meld]:
    """Those of them that hold one card of the hand (G4.2)."""
    beside = hand if card in rules.substitutes else hand.translate(None, _APART[card])
    return [meld for meld in three_card_melds(beside, rules) if card in meld.codes]


def starts_meld(card: int, hand: Codes, rules: Profile) -> bool:
    """Whether a card makes a meld with two natural cards of a hand (G4.2)."""
    if card in rules.substitutes:
        ranks, _, rows = _counted(hand, True, rules)
        return bool(ranks or rows)
    alike = len(hand.translate(None, _OTHER_RANKS[card % 13]))
    return alike > 1 or any(one in hand and other in hand for one, other in _RUN_WITH[card])


# To find three of a rank and three in a row at once, a hand is counted in one integer: for each suit
# two bits for each place from ace low to ace high, above them four bits for each rank's natural cards.
_SUIT_BITS, _RANKS_AT = 30, 120


@cache
def _lanes(rules: Profile) -> tuple[int, ...]:
    """What each card adds to a hand's count."""
    lanes = [0] * len(CARDS)
    for card in range(JOKER):
        suit, rank = divmod(card, 13)
        for place in (rank, 13) if rank == 0 else (rank,):
            lanes[card] += 1 << suit * _SUIT_BITS + 2 * place
        if card not in rules.substitutes:
            lanes[card] += 1 << _RANKS_AT + 4 * rank
    return tuple(lanes)


_PLACES = sum(1 << suit * _SUIT_BITS + 2 * place for suit in range(4) for place in range(14))
#: The bit at which three in a row may start, and the run there.
_RUN_AT = {
    number * _SUIT_BITS + 2 * place: bytes(card_at(suit, place + step) for step in (1, 2, 3))
    for number, suit in enumerate(SUITS)
    for place in range(12)
}
_ROWS = sum(1 << place for place in _RUN_AT)
#: The two cards that make a run of three with each card, in every way.
_RUN_WITH = [[without(run, bytes((card,))) for run in _RUN_AT.values() if card in run] for card in CARDS]
#: The cards that are in no meld of three with each card; a two may stand in for another card.
_APART = [
    bytes(code for code in range(JOKER) if code % 13 not in (card % 13, TWO - 1) and code not in b"".join(beside))
    for card, beside in enumerate(_RUN_WITH)
]
#: What is added to each rank's count, so that the highest of its four bits is set from two cards on, or from three.
_FROM_TWO, _FROM_THREE, _HIGHEST = (sum(added << 4 * rank for rank in range(13)) for added in (6, 5, 8))


def _counted(hand: Codes, wild: bool, rules: Profile) -> tuple[tuple[int, ...], int, int]:
    """A hand's ranks, from 0, with three natural cards, the places that it fills, and where three of them lie in a row.

    Two of the three are enough with a wild card.
    """
    count = sum(map(_lanes(rules).__getitem__, hand))
    ranks = _ranks_at((count >> _RANKS_AT) + (_FROM_TWO if wild else _FROM_THREE) & _HIGHEST)
    first = (count | count >> 1) & _PLACES
    second, third = first >> 2, first >> 4
    rows = first & second | (first | second) & third if wild else first & second & third
    return ranks, first, rows & _ROWS


@cache
def _ranks_at(bits: int) -> tuple[int, ...]:
    return tuple(rank for rank in range(13) if bits >> 4 * rank & 8)


#: All cards but those of one rank: taking them out of a hand leaves that rank.
_OTHER_RANKS = tuple(bytes(code for code in range(54) if code >= JOKER or code % 13 != rank) for rank in range(13))
#: Where a substitute may stand in three places of which these are filled, the first place as the lowest bit.
_GAPS = {0b10100: (0,), 0b10001: (1,), 0b00101: (2,), 0b10101: (0, 1, 2)}


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
def _row_of_three(run: Codes, gaps: tuple[int, ...], wild: Codes, rules: Profile) -> tuple[Meld, ...]:
    """A run of three whose cards are held but for a gap, and what it is with a substitute there instead."""
    whole = [run] if len(gaps) == 3 else []
    filled = (run[:gap] + bytes((code,)) + run[gap + 1 :] for gap, code in product(gaps, wild))
    return _melds(chain(whole, filled), rules)


def _melds(orders: Iterable[Codes], rules: Profile) -> tuple[Meld, ...]:
    """The distinct legal melds among cards in canonical order."""
    return tuple([meld for codes in dict.fromkeys(orders) if (meld := read_meld(codes, rules)) is not None])
