"""Greek Canasta rules G3: melds."""

from __future__ import annotations

import pytest

from biriba_core import GREEK_CANASTA, AmbiguousAction, Profile, extensions, parse_cards
from tests.rules.table import broken, canasta, do, faults_of, greek, legal, listed, meld, melds, no_meld, readings

G = GREEK_CANASTA


def grown(before: str, added: str) -> list[str]:
    return sorted(map(str, extensions(meld(before, G), parse_cards(added), G)))


# G3.1


def test_g3_1_a_set_is_three_or_more_cards_of_one_rank() -> None:
    assert meld("8S 8D 8C", G).kind == "set"
    assert "G3.1" in no_meld("8S 8D", G)
    assert "G3.1" in no_meld("8S 8D 9C", G)


def test_g3_1_a_run_is_three_or_more_consecutive_cards_of_one_suit() -> None:
    assert meld("3H 4H 5H", G).kind == "run"
    for cards in ("3H 4H", "3H 4H 6H", "3H 4H 5D", "5H 3H 4H"):
        assert "G3.1" in no_meld(cards, G)


def test_g3_1_identical_copies_may_sit_together() -> None:
    assert meld("8S 8S 8D", G).kind == "set"


def test_g3_1_different_suits_in_a_set_are_not_required() -> None:
    assert meld("8S 8S *", G).kind == "set"


# G3.2


def test_g3_2_the_ace_is_low_or_high() -> None:
    assert no_meld("AS 2S 3S 4S", G) == no_meld("QS KS AS", G) == []


@pytest.mark.parametrize("cards", ["KS AS 2S", "QS KS AS 2S 3S", "QS KS AS *", "* 2S 2H 3H 4H 5H 6H"])
def test_g3_2_a_run_never_goes_round_the_corner(cards: str) -> None:
    assert "G3.2" in no_meld(cards, G)


# G3.3


@pytest.mark.parametrize(
    ("cards", "wild"),
    [
        ("9S 9D *", 1),
        ("3H * 5H", 1),
        ("9S 9D 9C *", 1),
        ("9S 9D 9C 9H * 2S", 2),
        ("3H * 5H 6H 2S 8H", 2),
        ("3H * 5H 6H 2S 8H 9H * JH", 3),
        ("9S 9S 9D 9D 9C 9C * * *", 3),
    ],
)
def test_g3_3_one_wild_card_for_every_two_natural_cards(cards: str, wild: int) -> None:
    assert meld(cards, G).substitutes == wild


def test_g3_3_as_many_as_are_allowed_are_no_second_fault() -> None:
    assert no_meld("3H * 6H", G) == ["G3.1"]


@pytest.mark.parametrize(
    "cards", ["9S * *", "3H * 5H 2S 7H", "9S 9D 9C * 2S", "9S 2S 2D", "9S 9S 9D 9D 9C * * *", "* 4H *"]
)
def test_g3_3_more_wild_cards_are_refused(cards: str) -> None:
    assert "G3.3" in no_meld(cards, G)


def test_g3_3_the_meld_is_judged_as_it_then_lies_when_several_cards_are_added_at_once() -> None:
    # Four naturals and two wild cards.
    assert legal(greek("* 7H 2S KS QD", "3H 4H 5H"), "extend 1 3H 4H 5H * 7H 2S")
    # 9S 9D 9C: two wild cards need four naturals.
    assert broken(greek("* 2S KS QD", "9S 9D 9C"), "extend 1 9S 9D 9C * 2S") == ["G3.3"]
    assert legal(greek("* 2S 9H KS QD", "9S 9D 9C"), "extend 1 9S 9D 9C 9H * 2S")


def test_g3_3_several_cards_at_once_may_do_what_they_could_not_one_by_one() -> None:
    # 3H 4H * 6H * : the second wild card touches only three naturals until 8H is there.
    deal = greek("2S 8H KS QD", "3H 4H * 6H")
    assert broken(deal, "extend 1 3H 4H * 6H 2S") == ["G3.3"]
    assert legal(deal, "extend 1 3H 4H * 6H 2S 8H")
    assert not any(text.startswith("extend") for text in listed(deal))


def test_g3_3_a_meld_of_six_at_once_where_no_three_of_them_could_be_laid_first() -> None:
    deal = greek("3H * 5H 6H 2S 8H KS QD")
    assert legal(deal, "meld 3H * 5H 6H 2S 8H")


# G3.4


def test_g3_4_a_set_never_holds_more_wild_cards_than_natural_ones() -> None:
    assert "G3.4" in no_meld("9S * *", G)
    assert "G3.4" in no_meld("9S 2S 2D *", G)
    assert "G3.4" in no_meld("9S 9D * 2S 2H", G)
    assert "G3.4" not in no_meld("9S 9D * 2S", G)


@pytest.mark.parametrize("rules", [G, canasta("twos-not-wild")], ids=repr)
def test_g3_4_jokers_alone_are_no_set(rules: Profile) -> None:
    assert no_meld("* * *", rules) == ["G3.3", "G3.4"]
    assert no_meld("* * * *", rules) == ["G3.3", "G3.4"]


def test_g3_4_with_as_many_the_other_limit_already_refuses() -> None:
    assert no_meld("9S 9D * 2S", G) == ["G3.3"]


# G3.5


def test_g3_5_cards_may_be_added_to_any_meld_of_ones_own_side() -> None:
    assert legal(greek("9H KS QD", "9S 9D 9C"), "extend 1 9S 9D 9C 9H")
    assert legal(greek("6H KS QD", "3H 4H 5H"), "extend 1 3H 4H 5H 6H")
    assert legal(greek("2H KS QD", "3H 4H 5H"), "extend 1 2H 3H 4H 5H")


def test_g3_5_cards_are_not_added_to_another_sides_meld() -> None:
    assert broken(greek("9H KS QD", theirs=["9S 9D 9C"]), "extend 1@1 9S 9D 9C 9H") == ["G3.5"]


def test_g3_5_cards_are_not_added_to_a_meld_that_is_not_there() -> None:
    assert broken(greek("9H KS QD", "9S 9D 9C"), "extend 2 9S 9D 9C 9H") == ["G3.5"]
    assert broken(greek("9H KS QD", "9S 9D 9C", stage="draw"), "extend 2 9S 9D 9C 9H") == ["G3.5", "G4.1"]
    assert broken(greek("9H KS QD", "9S 9D 9C", stage="draw"), "add 2 8H") == ["G3.5", "G4.1", "G4.3"]


def test_g3_5_each_seat_alone_has_its_own_melds() -> None:
    deal = greek("9H KS QD", others=[9], melds=[[], ["9S 9D 9C"]])
    assert broken(deal, "extend 1 9S 9D 9C 9H") == ["G3.5"]
    assert broken(deal, "extend 1@1 9S 9D 9C 9H") == ["G3.5"]


# G3.6


def test_g3_6_a_two_of_the_suit_at_rank_two_is_natural() -> None:
    assert meld("AH 2H 3H 4H", G).substitutes == 0
    assert meld("2H 3H *", G).substitutes == 1
    assert meld("2H 3H 2S", G).substitutes == 1


def test_g3_6_a_two_elsewhere_is_wild() -> None:
    assert meld("2D 3H 4H", G).substitutes == 1
    assert meld("3H 4H 2H", G).substitutes == 1
    assert "G3.3" in no_meld("2D 3H 2S", G)


@pytest.mark.parametrize("cards", ["2S 2H 2D", "2S 2S 2H 2H", "2S 2H *"])
def test_g3_6_a_set_of_twos_is_all_wild_cards(cards: str) -> None:
    assert no_meld(cards, G) == ["G3.3", "G3.4", "G3.6"]


# G3.7


def test_g3_7_no_rank_twice_in_one_run() -> None:
    assert "G3.7" in no_meld("3H 4H 4H 5H", G)
    assert "G3.7" in no_meld("3H 4H 5H 6H 7H 7H", G)


def test_g3_7_a_run_has_13_cards_at_most() -> None:
    full = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    assert len(meld(full, G)) == 13
    assert faults_of(greek("* KS QD", full), f"extend 1 * {full}") == ["run-too-long"]


@pytest.mark.parametrize("cards", ["AH 2H 3H AH", "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"])
def test_g3_7_a_run_never_holds_two_aces(cards: str) -> None:
    assert "G3.7" in no_meld(cards, G)


# G3.8


def test_g3_8_a_wild_card_never_moves() -> None:
    deal = greek("5H KS QD", "3H 4H * 6H")
    assert broken(deal, "extend 1 3H 4H 5H 6H *") == ["G3.8"]
    assert broken(deal, "extend 1 * 3H 4H 5H 6H") == ["G3.8"]
    assert not any(text.startswith("extend") for text in listed(deal))


def test_g3_8_cards_on_the_table_are_not_taken_back() -> None:
    assert broken(greek("6H KS QD", "3H 4H 5H *"), "extend 1 3H 4H 5H 6H") == ["G3.8"]
    assert "G3.8" in broken(greek("6H KS QD", "3H 4H 5H"), "extend 1 4H 5H 6H")


def test_g3_8_a_copy_named_beside_the_one_that_lies_there_takes_nothing_from_the_table() -> None:
    deal = greek("8S 9S 9D", "8C 8D 8H")
    assert broken(deal, "extend 1 8C 8C 8D 8H") == ["G4.3"]
    assert broken(deal, "extend 1 8C 8C 8C 8C 8D 8H") == ["G4.3"]
    assert broken(greek("8S 9S 9D", "8C 8D 8H", "8C 9C 10C"), "extend 1 8C 8C 8D 8H") == ["G3.8", "G4.3"]


def test_g3_8_a_natural_card_keeps_its_place() -> None:
    low = "AH 2H 3H"
    held = "4H 5H 6H 7H 8H 9H 10H JH QH KH KS QD"
    assert broken(greek(held, low), "extend 1 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH") == ["G3.8"]


def test_g3_8_a_run_does_not_become_a_set() -> None:
    # The three is natural in either; the two and the joker stand in for threes then, and four threes allow both.
    assert grown("2H 3H *", "3S 3D 3C") == []
    deal = greek("3S 3D 3C KS QD", "2H 3H *")
    assert broken(deal, "extend 1 3S 3H 3D 3C 2H *") == ["G3.8"]
    assert faults_of(deal, "extend 1 3S 3H 3D 3C 2H *") == ["natural-moved"]


def test_g3_8_two_wild_cards_do_not_change_places() -> None:
    deal = greek("2S KS QD", "3H * 5H 6H 7H")
    assert faults_of(deal, "extend 1 3H 2S 5H 6H 7H *") == ["substitute-moved"]


def test_g3_8_a_natural_two_keeps_its_place_too() -> None:
    assert broken(greek("6H KS QD", "2H 3H 4H 5H"), "extend 1 3H 4H 5H 6H 2H") == ["G3.8"]


def test_g3_8_a_wild_two_does_not_become_natural() -> None:
    assert "G3.8" in broken(greek("6H 5H KS QD", "3H 4H 2H"), "extend 1 2H 3H 4H 5H")


def test_g3_8_a_wild_card_may_go_to_either_end() -> None:
    assert grown("3H 4H 5H", "*") == ["* 3H 4H 5H", "3H 4H 5H *"]
    with pytest.raises(AmbiguousAction):
        do(greek("* KS QD", "3H 4H 5H"), "add 1 *")


def test_g3_8_what_is_added_goes_beside_what_lies() -> None:
    assert grown("3H 4H * 6H", "7H") == ["3H 4H * 6H 7H"]
    assert grown("3H 4H * 6H", "5H") == []
    assert grown("3H 4H * 6H", "2H AH") == ["AH 2H 3H 4H * 6H"]


def test_g3_8_a_set_takes_more_wild_cards_as_it_grows() -> None:
    assert grown("9S 9D *", "2S") == []
    assert grown("9S 9D *", "9C 9H 2S") == ["9S 9H 9D 9C 2S *"]


def test_g3_8_arrangements_with_two_wild_cards() -> None:
    assert readings("3H 5H 6H 8H * 2S", G) == ["3H * 5H 6H 2S 8H", "3H 2S 5H 6H * 8H"]
    assert readings("3H 4H * 2S", G) == []


# G3.9


def test_g3_9_a_side_may_have_several_sets_of_one_rank() -> None:
    assert melds(do(greek("9S 9D 9C KS QD", "9H 9D 9C"), "meld 9S 9D 9C")) == ["9H 9D 9C", "9S 9D 9C"]


def test_g3_9_a_side_may_have_several_runs_in_one_suit() -> None:
    assert legal(greek("3H 4H 5H KS QD", "3H 4H 5H"), "meld 3H 4H 5H")
    assert legal(greek("6H 7H 8H KS QD", "3H 4H 5H"), "meld 6H 7H 8H")


def test_g3_9_a_run_may_be_laid_or_written_from_its_high_end_down() -> None:
    assert str(meld("AH KH QH", G)) == "QH KH AH"
    assert melds(do(greek("9H 8H 7H KS QD"), "meld 9H 8H 7H")) == ["7H 8H 9H"]
    assert melds(do(greek("6H KS QD", "3H 4H 5H"), "extend 1 6H 5H 4H 3H")) == ["3H 4H 5H 6H"]
