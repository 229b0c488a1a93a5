"""Partnership rules 7: the end of a deal and of the match."""

from __future__ import annotations

import random

import pytest

from biriba_core import (
    InputError,
    codes_text,
    legal_actions,
    new_deal,
    new_match,
    parse_action,
    parse_position,
    score,
    stop,
    to_position,
)
from tests.rules.table import CLEAN, broken, do, hand, legal, listed, table

OPEN = {"reserves": ["in_play", "untaken"]}


# 7.1


def test_7_1_a_pair_closes_by_discarding_the_last_card() -> None:
    deal = do(table("KS", CLEAN, **OPEN), "discard KS")
    assert (deal.stage, deal.ended, deal.closed_by) == ("over", "closed", 0)


def test_7_1_a_pair_never_closes_by_melding_the_last_card() -> None:
    assert broken(table("10H", CLEAN, **OPEN), f"extend 1 {CLEAN} 10H") == ["4.7", "7.1"]
    assert broken(table("9S 9D 9C", CLEAN, **OPEN), "meld 9S 9D 9C") == ["4.7", "7.1"]
    assert listed(table("10H", CLEAN, **OPEN)) == ["discard 10H"]


def test_7_1_melding_down_to_one_and_discarding_it_closes() -> None:
    assert do(table("10H KS", CLEAN, **OPEN), f"extend 1 {CLEAN} 10H", "discard KS").closed_by == 0


def test_7_1_the_biriba_may_be_completed_in_the_closing_turn() -> None:
    # A biriba there was already; here a second one is added on the way.
    assert legal(table("9S KS", CLEAN, "3S 4S 5S 6S 7S 8S", **OPEN), "extend 2 3S 4S 5S 6S 7S 8S 9S")


# 7.2


def test_7_2_the_deal_ends_at_once() -> None:
    deal = do(table("KS", CLEAN, **OPEN), "discard KS")
    assert list(legal_actions(deal)) == []
    for text in ("draw", "take", "pass", "discard KS", "meld 9S 9D 9C", f"extend 1 {CLEAN} 10H"):
        assert broken(deal, text) == ["7.2"]


def test_7_2_the_closers_partners_cards_are_deducted_as_well() -> None:
    deal = do(table("KS", CLEAN, others=["5C", "QD AD", "2C"], **OPEN), "discard KS")
    assert score(deal).sides[0].hand == -25
    assert score(deal).sides[1].hand == -15


def test_7_2_no_card_is_barred_once_the_deal_is_over() -> None:
    deal = do(table("9S 9D KS", CLEAN, stage="draw", pile="9C", **OPEN), "take")
    assert deal.barred is not None
    over = do(deal, "meld 9S 9D 9C", "discard KS")
    assert (over.closed_by, over.barred) == (0, None)


def test_7_2_the_last_discard_lies_on_the_pile() -> None:
    assert codes_text(do(table("KS", CLEAN, **OPEN), "discard KS").pile) == "KD KS"


# 7.3


def test_7_3_with_the_stock_empty_a_player_takes_the_pile_or_passes() -> None:
    deal = table("KS QD", stage="draw", stock=0, pile="9C 5S")
    assert listed(deal) == ["take", "pass"]
    assert broken(deal, "draw") == ["7.3"]


def test_7_3_with_stock_left_nobody_passes() -> None:
    assert broken(table("KS QD", stage="draw", stock=1), "pass") == ["7.3"]


def test_7_3_with_pile_and_stock_empty_only_the_pass_is_left() -> None:
    deal = table("KS QD", stage="draw", stock=0, pile="")
    assert listed(deal) == ["pass"]


# 7.4


def test_7_4_four_passes_in_a_row_end_the_deal() -> None:
    deal = do(table("KS QD", stage="draw", stock=0), "pass", "pass", "pass")
    assert (deal.stage, deal.passes, deal.seat) == ("draw", 3, 3)
    deal = do(deal, "pass")
    assert (deal.stage, deal.ended, deal.closed_by) == ("over", "passes", None)
    # Nobody closed: the rule on closing alone would tell something else.
    assert broken(deal, "take") == ["7.2", "7.4"]


def test_7_4_four_passes_give_no_closing_bonus() -> None:
    deal = table("KS", CLEAN, stage="draw", stock=0, others=["5C", "QD", "2C"], passes=3, **OPEN)
    assert [side.closing for side in score(do(deal, "pass")).sides] == [0, 0]


# 7.5


def test_7_5_the_discards_are_never_turned_over() -> None:
    deal = do(table("KS QD", stage="draw", stock=1, pile="9C 5S"), "draw", "discard KS")
    assert (deal.stock, codes_text(deal.pile)) == (b"", "9C 5S KS")
    assert "draw" not in listed(deal)


# 7.6


def test_7_6_5000_exactly_is_not_enough() -> None:
    match = new_match().add([5000, 0])
    assert (match.over, match.winner) == (False, None)


def test_7_6_strictly_above_5000_is_enough() -> None:
    match = new_match().add([2600, 400]).add([2405, 900])
    assert (match.over, match.winner, match.totals) == (True, 0, (5005, 1300))


def test_7_6_no_deal_is_added_once_the_match_is_over() -> None:
    with pytest.raises(InputError):
        new_match().add([5005, 0]).add([5, 5])


# 7.7


def test_7_7_the_higher_total_wins() -> None:
    assert new_match().add([5100, 5200]).winner == 1


def test_7_7_equal_totals_another_deal_is_played() -> None:
    match = new_match().add([5100, 5100])
    assert not match.over
    assert match.add([-50, 0]).winner == 1


def test_7_7_scores_may_be_negative() -> None:
    assert new_match().add([-300, -20]).totals == (-300, -20)


# 7.8


def test_7_8_drawing_the_last_stock_card_is_an_ordinary_draw() -> None:
    deal = do(table("9S 9D KS QD", stage="draw", stock="9C"), "draw", "meld 9S 9D 9C", "discard KS")
    assert (deal.seat, deal.stage, deal.passes) == (1, "draw", 0)
    assert listed(deal) == ["take", "pass"]


def test_7_8_a_pass_is_a_whole_turn() -> None:
    deal = do(table("9S 9D 9C KS QD", stage="draw", stock=0), "pass")
    assert (deal.seat, deal.stage, deal.passes, hand(deal)) == (1, "draw", 1, "9S KS 9D QD 9C")


def test_7_8_taking_the_pile_starts_the_count_of_passes_again() -> None:
    deal = do(table("KS QD", stage="draw", stock=0, passes=3, pile="9C 5S"), "take")
    assert deal.passes == 0
    deal = do(deal, "discard KS", "pass", "pass", "pass")
    assert (deal.stage, deal.passes) == ("draw", 3)


# 7.9


def test_7_9_nothing_else_ends_a_deal() -> None:
    # One player takes a one-card pile and throws another card each time; all others pass.
    deal = table("KS QD", stage="draw", stock=0, pile="5S", others=["2C", "3C", "4C"])
    for _ in range(50):
        thrown = hand(deal).split()
        deal = do(deal, "take", f"discard {thrown[0]}", "pass", "pass", "pass")
    assert deal.stage == "draw"


def test_7_9_a_deal_stopped_by_a_limit_is_scored_as_after_passes() -> None:
    deal = table("KS", CLEAN, stage="draw", stock=0, others=["5C", "QD", "2C"], passes=3, **OPEN)
    stopped, passed = stop(deal), do(deal, "pass")
    assert (stopped.stage, stopped.ended, stopped.closed_by) == ("over", "limit", None)
    assert score(stopped) == score(passed)


def test_7_9_a_stopped_deal_is_over() -> None:
    deal = stop(new_deal(random.Random(1)))
    assert list(legal_actions(deal)) == []
    assert broken(deal, "draw") == ["7.2"]


def test_7_9_a_deal_stopped_in_the_middle_of_a_turn_survives_its_text() -> None:
    deal = stop(do(table("KS QD", stage="draw", pile="5S"), "take"))
    assert parse_position(to_position(deal)) == deal


def test_7_9_a_deal_that_is_over_is_not_stopped_again() -> None:
    closed = do(table("KS", CLEAN, others=["5C", "QD", "2C"], **OPEN), "discard KS")
    assert stop(closed) == closed


# 7.10


@pytest.mark.parametrize("wild", ["*", "2S"])
def test_7_10_a_pair_may_close_with_a_wild_card_as_the_last_discard(wild: str) -> None:
    assert do(table(wild, CLEAN, **OPEN), f"discard {wild}").closed_by == 0


def test_7_10_a_pair_may_close_in_the_turn_in_which_it_took_its_reserve_by_melding() -> None:
    packet = "10H JH QH KH AH 3S 4S 5S 6S 7S KD"
    deal = do(table("9S 9D 9C", CLEAN, packets=[packet, 11]), "meld 9S 9D 9C")
    deal = do(deal, f"extend 1 {CLEAN} 10H JH QH KH AH", "meld 3S 4S 5S 6S 7S", "discard KD")
    assert (deal.stage, deal.closed_by) == ("over", 0)


def test_7_10_a_pair_may_close_while_the_partners_reserve_still_waits() -> None:
    deal = table("KS", CLEAN, others=["5C", 11, "2C"], reserves=[{"waiting": 2}, "untaken"])
    sheet = score(do(deal, "discard KS")).sides[0]
    assert (sheet.closing, sheet.reserve, sheet.hand) == (100, -100, 0)


def test_7_10_an_action_after_the_end_may_still_be_read() -> None:
    assert str(parse_action("DISCARD th")) == "discard 10H"


# 7.12


def test_7_12_another_target_may_be_agreed() -> None:
    match = new_match(target=3000).add([3010, 2990])
    assert (match.over, match.winner) == (True, 0)


def test_7_12_an_agreed_target_has_to_be_passed_not_only_reached() -> None:
    match = new_match(target=3000).add([3000, 100])
    assert not match.over
    assert match.add([5, 0]).winner == 0
