"""Which cards a meld on the table can't take, known without trying, and refused with the right faults."""

from __future__ import annotations

import pytest

from biriba_core import GREEK_CANASTA, PARTNERSHIP, Profile, codes_text, extending, parse_cards
from biriba_core.counting import FACES, cards_of
from biriba_core.extending import Growths, change, extensions, growths, nearest
from tests.rules.table import meld


def taken(cards: str, rules: Profile) -> list[str]:
    """The cards that a meld is not known to refuse."""
    return codes_text(cards_of(growths(rules)(meld(cards, rules).codes).takes)).split()


@pytest.mark.parametrize(
    ("cards", "rules", "expected"),
    [
        ("9S 9D *", PARTNERSHIP, "9S 9H 9D 9C"),
        ("9S 9D 9C", PARTNERSHIP, "2S 9S 2H 9H 2D 9D 2C 9C *"),
        ("3H 4H * 6H", PARTNERSHIP, "2H 5H 7H"),
        ("3H 4H * 6H", GREEK_CANASTA, "2H 7H"),
        ("3H 4H 5H *", GREEK_CANASTA, "2H 7H"),
        ("3H 4H 5H 6H *", GREEK_CANASTA, "2S 2H 8H 2D 2C *"),
        ("AH * 3H", PARTNERSHIP, "2H 4H"),
        ("QH * AH", PARTNERSHIP, "JH KH"),
    ],
)
def test_the_cards_that_a_meld_surely_refuses_are_all_but_these(cards: str, rules: Profile, expected: str) -> None:
    assert taken(cards, rules) == expected.split()


def test_the_growth_of_melds_is_remembered_up_to_a_number_of_melds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extending, "CACHED_MELDS", 3)
    remembered, melds = Growths(PARTNERSHIP), ["3H 4H 5H", "4H 5H 6H", "5H 6H 7H", "6H 7H 8H"]
    sizes = []
    for cards in melds:
        assert remembered[meld(cards).codes].takes == growths(PARTNERSHIP)(meld(cards).codes).takes
        sizes.append(len(remembered))
    assert sizes == [1, 2, 3, 1]


def test_only_where_substitutes_move_is_one_told_to_have_no_room() -> None:
    full = "AC 2C 3C 4C 5C * 7C 8C 9C 10C JC QC KC"
    for rules, expected in (
        (PARTNERSHIP, ["run-too-long", "no-room-for-substitute"]),
        (GREEK_CANASTA, ["run-too-long"]),
    ):
        faults = change(meld(full, rules), parse_cards(full.replace("*", "6C") + " *"), rules).faults
        assert [fault.name for fault in faults] == expected


@pytest.mark.parametrize(
    ("before", "added", "expected"),
    [
        ("6C * 8C", "8H", {"not-consecutive": "8H"}),
        ("AS 2S 3S", "AS", {"two-aces": "AS", "not-consecutive": "AS"}),
        ("9S 9D *", "10S", {"mixed-ranks": "10S"}),
    ],
)
def test_of_a_meld_that_can_t_grow_only_what_is_added_is_out_of_place(before: str, added: str, expected: dict) -> None:
    faults = change(meld(before), parse_cards(f"{before} {added}"), PARTNERSHIP).faults
    named = {fault.name: fault.values.get("cards", fault.values.get("card")) for fault in faults}
    cards = {name: value if isinstance(value, bytes) else bytes((value,)) for name, value in named.items()}
    assert cards == {name: parse_cards(text) for name, text in expected.items()}


def test_a_substitute_that_moves_is_told_with_its_natural_card() -> None:
    (_, _, (fault, *_)) = change(meld("3H 4H * 6H"), parse_cards("3H 4H 5H 6H *"), GREEK_CANASTA)
    assert (fault.name, fault.values) == (
        "substitute-moved",
        {"card": parse_cards("*")[0], "natural": parse_cards("5H")[0]},
    )


@pytest.mark.parametrize("rules", [PARTNERSHIP, GREEK_CANASTA], ids=repr)
def test_nothing_added_leaves_a_meld_as_it_is(rules: Profile) -> None:
    run = meld("3H 4H 5H", rules)
    assert extensions(run, b"", rules) == (run,)


@pytest.mark.parametrize(
    ("cards", "added", "expected"),
    [
        # A set keeps its cards together, the others come after them.
        ("9S 9D 9C", "8H *", "9S 9D 9C 8H *"),
        # In a run a card goes to its own place; a second copy and a stranger take the places left.
        ("5H 6H 7H", "5H", "5H 6H 7H 5H"),
        ("5H 6H 7H", "6H 4H", "4H 5H 6H 7H 6H"),
        ("AH 2H 3H", "9H 8H", "AH 2H 3H 9H 8H"),
        # A substitute is put where it joins the run.
        ("AH 2H 3H", "6H *", "6H AH 2H 3H *"),
        # Below come no more cards than there are ranks.
        ("3H 4H 5H", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 3H 4H 5H"),
        # With all of them below every card is joined.
        ("QH KH AH", "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "QH KH AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"),
        (
            "3H 4H 5H",
            "AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H",
            "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H 3H 4H 5H AH 2H",
        ),
    ],
)
def test_cards_that_a_meld_can_t_take_are_told_in_the_order_nearest_to_one(
    cards: str, added: str, expected: str
) -> None:
    assert codes_text(nearest(meld(cards), parse_cards(added), PARTNERSHIP)) == expected


def test_a_natural_card_is_not_placed_below_a_run_where_it_has_no_place() -> None:
    # With three substitutes in a meld, 3H 2H * * would be a run too, but in it the natural two has moved.
    rules = PARTNERSHIP.changed(most_substitutes=3)
    results = growths(rules)(parse_cards("2H * *"))[FACES[parse_cards("3H")[0]]]
    assert list(map(codes_text, results)) == ["* 2H 3H *", "2H 3H * *"]


def test_a_set_does_not_become_a_run_where_cards_keep_their_places() -> None:
    # One king with two jokers is a set, as a run would turn the corner; with the queen there is only a run.
    rules = GREEK_CANASTA.changed(naturals_for_each=0)
    kings = meld("KS * *", rules)
    assert kings.kind == "set"
    assert extensions(kings, parse_cards("QS"), rules) == ()
    (fault,) = change(kings, parse_cards("* QS KS *"), rules).faults
    assert (fault.name, fault.values) == ("natural-moved", {"cards": parse_cards("KS * *")})
