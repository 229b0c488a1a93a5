"""The score sheet of a deal: every line with its rule, as the engine counted it."""

from __future__ import annotations

from collections.abc import Sequence

from biriba_core import Deal, score
from biriba_core.kinds import ScoreItem
from biriba_core.messages.nouns import listing
from biriba_core.scoring import Line
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table.seating import COMPASS, seat_name, whose
from biriba_widgets.words import say, signed


def line_words(build: FormBuilder, line: Line, players: int = COMPASS) -> str:
    """What a line is for, in words: "Cards of the meld 3♥ 4♥ 5♥"."""
    lang = build.lang
    listed = listing(line.codes, lang)
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


def compared(
    build: FormBuilder, deal: Deal, names: Sequence[str], further: Sequence[tuple[str, Sequence[int]]] = ()
) -> Markup:
    """The count of all sides in one table: what for in rows, a column for each side.

    `names` call the sides; `further` are rows below the total, each with its points for every side.
    """
    lang, sides = build.lang, score(deal).sides
    counted = [(item, [_sum(side.lines, item) for side in sides]) for item in ScoreItem]
    rows = [(build.t(f"sheet.row.{item}"), points) for item, points in counted if any(points)]
    below = [(build.t("sheet.total"), [side.total for side in sides]), *further]

    def drawn(what: str, points: Sequence[int], kind: str = "") -> Markup:
        cells = (tag("td", signed(one, lang), class_="sum") for one in points)
        return tag("tr", tag("th", what, scope="row"), *cells, class_=kind or None)

    heads = (tag("th", name, scope="col", class_="sum") for name in names)
    return tag(
        "table",
        tag("caption", build.t("play.count")),
        tag("thead", tag("tr", tag("td"), *heads)),
        tag("tbody", *(drawn(*row) for row in rows), *(drawn(*row, kind="total") for row in below)),
        class_="match",
    )


def _sum(lines: Sequence[Line], item: ScoreItem) -> int:
    return sum(line.points for line in lines if line.item == item)
