"""What a reading of cards holds beside its rule: the values of its faults, and cards that no game of the book has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from biriba_core import GREEK_CANASTA, PARTNERSHIP, UNKNOWN, IllegalMeld, Profile, judge_meld, parse_cards
from biriba_core.melds import meld_faults, read_meld
from biriba_core.profiles import OF_MELDS
from tests.rules.table import meld

#: A table that lets two substitutes into a meld.
TWO_SUBSTITUTES = replace(PARTNERSHIP, most_substitutes=2)


@pytest.mark.parametrize(
    ("cards", "rules", "fault", "values"),
    [
        ("8S", PARTNERSHIP, "too-few-cards", {"n": 1, "least": 3}),
        ("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC *", PARTNERSHIP, "run-too-long", {"n": 14, "most": 13}),
        ("9S 9D * 2S", PARTNERSHIP, "too-many-substitutes", {"n": 2, "most": 1, "cards": parse_cards("* 2S")}),
        ("9S 9D 9C * 2S", GREEK_CANASTA, "too-few-naturals", {"n": 2, "naturals": 3, "cards": parse_cards("* 2S")}),
        ("9S * 2S", GREEK_CANASTA, "more-substitutes-than-naturals", {"n": 2}),
        ("3H 4H 6H", PARTNERSHIP, "not-consecutive", {"cards": parse_cards("6H"), "suit": "H"}),
        ("9S 9D 8C", PARTNERSHIP, "mixed-ranks", {"cards": parse_cards("8C")}),
        ("9S 8C 9D", PARTNERSHIP, "mixed-ranks", {"cards": parse_cards("8C")}),
        ("3H 4H 4H 5H 6H", GREEK_CANASTA, "rank-twice", {"card": parse_cards("4H")[0]}),
    ],
)
def test_a_fault_carries_its_values(cards: str, rules: Profile, fault: str, values: dict[str, object]) -> None:
    found = {fault.name: fault.values for fault in meld_faults(parse_cards(cards), rules)}
    assert found[fault] == values


@pytest.mark.parametrize(
    ("cards", "faults"),
    [
        ("2H * *", ["too-many-substitutes", "all-substitutes"]),
        # As a set three would stand in, as a run two.
        ("AH 2H * *", ["too-many-substitutes"]),
    ],
)
def test_a_fault_of_the_set_and_of_the_run_is_told_once(cards: str, faults: list[str]) -> None:
    with pytest.raises(IllegalMeld) as caught:
        judge_meld(parse_cards(cards), PARTNERSHIP)
    assert [ruling.fault for ruling in caught.value.rulings] == faults


@pytest.mark.parametrize("rules", [PARTNERSHIP, GREEK_CANASTA])
def test_that_there_are_too_few_is_told_first(rules: Profile) -> None:
    with pytest.raises(IllegalMeld) as caught:
        judge_meld(parse_cards("KS 5C"), rules)
    assert caught.value.rulings[0].fault == "too-few-cards"


def test_of_runs_equally_near_the_one_with_the_fewest_faults_is_explained() -> None:
    # The clubs would also turn the corner.
    faults = meld_faults(parse_cards("KC 5S 6S 3C"), PARTNERSHIP)
    assert [(fault.name, fault.values) for fault in faults] == [
        ("not-consecutive", {"cards": parse_cards("KC 3C"), "suit": "S"})
    ]


def test_a_set_has_no_suit() -> None:
    assert (meld("9S 9D 9C").suit, meld("3H 4H 5H").suit) == ("", "H")


def test_unknown_cards_are_no_meld() -> None:
    assert read_meld(bytes([UNKNOWN] * 3), PARTNERSHIP) is None
    assert read_meld(parse_cards("9S 9D ?"), PARTNERSHIP) is None


@pytest.mark.parametrize(
    ("cards", "kept", "low"),
    [
        ("2H * *", "2H * *", 2),
        ("* 2H *", "* 2H *", 1),
        ("2H 2S *", "2H 2S *", 2),
        ("* * AS", "* * AS", 12),
        ("AS * *", "AS * *", 1),
        # From the high end down: the two stands at rank 2, the jokers above it.
        ("* * 2H", "2H * *", 2),
    ],
)
def test_a_table_with_two_substitutes_in_a_meld_has_runs_of_twos_and_jokers(cards: str, kept: str, low: int) -> None:
    run = meld(cards, TWO_SUBSTITUTES)
    assert (run.kind, str(run), run.low, run.substitutes) == ("run", kept, low, 2)


def test_jokers_alone_are_no_run_at_such_a_table_either() -> None:
    assert read_meld(parse_cards("* * *"), replace(PARTNERSHIP, most_substitutes=3)) is None


class _Asked:
    """A profile that notes which of its fields are read."""

    def __init__(self, rules: Profile) -> None:
        self.rules, self.fields = rules, set[str]()

    def __getattr__(self, name: str) -> object:
        self.fields.add(name)
        return getattr(self.rules, name)


@pytest.mark.parametrize("rules", [PARTNERSHIP, GREEK_CANASTA], ids=repr)
def test_profiles_share_their_melds_only_where_all_that_makes_a_meld_is_the_same(rules: Profile) -> None:
    asked = _Asked(rules)
    for cards in ("3H 4H *", "9S 9D *", "5H 4H 3H", "9S 9D 9C 9H *", "9S 9D * 2S", "KH AH 2H", "* * *"):
        read_meld(parse_cards(cards), asked)  # type: ignore[arg-type]  # asks what a profile is asked
    counts = {"biriba_size", "sets_are_biribas", "bonuses", "number", "count"}
    assert asked.fields - counts <= {*OF_MELDS, "naturals"}
    assert {"substitutes", "most_substitutes", "naturals_for_each", "meld_size", "run_size"} <= asked.fields
