"""Greek Canasta rules G8: the match."""

from __future__ import annotations

import pytest

from biriba_core import GREEK_CANASTA, InputError, new_match
from tests.rules.table import canasta


def test_g8_1_reaching_2000_is_enough() -> None:
    match = new_match(GREEK_CANASTA).add([2000, 400])
    assert (match.over, match.winner) == (True, 0)
    assert not new_match(GREEK_CANASTA).add([1995, 400]).over


def test_g8_1_a_target_agreed_beforehand_counts_instead() -> None:
    assert new_match(GREEK_CANASTA, target=3000).add([2995, 0]).winner is None
    assert new_match(GREEK_CANASTA, target=3000).add([3000, 0]).winner == 0
    assert new_match(GREEK_CANASTA, target=500).add([0, 500]).winner == 1


@pytest.mark.parametrize("target", [0, -5, 1.5, "2000", True, [2000]])
def test_g8_1_a_target_is_a_whole_number_above_zero(target: object) -> None:
    with pytest.raises(InputError):
        new_match(GREEK_CANASTA, target=target)  # type: ignore[arg-type]


def test_g8_2_both_there_after_the_same_deal_the_higher_total_wins() -> None:
    assert new_match(GREEK_CANASTA).add([2005, 2100]).winner == 1


def test_g8_2_equal_totals_ask_for_another_deal() -> None:
    match = new_match(GREEK_CANASTA).add([2100, 2100])
    assert not match.over
    assert match.add([10, 5]).winner == 0


def test_g8_3_only_the_totals_decide() -> None:
    # Side 1 wins both later deals and still loses.
    match = new_match(GREEK_CANASTA).add([1900, -200]).add([40, 300]).add([60, 100])
    assert (match.totals, match.winner) == ((2000, 200), 0)


def test_g8_1_a_match_of_three_sides() -> None:
    # G8.1, G8.2, G9.4
    match = new_match(canasta("six-players"))
    assert len(match.totals) == 3
    assert match.add([2000, 2050, 2050]).winner is None
    assert match.add([2000, 2050, 2045]).winner == 1
