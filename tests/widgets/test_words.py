"""The catalogues of words: both languages say the same, no phrase is left over, and none is missing."""

from __future__ import annotations

import ast
import re
import string
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import biriba_widgets
from biriba_widgets import words
from biriba_widgets.words import CATALOGUES, PHRASES, say
from biriba_widgets.words.catalogue import Phrase

FOLDER = Path(biriba_widgets.__file__).parent
#: Phrases that are spelt alike in both languages.
ALIKE = set(
    """
    is.substitute points jokers progress.questions quiz.place quiz.label card.the-joker table.packets-name
    deck.total count.total sheet.total two.total play.menu
    practice.number-on practice.length.n practice.sheet-points practice.sheet-title
    ref.variant.super-biriba two.score.reserve ref.reserve two.joker two.bonus two.biriba
    pad.reserve pad.csv-total ref.at ref.cards ref.grows ref.case.grows ref.case.changes ref.match.total
    """.split()
)
#: Keys that are put together at run time, a star for what is filled in: who searches for a key that no code writes
#: whole finds it here; the part before the star is in the code.
COMPOSED = set(
    """
    act.* biriba.* biribaki.reserve-* biribaki.way-* coach.turn-* conv.* conv.*.* conv.*.elsewhere conv.*.none
    count.* dealing.* dealing.*.title dealing.table.* dealing.tag.* did.* do.* do.*-pile ends.ended-* ends.intro-*
    ends.scene-* hand.* is.* kind.* log.biriba-* log.from-* log.to-* of.seat.*
    pad.game.* pad.kind.* pad.line-* pad.meld.*-* pad.reserve.* pad.table.* play.level.* play.sort-* play.sure-*
    practice.ask.*
    practice.biriba-* practice.hint.* practice.level.* practice.now-* practice.reserve-* practice.section.*
    practice.topic.* quiz.*-stand-in quiz.stands-for-itself* quiz.who-* rank.* ref.action.* ref.done.* ref.fill.*
    ref.game.* ref.hint-* ref.legal.* ref.line.* ref.now.* ref.place.* ref.problem.* ref.reserve.* ref.shown.*
    ref.stage.* ref.the-game.* ref.topic.* ref.variant.* ref.verb.* ref.word.* replay.did-* replay.example.*
    score.example-* seat.* sheet.**
    sheet.row.* side.* story.* story.*.title suit.* two.bonus.* two.example.* two.kind.* two.score.*
    """.split()
)


def _parts(phrase: Phrase) -> tuple[str, ...]:
    return (phrase,) if isinstance(phrase, str) else phrase


def _fields(phrase: Phrase) -> set[str]:
    return {name for part in _parts(phrase) for _, name, _, _ in string.Formatter().parse(part) if name}


def test_every_key_stands_in_the_catalogue_that_its_first_word_names():
    for path in Path(words.__file__).parent.glob("*.py"):
        for key in getattr(import_module(f"biriba_widgets.words.{path.stem}"), "WORDS", ()):
            assert CATALOGUES[key.partition(".")[0]] == path.stem, key


def test_both_languages_have_the_same_fields():
    for key, (english, french) in PHRASES.items():
        assert isinstance(english, str) == isinstance(french, str), key
        if not key.startswith("conv."):  # a number may be left out where one language says it otherwise
            assert _fields(english) == _fields(french), key


def test_a_problem_follows_the_name_of_its_place():
    for key, pair in PHRASES.items():
        if key.startswith("ref.problem."):
            parts = [part for phrase in pair for part in _parts(phrase)]
            assert all(part[0].islower() or part[0] == "{" for part in parts), key


def test_nothing_is_the_same_in_both_languages_by_oversight():
    same = {key for key, (one, other) in PHRASES.items() if one == other and re.search("[a-z]{3}", str(one))}
    assert same <= ALIKE, same - ALIKE


def test_french_counts_nothing_as_one():
    assert say("fr", "cards", n=0) == "0 carte"
    assert say("en", "cards", n=0) == "0 cards"
    assert say("fr", "points", n=5000) == "5\u202f000 points"


# -- which keys the code asks for ----------------------------------------------------------


@cache
def _modules() -> list[ast.Module]:
    return [ast.parse(path.read_text("utf-8")) for path in FOLDER.rglob("*.py") if path.parent.name != "words"]


def _pattern(node: ast.expr) -> str | None:
    """A text put together at run time with a star for each part that is not written; None for anything else."""
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "*" for part in node.values]
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and isinstance(node.left, ast.Constant):
        parts = [node.left.value, "*"]
    else:
        return None
    text = "".join(map(str, parts))
    return text if re.fullmatch(r"[a-z-]+\.[\w.*-]*", text) else None


def _asked() -> Iterator[ast.expr]:
    """The keys that are handed to `say`, `in_game` and `FormBuilder.t`."""
    for tree in _modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in ("t", "in_game") and node.args:
                    yield node.args[0]
                elif name == "say" and len(node.args) > 1:
                    yield node.args[1]


@cache
def _literals() -> set[str]:
    return {
        node.value
        for tree in _modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _composed() -> set[str]:
    found = {_pattern(node) for tree in _modules() for node in ast.walk(tree) if isinstance(node, ast.expr)}
    return {pattern for pattern in found if pattern is not None and _matching(pattern)}


def _matching(pattern: str) -> set[str]:
    wanted = re.compile(re.escape(pattern).replace(r"\*", ".+"))
    return {key for key in PHRASES if wanted.fullmatch(key.removesuffix("@G"))}


def test_every_key_that_is_written_is_there():
    for node in _asked():
        for each in (node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,):
            if isinstance(each, ast.Constant):
                assert each.value in PHRASES, each.value
            elif (pattern := _pattern(each)) is not None:
                assert _matching(pattern), pattern


def test_keys_that_are_put_together_are_listed():
    assert _composed() == COMPOSED


def test_no_phrase_is_left_over():
    used = _literals() | {key for pattern in COMPOSED for key in _matching(pattern)}
    left = {key for key in PHRASES if key not in used and key.removesuffix("@G") not in used}
    assert not left, sorted(left)
