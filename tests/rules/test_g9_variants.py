"""Greek Canasta rules G9: the variants, each an option, and they combine."""

from __future__ import annotations

import random
from itertools import chain, combinations

import pytest

from biriba_core import InputError, new_deal, new_match, parse_position, profile
from biriba_core.deal import IN_PLAY
from tests.rules.table import CLEAN, broken, canasta, do, greek, legal, meld, no_meld, readings

SET = "9S 9D 9C"
ELEVEN = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC"
OTHER = "3S 4S 5S 6S 7S 8S 9S"
OPEN = {"reserves": ["in_play", "untaken"]}

# G9.1

NOT_WILD = canasta("twos-not-wild")


@pytest.mark.parametrize("cards", ["3H 2S 5H", "9S 9D 2H", "3H 4H 2H", "2H 4H 5H", "2S 3H 4H"])
def test_g9_1_a_two_used_as_wild_is_refused(cards: str) -> None:
    assert "G9.1" in no_meld(cards, NOT_WILD)
    assert no_meld(cards, canasta()) == []


def test_g9_1_a_two_added_as_wild_is_refused() -> None:
    deal = greek("2H 2S KS QD", SET, "3H 4H 5H", variants=["twos-not-wild"])
    assert "G9.1" in broken(deal, "extend 1 9S 9D 9C 2H")
    assert "G9.1" in broken(deal, "extend 2 3H 4H 5H 2S")
    assert legal(deal, "extend 2 2H 3H 4H 5H")


def test_g9_1_only_jokers_are_wild() -> None:
    assert meld("9S 9D *", NOT_WILD).substitutes == 1
    assert len(NOT_WILD.substitutes) == 1


def test_g9_1_twos_are_ordinary_cards_in_sets_and_runs() -> None:
    assert meld("2S 2H 2D", NOT_WILD).kind == "set"
    assert meld("2S 2S *", NOT_WILD).substitutes == 1
    assert meld("AH 2H 3H", NOT_WILD).substitutes == 0
    assert "G3.3" in no_meld("2S * *", NOT_WILD)
    assert readings("2H 3H 4H", NOT_WILD) == ["2H 3H 4H"]


def test_g9_1_a_two_keeps_its_value() -> None:
    assert meld("2S 2H 2D", NOT_WILD).value == 60


def test_g9_1_the_pile_may_be_taken_for_a_set_of_twos() -> None:
    assert legal(greek("2H 2D KS QD", stage="draw", pile="9C 2S", variants=["twos-not-wild"]), "take")
    assert broken(greek("9S 9D KS QD", stage="draw", pile="9C 2S", variants=["twos-not-wild"]), "take") == ["G4.2"]


# G9.2

SUPER = canasta("super-biriba")


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        (CLEAN, 200),
        ("4C 5C 6C 7C 8C 9C 10C JC QC KC", 200),
        (ELEVEN, 400),
        ("3C 4C 5C 6C * 8C 9C 10C JC QC KC", 200),
        ("3C 4C 5C 6C * 8C 9C 10C 2S QC KC", 200),
        ("4C 5C 6C * 8C 9C 10C JC QC KC", 100),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", 400),
        ("AS AS AH AH AD AD AC", 300),
        ("QS QS QH QH QD QD QC QC * 2S", 0),
    ],
)
def test_g9_2_a_run_of_eleven_or_more_scores_double(cards: str, bonus: int) -> None:
    assert meld(cards, SUPER).bonus == bonus


def test_g9_2_without_the_variant_a_run_of_eleven_scores_200() -> None:
    assert meld(ELEVEN, canasta()).bonus == 200


# G9.3


def test_g9_3_six_players_three_pairs_three_biribakia() -> None:
    deal = new_deal(random.Random(1), canasta("six-players"))
    assert (len(deal.hands), len(deal.packets), len(deal.melds)) == (6, 3, 3)
    assert sum(map(len, deal.hands)) + sum(map(len, deal.packets)) == 99
    assert len(deal.stock) + len(deal.pile) == 9


def test_g9_3_six_hands_need_the_variant_and_it_needs_six_hands() -> None:
    with pytest.raises(InputError):
        parse_position({"rules": "greek-canasta", "hands": [9] * 6})
    with pytest.raises(InputError):
        parse_position({"rules": "greek-canasta", "variants": ["six-players"], "hands": [9] * 4})
    assert parse_position({"rules": "greek-canasta", "variants": ["six-players"], "hands": [9] * 6}).seat == 0


# G9.4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_g9_4_each_alone_with_a_biribaki_of_their_own(players: int) -> None:
    deal = new_deal(random.Random(1), canasta("individual"), players=players)
    assert len(deal.packets) == len(deal.melds) == players
    assert [deal.side_of(seat) for seat in range(players)] == list(range(players))


def test_g9_4_opposite_seats_are_no_partners_then() -> None:
    deal = greek("9H KS QD", variants=["individual"], melds=[[], [], [SET], []])
    assert broken(deal, "extend 1@2 9S 9D 9C 9H") == ["G3.5"]


def test_g9_4_the_usual_target_is_1500() -> None:
    assert new_match(canasta("individual"), sides=4).target == 1500
    assert new_match(canasta(), sides=3).target == 1500
    assert new_match(canasta("individual"), sides=2).target == 1500
    assert new_match(canasta("individual"), sides=4).add([1500, 0, 0, 0]).winner == 0


def test_g9_4_another_target_may_be_agreed() -> None:
    assert new_match(canasta("individual"), sides=4, target=2000).target == 2000
    assert new_match(canasta()).target == 2000


@pytest.mark.parametrize(
    ("variants", "code"),
    [(["individual"], "six-alone"), (["strict-close"], "six-need-variant"), ([], "six-need-variant")],
)
def test_g9_4_six_hands_are_told_what_six_hands_need(variants: list[str], code: str) -> None:
    for door in (
        lambda: new_deal(random.Random(1), canasta(*variants), players=6),
        lambda: parse_position({"rules": "greek-canasta", "variants": variants, "hands": [9] * 6}),
    ):
        with pytest.raises(InputError) as caught:
            door()
        assert [problem.name for problem in caught.value.problems] == [code]


def test_g9_4_six_cannot_play_alone() -> None:
    with pytest.raises(InputError):
        profile("greek-canasta", ["individual", "six-players"])
    with pytest.raises(InputError):
        new_deal(random.Random(1), canasta("individual"), players=6)


# G9.5


def test_g9_5_two_biribas_are_needed_to_close() -> None:
    deal = greek("KS", CLEAN, SET, variants=["strict-close"], **OPEN)
    assert broken(deal, "discard KS") == ["G4.5", "G9.5"]
    assert legal(greek("KS", CLEAN, OTHER, SET, variants=["strict-close"], **OPEN), "discard KS")


def test_g9_5_two_biribas_are_needed_to_close_by_melding() -> None:
    deal = greek("9H", CLEAN, SET, variants=["strict-close"], **OPEN)
    assert broken(deal, "extend 2 9S 9D 9C 9H") == ["G4.5", "G9.5"]


def test_g9_5_what_else_is_missing_is_said() -> None:
    deal = greek("KS", CLEAN, variants=["strict-close"], **OPEN)
    assert broken(deal, "discard KS") == ["G4.5", "G6.1", "G9.5"]


def test_g9_5_one_biriba_still_brings_the_biribaki() -> None:
    deal = do(greek("KS QD", CLEAN, variants=["strict-close"]), "discard KS")
    assert deal.reserves[0] == IN_PLAY


# All together

NAMES = ("twos-not-wild", "super-biriba", "six-players", "individual", "strict-close")
COMBINATIONS = [
    chosen
    for chosen in chain.from_iterable(combinations(NAMES, size) for size in range(len(NAMES) + 1))
    if not {"six-players", "individual"} <= set(chosen)
]


def test_g9_there_are_24_combinations() -> None:
    assert len(COMBINATIONS) == 24


@pytest.mark.parametrize("chosen", COMBINATIONS, ids="+".join)
def test_g9_the_variants_combine(chosen: tuple[str, ...]) -> None:
    rules = canasta(*chosen)
    assert rules is canasta(*reversed(chosen))
    assert ("G9.1" in no_meld("9S 9D 2H", rules)) == ("twos-not-wild" in chosen)
    assert meld(ELEVEN, rules).bonus == (400 if "super-biriba" in chosen else 200)
    deal = new_deal(random.Random(1), rules)
    assert len(deal.hands) == (6 if "six-players" in chosen else 4)
    assert len(deal.melds) == (3 if "six-players" in chosen else 4 if "individual" in chosen else 2)
    closing = parse_position(
        {
            "rules": "greek-canasta",
            "variants": list(chosen),
            "hands": ["KS"] + [9] * (len(deal.hands) - 1),
            "melds": [[CLEAN, SET], *([] for _ in deal.melds[1:])],
            "reserves": ["in_play", *("untaken" for _ in deal.reserves[1:])],
            "stock": 0,
        }
    )
    assert legal(closing, "discard KS") == ("strict-close" not in chosen)
    assert new_match(rules).target == (1500 if "individual" in chosen else 2000)


@pytest.mark.parametrize("variant", NAMES)
def test_g9_the_partnership_game_has_no_variants(variant: str) -> None:
    with pytest.raises(InputError):
        profile("partnership", [variant])
