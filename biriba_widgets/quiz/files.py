"""Quiz files: read, and checked so that a slip is one clear sentence at build time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from biriba_core import UNKNOWN, IllegalAction, InputError, parse_cards
from biriba_core.notation import check_copies
from biriba_widgets.authored import is_list, is_text, is_texts, read_json, short, words_fault
from biriba_widgets.errors import ShowError, not_shown
from biriba_widgets.questions.kinds import KINDS, Order, deal_of, rules_of

#: More cards to choose from than this are too many to try every choice, and to look at.
MOST_CHOSEN_FROM = 14
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
_WORTH = re.compile(r"worth [0-9]{1,4}")


def _is_deals(found: object) -> bool:
    return is_list(found, lambda scores: is_list(scores, lambda points: type(points) is int))


#: What may stand under each key, and how it is written.
VALUES: Mapping[str, tuple[Callable[[object], bool], str]] = {
    "rules": (is_text, '"greek-canasta"'),
    "variants": (lambda found: found == [] or is_texts(found), '["twos-not-wild"]'),
    "meld": (is_text, '"3H 4H *"'),
    "cards": (is_text, '"3H 4H *"'),
    "card": (is_text, '"3H"'),
    "position": (lambda found: isinstance(found, dict), '{"hands": ["9S 9D 9C 4C", 11, 11, 11]}'),
    "do": (lambda found: found == [] or is_texts(found), '["draw", "discard 5S"]'),
    "actions": (is_texts, '["draw", "discard 5S"]'),
    "deals": (_is_deals, "[[1200, 900], [3900, 800]]"),
    "seat": (lambda found: type(found) is int, "0"),
    "side": (lambda found: type(found) is int, "0"),
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


def pages_of(lang: str) -> Iterator[tuple[str, str, Path]]:
    """Each page that has a quiz: its name, its title (none where the book in this language is not there), its quiz."""
    for path in sorted(folder_of_quizzes().glob("*.json")):
        yield path.stem, _title(path.parent.parent / lang / f"{path.stem}.ipynb"), path


def _title(notebook: Path) -> str:
    """The first heading of a notebook."""
    if not notebook.is_file():
        return ""
    for cell in json.loads(notebook.read_text("utf-8-sig"))["cells"]:
        for line in "".join(cell["source"]).splitlines():
            if line.startswith("# "):
                return line.removeprefix("# ").strip()
    return notebook.stem


def load(path: str | Path) -> list[dict[str, Any]]:
    """The items of a quiz file; ShowError names the file, the item and what to do."""
    path = Path(path)
    try:
        content = path.read_bytes()
    except OSError:
        raise ShowError(f"{path.name}: there is no such file; name one of the files in book/quizzes.") from None
    found = read_json(path.name, content)
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
    if not isinstance(kind, str) or kind not in KINDS:
        return f'there is no kind "{short(kind)}"; write one of {", ".join(KINDS)}.'
    fault = words_fault(item, "ask") or words_fault(item, "hint")
    if fault:
        return fault
    for key in item:
        fault = _value_fault(kind, key, item[key])
        if fault:
            return fault
    own = {key for key in item if key not in COMMON}
    shapes = SHAPES[kind]
    if not any(own >= set(must) and own <= {*must, *may} for must, may in shapes):
        ways = "; or ".join(", ".join(f'"{key}"' for key in must) for must, _ in shapes)
        return f"a question of the kind {kind} holds {ways}; this one holds {_quoted(own)}. See docs/quizzes.md."
    need = NEEDS.get((kind, item.get("of") or item.get("all") or ""))
    if need and need not in item:
        return f'this question also needs "{need}"; see docs/quizzes.md.'
    return ""


def _value_fault(kind: str, key: str, value: object) -> str:
    """What is wrong with what stands under one key; empty when nothing is."""
    if (kind, key) in CHOICES:
        allowed, worth = CHOICES[kind, key], (kind, key) == ("pick", "all")
        known = any(type(value) is type(one) and value == one for one in allowed)
        if known or (worth and isinstance(value, str) and _WORTH.fullmatch(value)):
            return ""
        more = ' or "worth 10"' if worth else ""
        return f'"{key}" can\'t be "{short(value)}"; write one of {", ".join(map(str, allowed))}{more}.'
    if key in VALUES and not VALUES[key][0](value):
        return f'"{key}" must be written like this: "{key}": {VALUES[key][1]}.'
    return ""


def _quoted(keys: set[str]) -> str:
    return ", ".join(f'"{short(key)}"' for key in sorted(keys)) or "nothing"


@lru_cache(maxsize=512)
def _engine_fault(text: str) -> str:
    """Asks the engine about an item, as JSON: everything can be read, and some answer is right.

    Remembered, since each language and each page asks about the same items.
    """
    item = json.loads(text)
    kind = KINDS[item["kind"]]
    try:
        fault = _table_fault(item)
        if fault:
            return fault
        answers = list(kind.answers(item))
        if not any(kind.complete(item, answer) and kind.right(item, answer) for answer in answers):
            return "no answer to this question is right; change the cards or the question."
    except InputError as no:
        return str(no)
    except IllegalAction as no:
        return f"the rules refuse what the question starts from: {no}"
    except LookupError as no:
        return f"this question can't be worked out ({short(no)}); compare it with the examples in docs/quizzes.md."
    return ""


def _table_fault(item: Mapping[str, Any]) -> str:
    """What is wrong with the cards, the seats and how much there is to choose from; raises `InputError` likewise."""
    rules_of(item)  # a game that there is
    shown = " ".join(item[key] for key in ("meld", "cards", "card") if key in item)
    codes = parse_cards(shown, "cards")
    check_copies(codes, "cards")
    if UNKNOWN in codes:
        return '"?" is no card to ask about; write cards such as 3H, 10S, QD, or * for a joker.'
    if "makes" in item and len(item["cards"].split()) > MOST_CHOSEN_FROM:
        return f'"cards" has more than {MOST_CHOSEN_FROM} cards to choose from; leave some out.'
    if item["kind"] == "order" and len(Order().things(item)) < 2:
        return "one thing alone has no order; write two or more."
    if item["kind"] == "legal" and item.get("do") == []:
        return '"do" is empty; write the action that is asked about, such as ["discard 5S"].'
    if "position" in item:
        deal = deal_of(item)
        for key, several in (("seat", deal.hands), ("side", deal.melds)):
            if item.get(key, 0) not in range(len(several)):
                return f'"{key}" is a number from 0 to {len(several) - 1}.'
    return ""
