"""The practice form: a series is the same for everybody, a rule that was hard comes back, bad input is one sentence."""

from __future__ import annotations

import json

import pytest

from biriba_widgets.practice import widget as practice
from biriba_widgets.practice.kinds import KINDS
from biriba_widgets.practice.memory import DAY, MINUTE, MOST_KEPT, Unreadable, due, read_log, standing
from biriba_widgets.practice.series import NoSeries, Series, read_address
from biriba_widgets.practice.sheet import right_answer
from biriba_widgets.protocol import respond
from biriba_widgets.words import say
from book.builder.html_tree import read

EN = {"lang": "en"}
NOW = 1_800_000_000


def send(state, lang="en", **fields):
    sent = {name: value if isinstance(value, list) else [value] for name, value in fields.items()}
    return practice.submit({"lang": lang}, state, sent)


def face(state, lang="en"):
    return read(practice.render({"lang": lang}, state))


def facts(state, lang="en"):
    """What the page's script is told."""
    (told,) = (node.get("data-facts") for node in face(state, lang).walk() if node.get("data-facts"))
    return json.loads(told)


def spoken(state):
    return face(state).all("output")[0].text


def wrong_answer(state):
    item = practice.question(state)
    kind = KINDS[item["kind"]]
    for answer in [*kind.answers(item), {"answer": ["9998"]}]:
        if kind.complete(item, answer) and not kind.right(item, answer):
            return answer
    raise AssertionError(item)


def answer(state, right=True):
    given = right_answer(practice.question(state)) if right else wrong_answer(state)
    return send(state, do="answer", **given)


def walk(state, count, right=True, **fields):
    """The questions that come one after the other."""
    asked = []
    for _ in range(count):
        asked.append(practice.question(state))
        state = send(answer(state, right), do="next", **fields)
    return asked


# -- a series ------------------------------------------------------------------------------


def test_an_address_gives_everybody_the_same_questions():
    series = Series("7B", "greek-canasta", ("super-biriba",), 2, 5, ("G3", "G7.1"))
    one = send(practice.start(EN), address="#" + series.address())
    # The other reader has answered before, speaks French, and has this on another page.
    other = send(practice.start(EN), "fr", address="https://x.org/y.html#" + series.address(), log="[]")
    assert walk(one, 8) == walk(other, 8)
    assert {item["topic"] for item in walk(one, 20)} == {"G7.1", "G3.1", "G3.2", "G3.3", "G3.5", "G3.6", "G3.8"}


def test_another_name_gives_other_questions():
    assert walk(practice.start(EN), 5) != walk(send(practice.start(EN), address="#s=other"), 5)


def test_every_rule_comes_once_before_any_comes_again():
    series = Series("x")
    rules = [topic.rule for topic in series.topics]
    assert sorted(series.topic(n).rule for n in range(1, len(rules) + 1)) == sorted(rules)
    assert [series.topic(n).rule for n in range(1, 10)] != rules[:9]


@pytest.mark.parametrize(
    "series",
    [
        Series(),
        Series("ΩΜΈΓΑ-1", level=3, length=40, chosen=("3.11", "7")),
        Series("0", "greek-canasta", ("twos-not-wild", "strict-close"), chosen=("G9.1",)),
    ],
)
def test_a_series_comes_back_from_its_address(series):
    assert read_address("#" + series.address()) == series


@pytest.mark.parametrize(
    "address",
    ["", "#", "#p=abc", "#s=", "#s=<img src=x>", "#s=" + "a" * 30, "#s=1&game=chess", "#s=1&level=9", "#s=1&n=1000000"]
    + ["#s=1&game=greek-canasta+six-players+individual", "#s=-", "#s=%00"],
)
def test_an_address_that_holds_no_series_is_said_to(address):
    with pytest.raises(NoSeries):
        read_address(address)
    before = send(practice.start(EN), do="next")
    after = send(before, address=address)
    assert practice.question(after) == practice.question(before)
    assert len(face(after).all("p")) and say("en", after["note"]) in face(after).text


def test_what_is_chosen_begins_a_series():
    chosen = {"rules": "greek-canasta", "variant": ["twos-not-wild"], "level": "3", "length": "5", "seed": " 7B "}
    state = send(practice.start(EN), do="begin", rule=["G9.1", "3.6"], **chosen)
    assert state["series"] == {
        "seed": "7B",
        "rules": "greek-canasta",
        "variants": ["twos-not-wild"],
        "level": 3,
        "length": 5,
        "chosen": ["G9.1"],
    }
    assert practice.question(state)["topic"] == "G9.1"


def test_a_name_that_can_not_be_stays_to_be_mended():
    state = send(practice.start(EN), do="begin", rules="partnership", level="1", length="5", seed="<b>")
    assert "<b>" in [node.get("value") for node in face(state).all("input")]
    shown = practice.render(EN, state)
    sentence, field, button = (shown.index(text) for text in (say("en", "practice.bad-seed"), 'name="seed"', '"begin"'))
    assert field < sentence < button, "the sentence stands where the name was typed"


@pytest.mark.parametrize("do", ["begin", "anew"])
def test_a_new_series_takes_over_nothing_of_the_question_before(do):
    chosen = {"rules": "partnership", "level": "1", "length": "10", "seed": "2"}
    before = practice.start(EN)
    after = send(before, do=do, **chosen)
    assert ids_of_the_question(before).isdisjoint(ids_of_the_question(after))


def ids_of_the_question(state):
    """The ids of what belongs to the question."""
    found = {node.get("id") for node in face(state).all("input", "button") if node.get("name") in ("answer", "card")}
    return found | {node.get("id") for node in face(state).all("details") if "hint" in (node.get("class") or "")}


def test_capitals_make_no_other_series():
    assert read_address("#s=club") == read_address("#s=CLUB")
    chosen = {"rules": "partnership", "level": "1", "length": "10"}
    asked = [practice.question(send(practice.start(EN), do="begin", seed=seed, **chosen)) for seed in ("7b", "7B")]
    assert asked[0] == asked[1]


def test_another_series_is_another_one():
    state = practice.start(EN)
    fresh = send(state, do="anew", now=str(NOW))
    assert fresh["series"]["seed"] != state["series"]["seed"]
    assert fresh == send(state, do="anew", now=str(NOW))
    assert fresh["series"] != send(state, do="anew", now=str(NOW + 1))["series"]


# -- an answer -----------------------------------------------------------------------------


def test_the_first_try_counts_and_a_wrong_answer_can_be_mended():
    state = answer(practice.start(EN), right=False)
    assert (state["right"], state["asked"], state["missed"]) == (0, 1, [practice.question(state)["topic"]])
    assert say("en", "quiz.retry") in spoken(state)
    mended = answer(state)
    assert say("en", "quiz.right") in spoken(mended)
    assert (mended["right"], mended["asked"], mended["log"]) == (0, 1, state["log"])


def test_an_empty_answer_is_no_try():
    state = send(practice.start(EN), do="answer")
    assert not state["tried"] and not state["log"] and spoken(state).strip()


def test_at_the_end_of_a_series_its_hard_rules_are_named():
    state = send(practice.start(EN), address="#s=1&n=5")
    for number in range(1, 6):
        state = answer(state, right=number != 2)
        if number == 2:
            hard = practice.question(state)["topic"]
        if number < 5:
            state = send(state, do="next")
            if state["back"]:
                state = send(answer(state), do="next")
    told = face(state).text
    assert say("en", "practice.score", n=4, of=5) in told
    assert state["missed"] == [hard] and say("en", "practice.look-again") in told


# -- what comes back -----------------------------------------------------------------------


def log_of(*entries):
    return json.dumps(entries)


def test_a_rule_that_was_hard_comes_back_within_the_series():
    state = answer(practice.start(EN), right=False)
    hard = practice.question(state)["topic"]
    log = log_of([hard, 0, NOW])
    soon = send(state, do="next", log=log, now=str(NOW + 5))
    assert soon["back"] is None and soon["at"] == 2
    later = send(answer(soon), do="next", log=log, now=str(NOW + 2 * MINUTE))
    assert later["back"] == hard and practice.question(later)["topic"] == hard
    assert practice.question(later) != practice.question(state)
    # Then the series goes on where it was, for the same question as everybody else's.
    after = send(answer(later), do="next", log=log, now=str(NOW + 3 * MINUTE))
    assert (after["back"], after["at"]) == (None, 3)
    assert practice.question(after) == Series("2").question(3)


def test_a_rule_that_was_easy_comes_back_after_days():
    assert due([["3.6", 1, NOW]], NOW + 10 * MINUTE) == []
    assert due([["3.6", 0, NOW]], NOW + 2 * MINUTE) == ["3.6"]
    (easy,) = standing([["3.6", 1, NOW]], NOW)
    (hard,) = standing([["3.6", 0, NOW], ["3.6", 1, NOW + 2 * MINUTE]], NOW + 2 * MINUTE)
    assert DAY <= hard.due_in < easy.due_in
    assert due([["3.6", 1, NOW]], NOW + 30 * DAY) == ["3.6"]


def test_the_longest_overdue_comes_first_and_others_are_left_alone():
    log = [["3.6", 0, NOW], ["G3.3", 0, NOW], ["4.5", 0, NOW + 10]]
    assert due(log, NOW + 5 * MINUTE) == ["3.6", "G3.3", "4.5"]
    state = send(practice.start(EN), do="next", log=json.dumps([["G3.3", 0, NOW]]), now=str(NOW + DAY))
    assert state["back"] is None, "a rule of the other game"


def test_without_a_clock_an_answer_counts_for_a_minute():
    assert due([["3.6", 0, None]], None) == ["3.6"]
    state = send(send(answer(practice.start(EN), right=False), do="next"), do="next")
    assert state["back"] == "3.13"


def test_a_clock_set_back_undoes_nothing():
    assert standing([["3.6", 1, NOW], ["3.6", 1, NOW - DAY]], NOW) == standing([["3.6", 1, NOW]] * 2, NOW)


def test_somebody_who_comes_back_begins_with_what_should_come_back():
    state = send(practice.start(EN), do="recall", log=log_of(["3.6", 0, NOW]), now=str(NOW + DAY))
    assert practice.question(state)["topic"] == "3.6" and state["series"]["seed"] != "2"
    assert practice.question(send(state, do="next", log="[]", now=str(NOW))) == Series(
        state["series"]["seed"]
    ).question(1)
    begun = answer(practice.start(EN))
    assert practice.question(send(begun, do="recall", log="[]", now=str(NOW))) == practice.question(begun)


def test_a_reader_who_looked_something_up_goes_on_where_they_were():
    state = answer(send(answer(practice.start(EN), right=False), do="next"))
    back = send(practice.start(EN), address="#" + Series("2").address(), place=json.dumps(facts(state)["place"]))
    assert practice.question(back) == practice.question(state)
    assert (back["right"], back["asked"], back["missed"]) == (1, 2, state["missed"])


@pytest.mark.parametrize(
    "place", ["", "{", "[]", "null", '{"at":-1}', '{"at":"1","right":0,"asked":0,"missed":[]}', '{"at":1e9,"right":0}']
    + ['{"at":0,"right":0,"asked":0,"missed":[]}', '{"at":3,"right":0,"asked":0,"missed":["<b>", 4, "9.9"]}']
)  # fmt: skip
def test_a_place_that_can_not_be_is_passed_over(place):
    state = send(practice.start(EN), address="#s=1", place=place)
    assert state["missed"] == [] and state["at"] in (1, 3) and face(state).all("h3")


def test_what_was_answered_can_be_forgotten():
    state = answer(practice.start(EN))
    assert "3.13" in [link.get("data-rule") for link in face(state).all("li")[0].all("a")]
    gone = send(state, do="forget", log="[]")
    assert gone["log"] == [] and say("en", "practice.standing-none") in face(gone).text


@pytest.mark.parametrize(
    "stored",
    ["", "x", "{}", "null", "[1]", '[["3.6", 1]]', '[["<b>", 1, null]]', '[["3.6", 2, null]]', "[" * 100_000]
    + ['[["3.6", 1, "yesterday"]]', '[["3.6", 1, 5]]', '[["3.6", 1, 1e400]]', '[[["3.6"], 1, null]]'],
)
def test_bad_stored_answers_are_set_aside_with_a_sentence(stored):
    with pytest.raises(Unreadable):
        read_log(stored)
    for lang in ("en", "fr"):
        state = send(practice.start({"lang": lang}), lang, do="next", log=stored, now=str(NOW))
        shown = face(state, lang)
        assert say(lang, "practice.aside") in shown.text and state["at"] == 2
        assert facts(state)["unreadable"]
    assert not facts(send(state, do="next", log="[]"))["unreadable"]


def test_a_rule_that_another_version_asks_about_is_passed_over():
    state = send(practice.start(EN), do="recall", log=log_of(["9.9", 0, NOW], ["3.13", 0, NOW]), now=str(NOW + DAY))
    assert (state["log"], state["note"], state["back"]) == ([["3.13", 0, NOW]], "", "3.13")
    assert "9.9" not in face(state).text


@pytest.mark.parametrize("now", ["", "x", "-1", "1e12", "9" * 30, "1.5"])
def test_a_time_that_can_not_be_is_no_time_or_a_far_one(now):
    assert send(practice.start(EN), do="next", log=log_of(["3.6", 0, NOW]), now=now)["told"] is None


def test_only_so_many_answers_are_kept():
    assert len(read_log(json.dumps([["3.6", 1, NOW]] * (MOST_KEPT + 5)))) == MOST_KEPT


@pytest.mark.parametrize("state", [None, [], {}, {"series": 3}, {**practice.start(EN), "series": {"seed": "1"}}])
def test_a_state_that_is_none_begins_anew(state):
    after, html, _ = respond("practice", EN, state, {"do": ["next"]})
    assert after == practice.start(EN) and "bw-anew" in html


# -- the sheet -----------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("way", ["partnership", "greek-canasta"])
def test_the_sheet_holds_every_question_and_its_answer(lang, way):
    state = send(practice.start({"lang": lang}), lang, address=f"#s=7B&game={way}&level=3&n=40")
    sheet = face(send(state, lang, do="sheet"), lang).all("section")[0]
    questions, answers = (
        part for part in sheet.all("ol") if part.get("class") != "melds" and len(part.all("li")) >= 40
    )
    assert "7B" in sheet.all("p")[0].text, "the name of the series stands at its head"
    asked = [node for node in questions.children if node.name == "li"]
    told = [node for node in answers.children if node.name == "li"]
    assert len(asked) == len(told) == 40
    for number, (question, answer_) in enumerate(zip(asked, told, strict=True), 1):
        item = Series("7B", way, level=3, length=40).question(number)
        assert say(lang, "practice.ask." + item["ask"]) in question.text
        named = [link.get("data-rule") for link in answer_.all("a")]
        assert answer_.all("b")[0].text.strip() and item["topic"] in named, "an answer and its rule"
        assert not question.all("a"), "a question does not name its rule"
    assert not sheet.all("form", "input", "button")


def test_the_sheets_answers_are_those_of_the_engine():
    state = send(send(practice.start(EN), address="#s=7B&n=40&rules=6-1"), do="sheet")
    answers = face(state).all("section")[0].all("ol")[-1]
    for number, node in enumerate((node for node in answers.children if node.name == "li"), 1):
        cards = Series("7B", length=40, chosen=("6.1",)).question(number)["cards"].split()
        worth = {"*": 20, "A": 15} | dict.fromkeys("34567", 5)
        assert node.all("b")[0].text == str(sum(worth.get(card[0], 10) for card in cards))


def test_a_sheet_is_put_away():
    state = send(practice.start(EN), do="sheet")
    assert face(state).all("section") and not face(send(state, do="away")).all("section")
