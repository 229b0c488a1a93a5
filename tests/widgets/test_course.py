"""The guided course: every step can be solved and missed, in both languages, from what is answered beforehand alone."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest

from biriba_core import legal_actions, parse_action, score
from biriba_widgets.course import first_deal, lessons, steps, widget
from biriba_widgets.errors import ShowError
from biriba_widgets.protocol import as_text, replies, reply_key, respond
from biriba_widgets.words import set_in_type
from book.builder.html_tree import read

LANGS = ("en", "fr")
#: The lessons for those who have never played.
FIRST = [str(number) for number in range(1, 12)]
ALL = [(lesson, number) for lesson in lessons.lessons().values() for number in range(len(lesson.steps))]
STEPS = [(lesson, number) for lesson, number in ALL if lesson.steps[number].kind != "deal"]


def name(case) -> str:
    return f"{case[0].name}.{case[1] + 1}" if isinstance(case, tuple) else str(case)


def state_at(lesson, number):
    return {"at": f"{lesson.name}.{number + 1}", "did": [], "misses": 0, "right": False, "menu": False}


def answered(lang, state, submission):
    """The state after an answer, and the answer as a tree."""
    after, html, _ = respond("course", {"lang": lang}, state, submission)
    return after, read(html)


def said(face) -> str:
    (area,) = face.all("output")
    return area.text


def solving(step, did=()):
    """What a reader sends who solves a step, one submission after the other."""
    if step.kind == "touch":
        one = len(step.solution) == 1
        yield {"card": list(step.solution)} if one else {"card": list(step.solution), "do": ["answer"]}
    elif step.kind == "yes-no":
        yield {"answer": list(step.solution)}
    elif step.kind == "watch":
        while True:
            yield {"do": ["watch"]}
    else:
        did = list(did)
        for text in step.solution:
            yield next(steps.sent(steps.reached(step, did), parse_action(text)))
            did.append(text)


def wrong_tries(step):
    """What a reader sends who is wrong."""
    if step.kind == "touch":
        one = len(step.solution) == 1
        for tried in step.wrong:
            yield {"card": tried} if one else {"card": tried, "do": ["answer"]}
    elif step.kind == "yes-no":
        yield {"answer": ["no" if step.solution == ("yes",) else "yes"]}
    elif step.kind == "do":
        for text in step.wrong:
            action = parse_action(text)
            cards = text.split()[2:] if text.startswith("add") else text.split()[1:]
            verb = "lay" if text.startswith("meld") else f"add {action.number}" if text.startswith("add") else "discard"
            yield {"card": cards, "do": [verb]}


# -- the lessons as data -------------------------------------------------------------------


def test_every_step_can_be_solved_and_its_wrong_tries_are_ruled_on():
    lessons.check()


def test_the_first_lessons_are_short():
    listed = [step for lesson, number in ALL for step in [lesson.steps[number]] if lesson.name in FIRST]
    assert len(listed) <= 60
    for lang in LANGS:
        words = [step.goal[lang] + " " + step.praise[lang] for step in listed]
        words += [lessons.lessons()[lesson].title[lang] for lesson in FIRST]
        words += [told[lang] for step in listed for told in step.item.get("plan", ()) if isinstance(told, dict)]
        assert len(re.findall(r"\S*\w\S*", " ".join(words))) <= 1000


def test_every_shortcut_has_a_dozen_steps_at_most():
    assert all(len(lesson.steps) <= 12 for lesson in lessons.lessons().values() if lesson.name not in FIRST)


def test_the_list_of_lessons_names_every_file():
    folder = {path.stem for path in (lessons.FOLDER).glob("*.json")} - {"order"}
    assert folder == set(lessons.lessons())


GOOD = {
    "id": "set",
    "kind": "touch",
    "goal": {"en": "Touch a set.", "fr": "Touchez un groupe."},
    "cards": "8S KH 8D 5C 8C",
    "done": {"makes": "set"},
    "praise": {"en": "A set.", "fr": "Un groupe."},
}
DO = {**GOOD, "kind": "do", "done": {"action": "draw"}, "position": {"stage": "draw", "hands": ["8S", 3, 3, 3]}}
del DO["cards"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"id": ""}, 'x.json, step 1 (""): it needs an "id"'),
        ({"kind": "tuch"}, 'x.json, step 1 ("set"): there is no kind "tuch"; write one of touch, yes-no, do, watch'),
        ({"goal": {"en": "Touch a set."}}, '"goal" needs words in both languages'),
        ({"goal": {"en": 1, "fr": 2}}, '"goal" needs words in both languages'),
        ({"praise": {"en": "so " * 26, "fr": "un"}}, '"praise" has more than 25 words (en)'),
        ({"cards": "8S KH 8Z"}, "8Z"),
        ({"cards": ["8S", "8D", "8C"]}, '"cards" can\'t be read; write it like this: "cards": "8S KH 8D".'),
        ({"cards": "8S 8S 8S KH"}, "the deck does not hold 3 copies of the 8 of spades"),
        ({"done": "set"}, '"done" can\'t be read'),
        ({"done": {"makes": "set", "cards": "3"}}, '"cards" beside "makes" is a number'),
        ({"done": {"all": "fit"}}, '"done": {"all": "fit"} needs a "meld".'),
        ({"wrong": ["8S 8D KH"]}, '"wrong" can\'t be read; write it like this: "wrong": [["8S", "8D", "KH"]].'),
        ({"wrong": [["8S", "8D", "QH"]]}, "has a card that the step does not show: QH."),
        ({"worng": [["8S", "8D", "KH"]]}, 'and no "worng"'),
        ({"cards": "8S KH 5C"}, "nothing that can be done here is right"),
        ({"meld": "8S 8D 8C 8H", "extra": 1}, "a step of the kind touch holds"),
        ({"done": {"makes": "brelan"}}, '"done" must be {"makes": …} with one of meld, set'),
        ({"done": {"all": "worth much"}}, '"done" must be'),
        ({"wrong": [["8S", "8D", "8C"]]}, "the wrong try 8S 8D 8C is right; name another."),
        ({**DO, "done": {"action": "steal"}}, '"done" holds "action"'),
        ({**DO, "done": {"closed": True}}, "nothing that can be done here is right"),
        ({**DO, "wrong": ["draw"]}, 'the wrong try "draw" is allowed; name another.'),
        ({**DO, "position": {"hands": "8S"}}, "hands"),
        ({**DO, "position": {"stage": "draw", "seat": 1, "hands": [3, "8S", 3, 3]}}, "the reader is South"),
    ],
)
def test_a_slip_is_one_sentence_that_names_the_place(change, told):
    step = {**GOOD, **change}
    if "position" in change:
        del step["cards"]
    with pytest.raises(ShowError) as no:
        lessons.solved(lessons.checked("x", {"title": GOOD["goal"], "steps": [step]}))
    assert told in str(no.value) and str(no.value).startswith("x.json, step 1") and "\n" not in str(no.value)


@pytest.mark.parametrize("steps_", [None, [], {"a": 1}])
def test_a_lesson_without_steps_is_refused(steps_):
    with pytest.raises(ShowError, match=r"x\.json: a lesson is"):
        lessons.checked("x", {"title": GOOD["goal"], "steps": steps_})


def test_a_name_that_is_there_twice_and_a_step_that_is_nowhere_are_refused():
    with pytest.raises(ShowError, match="this id is there twice"):
        lessons.checked("x", {"title": GOOD["goal"], "steps": [GOOD, GOOD]})
    with pytest.raises(ShowError, match=r'there is no step "2\.nowhere"'):
        lessons.checked("x", {"title": GOOD["goal"], "steps": [{"same": "2.nowhere"}]})


# -- steps ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case", STEPS, ids=name)
def test_a_step_is_solved_and_praised(case, lang):
    lesson, number = case
    step, state = lesson.steps[number], state_at(*case)
    for submission in solving(step):
        state, face = answered(lang, state, submission)
        if state["right"]:
            break
    assert state["right"] and state["misses"] == 0
    assert set_in_type(step.praise[lang], lang) in said(face)
    onward = [button for button in face.all("button") if button.get("value") in ("on", "menu")]
    assert onward, "no way on"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("case", [case for case in STEPS if list(wrong_tries(case[0].steps[case[1]]))], ids=name)
def test_a_wrong_try_gets_a_ruling_then_light_then_the_move(case, lang):
    step = case[0].steps[case[1]]
    for submission in wrong_tries(step):
        state = state_at(*case)
        for miss in (1, 2, 3):
            state, face = answered(lang, state, submission)
            assert state["misses"] == miss and "told" not in state
            assert [link for link in face.all("a") if link.get("data-rule")], "a ruling links to its rule"
            lit = [node for node in face.walk() if "lit" in node.get("class").split()]
            if step.kind != "yes-no":
                assert bool(lit) == (miss == 2 and bool(steps.light(step, []))) or state["right"]
        assert state["right"], "after the third miss the move is shown"
        assert set_in_type(step.praise[lang], lang) in said(face)


def test_a_legal_move_that_is_not_asked_for_is_told_so_and_the_table_is_as_before():
    lesson = lessons.lessons()["5"]
    state = state_at(lesson, 1)  # lay the nines
    after, face = answered("en", state, {"card": ["4C"], "do": ["discard"]})
    assert after["misses"] == 1 and after["did"] == [] and "not what is asked" in said(face)


def test_actions_on_the_way_are_kept_and_the_step_goes_on():
    lesson = lessons.lessons()["9"]
    state = state_at(lesson, 2)  # close with four cards: lay three, discard one
    state, face = answered("en", state, {"card": ["9S", "9D", "9C"], "do": ["lay"]})
    assert len(state["did"]) == 1 and not state["right"] and state["misses"] == 0
    assert said(face)


def test_cards_are_read_however_they_are_written():
    lesson = lessons.checked("x", {"title": GOOD["goal"], "steps": [{**GOOD, "cards": "8♠ kh 8d TC 8C"}]})
    lessons.solved(lesson)
    assert lesson.steps[0].listed == ["8S", "KH", "8D", "10C", "8C"]


def test_the_last_card_answers_where_one_knows_how_many():
    known = {step.name: step.asked for lesson, number in ALL if (step := lesson.steps[number]).kind == "touch"}
    assert (known["joker"], known["twos"], known["set"], known["gap"]) == (1, 2, 3, 4)
    several = {**GOOD, "cards": "8S 8H 8D KC 8C", "done": {"makes": "set"}}
    (step,) = lessons.checked("x", {"title": GOOD["goal"], "steps": [several]}).steps
    assert step.asked is None  # three eights or four


def test_nothing_chosen_is_no_miss():
    state, face = answered("en", state_at(lessons.lessons()["2"], 0), {"do": ["answer"]})
    assert state["misses"] == 0 and "Choose" in said(face)


# -- the way through -----------------------------------------------------------------------


@cache
def prepared(lang):
    return replies("course", {"lang": lang})


@pytest.mark.parametrize("lang", LANGS)
def test_the_whole_course_is_walked_without_python(lang):
    """From the first step to the end of the first deal, wrong taps on the way, from the prepared answers alone."""
    known, state = prepared(lang), widget.start({"lang": lang})

    def press(submission):
        nonlocal state
        after, html = known[reply_key(as_text(state), submission)]
        state = json.loads(after)
        return html

    for lesson, number in ALL:
        if lesson.name not in FIRST:
            break
        assert state["at"] == f"{lesson.name}.{number + 1}"
        step = lesson.steps[number]
        if step.kind == "deal":
            while not state["right"]:
                seat = first_deal.now(step, state).seat
                if seat != first_deal.YOU:
                    press({"go": ["others"]})
                else:
                    *_, last = steps.sent(first_deal.now(step, state), first_deal.advice(step, state))
                    press(last)
            continue
        for submission in wrong_tries(step):
            press(submission)
            assert state["misses"] == 1
            press({"go": ["on"]})
            press({"go": ["back"]})
        for submission in solving(step):
            press(submission)
            if state["right"]:
                break
        press({"go": ["on"]})
    assert state["right"] and state["at"] == "11.1"


@pytest.mark.parametrize("lang", LANGS)
def test_any_lesson_can_be_opened_from_the_list_and_by_its_address(lang):
    known, start = prepared(lang), widget.start({"lang": lang})
    menu, _ = known[reply_key(as_text(start), {"go": ["menu"]})]
    for lesson in lessons.lessons():
        for before, name, value in ((menu, "go", lesson), (as_text(start), "address", f"#l={lesson}")):
            after, html = known[reply_key(before, {name: [value]})]
            assert json.loads(after)["at"] == f"{lesson}.1" and 'class="course-goal"' in html


def test_a_lesson_alone_is_shown_in_a_notebook():
    assert widget.start({"lang": "en", "lesson": "3"})["at"] == "3.1"


def test_the_end_of_a_lesson_is_marked_for_the_list_of_what_was_done():
    lesson = lessons.lessons()["2"]
    last = len(lesson.steps) - 1
    _, face = answered("en", state_at(lesson, last), {"card": ["8H"]})
    marks = [node for node in face.walk() if node.get("data-course") == "course-2" and "data-done" in node.attributes]
    assert len(marks) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_is_there_as_a_sheet_for_print(lang):
    for lesson in lessons.lessons().values():
        face = read(widget.render({"lang": lang}, widget.start({"lang": lang, "lesson": lesson.name})))
        (sheet,) = [node for node in face.all("ol") if node.get("class") == "course-paper"]
        assert len(sheet.all("li")) == len(lesson.steps)
        for step in lesson.steps:
            assert set_in_type(step.goal[lang], lang) in sheet.text


def test_both_languages_lead_to_the_same_states():
    assert set(prepared("en")) == set(prepared("fr"))
    for key, (after, _) in prepared("en").items():
        assert prepared("fr")[key][0] == after


# -- the first deal ------------------------------------------------------------------------


@cache
def deal_step():
    return lessons.lessons()["11"].steps[0]


def deal_state():
    return {**state_at(lessons.lessons()["11"], 0), **first_deal.begin()}


def test_the_planned_deal_is_what_a_first_deal_should_be():
    """South lays a clean biriba, takes the biribaki, closes, all within eight turns."""
    step = deal_step()
    tables = first_deal.along(step)
    assert first_deal.turns_planned(step) <= 8
    biriba = next(place for place, table in enumerate(tables) if table.biribas(0))
    taken = next(place for place, table in enumerate(tables) if table.reserves[0].taken)
    assert tables[biriba - 1].seat == tables[taken - 1].seat == 0 and biriba < taken
    assert tables[-1].ended == "closed" and tables[-1].closed_by == 0
    assert score(tables[-1]).totals[0] > score(tables[-1]).totals[1]


@pytest.mark.parametrize("lang", LANGS)
def test_the_voice_is_short(lang):
    step, state = deal_step(), deal_state()
    while not state["right"]:
        if first_deal.now(step, state).seat == first_deal.YOU:
            assert len(first_deal.voice(step, state, lang).split()) <= 25
            state = widget.submit({"lang": lang}, state, {"play": [str(first_deal.advice(step, state))]})
        else:
            state = widget.submit({"lang": lang}, state, {"go": ["others"]})


@pytest.mark.parametrize("seed", range(3))
def test_whoever_strays_plays_on_to_the_end_and_may_leave_and_come_back(seed):
    step, state, rng = deal_step(), deal_state(), random.Random(seed)
    lang = LANGS[seed % 2]
    for _ in range(600):
        deal = first_deal.now(step, state)
        if deal.stage == "over":
            break
        if deal.seat != first_deal.YOU:
            submission = {"go": ["others"]}
        else:
            submission = {"play": [str(rng.choice(list(legal_actions(deal))))]}
            assert re.fullmatch(r"[^.!?]+[.!?]|.{1,60}", first_deal.voice(step, state, lang)), "one sentence"
        state, face = answered(lang, json.loads(json.dumps(state)), submission)
        assert not [node for node in face.walk() if node.get("class") == "bw-anew"], "the state was lost"
    assert state["right"]
    assert face.all("table"), "the deal is counted"


def test_a_turn_done_in_another_order_comes_back_to_the_line():
    step, state = deal_step(), deal_state()
    for text in ("take", "meld QS QD QC QC", "meld 4H 5H 6H"):
        state = first_deal.after(step, state, text)
    assert state["did"], "two melds in another order lie in another order"
    state = first_deal.after(step, deal_state(), "take")
    for text in ("meld 4H 5H 6H", "meld QS QD QC QC", "discard 8H"):
        state = first_deal.after(step, state, text)
    assert state["did"] == [] and first_deal.now(step, state).seat == 1


def test_other_hands_lie_open_at_first_and_never_later():
    step, state = deal_step(), deal_state()
    while not state["right"]:
        deal = first_deal.now(step, state)
        face = read(widget.render({"lang": "en"}, state))
        hands = [node for node in face.all("ul") if node.get("class") == "course-open"]
        assert bool(hands) == first_deal.is_open(step, state)
        action = {"go": ["others"]} if deal.seat else {"play": [str(first_deal.advice(step, state))]}
        state = widget.submit({"lang": "en"}, state, action)


def test_a_refused_action_in_the_deal_is_ruled_on_and_the_move_shown_in_the_end():
    state = deal_state()
    state = widget.kept(widget.submit({"lang": "en"}, state, {"do": ["draw"]}))
    for miss in (1, 2, 3):
        state, face = answered("en", state, {"card": ["5S", "9S", "8H"], "do": ["lay"]})
        assert state["misses"] == miss and [link for link in face.all("a") if link.get("data-rule")]
    shown = [button for button in face.all("button") if button.get("name") == "play"]
    assert len(shown) == 1
    state, _ = answered("en", state, {"play": [shown[0].get("value")]})
    assert state["misses"] == 0
