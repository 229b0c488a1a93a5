"""Thousands of generated questions: each has its one right answer, is explained, and gives nothing away."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from biriba_core import apply, arrangements, check, parse_action, parse_cards, parse_position, profile, score
from biriba_core.extending import steps
from biriba_core.profiles import VARIANTS
from biriba_widgets.html.cards import BY_TEXT
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.practice.items import make, topics
from biriba_widgets.practice.kinds import KINDS, with_rule
from biriba_widgets.practice.sheet import right_answer
from biriba_widgets.questions.pictures import no_fit
from biriba_widgets.words import PHRASES
from book.builder.browser_python import runtime
from book.builder.html_tree import read
from book.builder.node import find_node
from tests.core.own_words import foreign

from .practice_digest import WAYS, digest

ROOT = Path(__file__).parents[2]
SEEDS = 12
LEVELS = (1, 2, 3)
WAY = pytest.mark.parametrize("way", WAYS, ids=lambda way: "+".join((way[0], *way[1])))


@cache
def items(way):
    rules = profile(*way)
    return [
        make(rules, topic, level, str(seed)) for topic in topics(rules) for level in LEVELS for seed in range(SEEDS)
    ]


def rules_of(item):
    return profile(item["rules"], item["variants"])


def position_of(item):
    return parse_position({**item["position"], "rules": item["rules"], "variants": item["variants"]})


# -- what is right, worked out without the kinds ----------------------------------------------


def legal(item):
    if "meld" in item:
        cards = parse_cards(item["meld"])
        return any(meld.codes == cards or meld.kind == "set" for meld in arrangements(cards, rules_of(item)))
    deal = position_of(item)
    for text in item["do"][:-1]:
        deal = apply(deal, parse_action(text))
    return check(deal, parse_action(item["do"][-1])).legal


def meld_of(item):
    cards = parse_cards(item["meld"])
    return next(m for m in arrangements(cards, rules_of(item)) if m.codes == cards or m.kind == "set")


def becomes(item, place):
    """What the meld may become with the card at one place."""
    code = BY_TEXT[item["cards"].split()[place]]
    return steps(meld_of(item), rules_of(item)).get(code, ())


def expected(item):
    """The answers that must be right, each as the form would send it."""
    kind = item["kind"]
    if kind == "legal":
        return [{"answer": ["yes" if legal(item) else "no"]}]
    if kind == "biriba":
        return [{"answer": [meld_of(item).biriba or "none"]}]
    if kind == "which":
        places = range(len(item["cards"].split()))
        if item["makes"] == "moved":
            meld = meld_of(item)
            stood_for = {str(meld.stands_for(place)) for place in meld.substitutes_at}
            return [{"answer": [str(n)]} for n in places if item["cards"].split()[n] in stood_for]
        wanted = {"longer": (None, "clean", "dirty"), "clean": ("clean",), "dirty": ("dirty",)}[item["makes"]]
        return [{"answer": [str(n)]} for n in places if any(meld.biriba in wanted for meld in becomes(item, n))]
    if kind == "dirty":
        return [{"answer": [str(n)]} for n in meld_of(item).substitutes_at] or [{"answer": ["none"]}]
    if kind == "count":
        deal = position_of(item)
        for text in item["do"]:
            deal = apply(deal, parse_action(text))
        return [{"answer": [str(len(deal.hands[0]))]}]
    if kind == "value":
        rules = rules_of(item)
        if item["of"] == "cards":
            return [{"answer": [str(sum(rules.values[BY_TEXT[card].rank] for card in item["cards"].split()))]}]
        if item["of"] == "side":
            return [{"answer": [str(score(position_of(item)).totals[0])]}]
        meld = meld_of(item)
        return [{"answer": [str(meld.bonus + (meld.value if item["of"] == "meld" else 0))]}]
    return None


@WAY
def test_exactly_the_right_answers_are_right(way):
    for item in items(way):
        kind = KINDS[item["kind"]]
        right = [a for a in kind.answers(item) if kind.complete(item, a) and kind.right(item, a)]
        assert len(right) == 1, item
        wanted = expected(item)
        if wanted is not None:
            assert right == wanted, item


@WAY
def test_of_the_cards_to_pick_only_one_choice_is_right(way):
    rules = profile(*way)
    for item in items(way):
        if item["kind"] == "pick":
            held = KINDS["pick"].held(item)
            choices = {combo for size in range(1, len(held) + 1) for combo in combinations(held, size)}
            right = {tuple(c) for c in choices if KINDS["pick"].right(item, {"card": list(c)})}
            assert len(right) == 1, item
            (chosen,) = right
            if item["all"] == "substitutes":
                assert Counter(chosen) == Counter(card for card in held if BY_TEXT[card] in rules.substitutes)
            else:
                assert set(held) - set(chosen) == {item["position"]["barred"]}


@WAY
def test_every_rule_is_asked_about_and_its_questions_differ(way):
    asked = Counter(item["topic"] for item in items(way))
    assert set(asked) == {topic.rule for topic in topics(profile(*way))}
    for rule in asked:
        several = {json.dumps(item, sort_keys=True) for item in items(way) if item["topic"] == rule}
        few = 3 if any(item["kind"] == "seat" for item in items(way) if item["topic"] == rule) else 3 * SEEDS * 2 // 3
        assert len(several) >= few, rule


@WAY
def test_the_answer_is_not_given_away_by_how_often_it_is_right(way):
    """Yes is right about as often as no: over all questions, and for each rule that has such questions."""
    yes = Counter(item["topic"] for item in items(way) if item["kind"] == "legal" and legal(item))
    every = Counter(item["topic"] for item in items(way) if item["kind"] == "legal")
    assert 0.4 <= yes.total() / every.total() <= 0.6
    rules = profile(*way)
    for topic in topics(rules):
        more = [make(rules, topic, 2, f"more {seed}") for seed in range(100 if topic.rule in every else 0)]
        asked = [item for item in more if item["kind"] == "legal"]
        if asked:
            assert 0.35 <= sum(map(legal, asked)) / len(asked) <= 0.65, topic.rule


def test_the_place_of_the_right_card_gives_nothing_away():
    places = Counter()
    for way in WAYS:
        places.update(right_answer(item)["answer"][0] for item in items(way) if item["kind"] == "which")
    assert set(places) == set("0123")
    assert all(0.18 <= many / places.total() <= 0.32 for many in places.values()), places


@WAY
def test_a_refusal_names_the_rule_that_the_question_is_about(way):
    rules = profile(*way)
    refusing = {topic.rule: topic.refused_by for topic in topics(rules)}
    for item in items(way):
        if item["kind"] == "legal" and not legal(item):
            broken = KINDS["legal"].verdict(item).rules
            assert refusing[item["topic"]] in broken, (item, broken)
            assert len(broken) <= 3, (item, broken)


@WAY
def test_a_card_that_does_not_fit_is_the_only_one_out_of_place(way):
    rules, told = profile(*way), Counter()
    for item in items(way):
        if item["kind"] == "which":
            for card in item["cards"].split():
                if not steps(meld_of(item), rules).get(BY_TEXT[card]):
                    for ruling in no_fit(meld_of(item), card, rules):
                        told[ruling.fault] += 1
                        if ruling.fault in ("mixed-ranks", "not-consecutive"):
                            assert ruling.values["cards"] == bytes((BY_TEXT[card],)), (item, card)
    assert told["not-consecutive"] > 10


@WAY
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_answer_is_explained_with_its_rule(way, lang):
    build = FormBuilder("practice", {"lang": lang})
    for item in items(way)[::5]:
        kind = KINDS[item["kind"]]
        for answer in kind.answers(item):
            if kind.complete(item, answer):
                right, told = kind.mark(build, item, answer)
                assert 'data-rule="' in told, (item, answer)
                assert right == kind.right(item, answer)
                assert f'data-rule="{item["topic"]}"' in with_rule(build, item, told)


@WAY
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_question_is_in_the_words_of_its_game(way, lang):
    build = FormBuilder("practice", {"lang": lang})
    for item in items(way)[::5]:
        kind, topic = KINDS[item["kind"]], item["topic"]
        answers = [answer for answer in kind.answers(item) if kind.complete(item, answer)][:2]
        shown = [build.t(f"practice.{what}") for what in (f"ask.{item['ask']}", f"hint.{topic}", f"topic.{topic}")]
        shown += [kind.figure(build, item), *(kind.mark(build, item, answer)[1] for answer in answers)]
        assert not foreign(read(" ".join(shown)).text, way[0], lang), item


def test_every_rule_has_its_words():
    every = {topic for rules in [profile(*way) for way in WAYS] for topic in topics(rules)}
    hinted = {key.removeprefix("practice.hint.") for key in PHRASES if key.startswith("practice.hint.")}
    assert hinted == {topic.rule for topic in every}
    assert all(f"practice.topic.{topic.rule}" in PHRASES for topic in every)
    assert all(f"practice.section.{topic.section}" in PHRASES for topic in every)


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_can_be_practised(variant):
    rules = profile("greek-canasta", [variant])
    assert all(make(rules, topic, 1, "x") for topic in topics(rules))


def test_a_level_makes_a_difference():
    rules = profile()
    worth = next(topic for topic in topics(rules) if topic.rule == "6.1")
    sizes = [len(make(rules, worth, level, "a")["cards"].split()) for level in LEVELS]
    assert sizes == sorted(set(sizes))


@pytest.mark.skipif(not (ROOT / "node_modules" / "pyodide").exists(), reason="make brings node_modules")
def test_the_browsers_python_makes_the_same_questions():
    sources = runtime.our_sources() | runtime.vendored_sources()
    sources["practice_digest.py"] = Path(__file__).with_name("practice_digest.py").read_bytes()
    brought = json.dumps({name: content.decode() for name, content in sources.items()})
    script = Path(__file__).with_name("pyodide_practice.mjs")
    done = subprocess.run([find_node(), str(script)], input=brought.encode(), capture_output=True, timeout=240)
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout.decode().splitlines() == list(digest(2))
