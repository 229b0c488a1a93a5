"""Partnership rules 9 and the common questions: the worked example, step by step."""

from __future__ import annotations

from biriba_core import parse_cards
from biriba_core.deal import UNTAKEN
from tests.rules.table import CLEAN, SIX, broken, do, hand, legal, meld, table

PACKET = "KS KD KC QS QD QC JS JD JC 5D 5C"


def test_9_the_worked_example() -> None:
    deal = do(table("JC QD KD", SIX, stage="draw", stock="9H 3C", pile="4C", packets=[PACKET, 11]), "draw")
    deal = do(deal, f"extend 1 {SIX} 9H")
    run = deal.melds[0][0]
    assert (run.biriba, run.bonus, run.value) == ("clean", 200, 5 * 5 + 2 * 10)
    assert (hand(deal), deal.reserves[0]) == ("QD KD JC", UNTAKEN)


def test_9_the_last_card_melded_later_takes_eleven_cards_at_once() -> None:
    deal = do(table("10H", CLEAN, packets=[PACKET, 11]), f"extend 1 {CLEAN} 10H")
    assert deal.hands[0] == bytes(sorted(parse_cards(PACKET)))
    assert (deal.seat, deal.stage) == (0, "play")
    assert legal(deal, "discard 5C")


def test_5_6_a_biriba_does_not_give_the_reserve_at_once() -> None:
    assert do(table("9H KS QD", SIX), f"extend 1 {CLEAN}").reserves[0] == UNTAKEN


def test_7_1_the_last_card_may_not_be_melded_to_close() -> None:
    deal = table("10H", CLEAN, reserves=["in_play", "untaken"])
    assert "7.1" in broken(deal, f"extend 1 {CLEAN} 10H")


def test_3_7_two_twos_in_one_run_are_not_always_wrong() -> None:
    assert meld("2H 3H 2S 5H").kind == "run"
