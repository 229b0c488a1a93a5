"""Greek Canasta rules G2: the deal."""

from __future__ import annotations

import random

import pytest

from biriba_core import DECK, GREEK_CANASTA, Deal, codes_text, deal_from_deck, new_deal, next_dealer, parse_cards
from tests.rules.table import canasta, do


@pytest.mark.parametrize(
    ("variants", "players", "packets", "stock"),
    [((), 2, 2, 63), ((), 3, 3, 41), ((), 4, 2, 41), (("individual",), 4, 4, 19), (("six-players",), 6, 3, 8)],
)
def test_g2_2_eleven_cards_each_and_a_packet_of_eleven_for_each_side(
    variants: tuple[str, ...], players: int, packets: int, stock: int
) -> None:
    # 108 − 11 × (players + packets) − 1
    deal = new_deal(random.Random(1), canasta(*variants), players=players)
    assert [len(hand) for hand in deal.hands] == [11] * players
    assert [len(packet) for packet in deal.packets] == [11] * packets
    assert len(deal.stock) == 108 - 11 * (players + packets) - 1 == stock


def test_g2_1_eleven_cards_to_each_player_one_at_a_time() -> None:
    # Dealer 0, so seat 1 gets the first card, and seat 0 the third of each round.
    deal = deal_from_deck(DECK, GREEK_CANASTA, players=3, dealer=0)
    assert deal.hands[1] == bytes(sorted(DECK[0:33:3]))
    assert deal.hands[0] == bytes(sorted(DECK[2:33:3]))
    assert [len(hand) for hand in deal.hands] == [11, 11, 11]


def opened(*turned: str, variants: tuple[str, ...] = ()) -> Deal:
    """A deal for four whose stock begins with these cards."""
    first, rest = parse_cards(" ".join(turned)), list(DECK)
    for code in first:
        rest.remove(code)
    deck = rest[:66] + list(first) + rest[66:]
    return deal_from_deck(bytes(deck), canasta(*variants), dealer=0)


def test_g2_3_the_top_card_starts_the_discard_pile() -> None:
    assert codes_text(opened("5S", "6S").pile) == "5S"


@pytest.mark.parametrize("turned", ["*", "2S", "2H", "3H", "3D"])
def test_g2_3_a_wild_card_or_a_red_three_goes_back_and_another_is_turned(turned: str) -> None:
    # Back means to the bottom.
    deal = opened(turned, "5S", "6S")
    assert codes_text(deal.pile) == "5S"
    assert codes_text(deal.stock[:1]) == "6S"
    assert codes_text(deal.stock[-1:]) == turned
    assert len(deal.stock) == 41


def test_g2_3_black_threes_and_all_others_may_lie() -> None:
    for turned in ("3S", "3C", "AH", "KD"):
        assert codes_text(opened(turned).pile) == turned


def test_g2_3_several_go_back_in_the_order_in_which_they_were_turned() -> None:
    deal = opened("*", "3H", "2D", "5S", "6S")
    assert codes_text(deal.pile) == "5S"
    assert codes_text(deal.stock[-3:]) == "* 3H 2D"
    assert sorted(deal.cards()) == sorted(DECK)


def test_g2_3_when_no_card_may_lie_the_last_one_turned_stays() -> None:
    # Six players leave nine cards; here all nine are wild or red threes.
    nine = parse_cards("* * * * 2S 2S 2H 2H 3D")
    rest = list(DECK)
    for code in nine:
        rest.remove(code)
    deal = deal_from_deck(bytes(rest) + nine, canasta("six-players"), dealer=0)
    assert codes_text(deal.pile) == "3D"
    assert codes_text(deal.stock) == "* * * * 2S 2S 2H 2H"


def test_g2_3_a_two_may_lie_where_twos_are_not_wild() -> None:
    # G2.3 with G9.1
    assert codes_text(opened("2S", variants=("twos-not-wild",)).pile) == "2S"
    assert codes_text(opened("*", "5S", variants=("twos-not-wild",)).pile) == "5S"


@pytest.mark.parametrize("dealer", range(4))
def test_g2_4_the_player_on_the_dealers_right_starts(dealer: int) -> None:
    assert new_deal(random.Random(1), GREEK_CANASTA, dealer=dealer).seat == (dealer + 1) % 4


def test_g2_4_play_runs_anticlockwise() -> None:
    deal = do(new_deal(random.Random(1), GREEK_CANASTA, dealer=3), "draw")
    assert do(deal, f"discard {codes_text(deal.hands[0][:1])}").seat == 1


@pytest.mark.parametrize(("dealer", "following"), [(0, 3), (1, 0), (3, 2)])
def test_g2_4_the_deal_passes_to_the_left(dealer: int, following: int) -> None:
    assert next_dealer(new_deal(random.Random(1), GREEK_CANASTA, dealer=dealer)) == following
