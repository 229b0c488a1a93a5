"""Ends lab: the stock is empty and passes are counted; and when a match is won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from biriba_core import PARTNERSHIP, Match, parse_position, score

from . import sheet
from .forms import Face, Submission, first, repeats, whole
from .tabletop import played
from .turn_lab import play_render, play_submit
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
    return {**state, "play": play}


def render(arguments: Mapping[str, JSON], state: JSON) -> str:
    face = Face("ends_lab", arguments)
    if arguments.get("part") == "match":
        return _match(face, state)
    deal = played(parse_position(POSITION), state["play"]["done"])
    over = ""
    if deal.stage == "over":
        counted = score(deal)
        tables = "".join(f"<div>{sheet.table(face, counted, side)}</div>" for side in range(2))
        rule = face.rule("7.4" if deal.ended == "passes" else "7.1")
        over = f'<h4>{face.t(ENDED[deal.ended])} {rule}</h4><div class="two">{tables}</div>'
    passes = face.t("ends.passes", n=deal.passes) + " " + face.rule("7.3")
    return (
        f"<p>{face.t('ends.intro')}</p><p><strong>{passes}</strong></p>"
        + play_render(face, parse_position(POSITION), state["play"], around=True)
        + over
    )


def _match(face: Face, state: JSON) -> str:
    lang = face.lang
    examples = [
        face.button("totals", str(place), escape(f"{number(one, lang)} – {number(other, lang)}"))
        for place, (one, other) in enumerate(TOTALS)
    ]
    fields = [
        face.number(
            f"total{side}", face.t("ends.total", side=say(lang, f"side.{side}")), state["totals"][side], -MOST, MOST, 5
        )
        for side in range(2)
    ]
    answer, tone = "", ""
    if state["told"] is not None:
        match = Match(PARTNERSHIP, PARTNERSHIP.target, tuple(state["totals"]), 1)
        answer, tone = _verdict(face, match)
    return (
        face.form("examples", f"<p>{face.t('ends.match-intro')}</p>", face.bar(*examples))
        + face.form("totals", *fields, face.bar(face.button("totals", "own", face.t("ends.ask"), "main")))
        + face.says(answer, state["again"], tone)
    )


def _verdict(face: Face, match: Match) -> tuple[str, str]:
    lang = face.lang
    if match.winner is not None:
        head = face.t("quiz.side-won", side=say(lang, f"side.{match.winner}"))
    else:
        head = face.t("quiz.goes-on")
    lines = [
        face.line(f"{head}.", "head"),
        face.line(face.t("quiz.why-above", n=match.target) + " " + face.rule("7.6")),
    ]
    if min(match.totals) > match.target:
        lines.append(face.line(face.t("quiz.why-tie") + " " + face.rule("7.7")))
    return "".join(lines), "good" if match.over else ""


def beforehand(arguments: Mapping[str, JSON], state: JSON) -> Iterator[Submission]:
    """The totals worth a look; or the four passes, and taking the pile."""
    if arguments.get("part") == "match":
        if state["told"] in (None, *map(list, TOTALS)):
            for place in range(len(TOTALS)):
                yield {"totals": [str(place)]}
        return
    done = state["play"]["done"]
    if all(text == "pass" for text in done) and not state["play"]["again"]:
        yield {"do": ["pass"]}
        yield {"do": ["draw"]}
        if done:
            yield {"go": ["undo"]}
            yield {"go": ["restart"]}
        else:
            yield {"do": ["take"]}
    elif done == ["take"] and state["play"]["told"] == ["done", "take"]:
        yield {"do": ["pass"]}
        yield {"go": ["undo"]}
