"""Partnership rules 1: players and cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from biriba_core import DECK, JOKER, PARTNERSHIP, InputError, new_deal, parse_cards, parse_position, score
from tests.rules.table import do, granted, listed, meld, no_meld, table


def test_1_1_four_players_in_two_pairs() -> None:
    deal = new_deal(random.Random(1))
    assert len(deal.hands) == 4
    assert len(deal.melds) == len(deal.reserves) == 2


def test_1_1_partners_sit_opposite() -> None:
    deal = new_deal(random.Random(1))
    assert [deal.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


@pytest.mark.parametrize("players", [1, 2, 3, 5, 6])
def test_1_1_no_other_number_plays(players: int) -> None:
    with pytest.raises(InputError):
        parse_position({"hands": [9] * players})
    with pytest.raises(InputError):
        new_deal(random.Random(1), PARTNERSHIP, players=players)


def test_1_2_two_packs_and_four_jokers_make_108_cards() -> None:
    counts = Counter(DECK)
    assert len(DECK) == 108
    assert counts.pop(int(JOKER)) == 4
    assert len(counts) == 52
    assert set(counts.values()) == {2}


def test_1_2_a_shuffle_loses_no_card() -> None:
    for seed in range(20):
        assert sorted(new_deal(random.Random(seed)).cards()) == sorted(DECK)


def test_1_3_the_first_discard_makes_no_bonus_suit() -> None:
    # Hearts lie first on the pile; a run of hearts earns 200 like one of spades.
    assert meld("3H 4H 5H 6H 7H 8H 9H").bonus == meld("3S 4S 5S 6S 7S 8S 9S").bonus == 200


@pytest.mark.parametrize("two", ["2S", "2H", "2D", "2C"])
def test_1_4_twos_stand_in_for_another_card(two: str) -> None:
    assert meld(f"9S 9D {two}").substitutes == 1
    assert meld(f"10H {two} QH").substitutes == 1


def test_1_4_jokers_stand_in_for_another_card() -> None:
    assert meld("9S 9D *").substitutes == 1
    assert meld("10H * QH").substitutes == 1


def test_1_4_no_other_card_stands_in() -> None:
    assert "3.2" in no_meld("9S 9D 3H")
    assert "3.3" in no_meld("10H 3H QH")


def test_1_5_red_threes_are_ordinary_cards() -> None:
    assert meld("3H 3D 3S").value == 15
    assert do(table("3H 3D KS"), "discard 3H").pile == parse_cards("KD 3H")


def test_1_5_red_threes_carry_no_bonus() -> None:
    # Three threes melded count 15 and no more; one left in North's hand costs 5.
    deal = table("", "3H 3D 3S", stage="over", others=["KS", "3H", "5C"], reserves=["in_play", "untaken"])
    sheet = score(deal).sides[0]
    assert (sheet.cards, sheet.bonuses, sheet.hand) == (15, 0, -5)


def test_1_6_the_first_meld_needs_no_minimum() -> None:
    # Fifteen points, the lowest three cards there are.
    deal = table("3H 3D 3S KS QD")
    assert "meld 3S 3H 3D" in listed(deal)
    # What allows it is the set; that no minimum is asked is said last, and only of a first meld.
    assert granted(deal, "meld 3H 3D 3S") == ["3.2", "3.1", "4.3", "1.6"]
    assert "1.6" not in granted(table("3H 3D 3S KS QD", "9H 9D 9C"), "meld 3H 3D 3S")
