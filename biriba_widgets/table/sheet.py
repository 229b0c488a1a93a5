"""The score sheet of a deal: every line with its rule, as the engine counted it."""

from __future__ import annotations

from biriba_core import CARDS, Deal, score
from biriba_core.scoring import Line
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table.seating import COMPASS, seat_name, whose
from biriba_widgets.words import say, signed


def line_words(build: FormBuilder, line: Line, players: int = COMPASS) -> str:
    """What a line is for, in words: "Cards of the meld 3♥ 4♥ 5♥"."""
    lang = build.lang
    listed = " ".join(cards.short(CARDS[code], lang) for code in line.codes)
    who = seat_name(lang, line.seat, players) if line.seat is not None else ""
    kind = f"-{line.meld.biriba}" if line.item == "bonus" and line.meld and line.meld.biriba else ""
    return say(lang, f"sheet.{line.item}{kind}", cards=listed, who=who)


def side_lines(build: FormBuilder, deal: Deal, side: int, *, total: bool = True) -> list[Markup]:
    """A side's sheet as lines of an answer."""
    counted = score(deal).sides[side]
    out = [
        build.line(_points(build, line_words(build, line, len(deal.hands)), line.points) + " " + build.rule(line.rule))
        for line in counted.lines
    ]
    if total:
        out.append(build.line(_points(build, build.t("sheet.total"), counted.total), "head"))
    return out


def _points(build: FormBuilder, what: str, points: int) -> Markup:
    return build.t("sheet.points", what=what, points=tag("b", signed(points, build.lang)))


def table(build: FormBuilder, deal: Deal, side: int) -> Markup:
    """A side's sheet as a table."""
    lang, counted = build.lang, score(deal).sides[side]
    rows = join(
        tag(
            "tr",
            tag("th", line_words(build, line, len(deal.hands)), " ", build.rule(line.rule), scope="row"),
            tag("td", signed(line.points, lang), class_="sum"),
        )
        for line in counted.lines
    )
    caption = build.t("sheet.of", of=whose(deal, side, lang))
    return tag(
        "table",
        tag("caption", caption),
        tag(
            "tbody",
            rows,
            tag(
                "tr",
                tag("th", build.t("sheet.total"), scope="row"),
                tag("td", signed(counted.total, lang), class_="sum"),
                class_="total",
            ),
        ),
    )
