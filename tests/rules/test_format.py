"""docs/rules/FORMAT.md: cards, positions, actions and rulings as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from biriba_core import (
    PARTNERSHIP,
    Action,
    Add,
    AmbiguousAction,
    Discard,
    Extend,
    InputError,
    LayDown,
    check,
    codes_text,
    judge_meld,
    legal_actions,
    parse_action,
    parse_cards,
    parse_position,
    to_position,
)
from biriba_core.cases import find
from biriba_core.deal import UNTAKEN
from tests.rules.table import CLEAN, SIX, broken, canasta, do, greek, hand, legal, listed, meld, melds, no_meld, table

# Cards


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("3H", "3H"),
        ("10H", "10H"),
        ("TH", "10H"),
        ("th", "10H"),
        ("as", "AS"),
        ("2d", "2D"),
        ("KC", "KC"),
        ("10♥", "10H"),
        ("10♥\ufe0f", "10H"),
        ("q♠\ufe0e", "QS"),
        ("A♦", "AD"),
        ("K♣", "KC"),
        ("V♠", "JS"),
        ("D♥", "QH"),
        ("R♦", "KD"),
        ("d♥", "QH"),
        ("*", "*"),
        ("JK", "*"),
        ("jk", "*"),
        ("★", "*"),
        ("🃏", "*"),
    ],
)
def test_a_card_is_read(text: str, card: str) -> None:
    assert codes_text(parse_cards(text)) == card


@pytest.mark.parametrize(
    "text", ["1H", "11H", "H3", "3", "H", "3X", "VS", "DH", "RD", "10", "JOKER", "3H,4H", "♥", "**"]
)
def test_no_card(text: str) -> None:
    # French letters only before a suit symbol.
    with pytest.raises(InputError) as caught:
        parse_cards(text)
    assert text in caught.value.sentence("en")
    assert text in caught.value.sentence("fr")


def test_cards_are_separated_by_white_space() -> None:
    assert codes_text(parse_cards(" 3H\t4H\n5H\u00a0* ")) == "3H 4H 5H *"


# Melds


def test_the_order_of_a_run_says_what_a_substitute_stands_for() -> None:
    assert [str(meld("3H 4H * 6H").stands_for(2)), str(meld("2D 4H 5H").stands_for(0))] == ["5H", "3H"]
    assert meld("2H 3H 4H").substitutes == 0


# Positions


def test_only_the_hands_are_needed() -> None:
    deal = parse_position({"hands": [11, 11, 11, 11]})
    assert deal.rules is PARTNERSHIP
    assert (deal.seat, deal.dealer, deal.stage, deal.passes) == (0, 3, "play", 0)
    assert (deal.barred, deal.must_use, deal.pile) == (None, None, b"")
    assert deal.melds == ((), ())
    assert deal.reserves == (UNTAKEN, UNTAKEN)
    assert len(deal.stock) == 108 - 44 - 22


def test_the_dealer_is_the_seat_before_the_one_to_act() -> None:
    assert parse_position({"hands": [9] * 4, "seat": 2}).dealer == 1


def test_the_stock_is_what_remains() -> None:
    deal = parse_position(
        {
            "hands": ["3H 4H 9H KD", 11, 11, 11],
            "melds": [[SIX], []],
            "pile": "KD 5S",
            "reserves": ["in_play", "untaken"],
        }
    )
    assert len(deal.stock) == 108 - 37 - 6 - 2 - 11


@pytest.mark.parametrize(
    ("rules", "variants", "players", "sides"),
    [
        ("partnership", [], 4, 2),
        ("greek-canasta", [], 2, 2),
        ("greek-canasta", [], 3, 3),
        ("greek-canasta", [], 4, 2),
        ("greek-canasta", ["six-players"], 6, 3),
        ("greek-canasta", ["individual"], 4, 4),
    ],
)
def test_sides(rules: str, variants: list[str], players: int, sides: int) -> None:
    deal = parse_position({"rules": rules, "variants": variants, "hands": [5] * players})
    assert [deal.side_of(seat) for seat in range(players)] == [seat % sides for seat in range(players)]


def test_the_example_of_the_format() -> None:
    position = {
        "rules": "partnership",
        "variants": [],
        "dealer": 3,
        "seat": 0,
        "stage": "draw",
        "barred": None,
        "must_use": None,
        "passes": 0,
        "hands": ["3H 4H 9H KD", 11, 11, 11],
        "melds": [["3H 4H 5H 6H 7H 8H"], []],
        "pile": "KD 5S",
        "stock": 30,
        "reserves": ["untaken", "untaken"],
    }
    assert to_position(parse_position(position)) == position


def test_unknown_cards_among_known_ones() -> None:
    deal = table("QD ? ?", stage="draw", stock=3)
    assert to_position(do(deal, "draw"))["hands"][0] == "QD ? ? ?"


def test_a_drawn_card_from_an_unknown_stock_stays_unknown() -> None:
    deal = do(table("QD", stage="draw", stock=3), "draw")
    assert (hand(deal), len(deal.stock)) == ("QD ?", 2)


def test_an_unknown_card_may_be_discarded_while_looking_for_an_end_and_counts_as_not_barred() -> None:
    # One 5H taken beside an unknown card: that one may go.
    assert legal(table("?", stage="draw", pile="5H"), "take")
    assert broken(table("5H", stage="draw", pile="5H"), "take") == ["4.9"]
    # One unknown card left with the reserve due: fine.
    assert legal(table("9S 9D 9C ?", CLEAN), "meld 9S 9D 9C")
    assert broken(table("9S 9D 9C ?", SIX), "meld 9S 9D 9C") == ["4.6", "4.9"]


def test_an_unknown_card_is_never_melded() -> None:
    assert not any(text.startswith("meld") for text in listed(table("9S 9D ? ? ?")))
    assert broken(table("9S 9D ? ? ?"), "meld 9S 9D 9C") == ["4.3"]
    assert broken(greek("5D ? ? ?", stage="draw", pile="9C 5S"), "take") == ["G4.2"]


def test_an_action_never_names_one() -> None:
    for text in ("discard ?", "meld 9S 9D ?", "extend 1 9S 9D 9C ?", "add 1 ?"):
        with pytest.raises(InputError):
            parse_action(text)
    assert "discard ?" not in listed(table("9S ? ?"))


def test_a_position_may_hold_packets_and_an_end() -> None:
    packet = "KS KD KC QS QD QC JS JD JC 5D 5C"
    deal = parse_position(
        {"stage": "over", "hands": ["", "KH", "", ""], "packets": [packet, 11], "ended": "closed", "closed_by": 2}
    )
    assert codes_text(deal.packets[0]) == packet
    assert (deal.ended, deal.closed_by) == ("closed", 2)


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ({"hands": ["3H 3H", "3H", 9, 9]}, ["hands[1]", "3 of hearts"]),
        ({"hands": ["* * *", "* *", 9, 9]}, ["hands[1]", "joker"]),
        ({"hands": ["3H 3H", 9, 9, 9], "pile": "3H"}, ["pile", "3 of hearts"]),
        ({"melds": [["3H 4H 5H"], ["3H 4H 5H", "3H 4H 5H"]]}, ["melds[1][1]", "3 of hearts"]),
        ({"hands": ["3X", 9, 9, 9]}, ["hands[0]", "3X"]),
        ({"pile": "KD XX"}, ["pile", "XX"]),
        ({"seat": 4}, ["seat", "4"]),
        ({"dealer": 7}, ["dealer", "7"]),
        ({"hands": [50, 50, 9, 9]}, ["140"]),
        ({"hands": [11, 11, 11, 11], "stock": 80}, ["146", "108"]),
        ({"melds": [["3H 4H 6H"], []]}, ["melds[0][0]", "3.3"]),
        ({"melds": [["3H * 5H 2S"], []]}, ["melds[0][0]", "3.6"]),
        ({"melds": [["3H 4H ?"], []]}, ["melds[0][0]", "?"]),
        ({"melds": [[]]}, ["melds", "2"]),
        ({"reserves": ["untaken"]}, ["reserves", "2"]),
        ({"reserves": ["gone", "untaken"]}, ["reserves[0]", "gone"]),
        ({"reserves": [{"waiting": 1}, "untaken"]}, ["reserves[0]", "1"]),
        ({"reserves": [{"waiting": 8}, "untaken"]}, ["reserves[0]", "8"]),
        ({"stage": "thinking"}, ["stage", "thinking"]),
        ({"barred": "3H 4H"}, ["barred", "3H 4H"]),
        ({"must_use": "3H"}, ["must_use"]),
        ({"passes": -1}, ["passes"]),
        ({"passes": 1, "stock": 3}, ["passes"]),
        ({"passes": 4, "stock": 0}, ["passes", "4"]),
        ({"rules": "bridge"}, ["bridge"]),
        ({"variants": ["super-biriba"]}, ["super-biriba"]),
        ({"rules": "greek-canasta", "variants": ["wild"]}, ["wild"]),
        ({"hands": [9, 9, 9]}, ["hands", "3"]),
        ({"hands": ["", 9, 9, 9]}, ["hands[0]"]),
        ({"colour": 1}, ["colour"]),
        ({"ended": "closed"}, ["ended"]),
        ({"closed_by": 1}, ["closed_by"]),
        ({"packets": [11]}, ["packets", "2"]),
        ({"packets": ["3H 4H", 11]}, ["packets[0]", "11"]),
        ({"stage": "over", "closed_by": 0}, ["closed_by"]),
        ({"stage": "over", "ended": "late"}, ["ended", "late"]),
    ],
)
def test_bad_input_names_the_key_and_the_card(keys: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(InputError) as caught:
        parse_position({"hands": [9, 9, 9, 9]} | keys)
    sentence = caught.value.sentence("en")
    assert all(word in sentence for word in words), sentence
    assert caught.value.sentence("fr") != sentence


OVER = {"stage": "over", "hands": ["", 9, 9, 9]}
WAITING = [{"waiting": 0}, "untaken"]


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        # Whoever draws brings a waiting reserve into play (6.9), and closes only after drawing.
        ({"reserves": WAITING}, "waiting-after-drawing"),
        (OVER | {"reserves": WAITING, "closed_by": 0}, "waiting-closer"),
        # The marks of a pile taken: it was taken whole, and its card is somewhere.
        ({"hands": ["5S KS", 9, 9, 9], "barred": "5S", "pile": "KD"}, "pile-was-taken"),
        ({"hands": ["KS QD", 9, 9, 9], "barred": "5S"}, "barred-not-taken"),
        ({"hands": ["5S KS", 9, 9, 9], "must_use": "5S", "pile": "KD", "rules": "greek-canasta"}, "pile-was-taken"),
        ({"hands": ["QD KS", 9, 9, 9], "must_use": "5S", "rules": "greek-canasta"}, "must-use-not-held"),
        (OVER | {"barred": "5S"}, "only-in-play"),
        # Passes need an empty stock, and a draw or a take starts their count again (7.8).
        ({"passes": 1, "stock": 0}, "passes-after-drawing"),
        (OVER | {"passes": 1, "stock": 0, "closed_by": 0}, "passes-after-drawing"),
        ({"stage": "over", "passes": 5, "stock": 0}, "passes-range"),
        ({"stage": "over", "passes": 4, "stock": 0, "ended": "limit"}, "passes-range"),
        ({"stage": "over", "passes": 4, "stock": 3}, "passes-with-stock"),
        # How a deal ended, said twice.
        (OVER | {"ended": "passes", "closed_by": 0}, "closer-without-closing"),
        (OVER | {"ended": "limit", "closed_by": 0}, "closer-without-closing"),
        ({"stage": "over", "ended": "closed"}, "closer-missing"),
        ({"stage": "over", "ended": "passes", "stock": 9}, "ended-with-stock"),
        ({"stage": "over", "ended": "passes", "stock": 0, "passes": 2}, "ended-by-fewer-passes"),
    ],
)
def test_keys_that_contradict_each_other(keys: dict[str, Any], code: str) -> None:
    with pytest.raises(InputError) as caught:
        parse_position({"hands": [9, 9, 9, 9]} | keys)
    assert [problem.name for problem in caught.value.problems] == [code]


@pytest.mark.parametrize(
    "keys",
    [
        {"stage": "draw", "reserves": WAITING},
        {"seat": 2, "reserves": WAITING},
        {"stage": "over", "reserves": WAITING},
        OVER | {"reserves": [{"waiting": 2}, "untaken"], "closed_by": 0},
        # The barred card may have been melded, or be the card that the writer does not know.
        {"hands": ["KS QD", 9, 9, 9], "barred": "5S", "melds": [["5S 5D 5C"], []]},
        {"barred": "5S"},
        {"must_use": "5S", "rules": "greek-canasta"},
        {"stage": "over", "passes": 4, "stock": 0},
        {"stage": "over", "ended": "limit", "passes": 3, "stock": 0},
        # Nobody passes with cards in the stock, so none are supposed.
        {"stage": "over", "ended": "passes"},
        {"stage": "draw", "passes": 2},
        # An extract: few cards, an empty pile, no biriba that brought the reserve, none taken before closing.
        OVER | {"closed_by": 0},
        {"hands": ["KS", 1, 1, 1], "stage": "draw", "stock": 1, "reserves": ["in_play", "untaken"]},
    ],
)
def test_keys_that_go_together(keys: dict[str, Any]) -> None:
    deal = parse_position({"hands": [9, 9, 9, 9]} | keys)
    assert parse_position(to_position(deal)) == deal


def test_every_problem_of_a_position_is_found() -> None:
    with pytest.raises(InputError) as caught:
        parse_position({"hands": ["3X", 9, 9, 9], "seat": 5, "stage": "now", "pile": "YY"})
    assert {problem.name for problem in caught.value.problems} == {"unknown-card", "no-such-seat", "no-such-stage"}


# Actions


@pytest.mark.parametrize(
    "text",
    ["draw", "take", "pass", "meld 3H 4H 5H", "extend 1 3H 4H 5H 6H", "extend 1@1 9S 9D 9C", "discard 5S", "add 1 7H"],
)
def test_an_action_is_read_and_written_back(text: str) -> None:
    assert str(parse_action(text)) == text


def test_actions_are_read_in_any_case_and_spacing() -> None:
    assert str(parse_action("  MELD  3h 4♥   th ")) == "meld 3H 4H 10H"


@pytest.mark.parametrize(
    "text", ["", "knit", "draw 3H", "meld", "extend 3H 4H", "extend 1", "discard", "discard 3H 4H", "extend -1 3H"]
)
def test_bad_actions(text: str) -> None:
    with pytest.raises(InputError):
        parse_action(text)


def test_an_extension_that_changes_nothing_is_bad_input() -> None:
    with pytest.raises(InputError):
        check(table("9H KS", "9S 9D 9C"), parse_action("extend 1 9D 9S 9C"))
    with pytest.raises(InputError):
        check(table("9H KS", SIX), parse_action(f"extend 1 {SIX}"))


@pytest.mark.parametrize(
    ("text", "partnership", "canasta_rule"),
    [("extend 4 3H 4H 5H", "3.9", "G3.5"), ("meld 3H 4H 5H", "4.3", "G4.3"), ("discard 3H", "4.4", "G4.4")],
)
def test_what_is_not_there_is_refused_by_the_rule_that_the_action_leans_on(
    text: str, partnership: str, canasta_rule: str
) -> None:
    assert broken(table("KS QD"), text) == [partnership]
    assert broken(greek("KS QD"), text) == [canasta_rule]


@pytest.mark.parametrize(
    ("held", "run", "text", "result"),
    [
        ("7H KS QD", "3H 4H 5H 6H", "add 1 7H", "3H 4H 5H 6H 7H"),
        ("8H 7H KS QD", "3H 4H 5H 6H", "add 1 8H 7H", "3H 4H 5H 6H 7H 8H"),
        ("QH KS QD", "JH * KH AH", "add 1 QH", "* JH QH KH AH"),
    ],
)
def test_add_is_a_short_form_where_one_result_is_possible(held: str, run: str, text: str, result: str) -> None:
    deal = table(held, run)
    assert do(deal, text) == do(deal, f"extend 1 {result}")


def test_add_names_the_meld_by_its_number() -> None:
    deal = do(table("9H KS QD", "3H 4H 5H", "9S 9D 9C"), "add 2 9H")
    assert melds(deal) == ["3H 4H 5H", "9S 9H 9D 9C"]


def test_an_ambiguous_add_lists_its_readings() -> None:
    with pytest.raises(AmbiguousAction) as caught:
        check(table("* KS QD", "4H 5H 6H"), parse_action("add 1 *"))
    assert set(caught.value.readings) == {"extend 1 4H 5H 6H *", "extend 1 * 4H 5H 6H"}


def test_an_add_that_fits_nowhere_is_refused_by_the_rules() -> None:
    assert "3.3" in broken(table("9H KS QD", "3H 4H 5H"), "add 1 9H")
    assert "3.2" in broken(table("8H KS QD", "9S 9D 9C"), "add 1 8H")
    assert broken(table("* KS QD", "9S 9D 2C"), "add 1 *") == ["3.6"]


@pytest.mark.parametrize(
    ("run", "text", "in_pairs", "in_canasta"),
    [
        # The natural card of a substitute: it would go in if the wild card might move.
        ("3H 4H * 6H", "add 1 5H", [], ["G3.8"]),
        ("AC 2C 3C 4C 5C * 7C 8C 9C 10C JC QC KC", "add 1 6C", ["3.5", "3.14"], ["G3.7"]),
        # Two substitutes, and no card out of place: the seven and one of them fill the run up.
        ("3H 4H 5H", "add 1 7H * 2S *", ["3.6"], ["G3.3"]),
        ("3H 4H * 6H", "add 1 5H 2S", ["3.6"], ["G3.8"]),
        ("5H 6H 7H", "add 1 3H * *", ["3.6"], []),
        ("QH KH AH", "add 1 * 2S", ["3.6"], ["G3.3"]),
        # A wild card between a set and another rank makes no run of them.
        ("9S 9D *", "add 1 10S", ["3.2"], ["G3.1"]),
        # Nothing is inserted that was not named.
        ("3H 4H * 6H", "add 1 8H", ["3.3"], ["G3.1"]),
        # The wild card has one end only to go to.
        ("AH 2H * 4H", "add 1 3H", [], ["G3.8"]),
        # On both sides of the run, in whatever order they are named.
        ("4H 5H 6H", "add 1 3H 7H 9H", ["3.3"], ["G3.1"]),
        # Round the corner, from either side.
        ("AH 2H 3H", "add 1 KH", ["3.4"], ["G3.2"]),
        ("QH KH AH", "add 1 2H", [], []),
        ("QH KH AH", "add 1 3H 2H", ["3.4"], ["G3.2"]),
    ],
)
def test_an_add_that_fits_nowhere_is_explained_by_what_comes_closest(
    run: str, text: str, in_pairs: list[str], in_canasta: list[str]
) -> None:
    held = text.removeprefix("add 1 ") + " KS KD QD"
    for make, rules in ((table, in_pairs), (greek, in_canasta)):
        try:
            assert broken(make(held, run), text) == rules
        except AmbiguousAction:
            assert rules == []


def test_an_add_that_fits_nowhere_names_only_the_cards_out_of_place() -> None:
    deal = table("3H 7H 9H KS QD", "4H 5H 6H")
    (ruling,) = check(deal, parse_action("add 1 9H 3H 7H")).rulings
    assert ruling.values["cards"] == parse_cards("9H")


def test_an_add_of_more_copies_than_the_deck_holds_is_refused_without_trying_every_order() -> None:
    cards = " ".join(f"9{suit} " * 12 for suit in "SHDC")
    assert "4.3" in broken(table("KS QD", "9S 9H 9D"), f"add 1 {cards}")


def test_a_side_that_does_not_exist_has_no_melds() -> None:
    verdict = check(table("9H KS QD"), parse_action("extend 1@9 9S 9D 9C 9H"))
    assert [(ruling.rule, ruling.fault) for ruling in verdict.rulings] == [("3.9", "no-such-side")]
    assert check(greek("9H KS QD"), parse_action("add 1@9 9H")).rules == ("G3.5",)


@pytest.mark.parametrize("action", [None, 5, b"KS"])
def test_what_is_no_action_is_a_mistake_of_the_program(action: object) -> None:
    with pytest.raises(TypeError, match=r"is no action; parse_action makes one from its text$"):
        check(table("KS QD"), action)  # type: ignore[arg-type]


def test_in_answers_where_check_raises() -> None:
    deal = table("9H * KS QD", "9S 9D 9C", "4H 5H 6H")
    unchanged, ambiguous = parse_action("extend 1 9D 9S 9C"), parse_action("add 2 *")
    assert unchanged not in legal_actions(deal)
    assert ambiguous not in legal_actions(deal)
    assert parse_action("add 1 9H") in legal_actions(deal)
    assert parse_action("extend 2 4H 5H 6H *") in legal_actions(deal)
    for action in (unchanged, ambiguous):
        with pytest.raises(InputError):
            check(deal, action)


@pytest.mark.parametrize(
    "make",
    [
        lambda: LayDown(bytes([99] * 3)),
        lambda: LayDown(b""),
        lambda: LayDown("3H 4H 5H"),
        lambda: LayDown(parse_cards("3H 4H ?")),
        lambda: Extend(1, bytes([3, 4, 54])),
        lambda: Add(1, b""),
        lambda: Discard(99),
        lambda: Discard(-1),
        lambda: Discard(53),
        lambda: Discard("3H"),
        lambda: judge_meld(bytes([99] * 3), PARTNERSHIP),
        lambda: judge_meld(b"", PARTNERSHIP),
    ],
)
def test_an_action_of_no_cards_can_not_be_made(make: Callable[[], Action]) -> None:
    with pytest.raises(InputError) as caught:
        make()
    assert caught.value.sentence("en") != caught.value.sentence("fr")


# What a ruling lists


def test_the_reading_that_the_fewest_cards_spoil_is_explained() -> None:
    # As a set one card is wrong, as a run two.
    assert no_meld("8S 8D 9C") == ["3.2"]
    # As a run one card is wrong, as a set two or three.
    assert no_meld("3H 4H 6H") == ["3.3"]
    assert no_meld("3H 4H 5D") == ["3.3"]


def test_both_when_equal() -> None:
    # 3H spoils the set of fours, 4D the run.
    assert no_meld("3H 4H 4D") == ["3.2", "3.3"]


def test_all_faults_of_that_reading_in_rule_order() -> None:
    assert no_meld("8S 9D") == ["3.1", "3.2", "3.3"]
    assert no_meld("3H * 6H 7H 2S") == ["3.3", "3.6"]
    assert no_meld("3H 4H 4H 5H", canasta()) == ["G3.1", "G3.7"]


def test_the_faults_of_the_action_are_listed_together() -> None:
    deal = table("KS QD", stage="draw")
    assert broken(deal, "meld 8S 9D") == ["3.1", "3.2", "3.3", "4.1", "4.3"]


def test_the_end_of_turn_rules_come_only_when_nothing_else_is_wrong() -> None:
    assert broken(table("9S 9D 8C"), "meld 9S 9D 8C") == ["3.2"]
    assert broken(table("9S 9D 9C", SIX), "meld 9S 9D 9C") == ["4.7"]


def test_identical_copies_count_once_in_the_list() -> None:
    assert listed(table("9S 9S 9D KS KS")) == ["meld 9S 9S 9D", "discard 9S", "discard KS", "discard 9D"]


# Cases


def test_a_score_case_may_name_the_closer_beside_the_position() -> None:
    position = {"stage": "over", "hands": ["", "KS", "KD", "KC"], "closed_by": 0, "reserves": ["in_play", "in_play"]}
    assert find({"id": "a", "score": position})["sides"][0]["closing"] == 100
    assert find({"id": "a", "score": position, "closed_by": None})["sides"][0]["closing"] == 0


def test_expect_is_ignored() -> None:
    assert find({"id": "a", "meld": "3H 4H 5H", "expect": {"illegal": "3.1"}})["kind"] == "run"


def test_a_refusal_gives_its_rules_in_order_and_explains_in_both_languages() -> None:
    found = find({"id": "a", "position": {"hands": ["9S 9D 9C KS", 9, 9, 9]}, "do": ["meld 9S 9D 9C"]})
    assert found["illegal"] == ["4.6", "4.9"]
    assert "(4.6)" in found["why"]["en"]
    assert "(4.9)" in found["why"]["fr"]


def test_after_is_the_whole_position() -> None:
    found = find({"id": "a", "position": {"hands": ["KS QD", 9, 9, 9]}, "do": ["discard KS"]})
    assert found["legal"] is True
    assert parse_position(found["after"]).seat == 1


def test_an_agreed_target_is_read_from_a_match() -> None:
    found = find({"id": "a", "match": {"rules": "greek-canasta", "target": 1000, "deals": [[1000, 5]]}})
    assert (found["over"], found["winner"]) == (True, 0)
