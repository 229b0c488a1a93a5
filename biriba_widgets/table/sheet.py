"""The score sheet of a deal: every line with its rule, as the engine counted it."""

from __future__ import annotations

from html import escape

from biriba_core import CARDS, Deal, score
from biriba_core.scoring import Line
from biriba_widgets.html import cards
from biriba_widgets.html.forms import Face
from biriba_widgets.table.seating import COMPASS, seat_name, whose
from biriba_widgets.words import say, signed


def line_words(face: Face, line: Line, players: int = COMPASS) -> str:
    """What a line is for, in words: "Cards of the meld 3♥ 4♥ 5♥"."""
    lang = face.lang
    listed = " ".join(cards.short(CARDS[code], lang) for code in line.codes)
    who = seat_name(lang, line.seat, players) if line.seat is not None else ""
    kind = f"-{line.meld.biriba}" if line.item == "bonus" and line.meld and line.meld.biriba else ""
    return escape(say(lang, f"sheet.{line.item}{kind}", cards=listed, who=who))


def side_lines(face: Face, deal: Deal, side: int, *, total: bool = True) -> list[str]:
    """A side's sheet as lines of an answer."""
    counted = score(deal).sides[side]
    out = [
        face.line(f"{_points(face, line_words(face, line, len(deal.hands)), line.points)} {face.rule(line.rule)}")
        for line in counted.lines
    ]
    if total:
        out.append(face.line(_points(face, face.t("sheet.total"), counted.total), "head"))
    return out


def _points(face: Face, what: str, points: int) -> str:
    return face.mix("sheet.points", what=what, points=f"<b>{signed(points, face.lang)}</b>")


def table(face: Face, deal: Deal, side: int) -> str:
    """A side's sheet as a table."""
    lang, counted = face.lang, score(deal).sides[side]
    rows = "".join(
        f'<tr><th scope="row">{line_words(face, line, len(deal.hands))} {face.rule(line.rule)}</th>'
        f'<td class="sum">{signed(line.points, lang)}</td></tr>'
        for line in counted.lines
    )
    caption = face.t("sheet.of", of=whose(deal, side, lang))
    return (
        f"<table><caption>{caption}</caption><tbody>{rows}"
        f'<tr class="total"><th scope="row">{face.t("sheet.total")}</th>'
        f'<td class="sum">{signed(counted.total, lang)}</td></tr></tbody></table>'
    )
