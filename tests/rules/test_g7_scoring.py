"""Greek Canasta rules G7: scoring."""

from __future__ import annotations

from typing import Any

import pytest

from biriba_core import GREEK_CANASTA, score, stop
from biriba_core.granting import reasons_for_score, rules_of_reasons
from biriba_core.scoring import SideScore
from tests.rules.table import CLEAN, do, greek, meld


def side(*ours: str, hands: tuple[str, str] = ("", ""), number: int = 0, **keys: Any) -> SideScore:
    keys = {"reserves": ["in_play", "in_play"], "stage": "over", "others": ["KS", hands[1], "KD"]} | keys
    return score(greek(hands[0], *ours, **keys)).sides[number]


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("3H 4H 5H 6H 7H 8H", 0),
        (CLEAN, 200),
        ("3H 4H * 6H 7H 8H 9H", 100),
        ("3H 4H * 6H 7H 2S 9H", 100),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", 200),
        ("AC 2C 3C 4C 5C * 7C 8C 9C 10C JC QC KC", 100),
    ],
)
def test_g7_1_the_bonus_of_a_run(cards: str, bonus: int) -> None:
    assert meld(cards, GREEK_CANASTA).bonus == bonus
    assert side(cards).bonuses == bonus


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("QS QS QH QH QD QD QC", 0),
        ("AS AS AH AH AD AD", 0),
        ("AS AS AH AH AD AD AC", 300),
        ("AS AS AH AH AD AD *", 150),
        ("AS AS AH AH AD AD AC AC", 300),
        ("AS AS AH AH AD AD AC AC * 2S", 150),
    ],
)
def test_g7_2_the_bonus_of_a_set(cards: str, bonus: int) -> None:
    assert meld(cards, GREEK_CANASTA).bonus == bonus
    assert side(cards).bonuses == bonus


def test_g7_1_each_bonus_names_its_rule() -> None:
    sheet = side(CLEAN, "AS AS AH AH AD AD AC")
    assert [line.rule for line in sheet.lines if line.item == "bonus"] == ["G7.1", "G7.2"]


def test_g7_3_closing_adds_100() -> None:
    assert side(closed_by=0).closing == side(closed_by=2).closing == 100
    assert side(closed_by=0, number=1).closing == 0
    assert side(ended="passes", stock=0).closing == 0


def test_g7_4_melded_cards_minus_the_cards_left_in_the_sides_hands() -> None:
    # 45 + 200; hands: K 10 + 5, joker 50 + ace 20.
    sheet = side(CLEAN, hands=("KS 5D", "* AS"))
    assert (sheet.cards, sheet.bonuses, sheet.hand, sheet.total) == (45, 200, -85, 160)


def test_g7_4_a_wild_card_counts_at_its_own_value() -> None:
    # G7.4, G1.4
    assert side("3H 4H *").cards == 5 + 5 + 50
    assert side("QS KS 2D").cards == 10 + 10 + 20


def test_g7_5_nothing_is_charged_for_a_biribaki_never_taken() -> None:
    sheet = side(reserves=["untaken", "in_play"], packets=["* * * * AS AH AD AC AS AH AD"])
    assert (sheet.reserve, sheet.total) == (0, 0)
    assert [(line.item, line.rule, line.points) for line in sheet.lines] == [("untaken", "G7.5", 0)]


def test_g7_5_is_named_in_a_count_after_what_earns_and_costs_points() -> None:
    deal = greek("KH", others=["5D", "AS", "7C"], melds=[[CLEAN], []], stage="over")
    assert rules_of_reasons(reasons_for_score(score(deal))) == ("G7.1", "G7.4", "G7.5")


def test_g7_4_a_deal_without_a_biriba_may_cost_points() -> None:
    assert side("9S 9D 9C", hands=("* AS", "KH")).total == 30 - 80


def test_g1_1_three_sides_are_counted_each() -> None:
    # G1.1, G7.4
    deal = greek("KH", others=["5D", "AS"], melds=[[CLEAN], [], ["9S 9D 9C"]], stage="over")
    assert score(deal).totals == (245 - 10, -5, 30 - 20)


def test_7_9_a_deal_stopped_by_the_limit_is_scored_as_after_passes() -> None:
    # 7.9 holds in both games.
    deal = greek("KH", CLEAN, stage="draw", stock=0, passes=3, others=["5D", "AS", "7C"], reserves=["in_play"] * 2)
    assert score(stop(deal)) == score(do(deal, "pass"))
