"""Greek Canasta rules G6: closing and the end of a deal."""

from __future__ import annotations

from typing import Any

import pytest

from biriba_core import codes_text, legal_actions
from tests.rules.table import CLEAN, SIX, broken, do, greek, listed

SET = "9S 9D 9C"
OPEN: dict[str, Any] = {"reserves": ["in_play", "untaken"]}


# G6.1


def test_g6_1_a_side_may_close_with_a_biriba_its_biribaki_a_run_and_a_set() -> None:
    deal = do(greek("KS", CLEAN, SET, **OPEN), "discard KS")
    assert (deal.stage, deal.ended, deal.closed_by) == ("over", "closed", 0)


def test_g6_1_a_side_does_not_close_without_a_biriba() -> None:
    assert broken(greek("KS", SIX, SET, **OPEN), "discard KS") == ["G4.5", "G6.1"]


def test_g6_1_a_side_does_not_close_without_its_biribaki() -> None:
    # With the biribaki untaken the last discard brings it, and the deal goes on.
    assert do(greek("KS", CLEAN, SET), "discard KS").stage == "draw"
    assert broken(greek("9H", CLEAN, SET), "extend 2 9S 9D 9C 9H") == ["G4.5", "G6.1"]


def test_g6_1_a_side_does_not_close_without_a_set() -> None:
    assert broken(greek("KS", CLEAN, "3S 4S 5S", **OPEN), "discard KS") == ["G4.5", "G6.1"]


def test_g6_1_the_set_may_be_laid_in_the_closing_turn() -> None:
    deal = greek("9S 9D 9C KS", CLEAN, **OPEN)
    assert do(deal, "meld 9S 9D 9C", "discard KS").closed_by == 0
    assert do(greek("9S 9D 9C", CLEAN, **OPEN), "meld 9S 9D 9C").closed_by == 0


def test_g6_1_the_biriba_may_be_completed_in_the_closing_turn_if_the_biribaki_is_in_hand() -> None:
    assert do(greek("9H KS", SIX, SET, **OPEN), f"extend 1 {CLEAN}", "discard KS").closed_by == 0


def test_g6_1_the_other_sides_set_does_not_help() -> None:
    assert "G6.1" in broken(greek("KS", CLEAN, theirs=[SET], **OPEN), "discard KS")


# G6.2


def test_g6_2_the_last_discard_closes() -> None:
    deal = do(greek("KS", CLEAN, SET, **OPEN), "discard KS")
    assert codes_text(deal.pile) == "KD KS"


def test_g6_2_melding_the_last_card_closes() -> None:
    deal = do(greek("9H", CLEAN, SET, **OPEN), "extend 2 9S 9D 9C 9H")
    assert (deal.stage, deal.closed_by, codes_text(deal.pile)) == ("over", 0, "KD")


def test_g6_2_both_ways_of_closing_are_listed() -> None:
    assert listed(greek("9H", CLEAN, SET, **OPEN)) == ["extend 2 9S 9H 9D 9C", "discard 9H"]


@pytest.mark.parametrize("action", ["draw", "take", "pass", "discard KS", "meld 9S 9D 9C"])
def test_g6_2_closing_ends_the_deal_at_once(action: str) -> None:
    deal = do(greek("KS", CLEAN, SET, **OPEN), "discard KS")
    assert broken(deal, action) == ["G6.2"]
    assert list(legal_actions(deal)) == []


# G6.3


def test_g6_3_with_the_stock_empty_play_goes_on_with_the_pile() -> None:
    deal = greek("5D 5C KS QD", stage="draw", stock=0, pile="9C 5S")
    assert listed(deal) == ["take", "pass"]
    assert broken(deal, "draw") == ["G6.3"]


def test_g6_3_a_player_who_cant_take_it_may_pass() -> None:
    assert listed(greek("KS QD", stage="draw", stock=0, pile="9C 5S")) == ["pass"]


def test_g6_3_nobody_passes_with_stock_left() -> None:
    assert broken(greek("KS QD", stage="draw", stock=1), "pass") == ["G6.3"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g6_3_the_deal_ends_when_every_player_in_turn_has_passed(players: int) -> None:
    sides = 2 if players == 4 else players
    deal = greek("KS QD", others=[9] * (players - 1), melds=[[]] * sides, stage="draw", stock=0)
    for count in range(players):
        assert deal.stage == "draw"
        assert deal.passes == count
        deal = do(deal, "pass")
    assert (deal.stage, deal.ended, deal.closed_by) == ("over", "passes", None)


def test_g6_3_where_six_play_six_passes_end_the_deal() -> None:
    deal = greek("KS QD", others=[9] * 5, melds=[[], [], []], stage="draw", stock=0, variants=["six-players"])
    deal = do(deal, *["pass"] * 5)
    assert deal.stage == "draw"
    assert do(deal, "pass").stage == "over"


def test_g6_3_taking_the_pile_starts_the_count_again() -> None:
    deal = do(greek("5D 5C KS QD", stage="draw", stock=0, pile="9C 5S", passes=3), "take", "meld 5S 5D 5C")
    assert deal.passes == 0
    assert do(deal, "discard KS").passes == 0


def test_g6_3_a_pass_is_refused_once_the_turn_has_begun() -> None:
    assert broken(greek("KS QD", stock=0), "pass") == ["G4.1", "G4.4"]


# G6.4


@pytest.mark.parametrize("wild", ["*", "2S"])
def test_g6_4_a_wild_card_may_be_the_last_discard(wild: str) -> None:
    assert do(greek(wild, CLEAN, SET, **OPEN), f"discard {wild}").closed_by == 0
