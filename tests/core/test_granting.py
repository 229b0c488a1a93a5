"""Why something legal is allowed: every reason has a rule of its game and a sentence in both languages."""

from __future__ import annotations

import ast
import inspect
import random
import re

import pytest

from biriba_core import (
    PARTNERSHIP,
    apply,
    check,
    granting,
    judge_meld,
    legal_actions,
    new_deal,
    parse_cards,
    profile,
    score,
    stop,
)
from biriba_core.kinds import ScoreItem
from biriba_core.messages import LANGUAGES, explain_reason, reason_sentence
from biriba_core.messages.reasons import REASONS
from biriba_core.profiles import VARIANTS
from biriba_core.rulebook import GAMES, numbers_of, rule
from tests.core.typography import faults

WAYS = [
    PARTNERSHIP,
    profile("greek-canasta"),
    *(profile("greek-canasta", [variant]) for variant in VARIANTS),
]


def names_given() -> set[str]:
    """Every code that the module gives as a reason, and those that a bonus, a meld's kind or a score line has."""
    tree = ast.parse(inspect.getsource(granting))
    found = {
        node.elts[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Tuple)
        and [type(part) for part in node.elts] in ([ast.Constant, ast.Dict], [ast.Constant, ast.Name])
    }
    found |= {"set", "run"}
    found |= {bonus.name for rules in WAYS for bonus in rules.bonuses}
    return found | {f"score-{item}" for item in granting._SCORE_ORDER}


def test_every_reason_has_its_sentence_and_none_is_left_over() -> None:
    assert {name.removesuffix("@G") for name in REASONS} == names_given()


def test_every_reason_is_a_code_of_the_rulebook() -> None:
    known = {code for game in GAMES for code in numbers_of(game)}
    assert {name for name in names_given() if name != "score-bonus"} <= known


@pytest.mark.parametrize("rules", WAYS, ids=lambda rules: "+".join((rules.name, *rules.variants)))
def test_every_legal_action_of_played_deals_is_granted_by_rules_of_its_game(rules) -> None:
    rng = random.Random(15)
    for _ in range(6):
        deal = new_deal(rng, rules)
        for _turn in range(250):
            if deal.stage == "over":
                break
            actions = list(legal_actions(deal))
            for action in actions[:12]:
                verdict = check(deal, action)
                assert verdict.legal and verdict.by, action
                for reason in verdict.reasons:
                    assert (reason.rule in numbers_of(rules.name).values()) and rule(reason.rule)
                    for lang in LANGUAGES:
                        told = explain_reason(reason, lang)
                        assert "{" not in told.what + told.why
                        assert reason_sentence(reason, lang).endswith(f"({reason.rule}).")
            deal = apply(deal, rng.choice(actions))
        reasons = granting.reasons_for_score(score(stop(deal)))
        assert {reason.rule for reason in reasons} <= set(numbers_of(rules.name).values())


def test_every_kind_of_score_line_has_its_place() -> None:
    assert set(granting._SCORE_ORDER) == set(ScoreItem)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_typography_of_the_sentences(lang: str) -> None:
    for name, both in REASONS.items():
        text = both.of(lang)
        for sentence in (text,) if isinstance(text, str) else text:
            shown = re.sub(r"\{\w+\}", "x", sentence)
            assert faults(shown, lang) == [], name


@pytest.mark.parametrize(
    ("run", "has_ace"), [("QS KS AS", True), ("AS 2S 3S", True), ("JS QS KS", False), ("* QS KS", False)]
)
def test_the_ace_is_given_as_a_reason_only_where_one_lies(run: str, has_ace: bool) -> None:
    meld = judge_meld(parse_cards(run), PARTNERSHIP)
    assert ("ace" in [reason.name for reason in granting.reasons_for_meld(meld, PARTNERSHIP)]) == has_ace
