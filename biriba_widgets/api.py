"""The engine's public names as a page: signatures, descriptions and examples, read off the code itself."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from enum import Enum
from functools import cached_property
from html import escape
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import biriba_core
from biriba_widgets.html.forms import rule_address

#: Every public name under its heading, with the module that it is imported from.
GROUPS = (
    ({"en": "Cards and melds", "fr": "Cartes et combinaisons"}, "biriba_core",
     "Card card_at Codes CARDS DECK JOKER UNKNOWN Meld MeldKind Biriba judge_meld arrangements extensions"),
    ({"en": "Games and variants", "fr": "Jeux et variantes"}, "biriba_core",
     "PARTNERSHIP GREEK_CANASTA Profile Bonus profile"),
    ({"en": "Deals and actions", "fr": "Donnes et actions"}, "biriba_core",
     "Deal Stage End Reserve UNTAKEN IN_PLAY new_deal deal_from_deck next_dealer view "
     "Action Draw Take Pass LayDown Extend Add Discard"),
    ({"en": "The referee", "fr": "L’arbitre"}, "biriba_core",
     "check Verdict Ruling legal_actions LegalActions apply stop TURN_LIMIT"),
    ({"en": "Scores and matches", "fr": "Comptes et parties"}, "biriba_core",
     "score ScoreSheet SideScore Line ScoreItem Match new_match"),
    ({"en": "Text", "fr": "Texte"}, "biriba_core", "parse_cards codes_text parse_action parse_position to_position"),
    ({"en": "Errors", "fr": "Erreurs"}, "biriba_core", "InputError Problem AmbiguousAction IllegalAction IllegalMeld"),
    ({"en": "Computer players", "fr": "Les joueurs simulés"}, "biriba_core.players",
     "player LEVELS Player Choice Motive Easy Medium Hard Weights"),
    ({"en": "Whole deals", "fr": "Des donnes entières"}, "biriba_core.players.table", "play_deal mirrored"),
    ({"en": "Records", "fr": "Enregistrements"}, "biriba_core.records",
     "Record seeded_deck write_record read_record replayed BadRecord end_line is_word"),
    ({"en": "Simulations", "fr": "Simulations"}, "biriba_core.simulate", "Settings simulate play_one"),
    ({"en": "Strength", "fr": "La force des joueurs"}, "biriba_core.strength", "duel gains"),
    ({"en": "Means and their intervals", "fr": "Moyennes et intervalles"}, "biriba_core.intervals",
     "interval Interval TWO_SIDED_95"),
)  # fmt: skip
MODULES = tuple(dict.fromkeys(module for _, module, _ in GROUPS))
#: What the examples of the page need; the page shows it first.
IMPORTS = "\n".join(["import random", *(f"from {module} import *" for module in MODULES)])
RULE = re.compile(r"\bG?\d{1,2}\.\d{1,2}\b")
CODE = re.compile(r"`+([^`]+)`+")
CORE = Path(biriba_core.__file__).parent


def html(lang: str) -> str:
    """The whole reference; its headings are in the reader's language, what comes from the code is English."""
    parts = [f'<div lang="en">{_code(IMPORTS)}</div>']
    for number, (title, module, names) in enumerate(GROUPS, 1):
        inside = "".join(_entry(module, name) for name in names.split())
        parts.append(f'<h3 id="api-{number}">{escape(title[lang])}</h3><div lang="en">{inside}</div>')
    return f'<div class="bw-api">{"".join(parts)}</div>'


def _entry(module: str, name: str) -> str:
    thing = getattr(import_module(module), name)
    if inspect.isroutine(thing):
        head, body = name + _signature(thing), _described(thing)
    elif inspect.isclass(thing) and thing.__name__ == name:
        made = _signature(thing) if issubclass(thing, Exception) and "__init__" in vars(thing) else ""
        fields = "\n".join(_fields(thing))
        head, body = f"class {name}{made}", _described(thing) + _code(fields) + "".join(_members(thing))
    else:
        head, body = _assigned(name, thing)
    return f'<h4 id="api-{name}"><code>{escape(head, quote=False)}</code></h4>{body}'


def _signature(thing: Any) -> str:
    """What goes in and comes out. Annotations are text in the code and need no quotes here."""
    shown = re.sub(r"(: |-> )'([^']*)'", r"\1\2", str(inspect.signature(thing)))
    return re.sub(r"\((self|cls)(, )?", "(", shown)


def _fields(cls: type) -> Iterator[str]:
    """The fields that a class declares, or the members of a closed set, with the remarks that stand above them."""
    source = inspect.getsource(cls)
    lines = source.splitlines()
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.ClassDef)
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and not ast.unparse(node.target).startswith("_"):
            yield from _remarks(lines, node.lineno)
            yield f"{ast.unparse(node.target)}: {ast.unparse(node.annotation)}"
        elif isinstance(node, ast.Assign) and issubclass(cls, Enum):
            yield from _remarks(lines, node.lineno)
            yield ast.unparse(node)


def _remarks(lines: list[str], line: int) -> list[str]:
    """The ``#:`` comments directly above a line (counted from 1)."""
    first = line - 1
    while lines[first - 1].strip().startswith("#:"):
        first -= 1
    return [remark.strip().replace("#:", "#", 1) for remark in lines[first : line - 1]]


def _members(cls: type) -> Iterator[str]:
    for name, member in vars(cls).items():
        called = isinstance(member, FunctionType | classmethod | staticmethod)
        if not name.startswith("_") and (called or isinstance(member, property | cached_property)):
            head = name + (_signature(getattr(cls, name)) if called else "")
            yield f"<h5><code>.{escape(head, quote=False)}</code></h5>{_described(member)}"


def _assigned(name: str, value: Any) -> tuple[str, str]:
    """A value: the line that sets it, where one line of public names does, and the comment above it."""
    for path in sorted(CORE.rglob("*.py")):
        lines = path.read_text("utf-8").splitlines()
        for place, line in enumerate(lines, 1):
            if re.match(rf"{name}(: \w+)? = ", line):
                told = " ".join(remark.removeprefix("# ") for remark in _remarks(lines, place))
                head = f"{name} = {value!r}" if isinstance(value, tuple) and "(_" in line else line
                return name if line.endswith("(") else head, f"<p>{_prose(told)}</p>"
    raise LookupError(name)


def _described(thing: Any) -> str:
    """A docstring: paragraphs, and examples as they would be typed."""
    blocks = re.split(r"\n\s*\n", inspect.getdoc(thing) or "")
    return "".join(_code(block) if block.startswith(">>>") else f"<p>{_prose(block)}</p>" for block in blocks)


def _code(text: str) -> str:
    """Code, with the rules that its remarks name linked."""
    lines = escape(text, quote=False).split("\n")
    shown = "\n".join(_linked(line) if line.startswith("#") else line for line in lines)
    return f"<pre><code>{shown}</code></pre>" if text else ""


def _prose(text: str) -> str:
    return CODE.sub(r"<code>\1</code>", _linked(escape(text, quote=False)))


def _linked(text: str) -> str:
    """Rule numbers as links to the sentences they name."""

    def link(found: re.Match[str]) -> str:
        return f'<a class="rule" href="{rule_address(found[0])}" data-rule="{found[0]}">{found[0]}</a>'

    return RULE.sub(link, text)
