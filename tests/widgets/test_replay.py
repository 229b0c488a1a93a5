"""The replay: examples that the players made, every step there and back, one seat's view, a bad line by its number."""

from __future__ import annotations

import re

import pytest

from biriba_core.profiles import profile
from biriba_core.records import BadRecord, read_record
from biriba_core.simulate import Settings, play_one
from biriba_widgets.protocol import respond
from biriba_widgets.replay import widget as replay
from book.builder.html_tree import read

EN, FR = {"lang": "en"}, {"lang": "fr"}


def shown(state, arguments=EN):
    return replay.render(arguments, state)


def press(state, do, arguments=EN, **fields):
    return replay.submit(arguments, state, {"do": [do], **{name: [value] for name, value in fields.items()}})


def says(state, arguments=EN):
    return re.sub("<[^>]*>", "", re.search("<output.*?</output>", shown(state, arguments))[0])


def turn(state):
    """The turn and the move that the title names, and how many there are."""
    title = read(shown(state)).all("h3")[0].text
    return tuple(map(int, re.findall(r"\d+", title)))


def at_the_deal(example):
    return replay.submit(EN, replay.start(EN), {"example": [example]})


@pytest.mark.parametrize(("name", "game", "place"), [("pairs", "partnership", 10), ("canasta", "greek-canasta", 21)])
def test_the_examples_are_played_by_the_players(name, game, place):
    assert replay.EXAMPLES[name] == play_one(Settings(profile(game), levels=("medium",), seed="replay"), place)[0]


@pytest.mark.parametrize("name", ["pairs", "canasta"])
def test_step_by_step_to_the_end_and_back(name):
    state = at_the_deal(name)
    record = read_record(state["text"])
    told = []
    while (after := press(state, "next"))["at"] != state["at"]:
        state = after
        told.append(says(state))
    assert len(told) == len(record.actions) and all(told)
    assert turn(state)[2:] == (len(record.actions),) * 2
    # Each sheet's last line is the side's total, as the record's last line says.
    totals = [re.sub(r"\D", "", row.text) for row in read(shown(state)).all("tr") if "total" in row.get("class")]
    assert totals == [re.sub(r"\D", "", text) for text in record_totals(state["text"])]
    for _ in told:
        state = press(state, "back")
    assert state["at"] == 0 and press(state, "back")["at"] == 0


def record_totals(text):
    return text.splitlines()[-1].split()[2:]


def test_turn_by_turn_visits_every_turn():
    state, seen = at_the_deal("canasta"), []
    while (after := press(state, "next-turn"))["at"] != state["at"]:
        state = after
        seen.append(turn(state)[0])
    turns = turn(state)[1]
    assert seen == [*range(1, turns + 1), turns]  # at last, the end of the last turn
    back = []
    while (before := press(state, "last-turn"))["at"]:
        state = before
        back.append(turn(state)[0])
    assert back == [*range(turns, 0, -1)]


def test_any_turn_and_both_ends():
    state = at_the_deal("pairs")
    there = press(state, "turn", turn="12")
    assert turn(there)[0] == 12 and turn(press(there, "back"))[0] == 11
    assert press(there, "first")["at"] == 0
    assert "closed" in says(press(there, "end"))
    for wrong in ("", "x", "-3", "9999"):
        assert 1 <= turn(press(state, "turn", turn=wrong))[0] <= turn(state)[1]


def test_one_seat_sees_what_it_would_see():
    state = press(at_the_deal("pairs"), "turn", turn="4")
    assert len(re.findall("The hand of", shown(state))) == 4
    drawn = next(s for s in _walk(state) if "draws" in says(s))
    who = re.match(r"(\w+) draws the ", says(drawn))[1]
    seats = ["South", "East", "North", "West"]
    own = press(drawn, "seat", seat=str(seats.index(who)))
    other = press(drawn, "seat", seat=str((seats.index(who) + 1) % 4))
    assert says(own) == says(drawn)
    assert says(other) == f"{who} draws a card."
    assert re.findall(r"The hand of (\w+)", shown(other)) == [seats[(seats.index(who) + 1) % 4]]
    assert len(re.findall("The hand of", shown(press(other, "seat", seat="all")))) == 4
    assert press(other, "seat", seat="9")["seat"] is None


def _walk(state):
    while (after := press(state, "next"))["at"] != state["at"]:
        state = after
        yield state


def test_the_damaged_one_is_refused_at_its_line():
    state = at_the_deal("damaged")
    with pytest.raises(BadRecord) as caught:
        read_record(state["text"])
    assert f"Line {caught.value.line} is refused: “draw”." in says(state)
    html = shown(state)
    assert 'data-rule="4.1"' in html and "<details" in html and " open" in html
    french = says(at_the_deal("damaged"), FR)
    assert f"La ligne {caught.value.line} est refusée" in french and "\\x" not in french
    # What comes before can be replayed, to the very table on which it was refused.
    assert turn(state)[2] == turn(state)[3] == caught.value.line - 1 - state["text"].splitlines().index("") - 1
    assert says(press(state, "back")) != says(state)


@pytest.mark.parametrize("text", ["", " \n"])
def test_without_a_text_one_is_asked_for(text):
    for arguments, told in ((EN, "First paste"), (FR, "Collez d’abord")):
        state, _, _ = respond("replay", arguments, replay.start(arguments), {"do": ["open"], "text": [text]})
        assert told in says(state, arguments)


@pytest.mark.parametrize(
    ("text", "line"),
    [("hello", 1), ("biriba 1\n<b>\n", 2), ("biriba 1\nseed 7\n\ndraw\nmeld 3H\n", 5), ("x" * 90_000, 1)],
)
def test_any_text_gets_one_sentence_with_its_line(text, line):
    for arguments, word in ((EN, "Line"), (FR, "ligne")):
        state, html, _ = respond("replay", arguments, replay.start(arguments), {"do": ["open"], "text": [text]})
        assert f"{word} {line}" in re.sub(r"La ligne", "ligne", html).replace("Ligne", "ligne")
        assert "<b>" not in re.search("<output.*?</output>", html)[0]
        assert replay.submit(arguments, state, {"do": ["next"]})["text"] == text


def test_a_deal_put_aside_opens_where_it_stopped():
    state = press(replay.start(EN), "open", text="biriba 1\nseed 7\n\ndraw\n")
    assert not state["told"]
    assert "in the middle of the deal" in says(press(state, "next"))
