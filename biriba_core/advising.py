"""What a player who was refused something may do instead: actions that the engine has checked at that table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from biriba_core.actions import Action, Add, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.arranging import arrangements
from biriba_core.cards import CARDS, UNKNOWN, Codes, lacking, without
from biriba_core.deal import Deal
from biriba_core.extending import extensions
from biriba_core.kinds import DRAW, OVER
from biriba_core.messages.advice import ADVICE
from biriba_core.messages.nouns import listing
from biriba_core.play import legal_actions

__all__ = ["advice", "advice_sentence"]

#: How many of the cards that somebody wanted to meld are left out at most, and from how many on only one is.
_LEFT_OUT, _MANY = 2, 8


def advice(deal: Deal, action: Action, most: int = 2) -> tuple[Action, ...]:
    """Up to `most` legal actions that come near to one that was refused, of different kinds, the nearest first.

    Empty only when nothing is legal, since the deal is over.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS QD", 9, 9, 9]})
    >>> [str(better) for better in advice(deal, LayDown(deal.hands[0]))]
    ['meld 9S 9D 9C', 'discard KS']
    """
    if deal.stage == OVER:
        return ()
    legal = legal_actions(deal)
    found: list[Action] = []
    tried: set[Action] = {action}
    for other in _near(deal, action):
        if other in tried or any(type(other) is type(one) for one in found):
            continue
        tried.add(other)
        if other in legal:
            found.append(other)
            if len(found) == most:
                return tuple(found)
    return tuple(found) or tuple(legal[:1])


def advice_sentence(deal: Deal, action: Action, lang: str) -> str:
    """`advice` as one sentence in `lang`; nothing when nothing is legal.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": [11, 11, 11, 11], "stage": "draw", "pile": "3C"})
    >>> advice_sentence(deal, Pass(), "en")
    'You may draw from the stock, or take the discard pile.'
    """
    named = [_told(deal, better, lang) for better in advice(deal, action)]
    if not named:
        return ""
    return ADVICE["possible"].of(lang).format(actions=ADVICE["or"].of(lang).join(named))


def _told(deal: Deal, action: Action, lang: str) -> str:
    def say(name: str, **codes: Codes) -> str:
        return ADVICE[name].of(lang).format(**{field: listing(value, lang) for field, value in codes.items()})

    if isinstance(action, LayDown):
        return say("meld", cards=action.codes)
    if isinstance(action, Discard):
        return say("discard", cards=bytes((action.code,)))
    if isinstance(action, Extend | Add):
        before = deal.melds[deal.side][action.number - 1].codes
        new = without(action.codes, before)
        return (
            say("extend", cards=new, result=action.codes) if new else say("change", cards=before, result=action.codes)
        )
    return say({Draw: "draw", Take: "take", Pass: "pass"}[type(action)])


# -- what comes near -----------------------------------------------------------------------


def _near(deal: Deal, action: Action) -> Iterator[Action]:
    if deal.stage == DRAW:
        yield from (Draw(), Take(), Pass())
        return
    hand = bytes(code for code in deal.hands[deal.seat] if code != UNKNOWN)
    if isinstance(action, LayDown | Extend | Add):
        wanted = _wanted(deal, action)
        if deal.must_use is not None and deal.must_use not in wanted:
            wanted += bytes((deal.must_use,))
        yield from _with_these(deal, hand, bytes(code for code in wanted if not lacking(hand, bytes((code,)))))
    elif deal.must_use is not None:
        yield from _with_these(deal, hand, bytes((deal.must_use,)))
    yield from (Discard(code) for code in _discards(deal, hand))
    yield from legal_actions(deal)


def _wanted(deal: Deal, action: LayDown | Extend | Add) -> Codes:
    """The cards that somebody wanted to bring to the table."""
    if not isinstance(action, Extend):
        return action.codes
    side = deal.side if action.side is None else action.side
    melds = deal.melds[side] if side < len(deal.melds) else ()
    return without(action.codes, melds[action.number - 1].codes) if 0 < action.number <= len(melds) else action.codes


def _with_these(deal: Deal, hand: Codes, wanted: Codes) -> Iterator[Action]:
    """Melds and additions with these cards, with all but a few of them, and with one more of the hand."""
    for group in _groups(wanted):
        yield from (LayDown(meld.codes) for meld in arrangements(group, deal.rules))
        yield from _additions(deal, group)
    for code in dict.fromkeys(without(hand, wanted)):
        yield from (LayDown(meld.codes) for meld in arrangements(wanted + bytes((code,)), deal.rules))


def _groups(wanted: Codes) -> Iterator[Codes]:
    fewest = len(wanted) - (1 if len(wanted) > _MANY else _LEFT_OUT)
    for size in range(len(wanted), max(0, fewest - 1), -1):
        yield from dict.fromkeys(bytes(group) for group in combinations(wanted, size))


def _additions(deal: Deal, added: Codes) -> Iterator[Action]:
    for number, meld in enumerate(deal.melds[deal.side], 1):
        yield from (Extend(number, longer.codes) for longer in extensions(meld, added, deal.rules))


def _discards(deal: Deal, hand: Codes) -> list[int]:
    """The cards of the hand, those first that one would rather part with: no substitutes, cards that stand alone."""

    def goes_with(code: int, other: int) -> bool:
        one, two = CARDS[code], CARDS[other]
        return one.rank == two.rank or (one.suit == two.suit and abs(one.rank - two.rank) < 3)

    def worth(code: int) -> tuple[bool, int]:
        return code in deal.rules.substitutes, sum(goes_with(code, other) for other in hand)

    return sorted(dict.fromkeys(hand), key=worth)
