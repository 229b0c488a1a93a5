"""The turn told once more, plainly: candidates by trying, legality by looking, effects one change at a time.

The engine takes short ways to its legal lists and its tables (counted hands, remembered
growth, an end of turn looked at only where it is in doubt); this is their check. Nothing
here is quick. What cards make a meld is the engine's own `read_meld`, held against the
brute force of `oracle` elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations, product

from biriba_core import (
    IN_PLAY,
    Action,
    Codes,
    Deal,
    Discard,
    Draw,
    Extend,
    LayDown,
    Meld,
    Pass,
    Profile,
    Reserve,
    Take,
)
from biriba_core.cards import ACE_HIGH, JOKER, SUITS, UNKNOWN, card_at, sort_codes
from biriba_core.ending import ending_of
from biriba_core.melds import read_meld
from tests.core.tables import without


def listing(deal: Deal) -> list[Action]:
    """The elementary legal actions in the engine's order, or where there is none the shortest legal ones."""
    if deal.stage == "draw":
        stage: list[tuple[Action, bool]] = [
            (Draw(), bool(deal.stock)),
            (Take(), bool(deal.pile) and takable(deal)),
            (Pass(), not deal.stock),
        ]
        return [action for action, legal in stage if legal]
    if deal.stage == "over":
        return []
    hand = bytes(code for code in deal.hands[deal.seat] if code != UNKNOWN)
    return [*lay_downs(deal, hand), *extensions(deal, hand), *discards(deal, hand)] or together(deal, hand)


def takable(deal: Deal) -> bool:
    """Whether the pile may be taken: its top card useful (G4.2), and no dead end (4.9, G4.6)."""
    rules, hand, top = deal.rules, deal.hands[deal.seat], deal.pile[-1]
    melds = deal.melds[deal.side]
    if rules.top_card_used:
        known = [code for code in hand if code != UNKNOWN]
        threes = three_card_melds(sort_codes([*known, top]), rules)
        starts = any(
            top in meld.codes and {meld.codes[place] for place in meld.substitutes_at} <= {top} for meld in threes
        )
        if not starts and not any(card == top for meld in melds for card, _ in steps(meld, rules)):
            return False
    ending = ending_of(deal, sort_codes(hand + deal.pile), melds)
    barred = deal.pile[0] if rules.single_pile_bar and len(deal.pile) == 1 else None
    return ending._replace(barred=barred, must_use=top if rules.top_card_used else None).possible()


def lay_downs(deal: Deal, hand: Codes) -> Iterator[Action]:
    melds = deal.melds[deal.side]
    for meld in three_card_melds(hand, deal.rules):
        if deal.must_use in (None, *meld.codes) and can_end(deal, meld.codes, (*melds, meld)):
            yield LayDown(meld.codes)


def extensions(deal: Deal, hand: Codes) -> Iterator[Action]:
    melds = deal.melds[deal.side]
    for place, before in enumerate(melds):
        for card, after in sorted(steps(before, deal.rules), key=lambda step: step[0]):
            if card in hand and deal.must_use in (None, card):
                table = (*melds[:place], after, *melds[place + 1 :])
                if can_end(deal, bytes([card]), table):
                    yield Extend(place + 1, after.codes)


def discards(deal: Deal, hand: Codes) -> Iterator[Action]:
    for code in sorted(set(hand)):
        last = len(deal.hands[deal.seat]) == 1
        allowed = not last or ending_of(deal, hand, deal.melds[deal.side]).last_discard_allowed()
        if deal.must_use is None and code != deal.barred and allowed:
            yield Discard(code)


def together(deal: Deal, hand: Codes) -> list[Action]:
    """The legal meldings of the fewest cards that go together: new melds, then extensions, each by their cards."""
    melds, rules = deal.melds[deal.side], deal.rules
    for size in range(2, len(hand) + 1):
        new, more = set[Meld](), set[tuple[int, Meld]]()
        for used in {bytes(chosen) for chosen in combinations(hand, size)}:
            if deal.must_use not in (None, *used):
                continue
            for after in laid_out(b"", 0, used, rules):
                if can_end(deal, used, (*melds, after)):
                    new.add(after)
            for place, before in enumerate(melds):
                for after in laid_out(before.codes, before.low, used, rules):
                    if after.kind == before.kind and can_end(deal, used, (*melds[:place], after, *melds[place + 1 :])):
                        more.add((place, after))
        if new or more:
            laid = [LayDown(meld.codes) for meld in sorted(new, key=lambda meld: meld.codes)]
            grown = sorted(more, key=lambda one: (one[0], one[1].codes))
            return [*laid, *(Extend(place + 1, meld.codes) for place, meld in grown)]
    return []


def laid_out(fixed: Codes, low: int, used: Codes, rules: Profile) -> Iterator[Meld]:
    """Every meld of cards that lie, the first at rank `low`, and others around them; nothing that lies is moved."""
    size = len(fixed) + len(used)
    as_set = read_meld(fixed + used, rules)
    if as_set is not None and as_set.kind == "set":
        yield as_set
    naturals = [code for code in used if code not in rules.substitutes]
    suits = {code // 13 for code in [*naturals, *fixed] if code not in rules.substitutes}
    starts = range(low - len(used), low + 1) if fixed else range(1, ACE_HIGH + 1)
    for suit, start in product(suits or range(4), starts):
        slots = [card_at(SUITS[suit], start + place) for place in range(size)]
        run: list[int | None] = [None] * size
        if fixed:
            run[low - start : low - start + len(fixed)] = fixed
        for code in naturals:
            if code in slots and run[slots.index(code)] is None:
                run[slots.index(code)] = code
        gaps = [place for place, code in enumerate(run) if code is None]
        others = [code for code in used if code in rules.substitutes]
        if len(gaps) != len(others):
            continue
        for order in set(permutations(others)):
            for place, code in zip(gaps, order, strict=True):
                run[place] = code
            meld = read_meld(bytes(code for code in run if code is not None), rules)
            if meld is not None and meld.kind == "run":
                yield meld


def can_end(deal: Deal, used: Codes, melds: tuple[Meld, ...]) -> bool:
    return ending_of(deal, without(deal.hands[deal.seat], used), melds).possible()


def three_card_melds(hand: Codes, rules: Profile) -> list[Meld]:
    """Sets by the first card of each rank, then runs by suit and rank, naturals before substitutes."""
    held = set(hand)
    wild = sorted(rules.substitutes & held)
    orders: list[tuple[int, ...]] = []
    for rank in dict.fromkeys(code % 13 for code in hand):
        naturals = [code for code in hand if code % 13 == rank and code not in rules.substitutes]
        orders += combinations(naturals, 3)
        orders += ((*pair, code) for pair, code in product(combinations(naturals, 2), wild))
    for suit, low in product(SUITS, range(1, ACE_HIGH - 1)):
        run = [card_at(suit, low + place) for place in range(3)]
        if len(held & set(run)) < 2:
            continue
        orders.append(tuple(run))
        orders += ((*run[:gap], code, *run[gap + 1 :]) for gap, code in product(range(3), wild))
    copies = Counter(hand)
    found = (read_meld(bytes(order), rules) for order in orders if Counter(order) <= copies)
    return list(dict.fromkeys(meld for meld in found if meld is not None))


@lru_cache(maxsize=100_000)
def steps(meld: Meld, rules: Profile) -> list[tuple[int, Meld]]:
    """Every card that a meld takes with every meld that it becomes: below, then above; placed, then moved."""
    found: list[tuple[int, Meld]] = []
    for card in range(JOKER + 1):
        orders = [meld.codes + bytes([card])]
        if meld.kind == "run":
            orders = []
            for below in (True, False):
                orders.append(bytes([card]) + meld.codes if below else meld.codes + bytes([card]))
                for place in meld.substitutes_at if rules.substitutes_move else ():
                    if meld.stands_for(place) == card:
                        filled = meld.codes[:place] + bytes([card]) + meld.codes[place + 1 :]
                        moved = meld.codes[place : place + 1]
                        orders.append(moved + filled if below else filled + moved)
        results = (read_meld(order, rules) for order in orders)
        found += dict.fromkeys((card, after) for after in results if after is not None and after.kind == meld.kind)
    return found


def after(deal: Deal, action: Action) -> Deal:
    """The table after a listed action, one change at a time."""
    seat, hand, melds = deal.seat, deal.hands[deal.seat], deal.melds[deal.side]
    if isinstance(action, Draw | Take):
        if deal.reserves[deal.side].waiting_for == seat:
            deal = deal._replace(reserves=_put(deal.reserves, deal.side, IN_PLAY))
        deal = deal._replace(stage="play")
        if isinstance(action, Draw):
            return _hold(deal, hand + deal.stock[:1])._replace(stock=deal.stock[1:])
        if deal.rules.single_pile_bar and len(deal.pile) == 1:
            deal = deal._replace(barred=deal.pile[0])
        if deal.rules.top_card_used:
            deal = deal._replace(must_use=deal.pile[-1])
        return _hold(deal, hand + deal.pile)._replace(pile=b"", passes=0)
    if isinstance(action, LayDown | Extend):
        meld = read_meld(action.codes, deal.rules)
        used, place = action.codes, len(melds)
        if isinstance(action, Extend):
            place = action.number - 1
            used = without(action.codes, melds[place].codes)
        deal = deal._replace(melds=_put(deal.melds, deal.side, _put(melds, place, meld)), must_use=None)
        deal = _hold(deal, without(hand, used))
        if deal.hands[seat]:
            return deal
        return _packet(deal, seat, IN_PLAY) if deal.rules.reserve_on_empty_hand else _close(deal)
    if isinstance(action, Discard):
        deal = _hold(deal, without(hand, bytes([action.code])))
        deal = deal._replace(pile=deal.pile + bytes([action.code]))
        if not deal.hands[seat] and not deal.reserve_due:
            return _close(deal)
    else:
        deal = deal._replace(passes=deal.passes + 1)
    if deal.reserve_due and not deal.rules.reserve_on_empty_hand:
        deal = _packet(deal, seat, IN_PLAY)
    elif deal.reserve_due and not deal.hands[seat]:
        deal = _packet(deal, seat, Reserve(True, waiting_for=seat))
    deal = deal._replace(stage="draw", seat=(seat + 1) % len(deal.hands), barred=None, must_use=None)
    ended = isinstance(action, Pass) and deal.passes >= len(deal.hands)
    return deal._replace(stage="over", ended="passes") if ended else deal


def _put(items: tuple[object, ...], place: int, item: object) -> tuple[object, ...]:
    changed = list(items)
    changed[place : place + 1] = [item]
    return tuple(changed)


def _hold(deal: Deal, hand: Codes) -> Deal:
    return deal._replace(hands=_put(deal.hands, deal.seat, sort_codes(hand)))


def _packet(deal: Deal, seat: int, reserve: Reserve) -> Deal:
    deal = _hold(deal, deal.hands[seat] + deal.packets[0])
    return deal._replace(packets=deal.packets[1:], reserves=_put(deal.reserves, deal.side, reserve))


def _close(deal: Deal) -> Deal:
    return deal._replace(stage="over", barred=None, must_use=None, ended="closed", closed_by=deal.seat)
