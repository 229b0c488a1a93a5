"""`show`: a wrong argument gets one sentence with the names that exist; a notebook prints only that."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell

from biriba_numbers import numbers
from biriba_widgets import show, show_api, show_rules
from biriba_widgets.checking import TAKES
from biriba_widgets.errors import SENTENCES, ShowError
from biriba_widgets.protocol import widget_module
from biriba_widgets.registry import WIDGETS
from biriba_widgets.still import STILL
from tests.core.typography import faults
from tests.widgets.instances import ALL

LANGUAGES = ("en", "fr")
GREEK = {"rules": "greek-canasta"}
POSITION = {"hands": ["9H KS", 11, 11, 11], "melds": [["3H 4H 5H"], []]}


def refusal(widget: str, arguments: dict[str, Any]) -> str:
    with pytest.raises(ShowError) as caught:
        show(widget, **arguments)
    return str(caught.value)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("widget", "arguments", "words"),
    [
        ("meld_labs", {}, ["meld_labs", "meld_lab", "progress", "worked_example"]),
        ("", {}, ["meld_lab"]),
        ("meld_lab", {"colour": "red"}, ["colour", "lang, rules, variants, id"]),
        ("meld_lab", {"rules": "rami"}, ["rami", "partnership", "greek-canasta"]),
        ("meld_lab", {**GREEK, "variants": ["wild"]}, ["wild", "super-biriba"]),
        ("meld_lab", {**GREEK, "variants": "super-biriba"}, ["variants"]),
        ("meld_lab", {**GREEK, "variants": 3}, ["variants"]),
        ("play", GREEK, ["rules", "lang, id"]),
        ("course", {"lesson": "99"}, ["lesson", "99", "1, 2, 3"]),
        ("dealing", {**GREEK, "table": "seven"}, ["table", "seven", "four, alone, six"]),
        ("dealing", {"table": "six"}, ["six", "four"]),
        ("quiz", {}, ["page"]),
        ("quiz", {"page": "melds"}, ["melds", "03-melds", "g9-advice"]),
        ("quiz", {"page": "../quizzes/03-melds"}, ["03-melds"]),
        ("quiz", {"page": "03-melds", "id": "a"}, ["id", "lang, page"]),
        ("progress", {"page": "03-melds"}, ["page", "lang"]),
        ("diagram", {}, ["name"]),
        ("diagram", {"name": "a-tern"}, ["a-tern", "a-turn, two-ways"]),
        ("position_demo", {"position": POSITION}, ["ask"]),
        ("position_demo", {"position": POSITION, "ask": ["draw"]}, ["ask", '[["draw"]']),
        ("position_demo", {"position": POSITION, "ask": [["knit"]]}, ["knit", "discard"]),
        ("position_demo", {"position": POSITION, "ask": [["discard 9S", "draw"]]}, ["(4.4)"]),
        ("position_demo", {"position": {}, "ask": [["draw"]]}, ["hands"]),
        ("turn_lab", {"position": 5}, ["position"]),
        ("substitute_lab", {"position": {"hands": [1]}}, ["hands"]),
    ],
)
def test_a_slip_is_one_sentence_with_the_names_that_exist(
    widget: str, arguments: dict[str, Any], words: list[str], lang: str
) -> None:
    said = refusal(widget, {**arguments, "lang": lang})
    assert "\n" not in said
    assert all(word in said for word in words), said
    assert faults(re.sub(r"\[.*\]", "", said), lang) == []  # code keeps its own quotation marks


@pytest.mark.parametrize("lang", ["de", "", "EN", None, 5, ["en"]])
def test_an_unknown_language_is_named_with_those_that_exist(lang: object) -> None:
    said = refusal("meld_lab", {"lang": lang})
    assert str(lang) in said and "en or fr" in said
    for ask in (show_api, lambda lang: numbers("advice", lang=lang)):
        with pytest.raises(ShowError, match="en or fr"):
            ask(lang)


@pytest.mark.parametrize("value", [["x"], {"a": 1}, {1}, 3, None, True, b"x", [["draw"]]], ids=repr)
def test_an_argument_of_another_type_is_named(value: object) -> None:
    """Whatever Python can hand over: a name and a type of its own for each, and never an error of Python's."""
    asked = [(widget, argument) for widget, names in TAKES.items() for argument in names]
    for widget, argument in asked:
        others = {"name": "a-turn", "page": "03-melds", "position": POSITION, "ask": [["draw"]]}
        needed = {name: other for name, other in others.items() if name in TAKES[widget]}
        if (argument, value) != ("ask", [["draw"]]):
            said = refusal(widget, {**needed, argument: value})
            assert argument in said or (argument, value) == ("variants", ["x"])  # named as a variant
    for ask in (show, show_rules, numbers):
        with pytest.raises(ShowError):
            ask(value)


def test_without_a_language_it_is_english() -> None:
    assert show("meld_lab").face == show("meld_lab", lang="en").face
    assert show("progress")._repr_html_() == show("progress", lang="en")._repr_html_()
    assert numbers("advice")._repr_html_() == numbers("advice", lang="en")._repr_html_()


@pytest.mark.parametrize("name", ["verdicts", "figure:biribas", "advices", "Biribas", ""])
def test_an_unknown_name_in_the_chapter_on_numbers(name: str) -> None:
    with pytest.raises(ShowError) as caught:
        numbers(name, lang="fr")
    assert all(word in str(caught.value) for word in (name, "about, biribas, wild", "advice"))


def test_rules_hold_for_a_position_too() -> None:
    """A position that does not name its game takes it from `rules`."""
    plain, greek = (show("turn_lab", position=POSITION, **rules).face for rules in ({}, GREEK))
    assert plain != greek


class Noting(dict):
    """Arguments that remember what was read of them."""

    def __init__(self, *arguments: Any, read: set[str]) -> None:
        super().__init__(*arguments)
        self.read = read

    def __getitem__(self, key: str) -> Any:
        self.read.add(key)
        return super().__getitem__(key)

    def get(self, key: str, default: Any = None) -> Any:
        self.read.add(key)
        return super().get(key, default)

    def __contains__(self, key: object) -> bool:
        self.read.add(str(key))
        return super().__contains__(key)


@pytest.mark.parametrize("widget", sorted(WIDGETS.keys() - {"quiz", "more_questions"}))
def test_what_a_widget_takes_is_what_it_reads(widget: str) -> None:
    read: set[str] = set()
    for _, name, text in ALL:
        if name == widget:
            module = widget_module(widget)
            arguments = Noting(json.loads(text), read=read)
            module.render(arguments, module.start(arguments))
    assert read - {"lang", "id"} == set(TAKES[widget])


def test_every_widget_is_listed() -> None:
    assert set(TAKES) == WIDGETS.keys() | STILL.keys()


def test_every_sentence_is_there_in_both_languages() -> None:
    for key, sentence in SENTENCES.items():
        assert set(sentence) == set(LANGUAGES), key


def test_a_notebook_prints_the_sentence_alone(capsys: pytest.CaptureFixture[str]) -> None:
    ran = InteractiveShell().run_cell('from biriba_widgets import show\nshow("quiz", lang="fr", page="melds")')
    assert isinstance(ran.error_in_exec, ShowError)
    assert capsys.readouterr().out.strip() == str(ran.error_in_exec)
