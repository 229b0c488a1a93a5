"""Questions about a table, made at random: turns, the reserve, the end, the count, the match.

Makers as in `melds.py`. South asks; whoever else sits there holds cards that nobody sees.
"""

from __future__ import annotations

from random import Random
from typing import Any

from biriba_core.cards import ACE_HIGH, JOKER, SUITS
from biriba_core.profiles import Profile
from biriba_widgets.practice.melds import Draft, a_run, a_set, a_substitute, card, naturals, put_in, rank_of, run

STOCK = 20


def table(
    rules: Profile,
    hand: list[str],
    *melds: list[str],
    theirs: tuple[list[str], ...] = (),
    pile: list[str] | None = None,
    reserve: str | dict[str, int] = "untaken",
    **more: Any,
) -> dict[str, Any]:
    """A position before South, whose side has `melds`; the next side has `theirs`."""
    players = max(rules.players)
    sides = rules.sides(players)
    return {
        "hands": [" ".join(hand), *[7] * (players - 1)],
        "melds": [[" ".join(meld) for meld in melds], [" ".join(meld) for meld in theirs], *[[]] * (sides - 2)],
        "reserves": [reserve, *["untaken"] * (sides - 1)],
        "pile": " ".join(pile or []),
        "stock": STOCK,
        **more,
    }


def _is_it_allowed(position: dict[str, Any], *do: str) -> Draft:
    return {"kind": "legal", "position": position, "do": list(do), "ask": "allowed"}


def a_biriba(rng: Random, rules: Profile) -> list[str]:
    return a_run(rng, rng.randint(rules.biriba_size, rules.biriba_size + 1))


def no_biriba(rng: Random) -> list[str]:
    return a_run(rng, rng.randint(4, 6))


def a_meld(rng: Random, level: int) -> list[str]:
    return a_set(rng, 3) if rng.random() < 0.5 else a_run(rng, 2 + min(level, 2))


def lay(meld: list[str]) -> str:
    return "meld " + " ".join(meld)


# -- a turn --------------------------------------------------------------------------------


def draw_first(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Nothing before drawing, and one draw a turn."""
    meld = a_meld(rng, level)
    spare = naturals(rng, 2 + level)
    do = rng.choice([lay(meld), f"discard {spare[0]}"])
    drawn = wish or (level > 1 and rng.random() < 0.4)
    if (drawn and not wish) or (not drawn and wish):
        do = "draw"
    return _is_it_allowed(
        table(rules, meld + spare, pile=naturals(rng, 1), stage="play" if drawn else "draw"),
        do,
    )


def single_card(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """A pile of one card, or of more, taken: may this card go (4.5)?"""
    hand, pile = naturals(rng, 4 + level), naturals(rng, 1)
    discard = pile[0]
    if level > 1 and rng.random() < 0.5:
        hand.append(pile[0])
    if wish:
        if rng.random() < 0.5:
            pile += naturals(rng, level)
            discard = rng.choice(pile)
        else:
            discard = rng.choice(hand)
    return _is_it_allowed(table(rules, hand, pile=pile, stage="draw"), "take", f"discard {discard}")


def may_go(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Every card that may be discarded after a single card was taken (4.5)."""
    hand = naturals(rng, 2 + level)
    barred = rng.choice(hand)
    if level > 1:
        hand.append(barred)
    position = table(rules, hand, stage="play", barred=barred)
    return {"kind": "pick", "position": position, "all": "discard", "ask": "may-go"}


def keep_two(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Melding down to one card or to two (4.6, G4.5)."""
    spare = naturals(rng, 2 if wish else 1)
    if level > 1 and rng.random() < 0.5:
        before = a_run(rng, 4)
        if rank_of(before[-1]) == 1:
            return keep_two(rng, rules, level, wish)
        last = card(before[0][-1], rank_of(before[-1]) + 1)
        return _is_it_allowed(
            table(rules, [last, *spare], before, stage="play"), f"extend 1 {' '.join([*before, last])}"
        )
    meld = a_meld(rng, level)
    return _is_it_allowed(table(rules, meld + spare, no_biriba(rng), stage="play"), lay(meld))


def own_melds(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """A card that fits, added to one's own meld or to another side's (3.9, G3.5)."""
    ours, theirs = a_run(rng, 3 + level - 1, lowest=4), a_run(rng, 3 + level - 1, lowest=4)
    to = ours if wish else theirs
    added = card(to[0][-1], rank_of(to[0]) - 1)
    where = "1" if wish else "1@1"
    position = table(rules, [added, *naturals(rng, 3 + level)], ours, theirs=(theirs,), stage="play")
    return _is_it_allowed(position, f"add {where} {added}")


def move_it(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    """A natural card takes its place: the substitute goes to an end, into the hand, or may not move at all."""
    size, suit = rng.randint(4, 4 + level), rng.choice(SUITS)
    low = rng.randint(4, ACE_HIGH - size)
    whole = run(suit, low, size)
    at = rng.randrange(1, size - 1)
    sub = a_substitute(rng, rules, suit)
    before = [*whole[:at], sub, *whole[at + 1 :]]
    hand = [whole[at], *naturals(rng, 3 + level)]
    if rules.substitutes_move:
        after = [*whole, sub] if rng.random() < 0.5 else [sub, *whole]
        after = after if wish else whole
    elif wish:
        hand[0] = card(suit, low - 1)
        after = [hand[0], *before]
    else:
        after = [*whole, sub]
    return _is_it_allowed(table(rules, hand, before, stage="play"), f"extend 1 {' '.join(after)}")


def useful_top(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """May the pile be taken (G4.2)? Its top card extends a meld alone or joins two naturals."""
    top = naturals(rng, 1)[0]
    rank, hand, ours, theirs = rank_of(top), naturals(rng, 3 + level), [], []
    pair = [card(suit, rank) for suit in rng.sample(SUITS, 2)]
    if wish:
        if rng.random() < 0.5:
            hand += pair
        elif 2 < rank < 11:
            ours = run(top[-1], rank + 1, 3)
        else:
            ours = a_set(rng, 3, rank)
    elif level == 1:
        pass
    elif rng.random() < 0.5:
        hand += [pair[0], a_substitute(rng, rules)]
    else:
        theirs = a_set(rng, 3, rank)
    rng.shuffle(hand)
    melds = [ours] if ours else []
    position = table(
        rules, hand, *melds, theirs=(theirs,) if theirs else (), pile=[*naturals(rng, level), top], stage="draw"
    )
    return _is_it_allowed(position, "take")


def empty_stock(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Drawing and passing, with a stock and without (7.3, G6.3)."""
    empty = rng.random() < 0.5
    do = "pass" if empty == wish else "draw"
    position = table(rules, naturals(rng, 4 + level), pile=naturals(rng, level), stage="draw")
    return _is_it_allowed({**position, "stock": 0 if empty else rng.randint(1, 9)}, do)


# -- the reserve and the end ---------------------------------------------------------------


def may_empty(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    """The whole hand melded, with a biriba or without (5.1, 4.7)."""
    if level > 1 and rng.random() < 0.5:
        size = rules.biriba_size - (1 if wish else 2)
        before = a_run(rng, size, lowest=4)
        added = card(before[0][-1], rank_of(before[0]) - 1)
        position = table(rules, [added], before, stage="play")
        return _is_it_allowed(position, f"extend 1 {' '.join([added, *before])}")
    meld = a_meld(rng, level)
    position = table(rules, meld, a_biriba(rng, rules) if wish else no_biriba(rng), stage="play")
    return _is_it_allowed(position, lay(meld))


def last_card_goes(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """The last card discarded: the reserve to take, a deal to close, or neither (5.3, 4.6)."""
    melds = [a_biriba(rng, rules) if wish else no_biriba(rng)]
    if level > 1:
        melds.append(a_set(rng, 3))
    last = naturals(rng, 1) if level < 3 else [rng.choice([str(JOKER), *naturals(rng, 1)])]
    reserve = "in_play" if wish and rng.random() < 0.5 else "untaken"
    return _is_it_allowed(table(rules, last, *melds, reserve=reserve, stage="play"), f"discard {last[0]}")


def close_by_discard(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """After the reserve: the last card discarded, or melded (7.1)."""
    biriba = a_biriba(rng, rules)
    if wish:
        last = naturals(rng, 1) if level < 3 else [a_substitute(rng, rules)]
        return _is_it_allowed(table(rules, last, biriba, reserve="in_play", stage="play"), f"discard {last[0]}")
    meld = a_meld(rng, level)
    return _is_it_allowed(table(rules, meld, biriba, reserve="in_play", stage="play"), lay(meld))


def close_with_a_set(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """A biriba and the biribaki are there: a set too (G6.1)?"""
    biriba = a_biriba(rng, rules)
    if level > 1 and rng.random() < 0.5:
        meld = a_set(rng, 3) if wish else a_run(rng, 3)
        return _is_it_allowed(table(rules, meld, biriba, reserve="in_play", stage="play"), lay(meld))
    second = a_set(rng, 3) if wish else a_run(rng, 2 + min(level, 2))
    last = naturals(rng, 1)
    return _is_it_allowed(table(rules, last, biriba, second, reserve="in_play", stage="play"), f"discard {last[0]}")


def close_with_two(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Strict closing (G9.5): one biriba on the table, or two."""
    melds = [a_biriba(rng, rules), a_set(rng, 3), a_biriba(rng, rules) if wish else no_biriba(rng)]
    last = naturals(rng, 1)
    return _is_it_allowed(table(rules, last, *melds, reserve="in_play", stage="play"), f"discard {last[0]}")


# -- how many cards? -----------------------------------------------------------------------


def _how_many(position: dict[str, Any], *do: str) -> Draft:
    return {"kind": "count", "of": "hand", "seat": 0, "position": position, "do": list(do), "ask": "hand"}


def whole_pile(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """The pile is taken whole (4.2)."""
    hand, pile = naturals(rng, rng.randint(3, 6 + level)), naturals(rng, rng.randint(2, 3 + 2 * level))
    after = [f"discard {rng.choice(hand)}"] if level > 1 else []
    return _how_many(table(rules, hand, pile=pile, stage="draw"), "take", *after)


def reserve_comes(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """An emptied hand takes eleven cards; a biriba alone brings none (5.2, 5.3, 5.6)."""
    meld, biriba = a_meld(rng, level), a_biriba(rng, rules)
    if not wish:
        kept = naturals(rng, rng.randint(2, 3 + level))
        if level > 1 and rng.random() < 0.5:
            before, last = biriba[1 : rules.biriba_size], biriba[0]
            return _how_many(table(rules, [last, *kept], before, stage="play"), f"extend 1 {' '.join([last, *before])}")
        return _how_many(table(rules, meld + kept, biriba, stage="play"), lay(meld))
    if level > 1 and rng.random() < 0.5:
        (left,) = naturals(rng, 1)
        return _how_many(table(rules, [*meld, left], biriba, stage="play"), lay(meld), f"discard {left}")
    return _how_many(table(rules, meld, biriba, stage="play"), lay(meld))


def reserve_at_the_end(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """The first biriba brings the biribaki at the end of the turn (G5.2)."""
    size = rules.biriba_size - (1 if wish else 2)
    before = a_run(rng, size, lowest=4)
    added = card(before[0][-1], rank_of(before[0]) - 1)
    kept = naturals(rng, rng.randint(2, 3 + level))
    position = table(rules, [added, *kept], before, stage="play")
    return _how_many(position, f"extend 1 {' '.join([added, *before])}", f"discard {kept[0]}")


# -- the count -----------------------------------------------------------------------------


def _melds_at(rng: Random, rules: Profile, level: int, *, taken: bool, closes: bool) -> list[list[str]]:
    """What a side has on the table: a biriba where it has its reserve (5.1, G5.2), and what closing asks for (G6.1)."""
    sets = [a_set(rng, 3)] if level > 1 or (closes and rules.close_needs_run_and_set) else []
    biribas = rules.biribas_to_close if closes else int(taken or level > 1 or rng.random() < 0.5)
    long = [a_biriba(rng, rules) for _ in range(biribas)] or [no_biriba(rng)]
    if rng.random() < 0.4:
        long[0] = put_in(rng, rules, long[0])
    return [*sets, *long, *([a_run(rng, 4)] if level == 3 else [])]


def _over(
    rng: Random, rules: Profile, level: int, hand: list[str], reserve: str | dict[str, int], closed_by: int | None
) -> Draft:
    """The count of South's side in a deal that is over; its partner's cards count too, where it has one."""
    how = {"ended": "limit"} if closed_by is None else {"closed_by": closed_by}
    ours = _melds_at(rng, rules, level, taken=reserve != "untaken", closes=closed_by == 0)
    position = table(rules, hand, *ours, reserve=reserve, stage="over", **how)
    sides = len(position["reserves"])
    if closed_by == 1:
        position["reserves"][1] = "in_play"
        position["melds"][1] = [" ".join(meld) for meld in _melds_at(rng, rules, 1, taken=True, closes=True)]
    for seat in range(1, len(position["hands"])):
        held = naturals(rng, level) if seat % sides == 0 else naturals(rng, 2)
        position["hands"][seat] = "" if seat == closed_by else " ".join(held)
    return {"kind": "value", "of": "side", "side": 0, "position": position, "ask": "side"}


def cards_and_hand(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Melded cards and bonuses, less what is left in the hand (6.2, G7.4)."""
    return _over(rng, rules, level, naturals(rng, 1 + level), "in_play", None)


def who_closes(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """With the closing bonus, or without it: the other side has closed (6.4, G7.3)."""
    if wish:
        return _over(rng, rules, level, [], "in_play", 0)
    return _over(rng, rules, level, naturals(rng, 1 + level), "in_play", 1)


def never_taken(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """A reserve that was never taken (6.5), or was."""
    return _over(rng, rules, level, naturals(rng, 1 + level), "untaken" if wish else "in_play", 1)


def not_in_play(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """A reserve that still waits (6.6): its eleven cards are not looked at."""
    reserve: str | dict[str, int] = {"waiting": 0} if wish else "in_play"
    return _over(rng, rules, level, naturals(rng, rules.packet_size), reserve, 1)


# -- around the table, and the match -------------------------------------------------------


def _seat(rng: Random, rules: Profile, of: str) -> Draft:
    return {"kind": "seat", "dealer": rng.randrange(max(rules.players)), "of": of, "ask": of}


def starts(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    return _seat(rng, rules, "starts")


def cuts(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    return _seat(rng, rules, "cuts")


def deals_next(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    return _seat(rng, rules, "deals-next")


def match_over(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    """Has someone won? Totals on, just below and above the target, and equal ones."""
    sides, step = rules.sides(max(rules.players)), 5
    totals = [rules.target - step * rng.randint(20, 200) for _ in range(sides)]
    order = rng.sample(range(sides), sides)
    if wish:
        totals[order[0]] = rules.target + step * rng.randint(0 if rules.target_is_enough else 1, 40)
        if level > 1 and rng.random() < 0.5:
            totals[order[1]] = totals[order[0]] - step * rng.randint(1, 3)
    else:
        nearly = rules.target - (step if rules.target_is_enough else 0)
        totals[order[0]] = nearly if level < 3 or rng.random() < 0.5 else rules.target + step * rng.randint(1, 40)
        if totals[order[0]] > rules.target or (level == 2 and rng.random() < 0.5):
            totals[order[1]] = totals[order[0]]
    first = [step * rng.randint(total // 4 // step, total * 3 // 4 // step) for total in totals]
    rest = [total - part for total, part in zip(totals, first, strict=True)]
    return {"kind": "match", "deals": [first, rest], "ask": "match"}
