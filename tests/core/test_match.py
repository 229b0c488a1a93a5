"""What a match refuses, and where it says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from biriba_core import GREEK_CANASTA, InputError, new_match, profile
from biriba_core.rulings import Problem


def problem(caught: pytest.ExceptionInfo[InputError]) -> Problem:
    (found,) = caught.value.problems
    return found


@pytest.mark.parametrize(
    "scores",
    [[5], [5, 10, 15], [], [5, 1.5], [5, "10"], [True, 5], [1_000_000, 0], [0, -1_000_000], {5: 1, 10: 2}, 510, None],
    ids=str,
)
def test_scores_are_whole_numbers_below_a_million_one_for_each_side(scores: object) -> None:
    with pytest.raises(InputError) as caught:
        new_match().add([5, 10]).add([5, 10]).add(scores)  # type: ignore[arg-type]
    assert problem(caught) == Problem("wrong-totals", {"where": "deals[2]"})


def test_the_largest_scores_are_added() -> None:
    assert new_match().add([999_999, -999_999]).totals == (999_999, -999_999)


def test_the_first_deal_is_deal_0() -> None:
    with pytest.raises(InputError) as caught:
        new_match().add([5])
    assert problem(caught) == Problem("wrong-totals", {"where": "deals[0]"})


def test_a_deal_after_the_end_is_named() -> None:
    with pytest.raises(InputError) as caught:
        new_match().add([100, 0]).add([5005, 0]).add([5, 5])
    assert problem(caught) == Problem("match-over", {"where": "deals[2]"})


def test_a_number_of_players_that_can_t_play_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        new_match(GREEK_CANASTA, players=5)
    assert problem(caught).name == "wrong-players"


def test_a_number_of_sides_that_can_t_play_is_refused() -> None:
    with pytest.raises(InputError) as caught:
        new_match(GREEK_CANASTA, sides=5)
    assert problem(caught) == Problem("wrong-totals", {"where": "deals"})


def test_one_point_is_a_target() -> None:
    assert new_match(target=1).target == 1


def test_a_table_s_own_target_is_kept_where_each_plays_alone() -> None:
    assert new_match(replace(profile("greek-canasta", ["individual"]), target=700)).target == 700


@pytest.mark.parametrize("target", [0, -1, True, 1.5, "5000"])
def test_what_is_no_target_is_refused(target: object) -> None:
    with pytest.raises(InputError) as caught:
        new_match(target=target)  # type: ignore[arg-type]
    assert problem(caught) == Problem("bad-target")
