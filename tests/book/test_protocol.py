"""The protocol, with the smallest widget there can be."""

import json
import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

import biriba_widgets
from biriba_widgets import protocol
from biriba_widgets.checking import TAKES
from biriba_widgets.registry import WIDGETS

EN, FR = {"lang": "en"}, {"lang": "fr"}


@pytest.fixture(autouse=True)
def demo(monkeypatch):
    monkeypatch.setitem(WIDGETS, "demo", "tests.book.widgets.demo")
    monkeypatch.setitem(TAKES, "demo", ())


def test_a_submission_is_answered():
    state, html, notice = protocol.respond("demo", EN, {"count": 1, "word": ""}, {"do": ["say"], "word": ["ace"]})
    assert state == {"count": 2, "word": "ace"} and notice == ""
    assert "2: ace" in html


def test_what_a_reader_types_is_never_markup():
    _, html, _ = protocol.respond("demo", EN, {"count": 1, "word": ""}, {"do": ["say"], "word": ['"><img src=x>']})
    assert "<img" not in html


@pytest.mark.parametrize("broken", [None, [], {"count": "three"}, {"count": None, "word": 5}, "x", 7])
@pytest.mark.parametrize(("arguments", "words"), [(EN, "started again"), (FR, "réinitialisé")])
def test_a_state_that_cannot_be_used_starts_anew_and_says_so(broken, arguments, words, capsys):
    state, html, notice = protocol.respond("demo", arguments, broken, {"do": ["say"], "word": ["ace"]})
    assert state == {"count": 0, "word": ""} and notice == "anew"
    assert words in html
    assert "Traceback" in capsys.readouterr().err, "a widget's own fault would go unnoticed"


@pytest.mark.parametrize(
    ("word", "arguments", "said"),
    [
        ("unfit", EN, "What was sent could not be read; nothing has been changed."),
        ("unfit", FR, "L’envoi n’a pas pu être lu\u202f; rien n’a changé."),
        ("a" * 100_001, EN, "A text longer than 100,000 characters is not read"),
        ("a" * 100_001, FR, "Un texte de plus de 100\u202f000 caractères n’est pas lu\u202f;"),
    ],
)
def test_what_cannot_be_used_leaves_the_state_as_it_is_and_says_so(word, arguments, said, capsys):
    before = {"count": 2, "word": "as"}
    state, html, notice = protocol.respond("demo", arguments, before, {"do": ["say"], "word": [word]})
    assert state == before and "2: as" in html and notice == "refused"
    assert re.search('class="bw-problem" [^>]*>([^<]*)', html)[1].startswith(said)
    assert ("Traceback" in capsys.readouterr().err) == (word == "unfit")


def test_half_a_character_becomes_the_sign_for_one():
    """As in a browser's own forms; nothing could write it down."""
    before, sent = '{"count":0,"word":"\\ud83d"}', '[["word","a\\udc00"],["do","say"]]'
    assert protocol.answer("demo", '{"lang":"en"}', before, sent)[0] == '{"count":1,"word":"a\ufffd"}'
    assert protocol.answer("demo", '{"lang":"en"}', before, '[["do","again"]]')[0] == '{"count":1,"word":"\ufffd"}'


def test_between_texts():
    state, html, _ = protocol.answer("demo", '{"lang":"en"}', '{"count":0,"word":""}', '[["word","as"],["do","say"]]')
    assert state == '{"count":1,"word":"as"}'
    assert "1: as" in html
    assert "started again" in protocol.answer("demo", '{"lang":"en"}', "{no json", "[]")[1]


@pytest.mark.parametrize("name", ["no_such_widget", "../protocol", "protocol", "os", "demo.start", ""])
def test_only_a_widget_is_a_widget(name):
    with pytest.raises(LookupError):
        protocol.widget_module(name)


def test_a_face_holds_arguments_and_state_to_the_letter():
    html = protocol.face("demo", {"lang": "fr", "id": 'a"<b>'})
    assert unescape(re.search('data-state="([^"]*)"', html)[1]) == '{"count":0,"word":""}'
    assert json.loads(unescape(re.search('data-arguments="([^"]*)"', html)[1])) == {"lang": "fr", "id": 'a"<b>'}
    assert 'aria-label="Écho"' in html


def test_replies_cover_every_state_that_is_reached():
    found = protocol.replies("demo", EN)
    assert [json.loads(key.split("\n")[0])["count"] for key in found] == [0, 1, 2]
    for key, (state, html) in found.items():
        before, pairs = key.split("\n")
        assert (state, html, "") == protocol.answer("demo", '{"lang":"en"}', before, pairs)


def test_a_key_does_not_depend_on_the_order_of_the_fields():
    assert protocol.reply_key("{}", {"b": ["2", "1"], "a": ["é"]}) == '{}\n[["a","é"],["b","1"],["b","2"]]'


def test_too_many_replies_stop_the_build(monkeypatch):
    monkeypatch.setattr(protocol, "MOST_REPLIES", 2)
    with pytest.raises(protocol.TooManyReplies, match="demo"):
        protocol.replies("demo", EN)


def test_the_notebook_shows_the_face_and_answers():
    shown = biriba_widgets.show("demo", lang="en")
    data, _ = shown._repr_mimebundle_()
    again, _ = biriba_widgets.show("demo", lang="en")._repr_mimebundle_()
    assert data == again, "stored outputs are compared"
    assert shown.face == protocol.face("demo", EN)
    assert "Run this cell to try it." in data["text/html"]
    assert re.search('<section class="bw" style="[^"]+" inert ', data["text/html"])
    assert set(data) == {"text/html", "text/plain"}, "a view of its own would win over the stored face"
    sent = []
    shown.send = sent.append
    asked = {"widget": "demo", "given": '{"lang":"en"}', "state": '{"count":0,"word":""}'}
    shown._answer(shown, {**asked, "number": 3, "pairs": '[["do","again"],["word",""]]'}, [])
    shown._answer(shown, {}, [])
    assert [one["number"] for one in sent] == [3]
    assert sent[0]["answer"][0] == '{"count":1,"word":""}'


def test_the_packages_work_without_a_notebook():
    """As in the browser: nothing but the standard library."""
    blocked = "import sys; sys.modules['anywidget'] = sys.modules['ipywidgets'] = sys.modules['IPython'] = None; "
    work = "import biriba_widgets, biriba_widgets.protocol as p; p.face('meld_lab', {'lang': 'en'})"
    subprocess.run([sys.executable, "-c", blocked + work], check=True)


def test_every_module_that_answers_is_registered():
    folder = Path(biriba_widgets.__file__).parent
    answering = {
        ".".join(["biriba_widgets", *path.relative_to(folder).with_suffix("").parts])
        for path in folder.rglob("*.py")
        if re.search(r"^def submit\(|^from .* import .*\bsubmit$", path.read_text("utf-8"), re.M)
    }
    assert answering == {module for name, module in WIDGETS.items() if name != "demo"}


def test_text_that_nobody_escaped_is_never_shown(monkeypatch):
    demo = protocol.widget_module("demo")
    monkeypatch.setattr(demo, "render", lambda arguments, state: f"<b>{state['word']}</b>")
    with pytest.raises(TypeError, match="instead of Markup"):
        protocol.face("demo", EN)
