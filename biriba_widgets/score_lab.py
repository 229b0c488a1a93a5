"""Score lab: melds, hands and reserves of both pairs, to change at will; the sheet, line by line, from the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from biriba_core import InputError, parse_position, score

from . import cards, sheet
from .forms import Face, Submission, first, repeats
from .words import say, text_suits

LABEL = {"en": "Score lab", "fr": "Atelier de la marque"}
JSON = Any

FIELDS = ("melds0", "hand0", "hand2", "reserve0", "melds1", "hand1", "hand3", "reserve1", "closed")
LONGEST = 400
#: Deals to begin from; each field as a reader would write it.
EXAMPLES: dict[str, dict[str, str]] = {
    "closed": {
        "melds0": "3H 4H 5H 6H 7H 8H 9H\nQS QD QC",
        "hand0": "",
        "hand2": "KD 4S",
        "reserve0": "in_play",
        "melds1": "5C 6C 7C\n9S 9D * 9H 9C 9S 9D",
        "hand1": "AS 2D 8C",
        "hand3": "JH 3C",
        "reserve1": "in_play",
        "closed": "0",
    },
    "untaken": {
        "melds0": "4D 5D 6D 7D * 9D 10D",
        "hand0": "",
        "hand2": "KS KC",
        "reserve0": "in_play",
        "melds1": "8S 8H 8C",
        "hand1": "AC * 3S",
        "hand3": "QD JD 6H 6S",
        "reserve1": "untaken",
        "closed": "0",
    },
    "waiting": {
        "melds0": "AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC",
        "hand0": "",
        "hand2": "5S",
        "reserve0": "in_play",
        "melds1": "4H 5H 6H 7H 8H 9H 10H",
        "hand1": "KS KH QD JD 9D 8D 6S 4S 4D AD 2H",
        "hand3": "3D 7D",
        "reserve1": "waiting1",
        "closed": "0",
    },
}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"fields": _example("closed", arguments["lang"]), "told": None, "again": 0}


def _example(name: str, lang: str) -> dict[str, str]:
    """An example with its cards in the reader's letters."""
    fields = EXAMPLES[name]
    return {
        field: cards.typed(value, lang) if field.startswith(("melds", "hand")) else value
        for field, value in fields.items()
    }


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    example = first(submission, "example")
    if example in EXAMPLES:
        fields = _example(example, arguments["lang"])
    else:
        fields = {field: first(submission, field)[:LONGEST].replace("\r", "") for field in FIELDS}
    return {"fields": fields, "told": "counted", "again": repeats({**state, "told": state["fields"]}, fields)}


def _position(fields: Mapping[str, str]) -> dict[str, JSON]:
    reserves = [
        {"waiting": int(choice[-1])} if choice.startswith("waiting") else choice
        for choice in (fields["reserve0"], fields["reserve1"])
    ]
    position: dict[str, JSON] = {
        "stage": "over",
        "hands": [fields[f"hand{seat}"] for seat in range(4)],
        "melds": [[line for line in fields[f"melds{side}"].splitlines() if line.strip()] for side in range(2)],
        "reserves": reserves,
    }
    if fields["closed"] in ("0", "1", "2", "3"):
        position |= {"ended": "closed", "closed_by": int(fields["closed"])}
    else:
        position["ended"] = "passes"
    return position


def render(arguments: Mapping[str, JSON], state: JSON) -> str:
    face = Face("score_lab", arguments)
    fields = state["fields"]
    examples = [face.button("example", name, face.t(f"score.example-{name}")) for name in EXAMPLES]
    sides = "".join(_side(face, fields, side) for side in range(2))
    closers = [("", face.t("score.nobody"))] + [(str(seat), face.t(f"seat.{seat}")) for seat in range(4)]
    answer, table = _counted(face, state)
    return (
        face.form("examples", f"<p>{face.t('score.intro')}</p>", face.bar(*examples))
        + face.form(
            "score",
            f'<div class="two">{sides}</div>',
            face.select("closed", face.t("score.closed"), closers, fields["closed"]),
            face.bar(face.button("do", "count", face.t("score.count"), "main")),
        )
        + answer
        + table
    )


def _side(face: Face, fields: Mapping[str, str], side: int) -> str:
    choices = [("untaken", face.t("score.untaken")), ("in_play", face.t("score.in-play"))]
    choices += [
        (f"waiting{seat}", face.t("score.waiting", who=say(face.lang, f"seat.{seat}"))) for seat in (side, side + 2)
    ]
    return face.group(
        face.t(f"side.{side}"),
        face.area(f"melds{side}", face.t("score.melds"), fields[f"melds{side}"], face.t("score.melds-hint")),
        *(
            face.text(f"hand{seat}", face.t("score.hand", who=say(face.lang, f"seat.{seat}")), fields[f"hand{seat}"])
            for seat in (side, side + 2)
        ),
        face.select(f"reserve{side}", face.t("score.reserve"), choices, fields[f"reserve{side}"]),
        kind="bw-fields",
    )


def _counted(face: Face, state: JSON) -> tuple[str, str]:
    if state["told"] is None:
        return face.says(), ""
    try:
        counted = score(parse_position(_position(state["fields"])))
    except InputError as no:
        sentence = _named(no.sentence(face.lang), face)
        return face.says(face.line(escape(text_suits(sentence)), "head"), state["again"], "bad"), ""
    totals = [
        say(face.lang, "score.side-total", side=say(face.lang, f"side.{side}"), n=total)
        for side, total in enumerate(counted.totals)
    ]
    tables = "".join(f"<div>{sheet.table(face, counted, side)}</div>" for side in range(2))
    head = face.line(escape(" ".join(totals)), "head")
    return face.says(head, state["again"], "good"), f'<div class="two">{tables}</div>'


def _named(sentence: str, face: Face) -> str:
    """The engine names keys of the text format; the form calls them by their labels."""
    lang = face.lang
    for seat in range(4):
        sentence = sentence.replace(f"hands[{seat}]", say(lang, "score.hand-named", who=say(lang, f"seat.{seat}")))
        sentence = sentence.replace(f"Hands[{seat}]", say(lang, "score.hand-named", who=say(lang, f"seat.{seat}")))
    for side in range(2):
        for start_ in ("melds", "Melds"):
            while f"{start_}[{side}][" in sentence:
                before, _, rest = sentence.partition(f"{start_}[{side}][")
                place, _, rest = rest.partition("]")
                named = say(lang, "score.meld-named", n=int(place) + 1, side=say(lang, f"side.{side}"))
                sentence = before + named + rest
    return sentence[:1].upper() + sentence[1:]


def beforehand(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The examples, from wherever an example was."""
    examples = [_example(name, arguments["lang"]) for name in EXAMPLES]
    if state["fields"] in examples and not state["again"]:
        for name in EXAMPLES:
            yield {"example": [name]}
