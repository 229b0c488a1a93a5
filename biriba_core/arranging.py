"""The melds that loose cards make: all of them together, or any three of a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain, combinations, permutations, product

from biriba_core.cards import ACE_HIGH, CARDS, JOKER, TWO, Codes, card_at, without
from biriba_core.counting import FACES, RUNS, cards_of, counted, faces_of, ranks_of, rows_of, wild
from biriba_core.kinds import RUN, SET
from biriba_core.melds import Meld, read_meld, too_many_substitutes
from biriba_core.profiles import Profile

__all__ = ["arrangements", "melds_of_three", "starts_meld", "three_card_melds", "three_card_melds_with"]


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
    return melds_of_three(counted(hand, rules), rules)


def melds_of_three(count: int, rules: Profile) -> list[Meld]:
    """Every meld of three that a counted hand holds: sets by the first card of each, then runs."""
    faces = faces_of(count)
    standing = faces & wild(rules)
    natural = 2 if standing else 3
    sets, runs = _remembered(standing, rules)
    found: list[Meld] = []
    ranks = [count & bits for bits in ranks_of(count, natural)]
    if len(ranks) > 1:
        ranks.sort(key=_lowest)
    for held in ranks:
        found += sets[held]
    rows = rows_of(faces, natural)
    while rows:
        lowest = rows & -rows
        rows ^= lowest
        place = lowest.bit_length() - 1
        found += runs[place, count >> place & 0b111111]
    return found


def _lowest(held: int) -> int:
    return held & -held


def three_card_melds_with(card: int, hand: Codes, rules: Profile) -> list[Meld]:
    """Those of them that hold one card of the hand (G4.2)."""
    beside = hand if card in rules.substitutes else hand.translate(None, _APART[card])
    return [meld for meld in three_card_melds(beside, rules) if card in meld.codes]


#: The two cards that make a run of three with each card, in every way.
_RUN_WITH = [[without(run, bytes((card,))) for run in RUNS.values() if card in run] for card in CARDS]
#: The cards that are in no meld of three with each card; a two may stand in for another card.
_APART = [
    bytes(code for code in range(JOKER) if code % 13 not in (card % 13, TWO - 1) and code not in b"".join(beside))
    for card, beside in enumerate(_RUN_WITH)
]


def starts_meld(card: int, hand: Codes, rules: Profile) -> bool:
    """Whether a card makes a meld with two natural cards of a hand (G4.2)."""
    if card in rules.substitutes:
        count = counted(hand, rules)
        return bool(ranks_of(count, 2) or rows_of(faces_of(count), 2))
    if sum(map(hand.count, _ALIKE[card % 13])) > 1:
        return True
    return any(map(set(hand).issuperset, _RUN_WITH[card]))


_ALIKE = [range(rank, JOKER, 13) for rank in range(13)]


class _Sets(dict[int, tuple[Meld, ...]]):
    """The sets of three that the counted cards of one rank make with some substitutes, found when first asked for."""

    def __init__(self, standing: Codes, rules: Profile) -> None:
        super().__init__()
        self.standing, self.rules = standing, rules

    def __missing__(self, held: int) -> tuple[Meld, ...]:
        naturals = [card for card in cards_of(faces_of(held)) for _ in range(held // FACES[card] & 3)]
        pairs = product(combinations(naturals, 2), self.standing)
        orders = chain(map(bytes, combinations(naturals, 3)), (bytes((*pair, code)) for pair, code in pairs))
        self[held] = found = _melds(orders, self.rules)
        return found


class _Runs(dict[tuple[int, int], tuple[Meld, ...]]):
    """The runs of three from a place, of which two or three cards are counted there, with some substitutes."""

    def __init__(self, standing: Codes, rules: Profile) -> None:
        super().__init__()
        self.standing, self.rules = standing, rules

    def __missing__(self, row: tuple[int, int]) -> tuple[Meld, ...]:
        run, copies = RUNS[row[0]], [row[1] >> 2 * place & 3 for place in range(3)]
        # A two in its own place can't stand in as well, unless the hand holds two of it.
        alone = bytes(code for code, held in zip(run, copies, strict=True) if held == 1)
        gaps = range(3) if all(copies) else [copies.index(0)]
        filled = product(gaps, self.standing.translate(None, alone))
        orders = chain([run] * all(copies), (run[:gap] + bytes((code,)) + run[gap + 1 :] for gap, code in filled))
        self[row] = found = _melds(orders, self.rules)
        return found


@cache
def _remembered(standing: int, rules: Profile) -> tuple[_Sets, _Runs]:
    codes = bytes(cards_of(standing))
    return _Sets(codes, rules), _Runs(codes, rules)


def _melds(orders: Iterable[Codes], rules: Profile) -> tuple[Meld, ...]:
    """The distinct legal melds among cards in canonical order."""
    return tuple([meld for codes in dict.fromkeys(orders) if (meld := read_meld(codes, rules)) is not None])
