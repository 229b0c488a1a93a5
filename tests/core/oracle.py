"""The rules once more, told naively and by brute force, to hold the engine against.

Nothing here is quick, and nothing here reads the engine's rule code: sets and runs are
tried reading by reading (3.1 to 3.7, G3.1 to G3.7, G9.1), a run grows card by card (3.9 to
3.17), and a turn can end if some way of using up the hand ends it (4.6 to 4.10, G4.5, G4.6).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

Run = tuple[int, ...]
JOKER = 52


def is_wild(code: int, twos: bool) -> bool:
    return code == JOKER or (twos and code % 13 == 1)


def _few_enough(wild: int, natural: int, partnership: bool) -> bool:
    return wild <= 1 if partnership else natural >= 2 * wild


@cache
def run_start(codes: Run, partnership: bool, twos: bool) -> int | None:
    """Where these cards in order start as a run (the ace 1 or 14), or None."""
    size = len(codes)
    if not 3 <= size <= 13:
        return None
    for suit in range(4):
        for low in range(1, 16 - size):
            at = [suit * 13 + (low + place - 1) % 13 for place in range(size)]
            others = [code for code, here in zip(codes, at, strict=True) if code != here]
            if all(is_wild(code, twos) for code in others) and _few_enough(
                len(others), size - len(others), partnership
            ):
                return low
    return None


@cache
def is_set(codes: Run, partnership: bool, twos: bool) -> bool:
    """Whether these cards are a set; their order means nothing."""
    natural = [code for code in codes if not is_wild(code, twos)]
    return (
        len(codes) >= 3
        and len({code % 13 for code in natural}) == 1
        and _few_enough(len(codes) - len(natural), len(natural), partnership)
    )


def is_meld(codes: Run, partnership: bool, twos: bool) -> bool:
    """Whether these cards make a meld, a run from either end (3.18, G3.9)."""
    as_run = any(run_start(order, partnership, twos) is not None for order in (codes, codes[::-1]))
    return as_run or is_set(codes, partnership, twos)


def _naturals(run: Run, partnership: bool, twos: bool) -> list[int]:
    """For each place of a run, the card that belongs there."""
    low = run_start(run, partnership, twos)
    assert low is not None
    for suit in range(4):
        at = [suit * 13 + (low + place - 1) % 13 for place in range(len(run))]
        others = [code for code, here in zip(run, at, strict=True) if code != here]
        if all(is_wild(code, twos) for code in others) and _few_enough(
            len(others), len(run) - len(others), partnership
        ):
            return at
    raise AssertionError(run)


@cache
def single_steps(meld: Run, card: int, partnership: bool, twos: bool) -> frozenset[Run]:
    """What a meld may become with one more card; sets as sorted cards."""
    if is_set(meld, partnership, twos):
        grown = tuple(sorted((*meld, card)))
        return frozenset([grown] if is_set(grown, partnership, twos) else [])
    tries = [(card, *meld), (*meld, card)]
    if partnership:
        for place, here in enumerate(_naturals(meld, partnership, twos)):
            if meld[place] != here == card:
                filled = (*meld[:place], card, *meld[place + 1 :])
                tries += [(meld[place], *filled), (*filled, meld[place])]
    return frozenset(one for one in tries if run_start(one, partnership, twos) is not None)


def grown(meld: Run, added: Run, partnership: bool, twos: bool) -> set[Run]:
    """Every meld that one becomes by taking all of these cards; sets as sorted cards."""
    if is_set(meld, partnership, twos):
        result = tuple(sorted((*meld, *added)))
        return {result} if is_set(result, partnership, twos) else set()
    found: set[Run] = set()
    if partnership:
        for order in set(permutations(added)):
            reached = {meld}
            for card in order:
                reached = {after for before in reached for after in single_steps(before, card, partnership, twos)}
            found |= reached
        return found
    for order in set(permutations(added)):
        for below in range(len(order) + 1):
            run = (*order[:below], *meld, *order[below:])
            if run_start(run, partnership, twos) is not None:
                found.add(run)
    return found


def loose(cards: Run, partnership: bool, twos: bool) -> set[Run]:
    """Every meld that loose cards make together; sets as sorted cards."""
    found = {order for order in set(permutations(cards)) if run_start(order, partnership, twos) is not None}
    return found | ({tuple(sorted(cards))} if is_set(cards, partnership, twos) else set())


def meldings(hand: Run, melds: tuple[Run, ...], partnership: bool, twos: bool) -> Iterator[tuple[Run, tuple[Run, ...]]]:
    """Every meld and extension that a hand allows, of any length: what is left, and the table."""
    for size in range(1, len(hand) + 1):
        for places in combinations(range(len(hand)), size):
            used = tuple(hand[place] for place in places)
            left = tuple(code for place, code in enumerate(hand) if place not in places)
            for new in loose(used, partnership, twos):
                yield left, (*melds, new)
            for number, before in enumerate(melds):
                for after in grown(before, used, partnership, twos):
                    yield left, (*melds[:number], after, *melds[number + 1 :])


def can_end(
    hand: Run,
    melds: tuple[Run, ...],
    *,
    partnership: bool,
    twos: bool,
    reserve: str,
    barred: int | None,
    biribas_to_close: int,
) -> bool:
    """Whether a turn can end from here, the hand of known cards (4.6 to 4.10, G4.5, G4.6)."""
    seen: set[tuple[Run, tuple[Run, ...]]] = set()

    def ends(hand: Run, melds: tuple[Run, ...]) -> bool:
        if (hand, melds) in seen:
            return False
        seen.add((hand, melds))
        runs = [meld for meld in melds if run_start(meld, partnership, twos) is not None]
        biribas = sum(len(meld) >= 7 for meld in (melds if partnership else runs))
        due = biribas > 0 and reserve == "untaken"
        closing = biribas >= biribas_to_close and reserve != "untaken"
        if not partnership:
            closing = closing and 0 < len(runs) < len(melds)
        if not hand:
            return due if partnership else closing
        if any(code != barred for code in hand) and (len(hand) > 1 or due or closing):
            return True
        return any(ends(left, table) for left, table in meldings(hand, melds, partnership, twos))

    return ends(tuple(sorted(hand)), melds)
