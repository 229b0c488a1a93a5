"""How a meld on the table may grow: which cards it takes, and what it may become.

Placing a substitute, moving one by inserting its natural card (3.11) and adding several
cards at once (3.17) are all found here; the hand that the cards come from is not looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from biriba_core.arrangements import arrangements
from biriba_core.cards import ACE_HIGH, SUITS, Codes, card_at, copies
from biriba_core.melds import CACHED_MELDS, Meld, meld_faults, read_meld, too_many_substitutes
from biriba_core.profiles import Profile
from biriba_core.rulings import Fault

__all__ = ["extension_faults", "extensions", "steps"]


@lru_cache(maxsize=CACHED_MELDS)
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
    full = too_many_substitutes(meld.substitutes + 1, naturals, rules)
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
    added = bytes((Counter(codes) - Counter(meld.codes)).elements())
    if after is None:
        return [*faults, *_no_room_faults(meld, added, rules)]
    if after in (steps(meld, rules).get(added[0], ()) if len(added) == 1 else ()):
        return faults
    if added and after in extensions(meld, added, rules):
        return faults
    return _order_faults(meld, after, rules)


def _no_room_faults(meld: Meld, added: Codes, rules: Profile) -> list[Fault]:
    """The substitute that a natural card would push out of a run that has no end left for it (3.14)."""
    places = meld.substitutes_at if meld.kind == "run" and rules.substitutes_move else ()
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
