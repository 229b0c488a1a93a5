"""Partnership rules 6: scoring a deal."""

from __future__ import annotations

from typing import Any

import pytest

from biriba_core import PARTNERSHIP, Deal, InputError, parse_cards, score
from biriba_core.deal import IN_PLAY, Reserve
from biriba_core.rulings import Problem
from biriba_core.scoring import SideScore
from tests.rules.table import CLEAN, do, legal, meld, table


def side(*ours: str, hands: tuple[str, str] = ("", ""), number: int = 0, **keys: Any) -> SideScore:
    """The score of South's side, with South's and North's hands as given."""
    keys = {"reserves": ["in_play", "in_play"], "stage": "over", "others": ["KS", hands[1], "KD"]} | keys
    return score(table(hands[0], *ours, **keys)).sides[number]


# 6.1


@pytest.mark.parametrize(
    ("card", "value"),
    [("*", 20), ("AS", 15), ("2D", 10)]
    + [(f"{rank}H", 10) for rank in ("8", "9", "10", "J", "Q", "K")]
    + [(f"{rank}C", 5) for rank in range(3, 8)],
)
def test_6_1_card_values(card: str, value: int) -> None:
    assert PARTNERSHIP.value(parse_cards(card)[0]) == value


def test_6_1_a_substitute_counts_at_its_own_value() -> None:
    assert meld("3H 4H *").value == 5 + 5 + 20
    assert meld("QS KS 2D").value == 10 + 10 + 10
    assert meld("AS AD *").value == 15 + 15 + 20


def test_6_1_the_two_counts_ten_also_where_it_is_natural() -> None:
    assert meld("AS 2S 3S").value == 15 + 10 + 5


# 6.2


def test_6_2_a_pairs_score_is_melds_plus_bonuses_minus_both_hands() -> None:
    # 45 + 200 (run of seven), 30 (nines); hands: K 10 + 5, joker 20 + A 15.
    sheet = side(CLEAN, "9S 9D 9C", hands=("KS 5D", "* AS"))
    assert (sheet.cards, sheet.bonuses, sheet.hand, sheet.total) == (75, 200, -50, 225)


def test_6_2_each_line_names_its_rule() -> None:
    sheet = side(CLEAN, hands=("KS", ""), closed_by=2)
    assert [(line.item, line.rule, line.points) for line in sheet.lines] == [
        ("cards", "6.2", 45),
        ("bonus", "6.3", 200),
        ("closing", "6.4", 100),
        ("hand", "6.2", -10),
    ]


def test_6_2_the_other_pairs_cards_do_not_count() -> None:
    assert side(hands=("KS", ""), theirs=[CLEAN]).total == -10


def test_6_2_a_score_needs_every_card_of_the_hands() -> None:
    with pytest.raises(InputError) as caught:
        score(table("KS", stage="over", others=["KH", 3, "KD"]))
    assert caught.value.problems == (Problem("score-unknown", {"where": "hands[2]"}),)


# 6.3


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ("3H 4H 5H 6H 7H 8H", 0),
        (CLEAN, 200),
        ("3H 4H 5H * 7H 8H 9H", 100),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC", 200),
        ("AC 2C 3C 4C 5C * 7C 8C 9C 10C JC QC", 100),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", 1000),
        ("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC", 1000),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC 2D", 500),
        ("AC 2D 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", 500),
        ("QS QS QH QH QD QD", 0),
        ("QS QS QH QH QD QD QC", 300),
        ("QS QS QH QH QD QD *", 150),
        ("QS QS QH QH QD QD QC QC", 300),
        ("QS QS QH QH QD QD QC QC 2S", 150),
        ("AS AS AH AH AD AD AC", 300),
    ],
)
def test_6_3_the_bonus_of_one_meld(cards: str, bonus: int) -> None:
    assert meld(cards).bonus == bonus
    assert side(cards).bonuses == bonus


def test_6_3_a_meld_that_earns_no_bonus_has_one_line() -> None:
    assert [(line.item, line.rule, line.points) for line in side("3H 4H 5H").lines] == [("cards", "6.2", 15)]


def test_6_3_one_bonus_for_each_meld_on_top_of_the_card_values() -> None:
    # 45 + 200 and 70 + 300.
    sheet = side(CLEAN, "QS QS QH QH QD QD QC")
    assert (sheet.cards, sheet.bonuses, sheet.total) == (115, 500, 615)


# 6.4


def test_6_4_closing_adds_100() -> None:
    assert side(closed_by=0).closing == side(closed_by=2).closing == 100


def test_6_4_only_the_pair_that_closed_gets_the_closing_bonus() -> None:
    assert side(closed_by=0, number=1).closing == 0


def test_6_4_a_deal_that_nobody_closed_gives_no_closing_bonus() -> None:
    assert side(ended="passes", stock=0).closing == side(ended="limit").closing == 0


# 6.5


def test_6_5_a_reserve_never_taken_costs_100() -> None:
    sheet = side(reserves=["untaken", "in_play"])
    assert (sheet.reserve, sheet.total) == (-100, -100)


def test_6_5_the_cards_of_a_reserve_never_taken_are_not_counted() -> None:
    packet = "* * * * AS AH AD AC AS AH AD"
    assert side(reserves=["untaken", "in_play"], packets=[packet]).total == -100


# 6.6

PACKET = "3S 4S 5S 6S 7S 8S 9S JS QS KS AC"


def test_6_6_a_reserve_not_yet_brought_into_play_costs_100_instead_of_its_cards() -> None:
    # The packet's cards are worth 90; the pair pays 100 in their place.
    sheet = side(hands=("KC", PACKET), reserves=[{"waiting": 2}, "in_play"])
    assert (sheet.hand, sheet.reserve) == (-10, -100)
    assert [(line.item, line.rule, line.points, line.seat) for line in sheet.lines] == [
        ("hand", "6.2", -10, 0),
        ("waiting", "6.6", -100, 2),
    ]


def test_6_6_a_waiting_reserve_costs_100_even_when_its_cards_would_cost_more() -> None:
    sheet = side(hands=("", "* * * * AS AH AD AC AS AH AD"), reserves=[{"waiting": 2}, "in_play"])
    assert (sheet.hand, sheet.reserve) == (0, -100)


def test_6_6_the_partners_hand_is_deducted_all_the_same() -> None:
    assert side(hands=("KH QH", PACKET), reserves=[{"waiting": 2}, "in_play"]).hand == -20


def test_6_6_the_cards_of_a_waiting_reserve_need_not_be_known() -> None:
    deal = table("KH", others=["KS", 11, "KD"], reserves=[{"waiting": 2}, "in_play"], stage="over")
    assert score(deal).sides[0].total == -110


# 6.7


def test_6_7_cards_of_a_reserve_in_play_are_deducted_like_any_others() -> None:
    assert side(hands=("", PACKET)).hand == -(5 * 5 + 2 * 10 + 3 * 10 + 15)


# 6.8


@pytest.mark.parametrize("suit", "SHDC")
def test_6_8_no_suit_earns_more_than_another(suit: str) -> None:
    run = " ".join(f"{rank}{suit}" for rank in range(3, 10))
    assert (meld(run).value, meld(run).bonus) == (45, 200)


# 6.9


def waiting(**keys: Any) -> Deal:
    """South, with a reserve taken by the final discard, about to begin its next turn."""
    return table(PACKET, CLEAN, stage="draw", reserves=[{"waiting": 0}, "untaken"], **keys)


def test_6_9_a_waiting_reserve_comes_into_play_with_its_owners_draw() -> None:
    assert do(waiting(), "draw").reserves[0] == IN_PLAY


def test_6_9_a_waiting_reserve_comes_into_play_when_its_owner_takes_the_pile() -> None:
    assert do(waiting(), "take").reserves[0] == IN_PLAY


def test_6_9_a_pass_does_not_bring_it_into_play() -> None:
    deal = do(waiting(stock=0), "pass")
    assert deal.reserves[0] == Reserve(True, waiting_for=0)
    assert score(_known(deal)).sides[0].reserve == -100


def test_6_9_the_partners_draw_does_not_bring_it_into_play() -> None:
    deal = table(9, CLEAN, seat=2, stage="draw", others=[9, "KD", 9], reserves=[{"waiting": 0}, "untaken"])
    assert do(deal, "draw").reserves[0] == Reserve(True, waiting_for=0)


def _known(deal: Deal) -> Deal:
    return deal._replace(hands=(deal.hands[0], b"", b"", b""))


def test_7_10_the_closers_partner_may_still_have_it_waiting() -> None:
    # South closes; North's packet has not been brought into play: 45 + 200 + 100 − 100.
    deal = table("KH", CLEAN, others=["KS", PACKET, "KD"], reserves=[{"waiting": 2}, "in_play"])
    assert legal(deal, "discard KH")
    assert score(do(deal, "discard KH")).sides[0].total == 245
