"""The legal actions listed: elementary ones, and where there is none, the shortest that go together."""

from __future__ import annotations

import random

import pytest

from biriba_core import Discard, Profile, legal_actions, to_position
from biriba_core.cards import UNKNOWN, sort_codes
from tests.core import plain
from tests.core.tables import GAMES, bridged_table, longer_actions, name, random_table
from tests.rules.table import do, greek, legal, listed, table

ALL_GAMES = pytest.mark.parametrize("game", GAMES, ids=map(name, GAMES))
GREEK_GAMES = [game for game in GAMES if game[0].top_card_used]


def test_the_top_card_taken_is_listed_with_the_card_that_it_needs() -> None:
    # The three hearts would leave KS alone, and 5H does not reach the run; with 6H it does.
    deal = do(greek("KS 4H 6H", "7H 8H 9H", stage="draw", pile="5H"), "take")
    assert listed(deal) == ["extend 1 5H 6H 7H 8H 9H"]
    assert len(legal_actions(deal)) == 1


def test_a_wild_card_is_listed_with_the_natural_card_that_it_needs() -> None:
    # The eights would leave the joker alone, and the run has room for it only together with 8H.
    deal = do(greek("8S 8D *", "3H 4H 5H *", stage="draw", pile="8H"), "take")
    assert listed(deal) == ["extend 1 3H 4H 5H * * 8H"]


def test_the_fewest_cards_are_listed_in_every_legal_way() -> None:
    # Three cards at once would leave KS alone.
    deal = greek("5H 6H * KS", "7H 8H 9H", must_use="5H", pile="")
    assert not legal(deal, "meld 5H 6H *")
    assert listed(deal) == ["extend 1 5H 6H 7H 8H 9H", "extend 1 5H * 7H 8H 9H"]


def test_a_new_meld_of_more_than_three_cards_is_listed_where_no_three_of_them_are_one() -> None:
    deal = greek("3H 4H 5H * 2S 8H KS QD", must_use="8H", pile="")
    assert listed(deal) == ["meld 3H 4H 5H 2S * 8H", "meld 3H 4H 5H * 2S 8H"]
    # Beside it on the table, the same cards may also go to a run.
    deal = greek("3H 4H 5H * 2S 8H KS QD", "3H 4H 5H", must_use="8H", pile="")
    assert listed(deal) == ["extend 1 3H 4H 5H 2S * 8H", "extend 1 3H 4H 5H * 2S 8H"]


@pytest.mark.parametrize("others", ["KS KD", "KS KD 4C"])
def test_the_cards_that_go_together_may_be_seven(others: str) -> None:
    # Three jokers need six natural cards beside them, and the run gives three.
    deal = greek(f"6H 7H 8H * * * QH {others}", "3H 4H 5H", must_use="QH", pile="")
    assert listed(deal) == ["extend 1 3H 4H 5H 6H 7H 8H * * * QH"]


def test_the_cards_that_go_together_may_be_the_whole_hand() -> None:
    # The run of seven is the biriba that closing asks for.
    deal = greek("5H 6H", "7H 8H 9H 10H JH", "9S 9D 9C", must_use="5H", pile="", reserves=["in_play"] * 2)
    assert listed(deal) == ["extend 1 5H 6H 7H 8H 9H 10H JH"]


def test_a_wild_top_card_may_need_a_natural_card_of_any_suit() -> None:
    deal = greek("8H KS QD *", "3H 4H 5H *", must_use="*", pile="")
    assert listed(deal) == ["extend 1 3H 4H 5H * * 8H"]


def test_a_natural_top_card_may_need_the_lowest_cards_of_its_suit() -> None:
    deal = greek("2C 3C KS QD", "4C 5C 6C", variants=["twos-not-wild"], must_use="2C", pile="")
    assert listed(deal) == ["extend 1 2C 3C 4C 5C 6C"]


def test_where_a_table_asks_for_four_cards_a_set_of_four_goes_together() -> None:
    deal = greek("9S 9H 9D 9C KS QD", must_use="9S", pile="")
    assert listed(deal._replace(rules=deal.rules.changed(meld_size=4))) == ["meld 9S 9H 9D 9C"]


def test_a_top_card_that_is_among_unknown_cards_is_not_listed() -> None:
    deal = greek("5H 9S 9H 9D KS QD", "6H 7H 8H", must_use="5H", pile="")
    hand = bytes(UNKNOWN if code == deal.must_use else code for code in deal.hands[0])
    deal = deal._replace(hands=(sort_codes(hand), *deal.hands[1:]))
    assert listed(deal) == []


def test_longer_actions_are_not_listed_beside_elementary_ones() -> None:
    deal = greek("2S 8H KS QD", "3H * 5H 6H")
    assert legal(deal, "extend 1 3H * 5H 6H 2S 8H")
    assert listed(deal) == ["discard 2S", "discard KS", "discard 8H", "discard QD"]


def test_nothing_is_listed_where_nothing_is_legal() -> None:
    assert listed(table("KS", "3H 4H 5H")) == []
    assert listed(greek("KS", "3H 4H 5H")) == []
    # 5H can be used with 6H, which leaves KS alone.
    assert listed(greek("5H 6H KS", "7H 8H 9H", must_use="5H", pile="")) == []


@pytest.mark.parametrize("game", GREEK_GAMES, ids=map(name, GREEK_GAMES))
def test_a_list_is_never_empty_while_cards_that_go_together_are_legal(game: tuple[Profile, int]) -> None:
    rng, together = random.Random(f"bridge {game[0]} {game[1]}"), 0
    for _ in range(60):
        deal = bridged_table(rng, *game)
        found = list(legal_actions(deal))
        assert found == plain.listing(deal), to_position(deal)
        elementary = [*plain.lay_downs(deal, deal.hands[deal.seat]), *plain.extensions(deal, deal.hands[deal.seat])]
        together += bool(found) and not elementary
    assert together > 10


@ALL_GAMES
def test_an_empty_list_means_that_nothing_is_legal(game: tuple[Profile, int]) -> None:
    rng, empty = random.Random(f"empty {game[0]} {game[1]}"), 0
    for _ in range(150):
        deal = random_table(rng, *game, largest=rng.randint(1, 4))
        if list(legal_actions(deal)):
            continue
        empty += 1
        assert plain.listing(deal) == [], to_position(deal)
        for action in (*longer_actions(deal, rng), *map(Discard, set(deal.hands[deal.seat]))):
            assert action not in legal_actions(deal), (to_position(deal), str(action))
    assert empty > 3
