"""Greek Canasta rules G4: a turn."""

from __future__ import annotations

from typing import Any

import pytest

from biriba_core import Deal, codes_text
from biriba_core.deal import IN_PLAY
from tests.rules.table import CLEAN, SIX, broken, do, greek, hand, legal, listed, melds

SET = "9S 9D 9C"
PACKET = "KS KD KC QS QD QC JS JD JC 5D 5C"
OPEN: dict[str, Any] = {"reserves": ["in_play", "untaken"]}


def before(held: str, pile: str, *ours: str, **keys: Any) -> Deal:
    return greek(held, *ours, stage="draw", pile=pile, **keys)


# G4.1


def test_g4_1_draw_the_top_card_of_the_stock() -> None:
    deal = do(before("KS QD", "9C 5S", stock="7D 8D"), "draw")
    assert (hand(deal), codes_text(deal.stock), deal.stage) == ("KS 7D QD", "8D", "play")


def test_g4_1_take_the_whole_pile() -> None:
    deal = do(before("5D 5C KS QD", "9C 5S"), "take")
    assert (hand(deal), deal.pile) == ("5S KS 5D QD 5C 9C", b"")


@pytest.mark.parametrize("action", ["draw", "take"])
def test_g4_1_nobody_draws_twice_in_a_turn(action: str) -> None:
    assert "G4.1" in broken(greek("KS QD"), action)


@pytest.mark.parametrize("action", ["meld 9S 9D 9C", "discard KS", "extend 1 3H 4H 5H 6H"])
def test_g4_1_nothing_is_done_before_the_draw(action: str) -> None:
    assert broken(before("9S 9D 9C 6H KS QD", "5S", "3H 4H 5H"), action) == ["G4.1"]


def test_g4_1_an_empty_pile_is_not_taken() -> None:
    assert broken(before("KS QD", ""), "take") == ["G4.1"]


# G4.2


def test_g4_2_the_top_card_may_extend_a_meld_by_itself() -> None:
    assert legal(before("KS QD 8C", "9C 5S", "2S 3S 4S"), "take")
    assert legal(before("KS QD 8C", "9C 5S", "5H 5D 5C"), "take")


def test_g4_2_the_top_card_extends_a_meld_without_help_from_the_hand() -> None:
    # 6S from the hand would bridge the gap to the 7S on top; that is not the top card alone.
    assert broken(before("6S KS QD 8C", "9C 7S", "3S 4S 5S"), "take") == ["G4.2"]


def test_g4_2_after_the_top_card_any_meld_may_be_extended() -> None:
    # 5H goes to the last meld; then 9S makes the first a biriba, and the side closes.
    deal = before("9S", "5H", "3S 4S 5S 6S 7S 8S", "KS KD KC", "6H 7H 8H", reserves=["in_play", "in_play"])
    assert legal(deal, "take")


def test_g4_2_it_may_start_a_new_meld_with_two_natural_cards_from_the_hand() -> None:
    assert legal(before("5D 5C KS QD", "9C 5S"), "take")
    assert legal(before("3S 4S KS QD", "9C 5S"), "take")
    assert legal(before("4S 6S KS QD", "9C 5S"), "take")


@pytest.mark.parametrize("wild", ["*", "2S", "2C"])
def test_g4_2_one_natural_and_one_wild_card_are_not_enough(wild: str) -> None:
    assert broken(before(f"5D {wild} KS QD", "9C 5S"), "take") == ["G4.2"]
    assert broken(before(f"4S {wild} KS QD", "9C 5S"), "take") == ["G4.2"]


def test_g4_2_one_natural_card_is_not_enough() -> None:
    assert broken(before("5D KS QD 8C", "9C 5S"), "take") == ["G4.2"]


def test_g4_2_a_card_deeper_in_the_pile_does_not_help() -> None:
    assert broken(before("9S 9D KS QD", "9C 5S"), "take") == ["G4.2"]
    assert broken(before("5D KS QD 8C", "5C 5S"), "take") == ["G4.2"]


def test_g4_2_the_two_natural_cards_may_include_a_two_that_would_be_natural_there() -> None:
    assert legal(before("2S 4S KS QD", "9C 3S"), "take")
    assert legal(before("2S 3S KS QD", "9C AS"), "take")


def test_g4_2_a_two_that_would_be_wild_there_is_no_natural_card() -> None:
    assert broken(before("2H 4S KS QD", "9C 3S"), "take") == ["G4.2"]


@pytest.mark.parametrize("top", ["*", "2S", "2C"])
def test_g4_2_the_top_card_itself_may_be_wild(top: str) -> None:
    assert legal(before("9S 9D KS QD", f"8C {top}"), "take")
    assert legal(before("5H 6H KS QD", f"8C {top}"), "take")
    assert legal(before("8H KS QD", f"8C {top}", SET), "take")


def test_g4_2_a_wild_top_card_needs_room_in_a_meld() -> None:
    # 9S 9D and a joker leave no room for a second wild card; the hand offers nothing else.
    assert broken(before("8H KS QD", "8C 2S", "9S 9D *"), "take") == ["G4.2"]


def test_g4_2_a_top_two_may_stand_as_the_natural_two_beside_another() -> None:
    # 2H from the hand is natural, the one on top would be the four: 2H 3H 2H.
    assert legal(before("2H 3H KS QD", "8C 2H"), "take")


def test_g4_2_a_wild_top_card_needs_an_end_of_the_run() -> None:
    full = "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
    assert broken(before("8H KS QD", "8C *", full), "take") == ["G4.2"]


def test_g4_2_the_other_sides_meld_does_not_help() -> None:
    assert broken(before("KS QD 8C", "9C 5S", theirs=["2S 3S 4S"]), "take") == ["G4.2"]


def test_g4_2_a_meld_that_the_partner_laid_helps() -> None:
    deal = greek(9, "2S 3S 4S", seat=2, others=[9, "KS QD 8C", 9], stage="draw", pile="9C 5S")
    assert legal(deal, "take")


def test_g4_2_the_first_meld_after_taking_contains_the_top_card() -> None:
    deal = do(before("5D 5C KS KD KC QD", "9C 5S"), "take")
    assert broken(deal, "meld KS KD KC") == ["G4.2"]
    assert broken(deal, "discard QD") == ["G4.2"]
    deal = do(deal, "meld 5S 5D 5C")
    assert deal.must_use is None
    assert legal(deal, "meld KS KD KC")


def test_g4_2_the_first_extension_after_taking_contains_the_top_card() -> None:
    deal = do(before("8H KS QD 7D", "9C 5S", "2S 3S 4S", "8S 8D 8C"), "take")
    assert broken(deal, "extend 2 8S 8D 8C 8H") == ["G4.2"]
    assert legal(deal, "extend 1 2S 3S 4S 5S")


def test_g4_2_the_top_card_may_be_used_in_any_legal_way() -> None:
    # The five extends the run, yet it may go into a set with a five and a joker from the hand.
    deal = do(before("5D * KS QD", "9C 5S", "2S 3S 4S"), "take")
    assert legal(deal, "meld 5S 5D *")
    # or with more cards of the hand into the run.
    deal = do(before("6S KS QD", "9C 5S", "2S 3S 4S"), "take")
    assert legal(deal, "extend 1 2S 3S 4S 5S 6S")


def test_g4_2_a_copy_of_the_top_card_is_as_good() -> None:
    deal = do(before("5S 5D 5C KS QD", "9C 5S"), "take")
    assert legal(deal, "meld 5S 5D 5C")


def test_g4_2_the_listing_keeps_to_the_top_card() -> None:
    deal = do(before("5D 5C KS KD KC QD", "9C 5S"), "take")
    assert listed(deal) == ["meld 5S 5D 5C"]


def test_g4_2_a_drawn_card_carries_no_such_duty() -> None:
    deal = do(before("KS KD KC QD", "9C", stock="5S 6S"), "draw")
    assert deal.must_use is None
    assert legal(deal, "meld KS KD KC")


def test_g4_2_a_single_card_taken_bars_no_discard() -> None:
    # Partnership rule 4.5 is not a rule of this game.
    deal = do(before("5S 5D 5C KS QD", "5S"), "take", "meld 5S 5D 5C")
    assert legal(deal, "discard 5S")


# G4.3


def test_g4_3_melds_are_laid_and_extended_as_wanted() -> None:
    deal = do(greek("9S 9D 9C 6H KS QD", "3H 4H 5H"), "extend 1 3H 4H 5H 6H", "meld 9S 9D 9C")
    assert melds(deal) == ["3H 4H 5H 6H", "9S 9D 9C"]


def test_g4_3_only_cards_of_the_hand_are_melded() -> None:
    assert broken(greek("9S 9D KS QD"), "meld 9S 9D 9C") == ["G4.3"]


# G4.4


def test_g4_4_the_turn_ends_with_one_discard() -> None:
    deal = do(greek("KS QD"), "discard KS")
    assert (deal.seat, deal.stage, hand(deal)) == (1, "draw", "QD")
    assert broken(greek("KS QD"), "discard 5S") == ["G4.4"]


# G4.5


def test_g4_5_a_hand_may_not_be_left_empty() -> None:
    assert broken(greek("KS", SET), "discard KS") == ["G4.5", "G6.1"]
    assert "G4.5" in broken(greek("9H", SET), "extend 1 9S 9D 9C 9H")


def test_g4_5_one_card_left_with_no_end_is_refused() -> None:
    assert broken(greek("9S 9D 9C KS"), "meld 9S 9D 9C") == ["G4.5", "G4.6"]


def test_g4_5_a_hand_may_be_emptied_when_the_closing_conditions_hold() -> None:
    assert legal(greek("KS", CLEAN, SET, **OPEN), "discard KS")
    assert legal(greek("9H", CLEAN, SET, **OPEN), "extend 2 9S 9D 9C 9H")


def test_g4_5_a_last_card_may_be_discarded_when_a_biribaki_is_due() -> None:
    deal = do(greek("9H KS", SIX, packets=[PACKET, 11]), f"extend 1 {CLEAN}", "discard KS")
    assert (deal.seat, deal.stage, deal.reserves[0]) == (1, "draw", IN_PLAY)
    assert sorted(hand(deal).split()) == sorted(PACKET.split())


def test_g4_5_the_last_card_may_not_be_melded_when_a_biribaki_is_due() -> None:
    # A card must be kept for the discard.
    assert "G4.5" in broken(greek("9H", SIX), f"extend 1 {CLEAN}")
    assert "G4.5" in broken(greek("9S 9D 9C", CLEAN), "meld 9S 9D 9C")


# G4.6


def test_g4_6_taking_a_pile_after_which_the_turn_could_not_end_is_refused() -> None:
    assert broken(before("5D 5C", "5S"), "take") == ["G4.6"]
    assert broken(before("5D 5C KS", "5S"), "take") == ["G4.6"]
    assert legal(before("5D 5C KS QD", "5S"), "take")


def test_g4_6_taking_is_legal_when_the_rest_of_the_pile_lets_the_turn_end() -> None:
    assert legal(before("5D 5C", "KS QD 5S"), "take")


def test_g4_6_taking_is_legal_when_a_biribaki_comes_due() -> None:
    # 9H completes the biriba; KS goes, and the biribaki is due.
    assert legal(before("KS", "9H", SIX), "take")


def test_g4_6_taking_is_legal_when_the_side_may_close() -> None:
    assert legal(before("5D 5C KS", "5S", CLEAN, SET, **OPEN), "take")
    # The last card melded closes as well.
    assert legal(before("5D 5C", "5S", CLEAN, SET, **OPEN), "take")


def test_g4_6_a_meld_that_leaves_one_card_is_fine_while_it_can_be_melded_to_close() -> None:
    deal = greek("9S 9D 9C 10H", CLEAN, **OPEN)
    assert legal(deal, "meld 9S 9D 9C")
    assert do(deal, "meld 9S 9D 9C", f"extend 1 {CLEAN} 10H").closed_by == 0


def test_g4_6_the_top_card_is_used_first_also_where_another_meld_would_help() -> None:
    # 9H may join the nines, but only after the fives, and then the hand is empty.
    assert broken(before("5D 5C 9H", "5S", SET), "take") == ["G4.6"]


def test_g4_6_several_cards_at_once_count_as_an_end() -> None:
    # Laying the three eights would leave the joker alone, and the run has no room for a second wild card.
    # With the joker as its seven, the run takes 8H, and two eights are left: one to discard, one to keep.
    deal = do(before("8S 8D *", "8H", "3H 4H 5H *"), "take")
    assert broken(deal, "meld 8S 8H 8D") == ["G4.5", "G4.6"]
    assert broken(deal, "extend 1 3H 4H 5H * *") == ["G3.3", "G4.2"]
    assert do(deal, "extend 1 3H 4H 5H * * 8H", "discard 8S").seat == 1


def test_g4_6_the_top_card_and_another_may_close_together() -> None:
    # 2S must go into the run, which has room for it only together with 8H.
    run = "3H 4H * 6H"
    deal = greek("2S 8H", run, CLEAN.replace("H", "S"), SET, must_use="2S", pile="", **OPEN)
    assert do(deal, f"extend 1 {run} 2S 8H").closed_by == 0
