"""Partnership rules 3: sets, runs and substitutes."""

from __future__ import annotations

import pytest

from biriba_core import PARTNERSHIP, AmbiguousAction, InputError, check, extensions, parse_action, parse_cards
from tests.rules.table import CLEAN, broken, do, faults_of, hand, legal, listed, meld, melds, no_meld, readings, table


def grown(before: str, added: str) -> list[str]:
    """Every meld that one becomes by taking these cards."""
    return sorted(map(str, extensions(meld(before), parse_cards(added), PARTNERSHIP)))


# 3.1


@pytest.mark.parametrize("cards", ["8S", "8S 8D", "3H 4H", "8S *", "*"])
def test_3_1_a_meld_starts_with_at_least_three_cards(cards: str) -> None:
    assert "3.1" in no_meld(cards)


def test_3_1_three_cards_are_enough() -> None:
    assert no_meld("8S 8D 8C") == no_meld("3H 4H 5H") == []


# 3.2


def test_3_2_a_set_is_cards_of_one_rank() -> None:
    assert meld("8S 8D 8C").kind == "set"
    assert "3.2" in no_meld("8S 9D 8C")


def test_3_2_identical_copies_may_sit_together_in_a_set() -> None:
    assert meld("8S 8S 8D").kind == "set"
    assert meld("8S 8S 8H 8H").kind == "set"


def test_3_2_the_order_of_a_set_means_nothing() -> None:
    assert meld("8C * 8S") == meld("8S 8C *") == meld("* 8C 8S")


def test_3_2_a_set_may_hold_all_eight_cards_of_its_rank_and_a_substitute() -> None:
    eight = "8S 8S 8H 8H 8D 8D 8C 8C"
    assert (meld(eight).biriba, meld(f"{eight} *").biriba) == ("clean", "dirty")


def test_3_2_a_set_of_aces_is_a_set() -> None:
    assert (meld("AS AH AD").kind, meld("AS AH AD").value) == ("set", 45)


# 3.3


def test_3_3_a_run_is_consecutive_ranks_in_one_suit() -> None:
    assert meld("10H JH QH KH").kind == "run"


@pytest.mark.parametrize("cards", ["3H 4H 5D", "3H 4H 6H", "3H 5H 4H", "5H 3H 4H", "3H 4H 4H 5H", "3H 4H 5H 5H"])
def test_3_3_another_suit_a_gap_or_another_order_is_no_run(cards: str) -> None:
    assert "3.3" in no_meld(cards)


# 3.4


def test_3_4_the_ace_stands_below_the_two() -> None:
    assert meld("AS 2S 3S").low == 1


def test_3_4_the_ace_stands_above_the_king() -> None:
    assert [str(card) for card in meld("QS KS AS").cards] == ["QS", "KS", "AS"]


@pytest.mark.parametrize("cards", ["KS AS 2S", "QS KS AS 2S", "KS AS 2S 3S", "KS AS *", "* AS 2S", "KS * 2S"])
def test_3_4_a_run_may_not_turn_the_corner(cards: str) -> None:
    assert "3.4" in no_meld(cards)


def test_3_4_a_substitute_may_stand_for_either_ace() -> None:
    assert meld("* 2S 3S").stands_for(0) == parse_cards("AS")[0]
    assert meld("QS KS *").stands_for(2) == parse_cards("AS")[0]


def test_3_2_a_substitute_in_a_set_stands_for_no_one_card() -> None:
    assert meld("9S 9D *").stands_for(2) is None


@pytest.mark.parametrize("cards", ["AH 2H 3H AH", "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"])
def test_3_4_never_two_aces_in_one_run(cards: str) -> None:
    assert "3.4" in no_meld(cards)


def test_3_4_no_run_is_extended_round_the_corner() -> None:
    assert "3.4" in broken(table("2S 9C KD", "QS KS AS"), "extend 1 QS KS AS 2S")
    assert "3.4" in broken(table("KS 9C KD", "AS 2S 3S"), "extend 1 KS AS 2S 3S")


# 3.5


def test_3_5_a_run_of_thirteen_cards_is_full() -> None:
    low, high = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    assert len(meld(low)) == len(meld(high)) == 13


def test_3_5_a_run_has_at_most_13_cards() -> None:
    assert "3.5" in no_meld("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC")
    low, full = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    # The joker is a card too many; it is no second ace.
    assert broken(table("* 9C KD", full), f"extend 1 * {full}") == ["3.5"]
    assert broken(table("* 9C KD", low), f"extend 1 {low} *") == ["3.5"]
    assert broken(table("AC 9C KD", low), f"extend 1 {low} AC") == ["3.4", "3.5"]
    # The second two goes round the corner; again no ace is there twice.
    assert faults_of(table("2C 9C KD", full), f"extend 1 {full} 2C") == ["turns-corner", "run-too-long"]
    assert not any(text.startswith("extend") for text in listed(table("AC * 9C KD", full)))


def test_3_5_a_set_may_have_more_than_13_cards_in_principle_but_the_deck_holds_eight_and_a_substitute() -> None:
    assert len(meld("QS QS QH QH QD QD QC QC *")) == 9


# 3.6


@pytest.mark.parametrize("cards", ["3H 4H *", "3H * 5H", "* 4H 5H", "9S 9D *", "9S 9D 2H", "3H 2D 5H"])
def test_3_6_a_meld_may_hold_one_substitute(cards: str) -> None:
    assert meld(cards).substitutes == 1


@pytest.mark.parametrize("cards", ["3H * 5H 2S", "9S 9D 2H *", "9S 9D * *", "* 4H *", "3H 2D 5H 2C", "2C 9S 2D"])
def test_3_6_a_meld_holds_at_most_one_substitute(cards: str) -> None:
    assert "3.6" in no_meld(cards)


def test_3_6_a_second_substitute_is_not_added() -> None:
    assert broken(table("* KS QD", "3H 4H 2D"), "extend 1 3H 4H 2D *") == ["3.6"]
    assert broken(table("2C KS QD", "9S 9D *"), "extend 1 9S 9D * 2C") == ["3.6"]


# 3.7


def test_3_7_a_two_of_the_suit_at_rank_two_is_natural() -> None:
    assert meld("2H 3H 4H").substitutes == 0
    assert meld("AH 2H 3H").substitutes == 0


def test_3_7_a_two_of_another_suit_at_rank_two_is_a_substitute() -> None:
    assert meld("2D 3H 4H").substitutes == 1
    assert meld("AH 2D 3H").substitutes == 1


def test_3_7_a_two_of_the_suit_at_another_rank_is_a_substitute() -> None:
    assert meld("2H 4H 5H").substitutes == 1
    assert meld("3H 4H 2H").substitutes == 1


@pytest.mark.parametrize("cards", ["2H 3H *", "2H * 4H", "* 2H 3H", "AH 2H *"])
def test_3_7_a_natural_two_may_share_a_run_with_a_joker(cards: str) -> None:
    assert meld(cards).substitutes == 1


@pytest.mark.parametrize("cards", ["2H 3H 2H 5H", "2H 2D 4H", "2H 3H 2C", "2S 2H 3H", "2H 2H 4H", "2H 2H 3H"])
def test_3_7_a_natural_two_may_share_a_run_with_another_two(cards: str) -> None:
    assert meld(cards).substitutes == 1


@pytest.mark.parametrize("cards", ["2H 3H * 2D", "2H 2H 4H *", "2D 3H *", "2H 2H 2D"])
def test_3_7_a_natural_two_leaves_room_for_one_substitute_only(cards: str) -> None:
    assert "3.6" in no_meld(cards)


def test_3_7_two_cards_and_a_natural_two_are_a_clean_biriba() -> None:
    assert meld("AH 2H 3H 4H 5H 6H 7H").biriba == "clean"
    assert meld("2H 3H 4H 5H 6H 7H 8H").biriba == "clean"
    assert meld("2D 3H 4H 5H 6H 7H 8H").biriba == "dirty"


# 3.8


def test_3_8_seven_cards_make_a_biriba() -> None:
    assert meld(CLEAN).biriba == "clean"
    assert meld("QS QS QH QH QD QD QC").biriba == "clean"


def test_3_8_six_cards_make_none() -> None:
    assert meld("3H 4H 5H 6H 7H 8H").biriba is None
    assert meld("QS QS QH QH QD QD").biriba is None


def test_3_8_a_biriba_with_a_substitute_is_dirty() -> None:
    assert meld("3H 4H * 6H 7H 8H 9H").biriba == "dirty"
    assert meld("QS QS QH QH QD QD 2S").biriba == "dirty"


def test_3_8_a_substitute_makes_a_clean_biriba_dirty() -> None:
    deal = do(table("* KS QD", CLEAN), f"extend 1 {CLEAN} *")
    assert deal.melds[0][0].biriba == "dirty"


# 3.9


def test_3_9_cards_may_be_added_to_the_pairs_melds_whoever_laid_them() -> None:
    deal = table("9S 9D 9C KS QD", stage="play")
    deal = do(deal, "meld 9S 9D 9C", "discard KS")
    deal = deal._replace(seat=2, stage="play", hands=(deal.hands[0], deal.hands[1], parse_cards("9H KD QC"), b"5" * 9))
    assert legal(deal, "extend 1 9S 9H 9D 9C")


def test_3_9_cards_are_not_added_to_the_other_pairs_melds() -> None:
    assert broken(table("9H KS QD", theirs=["9S 9D 9C"]), "extend 1@1 9S 9H 9D 9C") == ["3.9"]
    assert broken(table("9H KS QD", theirs=["9S 9D 9C"]), "add 1@1 9H") == ["3.9"]


def test_3_9_the_other_pairs_meld_is_named_by_its_own_number() -> None:
    deal = table("5H KS QD", "9S 9D 9C", theirs=["5S 5D 5C"])
    assert broken(deal, "add 1@1 5H") == ["3.9"]


def test_3_9_a_side_that_is_not_there_is_named_with_those_that_are() -> None:
    (ruling,) = check(table("9H KS QD", "9S 9D 9C"), parse_action("extend 1@2 9S 9H 9D 9C")).rulings
    assert (ruling.fault, ruling.values) == ("no-such-side", {"side": 2, "n": 1})


def test_3_9_ones_own_side_may_be_named_as_well() -> None:
    assert legal(table("9H KS QD", "9S 9D 9C"), "extend 1@0 9S 9H 9D 9C")


@pytest.mark.parametrize("place", ["0", "2", "1@1", "1@5", "999"])
def test_3_9_a_meld_that_is_not_there_is_not_added_to(place: str) -> None:
    assert broken(table("9H KS QD", "9S 9D 9C"), f"extend {place} 9S 9H 9D 9C") == ["3.9"]


def test_3_9_what_else_is_wrong_is_said_too() -> None:
    deal = table("9H KS QD", "9S 9D 9C", stage="draw")
    assert broken(deal, "extend 2 9S 9H 9D 9C") == ["3.9", "4.1"]
    assert broken(deal, "add 2 9H") == ["3.9", "4.1"]
    assert broken(deal, "add 2 8H") == ["3.9", "4.1", "4.3"]


# 3.10


@pytest.mark.parametrize("result", ["3H 4H 5H", "4H 5H 6H 7H", "3H 4H 6H 7H"], ids=["last", "first", "middle"])
def test_3_10_melded_cards_are_never_taken_back(result: str) -> None:
    assert "3.10" in broken(table("7H KS QD", "3H 4H 5H 6H"), f"extend 1 {result}")


def test_3_10_a_substitute_is_never_taken_back() -> None:
    assert broken(table("5H KS QD", "3H 4H * 6H"), "extend 1 3H 4H 5H 6H") == ["3.10"]
    assert broken(table("9H KS QD", "9S 9D *"), "extend 1 9S 9D 9H") == ["3.10"]


def test_3_10_melds_are_never_combined() -> None:
    deal = table("9H KS QD", "3H 4H 5H", "6H 7H 8H")
    assert broken(deal, "extend 1 3H 4H 5H 6H 7H 8H") == ["3.10", "4.3"]  # six to eight lie on the table, not in hand


def test_3_10_what_else_is_wrong_with_a_meld_that_takes_cards_back_is_said() -> None:
    assert broken(table("8H KS QD", "3H 4H 5H 6H"), "extend 1 3H 4H 5H 8H") == ["3.3", "3.10"]


def test_3_10_a_substitute_may_stay_where_a_natural_card_moves() -> None:
    low = "AH 2H 3H * 5H"
    deal = table("6H 7H 8H 9H 10H JH QH KH KS QD", low)
    assert broken(deal, "extend 1 2H 3H * 5H 6H 7H 8H 9H 10H JH QH KH AH") == ["3.10"]


def test_3_10_another_sides_meld_named_does_not_hide_it() -> None:
    deal = table("KS QD", "8C 8D 8H", theirs=["9C 10C JC"])
    assert broken(deal, "extend 1@1 8C 9C 10C JC") == ["3.9", "3.10", "4.3"]


def test_3_10_a_copy_named_beside_the_one_that_lies_there_takes_nothing_from_the_table() -> None:
    deal = table("8S 9S 9D", "8C 8D 8H")
    assert broken(deal, "extend 1 8C 8C 8D 8H") == ["4.3"]
    # Two copies more than the pack holds are cards that nobody has, too.
    assert broken(deal, "extend 1 8C 8C 8C 8C 8D 8H") == ["4.3"]
    assert broken(table("8S 9S 9D", "8C 8D *"), "extend 1 8C 8C 8C 8C 8D *") == ["4.3"]
    # From another meld of the side it would be taken.
    assert broken(table("8S 9S 9D", "8C 8D 8H", "8C 9C 10C"), "extend 1 8C 8C 8D 8H") == ["3.10", "4.3"]
    assert broken(table("8S 9S 9D", "9C 10C JC", "8C 8D 8H"), "extend 1 8C 9C 10C JC") == ["3.10", "4.3"]


def test_3_10_melded_cards_are_not_laid_again() -> None:
    assert broken(table("9H KS QD", "9S 9D 9C"), "meld 9S 9D 9H") == ["3.10", "4.3"]


def test_3_10_an_ace_laid_low_stays_low() -> None:
    # With the four to king of the suit the ace could stand high; it may not go there.
    low = "AH 2H 3H"
    deal = table("4H 5H 6H 7H 8H 9H 10H JH QH KH KS QD", low)
    assert legal(deal, "extend 1 AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH")
    assert broken(deal, "extend 1 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH") == ["3.10"]


def test_3_10_an_ace_laid_high_stays_high() -> None:
    deal = table("2H 3H 4H 5H 6H 7H 8H 9H 10H JH KS QD", "QH KH AH")
    assert broken(deal, "extend 1 AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH") == ["3.10"]


def test_3_10_a_natural_two_keeps_its_place() -> None:
    assert broken(table("6H KS QD", "2H 3H 4H 5H"), "extend 1 3H 4H 5H 6H 2H") == ["3.10"]


# 3.11


def test_3_11_the_natural_card_is_inserted_and_the_substitute_goes_to_either_end() -> None:
    assert grown("3H 4H * 6H", "5H") == ["* 3H 4H 5H 6H", "3H 4H 5H 6H *"]


def test_3_11_a_substitute_at_an_end_makes_room_for_its_natural_card_too() -> None:
    assert grown("3H 4H 5H *", "6H") == ["* 3H 4H 5H 6H", "3H 4H 5H 6H *"]


def test_3_11_the_table_shows_the_moved_substitute() -> None:
    deal = do(table("5H KS QD", "3H 4H * 6H"), "extend 1 3H 4H 5H 6H *")
    assert (melds(deal), hand(deal)) == (["3H 4H 5H 6H *"], "KS QD")


def test_3_11_a_substitute_may_not_go_beyond_the_ace() -> None:
    assert grown("JH * KH AH", "QH") == ["* JH QH KH AH"]
    assert grown("AH 2H * 4H", "3H") == ["AH 2H 3H 4H *"]
    assert "3.4" in broken(table("QH KS QD", "JH * KH AH"), "extend 1 JH QH KH AH *")
    assert "3.4" in broken(table("3H KS QD", "AH 2H * 4H"), "extend 1 * AH 2H 3H 4H")


def test_3_11_a_substitute_moves_in_no_other_way() -> None:
    # The joker leaves rank 6 for rank 1, and nothing takes the place of the 6H.
    assert broken(table("2H KS QD", "3H 4H 5H *"), "extend 1 * 2H 3H 4H 5H") == ["3.11", "3.14"]
    # It leaves rank 6 for rank 2 although nothing is inserted.
    assert broken(table("7H KS QD", "3H 4H 5H *"), "extend 1 * 3H 4H 5H") == ["3.11", "3.14"]


def test_3_11_a_substitute_moves_to_an_end_and_not_where_another_card_leaves_a_gap() -> None:
    # 2H takes the joker's place, which goes to rank 5; the ace may not leave the low end for that.
    deal = table("2H 4H 6H 7H 8H 9H 10H JH QH KH KS QD", "AH * 3H")
    assert broken(deal, "extend 1 2H 3H 4H * 6H 7H 8H 9H 10H JH QH KH AH") == ["3.10", "3.11"]


def test_3_11_a_substitute_does_not_go_into_the_middle_of_its_run() -> None:
    # From 3H 4H * 6H the joker may go to an end; between the three and the four there is no room.
    assert broken(table("5H KS QD", "3H 4H * 6H"), "extend 1 3H * 4H 5H 6H") == ["3.3"]


def test_3_11_a_substitute_goes_to_the_end_of_that_same_run() -> None:
    # The five sets the joker free for its own run; the run of spades does not get it.
    deal = table("5H KS QD", "3H 4H * 6H", "8S 9S 10S")
    assert broken(deal, "extend 1 3H 4H 5H 6H") == ["3.10"]
    assert broken(deal, "extend 2 8S 9S 10S *") == ["3.10", "4.3"]
    assert [text for text in listed(deal) if text.startswith("extend")] == [
        "extend 1 * 3H 4H 5H 6H",
        "extend 1 3H 4H 5H 6H *",
    ]


def test_3_11_a_two_that_lands_on_rank_two_has_become_natural() -> None:
    deal = do(table("5H KS QD", "3H 4H 2H 6H 7H 8H"), "extend 1 2H 3H 4H 5H 6H 7H 8H")
    run = deal.melds[0][0]
    assert (run.substitutes, run.biriba, run.bonus) == (0, "clean", 200)


def test_3_11_a_two_of_another_suit_that_lands_on_rank_two_stays_a_substitute() -> None:
    deal = do(table("5H KS QD", "3H 4H 2D 6H 7H 8H"), "extend 1 2D 3H 4H 5H 6H 7H 8H")
    assert (deal.melds[0][0].substitutes, deal.melds[0][0].biriba) == (1, "dirty")


def test_3_11_a_dirty_biriba_becomes_clean_when_its_two_lands_on_rank_two() -> None:
    deal = do(table("5H KS QD", "3H 4H 2H 6H 7H 8H 9H"), "extend 1 2H 3H 4H 5H 6H 7H 8H 9H")
    assert deal.melds[0][0].biriba == "clean"


def test_3_11_a_two_beside_the_natural_two_moves_like_any_substitute() -> None:
    assert grown("2H 3H 2H 5H", "4H") == ["2H 2H 3H 4H 5H", "2H 3H 4H 5H 2H"]
    # In the first the two at the low end stands for the ace, and the other is natural.
    assert meld("2H 2H 3H 4H 5H").substitutes == 1


def test_3_11_the_natural_two_may_be_inserted_where_a_substitute_stands_for_it() -> None:
    assert grown("* 3H 4H", "2H") == ["* 2H 3H 4H", "2H 3H 4H *"]


# 3.12


@pytest.mark.parametrize(
    ("result", "rules"),
    [
        ("2H 3H 4H * 6H", ["3.11", "3.12", "3.14"]),
        ("* 3H 4H 2H 6H", ["3.6"]),
        ("3H 4H 2H 6H *", ["3.6"]),
    ],
)
def test_3_12_a_second_substitute_may_never_enter_even_for_a_moment(result: str, rules: list[str]) -> None:
    assert broken(table("* KS QD", "3H 4H 2H 6H"), f"extend 1 {result}") == rules


def test_3_12_a_second_substitute_may_not_enter_to_let_the_first_become_a_natural_two() -> None:
    assert "3.12" in broken(table("* KS QD", "3H 4H 2H 6H"), "extend 1 2H 3H 4H * 6H")
    assert "3.12" in broken(table("2D KS QD", "3H 4H 2H 6H"), "extend 1 2H 3H 4H 2D 6H")
    assert grown("3H 4H 2H 6H", "*") == []


# 3.13


@pytest.mark.parametrize("cards", ["2S 2H 2D", "2S 2S 2H 2H", "* * *", "2S 2H *", "* 2D 2S"])
def test_3_13_a_set_of_twos_or_jokers_is_no_meld(cards: str) -> None:
    assert no_meld(cards) == ["3.6", "3.13"]


def test_3_13_a_two_in_a_set_is_a_substitute() -> None:
    assert meld("9S 9D 2S").substitutes == 1
    assert "3.6" in no_meld("9S 2S 2S")


# 3.14


def test_3_14_a_substitute_cant_be_moved_without_its_natural_card() -> None:
    assert "3.14" in broken(table("7H KS QD", "3H 4H 5H *"), "extend 1 * 3H 4H 5H")
    # 2H is laid at rank 2; the joker leaves rank 6 for rank 1 without the 6H.
    assert "3.14" in broken(table("2H KS QD", "3H 4H 5H *"), "extend 1 * 2H 3H 4H 5H")


@pytest.mark.parametrize("result", ["* 3H 4H 5H 7H", "3H 4H 5H 7H *"])
def test_3_14_a_substitute_leaves_no_gap_behind(result: str) -> None:
    assert broken(table("7H KS QD", "3H 4H 5H *"), f"extend 1 {result}") == ["3.3"]


def test_3_14_where_both_ends_are_possible_the_player_chooses() -> None:
    deal = table("5H KS QD", "3H 4H * 6H")
    assert {"extend 1 3H 4H 5H 6H *", "extend 1 * 3H 4H 5H 6H"} <= set(listed(deal))
    with pytest.raises(AmbiguousAction) as caught:
        do(deal, "add 1 5H")
    assert set(caught.value.readings) == {"extend 1 3H 4H 5H 6H *", "extend 1 * 3H 4H 5H 6H"}


def test_3_14_where_neither_end_fits_the_insertion_is_refused() -> None:
    full = "AC 2C 3C 4C 5C * 7C 8C 9C 10C JC QC KC"
    assert grown(full, "6C") == []
    for result in ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC *", "* AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"):
        assert "3.14" in broken(table("6C KS QD", full), f"extend 1 {result}")
    assert "3.14" in broken(table("6C KS QD", full), "add 1 6C")


def test_3_14_a_full_run_says_nothing_of_a_substitute_that_stays() -> None:
    full = "AC 2C 3C 4C 5C * 7C 8C 9C 10C JC QC KC"
    assert broken(table("2D KS QD", full), f"extend 1 {full} 2D") == ["3.5", "3.6"]


def test_3_14_in_a_set_no_card_pushes_the_substitute_out() -> None:
    assert broken(table("JS KS QD", "9S 9D *"), "extend 1 9S 9D * JS") == ["3.2"]


def test_3_14_in_a_set_there_is_nothing_to_move() -> None:
    deal = do(table("9H KS QD", "9S 9D *"), "extend 1 9S 9H 9D *")
    assert deal.melds[0][0].substitutes == 1


def test_3_14_a_dirty_set_stays_dirty() -> None:
    deal = do(table("QC QC KS 5D", "QS QS QH QD *"), "extend 1 QS QS QH QD QC QC *")
    assert deal.melds[0][0].biriba == "dirty"


# 3.15


def test_3_15_a_pair_may_have_several_sets_of_one_rank() -> None:
    assert melds(do(table("9S 9D 9C KS QD", "9H 9D 9C"), "meld 9S 9D 9C")) == ["9H 9D 9C", "9S 9D 9C"]


def test_3_15_a_pair_may_have_several_runs_in_one_suit() -> None:
    assert legal(table("3H 4H 5H KS QD", "3H 4H 5H"), "meld 3H 4H 5H")
    assert legal(table("6H 7H 8H KS QD", "3H 4H 5H"), "meld 6H 7H 8H")


# 3.16


def test_3_16_once_the_two_is_natural_another_substitute_may_join() -> None:
    deal = do(table("5H * KS QD", "3H 4H 2H 6H"), "extend 1 2H 3H 4H 5H 6H")
    assert legal(deal, "extend 1 2H 3H 4H 5H 6H *")
    assert legal(deal, "extend 1 * 2H 3H 4H 5H 6H")


def test_3_16_the_other_substitute_may_join_in_the_same_action() -> None:
    # 3.16 and 3.17: first 5H (the two becomes natural), then the joker as the seven.
    assert legal(table("5H * KS QD", "3H 4H 2H 6H"), "extend 1 2H 3H 4H 5H 6H *")
    assert legal(table("5H 2D KS QD", "3H 4H 2H 6H"), "extend 1 2H 3H 4H 5H 6H 2D")


# 3.17


def test_3_17_the_example_of_the_rule_is_legal() -> None:
    # 5H goes in and frees the joker, which lands on seven; 8H follows.
    assert legal(table("5H 8H KS QD", "3H 4H * 6H"), "extend 1 3H 4H 5H 6H * 8H")


def test_3_17_several_cards_at_once_need_a_legal_order() -> None:
    # The joker may go to seven, or to two; nothing brings it to four or nine while 8H is absent.
    assert grown("3H 4H * 6H", "5H 8H") == ["3H 4H 5H 6H * 8H"]


def test_3_17_cards_at_both_ends_at_once() -> None:
    assert grown("4H 5H 6H", "3H 7H 8H") == ["3H 4H 5H 6H 7H 8H"]


def test_3_17_a_substitute_may_move_twice() -> None:
    # 3H 4H * 6H: 5H sends the joker to seven; 7H sends it on, to eight or to two.
    assert grown("3H 4H * 6H", "5H 7H") == ["* 3H 4H 5H 6H 7H", "3H 4H 5H 6H 7H *"]


def test_3_17_a_moved_substitute_may_be_passed_by_natural_cards() -> None:
    # The joker lands on two, then the ace goes below it.
    assert grown("3H 4H * 6H", "5H AH") == ["AH * 3H 4H 5H 6H"]


def test_3_17_a_substitute_and_a_card_beyond_it_at_once() -> None:
    assert grown("3H 4H 5H", "* 7H") == ["3H 4H 5H * 7H"]


def test_3_17_a_card_across_a_gap_that_nothing_fills_is_refused() -> None:
    assert grown("3H 4H 5H", "7H") == []
    assert "3.3" in broken(table("7H KS QD", "3H 4H 5H"), "extend 1 3H 4H 5H 7H")


def test_3_17_the_second_copy_of_a_card_does_not_join_its_run() -> None:
    assert grown("3H 4H 5H", "4H") == []


def test_3_17_an_ace_may_be_added_above_the_king() -> None:
    assert grown("JH QH KH", "AH") == ["JH QH KH AH"]
    assert "extend 1 JH QH KH AH" in listed(table("AH 5S 9D", "JH QH KH"))


def test_3_17_both_copies_of_a_card_may_be_added_to_a_set_at_once() -> None:
    assert grown("8S 8H 8D", "8C 8C") == ["8S 8H 8D 8C 8C"]
    assert grown("8S 8H 8D", "8C 8C 8C") == []


def test_3_17_naturals_beyond_a_freed_two_of_the_suit() -> None:
    # 5H sends 2H to rank two (natural) or to seven (substitute); 7H fits above the six in
    # the first, and sends the two on from seven in the second.
    assert grown("3H 4H 2H 6H", "5H 7H") == ["2H 3H 4H 5H 6H 7H", "3H 4H 5H 6H 7H 2H"]


def test_3_17_two_substitutes_in_one_action_are_refused_whatever_the_order() -> None:
    assert grown("3H 4H 5H", "* 2D") == []
    assert grown("9S 9D 9C", "* 2D") == []
    # A two of the suit at rank two is natural, so it may come with a joker.
    assert grown("3H 4H 5H", "* 2H") == ["* 2H 3H 4H 5H", "2H 3H 4H 5H *"]


# 3.18


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("7H 6H 5H", "5H 6H 7H"),
        ("7H * 5H", "5H * 7H"),
        ("* 6H 5H", "5H 6H *"),
        ("AH KH QH", "QH KH AH"),
        ("4H 3H 2H AH", "AH 2H 3H 4H"),
        ("2S 3H 2H", "2H 3H 2S"),
    ],
)
def test_3_18_a_run_is_written_from_its_high_end_and_kept_from_the_low_end(written: str, kept: str) -> None:
    assert meld(written) == meld(kept)
    assert str(meld(written)) == kept


def test_3_18_a_run_is_laid_from_its_high_end_down() -> None:
    deal = table("9H 8H 7H KS QD")
    assert melds(do(deal, "meld 9H 8H 7H")) == ["7H 8H 9H"]


def test_3_18_an_extension_is_written_from_its_high_end_down() -> None:
    deal = table("6H KS QD", "3H 4H 5H *")
    assert melds(do(deal, "extend 1 * 6H 5H 4H 3H")) == ["3H 4H 5H 6H *"]
    assert melds(do(deal, "extend 1 6H 5H 4H 3H *")) == ["* 3H 4H 5H 6H"]


def test_3_18_a_run_written_from_its_other_end_is_no_extension() -> None:
    with pytest.raises(InputError):
        broken(table("9H KS QD", "3H 4H 5H"), "extend 1 5H 4H 3H")


@pytest.mark.parametrize("cards", ["2H 3H 2S", "* 2H 3H", "4H 2S 6H"])
def test_3_18_what_is_a_run_as_written_is_read_as_written(cards: str) -> None:
    assert str(meld(cards)) == cards


@pytest.mark.parametrize(("cards", "rule"), [("5C 7C 6C", "3.3"), ("7H 6H 4H", "3.3"), ("2H AH KH", "3.4")])
def test_3_18_cards_in_neither_order_are_no_run(cards: str, rule: str) -> None:
    assert rule in no_meld(cards)


# Which loose cards make which melds


def test_arrangements_offer_every_reading() -> None:
    assert readings("4H * 5H") == ["* 4H 5H", "4H 5H *"]
    assert readings("5H 4H 3H") == ["3H 4H 5H"]
    assert readings("KS AS QS") == ["QS KS AS"]
    assert readings("AS 2S 3S") == ["AS 2S 3S"]
    assert readings("2H 3H 4H") == ["2H 3H 4H", "3H 4H 2H"]
    assert readings("AS * KS") == ["* KS AS"]
    assert readings("9S 9D *") == ["9S 9D *"]
    assert readings("AS * *") == []
