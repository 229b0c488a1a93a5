"""Partnership rules 5: the biribaki."""

from __future__ import annotations

from biriba_core import codes_text, score
from biriba_core.deal import IN_PLAY, UNTAKEN, Reserve
from tests.rules.table import CLEAN, SIX, broken, do, hand, legal, listed, table

TOP = "KS KD KC QS QD QC JS JD JC 5D 5C"
NEXT = "8S 8D 8C 7S 7D 7C 6S 6D 6C 10S 10D"
PACKETS = [TOP, NEXT]


def same(text: str, other: str) -> bool:
    return sorted(text.split()) == sorted(other.split())


# 5.1


def test_5_1_with_a_biriba_a_player_may_empty_the_hand_and_takes_the_top_packet() -> None:
    deal = do(table("9S 9D 9C", CLEAN, packets=PACKETS), "meld 9S 9D 9C")
    assert same(hand(deal), TOP)
    assert [codes_text(packet) for packet in deal.packets] == [NEXT]


def test_5_1_a_biriba_completed_by_the_very_same_meld_counts() -> None:
    deal = do(table("9H", SIX), f"extend 1 {CLEAN}")
    assert (len(deal.hands[0]), deal.reserves[0]) == (11, IN_PLAY)
    assert len(do(table(CLEAN), f"meld {CLEAN}").hands[0]) == 11


def test_5_1_a_dirty_biriba_and_a_set_serve_as_well() -> None:
    for biriba in ("3H 4H * 6H 7H 8H 9H", "QS QS QH QH QD QD QC"):
        assert legal(table("9S 9D 9C", biriba), "meld 9S 9D 9C")


def test_5_1_a_biriba_completed_by_the_partner_serves() -> None:
    # Seat 2 acts for side 0.
    deal = table(9, CLEAN, seat=2, others=[9, "9S 9D 9C", 9])
    assert do(deal, "meld 9S 9D 9C").reserves == (IN_PLAY, UNTAKEN)


def test_5_1_without_a_biriba_the_hand_may_not_be_emptied() -> None:
    assert broken(table("9S 9D 9C", SIX), "meld 9S 9D 9C") == ["4.7"]
    assert broken(table("KS", SIX), "discard KS") == ["4.6"]


def test_5_1_the_other_pairs_biriba_opens_nothing() -> None:
    assert broken(table("9S 9D 9C", SIX, theirs=[CLEAN]), "meld 9S 9D 9C") == ["4.7"]


# 5.2


def test_5_2_emptied_by_melding_the_same_turn_goes_on_without_a_draw() -> None:
    deal = do(table("9S 9D 9C", CLEAN, packets=PACKETS), "meld 9S 9D 9C")
    assert (deal.seat, deal.stage, len(deal.stock), deal.reserves[0]) == (0, "play", 20, IN_PLAY)
    assert broken(deal, "draw") == ["4.1"]
    assert legal(deal, "meld KS KD KC")


def test_5_2_the_turn_ends_with_a_discard_after_the_reserve_was_taken() -> None:
    deal = do(table("9S 9D 9C", CLEAN, packets=PACKETS), "meld 9S 9D 9C", "meld KS KD KC", "discard 5D")
    assert (deal.seat, deal.stage, len(deal.hands[0])) == (1, "draw", 7)


# 5.3


def test_5_3_emptied_by_the_final_discard_the_turn_is_over() -> None:
    deal = do(table("KS", CLEAN, packets=PACKETS), "discard KS")
    assert (deal.seat, deal.stage, deal.reserves[0]) == (1, "draw", Reserve(True, waiting_for=0))
    assert same(hand(deal), TOP)


def test_5_3_the_packet_is_played_from_the_next_turn_on_after_the_normal_draw() -> None:
    deal = do(table("KS", CLEAN, packets=PACKETS, others=[9, 9, 9]), "discard KS")
    deal = deal._replace(seat=0)
    assert broken(deal, "meld KS KD KC") == ["4.1"]
    deal = do(deal, "draw")
    assert legal(deal, "meld KS KD KC")
    assert len(deal.hands[0]) == 12


# 5.4


def test_5_4_the_other_packet_is_the_other_pairs() -> None:
    deal = table("9S 9D 9C", CLEAN, theirs=["3S 4S 5S 6S 7S 8S 9S"], packets=[NEXT], reserves=["in_play", "untaken"])
    assert broken(deal, "meld 9S 9D 9C") == ["4.7", "7.1"]


def test_5_4_a_pair_never_gets_a_second_one_whichever_partner_took_the_first() -> None:
    # North (seat 2) took it with the final discard; South may close but gets no packet.
    deal = table("KS", CLEAN, reserves=[{"waiting": 2}, "untaken"])
    after = do(deal, "discard KS")
    assert (after.stage, after.closed_by, len(after.packets)) == ("over", 0, 1)
    assert broken(table("9S 9D 9C", CLEAN, reserves=[{"waiting": 2}, "untaken"]), "meld 9S 9D 9C") == ["4.7", "7.1"]


def test_5_4_each_pair_gets_its_own() -> None:
    ours = do(table("KS", CLEAN, packets=PACKETS, theirs=["3S 4S 5S 6S 7S 8S 9S"], others=["2C", 9, 9]), "discard KS")
    theirs = do(ours, "draw")
    theirs = theirs._replace(hands=(theirs.hands[0], theirs.hands[1][:1], *theirs.hands[2:]))
    theirs = do(theirs, f"discard {codes_text(theirs.hands[1])}")
    assert same(hand(theirs, 1), NEXT)
    assert theirs.packets == ()
    assert theirs.reserves == (Reserve(True, waiting_for=0), Reserve(True, waiting_for=1))


# 5.5


def test_5_5_to_close_a_pair_needs_a_biriba() -> None:
    assert broken(table("KS", SIX, reserves=["in_play", "untaken"]), "discard KS") == ["4.6", "5.5"]


def test_5_5_to_close_a_pair_must_have_taken_its_reserve() -> None:
    # With the reserve untaken the last discard takes the packet; the deal goes on.
    assert do(table("KS", CLEAN), "discard KS").stage == "draw"
    assert do(table("KS", CLEAN, reserves=["in_play", "untaken"]), "discard KS").stage == "over"


# 5.6


def test_5_6_a_biriba_by_itself_gives_no_reserve() -> None:
    deal = do(table("9H KS QD", SIX), f"extend 1 {CLEAN}")
    assert (hand(deal), deal.reserves[0], len(deal.packets)) == ("KS QD", UNTAKEN, 2)


def test_5_6_a_biriba_gives_no_reserve_at_the_end_of_the_turn() -> None:
    deal = do(table("9H KS QD", SIX), f"extend 1 {CLEAN}", "discard KS")
    assert (hand(deal), deal.reserves[0]) == ("QD", UNTAKEN)


def test_5_6_a_pass_gives_no_reserve() -> None:
    deal = do(table("KS QD", CLEAN, stage="draw", stock=0), "pass")
    assert (hand(deal), deal.reserves[0]) == ("KS QD", UNTAKEN)


def test_5_6_with_the_reserve_untaken_the_pair_cannot_have_closed() -> None:
    assert score(do(table("KS", CLEAN), "discard KS")._replace(hands=(b"", b"", b"", b""))).sides[0].closing == 0


def test_5_6_both_ways_of_taking_the_reserve_are_listed() -> None:
    assert listed(table("9H", CLEAN)) == ["discard 9H"]
    assert listed(table("10H", CLEAN)) == [f"extend 1 {CLEAN} 10H", "discard 10H"]
