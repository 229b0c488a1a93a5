"""A hand counted in one integer, so that what it holds is seen at once: which faces, three of a rank, three in a row.

For each suit there are two bits for each place from ace low to ace high, then three bits for the jokers,
and above them four bits for each rank's natural cards. A *face* is a card whatever its copies: one of those
bits, an ace's at its low place, so that faces lie in canonical order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from biriba_core.cards import JOKER, SUITS, Codes, card_at
from biriba_core.profiles import Profile

__all__ = ["FACES", "RUNS", "cards_of", "counted", "faces_of", "faces_of_rank", "ranks_of", "rows_of", "wild"]

_SUIT_BITS, _JOKERS_AT, _RANKS_AT = 30, 120, 124
#: The face of each card; an unknown card has none.
FACES = (*(1 << card // 13 * _SUIT_BITS + 2 * (card % 13) for card in range(JOKER)), 1 << _JOKERS_AT + 2, 0)
_EVERY_FACE = sum(FACES)
_CARDS = {face: card for card, face in enumerate(FACES)}
#: The bit at which three in a row may start, and the run there.
RUNS = {
    number * _SUIT_BITS + 2 * place: bytes(card_at(suit, place + step) for step in (1, 2, 3))
    for number, suit in enumerate(SUITS)
    for place in range(12)
}
_ROWS = sum(1 << place for place in RUNS)
_HIGH_ACES = sum(1 << suit * _SUIT_BITS + 26 for suit in range(4))
_PLACES = _EVERY_FACE + _HIGH_ACES
#: The bits of each rank's cards, which tell its cards in a count from all others.
_OF_RANK = tuple(sum(3 * FACES[card] for card in range(rank, JOKER, 13)) for rank in range(13))
#: With three more the highest of the jokers' bits is set from one on.
_NO_CARDS = 3 << _JOKERS_AT
#: With these more the highest of a rank's four bits is set from two cards on, or from three.
_FROM_TWO, _FROM_THREE, _HIGHEST = (sum(added << _RANKS_AT + 4 * rank for rank in range(13)) for added in (6, 5, 8))


@cache
def _counts(rules: Profile) -> Callable[[int], int]:
    """What each card adds to a hand's count."""
    counts = [*FACES[:JOKER], 1 << _JOKERS_AT, 0]
    for card in range(JOKER):
        if card % 13 == 0:
            counts[card] += FACES[card] << 26
        if card not in rules.substitutes:
            counts[card] += 1 << _RANKS_AT + 4 * (card % 13)
    return counts.__getitem__


def counted(hand: Codes, rules: Profile) -> int:
    """A hand's count; unknown cards are not in it."""
    return sum(map(_counts(rules), hand), _NO_CARDS)


def faces_of(count: int) -> int:
    """The faces that a counted hand holds, an ace at both its places."""
    return (count | count >> 1) & _PLACES


@cache
def wild(rules: Profile) -> int:
    """The faces of the substitutes."""
    return sum(FACES[card] for card in rules.substitutes)


def cards_of(faces: int) -> Iterator[int]:
    """The cards of faces in canonical order."""
    while faces:
        lowest = faces & -faces
        faces ^= lowest
        yield _CARDS[lowest]


def rows_of(faces: int, least: int) -> int:
    """Where a run of three begins of which at least so many cards, two or three, are among these faces."""
    second, third = faces >> 2, faces >> 4
    rows = faces & second & third if least == 3 else faces & second | (faces | second) & third
    return rows & _ROWS


def ranks_of(count: int, least: int) -> tuple[int, ...]:
    """The bits of each rank of which a counted hand holds at least so many natural cards, two or three."""
    return _ranks_at(count + (_FROM_THREE if least == 3 else _FROM_TWO) & _HIGHEST)


@cache
def _ranks_at(highest: int) -> tuple[int, ...]:
    return tuple(bits for rank, bits in enumerate(_OF_RANK) if highest >> _RANKS_AT + 4 * rank & 8)


def faces_of_rank(rank: int) -> int:
    """The four faces of a rank, 1 to 13."""
    return _EVERY_FACE & _OF_RANK[rank - 1]
