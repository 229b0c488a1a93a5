"""Turn lab: a staged hand, pile and table; draw or take, lay, add, discard, undo. The engine rules on each step.

Other widgets stage positions of their own with `play_submit` and `play_render`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from biriba_core import Deal
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, Submission, first, repeats, whole
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import drawing, fitting
from biriba_widgets.table.attempts import attempt, played
from biriba_widgets.table.games import in_pairs, of_game, rules_of, staged
from biriba_widgets.table.seating import hand_name
from biriba_widgets.table.telling import outcome_told, tone

LABEL = {"en": "Turn lab", "fr": "Atelier du tour"}

#: What is staged for each game; the cards drawn are of little use.
POSITIONS: dict[str, dict[str, JSON]] = {
    # One card in the pile, so that it may not go straight back (4.5).
    "partnership": {
        "stage": "draw",
        "hands": ["6H 7H 8S 8D 9C KC 4C * JD", 10, 9, 11],
        "melds": [["3D 4D 5D", "QS QD QC"], ["JS QS KS"]],
        "pile": "5H",
        "stock": " ".join(["8C"] + ["?"] * 25),
    },
    "greek-canasta": {
        "stage": "draw",
        "hands": ["5S 9C 9H KC KH 2D 7D QC 10D", 10, 9, 11],
        "melds": [["2S 3S 4S", "JH QH KH"], ["8C 9C 10C"]],
        "pile": "8H 6D 5S",
        "stock": " ".join(["8C"] + ["?"] * 25),
    },
}
#: Other piles to ask about: may this one be taken? (G4.2)
PILES: dict[str, tuple[str, ...]] = {
    "partnership": (),
    "greek-canasta": ("8H 6D 5S", "8H 6D 6S", "8H 6D 9D", "8H 6D QD", "8H 6D KD", "8H 6D *"),
}
TRIES: dict[str, tuple[Submission, ...]] = {
    "partnership": (
        {"do": ["take"]},
        {"do": ["draw"]},
        {"do": ["discard"], "card": ["KC"]},
        {"do": ["lay"], "card": ["8S", "8D", "*"]},
    ),
    "greek-canasta": ({"do": ["take"]}, {"do": ["draw"]}),
}
#: After taking: what to try with the pile.
AFTER_TAKE: dict[str, tuple[Submission, ...]] = {
    "partnership": ({"do": ["discard"], "card": ["5H"]}, {"do": ["lay"], "card": ["5H", "6H", "7H"]}),
    "greek-canasta": (
        {"do": ["add 1"], "card": ["5S"]},
        {"do": ["lay"], "card": ["9C", "9D", "9H"]},
        {"do": ["lay"], "card": ["KC", "KD", "KH"]},
        {"do": ["discard"], "card": ["10D"]},
    ),
}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {**play_start(arguments), "pile": 0}


def play_start(arguments: Mapping[str, JSON]) -> JSON:
    return {"done": [], "told": None, "again": 0, "cards": []}


def _staged(arguments: Mapping[str, JSON], state: JSON) -> Deal:
    if "position" in arguments:
        return staged(arguments["position"], rules_of(arguments))
    rules = in_pairs(rules_of(arguments))
    position = of_game(POSITIONS, rules)
    piles = of_game(PILES, rules)
    return staged({**position, "pile": piles[state["pile"]]} if piles else position, rules)


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    pile = whole(submission, "pile", 0, len(of_game(PILES, rules_of(arguments))) - 1, 0)
    if "pile" in submission:
        return {**start(arguments), "pile": max(0, pile)}
    return {**play_submit(_staged(arguments, state), state, submission, arguments["lang"]), "pile": state["pile"]}


def play_submit(deal: Deal, state: JSON, submission: Submission, lang: str) -> JSON:
    """Try, undo, or begin again; what is refused changes nothing but the answer."""
    go, done = first(submission, "go"), state["done"]
    fresh: JSON = {"done": [], "told": None, "again": 0, "cards": []}
    if go == "restart":
        return fresh
    if go == "undo":
        return {**fresh, "done": done[:-1]}
    told = attempt(played(deal, done), submission, lang)
    if told.kind == "done":
        return {**fresh, "done": [*done, str(told.what)], "told": list(told)}
    chosen = list(submission.get("card", []))
    return {"done": done, "told": list(told), "again": repeats(state, list(told)), "cards": chosen}


def render(arguments: Mapping[str, JSON], state: JSON) -> Markup:
    build, rules = FormBuilder("turn_lab", arguments), rules_of(arguments)
    intro = tag("p", build.for_game(rules).t("turn.intro"))
    return intro + _piles(build, arguments, state) + play_render(build, _staged(arguments, state), state)


def _piles(build: FormBuilder, arguments: Mapping[str, JSON], state: JSON) -> Markup:
    """The piles that may be asked about, each by its top card."""
    piles = () if "position" in arguments else of_game(PILES, rules_of(arguments))
    buttons = [
        build.button(
            "pile",
            str(place),
            build.t("turn.pile", card=cards.short(pile.split()[-1], build.lang)),
            "main" if place == state["pile"] else "",
        )
        for place, pile in enumerate(piles)
    ]
    return build.form("piles", build.bar(*buttons)) if buttons else Markup()


def play_render(build: FormBuilder, staged_deal: Deal, state: JSON, *, table: bool = True, turn: bool = True) -> Markup:
    """The table and the hand on turn, the answer, and what can be undone."""
    return (
        play_table(build, staged_deal, state, table=table, turn=turn)
        + play_answer(build, staged_deal, state)
        + play_after(build, staged_deal, state)
    )


def play_table(
    build: FormBuilder, staged_deal: Deal, state: JSON, *, around: bool = False, table: bool = True, turn: bool = True
) -> Markup:
    """The form to play with.

    `around`: the next players' hands are known and play goes on round the table.
    `table`: show seats, stock and discards. `turn`: a turn with its draw and discard, not only melds.
    """
    deal, before, told = _now(staged_deal, state)
    you, own = (deal.seat if around else staged_deal.seat), staged_deal.side
    mine = deal.stage != "over" and deal.seat == you
    seen = drawing.arrived(before, deal, you) if before and told and told[0] == "done" else []
    sides = [own, *(side for side in range(len(deal.reserves)) if side != own and (table or deal.melds[side]))]
    felt = drawing.table(build, deal, None if around else you, controls=mine) if table else ""
    felt += join(drawing.melds(build, deal, side, controls=mine) for side in sides)
    if mine:
        under = drawing.buttons(build, deal if turn else None)
    else:
        under = Markup() if deal.stage == "over" else tag("p", build.t("turn-over"))
    whose = hand_name(deal, you, build.lang) if around else ""
    places = fitting.places(deal) if mine else {}
    hand = drawing.hand(build, deal.hands[you], state["cards"], seen, whose=whose, places=places)
    return build.form("try", tag("div", felt, class_="felt"), hand, under)


def play_answer(build: FormBuilder, staged_deal: Deal, state: JSON) -> Markup:
    deal, before, told = _now(staged_deal, state)
    return build.answer_area(outcome_told(build, deal, told, before), state["again"], tone(told))


def play_after(build: FormBuilder, staged_deal: Deal, state: JSON) -> Markup:
    """Which reading was meant, where there are several; undo, and begin again."""
    deal, _, told = _now(staged_deal, state)
    undo = [build.button("go", "undo", build.t("go.undo"))] if state["done"] else []
    bar = build.bar(*undo, build.button("go", "restart", build.t("go.restart")))
    return drawing.readings(build, deal, told) + build.form("go", bar)


def _now(staged_deal: Deal, state: JSON) -> tuple[Deal, Deal | None, JSON]:
    """The deal as it stands, as it stood before the last action, and what was last said."""
    done = state["done"]
    before = played(staged_deal, done[:-1]) if done else None
    deal = played(before, done[-1:]) if before else staged_deal
    return deal, before, state["told"]


def prepared_submissions(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The likely first things, only for the position that this module stages."""
    if "position" not in arguments:
        rules = rules_of(arguments)
        if state["done"] == [] and not state["told"]:
            yield from of_game(TRIES, rules)
            for place in range(len(of_game(PILES, rules))):
                yield {"pile": [str(place)]}
        if state["done"] == ["take"] and state["told"] == ["done", "take"]:
            yield from of_game(AFTER_TAKE, rules)
