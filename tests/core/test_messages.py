"""Every refusal and every problem has its sentences in both languages."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

from biriba_core import (
    DECK,
    GREEK_CANASTA,
    PARTNERSHIP,
    Deal,
    IllegalMeld,
    InputError,
    LayDown,
    check,
    deal_from_deck,
    judge_meld,
    new_deal,
    new_match,
    parse_action,
    parse_cards,
    parse_position,
    profile,
    score,
    view,
)
from biriba_core.cases import find, read_cases
from biriba_core.messages import LANGUAGES, explain, problem_sentence, ruling_sentence, rulings_sentence
from biriba_core.messages.problems import PROBLEMS
from biriba_core.messages.rulings import RULINGS
from biriba_core.rulebook import rules_of
from biriba_core.rulings import Ruling
from tests.core.own_words import GREEK, PAIRS, foreign
from tests.core.typography import faults
from tests.rules.table import CLEAN, SIX, do, greek, table

SET = "9S 9D 9C"
OPEN: dict[str, Any] = {"reserves": ["in_play", "untaken"]}
FULL = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"


def sentences(entry: Any) -> list[str]:
    """Every sentence of a catalogue entry, each of a pair for one and for several."""
    return [entry] if isinstance(entry, str) else [text for part in entry for text in sentences(part)]


def fields(entry: Any) -> set[str]:
    return {name for text in sentences(entry) for _, name, _, _ in Formatter().parse(text) if name}


# The catalogues


CATALOGUES: dict[str, Any] = {**RULINGS, **PROBLEMS}


def test_both_languages_have_the_same_fields() -> None:
    assert len(CATALOGUES) == len(RULINGS) + len(PROBLEMS)
    for code, both in CATALOGUES.items():
        counted = {"n"}
        assert fields(both.en) - counted == fields(both.fr) - counted, code


def test_every_ruling_is_two_sentences_beside_its_rule() -> None:
    assert all(len(both.of(lang)) == 2 for both in RULINGS.values() for lang in LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_typography_of_the_catalogues(lang: str) -> None:
    for both in CATALOGUES.values():
        for text in sentences(both.of(lang)):
            plain = Formatter().vformat(text, (), _Any())
            assert faults(plain, lang) == [], text


class _Any(dict):  # type: ignore[type-arg]
    def __missing__(self, key: str) -> str:
        return "x."


def test_no_sentence_is_left_in_the_other_language() -> None:
    for code, both in CATALOGUES.items():
        assert not set(sentences(both.en)) & set(sentences(both.fr)), code


def test_every_code_of_a_game_has_its_sentences() -> None:
    for rules in (PARTNERSHIP, GREEK_CANASTA):
        codes = {fault for rule in rules_of(rules.name) for fault in rule.faults}
        assert codes <= {code.partition("@")[0] for code in RULINGS}


# Every ruling, provoked by an action

Provoked = tuple[Deal, str]
PLAIN = table("KS QD")
PROVOKED: dict[tuple[str, str], Provoked] = {
    ("p", "too-few-cards"): (table("9S 9D KS QD"), "meld 9S 9D"),
    ("p", "mixed-ranks"): (table("9S 9D 8C KS QD"), "meld 9S 9D 8C"),
    ("p", "not-consecutive"): (table("3H 4H 6H KS QD"), "meld 3H 4H 6H"),
    ("p", "turns-corner"): (table("KS AS 2S 8D QD"), "meld KS AS 2S"),
    ("p", "two-aces"): (table("AH KS QD", "AH 2H 3H"), "extend 1 AH 2H 3H AH"),
    ("p", "run-too-long"): (table("* KS QD", FULL), f"extend 1 * {FULL}"),
    ("p", "too-many-substitutes"): (table("* KS QD", "9S 9D 2C"), "extend 1 9S 9D 2C *"),
    ("p", "not-own-meld"): (table("9H KS QD", theirs=[SET]), f"extend 1@1 {SET} 9H"),
    ("p", "no-such-meld"): (table("9H KS QD", SET), f"extend 2 {SET} 9H"),
    ("p", "no-meld-yet"): (table("9H KS QD"), f"extend 1 {SET} 9H"),
    ("p", "no-such-side"): (table("9H KS QD"), f"extend 1@9 {SET} 9H"),
    ("p", "cards-taken-back"): (table("5H KS QD", "3H 4H * 6H"), "extend 1 3H 4H 5H 6H"),
    ("p", "cards-from-table"): (table("9H KS QD", "3H 4H 5H", "6H 7H 8H"), f"extend 1 {SIX}"),
    ("p", "no-room-for-substitute"): (table("6C KS QD", FULL.replace("6C", "*")), f"extend 1 {FULL} *"),
    ("p", "natural-moved"): (table("6H KS QD", "2H 3H 4H 5H"), "extend 1 3H 4H 5H 6H 2H"),
    ("p", "substitute-misplaced"): (table("7H KS QD", "3H 4H 5H *"), "extend 1 * 3H 4H 5H"),
    ("p", "second-substitute"): (table("* KS QD", "3H 4H 2H 6H"), "extend 1 2H 3H 4H * 6H"),
    ("p", "all-substitutes"): (table("2S 2H 2D KS QD"), "meld 2S 2H 2D"),
    ("p", "substitute-moved"): (table("7H KS QD", "3H 4H 5H *"), "extend 1 * 3H 4H 5H"),
    ("p", "already-drawn"): (PLAIN, "draw"),
    ("p", "draw-first"): (table("KS QD", stage="draw"), "discard KS"),
    ("p", "pile-empty"): (table("KS QD", stage="draw", pile=""), "take"),
    ("p", "not-held-to-meld"): (PLAIN, f"meld {SET}"),
    ("p", "not-held-to-discard"): (PLAIN, "discard 5S"),
    ("p", "turn-needs-discard"): (table("KS QD", stock=0), "pass"),
    ("p", "barred-discard"): (do(table("KS QD", stage="draw", pile="5S"), "take"), "discard 5S"),
    ("p", "one-card-left"): (table(f"{SET} KS", SIX), f"meld {SET}"),
    ("p", "last-card-discarded"): (table("KS", SIX), "discard KS"),
    ("p", "emptied-by-melding"): (table(SET, SIX), f"meld {SET}"),
    ("p", "dead-end"): (table("5H", stage="draw", pile="5H"), "take"),
    ("p", "close-without-biriba"): (table("KS", SIX, **OPEN), "discard KS"),
    ("p", "close-by-melding"): (table("10H", CLEAN, **OPEN), f"extend 1 {CLEAN} 10H"),
    ("p", "close-without-reserve"): (
        table(SET, SIX)._replace(rules=replace(PARTNERSHIP, close_by_meld=True)),
        f"meld {SET}",
    ),
    ("p", "deal-over"): (do(table("KS", CLEAN, **OPEN), "discard KS"), "draw"),
    ("p", "ended-by-passes"): (table("KS QD", stage="over", ended="passes", stock=""), "draw"),
    ("p", "stock-empty"): (table("KS QD", stage="draw", stock=0), "draw"),
    ("p", "stock-left"): (table("KS QD", stage="draw"), "pass"),
    ("g", "too-few-cards"): (greek("9S 9D KS QD"), "meld 9S 9D"),
    ("g", "mixed-ranks"): (greek("9S 9D 8C KS QD"), "meld 9S 9D 8C"),
    ("g", "not-consecutive"): (greek("3H 4H 6H KS QD"), "meld 3H 4H 6H"),
    ("g", "turns-corner"): (greek("KS AS 2S 8D QD"), "meld KS AS 2S"),
    ("g", "too-few-naturals"): (greek("* KS QD", "9S 9D 2C"), "extend 1 9S 9D 2C *"),
    ("g", "more-substitutes-than-naturals"): (greek("* 2S 9S KS QD"), "meld 9S * 2S"),
    ("g", "not-own-meld"): (greek("9H KS QD", theirs=[SET]), f"extend 1@1 {SET} 9H"),
    ("g", "no-such-meld"): (greek("9H KS QD", SET), f"extend 2 {SET} 9H"),
    ("g", "no-meld-yet"): (greek("9H KS QD"), f"extend 1 {SET} 9H"),
    ("g", "no-such-side"): (greek("9H KS QD"), f"extend 1@9 {SET} 9H"),
    ("g", "set-of-twos"): (greek("2S 2H 2D KS QD"), "meld 2S 2H 2D"),
    ("g", "two-aces"): (greek("AH KS QD", "AH 2H 3H"), "extend 1 AH 2H 3H AH"),
    ("g", "rank-twice"): (greek("3H 4H 4H 5H KS QD"), "meld 3H 4H 4H 5H"),
    ("g", "run-too-long"): (greek("* KS QD", FULL), f"extend 1 * {FULL}"),
    ("g", "cards-taken-back"): (greek("6H KS QD", "3H 4H 5H *"), "extend 1 3H 4H 5H 6H"),
    ("g", "cards-from-table"): (greek("9H KS QD", "3H 4H 5H", "6H 7H 8H"), f"extend 1 {SIX}"),
    ("g", "natural-moved"): (greek("6H KS QD", "2H 3H 4H 5H"), "extend 1 3H 4H 5H 6H 2H"),
    ("g", "substitute-moved"): (greek("5H KS QD", "3H 4H * 6H"), "extend 1 3H 4H 5H 6H *"),
    ("g", "already-drawn"): (greek("KS QD"), "draw"),
    ("g", "draw-first"): (greek("KS QD", stage="draw"), "discard KS"),
    ("g", "pile-empty"): (greek("KS QD", stage="draw", pile=""), "take"),
    ("g", "top-card-useless"): (greek("KS QD", stage="draw", pile="5S"), "take"),
    ("g", "top-card-first"): (do(greek("5D 5C KS QD", stage="draw", pile="5S"), "take"), "discard KS"),
    ("g", "not-held-to-meld"): (greek("KS QD"), f"meld {SET}"),
    ("g", "not-held-to-discard"): (greek("KS QD"), "discard 5S"),
    ("g", "turn-needs-discard"): (greek("KS QD", stock=0), "pass"),
    ("g", "one-card-left"): (greek(f"{SET} KS"), f"meld {SET}"),
    ("g", "last-card-discarded"): (greek("KS", SIX), "discard KS"),
    ("g", "emptied-by-melding"): (greek(SET, SIX), f"meld {SET}"),
    ("g", "dead-end"): (greek("5D 5C", stage="draw", pile="5S"), "take"),
    ("g", "close-without-biriba"): (greek("KS", SIX, SET, **OPEN), "discard KS"),
    ("g", "close-without-reserve"): (greek("9H", CLEAN, SET), f"extend 2 {SET} 9H"),
    ("g", "close-without-run-and-set"): (greek("KS", CLEAN, **OPEN), "discard KS"),
    ("g", "deal-over"): (do(greek("KS", CLEAN, SET, **OPEN), "discard KS"), "draw"),
    ("g", "ended-by-passes"): (greek("KS QD", stage="over", ended="passes", stock=""), "draw"),
    ("g", "stock-empty"): (greek("KS QD", stage="draw", stock=0), "draw"),
    ("g", "stock-left"): (greek("KS QD", stage="draw"), "pass"),
    ("g", "two-as-substitute"): (greek("9S 9D 2H KS QD", variants=["twos-not-wild"]), "meld 9S 9D 2H"),
    ("g", "close-needs-more-biribas"): (greek("KS", CLEAN, SET, variants=["strict-close"], **OPEN), "discard KS"),
}


def provoked(key: tuple[str, str]) -> Ruling:
    deal, text = PROVOKED[key]
    found = [ruling for ruling in check(deal, parse_action(text)).rulings if ruling.fault == key[1]]
    assert found, (key, check(deal, parse_action(text)))
    return found[0]


@pytest.mark.parametrize(("game", "rules"), [("p", PARTNERSHIP), ("g", GREEK_CANASTA)], ids=["partnership", "greek"])
def test_every_ruling_code_is_provoked_here(game: str, rules: Any) -> None:
    codes = {fault for rule in rules_of(rules.name) for fault in rule.faults}
    assert {code for known, code in PROVOKED if known == game} == codes


@pytest.mark.parametrize("key", PROVOKED, ids="-".join)
def test_a_provoked_ruling_is_explained(key: tuple[str, str]) -> None:
    ruling = provoked(key)
    told = {lang: explain(ruling, lang) for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert told[lang].rule == ruling.rule
        for text in told[lang][:3]:
            assert faults(text, lang) == [], text
            assert text[0].isupper() or not text[0].isalpha(), text
        assert f"({ruling.rule})" in ruling_sentence(ruling, lang)
    assert not set(told["en"][:3]) & set(told["fr"][:3])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_on_one_action_say_different_things(lang: str) -> None:
    passed = [(table("KS QD"), "pass"), (greek("KS QD"), "pass")]  # a card was drawn, and there is a stock
    for deal, text in [*passed, *PROVOKED.values()]:
        told = [explain(ruling, lang).what for ruling in check(deal, parse_action(text)).rulings]
        assert len(set(told)) == len(told), told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PROVOKED, ids="-".join)
def test_a_ruling_is_in_the_words_of_its_game(key: tuple[str, str], lang: str) -> None:
    game = {"p": PAIRS, "g": GREEK}[key[0]]
    assert foreign(ruling_sentence(provoked(key), lang), game, lang) == []


def test_every_sentence_of_the_catalogue_is_said_by_some_game() -> None:
    spoken = set()
    for key in PROVOKED:
        ruling = provoked(key)
        greek_wording = f"{ruling.fault}@G"
        spoken.add(greek_wording if ruling.rule[0] == "G" and greek_wording in RULINGS else ruling.fault)
    assert spoken == set(RULINGS)


@pytest.mark.parametrize("key", [("p", "ended-by-passes"), ("g", "ended-by-passes")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_that_nobody_closed_is_not_said_to_be_closed(key: tuple[str, str], lang: str) -> None:
    deal, text = PROVOKED[key]
    over, passed = check(deal, text).rulings
    told = rulings_sentence((over, passed), lang)
    assert over.rule in ("7.2", "G6.2") and f"({over.rule})" not in told
    assert explain(passed, lang).what in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_several_rulings_only_the_first_advises(lang: str) -> None:
    first, second = check(PLAIN, "pass").rulings[0], Ruling("7.3", "stock-left", {"n": 2})
    told = rulings_sentence((first, second), lang)
    assert explain(first, lang).instead in told and explain(second, lang).what in told
    assert explain(second, lang).instead not in told
    assert rulings_sentence((first, second), lang, "So.").endswith("(7.3). So.")


def test_french_counts_nought_with_one() -> None:
    ruling = Ruling("7.3", "stock-left", {"n": 1})
    assert "1 carte dans" in explain(ruling, "fr").what
    assert "one card" in explain(ruling, "en").what
    assert "2 cartes" in explain(Ruling("7.3", "stock-left", {"n": 2}), "fr").what


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", ("a card out of place", "leave out 6♥"), ("cards out of place", "leave out 6♥ 9♥")),
        (
            "fr",
            ("une carte qui n’est pas à sa place", "retirez 6♥"),
            ("des cartes qui ne sont pas à leur place", "retirez 6♥ 9♥"),
        ),
    ],
)
def test_one_card_is_told_as_one(lang: str, one: tuple[str, str], several: tuple[str, str]) -> None:
    for cards, told in (("3H 4H 6H", one), ("3H 4H 6H 9H", several)):
        with pytest.raises(IllegalMeld) as refused:
            judge_meld(parse_cards(cards), PARTNERSHIP)
        found = explain(refused.value.rulings[0], lang)
        assert told[0] in found.what and told[1] in found.instead.replace("\ufe0e", "")


@pytest.mark.parametrize(("lang", "told"), [("en", "no meld on the table"), ("fr", "Aucune combinaison de ce camp")])
def test_where_no_meld_lies_none_is_counted(lang: str, told: str) -> None:
    for game in "pg":
        what = explain(provoked((game, "no-meld-yet")), lang).what
        assert told in what and "0" not in what


def test_cards_are_named_in_the_language_of_the_sentence() -> None:
    ruling = check(PLAIN, parse_action("discard QS")).rulings[0]
    assert "queen of spades" in explain(ruling, "en").what
    assert "la dame de pique" in explain(ruling, "fr").what
    with pytest.raises(IllegalMeld) as caught:
        judge_meld(parse_cards("JS JD 9C"), PARTNERSHIP)
    assert "9♣" in explain(caught.value.rulings[0], "fr").what


# Every problem, provoked by bad input


def bad(**keys: Any) -> Callable[[Path], object]:
    return lambda folder: parse_position({"hands": [9, 9, 9, 9]} | keys)


def bad_action(text: Any) -> Callable[[Path], object]:
    return lambda folder: parse_action(text)


def bad_case(**keys: Any) -> Callable[[Path], object]:
    return lambda folder: find({"id": "a"} | keys)


def bad_file(content: bytes) -> Callable[[Path], object]:
    def read(folder: Path) -> object:
        (folder / "cases.json").write_bytes(content)
        return read_cases(folder / "cases.json")

    return read


POSITION = {"hands": ["KS QD", 9, 9, 9], "melds": [["4H 5H 6H"], []]}
BAD: dict[str, Callable[[Path], object]] = {
    "unknown-rules": bad(rules="bridge"),
    "unknown-variant": bad(rules="greek-canasta", variants=["wild"]),
    "variant-of-other-game": bad(variants=["super-biriba"]),
    "six-alone": bad(rules="greek-canasta", variants=["six-players", "individual"]),
    "six-need-variant": bad(rules="greek-canasta", hands=[9] * 6),
    "wrong-players": bad(hands=[9] * 5),
    "not-the-deck": lambda folder: deal_from_deck(DECK[1:]),
    "no-such-seat": bad(seat=4),
    "unknown-card": bad(pile="XX"),
    "unknown-card-named": bad_action("discard ?"),
    "too-many-copies": bad(pile="3H 3H 3H"),
    "too-many-cards": bad(stock=90),
    "not-an-object": bad_case(score=[]),
    "not-a-list": bad(melds={}),
    "not-cards": bad(pile=3),
    "not-cards-or-number": bad(stock=[]),
    "not-a-number": bad(passes="1"),
    "not-text": bad_action(5),
    "unknown-key": bad(colour="red"),
    "no-hands": lambda folder: parse_position({}),
    "no-such-stage": bad(stage="later"),
    "no-such-end": bad(stage="over", ended="late"),
    "only-when-over": bad(ended="closed"),
    "only-in-play": bad(stage="draw", barred="3H"),
    "not-in-this-game": bad(must_use="3H", hands=["3H", 9, 9, 9]),
    "closer-holds-cards": bad(stage="over", closed_by=1),
    "bad-house-rule": bad(house={"meld_size": "four"}),
    "sides-count": bad(melds=[[]]),
    "no-such-reserve": bad(reserves=["lost", "untaken"]),
    "waiting-other-side": bad(reserves=[{"waiting": 1}, "untaken"]),
    "packets-count": bad(packets=[]),
    "no-packets": bad(reserves=["in_play", "in_play"], packets=[11]),
    "packet-size": bad(packets=["3H", 11]),
    "illegal-meld-on-table": bad(melds=[["3H 4H 6H"], []]),
    "passes-range": bad(passes=4, stock=0),
    "passes-with-stock": bad(passes=1, stock=5, stage="draw"),
    "empty-hand": bad(hands=["", 9, 9, 9]),
    "must-use-not-held": bad(rules="greek-canasta", must_use="3H", hands=["KS QD", 9, 9, 9]),
    "not-codes": lambda folder: LayDown(bytes([99] * 3)),
    "pile-was-taken": bad(barred="3H", pile="3H"),
    "barred-not-taken": bad(barred="3H", hands=["KS QD", 9, 9, 9]),
    "passes-after-drawing": bad(passes=1, stock=0),
    "ended-with-stock": bad(stage="over", ended="passes", stock=3),
    "ended-by-fewer-passes": bad(stage="over", ended="passes", stock=0, passes=3),
    "closer-missing": bad(stage="over", ended="closed"),
    "closer-without-closing": bad(stage="over", ended="limit", closed_by=0, hands=["", 9, 9, 9]),
    "waiting-after-drawing": bad(reserves=[{"waiting": 0}, "untaken"]),
    "waiting-closer": bad(stage="over", closed_by=0, hands=["", 9, 9, 9], reserves=[{"waiting": 0}, "untaken"]),
    "unknown-action": bad_action("knit"),
    "no-extra-words": bad_action("draw 3H"),
    "no-cards": bad_action("meld"),
    "no-meld-number": bad_action("extend 3H 4H 5H"),
    "one-discard": bad_action("discard 3H 4H"),
    "extension-changes-nothing": bad_case(position=POSITION, do=["extend 1 4H 5H 6H"]),
    "ambiguous-add": bad_case(position=POSITION | {"hands": ["* KS QD", 9, 9, 9]}, do=["add 1 *"]),
    "score-unknown": lambda folder: score(table(3, stage="over")),
    "wrong-totals": bad_case(match={"deals": [[1, 2, 3]]}),
    "match-over": bad_case(match={"deals": [[6000, 0], [1, 1]]}),
    "bad-target": bad_case(match={"rules": "greek-canasta", "deals": [], "target": 0}),
    "no-file": lambda folder: read_cases(folder / "absent.json"),
    "a-folder": read_cases,
    "id-again": bad_file(b'[{"id": "a"}, {"id": "a"}]'),
    "key-again": bad_file(b'[{"id": "a", "id": "b"}]'),
    "too-large": bad_file(b" " * 10_000_001),
    "two-kinds": bad_case(meld="3H 4H 5H", score={}),
    "bad-json": bad_file(b'[{"id": }]'),
    "not-utf8": bad_file(b'["\xff"]'),
    "too-deep": bad_file(b"[" * 100_000),
    "number-too-long": bad_file(b"[" + b"9" * 5000 + b"]"),
    "no-id": lambda folder: find({"meld": "3H 4H 5H"}),
    "no-kind": bad_case(),
    "no-actions": bad_case(position=POSITION),
    "refused-before-last": bad_case(position=POSITION, do=["draw", "discard KS"]),
}
#: Sentences that repeat text of their own beside the reader's.
_ECHOES = {"refused-before-last"}


def test_every_problem_code_is_provoked_here() -> None:
    assert set(BAD) == set(PROBLEMS)


@pytest.mark.parametrize("code", BAD)
def test_a_provoked_problem_is_one_sentence_that_names_the_way_out(code: str, tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        BAD[code](tmp_path)
    found = [problem for problem in caught.value.problems if problem.name == code]
    assert found, caught.value.problems
    told = {lang: problem_sentence(found[0], lang) for lang in LANGUAGES}
    assert told["en"] != told["fr"]
    for lang, text in told.items():
        text = text.replace(str(tmp_path), "place").replace("discard ?", "that")
        assert faults(text, lang) == [], text
        assert "\n" not in text
        assert code in _ECHOES or re.search("[;:,]", text), text


@pytest.mark.parametrize(
    ("keys", "english", "french"),
    [
        ({"hands": [9] * 3}, "is not played by 3, but by 4", "ne se joue pas à 3, mais à 4"),
        ({"hands": [9] * 5, "rules": "greek-canasta"}, "by 5, but by 2, 3 or 4", "à 5, mais à 2, 3 ou 4"),
        (
            {"hands": [9] * 3, "rules": "greek-canasta", "stage": "over", "ended": "closed", "closed_by": 1},
            "player 2 closed",
            "et le joueur 2 en a",
        ),
        ({"stage": "over", "ended": "closed", "closed_by": 1}, "East closed", "et Est en a"),
    ],
)
def test_players_are_those_of_that_table(keys: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(InputError) as caught:
        bad(**keys)(Path())
    assert english in caught.value.sentence("en") and french in caught.value.sentence("fr")


def test_a_french_problem_holds_no_english() -> None:
    with pytest.raises(InputError) as caught:
        BAD["refused-before-last"](Path())
    told = problem_sentence(caught.value.problems[0], "fr")
    assert "A turn begins" not in told
    why = check(parse_position(POSITION), parse_action("draw")).rulings[0]
    assert explain(why, "fr").what in told


def test_other_doors_refuse_in_sentences_too() -> None:
    doors: list[Callable[[], object]] = [
        lambda: new_deal(random.Random(1), dealer=9),
        lambda: new_deal(random.Random(1), players=9),
        lambda: view(new_deal(random.Random(1)), 7),
        lambda: new_match(PARTNERSHIP, sides=3),
        lambda: profile("whist"),
        lambda: judge_meld(parse_cards("? ? ?"), PARTNERSHIP),
    ]
    for door in doors:
        with pytest.raises((InputError, IllegalMeld)) as caught:
            door()
        for lang in LANGUAGES:
            assert faults(caught.value.sentence(lang), lang) == []


def test_errors_print_and_pickle(tmp_path: Path) -> None:
    import pickle

    for door in BAD.values():
        with pytest.raises(InputError) as caught:
            door(tmp_path)
        again = pickle.loads(pickle.dumps(caught.value))
        assert type(again) is type(caught.value)
        assert str(again) == str(caught.value) == caught.value.sentence("en")
    assert json.dumps(str(caught.value))
