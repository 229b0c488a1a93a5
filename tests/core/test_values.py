"""Values can be pasted back, have the types that their fields name, and none that is remembered can be changed."""

from __future__ import annotations

import ast
import copy
import dataclasses
import pickle
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import biriba_core
from biriba_core import (
    CARDS,
    GREEK_CANASTA,
    JOKER,
    PARTNERSHIP,
    Biriba,
    Card,
    Deal,
    Discard,
    End,
    InputError,
    MeldKind,
    Profile,
    Reserve,
    ScoreItem,
    Stage,
    apply,
    check,
    codes_text,
    legal_actions,
    new_deal,
    parse_action,
    parse_cards,
    parse_position,
    profile,
    score,
    view,
)
from biriba_core.players import player
from biriba_core.records import read_record
from tests.core.tables import GAMES, name, random_table, turns

ROOT = Path(__file__).parents[2]
PUBLIC = {name: getattr(biriba_core, name) for name in biriba_core.__all__}
PROFILES = st.sampled_from(list(dict.fromkeys(rules for rules, _ in GAMES)))


def pasted(value: object) -> Any:
    """What Python makes of a value's `repr` where only the package's public names are known."""
    return eval(repr(value), dict(PUBLIC))


def tables(rng: random.Random, rules: Profile, players: int) -> Iterator[Deal]:
    played = [deal for deal, _ in turns(rng, rules, players)]
    yield from rng.sample(played, 12)
    yield played[-1]
    yield from (random_table(rng, rules, players) for _ in range(12))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_deals_melds_actions_and_score_sheets_can_be_pasted_back(game: tuple[Profile, int]) -> None:
    rng = random.Random(f"pasted {name(game)}")
    for deal in tables(rng, *game):
        seen = view(deal, deal.seat)
        assert pasted(deal) == deal and pasted(seen) == seen
        assert all(pasted(action) == action for action in legal_actions(deal))
        assert all(pasted(meld) == meld for melds in deal.melds for meld in melds)
        if deal.stage == "over":
            assert pasted(score(deal)) == score(deal)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_field_of_a_closed_set_holds_a_member_of_it(game: tuple[Profile, int]) -> None:
    rng = random.Random(f"typed {name(game)}")
    for deal in tables(rng, *game):
        assert type(deal.stage) is Stage
        assert deal.ended is None or type(deal.ended) is End
        assert all(type(reserve) is Reserve for reserve in deal.reserves)
        for meld in (meld for melds in deal.melds for meld in melds):
            assert type(meld.kind) is MeldKind
            assert meld.biriba is None or type(meld.biriba) is Biriba
        if deal.stage == "over":
            assert all(type(line.item) is ScoreItem for side in score(deal).sides for line in side.lines)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_a_card_can_be_pasted_back_and_made_from_its_text(card: Card) -> None:
    assert pasted(card) == card == Card(str(card))
    assert pasted(Discard(JOKER)) == Discard(JOKER)


def test_a_text_that_is_no_card_makes_none() -> None:
    with pytest.raises(ValueError, match="11H"):
        Card("11H")


# Profiles


def test_a_profile_of_a_game_names_itself() -> None:
    assert [repr(rules) for rules in (PARTNERSHIP, GREEK_CANASTA)] == ["PARTNERSHIP", "GREEK_CANASTA"]
    assert repr(profile("greek-canasta", ["strict-close"])) == "profile('greek-canasta', ('strict-close',))"
    assert str(profile("greek-canasta", ["strict-close"])) == "greek-canasta+strict-close"


#: Other values for fields of a profile, the whole of another profile's among them.
CHANGES = st.fixed_dictionaries(
    {},
    optional={
        "name": st.sampled_from(["greek-canasta", "ours"]),
        "target": st.integers(1, 9000),
        "closing": st.integers(0, 500),
        "most_substitutes": st.none() | st.integers(0, 3),
        "substitutes_move": st.booleans(),
        "substitutes": st.frozensets(st.integers(0, 52)),
        "values": st.dictionaries(st.integers(0, 13), st.integers(0, 50), min_size=1),
        "bonuses": st.sampled_from([PARTNERSHIP.bonuses, GREEK_CANASTA.bonuses, ()]),
    },
)


@given(PROFILES, CHANGES)
def test_a_changed_profile_keeps_its_changes_as_text_and_in_a_pickle(rules: Profile, changes: dict[str, Any]) -> None:
    changed = dataclasses.replace(rules, **changes)
    assert {field: getattr(changed, field) for field in changes} == changes
    assert pasted(changed) is changed
    assert pickle.loads(pickle.dumps(changed)) is copy.deepcopy(changed) is changed
    same = all(getattr(rules, field) == value for field, value in changes.items())
    assert (changed is rules) == same == (str(changed) == str(rules))


def test_a_pickled_deal_keeps_a_changed_profile() -> None:
    deal = new_deal(random.Random(1), PARTNERSHIP.changed(hand_size=9))
    assert pickle.loads(pickle.dumps(deal)) == deal
    assert len(pickle.loads(pickle.dumps(deal)).hands[0]) == 9


# As text


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_printed_deal_shows_every_card_that_is_known(game: tuple[Profile, int]) -> None:
    rng = random.Random(f"printed {name(game)}")
    for deal in tables(rng, *game):
        text = str(view(deal, deal.seat))
        assert codes_text(deal.hands[deal.seat]) in text
        assert codes_text(deal.pile) in text
        assert all(str(meld) in text for melds in deal.melds for meld in melds)
        assert "?" not in text and "b'" not in text


def test_a_printed_deal_says_what_binds_the_seat() -> None:
    def first(**keys: Any) -> str:
        return str(parse_position({"hands": ["KS QD", 9, 9, 9], **keys})).splitlines()[0].partition(": ")[2]

    assert first(stage="draw", stock=3) == "seat 0 is to draw"
    assert first(barred="KS") == "seat 0 has drawn, may not discard KS"
    assert first(rules="greek-canasta", must_use="QD") == "seat 0 has drawn, must first use QD"
    assert first(stage="draw", passes=2) == "seat 0 is to draw, passes in a row: 2"
    assert first(stage="over") == "over"
    assert first(stage="over", ended="limit") == "over, at the limit"
    assert first(stage="over", ended="passes") == "over, by passes"
    assert first(stage="over", hands=["", 9, 9, 9], closed_by=0) == "over, closed by seat 0"
    assert "reserve waiting for seat 2" in str(
        parse_position({"hands": [9, 9, 9, 9], "reserves": [{"waiting": 2}, "untaken"]})
    )


def test_a_printed_score_sheet_adds_up() -> None:
    sheet = score(
        parse_position({"stage": "over", "hands": ["", "KS", "5D", "2C"], "closed_by": 0, "melds": [["9S 9D 9C"], []]})
    )
    for side, text in zip(sheet.sides, str(sheet).split("side ")[1:], strict=True):
        *lines, total = [int(line.split()[0]) for line in text.splitlines()[1:]]
        assert sum(lines) == total == side.total


# Actions as text, legal actions as a sequence


def test_an_action_may_be_given_as_text() -> None:
    deal = parse_position({"hands": ["9S 9D 9C KS QD", 9, 9, 9]})
    for text in ("meld 9S 9D 9C", "discard KS", "draw", "meld 9S 9D"):
        assert check(deal, text) == check(deal, parse_action(text))
        assert (text in legal_actions(deal)) == check(deal, text).legal
    assert apply(deal, "discard KS") == apply(deal, parse_action("discard KS"))
    for ask in (check, apply, lambda deal, text: text in legal_actions(deal)):
        with pytest.raises(InputError):
            ask(deal, "dance")


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_legal_actions_are_a_sequence(game: tuple[Profile, int]) -> None:
    for deal in tables(random.Random(f"sequence {name(game)}"), *game):
        legal, listed = legal_actions(deal), list(legal_actions(deal))
        assert [legal[place] for place in range(len(legal))] == listed
        assert list(legal[1:3]) == listed[1:3] and list(legal[::-1]) == list(reversed(legal)) == listed[::-1]
        assert not listed or (legal[-1] == listed[-1] and legal.index(listed[-1]) == len(listed) - 1)


# What is remembered


def cached(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and any("cache" in ast.unparse(mark) for mark in node.decorator_list):
            yield node


def test_nothing_remembered_by_a_cache_can_be_changed_by_a_caller() -> None:
    packages = ("biriba_core", "biriba_widgets", "biriba_numbers", "book")
    found = [
        (path, node) for package in packages for path in ROOT.joinpath(package).rglob("*.py") for node in cached(path)
    ]
    assert len(found) > 15
    for path, node in found:
        assert node.returns is not None, f"{path}: {node.name}"
        returned = ast.unparse(node.returns)
        assert not re.search(r"\b(list|dict|set|bytearray)\b", returned), f"{path}: {node.name} -> {returned}"


def test_a_word_and_its_text_are_one_key() -> None:
    for kind in (Stage, MeldKind, Biriba, End, ScoreItem):
        assert dict.fromkeys(kind) == dict.fromkeys(map(str, kind))


READERS: dict[str, Callable[[Any], object]] = {
    "cards": parse_cards,
    "action": parse_action,
    "position": parse_position,
    "record": read_record,
    "game": profile,
    "variants": lambda given: profile("greek-canasta", given),
    "a variant": lambda given: profile("greek-canasta", [given]),
    "player": player,
}


@pytest.mark.parametrize("reader", READERS)
def test_what_is_read_may_be_anything_and_gets_one_sentence(reader: str) -> None:
    some: Any
    for some in (None, True, 1.5, b"3H", ["3H", []], {"a": 1}, object(), 10**30):
        with pytest.raises(InputError) as caught:
            READERS[reader](some)
        for lang in ("en", "fr"):
            said = caught.value.sentence(lang)
            assert said.endswith(".") and "\n" not in said and len(said) < 300
