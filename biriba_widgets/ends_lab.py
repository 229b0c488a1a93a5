"""Ends lab: the stock is empty and passes are counted; and when a match is won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from biriba_core import PARTNERSHIP, Deal, Match, parse_position, score

from . import sheet
from .forms import Face, Submission, first, repeats, ruled, whole
from .tabletop import played
from .turn_lab import play_after, play_says, play_submit, play_table
from .turn_lab import start as play_start
from .words import number, say

LABEL = {"en": "How a deal and a match end", "fr": "Comment finissent une donne et une partie"}
JSON = Any

#: The stock is empty; every hand is known, so that play can go round.
POSITION = {
    "stage": "draw",
    "hands": ["KS 4C 8D 9H", "QD 5S JC", "AH 7D 3S", "KD 6C 10S"],
    "melds": [["3H 4H 5H 6H 7H"], ["9C 10C JC QC"]],
    "pile": "8S",
    "stock": "",
    "reserves": ["untaken", "in_play"],
}
#: Totals after a deal, worth a look: below, at and above the target, and a tie above it.
TOTALS = ((4995, 3200), (5000, 3200), (5005, 3200), (5200, 5350), (5100, 5100))
MOST = 99_999
ENDED = {"passes": "ends.passes-end", "closed": "ends.closed", "limit": "ends.limit"}


def start(arguments: Mapping[str, JSON]) -> JSON:
    return {"play": play_start(arguments), "totals": [5000, 3200], "told": None, "again": 0}


def submit(arguments: Mapping[str, JSON], state: JSON, submission: Submission) -> JSON:
    part = first(submission, "totals")
    if part:
        if part == "own":
            totals = [whole(submission, f"total{side}", -MOST, MOST, state["totals"][side]) for side in range(2)]
        else:
            totals = list(TOTALS[whole(submission, "totals", 0, len(TOTALS) - 1, 0)])
        return {**state, "totals": totals, "told": totals, "again": repeats(state, totals)}
    play = play_submit(parse_position(POSITION), state["play"], submission, arguments["lang"])
    return {**state, "play": play, "told": None, "again": 0}


def render(arguments: Mapping[str, JSON], state: JSON) -> str:
    face = Face("ends_lab", arguments)
    staged = parse_position(POSITION)
    deal = played(staged, state["play"]["done"])
    passes = ruled(face.t("ends.passes", n=deal.passes), face.rule("7.3"))
    if state["told"] is None:
        says = play_says(face, staged, state["play"])
    else:
        match = Match(PARTNERSHIP, PARTNERSHIP.target, tuple(state["totals"]), 1)
        says = face.says(*_verdict(face, match, state["again"]))
    return (
        f"<h3>{face.t('ends.deal')}</h3><p>{face.t('ends.intro')}</p><p><strong>{passes}</strong></p>"
        + play_table(face, staged, state["play"], around=True)
        + says
        + play_after(face, staged, state["play"])
        + (_sheets(face, deal) if deal.stage == "over" else "")
        + _match(face, state)
    )


def _sheets(face: Face, deal: Deal) -> str:
    counted = score(deal)
    tables = "".join(f"<div>{sheet.table(face, counted, side)}</div>" for side in range(2))
    rule = face.rule("7.4" if deal.ended == "passes" else "7.1")
    return f'<h4>{face.t(ENDED[str(deal.ended)])} {rule}</h4><div class="two">{tables}</div>'


def _match(face: Face, state: JSON) -> str:
    lang = face.lang
    examples = [
        face.button("totals", str(place), escape(f"{number(one, lang)} – {number(other, lang)}"))
        for place, (one, other) in enumerate(TOTALS)
    ]
    fields = [
        face.number(f"total{side}", face.t("ends.total", side=say(lang, f"side.{side}")), total, -MOST, MOST, 5)
        for side, total in enumerate(state["totals"])
    ]
    return (
        f"<h3>{face.t('ends.match')}</h3>"
        + face.form("examples", f"<p>{face.t('ends.match-intro')}</p>", face.bar(*examples))
        + face.form("totals", *fields, face.bar(face.button("totals", "own", face.t("ends.ask"), "main")))
    )


def _verdict(face: Face, match: Match, again: int) -> tuple[str, int, str]:
    if match.winner is not None:
        head = face.t("quiz.side-won", side=say(face.lang, f"side.{match.winner}"))
    else:
        head = face.t("quiz.goes-on")
    totals = " – ".join(number(total, face.lang) for total in match.totals)
    lines = [f"{totals}. {head}.", ruled(face.t("quiz.why-above", n=match.target), face.rule("7.6"))]
    if min(match.totals) > match.target:
        lines.append(ruled(face.t("quiz.why-tie"), face.rule("7.7")))
    return face.lines(lines), again, "good" if match.over else ""


def beforehand(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The four passes, drawing and taking the pile; and, before any of it, the totals worth a look."""
    play = state["play"]
    if state["told"]:
        return
    if not play["done"] and not play["told"]:
        for place in range(len(TOTALS)):
            yield {"totals": [str(place)]}
    if all(text == "pass" for text in play["done"]) and not play["again"]:
        yield {"do": ["pass"]}
        yield {"do": ["draw"]}
        if play["done"]:
            yield {"go": ["undo"]}
        else:
            yield {"do": ["take"]}
    elif play["done"] == ["take"] and play["told"] == ["done", "take"]:
        yield {"do": ["pass"]}
