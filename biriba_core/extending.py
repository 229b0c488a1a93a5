"""How a meld on the table may grow: which cards it takes, and what it may become.

Placing a substitute, moving one by inserting its natural card (3.11) and adding several
cards at once (3.17) are all found here; whether the cards are in the hand is not asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import takewhile
from typing import NamedTuple

from biriba_core.arranging import arrangements
from biriba_core.cards import ACE_HIGH, UNKNOWN, Codes, card_at, copies, lacking, sort_codes, without
from biriba_core.counting import FACES, cards_of, faces_of_rank, wild
from biriba_core.kinds import RUN, SET
from biriba_core.melds import CACHED_MELDS, Meld, meld_faults, meld_of, read_meld, set_order, too_many_substitutes
from biriba_core.profiles import Profile
from biriba_core.rulings import Fault

__all__ = ["Change", "Growth", "change", "extensions", "growths", "nearest", "single_steps", "steps"]


class Growth(dict[int, tuple[Codes, ...]]):
    """The cards of the melds that one meld may become with a single card of some faces, found when first asked for.

    Placing a substitute at either end and moving one by inserting its natural card are
    each a result of their own (3.9 to 3.14, G3.5 to G3.8). Faces are those of `counting`.
    """

    __slots__ = ("added", "meld", "rules", "takes")

    def __init__(self, meld: Meld, rules: Profile) -> None:
        super().__init__()
        self.meld, self.rules = meld, rules
        #: The faces of all cards that the meld may take, and perhaps of some that it can't.
        self.takes = _takes(meld, rules)
        #: The card added, by the cards of each result found so far.
        self.added: dict[Codes, Codes] = {}

    def __missing__(self, faces: int) -> tuple[Codes, ...]:
        cards = tuple(cards_of(faces))
        found = self._with(cards[0]) if len(cards) == 1 else tuple(result for c in cards for result in self[FACES[c]])
        self[faces] = found
        return found

    def _with(self, card: int) -> tuple[Codes, ...]:
        meld, rules, added = self.meld, self.rules, bytes((card,))
        orders = _run_orders(meld, card, rules) if meld.kind == RUN else [set_order(meld.codes + added, rules)]
        found = tuple([result.codes for order in orders if (result := read_meld(order, rules)) is not None])
        self.added |= dict.fromkeys(found, added)
        return found


class Growths(dict[Codes, Growth]):
    """The growth of each meld by its codes, found when first asked for."""

    def __init__(self, rules: Profile) -> None:
        super().__init__()
        self.rules = rules

    def __missing__(self, codes: Codes) -> Growth:
        if len(self) >= CACHED_MELDS:
            self.clear()
        self[codes] = found = Growth(meld_of(codes, self.rules), self.rules)
        return found


@cache
def growths(rules: Profile) -> Callable[[Codes], Growth]:
    """What gives the growth of a meld under a profile; the method takes half the time of `[…]` on a class of ours."""
    return Growths(rules).__getitem__ if rules is rules.melding else growths(rules.melding)


def _takes(meld: Meld, rules: Profile) -> int:
    takes = wild(rules) if _has_room(meld, rules) else 0
    if meld.kind == SET:
        return takes | faces_of_rank(meld.low)
    places = [place for place, _ in _ends(meld)]
    if rules.substitutes_move:
        places += meld.substitutes_at
    for place in places:
        takes |= FACES[card_at(meld.suit, meld.low + place)]
    return takes


def single_steps(codes: Codes, faces: int, rules: Profile) -> Iterator[tuple[int, Meld]]:
    """Each card of some faces in canonical order that the meld of `codes` takes, with each meld that it may become."""
    growth = growths(rules)(codes)
    return ((card, meld_of(result, rules)) for card in cards_of(faces & growth.takes) for result in growth[FACES[card]])


@lru_cache(maxsize=CACHED_MELDS)
def steps(meld: Meld, rules: Profile) -> Mapping[int, tuple[Meld, ...]]:
    """Each single card that a meld takes, in canonical order, and the melds that it may become with it."""
    growth = growths(rules)(meld.codes)
    results = {card: growth[FACES[card]] for card in cards_of(growth.takes)}
    return {card: tuple(meld_of(codes, rules) for codes in found) for card, found in results.items() if found}


def _has_room(meld: Meld, rules: Profile) -> bool:
    """Whether a meld may still take a substitute (3.6, G3.3)."""
    naturals = len(meld) - meld.substitutes
    return not too_many_substitutes(meld.substitutes + 1, naturals, rules)


def _ends(meld: Meld) -> list[tuple[int, bool]]:
    """The free places at the ends of a run, counted from its first card, and whether below (3.4, G3.2)."""
    return [(-1, True)] * (meld.low > 1) + [(len(meld), False)] * (meld.low + len(meld) <= ACE_HIGH)


def _run_orders(meld: Meld, card: int, rules: Profile) -> list[Codes]:
    """A run with one more card, below and above: placed there, or where a substitute was that moves there."""
    codes, one, orders = meld.codes, bytes((card,)), list[Codes]()
    stands_in = card in rules.substitutes and _has_room(meld, rules)
    for end, below in _ends(meld):
        if stands_in or card == card_at(meld.suit, meld.low + end):
            orders.append(one + codes if below else codes + one)
        for place in meld.substitutes_at if rules.substitutes_move else ():
            if card == card_at(meld.suit, meld.low + place):
                filled = codes[:place] + one + codes[place + 1 :]
                moved = codes[place : place + 1]
                orders.append(moved + filled if below else filled + moved)
    return orders


def extensions(meld: Meld, added: Codes, rules: Profile) -> tuple[Meld, ...]:
    """Every meld that `meld` may become by taking exactly `added` (3.17, G3.3, G3.5).

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.melds import judge_meld
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> meld = judge_meld(parse_cards("3H 4H * 6H"), PARTNERSHIP)
    >>> [str(result) for result in extensions(meld, parse_cards("5H"), PARTNERSHIP)]
    ['3H 4H 5H 6H *', '* 3H 4H 5H 6H']
    """
    if any(added.count(code) > copies(code) for code in set(added)):
        return ()
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
    if before.kind == SET:
        return False
    start = before.low - after.low
    return not all(_lies_at(after, start + place, code) for place, code in enumerate(before.codes))


class Change(NamedTuple):
    """What changing a meld comes to: the cards added, the meld that results, and the faults if none may."""

    added: Codes
    after: Meld | None
    faults: tuple[Fault, ...]


def change(meld: Meld, codes: Codes, rules: Profile) -> Change:
    """What changing `meld` into `codes` comes to; whether the cards are in the hand is not asked.

    Rests on 3.1 to 3.17 and G3.1 to G3.8.
    """
    # One more card is the most frequent change, and the meld's growth knows those that were listed.
    added = growths(rules)(meld.codes).added.get(codes)
    return Change(added, meld_of(codes, rules), ()) if added else _any_change(meld, codes, rules)


@lru_cache(maxsize=CACHED_MELDS)
def _any_change(meld: Meld, codes: Codes, rules: Profile) -> Change:
    added, after = lacking(meld.codes, codes), read_meld(codes, rules)
    return Change(added, after, tuple(_change_faults(meld, codes, added, after, rules)))


def _change_faults(meld: Meld, codes: Codes, added: Codes, after: Meld | None, rules: Profile) -> list[Fault]:
    taken = lacking(codes, meld.codes)
    if taken:
        return [*meld_faults(codes, rules), Fault("cards-taken-back", {"cards": sort_codes(taken)})]
    if after is None:
        # A run stays a run and a set a set: read as the other, a card that lies there would be called wrong.
        return [*meld_faults(codes, rules, (meld.kind,)), *_no_room_faults(meld, added, rules)]
    if meld.kind == after.kind == SET:
        # Nothing moves in a set. Copies that the deck does not hold are cards that nobody has (4.3, G4.3).
        return []
    if after in extensions(meld, added, rules):
        return []
    return _order_faults(meld, after, rules)


def _no_room_faults(meld: Meld, added: Codes, rules: Profile) -> list[Fault]:
    """The substitute that a natural card would push out of a run that has no end left for it (3.14)."""
    places = meld.substitutes_at if meld.kind == RUN and rules.substitutes_move else ()
    naturals = [(meld.codes[place], card_at(meld.suit, meld.low + place)) for place in places]
    return [
        Fault("no-room-for-substitute", {"card": code, "natural": natural})
        for code, natural in naturals
        if natural in added and natural not in steps(meld, rules)
    ]


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
        if _lies_at(after, now, code):
            continue
        natural = card_at(before.suit, before.low + place)
        values = {"card": code, "natural": natural}
        if not rules.substitutes_move or not _lies_at(after, now, natural):
            faults.append(Fault("substitute-moved", values))
        if rules.substitutes_move:
            if now in after.substitutes_at:
                faults.append(Fault("second-substitute", values))
            faults.append(Fault("substitute-misplaced", values))
    return faults


def _lies_at(meld: Meld, place: int, code: int) -> bool:
    return 0 <= place < len(meld) and meld.codes[place] == code


def nearest(meld: Meld, added: Codes, rules: Profile) -> Codes:
    """What a meld would be with cards that it can't take: as many as possible joined to it, in the best such order."""
    if meld.kind == SET:
        return meld.codes + added
    orders = list(_orders(meld, added, rules))
    fewest = min(order.loose for order in orders)
    return min((codes for codes, loose in orders if loose == fewest), key=lambda codes: len(meld_faults(codes, rules)))


class _Order(NamedTuple):
    """Cards in the order of a run, and how many of them do not join it."""

    codes: Codes
    loose: int


def _orders(meld: Meld, added: Codes, rules: Profile) -> Iterator[_Order]:
    """Orders that a run and more cards may be meant in, also with a substitute pushed out of its place."""
    yield from _around(meld.codes, meld, added, rules)
    for place in meld.substitutes_at:
        natural = bytes((card_at(meld.suit, meld.low + place),))
        if natural in added:
            pushed = meld.codes[place : place + 1]
            filled = meld.codes[:place] + natural + meld.codes[place + 1 :]
            yield from _around(filled, meld, without(added, natural) + pushed, rules)


def _around(codes: Codes, meld: Meld, added: Codes, rules: Profile) -> Iterator[_Order]:
    """A run's cards with others below and above: each natural card in its place, the rest in the places left."""
    size = len(codes) + len(added)
    # Further below the ranks would come round again.
    for below in range(min(len(added), ACE_HIGH - 1) + 1):
        naturals = bytes(card_at(meld.suit, meld.low - below + place) for place in range(size))
        order, rest = bytearray(UNKNOWN for _ in range(size)), bytearray()
        order[below : below + len(codes)] = codes
        for code in added:
            place = naturals.find(code)
            if place >= 0 and order[place] == UNKNOWN:
                order[place] = code
            else:
                rest.append(code)
        for code in rest:
            order[order.index(UNKNOWN)] = code
        fits = [code == natural or code in rules.substitutes for code, natural in zip(order, naturals, strict=True)]
        outwards = (reversed(fits[:below]), fits[below + len(codes) :])
        joined = sum(1 for side in outwards for _ in takewhile(bool, side))
        yield _Order(bytes(order), len(added) - joined)
