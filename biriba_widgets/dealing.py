"""Dealing, step by step: who cuts, deals and starts, where 108 cards go, and how the deal passes on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from biriba_core import DECK, Deal, new_deal, next_dealer

from . import cards, tabletop
from .forms import Face, Submission, first, repeats, whole
from .words import say

LABEL = {"en": "Dealing, step by step", "fr": "La distribution, étape par étape"}
JSON = Any

STEPS = ("cut", "hands", "packets", "turn-up", "starts", "next")
#: The rules that each step shows.
RULES = {
    "cut": ("2.1", "2.3"),
    "hands": ("2.4", "2.2"),
    "packets": ("2.5",),
    "turn-up": ("2.6",),
    "starts": ("2.7", "2.2"),
    "next": ("2.2",),
}
YOU = 0
SEEDS = 9999


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"step": 0, "dealer": 3, "seed": 1, "guess": "", "told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    go, step = first(submission, "go"), state["step"]
    quiet = {**state, "guess": "", "told": None, "again": 0}
    if go == "next":
        return {**quiet, "step": min(step + 1, len(STEPS) - 1)}
    if go == "back":
        return {**quiet, "step": max(step - 1, 0)}
    if go == "on":
        return {**quiet, "step": 0, "dealer": next_dealer(_deal(state)), "seed": state["seed"] % SEEDS + 1}
    if first(submission, "do") == "guess":
        guess = first(submission, "guess")[:6]
        return {**state, "guess": guess, "told": guess, "again": repeats(state, guess)}
    return {**quiet, "seed": whole(submission, "seed", 1, SEEDS, state["seed"])}


def _deal(state: JSON) -> Deal:
    return new_deal(random.Random(state["seed"]), dealer=state["dealer"])


def render(arguments: Mapping[str, JSON], state: JSON) -> str:
    face = Face("dealing", arguments)
    deal, step = _deal(state), STEPS[state["step"]]
    title = f"<h3>{face.t('story.step', n=state['step'] + 1, of=len(STEPS))} · {face.t(f'dealing.{step}.title')}</h3>"
    told, tone = _told(face, state, deal)
    buttons = []
    if state["step"]:
        buttons.append(face.button("go", "back", face.t("go.back")))
    if state["step"] < len(STEPS) - 1:
        buttons.append(face.button("go", "next", face.t("go.next"), "main"))
    else:
        buttons.append(face.button("go", "on", face.t("dealing.on"), "main"))
    guess = ""
    if step == "turn-up":
        guess = face.form(
            "guess",
            face.number("guess", face.t("dealing.guess"), state["guess"], 0, 108),
            face.button("do", "guess", face.t("quiz.answer")),
            kind="row",
        )
    return (
        title
        + face.says(told, state["again"], tone)
        + face.form("steps", face.bar(*buttons))
        + guess
        + f'<div class="felt">{_picture(face, deal, step, step == "turn-up" and state["told"] is None)}</div>'
        + face.form(
            "seed",
            face.number("seed", face.t("dealing.seed"), state["seed"], 1, SEEDS),
            face.button("do", "seed", face.t("dealing.shuffle")),
            kind="row",
        )
    )


def _told(face: Face, state: JSON, deal: Deal) -> tuple[str, str]:
    lang, step = face.lang, STEPS[state["step"]]
    who = {
        "dealer": say(lang, f"seat.{deal.dealer}"),
        "cuts": say(lang, f"seat.{_left(deal)}"),
        "starts": say(lang, f"seat.{deal.seat}"),
        "next": say(lang, f"seat.{next_dealer(deal)}"),
    }
    if step == "turn-up" and state["told"] is not None:
        stock = len(deal.stock)
        taken = face.t(
            "dealing.why",
            sum=f"{len(DECK)} − {len(deal.hands)} × {deal.rules.hand_size} − "
            f"{len(deal.packets)} × {deal.rules.packet_size} − 1",
            n=stock,
        )
        right = state["guess"].strip() == str(stock)
        head = face.line(face.t("quiz.right" if right else "quiz.wrong"), "head")
        return head + face.line(taken + " " + face.rule("2.6")), "good" if right else "bad"
    card = cards.the(tabletop.texts(deal.pile)[0], lang)
    line = escape(say(lang, f"dealing.{step}", **who, card=card))
    return face.line(line + " " + " ".join(face.rule(rule) for rule in RULES[step])), ""


def _left(deal: Deal) -> int:
    """The dealer's left: the seat before, since play runs to the right."""
    return (deal.dealer - 1) % len(deal.hands)


def _picture(face: Face, deal: Deal, step: str, asking: bool) -> str:
    """Who sits where, and the cards as far as they have been dealt; no count while it is asked for."""
    lang, at = face.lang, STEPS.index(step)
    seats = []
    for seat, hand in enumerate(deal.hands):
        tags = ["dealer"] if seat == deal.dealer else ["cuts"] if seat == _left(deal) and not at else []
        if at >= STEPS.index("starts") and seat == deal.seat:
            tags.append("starts")
        if step == "next" and seat == next_dealer(deal):
            tags.append("deals-next")
        heap = cards.back(lang, len(hand), "heap") if at else cards.empty(face.t("cards", n=0))
        labels = "".join(f'<span class="tag">{face.t(f"dealing.tag.{tag}")}</span>' for tag in tags)
        turn = " turn" if "starts" in tags else ""
        seats.append(
            f'<div class="seat{turn}" data-at="{seat}">{heap}<b>{tabletop.seat_name(seat, face, YOU)}</b>{labels}</div>'
        )
    turned = at >= STEPS.index("turn-up")
    dealt = [*deal.hands] * bool(at) + [*deal.packets] * (at >= STEPS.index("packets")) + [deal.pile] * turned
    left = len(DECK) - sum(map(len, dealt))
    heap = cards.face(cards.UNKNOWN, lang) if asking else cards.stock(left, lang)
    middle = f'<div class="spot">{heap}{face.t("table.stock" if turned else "dealing.deck")}</div>'
    if turned:
        middle += f'<div class="spot">{cards.pile(tabletop.texts(deal.pile), lang)}{face.t("table.pile-name")}</div>'
    if at >= STEPS.index("packets"):
        middle += f'<div class="spot">{cards.packets(2, lang)}{face.t("table.packets-name")}</div>'
    hand = f"<div>{tabletop.shown_hand(face, tabletop.texts(deal.hands[YOU]))}</div>" if at else ""
    return f'<div class="seats">{"".join(seats)}<div class="middle">{middle}</div></div>{hand}'


def beforehand(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """Every step of the first deal and of the three after it, and the answer to the question."""
    if state["seed"] > len(_deal(state).hands):
        return
    if state["step"]:
        yield {"go": ["back"]}
    if state["step"] < len(STEPS) - 1:
        yield {"go": ["next"]}
    elif state["seed"] < len(_deal(state).hands):
        yield {"go": ["on"]}
    if STEPS[state["step"]] == "turn-up" and state["told"] is None:
        yield {"do": ["guess"], "guess": [str(len(_deal(state).stock))]}
