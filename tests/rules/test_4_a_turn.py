"""Partnership rules 4: a turn."""

from __future__ import annotations

from typing import Any

import pytest

from biriba_core import Deal, codes_text
from biriba_core.deal import IN_PLAY, Reserve
from tests.rules.table import CLEAN, SIX, broken, do, granted, hand, legal, listed, melds, table

# 4.1


def test_4_1_a_turn_begins_with_one_card_from_the_stock_or_the_whole_pile() -> None:
    deal = table("KS QD", stage="draw", pile="9C 5S")
    assert listed(deal) == ["draw", "take"]


def test_4_1_one_card_is_drawn() -> None:
    deal = do(table("KS QD", stage="draw", stock="5S 6S"), "draw")
    assert (hand(deal), codes_text(deal.stock), deal.stage) == ("5S KS QD", "6S", "play")


def test_4_1_the_whole_pile_is_taken() -> None:
    deal = do(table("KS QD", stage="draw", pile="9C 5S 7D"), "take")
    assert (hand(deal), deal.pile, deal.stage, len(deal.stock)) == ("5S KS 7D QD 9C", b"", "play", 20)


@pytest.mark.parametrize("action", ["meld 9S 9D 9C", "extend 1 3H 4H 5H 6H", "discard KS"])
def test_4_1_nothing_is_done_before_the_draw(action: str) -> None:
    deal = table("9S 9D 9C 6H KS", "3H 4H 5H", stage="draw")
    assert broken(deal, action) == ["4.1"]


@pytest.mark.parametrize("action", ["draw", "take"])
def test_4_1_nobody_draws_twice(action: str) -> None:
    assert broken(table("KS QD"), action) == ["4.1"]


def test_4_1_nobody_draws_after_taking_the_pile() -> None:
    deal = do(table("KS QD", stage="draw"), "take")
    assert broken(deal, "draw") == broken(deal, "take") == ["4.1"]


def test_4_1_an_empty_pile_is_not_taken() -> None:
    assert broken(table("KS QD", stage="draw", pile=""), "take") == ["4.1"]


# 4.2


def test_4_2_taking_the_pile_carries_no_duty_to_meld() -> None:
    deal = do(table("KS QD", stage="draw", pile="9C 5S"), "take")
    assert {"discard 9C", "discard 5S", "discard KS", "discard QD"} == set(listed(deal))


def test_4_2_is_what_allows_taking_a_card_that_fits_nothing() -> None:
    assert granted(table("KS QD", stage="draw", pile="9C"), "take") == ["4.2", "4.1"]


# 4.3


def test_4_3_melds_and_additions_in_any_order_and_number() -> None:
    deal = table("9S 9D 9C 6H 7H 10S 10D 10C KS QD", "3H 4H 5H")
    deal = do(deal, "extend 1 3H 4H 5H 6H", "meld 9S 9D 9C", "extend 1 3H 4H 5H 6H 7H", "meld 10S 10D 10C")
    assert melds(deal) == ["3H 4H 5H 6H 7H", "9S 9D 9C", "10S 10D 10C"]
    assert hand(deal) == "KS QD"


def test_4_3_the_turn_need_not_meld_anything() -> None:
    assert legal(table("9S 9D 9C KS QD"), "discard KS")


@pytest.mark.parametrize("action", ["meld 9S 9D 9H", "extend 1 3H 4H 5H 6H", "meld 9S 9S 9D"])
def test_4_3_cards_not_held_are_not_melded(action: str) -> None:
    assert broken(table("9S 9D 9C KS QD", "3H 4H 5H"), action) == ["4.3"]


def test_4_3_one_copy_does_not_pay_for_two() -> None:
    assert legal(table("9S 9S 9D KS QD"), "meld 9S 9S 9D")
    assert broken(table("9S 9D 10D KS QD"), "meld 9S 9S 9D") == ["4.3"]


# 4.4


def test_4_4_the_turn_ends_with_one_discard() -> None:
    deal = do(table("KS QD"), "discard KS")
    assert (hand(deal), deal.seat, deal.stage, codes_text(deal.pile)) == ("QD", 1, "draw", "KD KS")


def test_4_4_of_a_card_not_held_nothing_else_is_said() -> None:
    assert broken(table("KS", SIX), "discard 5S") == ["4.4"]


def test_4_4_a_card_not_held_is_not_discarded() -> None:
    assert broken(table("KS QD"), "discard 5S") == ["4.4"]


def test_4_4_a_turn_that_has_begun_is_not_passed() -> None:
    assert "4.4" in broken(table("KS QD", stock=0), "pass")


# 4.5


def taken(held: str, pile: str, *ours: str, **keys: Any) -> Deal:
    return do(table(held, *ours, stage="draw", pile=pile, **keys), "take")


def test_4_5_the_single_card_taken_may_not_go_straight_back() -> None:
    assert broken(taken("KS QD", "5S"), "discard 5S") == ["4.5"]


def test_4_5_an_identical_copy_of_the_single_card_taken_may_not_be_discarded() -> None:
    deal = taken("5S QD", "5S")
    assert broken(deal, "discard 5S") == ["4.5"]
    assert listed(deal) == ["discard QD"]


def test_4_5_any_other_card_may_be_discarded() -> None:
    assert legal(taken("KS QD", "5S"), "discard KS")
    assert legal(taken("KS 5H QD", "5S"), "discard 5H")


def test_4_5_a_pile_of_two_bars_nothing() -> None:
    deal = taken("KS QD", "5S 5S")
    assert legal(deal, "discard 5S")
    assert deal.barred is None


def test_4_5_a_card_drawn_from_the_stock_may_be_discarded() -> None:
    deal = do(table("KS QD", stage="draw", pile="5S", stock="5S 6S"), "draw")
    assert legal(deal, "discard 5S")


def test_4_5_the_bar_holds_when_the_card_has_been_melded() -> None:
    # The 5S taken is in the run; its copy from the hand is still barred.
    deal = do(taken("5S 6S 7S QD KD", "5S"), "meld 5S 6S 7S")
    assert broken(deal, "discard 5S") == ["4.5"]
    assert legal(deal, "discard QD")


def test_4_5_the_bar_holds_after_the_reserve_was_taken_in_the_same_turn() -> None:
    # Hand 9S 9D, pile 9C: the three make a set and empty the hand; a packet brings the other 9C.
    deal = taken("9S 9D", "9C", CLEAN, packets=["9C KS KD KC QS QD QC JS JD JC 5D", 11])
    deal = do(deal, "meld 9S 9D 9C")
    assert len(deal.hands[0]) == 11
    assert deal.stage == "play"
    assert broken(deal, "discard 9C") == ["4.5"]
    assert legal(deal, "discard KS")


def test_4_5_the_bar_ends_with_the_turn() -> None:
    deal = do(taken("KS 9C", "5S", others=["5S 8C", 9, 9]), "discard KS", "draw")
    assert deal.barred is None
    assert legal(deal, "discard 5S")


def test_4_5_the_barred_card_may_be_melded() -> None:
    assert legal(taken("5H 5D KS QD", "5S"), "meld 5S 5H 5D")


# 4.6


def test_4_6_after_melding_at_least_two_cards_stay_in_hand() -> None:
    assert broken(table("9S 9D 9C KS", SIX), "meld 9S 9D 9C") == ["4.6", "4.9"]
    assert legal(table("9S 9D 9C KS QD", SIX), "meld 9S 9D 9C")


def test_4_6_one_card_may_stay_with_a_reserve_to_take() -> None:
    deal = do(table("9S 9D 9C KS", CLEAN), "meld 9S 9D 9C", "discard KS")
    assert deal.reserves[0] == Reserve(True, waiting_for=0)


def test_4_6_one_card_may_stay_to_close() -> None:
    deal = do(table("9S 9D 9C KS", CLEAN, reserves=["in_play", "untaken"]), "meld 9S 9D 9C", "discard KS")
    assert deal.closed_by == 0


def test_4_6_the_last_card_may_not_be_discarded_without_a_biriba() -> None:
    assert broken(table("KS", SIX), "discard KS") == ["4.6"]
    assert listed(table("KS", SIX)) == []


def test_4_6_the_biriba_of_the_other_pair_does_not_help() -> None:
    assert broken(table("KS", theirs=[CLEAN]), "discard KS") == ["4.6"]


# 4.7


def test_4_7_a_hand_is_never_emptied_by_melding_without_a_reserve() -> None:
    assert broken(table("9S 9D 9C", SIX), "meld 9S 9D 9C") == ["4.7"]
    assert broken(table("9H", "3H 4H 5H 6H 7H", "9S 9D 9C"), "extend 2 9S 9H 9D 9C") == ["4.7"]


def test_4_7_a_hand_may_be_emptied_by_melding_with_a_reserve_to_take() -> None:
    assert legal(table("9S 9D 9C", CLEAN), "meld 9S 9D 9C")


# 4.8


def test_4_8_all_jokers_are_copies_of_each_other_for_the_bar() -> None:
    deal = taken("* KS QD", "*")
    assert broken(deal, "discard *") == ["4.5"]
    assert listed(deal) == ["discard KS", "discard QD"]


def test_4_8_twos_of_two_suits_are_no_copies_of_each_other() -> None:
    deal = taken("2H KS QD", "2S")
    assert broken(deal, "discard 2S") == ["4.5"]
    assert legal(deal, "discard 2H")


def test_4_8_a_joker_does_not_bar_a_two() -> None:
    assert legal(taken("2H KS QD", "*"), "discard 2H")


# 4.9


def test_4_9_taking_a_pile_that_leaves_no_discard_is_refused() -> None:
    assert broken(table("5H", stage="draw", pile="5H"), "take") == ["4.9"]
    assert listed(table("5H", stage="draw", pile="5H")) == ["draw"]


def test_4_9_taking_a_joker_that_leaves_no_discard_is_refused() -> None:
    for held in ("*", "* *", "* * *"):
        assert broken(table(held, "3H 4H 2D", stage="draw", pile="*"), "take") == ["4.9"]


def test_4_9_taking_is_legal_when_a_meld_lets_the_turn_end() -> None:
    # 5H completes the pair's first biriba, which opens the reserve; the other 5H may not be
    # discarded, but it starts nothing: so with two 5H the turn must end otherwise.
    six = "6H 7H 8H 9H 10H JH"
    assert broken(table("5H", six, stage="draw", pile="5H"), "take") == ["4.9"]
    # With room for both (one in the run, one in the set) the hand empties into the reserve.
    assert legal(table("5H", six, "5S 5D 5C", stage="draw", pile="5H"), "take")


def test_4_9_a_joker_that_can_be_laid_off_frees_the_other_card() -> None:
    assert legal(table("* KS", stage="draw", pile="*"), "take")


def test_4_9_melding_everything_but_barred_cards_is_refused() -> None:
    deal = taken("5S 9S 9D 9C", "5S", SIX)
    assert broken(deal, "meld 9S 9D 9C") == ["4.9"]
    assert listed(deal) == ["discard 9S", "discard 9D", "discard 9C"]


def test_4_9_drawing_never_leads_to_a_dead_end() -> None:
    for held in ("5H", "*", "* * *"):
        assert legal(table(held, stage="draw", pile="*" if held == "*" else "5H"), "draw")


# 4.10


def test_4_10_a_step_that_leaves_one_card_is_fine_while_it_completes_the_first_biriba() -> None:
    # 3H-8H on the table, 9H 10H in hand: the nine makes the biriba; the ten empties the hand.
    deal = table("9H 10H", SIX)
    assert legal(deal, f"extend 1 {SIX} 9H")
    assert legal(deal, f"extend 1 {SIX} 9H 10H")
    assert len(do(deal, f"extend 1 {SIX} 9H", f"extend 1 {SIX} 9H 10H").hands[0]) == 11


def test_4_10_a_step_that_leaves_one_card_which_completes_it_afterwards() -> None:
    # 10S 10D 10C goes down first and leaves 9H, which completes the biriba and empties the hand.
    deal = table("9H 10S 10D 10C", SIX)
    assert legal(deal, "meld 10S 10D 10C")
    deal = do(deal, "meld 10S 10D 10C")
    assert listed(deal) == [f"extend 1 {SIX} 9H"]
    assert broken(deal, "discard 9H") == ["4.6"]


def test_4_10_seven_cards_at_once_or_one_after_the_other() -> None:
    deal = table(f"{CLEAN}")
    steps = ["meld 3H 4H 5H", "extend 1 3H 4H 5H 6H", "extend 1 3H 4H 5H 6H 7H"]
    steps += [f"extend 1 {SIX}", f"extend 1 {CLEAN}"]
    for text in steps:
        assert text in listed(deal)
        deal = do(deal, text)
    assert deal == do(table(CLEAN), f"meld {CLEAN}")
    assert deal.reserves[0] == IN_PLAY


def test_4_10_six_cards_of_a_run_leave_no_legal_end() -> None:
    deal = table("3H 4H 5H 6H 7H 8H")
    assert broken(deal, "meld 3H 4H 5H 6H 7H 8H") == ["4.7"]
    assert broken(deal, "meld 3H 4H 5H 6H 7H") == ["4.6", "4.9"]
    assert legal(deal, "meld 3H 4H 5H 6H")


def test_4_10_where_one_card_is_left_with_no_legal_end_4_6_is_cited_and_4_9_with_it() -> None:
    assert broken(table("9S 9D 9C KS"), "meld 9S 9D 9C") == ["4.6", "4.9"]


def test_4_10_the_one_card_left_may_be_barred() -> None:
    # With a biriba and an untaken reserve KS could go, but it is the single card taken.
    deal = taken("9S 9D 9C", "KS", CLEAN)
    assert broken(deal, "meld 9S 9D 9C") == ["4.6", "4.9"]
    assert legal(taken("9S 9D 9C", "KS QD", CLEAN), "discard KS")


def test_4_10_a_joker_in_hand_may_be_the_last_card_laid() -> None:
    # 9S 9D 9C leaves the joker; it joins the set, but a set of four is no biriba: refused.
    assert broken(table("9S 9D 9C *"), "meld 9S 9D 9C") == ["4.6", "4.9"]
    # On a run of six it makes the biriba and brings the reserve.
    assert legal(table("9S 9D 9C *", SIX), "meld 9S 9D 9C")
