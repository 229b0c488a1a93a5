"""Greek Canasta rules G1: players and cards."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from biriba_core import DECK, GREEK_CANASTA, JOKER, InputError, new_deal, parse_cards, parse_position, score
from tests.rules.table import canasta, granted, greek, meld


@pytest.mark.parametrize(
    ("players", "sides", "owners"), [(4, 2, [0, 1, 0, 1]), (2, 2, [0, 1]), (3, 3, [0, 1, 2])], ids=["4", "2", "3"]
)
def test_g1_1_four_in_pairs_two_or_three_alone(players: int, sides: int, owners: list[int]) -> None:
    deal = new_deal(random.Random(1), GREEK_CANASTA, players=players)
    assert len(deal.melds) == len(deal.reserves) == sides
    assert [deal.side_of(seat) for seat in range(players)] == owners


def test_g1_1_six_players_in_three_pairs() -> None:
    # G1.1, G9.3
    deal = new_deal(random.Random(1), canasta("six-players"))
    assert [deal.side_of(seat) for seat in range(6)] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("players", [0, 1, 5, 6, 7])
def test_g1_1_no_other_number_plays(players: int) -> None:
    with pytest.raises(InputError):
        new_deal(random.Random(1), GREEK_CANASTA, players=players)
    with pytest.raises(InputError):
        parse_position({"rules": "greek-canasta", "hands": [9] * players})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g1_2_108_cards(players: int) -> None:
    assert sorted(new_deal(random.Random(1), GREEK_CANASTA, players=players).cards()) == sorted(DECK)


def test_g1_3_wild_cards_are_twelve_in_108() -> None:
    # Four jokers and eight twos.
    counts = Counter(code for code in DECK if code in GREEK_CANASTA.substitutes)
    assert sum(counts.values()) == 12
    assert counts[int(JOKER)] == 4


@pytest.mark.parametrize(
    ("card", "value"),
    [("*", 50), ("AS", 20), ("2D", 20)]
    + [(f"{rank}H", 10) for rank in ("8", "9", "10", "J", "Q", "K")]
    + [(f"{rank}C", 5) for rank in range(3, 8)],
)
def test_g1_4_card_values(card: str, value: int) -> None:
    assert GREEK_CANASTA.value(parse_cards(card)[0]) == value


def test_g1_5_red_threes_carry_no_bonus() -> None:
    assert (meld("3H 3D 3S", GREEK_CANASTA).value, meld("3H 3D 3S", GREEK_CANASTA).bonus) == (15, 0)
    sheet = score(greek("3H 3D", stage="over", others=["KS", "5C", "QC"])).sides[0]
    assert (sheet.bonuses, sheet.hand) == (0, -15)


def test_g1_6_the_first_discard_makes_no_bonus_suit() -> None:
    # A run of seven earns 200 in every suit.
    runs = [" ".join(f"{rank}{suit}" for rank in range(3, 10)) for suit in "SHDC"]
    assert [meld(run, GREEK_CANASTA).bonus for run in runs] == [200, 200, 200, 200]


def test_g1_6_the_first_meld_of_a_side_needs_no_minimum() -> None:
    # Fifteen points, the lowest three cards there are.
    assert granted(greek("3H 3D 3S KS QD"), "meld 3H 3D 3S") == ["G3.1", "G4.3", "G1.6"]
