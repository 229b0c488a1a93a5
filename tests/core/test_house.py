"""A table's own rules: a profile is a value that can be written and read, and no rule of the book is cited for it."""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import biriba_core
from biriba_core import (
    GREEK_CANASTA,
    JOKER,
    PARTNERSHIP,
    Action,
    Deal,
    InputError,
    Profile,
    apply,
    check,
    judge_meld,
    legal_actions,
    new_deal,
    new_match,
    parse_action,
    parse_cards,
    parse_position,
    profile,
    score,
    stop,
    to_position,
)
from biriba_core.actions import Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.cards import CARDS
from biriba_core.errors import IllegalMeld
from biriba_core.house import profile_data, profile_from
from biriba_core.kinds import OVER
from biriba_core.messages import LANGUAGES, explain, ruling_sentence
from biriba_core.profiles import VARIANTS, Bonus
from biriba_core.records import Record, read_record, seeded_deck, write_record
from biriba_core.rulebook import HOUSE, rules_of
from biriba_core.simulate import Settings, simulate
from tests.core.typography import faults
from tests.rules.table import table

JOKERS = frozenset({JOKER})


def books() -> Iterator[Profile]:
    """Every profile of the book."""
    yield PARTNERSHIP
    for size in range(len(VARIANTS) + 1):
        for chosen in combinations(VARIANTS, size):
            if not {"six-players", "individual"} <= set(chosen):
                yield profile("greek-canasta", chosen)


BOOKS = list(books())
#: What a table may agree on, field by field: what either game has, and a little more.
MORE: dict[str, list[Any]] = {
    "most_substitutes": [None, 0, 2],
    "naturals_for_each": [0, 1],
    "run_size": [10],
    "biriba_size": [5, 6],
    "biribas_to_close": [0, 3],
    "reserve_untaken": [50],
    "target": [3000],
}
CHOICES = {
    field.name: [getattr(rules, field.name) for rules in BOOKS] + MORE.get(field.name, [])
    for field in fields(Profile)
    if field.name not in ("name", "variants", "players", "individual")
}


@st.composite
def mixed(draw: st.DrawFn) -> Profile:
    """A profile of the book with some fields from elsewhere."""
    names = draw(st.lists(st.sampled_from(sorted(CHOICES)), unique=True, max_size=6))
    return replace(draw(st.sampled_from(BOOKS)), **{name: draw(st.sampled_from(CHOICES[name])) for name in names})


# A value


def pasted(rules: Profile) -> Any:
    """What a profile's repr comes to where it is pasted."""
    return eval(repr(rules), {**vars(biriba_core), "Bonus": Bonus})


def test_equal_profiles_are_one() -> None:
    one, other = replace(PARTNERSHIP, closing=200), replace(PARTNERSHIP, closing=200)
    assert one == other and hash(one) == hash(other) and one != PARTNERSHIP
    assert replace(one, closing=100) is PARTNERSHIP
    assert replace(PARTNERSHIP, values=dict(PARTNERSHIP.values)) is PARTNERSHIP


@given(mixed())
@settings(max_examples=150, deadline=None)
def test_a_profile_is_written_and_read_back(rules: Profile) -> None:
    data = profile_data(rules)
    assert profile_from(json.loads(json.dumps(data))) == rules
    assert pasted(rules) == rules  # what its docstring promises
    assert pickle.loads(pickle.dumps(rules)) == copy.deepcopy(rules) == rules
    assert ("house" in data) == (rules not in BOOKS)
    for name in rules.house:
        assert getattr(rules, name) != getattr(rules.book, name)


@pytest.mark.parametrize("rules", BOOKS, ids=str)
def test_a_profile_of_the_book_is_named_and_no_more(rules: Profile) -> None:
    assert profile_data(rules) == {"rules": rules.name, "variants": list(rules.variants)}
    assert pasted(rules) is rules
    assert rules.house == {}


def test_a_table_may_take_another_name_and_other_variants() -> None:
    for rules in (replace(PARTNERSHIP, name="kitchen"), replace(PARTNERSHIP, variants=("super-biriba",))):
        assert profile_from(profile_data(rules)) == pasted(rules) == rules
        assert str(rules).startswith("partnership with ")


@pytest.mark.parametrize(
    "house",
    [
        {"meld_size": "4"},
        {"meld_size": True},
        {"meld_size": 10**9},
        {"single_pile_bar": 1},
        {"values": [1, 2]},
        {"values": "many"},
        {"substitutes": ["2H"]},
        {"substitutes": ["*", "3H"]},
        {"substitutes": 5},
        {"players": []},
        {"players": [4.5]},
        {"bonuses": [["run", 7]]},
        {"bonuses": [["heap", 7, 13, 1, 1, "bonus-run", None]]},
        {"bonuses": [["run", 7, 13, 1, 1, 5, None]]},
        {"colour": "red"},
        [],
    ],
    ids=str,
)
def test_what_is_no_rule_of_a_table_is_bad_input(house: Any) -> None:
    with pytest.raises(InputError) as caught:
        profile_from({"house": house})
    for lang in LANGUAGES:
        assert "house" in caught.value.sentence(lang)


# It is kept wherever a profile goes


OWN = replace(PARTNERSHIP, closing=250, substitutes=JOKERS)


def test_a_position_keeps_it() -> None:
    deal = new_deal(random.Random(1), OWN)
    position = json.loads(json.dumps(to_position(deal)))
    assert position["house"] == {"substitutes": ["*"], "closing": 250}
    assert parse_position(position) == deal
    assert pickle.loads(pickle.dumps(deal)) == deal


def test_a_record_keeps_it() -> None:
    record = Record(seeded_deck("7"), OWN, seed="7", actions=(parse_action("draw"),))
    assert read_record(write_record(record)) == record


def test_worker_processes_keep_it(tmp_path: Path) -> None:
    of_the_house = Settings(OWN, levels=("easy",), seed="house")
    for jobs in (1, 2):
        simulate(of_the_house, 2, tmp_path / str(jobs), jobs=jobs)
        for path in (tmp_path / str(jobs) / "records").iterdir():
            assert read_record(path.read_text("utf-8")).rules == OWN
    assert json.loads((tmp_path / "1" / "settings.json").read_text("utf-8"))["house"]["closing"] == 250


def test_a_match_takes_its_target() -> None:
    assert new_match(replace(PARTNERSHIP, target=3000)).target == 3000
    assert new_match(replace(PARTNERSHIP, players=(2,)), players=2).target == 5000


# What is cited for it


def cited(deal: Deal, text: str) -> dict[str, str]:
    """The rule cited for each fault of an action."""
    return {ruling.fault: ruling.rule for ruling in check(deal, parse_action(text)).rulings}


def no_meld(cards: str, rules: Profile) -> dict[str, str]:
    with pytest.raises(IllegalMeld) as caught:
        judge_meld(parse_cards(cards), rules)
    return {ruling.fault: ruling.rule for ruling in caught.value.rulings}


def test_a_useless_top_card_in_pairs_is_a_rule_of_the_table() -> None:
    deal = table("KS QD", stage="draw", pile="5S")._replace(rules=replace(PARTNERSHIP, top_card_used=True))
    assert cited(deal, "take") == {"top-card-useless": HOUSE}


def test_a_two_that_may_not_stand_in_is_a_rule_of_the_table() -> None:
    assert no_meld("9S 9D 2H", OWN) == {"mixed-ranks": "3.2", "two-as-substitute": HOUSE}


def test_the_limits_of_substitutes_are_two_rules() -> None:
    ratio = replace(PARTNERSHIP, most_substitutes=None, naturals_for_each=2)
    assert no_meld("9S 9D * *", ratio) == {"too-few-naturals": HOUSE}
    fixed = replace(GREEK_CANASTA, most_substitutes=1, naturals_for_each=0)
    assert no_meld("9S 9D 9C 9H * *", fixed) == {"too-many-substitutes": HOUSE}
    assert no_meld("9S 9D 9C 9H * *", PARTNERSHIP) == {"too-many-substitutes": "3.6"}
    assert no_meld("9S 9D * *", GREEK_CANASTA) == {"too-few-naturals": "G3.3"}
    free = replace(PARTNERSHIP, most_substitutes=None)
    assert judge_meld(parse_cards("9S * * *"), free).kind == "run"


def test_a_changed_number_is_not_cited_from_the_book() -> None:
    assert no_meld("8S 8D 8C", replace(PARTNERSHIP, meld_size=4)) == {"too-few-cards": HOUSE}
    assert no_meld("8S 8D", PARTNERSHIP) == {"too-few-cards": "3.1"}
    # A variant of the book is stated by its own rule.
    assert no_meld("9S 9D 2H", profile("greek-canasta", ["twos-not-wild"]))["two-as-substitute"] == "G9.1"


def test_moving_a_substitute_rests_on_the_table() -> None:
    stay = table("5H KS QD", "3H 4H * 6H")._replace(rules=replace(PARTNERSHIP, substitutes_move=False))
    assert cited(stay, "extend 1 3H 4H 5H 6H *") == {"substitute-moved": HOUSE}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_of_the_table_is_told_without_a_number(lang: str) -> None:
    with pytest.raises(IllegalMeld) as caught:
        judge_meld(parse_cards("8S 8D 8C"), replace(PARTNERSHIP, meld_size=4))
    (ruling,) = caught.value.rulings
    assert explain(ruling, lang).rule == HOUSE
    told = ruling_sentence(ruling, lang)
    assert "(" not in told and HOUSE not in told
    assert faults(told, lang) == []


# Any mixture holds together


def tries(deal: Deal, rng: random.Random) -> Iterator[Action]:
    """Actions of every kind, most of them against the rules."""
    yield from (Draw(), Take(), Pass())
    known = [code for code in deal.hands[deal.seat] if code in CARDS] or [0]
    for _ in range(4):
        yield Discard(rng.choice(known))
        yield LayDown(bytes(rng.choices(known, k=rng.randint(1, 6))))
        number = rng.randint(1, len(deal.melds[deal.side]) + 1)
        before = deal.melds[deal.side][number - 1].codes if number <= len(deal.melds[deal.side]) else b""
        yield Extend(number, bytes(rng.sample([*before, *rng.choices(known, k=2)], len(before) + 2)))
        yield Extend(number, before + bytes(rng.choices(known, k=1)))


@given(mixed(), st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_no_mixture_raises_or_cites_a_rule_that_is_not_its_own(rules: Profile, seed: int) -> None:
    rng = random.Random(seed)
    deal = new_deal(rng, rules)
    own = {rule.number for rule in rules_of(rules.name)} | {HOUSE}
    for _ in range(60):
        if deal.stage == OVER:
            break
        for action in tries(deal, rng):
            try:
                verdict = check(deal, action)
            except InputError:
                continue
            assert {*verdict.rules, *verdict.by} <= own
            for ruling in verdict.rulings:
                assert ruling.rule == rules.number(ruling.fault)
                assert all(ruling_sentence(ruling, lang) for lang in LANGUAGES)
        # What the table changed may leave a turn without a way to end; the book's games never do.
        actions = list(legal_actions(deal))
        if not actions:
            break
        assert all(check(deal, action).legal for action in actions[:3])
        deal = apply(deal, rng.choice(actions))
    assert parse_position(to_position(deal)) == deal
    score(deal if deal.stage == OVER else stop(deal))
