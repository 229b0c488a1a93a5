"""The referee's page: every case, every problem in place, addresses from anybody, and changes by tapping."""

from __future__ import annotations

import json
import random
import re
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from biriba_core import check, parse_action, parse_position
from biriba_core.cases import find
from biriba_widgets.referee import setup
from biriba_widgets.referee import widget as referee
from biriba_widgets.referee.cases import cases, grouped, opened
from biriba_widgets.referee.reading import LONGEST, action_text
from biriba_widgets.referee.text import address, as_lines, read_address, read_json
from biriba_widgets.words import say, text_suits
from book.builder.html_tree import read
from tests.core.own_words import GREEK, foreign

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr")
CASES = list(cases())
GREEK_CASES = [name for name in CASES if GREEK in json.dumps(cases()[name])]


def sent(lang: str, *submissions: dict[str, list[str]], state=None):
    """The state after these submissions, as it travels, and the face then, as a tree."""
    arguments = {"lang": lang}
    state = referee.start(arguments) if state is None else state
    for submission in submissions:
        state = json.loads(json.dumps(referee.submit(arguments, state, submission)))
    return state, read(referee.render(arguments, state))


def spoken(tree) -> str:
    return tree.all("output")[0].text


def rules_said(tree) -> list[str]:
    return [link.get("data-rule") for link in tree.all("output")[0].all("a")]


def shared(tree) -> str:
    (holder,) = [node for node in tree.walk() if node.get("data-address")]
    return holder.get("data-address")


# -- the cases


def test_the_cases_are_those_of_the_engine():
    assert (ROOT / "biriba_widgets/referee/cases.json").read_bytes() == (ROOT / "tests/rulings/cases.json").read_bytes()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CASES)
def test_a_case_gets_the_engine_s_answer(name, lang):
    state, tree = sent(lang, {"example": [name]})
    found = find(cases()[name])
    if "illegal" in found:
        said = list(dict.fromkeys(rules_said(tree)))
        assert said[: len(found["illegal"])] == found["illegal"]
        assert len(said) == len(found["illegal"]) or say(lang, "ref.with-more") in spoken(tree)
        assert state["told"][0] == "refused"
    elif "sides" in found:
        counted = [re.sub(r"\D", "", node.text) for node in tree.all("td")]
        assert all(str(abs(side["total"])) in counted for side in found["sides"])
    elif "totals" in found:
        assert all(str(total) in re.sub(r"[\u202f,]", "", spoken(tree)) for total in found["totals"])
    else:
        assert state["told"][0] == "done"
        if "value" in found:
            assert f"= {found['value']}" in spoken(tree)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GREEK_CASES)
def test_a_case_of_greek_canasta_is_in_its_own_words(name, lang):
    _, tree = sent(lang, {"example": [name]})
    # The examples are of both games, and a table written as text has the format's keys.
    shown = [part for part in tree.children if not part.all("textarea") and not part.get("id").endswith("-examples")]
    assert len(shown) > 3
    for part in shown:
        assert not foreign(part.text, GREEK, lang), part.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_case_is_one_tap_away_and_has_a_name_of_its_own(lang):
    _, tree = sent(lang)
    buttons = [b for b in tree.all("button") if b.get("name") == "example" and "example" in b.get("class").split()]
    assert sorted(b.get("value") for b in buttons) == sorted(CASES)
    for found in grouped(lang).values():
        names = [(what, outcome) for _, what, outcome in found]
        assert len(set(names)) == len(names)


# -- the address


@pytest.mark.parametrize("name", CASES)
def test_an_address_opens_the_same(name):
    state, tree = sent("en", {"example": [name]})
    there, again = sent("en", {"address": ["#" + shared(tree)]})
    assert there["position"] == state["position"]
    if "match" not in cases()[name]:
        assert there["told"] == state["told"]
        assert shared(again) == shared(tree)


def test_an_address_may_be_percent_encoded():
    assert read_address("#p=%7B%22hands%22%3A%5B1%2C2%2C3%2C4%5D%7D") == {"hands": [1, 2, 3, 4]}


HOSTILE = [
    "",
    "#",
    "#p=",
    "#p=%",
    "#p=!!!!",
    "#p=" + "A" * 50_000,
    "#p=<script>alert(1)</script>",
    *(
        "#p=" + urlsafe_b64encode(text.encode()).decode()
        for text in (
            "[" * 5000,
            "{" * 50,
            "null",
            "[]",
            "{}",
            '{"hands": "<img src=x onerror=alert(1)>"}',
            '{"hands": ["<img src=x onerror=alert(1)>", 1, 1, 1]}',
            '{"hands": [[], {}, null, true]}',
            '{"hands": [1e400, NaN, -1, 1.5]}',
            '{"hands": ["\\ud800", 1, 1, 1]}',
            '{"hands": ["\\u0000", 1, 1, 1]}',
            '{"hands": [1, 1, 1, 1], "melds": {"a": 1}}',
            '{"hands": [1, 1, 1, 1], "melds": [["<b>"], 7]}',
            '{"hands": [1, 1, 1, 1], "melds": [["3H 4H ?"], [null]]}',
            '{"hands": [1, 1, 1, 1], "reserves": [{"waiting": "x"}, {"waiting": {}}]}',
            '{"hands": [1, 1, 1, 1], "reserves": [{"waiting": 99999}, []]}',
            '{"hands": [1, 1, 1, 1], "seat": "0", "stage": {}, "passes": -1, "dealer": 9}',
            '{"hands": [1, 1, 1, 1], "seat": 99, "barred": "*", "must_use": 5, "stock": {}}',
            '{"hands": [1, 1, 1, 1], "stock": 1' + "0" * 4000 + "}",
            '{"hands": [1, 1, 1, 1], "packets": "x", "ended": 1, "closed_by": "0"}',
            '{"hands": [1, 1, 1, 1], "rules": {}, "variants": 4}',
            '{"hands": [1, 1, 1, 1], "rules": "greek-canasta", "variants": [{}, []]}',
            '{"hands": [1, 1, 1, 1], "rules": "greek-canasta", "variants": ["six-players", "individual"]}',
            '{"hands": [], "rules": "greek-canasta"}',
            '{"hands": [1, 1, 1, 1], "<script>": 1}',
            '{"position": 5, "do": ["draw"]}',
            '{"position": {"hands": [1, 1, 1, 1]}, "do": 5}',
            '{"position": {"hands": [1, 1, 1, 1]}, "do": [5]}',
            '{"position": {"hands": [1, 1, 1, 1]}, "do": []}',
            '{"position": {"hands": [1, 1, 1, 1]}, "do": ["extend 1@7 3H 4H 5H"]}',
            '{"position": {"hands": [1, 1, 1, 1]}, "do": ["extend 0 3H 4H 5H"]}',
            '{"position": {"hands": [1, 1, 1, 1]}, "do": ["<b>"]}',
            '{"position": {"hands": [1, 1, 1, 1]}, "do": ["discard ?"]}',
            '{"position": {"hands": ["7H 2D QD KD", 1, 1, 1], "melds": [["3H * 5H 6H"], []]}, "do": ["add 1 7H"]}',
            '{"position": {"hands": ["4H 2D QD KD", 1, 1, 1], "melds": [["3H * 5H 6H"], []]}, "do": ["add 1 4H"]}',
            '{"position": {"hands": [1, 1, 1, 1], "melds": [["3H * 5H"], []]}, "do": ["extend 1 3H * 5H"]}',
            '{"meld": 5}',
            '{"meld": "<b>"}',
            '{"meld": "? ? ?"}',
            '{"meld": "3H 3H 3H"}',
            '{"meld": "3H 4H 5H", "rules": []}',
            '{"meld": "' + "3H " * 300 + '"}',
            '{"score": 5}',
            '{"score": {"hands": [1, 1, 1, 1]}, "closed_by": {}}',
            '{"match": 5}',
            '{"match": {"deals": 5}}',
            '{"match": {"deals": [5]}}',
            '{"match": {"deals": [["<b>", {}], [1e9]], "target": []}}',
            '{"match": {"rules": "greek-canasta", "deals": [[1, 2, 3, 4, 5]], "target": -5}}',
        )
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("fragment", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_address_gets_a_sentence(fragment, lang):
    state, tree = sent(lang, {"address": [fragment]})
    assert spoken(tree).strip(), fragment
    assert not tree.all("script", "img")
    assert tree.all("form"), "the page is never blank"
    # The page goes on from there.
    again, _ = sent(lang, {"do": ["typed"], "typed": ["draw"]}, {"edit": ["hand0"]}, state=state)
    assert again["edit"] == "hand0"


def _mutated(rng: random.Random, value):
    """A case with something of it broken."""
    junk = ("", "?", "3H", "* *", -1, 0, 7, 200, None, True, [], {}, "<b>", 1.5, ["3H"], {"waiting": 3}, "é", "over")
    if rng.random() < 0.12:
        return rng.choice(junk)
    if isinstance(value, dict):
        return {key: _mutated(rng, inner) for key, inner in value.items() if rng.random() > 0.05}
    if isinstance(value, list):
        return [_mutated(rng, inner) for inner in value for _ in range(rng.choice((1, 1, 1, 1, 0, 2)))]
    if isinstance(value, str) and rng.random() < 0.2:
        return value[: rng.randrange(len(value) + 1)] + rng.choice((" *", " 3H", "<", ' "', "", "@9", " ?"))
    return value


@pytest.mark.parametrize("seed", range(120))
def test_broken_cases_never_raise(seed):
    rng = random.Random(seed)
    case = _mutated(rng, cases()[rng.choice(CASES)])
    case = case if isinstance(case, dict) else {"position": case}
    _, tree = sent(rng.choice(LANGUAGES), {"address": [address(case)]})
    assert spoken(tree).strip(), case
    assert not tree.all("script", "img")


@pytest.mark.parametrize("seed", range(60))
def test_cut_addresses_never_raise(seed):
    rng = random.Random(seed)
    whole = "#" + address(cases()[rng.choice(CASES)])
    at = rng.randrange(len(whole))
    _, tree = sent("fr", {"address": [whole[:at] + rng.choice(("", "é", "<", "%00", "AAAA")) + whole[at + 3 :]]})
    assert spoken(tree).strip()


def test_what_a_page_shows_can_be_pasted_back():
    for name in CASES:
        state, tree = sent("en", {"example": [name]})
        (area,) = [node for node in tree.all("textarea") if node.get("name") == "text"]
        again, _ = sent("en", {"do": ["read"], "text": [area.text]})
        assert again["position"] == state["position"]


def test_pasted_text_may_come_from_a_phone():
    assert read_json("{“hands”: [“V♠ D♥ 10C”, 1, 1, 1]}") == {"hands": ["V♠ D♥ 10C", 1, 1, 1]}
    state, _ = sent("fr", {"do": ["read"], "text": ['{"hands": ["V♠ D♥ R♣", 9, 9, 9]}']})
    assert state["position"]["hands"][0] == "JS QH KC"


def test_text_that_is_no_table_stays_where_it_was_typed():
    state, tree = sent("en", {"do": ["read"], "text": ['{"hands": <b>']})
    assert "line 1" in spoken(tree)
    assert '{"hands": <b>' in [node.text for node in tree.all("textarea")]
    assert state["position"] == referee.start({"lang": "en"})["position"]


def test_as_lines_is_json():
    for case in cases().values():
        assert json.loads(as_lines(case)) == case


# -- the table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_is_beside_its_place(lang):
    position = {
        "hands": ["3H 3H 3H KX", 9, 9, 9],
        "melds": [["3S 4S 6S"], []],
        "pile": "zz",
        "passes": 2,
        "must_use": "5H",
        "stock": 30,
    }
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(position)]})
    assert state["position"] == position, "what was written is kept"
    beside = {}
    for item in tree.all("li"):
        marks = [node.text for node in item.walk() if node.get("class") == "bw-problem"]
        if marks:
            beside[item.all("button")[0].get("value")] = marks
    assert set(beside) == {"hand0", "meld0.1", "pile"}
    told = [node.text for node in tree.walk() if node.get("class") == "bw-problem"]
    assert len(told) >= len(state["told"]) and not any(re.search(r"hands|melds|must_use|stage", each) for each in told)
    assert "3H 3H 3H KX" in [node.text for node in tree.all("code")]


def test_cards_are_put_by_tapping():
    state, tree = sent("en", {"example": ["p-keep-two"]}, {"edit": ["hand0"]})
    assert len([box for box in tree.all("input") if box.get("name") == "card" and "tray" in box.get("id")]) == 108
    state, _ = sent("en", {"put": ["hand0"], "card": ["KS", "QD", "*"], "unknown": ["2"]}, state=state)
    assert state["position"]["hands"][0] == "KS QD * ? ?"
    state, _ = sent("en", {"put": ["hand1"], "unknown": ["7"]}, state=state)
    assert state["position"]["hands"][1] == 7
    state, tree = sent("en", {"put": ["meld1.1"], "card": ["5C", "*", "3C"]}, state=state)
    assert state["position"]["melds"][1] == ["3C * 5C"]
    state, _ = sent("en", {"put": ["pile"], "card": ["5S", "KD"], "top": ["KD"]}, state=state)
    assert state["position"]["pile"] == "5S KD"
    state, _ = sent("en", {"put": ["pile"], "card": ["5S", "KD"], "top": ["5S"]}, state=state)
    assert state["position"]["pile"] == "KD 5S"
    state, _ = sent("en", {"write": ["stock"], "line": ["12"]}, state=state)
    assert state["position"]["stock"] == 12
    state, _ = sent("en", {"put": ["meld1.1"]}, state=state)
    assert state["position"]["melds"] == [["3H 4H 5H 6H 7H 8H"], []]


def test_a_meld_that_lies_in_several_ways_offers_them():
    state, tree = sent("en", {"put": ["meld1.1"], "card": ["3C", "4C", "*"]})
    orders = [button.get("value") for button in tree.all("button") if button.get("name") == "order"]
    assert set(orders) == {"meld1.1=* 3C 4C", "meld1.1=3C 4C *"}
    state, _ = sent("en", {"order": ["meld1.1=* 3C 4C"]}, state=state)
    assert state["position"]["melds"][1] == ["* 3C 4C"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "rules, variants, players",
    [
        ("partnership", ["super-biriba"], 4),
        ("greek-canasta", ["six-players", "individual"], 6),
        ("greek-canasta", [], 6),
        ("partnership", [], 3),
        ("greek-canasta", ["six-players"], 4),
        ("<b>", ["<i>"], 4),
    ],
)
def test_a_combination_that_cannot_be_gets_one_sentence(rules, variants, players, lang):
    before, _ = sent(lang, {"example": ["p-move-joker"]})
    chosen = {"do": ["game"], "rules": [rules], "variant": variants, "players": [str(players)]}
    state, tree = sent(lang, chosen, state=before)
    assert state["position"] == before["position"]
    assert len(re.findall(r"[.!?](?:\s|$)", spoken(tree).strip())) == 1
    boxes = [box for box in tree.all("input") if box.get("name") == "variant"]
    ticked = [box.get("value") for box in boxes if "checked" in box.attributes]
    assert set(ticked) == set(variants) - {"<i>"}


@pytest.mark.parametrize("players, variants", [(2, []), (3, []), (4, ["individual"]), (6, ["six-players"])])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_number_of_players_sits_down(players, variants, lang):
    chosen = {"do": ["game"], "rules": ["greek-canasta"], "variant": variants, "players": [str(players)]}
    state, tree = sent(lang, chosen)
    assert len(parse_position(state["position"]).hands) == players
    state, tree = sent(lang, {"example": ["g-close"]}, chosen, {"do": ["count"]})
    assert spoken(tree)
    over = {**state["position"], "hands": ["", *["KS"] * (players - 1)][:players], "stage": "over", "closed_by": 0}
    over["hands"][1:] = ["KS", "QS", "JS", "10C", "8C"][: players - 1]
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(over)]})
    assert state["told"][0] == "count", spoken(tree)
    assert len(tree.all("table")) == len(parse_position(over).reserves)


# -- the question


def test_a_question_by_tapping_and_by_typing_is_the_same():
    table = {"example": ["p-keep-two"]}
    tapped, _ = sent("en", table, {"do": ["lay"], "card": ["9S", "9D", "9C"]})
    typed, _ = sent("en", table, {"do": ["typed"], "typed": ["lay down 9S, 9D, 9C"]})
    french, _ = sent("fr", table, {"do": ["typed"], "typed": ["poser 9♠ 9♦ 9♣"]})
    assert tapped["told"] == typed["told"] == french["told"] == ["refused", "meld 9S 9D 9C"]


@pytest.mark.parametrize("name", [name for name in CASES if "position" in cases()[name]])
def test_what_would_be_legal_is_legal(name):
    state, tree = sent("fr", {"example": [name]})
    deal = parse_position(state["position"])
    offered = [b.get("value") for b in tree.all("button") if b.get("name") == "play" and "legal" in b.get("id")]
    assert offered or "on n’en arrive jamais là" in tree.text
    for text in offered:
        assert check(deal, parse_action(text)).legal
        after, _ = sent("fr", {"play": [text]}, state=state)
        assert after["told"][0] == "done"


@pytest.mark.parametrize(("lang", "asked"), [("en", "Say first which cards"), ("fr", "Dites d’abord quelles cartes")])
def test_with_a_hidden_hand_nothing_is_said_of_a_dead_end(lang, asked):
    """As the page opens: what the hand could lay down or discard is not known."""
    hidden = {"hands": [11, 11, 11, 11], "stage": "play"}
    _, tree = sent(lang, {"do": ["read"], "text": [json.dumps(hidden)]})
    (shown,) = [part for part in tree.all("details") if part.get("id").endswith("instead")]
    assert asked in shown.text and "4.9" not in shown.text


def test_what_is_allowed_can_be_done_and_undone():
    state, _ = sent("en", {"example": ["p-add-nine"]})
    after, _ = sent("en", {"do": ["perform"]}, state=state)
    assert after["position"]["melds"][0] == ["3H 4H 5H 6H 7H 8H 9H"]
    back, _ = sent("en", {"do": ["undo"]}, state=after)
    assert back["position"] == state["position"]


@pytest.mark.parametrize("way", ["played", "chosen"])
def test_who_has_drawn_is_not_let_draw_again(way):
    if way == "played":
        state, _ = sent("en", {"do": ["draw"]}, {"do": ["perform"]})
    else:
        state, _ = sent("en", {"do": ["turn"], "stage": ["play"], "reserve0": ["untaken"], "reserve1": ["untaken"]})
    assert state["position"]["stage"] == "play"
    _, tree = sent("en", {"do": ["typed"], "typed": ["draw"]}, state=state)
    assert "Not allowed" in spoken(tree) and "4.1" in rules_said(tree)


def test_an_addition_that_can_be_read_two_ways_asks_which():
    state, tree = sent("en", {"example": ["p-move-joker"]}, {"do": ["add 1"], "card": ["5H"]})
    assert state["told"][0] == "choose"
    same = [button for button in tree.all("button") if button.get("value") == "extend 1 * 3H 4H 5H 6H"]
    low = next(button for button in same if "legal" not in button.get("id"))
    state, tree = sent("en", {low.get("name"): [low.get("value")]}, state=state)
    assert state["told"] == ["done", "extend 1 * 3H 4H 5H 6H"]


UNREAD = ("<b>", "jeter", "poser", "poser 11♥", "piocher 3♥", "défausser 3♥ 4♥", "poser ?")


@pytest.mark.parametrize("typed", UNREAD)
def test_a_typed_action_that_cannot_be_read_is_explained_in_french(typed):
    state, tree = sent("fr", {"do": ["typed"], "typed": [typed]})
    assert state["told"][0] == "unread"
    assert not re.search(r"\b(draw|take|pass|meld|extend|add|discard)\b", spoken(tree))
    assert typed in [node.get("value") for node in tree.all("input")]
    assert not tree.all("script") and "<b>" not in [node.name for node in tree.walk()]


def test_an_identical_answer_is_varied():
    asked = {"do": ["typed"], "typed": ["draw"]}
    one, first_ = sent("en", asked)
    _, second = sent("en", asked, state=one)
    assert spoken(first_) != spoken(second)


def test_any_state_from_a_page_that_is_broken_starts_anew(capsys):
    from biriba_widgets.protocol import respond

    for broken in (None, [], {}, {"position": 5}, {"position": None, "told": 7}):
        state, html, _ = respond("referee", {"lang": "en"}, broken, {"do": ["draw"]})
        assert state["position"] and "started again" in html
    capsys.readouterr()


# -- the match


@pytest.mark.parametrize("lang, words", [("en", "First write the scores"), ("fr", "Écrivez d’abord les scores")])
def test_a_match_without_scores_is_asked_for_them(lang, words):
    _, tree = sent(lang, {"do": ["match"], "scores": [" \n "], "target": [""]})
    spoken = tree.all("output")[0].text
    assert words in spoken and spoken.count(".") == 1


def test_the_match_is_added_up():
    _, tree = sent("en", {"do": ["match"], "scores": ["2600 400\n2405 900"], "target": [""]})
    assert "5,005" in spoken(tree) and "over" in spoken(tree)
    _, tree = sent("fr", {"do": ["match"], "scores": ["2600 <b>"], "target": [""]})
    assert spoken(tree).count(".") == 1 and not tree.all("script")


def test_opening_keeps_the_actions_before():
    found = opened(cases()["p-single-pile-bar"])
    assert found.before == ("take",) and found.asked == "discard 5S"
    assert found.position is not None and found.position["barred"] == "5S"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"stage": "play", "barred": "KS", "pile": "QD"}, "barred"),
        ({"stage": "play", "barred": "9S"}, "barred"),
        ({"stage": "play", "passes": 1, "stock": 0}, "passes"),
        ({"stage": "over", "ended": "passes", "stock": 4}, "stock"),
        ({"stage": "over", "ended": "passes", "passes": 2, "stock": 0}, "passes"),
        ({"stage": "over", "ended": "closed"}, "closed_by"),
        ({"stage": "play", "reserves": [{"waiting": 0}, "untaken"]}, "reserve0"),
    ],
)
def test_a_contradiction_is_told_in_the_words_of_the_form(lang, position, place):
    written = {"hands": ["KS 5D", 9, 9, 9]} | position
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps(written)]})
    table = setup.look(state["position"])
    assert [setup.where(problem) for problem in table.problems] == [place]
    told = setup.sentence(table, table.problems[0], lang)
    assert not re.search(r"_|\bstage\b|:$", told), told


# -- three lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_joker_argument_takes_twelve_taps(lang):
    """Each submission is one tap, and so is each card of the hand that is chosen."""
    state, _ = sent(lang)
    taps = 0

    def tap(**submission):
        nonlocal state, taps
        taps += 1
        state, tree = sent(lang, submission, state=state)
        return tree

    for place, held in (("meld0.1", ["4S", "5S", "*", "7S"]), ("hand0", ["6S", "KH", "3D"])):
        tree = tap(edit=[place])
        for count in range(1, len(held) + 1):
            tree = tap(put=[place], card=held[:count], live=["1"])
            assert state["edit"] == place, "the picker stays"
            assert spoken(tree) == "", "a place that is being filled is no fault"
    tap(edit=["hand0"])
    taps += 1  # the six of spades is ticked
    tree = tap(do=["add 1"], card=["6S"])
    assert taps <= 12
    assert "3.11" in rules_said(tree)
    ways = [button.get("value") for button in tree.all("button") if button.get("name") == "play"]
    assert {"extend 1 4S 5S 6S 7S *", "extend 1 * 4S 5S 6S 7S"} <= set(ways)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("melds", "held", "do", "refusing", "by_themselves"),
    [
        ([], "KD AD 2D", "lay", ["4.7"], ["3.6"]),
        (["4S 5S * 7S"], "6S", "add 1", ["4.7"], ["3.11"]),
        (["4S 5S * 7S"], "*", "add 1", ["3.6"], []),
        # The hand is more than the cards asked about, so it is the hand that is meant.
        ([], "KD AD 2D 9C", "lay", ["4.6", "4.9"], []),
    ],
)
def test_cards_that_are_the_whole_hand_are_also_ruled_on_by_themselves(lang, melds, held, do, refusing, by_themselves):
    position = {"hands": [held, 11, 11, 11], "melds": [melds, []]}
    chosen = held.split()[:3]
    _, tree = sent(lang, {"do": ["read"], "text": [json.dumps(position)]}, {"do": [do], "card": chosen})
    assert list(dict.fromkeys(rules_said(tree))) == refusing + by_themselves
    assert (say(lang, "ref.with-more") in spoken(tree)) == bool(by_themselves)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pile_that_depends_on_the_hand_asks_for_the_hand(lang):
    table = {"rules": "greek-canasta", "hands": [11, 11, 11, 11], "pile": "9S", "stage": "draw"}
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, {"do": ["take"]})
    assert (state["told"], state["edit"]) == (["need", "ref.need-hand"], "hand0")
    # A meld on the table that takes the card settles it without the hand.
    table["melds"] = [["5S 6S 7S 8S"], []]
    _, tree = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, {"do": ["take"]})
    assert rules_said(tree)[0] == "G4.2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pile_is_also_ruled_on_for_a_hand_of_more_cards(lang):
    held = {"rules": "greek-canasta", "hands": ["5D 6D", 11, 11, 11], "pile": "*", "stage": "draw"}
    _, tree = sent(lang, {"do": ["read"], "text": [json.dumps(held)]}, {"do": ["take"]})
    assert rules_said(tree) == ["G4.6", "G4.2"]
    assert say(lang, "ref.with-more") in spoken(tree)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_place_that_is_filled_stands_alone_with_its_picker(lang):
    state, tree = sent(lang, {"edit": ["hand0"]}, {"put": ["hand0"], "card": ["6S"], "live": ["1"]})
    (lines,) = [node for node in tree.all("form") if "bw-lines" in node.get("class")]
    assert (len(lines.all("fieldset")), lines.all("button")) == (1, [])
    assert [node for node in lines.all("span") if node.get("role") == "img"], "what it holds is seen"
    # A hand of one known card: no other can be meant.
    _, tree = sent(lang, {"edit": ["hand0"]}, state=state)
    boxes = [box for box in tree.all("input") if box.get("name") == "card" and "checked" in box.attributes]
    assert [box.get("value") for box in boxes] == ["6S"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ask", [{"do": ["take"]}, {"do": ["typed"], "typed": ["take"]}])
def test_a_pile_that_nobody_named_is_asked_for(lang, ask):
    state, tree = sent(lang, ask)
    assert (state["told"], state["edit"]) == (["need", "ref.need-pile"], "pile")
    assert say(lang, "ref.need-pile") in spoken(tree)
    state, tree = sent(lang, {"put": ["pile"], "card": ["9C"], "live": ["1"]}, {"edit": ["pile"]}, ask, state=state)
    assert (state["told"], rules_said(tree)[0]) == (["done", "take"], "4.2")


def test_the_other_game_is_one_tap_away_and_keeps_the_cards():
    position = {"hands": ["6S KH 3D", 11, 11, 11], "melds": [["4S 5S * 7S"], []], "pile": "9C"}
    before, _ = sent("en", {"do": ["read"], "text": [json.dumps(position)]})
    after, _ = sent("en", {"game": ["greek-canasta"]}, state=before)
    assert after["position"] == {**before["position"], "rules": "greek-canasta"}
    assert after["told"][0] == "set"
    back, _ = sent("en", {"game": ["partnership"]}, state=after)
    assert back["position"] == before["position"]


def test_a_question_with_several_answers_is_in_the_address_too():
    state, tree = sent("en", {"do": ["typed"], "typed": ["add 6♠ to 4♠ 5♠ joker 7♠"]})
    assert state["told"][0] == "choose"
    again, _ = sent("en", {"address": [shared(tree)]})
    del again["position"]["stock"]  # what is left, now said
    assert (again["told"], again["position"]) == (state["told"], state["position"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_action_can_be_looked_up_in_the_book(lang):
    _, tree = sent(lang, {"do": ["typed"], "typed": ["2 jokers <b>"]})
    (button,) = [node for node in tree.all("button") if node.get("data-search")]
    assert (button.get("data-search"), button.get("type")) == ("2 jokers <b>", "button")
    assert "hidden" in button.attributes, "a notebook has no search"


def test_a_place_is_emptied_and_so_is_the_table():
    state, _ = sent("en", {"example": ["g-take-needs-a-use"]})
    state, _ = sent("en", {"edit": ["pile"]}, {"clear": ["pile"]}, state=state)
    assert (state["position"]["pile"], state["edit"]) == ("", "pile")
    state, tree = sent("en", {"do": ["anew"]}, state=state)
    assert state["position"]["rules"] == "greek-canasta"
    assert state["position"]["hands"] == [11, 11, 11, 11] and not any(state["position"].get("melds", []))
    assert not [box for box in tree.all("input") if box.get("name") == "card"]
    back, _ = sent("en", {"do": ["undo"]}, state=state)
    assert back["position"]["hands"] != [11, 11, 11, 11]


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "lay down 5H 6H 7H", "meld 5H 6H 7H"),
        ("en", "Lay down 5H, 6H, 7H", "meld 5H 6H 7H"),
        ("en", "can I lay down 7♥ 6♥ 5♥", "meld 7H 6H 5H"),
        ("en", "add 7♠ to our run", "extend 2 4S 5S 6S 7S"),
        ("en", "add 9H to the nines", "extend 1 9S 9H 9D 9C"),
        ("en", "take the pile", "take"),
        ("en", "draw one card", "draw"),
        ("en", "lay 7♠ on our run", "extend 2 4S 5S 6S 7S"),
        ("fr", "poser le 7♠ sur notre suite", "extend 2 4S 5S 6S 7S"),
        ("en", "throw 5♠", "discard 5S"),
        ("en", "go out with 5S", "discard 5S"),
        ("en", "can we play 5, 6 and 7 of hearts", "meld 5H 6H 7H"),
        ("en", "lay down five six seven of hearts", "meld 5H 6H 7H"),
        ("en", "add 7S to 4S 5S 6S", "extend 2 4S 5S 6S 7S"),
        ("en", "pick up the 3 of clubs", "take"),
        ("en", "lay down the 5, the 6 and the 7 of hearts", "meld 5H 6H 7H"),
        ("en", "lay down a 5, a 6, and a seven of hearts", "meld 5H 6H 7H"),
        ("fr", "poser cinq, six et sept de cœur", "meld 5H 6H 7H"),
        ("fr", "poser le 5, le 6 et le 7 de cœur", "meld 5H 6H 7H"),
        ("en", "lay down 5, joker, 7 of hearts", "meld 5H * 7H"),
        ("fr", "poser le 5, un joker et le 7 de cœur", "meld 5H * 7H"),
        ("fr", "poser le cinq, le six et le sept de cœur", "meld 5H 6H 7H"),
        ("fr", "ajouter 7♠ à 4♠ 5♠ 6♠", "extend 2 4S 5S 6S 7S"),
        ("fr", "prendre le 3♣", "take"),
        ("fr", "je pose 5 6 7 de cœur", "meld 5H 6H 7H"),
        ("fr", "poser 5♥, 6♥, 7♥", "meld 5H 6H 7H"),
        ("fr", "ajouter le 7♠ à notre suite", "extend 2 4S 5S 6S 7S"),
        ("fr", "puis-je prendre la défausse", "take"),
        ("fr", "jeter le 5♠", "discard 5S"),
    ],
)
def test_a_question_is_typed_in_a_players_words(lang, typed, meant):
    held = {"hands": ["5H 6H 7H 7S 9H 5S KD KC *", 11, 11, 11], "pile": "3C"}
    position = {**held, "melds": [["9S 9D 9C", "4S 5S 6S"], []]}
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps(position)]}, {"do": ["typed"], "typed": [typed]})
    kind, text = state["told"]
    assert (kind, sorted(text.split())) == ("done", sorted(meant.split()))


TWO_ON_THE_PILE = {"hands": ["5H 6H 7H KD KC", 11, 11, 11], "pile": "5D QC", "stage": "draw"}


@pytest.mark.parametrize("game", setup.GAMES)
@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "take the biribaki"),
        ("en", "pick up the reserve"),
        ("en", "draw the eleven cards"),
        ("fr", "prendre le biribaki"),
        ("fr", "je prends la réserve"),
        ("fr", "prendre le paquet de onze"),
        ("fr", "piocher le biribaki"),
    ],
)
def test_the_biribaki_is_not_taken_by_choice(lang, typed, game):
    table = {**TWO_ON_THE_PILE, "rules": game}
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["never", "ref.never.reserve"]
    assert rules_said(tree) == (["G5.2"] if game == GREEK else ["5.1", "5.2", "5.3"])


@pytest.mark.parametrize("game", setup.GAMES)
@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "take the top card"),
        ("en", "take only the Q♣"),
        ("en", "take the Q♣"),
        ("en", "take the Q♣ from the pile"),
        ("en", "take only half the pile"),
        ("en", "draw one card from the discard pile"),
        ("fr", "prendre la carte du dessus"),
        ("fr", "prendre seulement la dame de trèfle"),
        ("fr", "prendre juste la D♣"),
        ("fr", "prendre une carte de la défausse"),
        ("fr", "prendre seulement une partie de la défausse"),
        ("fr", "piocher une carte dans la défausse"),
    ],
)
def test_the_pile_is_taken_whole(lang, typed, game):
    table = {**TWO_ON_THE_PILE, "rules": game}
    asked = {"do": ["typed"], "typed": [typed]}
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, asked)
    assert state["told"] == ["never", "ref.never.part"]
    assert rules_said(tree) == (["G4.1"] if game == GREEK else ["4.1"])
    # Of a pile of one card that card is the whole.
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps({**table, "pile": "QC"})]}, asked)
    assert state["told"][1] == "take"


@pytest.mark.parametrize("game", setup.GAMES)
@pytest.mark.parametrize("pile", [{"pile": "3C"}, {}])
@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "take the 9 of hearts from the table"),
        ("en", "take the 9 of hearts from our set"),
        ("en", "take a card from the meld"),
        ("en", "take our run"),
        ("en", "can I take the 9H back?"),
        ("en", "take the joker"),
        ("fr", "prendre le 9 de cœur de notre groupe"),
        ("fr", "prendre le 5 de cœur de la suite"),
        ("fr", "prendre le 9 de cœur sur la table"),
        ("fr", "prendre le joker"),
        ("fr", "reprendre le joker"),
    ],
)
def test_what_lies_on_the_table_is_not_taken_back(lang, typed, pile, game):
    table = {"rules": game, "hands": ["6H KH 3D", 11, 11, 11], "stage": "draw", **pile}
    table["melds"] = [["9S 9H 9D", "5H * 7H"], []]
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["never", "ref.never.back"]
    assert rules_said(tree) == (["G3.8"] if game == GREEK else ["3.10"])


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "take one card from the stock", "draw"),
        ("en", "take the top card of the stock", "draw"),
        ("en", "take a card", "draw"),
        ("en", "draw from the pile", "take"),
        ("en", "draw from the draw pile", "draw"),
        ("en", "take the pile with a card of mine", "take"),
        ("fr", "prendre une carte de la pioche", "draw"),
        ("fr", "prendre la pioche", "draw"),
        ("fr", "prendre le talon", "draw"),
        ("fr", "prendre une carte", "draw"),
        ("fr", "piocher dans la défausse", "take"),
        ("en", "take the pile for our run", "take"),
        ("fr", "prendre la défausse sur la table", "take"),
    ],
)
def test_what_is_drawn_or_taken_is_told_by_what_is_named(lang, typed, meant):
    table = {"do": ["read"], "text": [json.dumps(TWO_ON_THE_PILE)]}
    state, _ = sent(lang, table, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["done", meant]


@pytest.mark.parametrize(
    ("lang", "typed", "held", "closes"),
    [
        ("en", "close with 5♠", "5S KD KC", False),
        ("en", "go out with 5♠", "5S", True),
        ("en", "go out by laying 9♠ 9♦ 9♣", "9S 9D 9C KD KC", False),
        ("en", "lay 9♠ 9♦ 9♣ to go out", "9S 9D 9C KD KC", False),
        ("fr", "fermer avec le 5♠", "5S KD KC", False),
        ("fr", "sortir avec le 5♠", "5S", True),
        ("fr", "terminer en défaussant 5♠", "5S KD KC", False),
        ("fr", "fermer en posant 9♠ 9♦ 9♣", "9S 9D 9C KD KC", False),
        ("fr", "je ferme en jetant ma dernière carte", "5S", True),
    ],
)
def test_who_means_to_close_is_told_when_the_deal_goes_on(lang, typed, held, closes):
    table = {"hands": [held, 11, 11, 11], "melds": [["3H 4H 5H 6H 7H 8H 9H"], []], "reserves": ["in_play", "untaken"]}
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, {"do": ["typed"], "typed": [typed]})
    assert state["told"][0] == "done" and "7.1" in rules_said(tree)
    assert (say(lang, "ref.not-closing") in spoken(tree)) is not closes
    # Without a word of closing nothing is said of it.
    _, tree = sent(lang, {"play": [state["told"][1]]}, state=state)
    assert say(lang, "ref.not-closing") not in spoken(tree)


@pytest.mark.parametrize(
    ("lang", "typed", "first", "then"),
    [
        ("en", "lay down 3♥ 4♥ 5♥, discard K♦", "lay down 3♥ 4♥ 5♥", "discard K♦"),
        ("en", "can I lay 3♥ 4♥ 5♥ and lay 9♠ 9♦ 9♣?", "lay 3♥ 4♥ 5♥", "lay 9♠ 9♦ 9♣"),
        ("en", "lay 3, 4 and 5 of hearts then throw the K♦", "lay 3♥ 4♥ 5♥", "throw the K♦"),
        ("en", "take the pile to lay 3♥ 4♥ 5♥", "take the pile", "lay 3♥ 4♥ 5♥"),
        ("en", "Take the discard pile, discard 5♠", "Take the discard pile", "discard 5♠"),
        ("en", "draw and discard", "draw", "discard"),
        ("en", "add 9♥ to our run, discard K♦", "add 9♥ to our run", "discard K♦"),
        ("en", "lay down 3♥ 4♥ 5♥ before I draw", "lay down 3♥ 4♥ 5♥", "draw"),
        ("fr", "poser 3♥ 4♥ 5♥ puis défausser 6♥", "poser 3♥ 4♥ 5♥", "défausser 6♥"),
        ("fr", "prendre la défausse et poser 3♥ 4♥ 5♥", "prendre la défausse", "poser 3♥ 4♥ 5♥"),
        ("fr", "poser 3♥ 4♥ 5♥ avant de piocher", "poser 3♥ 4♥ 5♥", "piocher"),
        ("fr", "piocher, puis je jette le R♦", "piocher", "jette le R♦"),
        ("en", "lay 9♠ 9♦ 9♣ and go out with 5♠", "lay 9♠ 9♦ 9♣", "go out with 5♠"),
        ("fr", "poser 9♠ 9♦ 9♣ et fermer avec 5♠", "poser 9♠ 9♦ 9♣", "fermer avec 5♠"),
        ("fr", "ajouter 9♥ à notre suite, défausser R♦", "ajouter 9♥ à notre suite", "défausser R♦"),
        ("en", "replace the joker with 6♥, discard K♦", "add 6♥ in place of the joker", "discard K♦"),
    ],
)
def test_of_two_actions_one_is_asked_for_first(lang, typed, first, then):
    before, _ = sent(lang)
    state, tree = sent(lang, {"do": ["typed"], "typed": [typed]})
    asked = say(lang, "ref.action.two-actions", first=first, then=then)
    assert (state["told"][0], spoken(tree).replace("\ufe0e", "")) == ("unread", asked)
    assert (state["position"], state["typed"]) == (before["position"], typed)


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "add 6♥ to the meld 3♥ 4♥ 5♥", "extend 1 3H 4H 5H 6H"),
        ("en", "add 6♥ to meld 3♥ 4♥ 5♥", "extend 1 3H 4H 5H 6H"),
        ("en", "lay 6♥ on 3♥ 4♥ 5♥", "extend 1 3H 4H 5H 6H"),
        ("fr", "poser 6♥ sur la suite 3♥ 4♥ 5♥", "extend 1 3H 4H 5H 6H"),
        ("en", "lay down 3♥ 4♥ 5♥ on the table", "meld 3H 4H 5H"),
        ("en", "lay down 3♥ 4♥ 5♥ to make a run", "meld 3H 4H 5H"),
        ("en", "lay a new meld: 3 cards, 3♥ 4♥ 5♥?", "meld 3H 4H 5H"),
        ("en", "discard 5♠, my 2nd spade", "discard 5S"),
        ("en", "play 3♥ 4♥ 5♥ as a run", "meld 3H 4H 5H"),
        ("en", "lay as ks qs", "meld AS KS QS"),
        ("en", "take 9♣ from the discard pile", "take"),
        ("fr", "poser 3♥ 4♥ 5♥ pour faire une suite", "meld 3H 4H 5H"),
        ("fr", "piocher dans la pioche", "draw"),
        ("fr", "puis-je défausser le 5♠ ?", "discard 5S"),
    ],
)
def test_a_word_that_is_written_like_a_verb_or_a_number_makes_no_other_question(lang, typed, meant):
    state, _ = sent(lang, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["done", meant]


@pytest.mark.parametrize(
    ("lang", "typed", "word"),
    [
        ("en", "meld 3H 4H 5H 5Z", "5Z"),
        ("en", "meld 3H 4H 1H", "1H"),
        ("en", "lay down 3♥, 4♥ and 5", "5"),
        ("en", "lay 3 4 5♥", "3"),
        ("en", "lay down 3H4H5H", "3H4H5H"),
        ("en", "take the pile with 11♥", "11♥"),
        ("en", "add 7Z to 4♥ 5♥ 6♥", "7Z"),
        ("fr", "poser 3♥ 4♥ 5♥ 5X", "5X"),
        ("fr", "poser R♥ D♥ V♥ X♥", "X♥"),
        ("fr", "poser R♥ D♥ V♥ KX", "KX"),
    ],
)
def test_what_stands_among_cards_and_is_none_is_named(lang, typed, word):
    state, tree = sent(lang, {"do": ["typed"], "typed": [typed]})
    said = say(lang, "ref.action.unknown-card", word=word).replace("\ufe0e", "")
    assert (state["told"][0], spoken(tree).replace("\ufe0e", "")) == ("unread", said)


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "lay 3♥ 4♥ 5♥ without 6♥"),
        ("en", "not lay 3H 4H 5H"),
        ("en", "I don't discard 5♠"),
        ("en", "should I discard 3♥, 4♥ or 5♥"),
        ("en", "may I discard my last card"),
        ("en", "lay down 3♥ to 7♥"),
        ("en", "lay the 3 to 7 of hearts"),
        ("en", "may I draw two cards"),
        ("en", "take the pile with 9♠ 9♦"),
        ("fr", "prendre la défausse avec 9♠ et 9♦"),
        ("fr", "poser du 3♥ au 7♥"),
        ("en", "lay down the 3 of hearts, of spades and of diamonds"),
        ("en", "lay down two kings and a joker"),
        ("en", "lay down a joker with two kings"),
        ("en", "add 4♥ and the 5 to our run"),
        ("en", "discard the 7 and the 9 of clubs"),
        ("fr", "poser le 3 de cœur, de pique et de carreau"),
        ("fr", "poser deux jokers et un roi"),
        ("fr", "poser deux rois et un joker"),
        ("fr", "poser deux rois de cœur et un joker"),
        ("fr", "défausser le 7 et le 9 de trèfle"),
        ("en", "may I lay down a second run"),
        ("en", "add to a run of our side"),
        ("fr", "poser trois as"),
        ("fr", "poser 3♥ 4♥ 5♥ sans 6♥"),
        ("fr", "ne pas poser 3♥ 4♥ 5♥"),
        ("fr", "puis-je défausser ma dernière carte sans biriba"),
    ],
)
def test_what_cannot_be_ruled_on_is_looked_up_in_the_book(lang, typed):
    state, tree = sent(lang, {"do": ["typed"], "typed": [typed]})
    pointed = {"en": "For a question about a rule, search the book.", "fr": "il y a la recherche du livre."}[lang]
    assert state["told"][0] == "unread" and spoken(tree).endswith(pointed)
    assert [node.get("data-search") for node in tree.all("button") if node.get("data-search")] == [typed]


def test_of_a_long_text_only_the_beginning_is_read():
    """Reading takes time with the square of the length: 8,000 characters took 12 seconds."""
    assert action_text(None, "lay down 5H 6H 7H" + " " * LONGEST + "8H", "en") == "meld 5H 6H 7H"


@pytest.mark.parametrize(("lang", "typed"), [("en", "lay down three jokers"), ("fr", "puis-je poser 3 jokers ?")])
def test_jokers_that_are_counted_are_as_many(lang, typed):
    state, _ = sent(lang, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["refused", "meld * * *"]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "add 6♣ to their run"),
        ("en", "add 6♣ to the run of East-West"),
        ("fr", "ajouter le 6♣ à leur suite"),
        ("fr", "ajouter le 6♣ à la suite du camp Est-Ouest"),
        ("fr", "ajouter le 6♣ à la suite des autres"),
        ("fr", "ajouter le 6♣ chez eux"),
        ("fr", "ajouter le 6♣ chez l’autre équipe"),
    ],
)
def test_a_card_for_the_other_side_is_refused_by_the_rule_about_it(lang, typed):
    position = {"hands": ["6C KD KC", 11, 11, 11], "melds": [["5C 4C 3C"], ["3C 4C 5C"]]}
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(position)]}, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["refused", "add 1@1 6C"]
    assert rules_said(tree) == ["3.9"]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "add 6♣ to the run of East-West"), ("fr", "ajouter le 6♣ à la suite du camp Est-Ouest")],
)
def test_a_side_called_by_its_seats_may_be_one_s_own(lang, typed):
    position = {"hands": [11, "6C KD KC", 11, 11], "seat": 1, "melds": [[], ["3C 4C 5C"]], "stage": "play"}
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps(position)]}, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["done", "extend 1 3C 4C 5C 6C"]


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "put K♠ on the discard pile", "discard KS"),
        ("en", "get rid of the K♠", "discard KS"),
        ("en", "am I allowed to discard K♠", "discard KS"),
        ("en", "can I put 8♠ 8♥ 8♦", "meld 8S 8H 8D"),
        ("en", "lay down 3♥ with 4♥ 5♥", "meld 3H 4H 5H"),
        ("en", "extend the run 3♥ 4♥ 5♥ with the 6♥", "extend 3 3H 4H 5H 6H"),
        ("en", "put 6♥", "extend 3 3H 4H 5H 6H"),
        ("en", "add 6♥ to 3", "extend 3 3H 4H 5H 6H"),
        ("en", "add the joker to the 9s", "extend 2 9S 9D 9C *"),
        ("en", "add the joker to the set of kings", "extend 1 KS KD KC *"),
        ("en", "put the joker with the nines", "extend 2 9S 9D 9C *"),
        ("en", "go out with the king of spades", "discard KS"),
        ("fr", "se défausser du R♠", "discard KS"),
        ("fr", "je me défausse d’un joker", "discard *"),
        ("fr", "rejeter R♠", "discard KS"),
        ("fr", "jetter le R♠", "discard KS"),
        ("fr", "mettre R♠ à la défausse", "discard KS"),
        ("fr", "je mets le R♠ sur la défausse", "discard KS"),
        ("fr", "sortir avec le roi de pique", "discard KS"),
        ("fr", "je finis avec R♠", "discard KS"),
        ("fr", "est-ce que je peux défausser R♠ ?", "discard KS"),
        ("fr", "tirer une carte", "draw"),
        ("fr", "peut-on mettre 8♠ 8♥ 8♦", "meld 8S 8H 8D"),
        ("fr", "prolonger la suite avec le 6♥", "extend 3 3H 4H 5H 6H"),
        ("fr", "je rallonge la suite 3♥ 4♥ 5♥ avec le 6♥", "extend 3 3H 4H 5H 6H"),
        ("fr", "compléter la suite 3♥ 4♥ 5♥ avec le 6♥", "extend 3 3H 4H 5H 6H"),
        ("en", "finish our run with 6♥", "extend 3 3H 4H 5H 6H"),
        ("fr", "finir la suite avec 6♥", "extend 3 3H 4H 5H 6H"),
        ("fr", "finir mon tour en défaussant R♠", "discard KS"),
        ("fr", "poser 6♥ dans notre suite", "extend 3 3H 4H 5H 6H"),
        ("fr", "je ferme en posant 6♥", "extend 3 3H 4H 5H 6H"),
        ("fr", "ajouter 6♥ à 3", "extend 3 3H 4H 5H 6H"),
        ("fr", "ajouter un joker aux 9", "extend 2 9S 9D 9C *"),
        ("fr", "mettre un joker avec les 9", "extend 2 9S 9D 9C *"),
        ("fr", "ajouter un joker au brelan de 9", "extend 2 9S 9D 9C *"),
        ("fr", "ajouter un joker au groupe de rois", "extend 1 KS KD KC *"),
        ("fr", "ajouter un joker aux neuf", "extend 2 9S 9D 9C *"),
    ],
)
def test_natural_words_are_understood(lang, typed, meant):
    table = {
        "hands": ["KS 6H 8S 8H 8D 3H 4H 5H *", 11, 11, 11],
        "melds": [["KS KD KC", "9S 9D 9C", "3H 4H 5H"], []],
    }
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, {"do": ["typed"], "typed": [typed]})
    kind, text = state["told"]
    assert (kind, sorted(text.split())) == ("done", sorted(meant.split()))


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "add 6H in place of the joker"),
        ("en", "put 6H on the joker"),
        ("en", "add 6H to the run with the joker"),
        ("en", "replace the joker with 6H"),
        ("en", "can I swap our joker for the 6 of hearts?"),
        ("fr", "ajouter le 6 de cœur à la place du joker"),
        ("fr", "mettre le 6 de cœur à la place du joker"),
        ("fr", "je pose le 6 de cœur sur le joker"),
        ("fr", "ajouter 6♥ à la suite avec le joker"),
        ("fr", "remplacer le joker par le 6 de cœur"),
    ],
)
def test_a_joker_on_the_table_names_its_meld(lang, typed):
    table = {"hands": ["6H KD 5C *", 11, 11, 11], "melds": [["3H 4H 5H", "5H * 7H"], []]}
    asked = {"do": ["typed"], "typed": [typed]}
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, asked)
    assert state["told"] == ["choose", ["extend 2 5H 6H 7H *", "extend 2 * 5H 6H 7H"]]
    assert rules_said(tree)[0] == "3.11"
    # Where none lies there, "with the joker" is said of one in hand.
    table["melds"] = [["3H 4H 5H"], []]
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, asked)
    added = re.search(r"run with|suite avec", typed)
    assert state["told"][0] == ("choose" if added else "unread")
    assert not added or state["told"][1][0] == "extend 1 3H 4H 5H 6H *"


@pytest.mark.parametrize(
    ("lang", "typed", "where"),
    [
        ("en", "add 9♥ to the kings", "to the kings"),
        ("en", "add 9♥ to our run", "to our run"),
        ("en", "add 9♥ in place of the joker", "in place of the joker"),
        ("fr", "ajouter 9♥ au brelan de rois", "au brelan de rois"),
        ("fr", "remplacer le joker par 9♥", "à la place du joker"),
        ("fr", "mettre 9♥ dans notre suite", "dans notre suite"),
    ],
)
def test_another_meld_than_the_one_that_is_named_is_not_meant(lang, typed, where):
    table = {"hands": ["9H KD 5C", 11, 11, 11], "melds": [["9S 9D 9C"], []]}
    state, _ = sent(lang, {"do": ["read"], "text": [json.dumps(table)]}, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["unread", text_suits(say(lang, "ref.action.no-such-meld", text=where))]


@pytest.mark.parametrize(
    ("lang", "typed", "key"),
    [
        ("en", "go out", "ref.action.which-closing"),
        ("en", "discard", "ref.action.one-discard"),
        ("fr", "fermer", "ref.action.which-closing"),
        ("fr", "puis-je fermer ?", "ref.action.which-closing"),
        ("fr", "défausser", "ref.action.one-discard"),
    ],
)
def test_one_card_is_asked_for_where_one_is_meant(lang, typed, key):
    state, _ = sent(lang, {"do": ["typed"], "typed": [typed]})
    assert state["told"] == ["unread", text_suits(say(lang, key, text=typed))]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "add 6♥ to their run"),
        ("en", "add 6♥ to their run 3♥ 4♥ 5♥"),
        ("fr", "ajouter 6♥ à leur suite"),
        ("fr", "ajouter 6♥ à leur suite 3♥ 4♥ 5♥"),
        ("fr", "ajouter 6♥ au groupe de l’autre camp"),
    ],
)
def test_the_other_sides_meld_is_refused_on_a_fresh_table(lang, typed):
    state, tree = sent(lang, {"do": ["typed"], "typed": [typed]})
    assert (state["told"], rules_said(tree)[0]) == (["refused", "add 1@1 6H"], "3.9")


@pytest.mark.parametrize(("lang", "typed"), [("en", "add K♦ to their run"), ("fr", "ajouter R♦ à leur suite")])
def test_of_a_card_that_does_not_fit_there_only_that_the_meld_is_the_other_sides_is_said(lang, typed):
    position = {"hands": ["6C KD KC", 11, 11, 11], "melds": [["5C 4C 3C"], ["3C 4C 5C"]]}
    state, tree = sent(lang, {"do": ["read"], "text": [json.dumps(position)]}, {"do": ["typed"], "typed": [typed]})
    assert (state["told"], rules_said(tree)) == (["refused", "add 1@1 KD"], ["3.9"])


def test_what_was_ticked_last_is_not_lost_when_the_reader_goes_on_at_once():
    state, _ = sent("en", {"edit": ["meld0.1"]}, {"edit": ["hand0"], "card": ["4S", "5S", "6S"], "live": ["1"]})
    assert (state["position"]["melds"][0], state["edit"]) == (["4S 5S 6S"], "hand0")


def test_cards_that_are_typed_are_taken_to_be_held():
    state, _ = sent("en", {"do": ["typed"], "typed": ["lay down 5H 6H 7H"]})
    assert state["told"] == ["done", "meld 5H 6H 7H"]
    state, _ = sent("fr", {"do": ["take"]})
    assert state["position"]["stage"] == "draw"


@pytest.mark.parametrize(
    ("lang", "add", "take", "discard"),
    [
        ("en", "put the 6♠ on 4♠ 5♠ joker 7♠", "take the pile with a 9♣", "may I discard my last card?"),
        ("fr", "ajouter le 6 de pique à la suite 4♠ 5♠ joker 7♠", "prendre le 9♣", "défausser ma dernière carte"),
    ],
)
def test_what_a_typed_question_names_lies_on_the_table(lang, add, take, discard):
    state, tree = sent(lang, {"do": ["typed"], "typed": [add]})
    assert (state["position"]["melds"][0], rules_said(tree)[0]) == (["4S 5S * 7S"], "3.11")
    state, tree = sent(lang, {"do": ["typed"], "typed": [take]})
    assert (state["position"]["pile"], rules_said(tree)[0]) == ("9C", "4.2")
    # Another pile lies there: one that is only named is not taken.
    put = {"put": ["pile"], "card": ["9C"], "live": ["1"]}, {"edit": ["pile"]}
    state, _ = sent(lang, *put, {"do": ["typed"], "typed": [take.replace("9", "8")]})
    assert (state["position"]["pile"], state["told"][0]) == ("9C", "unread")
    held = {"edit": ["hand0"]}, {"put": ["hand0"], "card": ["KH"], "live": ["1"]}
    _, tree = sent(lang, *held, {"do": ["typed"], "typed": [discard]})
    assert rules_said(tree) == ["4.6"]


@pytest.mark.parametrize(
    ("lang", "one", "other", "told"),
    [
        ("en", "lay down 5♥ 6♥ 7♥", "lay down 9♠ 9♦ 9♣", "meld 9S 9D 9C"),
        ("fr", "poser 5♥ 6♥ 7♥", "poser 9♠ 9♦ 9♣", "meld 9S 9D 9C"),
        ("en", "take the pile", "lay 9♠ 9♦ 9♣", "meld 9S 9D 9C"),
        ("en", "take the 9♣", "take the 8♣", "take"),
        ("en", "add 6♠ to 4♠ 5♠ 7♠ 8♠", "add 6♥ to 3♥ 4♥ 5♥", "extend 1 3H 4H 5H 6H"),
        ("fr", "piocher", "défausser 5♠", "discard 5S"),
    ],
)
def test_what_was_assumed_for_one_question_is_not_held_against_the_next(lang, one, other, told):
    alone, _ = sent(lang, {"do": ["typed"], "typed": [other]})
    after, _ = sent(lang, {"do": ["typed"], "typed": [one]}, {"do": ["typed"], "typed": [other]})
    assert after["told"] == alone["told"] == ["done", told]
    assert after["position"] == alone["position"]


def test_what_the_reader_set_stays_for_every_typed_question():
    lay = {"do": ["typed"], "typed": ["lay down 9♠ 9♦ 9♣"]}
    held = {"edit": ["hand0"]}, {"put": ["hand0"], "card": ["5H", "6H", "7H", "KD"], "live": ["1"]}, {"edit": ["hand0"]}
    state, tree = sent("en", *held, lay, lay)
    assert (state["told"], rules_said(tree)[0]) == (["refused", "meld 9S 9D 9C"], "4.3")
    assert state["position"]["hands"][0] == "5H 6H 7H KD"
    # Assumed for the first question, changed by the reader: theirs from then on; the stage that was assumed is not.
    state, _ = sent("en", {"do": ["typed"], "typed": ["take the 9♣"]}, *held, lay)
    assert (state["told"][0], state["position"]["hands"][0], "stage" in state["position"]) == (
        "refused",
        "5H 6H 7H KD",
        False,
    )
    # What has been played stands.
    state, _ = sent("en", lay, {"do": ["perform"]}, {"do": ["typed"], "typed": ["discard 5♠"]})
    assert state["position"]["melds"][0] == ["9S 9D 9C"]


def test_a_pile_put_because_the_page_asked_for_it_leaves_no_stage_behind():
    take = {"do": ["typed"], "typed": ["take the pile"]}
    put = {"put": ["pile"], "card": ["9C"], "live": ["1"]}, {"edit": ["pile"]}
    state, _ = sent("en", take, *put, take)
    assert state["told"] == ["done", "take"]
    state, _ = sent("en", {"do": ["typed"], "typed": ["lay 9♠ 9♦ 9♥"]}, state=state)
    assert (state["told"], state["position"]["pile"]) == (["done", "meld 9S 9D 9H"], "9C")
