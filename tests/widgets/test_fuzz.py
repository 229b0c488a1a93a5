"""Hostile submissions to every form, from fixed seeds: each is answered, and none takes with it what had been done.

`FUZZ_ROUNDS=300 pytest tests/widgets/test_fuzz.py` sends more of them than the usual run does.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator

import pytest

from biriba_widgets.protocol import LONGEST, answer, as_text, widget_module
from book.builder.html_tree import Node, read

from .instances import ALL, WIDGETS, label

ROUNDS = int(os.environ.get("FUZZ_ROUNDS", "16"))
HALF = "\ud800"
RECORD = "biriba 1\nrules partnership\nplayers 4\nseed {}\n\ndraw\n"
#: What may stand in a field of text.
TYPED = (
    "", " ", "\x00", "\ufeff", HALF, "3H" + HALF, "9" * 5_000, "-1", "0", "1", "9" * 20, "1_0", "٣", "²", "①", "nan",
    "1e9", "*", "?", "3H 4H 5H", "3ſ", "\u212a", "3H " * 30_000, "* " * 20_000, "A" * LONGEST, "[" * 200, "{}", "null",
    "true", '"></textarea><script>alert(1)</script>', "#s=7&game=greek-canasta&level=3&n=5", "#m=1", "#p=1",
    "#l=99.9", "%00", "..", RECORD.format("7" * 5_000), RECORD.format("a" + HALF), RECORD.format("1/1"),
    RECORD.format("1/1") + "draw\n" * 10_000,
    json.dumps({"hands": ["9H KS QD", 11, 11, 11], "deal": -1, "turn": True}),
    json.dumps({"hands": ["3H " + HALF] * 4}),
)  # fmt: skip
#: What another form's button or box sends: this one offers no such thing, but somebody may write it into the page.
FOREIGN = (
    "meld 3H 4H 5H", "extend 1 3H", "add 1@1 4C", "discard 3H", "draw", "take", "pass", "lay", "on", "back", "sure",
    "new", "load", "again", "undo", "answer", "next", "begin", "3.6", "G3.6", "greek-canasta", "partnership", "5H",
    "0.5",
)  # fmt: skip
NAMES = (
    "do", "go", "card", "play", "sort", "record", "rules", "variant", "players", "there", "seed", "length", "rule",
    "address", "place", "log", "now", "table", "open", "change", "size", "drop", "side", "points0", "name0", "target",
    "sent", "answer", "text", "position", "step",
)  # fmt: skip
CHOICES = ("checkbox", "radio", "hidden")


def offered(form: Node, rng: random.Random) -> Iterator[tuple[str, str]]:
    """What a reader can send: anything in fields of text, elsewhere what stands there."""
    radios: dict[str, list[str]] = {}
    for control in form.all("input", "select", "textarea"):
        name, kind = control.get("name"), control.get("type")
        if kind == "radio":
            radios.setdefault(name, []).append(control.get("value"))
        elif control.name == "select":
            yield name, rng.choice(control.all("option")).get("value")
        elif kind not in CHOICES or kind == "hidden" or rng.random() < 0.3:
            yield name, control.get("value") if kind in CHOICES or rng.random() < 0.4 else rng.choice(TYPED)
    for name, values in radios.items():
        yield name, rng.choice(values)
    buttons = [button for button in form.all("button") if button.get("name")]
    if buttons:
        pressed = rng.choice(buttons)
        yield pressed.get("name"), pressed.get("value")


def forged(face: Node, rng: random.Random) -> Iterator[tuple[str, str]]:
    """What no form sends."""
    named = sorted({control.get("name") for control in face.all("input", "select", "textarea", "button")} - {""})
    for _ in range(rng.choice((0, 1, 2, 3, 40))):
        name = rng.choice(named) if named and rng.random() < 0.7 else rng.choice(NAMES)
        yield name, rng.choice(rng.choice((TYPED, FOREIGN)))


@pytest.mark.parametrize(("lang", "widget"), WIDGETS)
def test_whatever_is_sent_is_answered_and_what_was_done_stays(lang, widget, capsys):
    cases = [case for case in ALL if case[:2] == (lang, widget)]
    rng = random.Random(f"{widget} {lang}")
    state = ""
    for number in range(ROUNDS):
        if number % 10 == 0:
            case = rng.choice(cases)
            arguments = case[2]
            given = json.loads(arguments)
            module = widget_module(widget)
            state, html = as_text(module.start(given)), str(module.render(given, module.start(given)))
        face = read(html)
        forms = face.all("form")
        honest = bool(forms) and rng.random() < 0.6
        pairs = list(offered(rng.choice(forms), rng) if honest else forged(face, rng))
        told = f"{label(case)}, {number}: {ascii(pairs)[:500]}"
        after, html, notice = answer(widget, arguments, state, json.dumps(pairs))
        (after + html).encode()
        assert not read(html).all("script"), told
        assert notice != "anew", told
        too_long = sum(len(value) for _, value in pairs) > LONGEST
        if notice == "refused":
            assert after == state, told
            assert not honest or too_long, told
        else:
            assert not too_long, told
        capsys.readouterr()
        state = after
    assert answer(widget, arguments, state, "[]")[2] == ""
