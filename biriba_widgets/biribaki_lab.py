"""Biribaki lab: one position, the hand emptied by a meld and by the discard, side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from biriba_core import Deal, parse_position, score

from . import cards, sheet, tabletop
from .forms import Face, Submission, first
from .tabletop import played

LABEL = {"en": "Two ways to the biribaki", "fr": "Deux chemins vers le biribaki"}
JSON = Any
YOU, SIDE = 0, 0

POSITION = {
    "stage": "play",
    "hands": ["9S 9D 9C 9H", "KS 4D 7C", "QH 5C", "AD 8S 8C"],
    "melds": [["3H 4H 5H 6H 7H 8H 9H"], ["5C 6C 7C 8C"]],
    "pile": "JD 2S KC",
    "stock": 30,
    "packets": ["2C 5S 5D 6D 8S JH JD AS AC KD KH", 11],
}
#: What is done in each column, stage by stage.
WAYS: dict[str, tuple[tuple[str, ...], ...]] = {
    "meld": ((), ("meld 9S 9H 9D 9C",), ("meld 9S 9H 9D 9C", "discard KD")),
    "discard": ((), ("meld 9S 9H 9D",), ("meld 9S 9H 9D", "discard 9C")),
}
STAGES = 3


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"step": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    step = state["step"] + {"next": 1, "back": -1}.get(first(submission, "go"), 0)
    return {"step": min(STAGES - 1, max(0, step))}


def render(arguments: Mapping[str, JSON], state: JSON) -> str:
    face = Face("biribaki_lab", arguments)
    step = state["step"]
    buttons = []
    if step:
        buttons.append(face.button("go", "back", face.t("go.back")))
    if step < STAGES - 1:
        buttons.append(face.button("go", "next", face.t("go.next"), "main"))
    told = "".join(face.line(line) for line in _told(face, step))
    columns = "".join(f"<div><h4>{face.t(f'biribaki.{way}')}</h4>{_column(face, way, step)}</div>" for way in WAYS)
    return (
        f"<p>{face.t('biribaki.intro')}</p>"
        + face.says(told)
        + face.form("steps", face.bar(*buttons))
        + f'<div class="two">{columns}</div>'
    )


def _told(face: Face, step: int) -> list[str]:
    """What each way did at this stage, read off the deals."""
    if not step:
        return [face.t("biribaki.start") + " " + face.rule("5.1")]
    out = []
    for way, stages in WAYS.items():
        before, after = _at(stages[step - 1]), _at(stages[step])
        did = " ".join(tabletop.done(face, before, after, stages[step][-1]))
        out.append(f"<strong>{face.t(f'biribaki.{way}')}</strong> · {did}")
    return out


def _at(actions: tuple[str, ...]) -> Deal:
    return played(parse_position(POSITION), actions)


def _column(face: Face, way: str, step: int) -> str:
    """Who holds what, whose turn it is, and what would count if the deal ended here."""
    deal = _at(WAYS[way][step])
    reserve = deal.reserves[SIDE]
    key = "waiting" if isinstance(reserve, int) else reserve
    hand = tabletop.texts(deal.hands[YOU])
    turn = "biribaki.goes-on" if deal.seat == YOU else "biribaki.over"
    counted = score(deal)
    return (
        f'<div class="felt">{tabletop.melds(face, deal, SIDE)}'
        f"<h4>{face.t('table.hand')} · {face.t('cards', n=len(hand))}</h4>{cards.row(cards.in_order(hand), face.lang)}"
        f'<p><span class="tag">{face.t(f"biribaki.reserve-{key}")}</span> '
        f'<span class="tag">{face.t(turn)}</span></p></div>'
        f'<details id="{face.id("sheet", way)}" open><summary>{face.t("biribaki.if-over")}</summary>'
        f"{sheet.table(face, counted, SIDE)}</details>"
    )


def beforehand(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    if state["step"]:
        yield {"go": ["back"]}
    if state["step"] < STAGES - 1:
        yield {"go": ["next"]}
