"""The melds that loose cards make: all of them together, or any three of a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, permutations, product
from typing import NamedTuple

from biriba_core.cards import ACE_HIGH, CARDS, JOKER, TWO, Codes, card_at, without
from biriba_core.counting import FACES, RUNS, cards_of, counted, faces_of, ranks_of, rows_of, wild
from biriba_core.kinds import RUN, SET
from biriba_core.melds import Meld, meld_of, read_meld, too_many_substitutes
from biriba_core.profiles import Profile

__all__ = ["arrangements", "starts_meld", "three_card_melds", "threes_of", "threes_with"]


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
    return [meld_of(codes, rules) for codes in threes_of(counted(hand, rules), rules)]


def threes_of(count: int, rules: Profile) -> list[Codes]:
    """The cards of every meld of three that a counted hand holds: sets by the first card of each, then runs."""
    faces = faces_of(count)
    standing = faces & wild(rules)
    natural = 2 if standing else 3
    sets, runs = _remembered(standing, rules)
    found: list[Codes] = []
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
        found += runs[place << 6 | count >> place & 0b111111]
    return found


def _lowest(held: int) -> int:
    return held & -held


def threes_with(card: int, hand: Codes, rules: Profile) -> list[Codes]:
    """Those of them that hold one card of the hand (G4.2)."""
    beside = hand if card in rules.substitutes else hand.translate(None, _APART_BUT_TWOS[card])
    return [codes for codes in threes_of(counted(beside, rules), rules) if card in codes]


#: The two cards that make a run of three with each card, in every way.
_RUN_WITH = [[without(run, bytes((card,))) for run in RUNS.values() if card in run] for card in CARDS]
#: The cards of each rank.
_ALIKE = [bytes(range(rank, JOKER, 13)) for rank in range(13)]
#: The cards that are in no meld of three with each card, all being natural.
_APART = [
    bytes(range(JOKER)).translate(None, _ALIKE[card % 13] + b"".join(beside)) for card, beside in enumerate(_RUN_WITH)
]
#: Those of them that stand in for no other card either.
_APART_BUT_TWOS = [apart.translate(None, _ALIKE[TWO - 1]) for apart in _APART]


def starts_meld(card: int, hand: Codes, rules: Profile) -> bool:
    """Whether a card makes a meld with two natural cards of a hand (G4.2)."""
    if card in rules.substitutes:
        count = counted(hand, rules)
        return bool(ranks_of(count, 2) or rows_of(faces_of(count), 2))
    beside = hand.translate(None, _APART[card])
    if len(beside) < 2:
        return False
    return sum(map(beside.count, _ALIKE[card % 13])) > 1 or any(map(set(beside).issuperset, _RUN_WITH[card]))


class _Threes(NamedTuple):
    """The melds of three that some cards make alone, and for each two of them the melds by the substitute beside."""

    natural: tuple[Codes, ...]
    filled: tuple[Mapping[int, Codes], ...]


@cache
def _of_rank(held: int, rules: Profile) -> _Threes:
    """The sets of three of the counted cards of one rank."""
    cards = [card for card in cards_of(faces_of(held)) for _ in range(held // FACES[card] & 3)]
    pairs = map(bytes, dict.fromkeys(combinations(cards, 2)))
    filled = ({code: pair + bytes((code,)) for code in rules.substitutes} for pair in pairs)
    return _threes(map(bytes, dict.fromkeys(combinations(cards, 3))), filled, rules)


@cache
def _in_row(row: int, rules: Profile) -> _Threes:
    """The runs of three from a place; the six lowest bits are those of the two or three cards counted there."""
    run, copies = RUNS[row >> 6], [row >> 2 * place & 3 for place in range(3)]
    # A two in its own place can't stand in as well, unless the hand holds two of it.
    alone = {code for code, held in zip(run, copies, strict=True) if held == 1}
    gaps = range(3) if all(copies) else [copies.index(0)]
    filled = (
        {code: run[:gap] + bytes((code,)) + run[gap + 1 :] for code in rules.substitutes - {run[gap], *alone}}
        for gap in gaps
    )
    return _threes([run] * all(copies), filled, rules)


def _threes(natural: Iterable[Codes], filled: Iterable[Mapping[int, Codes]], rules: Profile) -> _Threes:
    """Those of them that are legal melds."""
    return _Threes(
        tuple(codes for codes in natural if read_meld(codes, rules)),
        tuple({code: codes for code, codes in melds.items() if read_meld(codes, rules)} for melds in filled),
    )


class _Found(dict[int, tuple[Codes, ...]]):
    """The melds of three of a rank or a row by what is counted of it, with some substitutes, when first asked for."""

    def __init__(self, threes: Callable[[int, Profile], _Threes], standing: Codes, rules: Profile) -> None:
        super().__init__()
        self.threes, self.standing, self.rules = threes, standing, rules

    def __missing__(self, held: int) -> tuple[Codes, ...]:
        natural, filled = self.threes(held, self.rules)
        self[held] = found = (*natural, *[melds[code] for melds in filled for code in self.standing if code in melds])
        return found


@cache
def _remembered(standing: int, rules: Profile) -> tuple[_Found, _Found]:
    if rules is not rules.melding:
        return _remembered(standing, rules.melding)
    codes = bytes(cards_of(standing))
    return _Found(_of_rank, codes, rules), _Found(_in_row, codes, rules)
