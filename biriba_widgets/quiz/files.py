"""Quiz files: read, and checked so that a slip is one clear sentence at build time."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from biriba_core import IllegalAction, InputError
from biriba_widgets.errors import ShowError, not_shown
from biriba_widgets.html import cards
from biriba_widgets.questions.kinds import KINDS

LANGUAGES = ("en", "fr")
COMMON = ("id", "kind", "ask", "hint", "rules", "variants")

#: Each way of asking: what an item must hold, and what else it may hold.
SHAPES: dict[str, tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = {
    "legal": ((("meld",), ()), (("position", "do"), ())),
    "dirty": ((("meld",), ()),),
    "value": ((("of", "cards"), ()), (("of", "meld"), ()), (("of", "position"), ("side",))),
    "count": ((("of", "card"), ()), (("of", "position"), ("do", "seat")), (("of",), ())),
    "pick": ((("cards", "makes"), ()), (("cards", "all"), ("meld",)), (("position", "all"), ())),
    "order": ((("cards", "as"), ()), (("position", "actions"), ())),
    "seat": ((("dealer", "of"), ()),),
    "match": ((("deals",), ()),),
}
#: The words that a key may hold, by kind.
CHOICES: dict[tuple[str, str], tuple[str | int, ...]] = {
    ("value", "of"): ("cards", "meld", "bonus", "side"),
    ("count", "of"): ("stock", "hand", "pile", "copies", "dealt-stock"),
    ("pick", "makes"): ("meld", "run", "set", "clean", "dirty"),
    ("pick", "all"): ("substitutes", "fit", "discard"),
    ("order", "as"): ("run", "value"),
    ("seat", "of"): ("starts", "cuts", "deals-next"),
    ("seat", "dealer"): (0, 1, 2, 3),
}
#: What a question of one sort needs besides.
NEEDS = {
    ("value", "cards"): "cards",
    ("value", "meld"): "meld",
    ("value", "bonus"): "meld",
    ("value", "side"): "position",
    ("count", "stock"): "position",
    ("count", "pile"): "position",
    ("count", "hand"): "seat",
    ("count", "copies"): "card",
    ("pick", "fit"): "meld",
    ("pick", "discard"): "position",
}


def folder_of_quizzes() -> Path:
    """Where the quiz files lie: looked for from the notebook's folder upwards, then with the installed package.

    ShowError when they are nowhere.
    """
    here = Path.cwd()
    nearest = (folder / name for folder in (here, *here.parents) for name in ("quizzes", "book/quizzes"))
    for quizzes in (*nearest, Path(__file__).parents[1] / "quizzes"):
        if quizzes.is_dir():
            return quizzes
    raise ShowError("There is no folder book/quizzes here; open the notebook where it lies in the book.")


def of_page(page: str, lang: str) -> Path:
    """The quiz file of a page; `ShowError` in `lang` for a page that has none."""
    files = {path.stem: path for path in sorted(folder_of_quizzes().glob("*.json"))}
    if page not in files:
        raise not_shown(lang, "page", given=page, names=tuple(files))
    return files[page]


def load(path: str | Path) -> list[dict[str, Any]]:
    """The items of a quiz file; ShowError names the file, the item and what to do."""
    path = Path(path)
    try:
        found = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError:
        raise ShowError(f"{path.name}: there is no such file; name one of the files in book/quizzes.") from None
    except UnicodeDecodeError:
        raise ShowError(f"{path.name}: this is not UTF-8 text; save the file as UTF-8.") from None
    except json.JSONDecodeError as no:
        raise ShowError(
            f"{path.name}, line {no.lineno}: this is not JSON ({no.msg}); "
            "look for a comma, a quotation mark or a bracket that is missing or left over just before."
        ) from None
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise ShowError(f"{path.name}: a quiz is a list of items, [{{…}}, {{…}}]; put the items in square brackets.")
    seen: set[str] = set()
    for place, item in enumerate(found, 1):
        ident = item.get("id")
        if not isinstance(ident, str) or not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9-]*", ident):
            raise ShowError(
                f'{path.name}, item {place}: it needs an "id" of letters, digits and hyphens, such as "{place}-gap".'
            )
        if ident in seen:
            raise ShowError(f'{path.name}, item "{ident}": this id is there twice; give one of the items another.')
        seen.add(ident)
        fault = _fault(item)
        if fault:
            raise ShowError(f'{path.name}, item "{ident}": {fault}')
    return found


def _fault(item: Mapping[str, Any]) -> str:
    """What is wrong with an item, as a sentence that says what to do; empty when it is well-formed."""
    return _shape_fault(item) or _engine_fault(json.dumps(item))


def _shape_fault(item: Mapping[str, Any]) -> str:
    kind = item.get("kind")
    if kind not in KINDS:
        return f'there is no kind "{kind}"; write one of {", ".join(KINDS)}.'
    for key in ("ask", "hint"):
        words = item.get(key)
        if not isinstance(words, Mapping) or not all(str(words.get(lang, "")).strip() for lang in LANGUAGES):
            return f'"{key}" needs words in both languages; write {{"en": "…", "fr": "…"}}.'
    for (of_kind, key), allowed in CHOICES.items():
        if kind == of_kind and key in item and item[key] not in allowed:
            worth = (kind, key) == ("pick", "all") and re.fullmatch(r"worth \d+", str(item[key]))
            if not worth:
                more = ' or "worth 10"' if (kind, key) == ("pick", "all") else ""
                return f'"{key}" can\'t be "{item[key]}"; write one of {", ".join(map(str, allowed))}{more}.'
    own = {key for key in item if key not in COMMON}
    shapes = SHAPES[kind]
    if not any(own >= set(must) and own <= {*must, *may} for must, may in shapes):
        ways = "; or ".join(", ".join(f'"{key}"' for key in must) for must, _ in shapes)
        return f"a question of the kind {kind} holds {ways}; this one holds {_quoted(own)}. See docs/quizzes.md."
    need = NEEDS.get((kind, item.get("of") or item.get("all") or ""))
    if need and need not in item:
        return f'this question also needs "{need}"; see docs/quizzes.md.'
    for key, sort, what in (
        ("meld", str, 'cards as text, such as "3H 4H *"'),
        ("cards", str, 'cards as text, such as "3H 4H *"'),
        ("card", str, 'one card as text, such as "3H"'),
        ("position", dict, "an object in braces"),
        ("do", list, 'a list of actions, such as ["draw", "discard 5S"]'),
        ("actions", list, 'a list of actions, such as ["draw", "discard 5S"]'),
        ("deals", list, "a list of pairs of numbers, such as [[1200, 900]]"),
        ("seat", int, "a seat from 0 to 3"),
        ("side", int, "a side, 0 or 1"),
    ):
        if key in item and (not isinstance(item[key], sort) or isinstance(item[key], bool)):
            return f'"{key}" must be {what}.'
    return ""


def _quoted(keys: set[str]) -> str:
    return ", ".join(f'"{key}"' for key in sorted(keys)) or "nothing"


@lru_cache(maxsize=512)
def _engine_fault(text: str) -> str:
    """Asks the engine about an item, as JSON: everything can be read, and some answer is right.

    Remembered, since each language and each page asks about the same items.
    """
    item = json.loads(text)
    kind = KINDS[item["kind"]]
    try:
        for key in ("meld", "cards", "card"):
            listed = item.get(key, "3H").split()
            unknown = [card for card in listed if card not in cards.BY_TEXT or card == cards.UNKNOWN]
            if unknown or not listed:
                named = unknown[0] if unknown else ""
                return f'"{key}": "{named}" is no card; write cards such as 3H, 10S, QD, or * for a joker.'
        if "do" in item and item["kind"] == "legal" and not item["do"]:
            return '"do" is empty; write the action that is asked about, such as ["discard 5S"].'
        answers = list(kind.answers(item))
        if not any(kind.complete(item, answer) and kind.right(item, answer) for answer in answers):
            return "no answer to this question is right; change the cards or the question."
    except InputError as no:
        return str(no)
    except IllegalAction as no:
        return f"the rules refuse what the question starts from: {no}"
    except (IndexError, KeyError, TypeError, ValueError) as no:
        return f"this question can't be worked out ({no}); compare it with the examples in docs/quizzes.md."
    return ""
