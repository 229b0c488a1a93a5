"""What a refusal advises is legal at that table: random refusals in both games, and those that once were not."""

import random

import pytest

from biriba_core import (
    GREEK_CANASTA,
    PARTNERSHIP,
    Add,
    AmbiguousAction,
    Deal,
    Discard,
    Draw,
    Extend,
    InputError,
    LayDown,
    Pass,
    Take,
    apply,
    check,
    legal_actions,
    new_deal,
    parse_action,
    parse_position,
)
from biriba_core.advising import advice, advice_sentence

GAMES = pytest.mark.parametrize("rules", [PARTNERSHIP, GREEK_CANASTA], ids=["partnership", "greek-canasta"])


def tried(deal: Deal, rng: random.Random):
    """Something that a player may try, of any kind, mostly with cards of the hand."""
    hand = [*deal.hands[deal.seat], rng.randrange(53)]
    some = bytes(rng.sample(hand, min(len(hand), rng.randrange(1, 6))))
    number = rng.randrange(1, len(deal.melds[deal.side]) + 2)
    kind = rng.choice((LayDown, LayDown, Add, Extend, Discard, Draw, Take, Pass))
    if kind is LayDown:
        return LayDown(some)
    if kind is Add:
        return Add(number, some)
    if kind is Extend:
        melds = deal.melds[deal.side]
        return Extend(number, (melds[number - 1].codes if number <= len(melds) else b"") + some)
    return Discard(some[0]) if kind is Discard else kind()


@GAMES
def test_what_a_refusal_advises_is_legal(rules):
    rng, refused, kinds = random.Random(1515), 0, set()
    for _ in range(12):
        deal = new_deal(rng, rules)
        for _ in range(120):
            if deal.stage == "over":
                break
            action = tried(deal, rng)
            try:
                verdict = check(deal, action)
            except (AmbiguousAction, InputError):
                continue
            if not verdict.legal:
                refused += 1
                advised = advice(deal, action)
                assert advised, (deal, action)
                assert all(check(deal, better).legal for better in advised), (deal, action, advised)
                kinds |= {type(better) for better in advised}
            # Long melds and short hands are where advice goes wrong, so melding is tried first.
            legal = list(legal_actions(deal))
            melding = [one for one in legal if isinstance(one, LayDown | Extend)]
            deal = apply(deal, rng.choice(melding or legal) if rng.random() < 0.7 else rng.choice(legal))
    assert refused > 300
    assert {Draw, Take, LayDown, Extend, Discard} <= kinds


@pytest.mark.parametrize(
    ("position", "action", "said"),
    [
        # An empty stock and a top card of no use: nothing to draw.
        (
            {"rules": "greek-canasta", "stage": "draw", "hands": ["5D KS QD", 9, 9, 9], "pile": "9C", "stock": 0},
            "take",
            "You may pass.",
        ),
        # Closing by melding without a biriba: one card kept would not close either.
        (
            {"hands": ["5H 6H 7H", 9, 9, 9], "reserves": ["in_play", "untaken"], "stock": 20},
            "meld 5H 6H 7H",
            "You may discard 5♥.",
        ),
        # A set of nines takes another nine, not a run.
        (
            {"hands": ["9H 8S KD QD", 9, 9, 9], "melds": [["9S 9D 9C"], []]},
            "add 1 9H 8S",
            "You may add 9♥, which makes 9♠ 9♥ 9♦ 9♣, or discard 8♠.",
        ),
    ],
    ids=["empty-stock", "close-by-melding", "nines"],
)
def test_advice_that_was_wrong_once(position, action, said):
    deal = parse_position(position)
    assert not check(deal, action).legal
    assert advice_sentence(deal, parse_action(action), "en").replace("\ufe0e", "") == said


def test_a_deal_that_is_over_leaves_nothing_to_advise():
    deal = parse_position({"stage": "over", "hands": [0, 9, 9, 9]})
    assert advice(deal, Draw()) == ()
    assert advice_sentence(deal, Draw(), "fr") == ""
