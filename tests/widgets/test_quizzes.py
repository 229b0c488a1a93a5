"""Every quiz item can be solved, its wrong answers are wrong, and a bad file gets one clear sentence."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from biriba_core.messages import explain
from biriba_core.rulebook import GAMES, section_of
from biriba_core.rulings import Ruling
from biriba_widgets.errors import ShowError
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.protocol import as_text
from biriba_widgets.questions.kinds import KINDS
from biriba_widgets.quiz import more
from biriba_widgets.quiz import widget as quiz
from book.builder.html_tree import read

from .instances import QUIZZES

#: Its page says it (1.6); the engine cites the rule of the meld.
SAID = {"01-players-and-cards-small-first"}
ITEMS = [(lang, item) for path in QUIZZES for lang in ("en", "fr") for item in quiz.items(path, lang)]
GOOD = {
    "id": "gap",
    "kind": "legal",
    "meld": "3H 4H 6H",
    "ask": {"en": "Is it?", "fr": "Est-ce ?"},
    "hint": {"en": "Count.", "fr": "Comptez."},
}


def _shown(arguments, answer):
    state = quiz.submit(arguments, quiz.start(arguments), {**answer, "do": ["answer"]})
    return read(quiz.render(arguments, state))


@pytest.mark.parametrize("lang, arguments", ITEMS, ids=lambda value: value if isinstance(value, str) else value["id"])
def test_an_item_has_right_and_wrong_answers_and_says_why(lang, arguments):
    item = arguments["item"]
    kind = KINDS[item["kind"]]
    right = wrong = 0
    for answer in kind.answers(item):
        tree = _shown(arguments, answer)
        spoken, marker = tree.all("output")[0], [node for node in tree.walk() if node.get("data-quiz-id")]
        assert len(marker) == 1 and marker[0].get("data-quiz-id") == arguments["id"]
        if not kind.complete(item, answer):
            assert not marker[0].get("data-solved") and spoken.text.strip()
        elif kind.right(item, answer):
            right += 1
            assert marker[0].get("data-solved") == "true"
            assert spoken.all("a"), "a right answer names its rule"
        else:
            wrong += 1
            assert not marker[0].get("data-solved")
            assert spoken.all("a"), "a wrong answer teaches, with the rule's link"
    assert right and (wrong or item["kind"] in ("value", "count", "pick", "order"))


TURNS = [(lang, arguments) for lang, arguments in ITEMS if len(arguments["item"].get("actions", ())) > 1]


@pytest.mark.parametrize("lang, arguments", TURNS, ids=lambda value: value if isinstance(value, str) else value["id"])
def test_what_is_put_after_the_discard_is_not_judged_as_the_next_player_s(lang, arguments):
    actions = arguments["item"]["actions"]
    not_drawn = explain(Ruling("4.1", "draw-first"), lang).what
    for order in permutations(range(len(actions))):
        if actions[order[0]] in ("draw", "take"):
            places = {f"place-{place}": [str(turn)] for turn, place in enumerate((n + 1 for n in order), 1)}
            assert not_drawn not in _shown(arguments, places).all("output")[0].text, [actions[n] for n in order]


@pytest.mark.parametrize("path", QUIZZES, ids=lambda path: path.stem)
def test_a_page_asks_five_questions_and_practice_the_rest(path, monkeypatch):
    """The quiz file is found from the folder of the page's notebook, and from the book's folder."""
    for folder in (path.parents[1] / "en", path.parents[2]):
        monkeypatch.chdir(folder)
        every, asked = quiz.items(path, "fr"), quiz.instances({"lang": "fr", "page": path.stem})
        rest = next(one["items"] for one in more.instances({"lang": "fr"}) if one["id"] == path.stem)
        assert len(asked) == 5 and [one["id"] for one in asked + rest] == [one["id"] for one in every]
        last = read(quiz.render(asked[-1], quiz.start(asked[-1]))).all("a")[-1]
        assert last.get("href") == f"practice.ipynb#more-{path.stem}" and str(len(rest)) in last.text
    with pytest.raises(ValueError, match="no-such-page"):
        quiz.instances({"lang": "fr", "page": "no-such-page"})


def test_no_page_asks_what_it_has_not_said_yet():
    """What answers a page's own questions is stated on the page or on one before it."""
    pages = [section.page for sections in GAMES.values() for section in sections]
    for path in QUIZZES:
        if path.stem not in pages:
            continue  # a page that states no rules comes after those that do
        said = pages[: pages.index(path.stem) + 1]
        for arguments in quiz.instances({"lang": "en", "page": path.stem}):
            if arguments["id"] in SAID:
                continue
            item, kind = arguments["item"], KINDS[arguments["item"]["kind"]]
            right = next(
                answer for answer in kind.answers(item) if kind.complete(item, answer) and kind.right(item, answer)
            )
            deciding = _shown(arguments, right).all("output")[0].all("a")[0].get("data-rule")
            assert section_of(deciding).page in said, (arguments["id"], deciding)


def test_questions_in_practice_come_one_after_another():
    arguments = next(one for one in more.instances({"lang": "en"}) if one["id"] == "06-scoring")
    state, asked = more.start(arguments), []
    for _ in arguments["items"]:
        tree = read(more.render(arguments, state))
        asked += [node.get("data-quiz-id") for node in tree.walk() if node.get("data-quiz-id")]
        state = more.submit(arguments, state, {"do": ["answer"], "answer": ["1"]})
        assert state["quiz"]["told"]
        state = more.submit(arguments, state, {"go": ["next"]})
    assert asked == [item["id"] for item in arguments["items"]] and state == more.start(arguments)


def test_one_notebook_form_carries_a_page_s_items_and_answers_each():
    from biriba_widgets import show

    shown = show("quiz", lang="en", page="03-melds")
    several = quiz.instances({"lang": "en", "page": "03-melds"})
    assert shown.face.count('<section class="bw"') == len(several)
    sent = []
    shown.send = sent.append
    asked = {"widget": "quiz", "given": as_text(several[2]), "state": "{", "pairs": '[["do","answer"]]'}
    shown._answer(shown, {**asked, "number": 5}, [])
    assert sent[0]["number"] == 5
    assert f'data-quiz-id="{several[2]["id"]}"' in sent[0]["answer"][1]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "7♠: 5, Q♣: 10, A♦: 15, joker: 20."), ("fr", "7♠ : 5, D♣ : 10, A♦ : 15, joker : 20.")]
)
def test_cards_by_value_are_told_with_their_values(lang, told):
    item = {"id": "o", "kind": "order", "as": "value", "cards": "* QC 7S AD"}
    answer = {f"place-{n}": [place] for n, place in enumerate("4213", 1)}
    line = KINDS["order"].why(FormBuilder("quiz", {"lang": lang}), item, answer, True)[0]
    assert told in line.replace("\ufe0e", "").replace("\u00a0", " ")


def _load(tmp_path, content):
    path = tmp_path / "03-melds.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return quiz.load(path)


def _asked(**given):
    return [{key: GOOD[key] for key in ("ask", "hint")} | {"id": "asked", **given}]


def test_a_good_file_loads(tmp_path):
    assert _load(tmp_path, [GOOD]) == [GOOD]


@pytest.mark.parametrize(
    "content, named",
    [
        ("[{", "line 1"),
        ({}, "list of items"),
        ([{**GOOD, "id": "a b"}], "item 1"),
        ([GOOD, GOOD], "twice"),
        ([{**GOOD, "kind": "leagl"}], "leagl"),
        ([{**GOOD, "ask": {"en": "x"}}], '"ask"'),
        ([{**GOOD, "hint": {"en": "x", "fr": " "}}], '"hint"'),
        ([{**GOOD, "meld": "3H 4H 11H"}], "11H"),
        ([{**GOOD, "meld": ["3H"]}], '"meld" must be'),
        ("[" * 100_000, "a thousand deep"),
        ("[" + "9" * 5_000 + "]", "thousands of digits"),
        ('[{"id": "gap", "id": "gap"}]', '"id" stands twice'),
        ([{**GOOD, "kind": ["legal"]}], 'no kind "["legal"]"'),
        ([{**GOOD, "kind": "x" * 9_000}], "xxx…"),
        ([{**GOOD, "ask": {"en": 5, "fr": "x"}}], '"ask" needs words'),
        ([{**GOOD, "hint": "x"}], '"hint" needs words'),
        ([{**GOOD, "rules": ["greek-canasta"]}], '"rules" must be'),
        ([{**GOOD, "rules": "bridge"}], "bridge"),
        ([{**GOOD, "meld": "3H 3H 3H"}], "3 copies of the 3 of hearts"),
        ([{**GOOD, "meld": "3H ? 5H"}], '"?" is no card'),
        (_asked(kind="seat", of="starts", dealer=True), '"dealer" can\'t be "True"; write one of 0, 1, 2, 3'),
        (_asked(kind="pick", cards=" ".join(f"{rank}{suit}" for suit in "SHD" for rank in "24689"), makes="run"), "14"),
        (_asked(kind="pick", cards="3H 4H", all="worth " + "9" * 5_000), '"worth 10"'),
        (_asked(kind="order", cards="3H", **{"as": "value"}), "two or more"),
        (_asked(kind="count", of="hand", seat=-1, position={"hands": ["3H 4H", 11, 11, 11]}), "from 0 to 3"),
        (_asked(kind="value", of="side", side=2, position={"hands": ["3H 4H", 11, 11, 11]}), "from 0 to 1"),
        (_asked(kind="match", deals=[[1200, True]]), '"deals" must be'),
        (_asked(kind="match", deals=[[10**12, 0]]), "deals[0]"),
        ([{**GOOD, "answer": "no"}], '"answer"'),
        ([{k: v for k, v in GOOD.items() if k != "meld"} | {"position": {"hands": []}, "do": ["draw"]}], "hands"),
        (
            [{k: v for k, v in GOOD.items() if k != "meld"} | {"position": {"hands": ["3H", 1, 1, 1]}, "do": ["fly"]}],
            "fly",
        ),
        ([{**GOOD, "kind": "dirty"}], "rules refuse"),
        ([{**GOOD, "kind": "value", "of": "luck"}], "luck"),
        (
            [{"id": "p", "kind": "pick", "cards": "3H 9S KD", "makes": "run", **{k: GOOD[k] for k in ("ask", "hint")}}],
            "no answer",
        ),
        (
            [{"id": "o", "kind": "order", "cards": "3H 9S KD", "as": "run", **{k: GOOD[k] for k in ("ask", "hint")}}],
            "no answer",
        ),
    ],
)
def test_a_bad_file_gets_one_sentence(tmp_path, content, named):
    with pytest.raises(ValueError) as caught:
        _load(tmp_path, content)
    sentence = str(caught.value)
    assert sentence.startswith("03-melds.json") and named in sentence and "\n" not in sentence


WRONG = (None, True, -1, 0, 10**30, 1.5, "", "?", "3H " * 200, [], ["3H"], [["3H"]], {}, {"en": "x", "fr": "x"})


SHAPE = {"meld", "cards", "card", "position", "makes", "all", "as", "actions"}


def _one_of_each_shape():
    items = [item for path in QUIZZES for item in json.loads(path.read_text("utf-8"))]
    return list({(item["kind"], *sorted(SHAPE & set(item))): item for item in items}.values())


@pytest.mark.parametrize("item", _one_of_each_shape(), ids=lambda item: item["id"])
def test_whatever_stands_under_a_key_is_a_question_or_one_sentence(tmp_path, item):
    for key in (*item, "side", "as"):
        for wrong in WRONG:
            try:
                _load(tmp_path, [{**item, key: wrong}])
            except ShowError as no:
                assert "\n" not in str(no) and len(str(no)) < 600 and "worked out" not in str(no), (key, wrong, str(no))
            else:
                (arguments,) = quiz.items(tmp_path / "03-melds.json", "fr")
                _shown(arguments, next(iter(KINDS[item["kind"]].answers(arguments["item"]))))


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(ValueError, match=r"nowhere\.json"):
        quiz.load(tmp_path / "nowhere.json")
