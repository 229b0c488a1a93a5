"""What the pad shows of a match: where it stands, its deals, and the count of each line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from biriba_core import Line, Match, ScoreSheet
from biriba_core.kinds import RUN
from biriba_core.messages.nouns import listing
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.score import names
from biriba_widgets.score.counting import count, step
from biriba_widgets.score.evening import Evening
from biriba_widgets.table import sheet
from biriba_widgets.table.describe import stated
from biriba_widgets.words import number, say, signed


def missing(match: Match, total: int) -> int:
    """How many points a side still needs, at least, to end the match (7.6, G8.1)."""
    wanted = match.target if match.rules.target_is_enough else match.target + step(match.rules)
    every = step(match.rules)
    return -(-(wanted - total) // every) * every if not match.reaches(total) else 0


def to_go(build: FormBuilder, match: Match, total: int) -> Markup:
    """How far a side is from the target."""
    needed = missing(match, total)
    return build.t("pad.to-go", n=needed) if needed else build.t("pad.there")


def verdict(build: FormBuilder, evening: Evening, match: Match) -> list[Markup]:
    """Whether the match is over, and why (7.6, 7.7, G8)."""
    rules, called = evening.rules, names.sides(evening, build.lang)
    enough = build.t("match.enough" if rules.target_is_enough else "match.above", n=match.target)
    enough += " " + build.rule(stated(rules, "target"))
    there = [total for total in match.totals if match.reaches(total)]
    tied = [build.t("match.tie") + " " + build.rule(stated(rules, "tie"))] if len(there) > 1 else []
    if match.winner is None:
        near = [build.t("pad.exactly", n=match.target)] if match.target in match.totals and not there else []
        return [build.t("match.on"), *near, enough, *tied] if there or near else []
    one = len(evening.seats(match.winner)) == 1
    won = build.t("match.over-one" if one else "match.over-side", side=called[match.winner])
    return [won, enough, *tied]


def next_deal(build: FormBuilder, evening: Evening) -> Markup:
    """Who deals next and who plays first (2.2, 2.7, G2.4)."""
    dealer = evening.dealer_of(len(evening.deals))
    first = (dealer + 1) % evening.players
    who = (names.acting(evening, place, build.lang) for place in (dealer, first))
    words = build.t("pad.next", n=len(evening.deals) + 1, dealer=next(who), first=next(who))
    return words + " " + build.rule(stated(evening.rules, "deals-next"))


def deals(build: FormBuilder, evening: Evening, points: Sequence[tuple[int, ...]], counted: int) -> Markup:
    """The deals, the latest first: what each side scored and had then; deals after the end are marked."""
    lang, called = build.lang, names.sides(evening, build.lang)
    totals = list(accumulate(points, lambda before, new: tuple(map(sum, zip(before, new, strict=True)))))
    head = [tag("th", build.t("pad.deal"), scope="col"), *(tag("th", each, scope="col") for each in called)]
    rows = [
        tag(
            "tr",
            tag("th", _change(build, place), _closer(build, evening, place), scope="row"),
            *(
                tag("td", signed(new, lang), tag("small", number(total, lang)), class_="sum")
                for new, total in zip(points[place], totals[place], strict=True)
            ),
            class_="late" if place >= counted else None,
        )
        for place in reversed(range(len(evening.deals)))
    ]
    return tag(
        "table",
        tag("caption", build.t("pad.deals")),
        tag("thead", tag("tr", *head)),
        tag("tbody", *rows),
        class_="pad-deals",
    )


def _change(build: FormBuilder, place: int) -> Markup:
    """The number of a deal, to be tapped where the deal is to be changed."""
    words = tag("span", build.t("pad.change"), class_="bw-hidden")
    return build.button("change", str(place), words + number(place + 1, build.lang), "small")


def _closer(build: FormBuilder, evening: Evening, place: int) -> Markup:
    closed = evening.deals[place].closed
    if not closed:
        return Markup()
    return " " + tag("small", build.t("pad.closed-by", who=names.acting(evening, closed[0], build.lang)))


def counts(build: FormBuilder, evening: Evening) -> Iterator[Markup]:
    """The lines of every deal that was counted item by item, to be opened; the latest first."""
    for place in reversed(range(len(evening.deals))):
        counted = count(evening.deals[place], evening)
        if counted is not None:
            summary = build.t("pad.count-of", n=place + 1)
            yield build.details(f"count-{place}", summary, itemised(build, evening, counted))


def itemised(build: FormBuilder, evening: Evening, counted: ScoreSheet) -> Markup:
    called = names.sides(evening, build.lang)
    tables = (_side_table(build, side.lines, side.total, who) for side, who in zip(counted.sides, called, strict=True))
    return tag("div", *(tag("div", table) for table in tables), class_="two")


def _side_table(build: FormBuilder, lines: Sequence[Line], total: int, who: str) -> Markup:
    lang = build.lang
    rows = join(
        tag(
            "tr",
            tag("th", line_words(build, line), " ", build.rule(line.rule), scope="row"),
            tag("td", signed(line.points, lang), class_="sum"),
        )
        for line in lines
    )
    last = tag(
        "tr",
        tag("th", build.t("sheet.total"), scope="row"),
        tag("td", signed(total, lang), class_="sum"),
        class_="total",
    )
    return tag("table", tag("caption", who), tag("tbody", rows, last))


def line_words(build: FormBuilder, line: Line) -> str:
    """What a line is for: "Clean biriba 3♥ 4♥ …" where the cards are known, else "Clean run of 7"."""
    lang = build.lang
    if line.codes and line.meld:
        return sheet.line_words(build, line)
    if line.meld:
        kind = "run" if line.meld.kind == RUN else "set"
        return meld_words(lang, kind, len(line.meld), "dirty" if line.meld.substitutes else "clean")
    if line.codes:
        return say(lang, "pad.line-hand-cards", cards=listing(line.codes, lang))
    return say(lang, f"pad.line-{line.item}")


def meld_words(lang: str, kind: str, size: int, biriba: str) -> str:
    """A meld by its kind and size: "Clean run of 7"."""
    return say(lang, f"pad.meld.{kind}-{biriba}", n=size)
