"""Partnership rules 2: deal and opening."""

from __future__ import annotations

import random

import pytest

from biriba_core import DECK, PARTNERSHIP, InputError, codes_text, deal_from_deck, new_deal, next_dealer, parse_cards
from biriba_core.deal import UNTAKEN
from tests.rules.table import do


@pytest.mark.parametrize("dealer", range(4))
def test_2_2_the_player_on_the_dealers_right_has_the_first_turn(dealer: int) -> None:
    # 2.2, 2.7: seats are numbered anticlockwise, so the right-hand neighbour is the next number.
    assert new_deal(random.Random(3), dealer=dealer).seat == (dealer + 1) % 4


def test_2_2_play_runs_anticlockwise() -> None:
    deal = new_deal(random.Random(3), dealer=3)
    seats = []
    for _ in range(5):
        seats.append(deal.seat)
        deal = do(deal, "draw")
        deal = do(deal, f"discard {codes_text(deal.hands[deal.seat][:1])}")
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_2_2_the_deal_passes_to_the_right(dealer: int, following: int) -> None:
    assert next_dealer(new_deal(random.Random(1), dealer=dealer)) == following


def test_2_2_a_dealer_outside_the_table_is_refused() -> None:
    for dealer in (-1, 4):
        with pytest.raises(InputError):
            new_deal(random.Random(1), dealer=dealer)


def test_2_4_eleven_cards_to_each_player() -> None:
    assert [len(hand) for hand in new_deal(random.Random(1)).hands] == [11] * 4


def test_2_4_cards_are_dealt_one_at_a_time() -> None:
    # From an unshuffled deck the first player gets its cards 1, 5, 9 and so on.
    deal = deal_from_deck(DECK, PARTNERSHIP, dealer=3)
    assert deal.hands[0] == bytes(sorted(DECK[0:44:4]))
    assert deal.hands[3] == bytes(sorted(DECK[3:44:4]))


def test_2_5_two_reserve_packets_of_eleven_one_on_top_of_the_other() -> None:
    deal = deal_from_deck(DECK, PARTNERSHIP, dealer=3)
    assert deal.packets == (DECK[44:55], DECK[55:66])
    assert deal.reserves == (UNTAKEN, UNTAKEN)


def test_2_6_41_cards_stay_in_the_stock() -> None:
    assert len(new_deal(random.Random(1)).stock) == 108 - 44 - 22 - 1 == 41


def test_2_6_the_top_card_of_the_stock_starts_the_discard_pile() -> None:
    deal = deal_from_deck(DECK, PARTNERSHIP, dealer=3)
    assert deal.pile == DECK[66:67]
    assert deal.stock == DECK[67:]


@pytest.mark.parametrize("turned", ["*", "2S", "3H", "3D", "KC"])
def test_2_6_any_card_may_start_the_discard_pile(turned: str) -> None:
    # A joker, a two or a red three stays.
    code = parse_cards(turned)[0]
    deck = bytearray(DECK)
    place = deck.index(code)
    deck[66], deck[place] = deck[place], deck[66]
    deal = deal_from_deck(bytes(deck), PARTNERSHIP, dealer=0)
    assert deal.pile == bytes([code])
    assert len(deal.stock) == 41


def test_2_7_the_first_turn_begins_with_a_draw() -> None:
    # 2.7, 4.1
    deal = new_deal(random.Random(1))
    assert (deal.stage, deal.passes, deal.barred) == ("draw", 0, None)


def test_1_2_a_deck_of_other_cards_is_refused() -> None:
    with pytest.raises(InputError):
        deal_from_deck(DECK[:-1])
    with pytest.raises(InputError):
        deal_from_deck(DECK[:-1] + DECK[:1])
