"""Counting a deal of the pad by the engine, and refusing what no deal can give."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import gcd

from biriba_core import (
    CARDS,
    DECK,
    UNKNOWN,
    Biriba,
    Codes,
    InputError,
    Line,
    Match,
    Meld,
    MeldKind,
    Profile,
    ScoreItem,
    ScoreSheet,
    SideScore,
    card_at,
    judge_meld,
    parse_cards,
)
from biriba_core.cards import ACE_HIGH, SUITS, copies
from biriba_core.errors import IllegalMeld
from biriba_core.kinds import RUN, SET
from biriba_core.melds import read_meld
from biriba_widgets.score.evening import Entry, Evening, Side
from biriba_widgets.score.refused import Refused

_KIND = re.compile(r"(run|set|aces) (\d{1,2}) (clean|dirty)")
_ACE = 1


def kinds(rules: Profile) -> tuple[str, ...]:
    """The kinds of meld that earn a bonus, and so have to be told (6.3, G7.1, G7.2)."""
    every = ("aces" if bonus.rank == _ACE else str(bonus.kind) for bonus in rules.bonuses)
    return tuple(dict.fromkeys(every))


@cache
def cheapest(kind: str, size: int, biriba: str, rules: Profile) -> Meld | None:
    """Of all melds of this kind, size and purity the one whose cards count least; None where there is none.

    >>> from biriba_core import PARTNERSHIP
    >>> str(cheapest("run", 7, "clean", PARTNERSHIP)), cheapest("set", 10, "dirty", PARTNERSHIP)
    ('2S 3S 4S 5S 6S 7S 8S', None)
    """
    dirty, wanted = biriba == Biriba.DIRTY, RUN if kind == "run" else SET
    melds = (read_meld(codes, rules) for codes in _candidates(kind, size, dirty, rules) if len(codes) == size)
    fitting = (meld for meld in melds if meld and meld.kind == wanted and (meld.substitutes > 0) == dirty)
    return min(fitting, key=lambda meld: meld.value, default=None)


def _candidates(kind: str, size: int, dirty: bool, rules: Profile) -> Iterator[Codes]:
    wild = sorted(rules.substitutes, key=rules.value)
    if kind == "run":
        for low in range(1, ACE_HIGH + 2 - size):
            run = [card_at("S", (rank - 1) % 13 + 1) for rank in range(low, low + size)]
            if not dirty:
                yield bytes(run)
            for place in range(size) if dirty else ():
                other = next(code for code in wild if code != run[place] and CARDS[code].suit != "S")
                yield bytes([*run[:place], other, *run[place + 1 :]])
        return
    for rank in (_ACE,) if kind == "aces" else range(1, ACE_HIGH):
        for natural in range(size) if dirty else (size,):
            alike = [card_at(suit, rank) for suit in SUITS for _ in range(2)]
            yield bytes([*alike[:natural], *[code for code in wild for _ in range(2)][: size - natural]])


@cache
def sizes(kind: str, rules: Profile) -> tuple[int, ...]:
    """With how many cards a meld of this kind earns a bonus."""
    every = range(rules.biriba_size, rules.run_size + 1)
    melds = ((size, cheapest(kind, size, biriba, rules)) for size in every for biriba in Biriba)
    return tuple(dict.fromkeys(size for size, meld in melds if meld and meld.bonus))


def meld_of(text: str, rules: Profile) -> tuple[Meld, bool]:
    """The meld that was entered, and whether its cards are known; else it is the cheapest of its kind.

    `Refused` for what is no meld, `InputError` for what are no cards.
    """
    told = _KIND.fullmatch(text)
    if told:
        found = cheapest(told[1], int(told[2]), told[3], rules)
        if found is None:
            raise Refused("pad.no-such-meld")
        return found, False
    codes = parse_cards(text)
    try:
        return judge_meld(codes, rules), True
    except IllegalMeld as no:
        raise Refused("pad.no-meld", no.rulings[0].fault, cards=text, n=len(codes)) from None


@cache
def step(rules: Profile) -> int:
    """What every score is a multiple of: cards, bonuses, closing and deductions all are."""
    bonuses = [points for bonus in rules.bonuses for points in (bonus.clean, bonus.dirty)]
    return gcd(*rules.values.values(), *bonuses, rules.closing, rules.reserve_untaken, rules.reserve_waiting)


@cache
def limits(rules: Profile, sides: int = 1) -> tuple[int, int]:
    """No side's score is below the first number or above the second: all cards in hand, or all in the best melds.

    `sides`: the same of several sides' scores together.
    """
    cards = rules.count(DECK)
    best = [0] * (len(DECK) + 1)
    for held in range(1, len(best)):
        fitting = [best[held - one.smallest] + one.clean for one in rules.bonuses if one.smallest <= held]
        best[held] = max([best[held - 1], *fitting])
    return -cards - sides * max(rules.reserve_untaken, rules.reserve_waiting), cards + best[-1] + rules.closing


def count(entry: Entry, evening: Evening) -> ScoreSheet | None:
    """The lines of a deal that was entered item by item, None where only its points are known.

    Raises `Refused` for what no deal can give, `InputError` for what are no cards.
    """
    if len(entry.closed) > 1:
        raise Refused("pad.two-closers", "closed")
    if entry.points:
        for points in entry.points:
            _check_points(points, evening.rules)
        together = sum(entry.points)
        low, high = limits(evening.rules, evening.sides)
        if not low <= together <= high:
            raise Refused("pad.beyond-together", "value", n=together, low=low, high=high)
        return None
    _check_deck(entry, evening.rules)
    closer = entry.closed[0] % evening.sides if entry.closed else None
    counted = []
    for side, one in enumerate(entry.sides):
        try:
            counted.append(_side_score(one, evening, side, closed=side == closer))
        except Refused as no:
            no.side = side
            raise
    return ScoreSheet(tuple(counted))


def points_of(entry: Entry, evening: Evening) -> tuple[int, ...]:
    """What each side scored. Raises `Refused` or `InputError` for what no deal can give."""
    sheet = count(entry, evening)
    return entry.points if sheet is None else sheet.totals


def added_up(evening: Evening) -> tuple[Match, list[tuple[int, ...]]]:
    """The match after its deals, and each deal's points; deals after its end are not counted (7.6, G8.1)."""
    match, every = evening.begun(), []
    for entry in evening.deals:
        points = points_of(entry, evening)
        every.append(points)
        if not match.over:
            match = match.add(points)
    return match, every


def _check_points(points: int, rules: Profile) -> None:
    low, high = limits(rules)
    if points % step(rules):
        raise Refused("pad.not-in-steps", "value", n=points, step=step(rules))
    if not low <= points <= high:
        raise Refused("pad.beyond", "value", n=points, low=low, high=high)


def _hand(side: Side, rules: Profile) -> tuple[int, Codes]:
    """What stayed in hand: its points, and the cards where they are known."""
    typed = side.hand.strip()
    if re.fullmatch(r"\d{0,4}", typed):
        points = int(typed or 0)
        if points % step(rules):
            raise Refused("pad.not-in-steps", "value", n=points, step=step(rules))
        return points, b""
    try:
        codes = parse_cards(typed)
    except InputError:
        raise Refused("pad.no-cards", text=typed) from None
    if UNKNOWN in codes:
        raise Refused("pad.no-cards", text=typed)
    return rules.count(codes), codes


def _check_deck(entry: Entry, rules: Profile) -> None:
    """All sides together hold no more than the deck, neither in cards nor in points (1.2, G1.2)."""
    held: Counter[int] = Counter()
    total = cards = 0
    for side in entry.sides:
        melds = [meld_of(text, rules) for text in side.melds]
        points, codes = _hand(side, rules)
        known = b"".join(meld.codes for meld, sure in melds if sure) + codes
        held.update(known)
        for code in known:
            if held[code] > copies(code):
                raise Refused("pad.too-many-copies", "deck", cards=str(CARDS[code]), n=held[code], most=copies(code))
        least = sum(meld.value for meld, _ in melds)
        total += (least if side.cards is None else max(least, side.cards)) + points
        cards += sum(len(meld) for meld, _ in melds) + len(codes)
    if total > rules.count(DECK):
        raise Refused("pad.more-than-deck", "deck", n=total, most=rules.count(DECK))
    if cards > len(DECK):
        raise Refused("pad.too-many-cards", "deck", n=cards, most=len(DECK))


def _side_score(side: Side, evening: Evening, number: int, *, closed: bool) -> SideScore:
    rules = evening.rules
    melds = [meld_of(text, rules) for text in side.melds]
    points, codes = _hand(side, rules)
    _check_side(side, [meld for meld, _ in melds], evening, number, closed=closed, hand=points)
    lines = []
    if side.cards is None:
        if not all(sure for _, sure in melds):
            raise Refused("pad.need-points", "score-cards")
        lines += [Line(ScoreItem.CARDS, rules.number("score-cards"), meld.value, meld.codes, meld) for meld, _ in melds]
    else:
        lines.append(Line(ScoreItem.CARDS, rules.number("score-cards"), side.cards))
    for meld, sure in melds:
        if meld.bonus_rule is not None:
            lines.append(Line(ScoreItem.BONUS, meld.bonus_rule, meld.bonus, meld.codes if sure else b"", meld))
    if closed:
        lines.append(Line(ScoreItem.CLOSING, rules.number("score-closing"), rules.closing))
    if points:
        lines.append(Line(ScoreItem.HAND, rules.number("score-hand"), -points, codes))
    if side.reserve == "untaken":
        lines.append(Line(ScoreItem.UNTAKEN, rules.number("score-untaken"), -rules.reserve_untaken))
    if side.reserve == "waiting":
        lines.append(Line(ScoreItem.WAITING, rules.number("score-waiting"), -rules.reserve_waiting))
    return SideScore(tuple(lines))


def _check_side(side: Side, melds: list[Meld], evening: Evening, number: int, *, closed: bool, hand: int) -> None:
    """What stands on one side of the table has to go together."""
    rules = evening.rules
    if side.cards is not None:
        _check_points(side.cards, rules)
        least = sum(meld.value for meld in melds)
        smallest = min(meld.value for kind in MeldKind if (meld := cheapest(kind, rules.meld_size, "clean", rules)))
        if side.cards < least:
            raise Refused("pad.too-few-points", "score-cards", n=side.cards, least=least)
        if not melds and 0 < side.cards < smallest:
            raise Refused("pad.no-meld-so-small", "meld-size", n=side.cards, least=smallest)
    biribas = sum(meld.biriba is not None for meld in melds)
    if side.reserve != "untaken" and not biribas:
        raise Refused("pad.reserve-without-biriba", "reserve-opens")
    if side.reserve == "waiting" and not rules.reserve_on_empty_hand:
        raise Refused("pad.no-waiting", "reserve-later")
    if closed:
        _check_closer(side, melds, evening, number, hand)
    # Whoever has not closed and has no biribaki waiting keeps a card at least.
    holders = len(evening.seats(number)) - closed - (side.reserve == "waiting")
    least = max(holders, 0) * min(rules.values.values())
    if hand < least:
        raise Refused("pad.hand-empty", "score-hand", n=holders, least=least)


def _check_closer(side: Side, melds: list[Meld], evening: Evening, number: int, hand: int) -> None:
    rules = evening.rules
    biribas = sum(meld.biriba is not None for meld in melds)
    if biribas < rules.biribas_to_close:
        raise Refused("pad.closed-without-biriba", "closing-needs", n=rules.biribas_to_close)
    if side.reserve == "untaken":
        raise Refused("pad.closed-without-reserve", "closing-needs")
    if rules.close_needs_run_and_set and side.cards is None and {meld.kind for meld in melds} != {RUN, SET}:
        raise Refused("pad.closed-without-set", "closing-needs")
    if len(evening.seats(number)) == 1 and (hand or side.reserve == "waiting"):
        raise Refused("pad.closer-holds-cards", "closed")
    if side.reserve == "waiting" and hand and len(evening.seats(number)) == 2:  # closer and partner
        raise Refused("pad.waiting-and-hand", "score-waiting")
