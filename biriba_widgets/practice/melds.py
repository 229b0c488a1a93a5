"""Questions about cards and melds, made at random; the engine checks each (`items.py`).

A maker gets a random generator, the rules, a level from 1 to 3 and whether the answer should be yes. It
returns the cards of a question, or None when the random cards give nothing to ask.
"""

from __future__ import annotations

from random import Random
from typing import Any

from biriba_core.cards import ACE_HIGH, CARDS, JOKER, SUITS, TWO, card_at
from biriba_core.profiles import Profile
from biriba_widgets.html.cards import RANKS

Draft = dict[str, Any]

#: How many cards a meld has at each level.
SIZES = {1: (3, 4), 2: (4, 6), 3: (5, 9)}
CANDIDATES = 4


# -- cards ---------------------------------------------------------------------------------


def card(suit: str, rank: int) -> str:
    return str(CARDS[card_at(suit, rank)])


def rank_of(one: str) -> int:
    return RANKS.index(one[:-1]) + 1


def run(suit: str, low: int, size: int) -> list[str]:
    return [card(suit, low + place) for place in range(size)]


def a_run(rng: Random, size: int, *, lowest: int = 3) -> list[str]:
    """A run of natural cards; from the three on, unless asked otherwise, so that no two is in it."""
    return run(rng.choice(SUITS), rng.randint(lowest, ACE_HIGH + 1 - size), size)


def a_set(rng: Random, size: int, rank: int | None = None) -> list[str]:
    """A set of natural cards of one rank, of different suits while there are enough."""
    rank = rank or rng.choice([1, *range(3, 14)])
    suits = [*rng.sample(SUITS, 4), *rng.sample(SUITS, 4)]
    return [card(suit, rank) for suit in suits[:size]]


def a_substitute(rng: Random, rules: Profile, avoid: str = "") -> str:
    """A joker, or a two of a suit that is not to be avoided, where twos may stand in."""
    twos = [card(suit, TWO) for suit in SUITS if suit != avoid and card_at(suit, TWO) in rules.substitutes]
    return rng.choice([str(JOKER), str(JOKER), *twos])


def put_in(rng: Random, rules: Profile, meld: list[str], count: int = 1) -> list[str]:
    """The meld with some of its cards replaced by substitutes."""
    meld, suit = list(meld), meld[0][-1]
    for place in rng.sample(range(len(meld)), count):
        meld[place] = a_substitute(rng, rules, suit)
    return meld


def natural(rng: Random) -> str:
    """Any card that can only be itself."""
    return card(rng.choice(SUITS), rng.choice([1, *range(3, 14)]))


def naturals(rng: Random, count: int) -> list[str]:
    """Different cards of different ranks that can only be themselves."""
    return [card(rng.choice(SUITS), rank) for rank in rng.sample([1, *range(3, 14)], count)]


def another_suit(rng: Random, suit: str) -> str:
    return rng.choice([other for other in SUITS if other != suit])


def size_at(rng: Random, level: int) -> int:
    return rng.randint(*SIZES[level])


def _is_it_a_meld(cards: list[str]) -> Draft:
    return {"kind": "legal", "meld": " ".join(cards), "ask": "lay"}


# -- may it be laid down? ------------------------------------------------------------------


def three_cards(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    size = 3 if wish else 2
    meld = a_set(rng, size) if rng.random() < 0.5 else a_run(rng, size)
    return _is_it_a_meld(put_in(rng, rules, meld) if level > 1 and rng.random() < 0.5 else meld)


def one_rank(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    meld = a_set(rng, size_at(rng, level))
    if not wish:
        others = [rank for rank in range(3, 14) if rank != rank_of(meld[0])]
        meld[rng.randrange(len(meld))] = card(rng.choice(SUITS), rng.choice(others))
    elif level > 1 and rng.random() < 0.5:
        meld = put_in(rng, rules, meld)
    return _is_it_a_meld(meld)


def one_suit_in_order(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    meld = a_run(rng, size_at(rng, level) + 1)
    gap = rng.randrange(1, len(meld) - 1)
    if wish:
        meld = meld[:-1]
        if level > 1 and rng.random() < 0.6:
            meld = put_in(rng, rules, meld)
    elif rng.random() < 0.5 or len(meld) < 5:
        del meld[gap]
    else:
        del meld[-1]
        meld[gap] = card(another_suit(rng, meld[0][-1]), rank_of(meld[gap]))
    return _is_it_a_meld(meld)


def the_ace(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    size, suit = size_at(rng, level), rng.choice(SUITS)
    low = rng.choice([1, ACE_HIGH + 1 - size]) if wish else rng.randint(ACE_HIGH + 2 - size, 13)
    meld = run(suit, low, size)
    if level == 3 and rng.random() < 0.5:
        at = rng.choice([place for place, one in enumerate(meld) if not one.startswith(("A", "2"))])
        meld[at] = a_substitute(rng, rules, suit)
    return _is_it_a_meld(meld)


def few_substitutes(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    """One in a meld, or one for so many naturals: as many as may be, or one too many."""
    if rules.most_substitutes is not None:
        count = rules.most_substitutes + (0 if wish else 1)
        size = size_at(rng, level) + (1 if level == 1 else 0)
    else:
        count = level
        size = count + rules.naturals_for_each * count - (0 if wish else 1)
        if wish:
            size += rng.randrange(level)
    meld = a_set(rng, min(size, 8)) if rng.random() < 0.4 else a_run(rng, size, lowest=3 if level < 3 else 1)
    return _is_it_a_meld(put_in(rng, rules, meld, count)) if count < len(meld) else None


def the_two_at_home(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """A run with a two at rank 2, of its own suit or of another, and often a substitute in it too."""
    suit, low = rng.choice(SUITS), rng.choice([1, 2])
    meld = run(suit, low, max(4, size_at(rng, level)))
    home = TWO - low
    if not wish:
        meld[home] = card(another_suit(rng, suit), TWO)
    if level > 1 or not wish or rng.random() < 0.5:
        at = rng.choice([place for place in range(len(meld)) if place != home])
        meld[at] = a_substitute(rng, rules, suit if level < 3 else "")
    return _is_it_a_meld(meld)


def only_substitutes(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Twos or jokers alone, or a set with a two in it."""
    if wish:
        meld = put_in(rng, rules, a_set(rng, size_at(rng, level)))
    else:
        meld = [card(suit, TWO) for suit in rng.sample(SUITS, 3)]
        if level > 1:
            meld[rng.randrange(3)] = str(JOKER)
        if level > 2 and rng.random() < 0.5:
            meld.append(str(JOKER))
    return _is_it_a_meld(meld)


def only_jokers_stand_in(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Twos that may not stand in (G9.1): a two in another card's place, or a joker there."""
    size = max(3, size_at(rng, level))
    meld = a_run(rng, size) if rng.random() < 0.5 else a_set(rng, min(size, 8))
    two = card(another_suit(rng, meld[0][-1]), TWO)
    meld[rng.randrange(len(meld))] = str(JOKER) if wish else two
    return _is_it_a_meld(meld)


# -- what is it? ---------------------------------------------------------------------------


def clean_or_dirty(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    what = rng.choice(("none", "clean", "dirty"))
    small = what == "none" and (rules.sets_are_biribas or rng.random() < 0.6)
    size = rng.randint(5, 6) if small else rng.randint(7, 7 + level)
    as_set = rng.random() < 0.3 if rules.sets_are_biribas else what == "none" and not small
    meld = a_set(rng, min(size, 8)) if as_set else a_run(rng, size, lowest=rng.choice([1, 2]) if level > 1 else 3)
    dirty = what == "dirty" or (what == "none" and rng.random() < 0.5)
    return {
        "kind": "biriba",
        "meld": " ".join(put_in(rng, rules, meld) if dirty else meld),
        "ask": "biriba",
    }


def stands_in(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Which card stands in for another? A two at rank 2 of its own suit does not, a two of another suit does."""
    suit, low = rng.choice(SUITS), rng.choice([1, 2])
    meld = run(suit, low, max(4, size_at(rng, level)))
    if wish:
        at = rng.choice([place for place in range(len(meld)) if place != TWO - low])
        meld[at] = a_substitute(rng, rules, suit if level < 3 else "")
    return {"kind": "dirty", "meld": " ".join(meld), "ask": "stands-in"}


# -- which card? ---------------------------------------------------------------------------


def _one_of(rng: Random, meld: list[str], right: str, wrong: list[str], makes: str) -> Draft | None:
    others = [one for one in dict.fromkeys(wrong) if one != right]
    if len(others) < CANDIDATES - 1:
        return None
    offered = [right, *rng.sample(others, CANDIDATES - 1)]
    rng.shuffle(offered)
    return {"kind": "which", "meld": " ".join(meld), "cards": " ".join(offered), "makes": makes, "ask": makes}


def fits_a_set(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    meld = a_set(rng, rng.randint(3, 3 + level))
    rank = rank_of(meld[0])
    near = [card(rng.choice(SUITS), other) for other in (rank - 1, rank + 1, rank + 2) if 2 < other < 14]
    return _one_of(rng, meld, card(rng.choice(SUITS), rank), near + naturals(rng, 3), "longer")


def fits_a_run(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    size, suit = rng.randint(3, 3 + level), rng.choice(SUITS)
    low = rng.randint(4, ACE_HIGH - size)
    right = rng.choice((low - 1, low + size))
    other = another_suit(rng, suit)
    wrong = [card(other, right), card(suit, low + size + 1), card(suit, low), card(other, low + 1)]
    if low + size + 1 > ACE_HIGH:
        wrong[1] = card(suit, low + 1)
    return _one_of(rng, run(suit, low, size), card(suit, right), wrong if level > 1 else naturals(rng, 6), "longer")


def makes_a_biriba(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    size, suit = rules.biriba_size - 1, rng.choice(SUITS)
    low = rng.randint(4, ACE_HIGH - size)
    meld = run(suit, low, size)
    end, sub = card(suit, rng.choice((low - 1, low + size))), a_substitute(rng, rules)
    other = another_suit(rng, suit)
    wrong = [card(other, low), card(suit, low + 1), card(other, low + 2), natural(rng)]
    if wish:
        return _one_of(rng, meld, end, [*(wrong if level < 2 else wrong[:2]), sub], "clean")
    if level == 3 and rules.substitutes_move:
        # A meld that has its substitute already takes no second one.
        return _one_of(rng, put_in(rng, rules, meld), end, [*wrong, sub], "dirty")
    return _one_of(rng, meld, sub, [*(wrong if level < 2 else wrong[:2]), end], "dirty")


def moves_it(rng: Random, rules: Profile, level: int, wish: bool) -> Draft | None:
    size, suit = rng.randint(4, 4 + level), rng.choice(SUITS)
    low = rng.randint(4, ACE_HIGH - size)
    meld = run(suit, low, size)
    at = rng.randrange(1, size - 1)
    right, meld[at] = meld[at], a_substitute(rng, rules, suit)
    other = another_suit(rng, suit)
    ends = [card(suit, low - 1), card(suit, low + size)]
    wrong = [*ends, card(other, low + at), card(suit, low), a_substitute(rng, rules)]
    return _one_of(rng, meld, right, wrong if level > 1 else [*naturals(rng, 3), ends[0]], "moved")


# -- which cards, and how much? ------------------------------------------------------------


def may_stand_in(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    wanted = [str(CARDS[rng.choice(rules.substitutes_in_order)]) for _ in range(rng.randint(1, level + 1))]
    traps = [card(rng.choice(SUITS), rank) for rank in ((1, 3) if level > 1 else ())]
    traps += [card(rng.choice(SUITS), TWO)] if card_at("S", TWO) not in rules.substitutes else []
    held = wanted + traps + naturals(rng, 2 + level)
    rng.shuffle(held)
    return {"kind": "pick", "cards": " ".join(held), "all": "substitutes", "ask": "substitutes"}


def worth(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    held = naturals(rng, 1 + level)
    held += [rng.choice([str(JOKER), card(rng.choice(SUITS), TWO), card(rng.choice(SUITS), 1)]) for _ in range(level)]
    rng.shuffle(held)
    return {"kind": "value", "of": "cards", "cards": " ".join(held), "ask": "worth-cards"}


def bonus(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """The bonus of a run (of a set too, where sets are biribas); at the highest level with its cards."""
    size = rng.choice({1: [6, 7, 7, 8], 2: [6, 7, 8, 9, 10], 3: [6, 7, 9, 11, 12, 13]}[level])
    if rules.sets_are_biribas and size < 9 and rng.random() < 0.4:
        meld = a_set(rng, size)
    else:
        meld = a_run(rng, size, lowest=1 if size > 11 or level > 1 else 3)
    if rng.random() < 0.5:
        meld = put_in(rng, rules, meld)
    return _bonus(meld, level)


def bonus_of_a_set(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """Aces, or other cards of one rank (G7.2)."""
    meld = a_set(rng, rng.choice([7, 8] if level == 1 else [6, 7, 8]), 1 if rng.random() < 0.6 else None)
    return _bonus(put_in(rng, rules, meld, 2 if level == 3 else 1) if rng.random() < 0.5 else meld, level)


def bonus_of_a_long_run(rng: Random, rules: Profile, level: int, wish: bool) -> Draft:
    """On either side of the size that a super biriba needs (G9.2)."""
    meld = a_run(rng, rng.choice([10, 11, 12, 13]), lowest=1)
    return _bonus(put_in(rng, rules, meld) if rng.random() < 0.5 else meld, level)


def _bonus(meld: list[str], level: int) -> Draft:
    of = "meld" if level == 3 else "bonus"
    return {"kind": "value", "of": of, "meld": " ".join(meld), "ask": f"worth-{of}"}
