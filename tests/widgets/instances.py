"""Every widget as the book uses it, and every HTML (a *face*) that a test reaches in it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from biriba_widgets.protocol import replies, widget_module
from biriba_widgets.quiz import more
from biriba_widgets.quiz import widget as quiz
from book.builder.html_tree import Node, read

from .reading import submission

QUIZZES = sorted((Path(__file__).parents[2] / "book" / "quizzes").glob("*.json"))
DEMO = {
    "position": {
        "hands": ["9S 4C", "7H KD", 4, 5],
        "melds": [["3H 4H 5H 6H 7H 8H 9H", "9D 9C 9H"], ["5C 6C 7C"]],
        "reserves": ["in_play", "untaken"],
        "pile": "8D",
    },
    "ask": [["add 2 9S"], ["add 2 9S", "discard 4C"], ["discard 9S"], ["add 1@1 4C"]],
}
GREEK: dict[str, object] = {"rules": "greek-canasta"}
PLAIN: dict[str, list[dict[str, object]]] = {
    "worked_example": [{}],
    "meld_lab": [{}, GREEK, {**GREEK, "variants": ["twos-not-wild", "super-biriba"]}],
    "deck_explorer": [{}, GREEK, {**GREEK, "variants": ["twos-not-wild"]}],
    "dealing": [{}, GREEK, {**GREEK, "table": "six"}],
    "seventh": [{}],
    "substitute_lab": [{}],
    "turn_lab": [{}, GREEK],
    "biribaki_lab": [{}, GREEK],
    "score_lab": [{}, GREEK, {**GREEK, "variants": ["individual"]}],
    "ends_lab": [{}, GREEK, {**GREEK, "variants": ["individual"]}],
    "conventions": [{}],
    "position_demo": [DEMO],
    "course": [{}],
    "play": [{}],
    "referee": [{}],
    "two_games": [{}],
    "replay": [{}],
    "practice": [{}],
    "score": [{}],
}
#: Clicks of a walk through a form; there are so many quiz items that a third is enough for each.
STEPS, QUIZ_STEPS = 30, 10
#: The course has so many prepared replies that these tests read one in several; its own tests walk through all.
MOST_FACES = 200


def instances(lang: str) -> list[tuple[str, str]]:
    """(widget, arguments as JSON) for every widget and every quiz item."""
    found = [(name, {**extra, "lang": lang}) for name, several in PLAIN.items() for extra in several]
    found += [("quiz", item) for path in QUIZZES for item in quiz.items(path, lang)]
    found += [("more_questions", more.instances({"lang": lang})[0])]
    return [(name, json.dumps(arguments)) for name, arguments in found]


@cache
def faces(widget: str, text: str) -> tuple[str, ...]:
    """The first face, every prepared reply, and the replies to a random walk of clicks."""
    arguments = json.loads(text)
    module = widget_module(widget)
    html = [module.render(arguments, module.start(arguments))]
    told = list(dict.fromkeys(reply for _, reply in replies(widget, arguments).values()))
    html += told[:: 1 + len(told) // MOST_FACES]
    html += _walk(module, arguments)
    return tuple(dict.fromkeys(html))


def _walk(module, arguments) -> Iterator[str]:
    rng = random.Random(str(arguments))
    state = module.start(arguments)
    for _ in range(QUIZ_STEPS if module is quiz else STEPS):
        html = module.render(arguments, state)
        assert module.render(arguments, state) == html
        yield html
        sent = submission(read(html), rng)
        if sent is None:
            return
        state = json.loads(json.dumps(module.submit(arguments, state, sent)))


ALL = [(lang, widget, text) for lang in ("en", "fr") for widget, text in instances(lang)]
#: Each widget in each language.
WIDGETS = list(dict.fromkeys((lang, widget) for lang, widget, _ in ALL))


def label(case: tuple[str, str, str]) -> str:
    lang, widget, text = case
    arguments = json.loads(text)
    game = "+".join([str(arguments.get("rules", "")), *arguments.get("variants", ())])
    return f"{lang}-{widget}-{arguments.get('id') or arguments.get('part') or game}"


def read_faces(lang: str, widget: str) -> Iterator[tuple[str, Node]]:
    """Every different face of a widget in one language, parsed, with the first instance that shows it."""
    shown: dict[str, tuple[str, str, str]] = {}
    for case in ALL:
        if case[:2] == (lang, widget):
            shown |= {html: case for html in faces(*case[1:]) if html not in shown}
    return ((label(case), read(html)) for html, case in shown.items())
