"""A form about one game uses that game's words and cites that game's rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from biriba_core import check, parse_action, parse_cards, profile
from biriba_widgets.labs import ends_lab, meld_lab, position_demo, turn_lab
from biriba_widgets.table.games import of_game, rules_of, staged
from biriba_widgets.table.likely_order import likeliest
from book.builder.html_tree import read
from tests.core.own_words import GREEK, PAIRS, foreign

from .instances import ALL, faces, label

#: These are about both games, or about whichever the reader chooses.
BOTH = ("conventions", "course", "play", "practice", "referee", "replay", "score", "two_games")
ONE_GAME = [case for case in ALL if case[1] not in BOTH]
GAMES = pytest.mark.parametrize("game", [GREEK, PAIRS])


def _shown(game: str) -> Iterator[tuple[str, str, str]]:
    """Every face of the forms about one game: its instance, its language, its HTML."""
    for case in ONE_GAME:
        arguments = json.loads(case[2])
        if arguments.get("item", arguments).get("rules", PAIRS) == game:
            yield from ((label(case), case[0], html) for html in faces(*case[1:]))


@GAMES
def test_rules_are_the_games_own(game):
    for instance, _, html in _shown(game):
        for rule in re.findall(r'data-rule="([^"]*)"', html):
            assert rule.startswith("G") == (game == GREEK), (instance, rule)


@GAMES
def test_the_words_are_the_games_own(game):
    """A biribaki in both games; a wild card in Greek Canasta, a substitute in pairs."""
    for instance, lang, html in _shown(game):
        assert not foreign(read(html).text, game, lang), instance


def test_two_questions_never_read_the_same():
    arguments = {
        "lang": "en",
        "position": {"hands": ["5H 9C KD", 11, 11, 11], "melds": [["3H 4H * 6H"], []]},
        "ask": [["extend 1 3H 4H 5H 6H"], ["extend 1 3H 4H 5H 6H *"], ["extend 1 * 3H 4H 5H 6H"]],
    }
    tree = read(position_demo.render(arguments, position_demo.start(arguments)))
    named = [button.text for button in tree.all("button")]
    assert len(set(named)) == 3 and all("to make" in name for name in named)


def test_the_piles_show_each_answer_to_may_i_take_it():
    """By itself, with help, with two natural cards, with one, a wild card on top (G4.2)."""
    rules = rules_of({"rules": GREEK})
    may = {}
    for pile in of_game(turn_lab.PILES, rules):
        deal = staged({**of_game(turn_lab.POSITIONS, rules), "pile": pile}, rules)
        may[pile.split()[-1]] = check(deal, parse_action("take")).legal
    assert may == {"5S": True, "6S": False, "9D": True, "QD": False, "KD": True, "*": True}


@pytest.mark.parametrize(
    "scene, way, ended", [("set", 0, "closed"), ("set", 1, "closed"), ("no-set", 1, None), ("empty", 0, "passes")]
)
def test_a_deal_ends_by_discard_by_meld_or_by_passes(scene, way, ended):
    arguments = {"lang": "en", "rules": GREEK}
    state = ends_lab.submit(arguments, ends_lab.start(arguments), {"scene": [scene]})
    for sent in ends_lab.WAYS[scene][way]:
        state = ends_lab.submit(arguments, state, sent)
    html = ends_lab.render(arguments, state)
    assert bool(re.search(">Total\\b(?! of)", html)) == (ended is not None)
    if ended is None:
        assert 'data-rule="G6.1"' in html


@pytest.mark.parametrize(
    "totals, target, winner", [([2000, 400], 2000, 0), ([1995, 0], 2000, None), ([900, 1500], 1500, 1)]
)
def test_the_match_ends_at_the_target(totals, target, winner):
    arguments = {"lang": "en", "rules": GREEK}
    sent = {"totals": ["own"], "target": [str(target)], **{f"total{n}": [str(t)] for n, t in enumerate(totals)}}
    state = ends_lab.submit(arguments, ends_lab.start(arguments), sent)
    assert ends_lab._match_of(state, rules_of(arguments)).winner == winner


def test_a_two_that_is_not_wild_is_put_in_order():
    rules = profile(GREEK, ["twos-not-wild"])
    assert likeliest(["4H", "2H", "3H"], rules) == ["2H", "3H", "4H"]


def test_a_card_that_is_added_is_told_with_the_whole_meld():
    """An `add` names the cards alone; the sentence names the meld that they make."""
    position = {"hands": ["9H KD 4S", 11, 11, 11], "melds": [["3H 4H 5H 6H 7H 8H"], []], "pile": "5S"}
    told = read(
        position_demo.render({"lang": "en", "position": position, "ask": [["add 1 9H"]]}, {"told": 0, "again": 0})
    )
    assert "the meld is now 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥." in told.all("output")[0].text.replace("\ufe0e", "")


def test_every_example_of_the_meld_lab_can_be_read():
    for examples in (*meld_lab.EXAMPLES.values(), *meld_lab.VARIED.values()):
        for text in examples:
            assert parse_cards(text)
