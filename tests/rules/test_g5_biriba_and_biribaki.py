"""Greek Canasta rules G5: biriba and biribaki."""

from __future__ import annotations

from biriba_core import GREEK_CANASTA
from biriba_core.deal import IN_PLAY, UNTAKEN
from tests.rules.table import CLEAN, SIX, broken, do, greek, hand, legal, meld

PACKET = "KS KD KC QS QD QC JS JD JC 5D 5C"
QUEENS = "QS QS QH QH QD QD QC"


def test_g5_1_a_biriba_is_a_run_of_seven_or_more() -> None:
    assert meld(CLEAN, GREEK_CANASTA).biriba == "clean"
    assert meld(SIX, GREEK_CANASTA).biriba is None


def test_g5_1_a_biriba_with_wild_cards_is_dirty() -> None:
    assert meld("3H 4H * 6H 7H 8H 9H", GREEK_CANASTA).biriba == "dirty"
    assert meld("3H 4H * 6H 7H 2S 9H", GREEK_CANASTA).biriba == "dirty"


def test_g5_1_a_natural_two_leaves_it_clean() -> None:
    # G5.1, G3.6
    assert meld("2H 3H 4H 5H 6H 7H 8H", GREEK_CANASTA).biriba == "clean"


def test_g5_1_a_set_is_never_a_biriba() -> None:
    assert meld(QUEENS, GREEK_CANASTA).biriba is None
    assert meld("AS AS AH AH AD AD AC", GREEK_CANASTA).biriba is None


def test_g5_1_a_set_of_seven_unlocks_nothing() -> None:
    # G5.1, G5.2
    deal = do(greek("QC KS 5D", "QS QS QH QH QD QD"), f"extend 1 {QUEENS}", "discard KS")
    assert (hand(deal), deal.reserves[0]) == ("5D", UNTAKEN)


def test_g5_2_the_first_biriba_brings_the_biribaki_at_the_end_of_that_turn() -> None:
    # Not at once, but with the discard, eleven cards added to the hand.
    deal = do(greek("9H KS QD", SIX, packets=[PACKET, 11]), f"extend 1 {CLEAN}")
    assert (hand(deal), deal.reserves[0]) == ("KS QD", UNTAKEN)
    deal = do(deal, "discard KS")
    assert sorted(hand(deal).split()) == sorted(["QD", *PACKET.split()])
    assert (deal.reserves, deal.seat, len(deal.packets)) == ((IN_PLAY, UNTAKEN), 1, 1)


def test_g5_2_the_hand_need_not_be_empty() -> None:
    deal = do(greek("9H KS QD 5D 7C", SIX), f"extend 1 {CLEAN}", "discard KS")
    assert len(deal.hands[0]) == 3 + 11


def test_g5_2_a_second_biriba_brings_none() -> None:
    deal = greek("9S KS QD", CLEAN, "3S 4S 5S 6S 7S 8S", reserves=["in_play", "untaken"])
    deal = do(deal, "extend 2 3S 4S 5S 6S 7S 8S 9S", "discard KS")
    assert (hand(deal), len(deal.packets)) == ("QD", 1)


def test_g5_2_each_side_has_its_own_packet() -> None:
    deal = greek("9H KS QD", SIX, others=[11, 11], theirs=[], melds=[[SIX], [], []])
    deal = do(deal, f"extend 1 {CLEAN}", "discard KS")
    assert deal.reserves == (IN_PLAY, UNTAKEN, UNTAKEN)
    assert len(deal.packets) == 2


def test_g5_2_in_a_position_it_is_due_to_whoever_ends_the_present_turn() -> None:
    # A biriba on the table and the biribaki untaken.
    deal = do(greek("KS QD", CLEAN), "discard KS")
    assert (len(deal.hands[0]), deal.reserves[0]) == (12, IN_PLAY)


def test_g5_2_a_pass_brings_the_biribaki_that_is_due() -> None:
    # G5.2, G6.3: a pass ends a turn.
    deal = do(greek("KS QD", CLEAN, stage="draw", stock=0), "pass")
    assert (len(deal.hands[0]), deal.reserves[0], deal.passes) == (13, IN_PLAY, 1)


def test_g5_2_the_other_sides_turn_brings_it_to_nobody() -> None:
    deal = do(greek("KS QD", theirs=[CLEAN]), "discard KS")
    assert deal.reserves == (UNTAKEN, UNTAKEN)


def test_g5_2_no_closing_in_the_turn_that_unlocks_it() -> None:
    # G5.2, G6.1: it is taken only at the end of the turn.
    assert "G6.1" in broken(greek("9H", SIX, "9S 9D 9C"), f"extend 1 {CLEAN}")
    deal = do(greek("9H KS", SIX, "9S 9D 9C"), f"extend 1 {CLEAN}", "discard KS")
    assert (deal.stage, len(deal.hands[0])) == ("draw", 11)


def test_g5_2_its_cards_are_played_from_the_next_turn_on() -> None:
    deal = do(greek("KH QD", CLEAN, packets=[PACKET, 11]), "discard KH")._replace(seat=0)
    assert broken(deal, "meld KS KD KC") == ["G4.1"]
    assert legal(do(deal, "draw"), "meld KS KD KC")
