"""Turn lab: a staged hand, pile and table; draw or take, lay, add, discard, undo. The engine rules on each step.

Other widgets stage positions of their own with `play_submit` and `play_render`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from biriba_core import Deal, parse_position

from . import tabletop
from .forms import Face, Submission, first, repeats
from .tabletop import attempt, played, spoken

LABEL = {"en": "Turn lab", "fr": "Atelier du tour"}
JSON = Any

#: One card in the pile, so that it may not go straight back (4.5); what is drawn is of little use.
POSITION = {
    "stage": "draw",
    "hands": ["6H 7H 8S 8D 9C KC 4C * JD", 10, 9, 11],
    "melds": [["3D 4D 5D", "QS QD QC"], ["JS QS KS"]],
    "pile": "5H",
    "stock": " ".join(["8C"] + ["?"] * 25),
}
TRIES: tuple[Submission, ...] = (
    {"do": ["take"]},
    {"do": ["draw"]},
    {"do": ["discard"], "card": ["KC"]},
    {"do": ["lay"], "card": ["8S", "8D", "*"]},
)
#: After taking the single card: the two things to try with it.
AFTER_TAKE: tuple[Submission, ...] = (
    {"do": ["discard"], "card": ["5H"]},
    {"do": ["lay"], "card": ["5H", "6H", "7H"]},
)


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"done": [], "told": None, "again": 0, "cards": []}


def staged(arguments: Mapping[str, JSON], position: Mapping[str, JSON] = POSITION) -> Deal:
    return parse_position(arguments.get("position", position))


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    return play_submit(staged(arguments), state, submission, arguments["lang"])


def play_submit(deal: Deal, state: JSON, submission: Submission, lang: str) -> JSON:
    """Try, undo, or begin again; what is refused changes nothing but the answer."""
    go, done = first(submission, "go"), state["done"]
    fresh = {"done": [], "told": None, "again": 0, "cards": []}
    if go == "restart":
        return fresh
    if go == "undo":
        return {**fresh, "done": done[:-1]}
    told = attempt(played(deal, done), submission, lang)
    if told.kind == "done":
        return {**fresh, "done": [*done, str(told.what)], "told": list(told)}
    chosen = list(submission.get("card", []))
    return {"done": done, "told": list(told), "again": repeats(state, list(told)), "cards": chosen}


def render(arguments: Mapping[str, JSON], state: JSON) -> str:
    face = Face("turn_lab", arguments)
    return f"<p>{face.t('turn.intro')}</p>" + play_render(face, staged(arguments), state)


def play_render(
    face: Face, start_deal: Deal, state: JSON, *, around: bool = False, table: bool = True, turn: bool = True
) -> str:
    """The table, the hand on turn and the answer.

    `around`: the next players' hands are known and play goes on round the table.
    `table`: show seats, stock and discards. `turn`: a turn with its draw and discard, not only melds.
    """
    deal, told = played(start_deal, state["done"]), state["told"]
    before = played(start_deal, state["done"][:-1]) if state["done"] else None
    you = deal.seat if around else start_deal.seat
    mine = deal.stage != "over" and deal.seat == you
    seen = tabletop.arrived(before, deal, you) if before and told and told[0] == "done" else []
    felt = "".join(
        [
            tabletop.table(face, deal, None if around else you, controls=mine) if table else "",
            tabletop.melds(face, deal, start_deal.side, controls=mine),
            *(
                tabletop.melds(face, deal, side, controls=mine)
                for side in range(len(deal.reserves))
                if side != start_deal.side and (table or deal.melds[side])
            ),
        ]
    )
    under = ""
    if mine:
        under = tabletop.buttons(face, deal if turn else None)
    elif deal.stage != "over":
        under = f"<p>{face.t('turn-over')}</p>"
    hand = tabletop.hand(face, deal, you, state["cards"], seen, named=around)
    return (
        face.form("try", f'<div class="felt">{felt}</div>', hand, under)
        + face.says(spoken(face, deal, told, before), state["again"], tabletop.tone(told))
        + tabletop.readings(face, deal, told)
        + face.form(
            "go",
            face.bar(
                *([face.button("go", "undo", face.t("go.undo"))] if state["done"] else []),
                face.button("go", "restart", face.t("go.restart")),
            ),
        )
    )


def beforehand(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The likely first things, only for the position that this module stages."""
    if "position" not in arguments:
        if state["done"] == [] and not state["told"]:
            yield from TRIES
        if state["done"] == ["take"] and state["told"] == ["done", "take"]:
            yield from AFTER_TAKE
