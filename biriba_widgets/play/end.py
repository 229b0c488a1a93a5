"""Around the table: which match it is, the count after a deal, a new match, a deal as text."""

from __future__ import annotations

from typing import Any

from biriba_core import Deal, applying
from biriba_core.players import LEVELS
from biriba_widgets.html.forms import JSON, FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.play import coach_review
from biriba_widgets.play import match as play_match
from biriba_widgets.play import table as play_table
from biriba_widgets.play.coach import motives
from biriba_widgets.play.deal import deals
from biriba_widgets.play.match import MATCHES, VARIANTS, YOU, match_of
from biriba_widgets.table import sheet
from biriba_widgets.table.describe import match_lines, match_verdict
from biriba_widgets.table.seating import side_of
from biriba_widgets.table.telling import in_words
from biriba_widgets.words import number, signed


def heading(build: FormBuilder, state: JSON, deal: Deal) -> Markup:
    match = match_of(state)
    totals = [(_side(build, deal, side), total) for side, total in enumerate(match.totals)]
    return play_table.summary(build, state, totals, play_match.number(state))


def _side(build: FormBuilder, deal: Deal, side: int) -> str:
    named = side_of(deal, side, build.lang)
    return build.t("play.yours", side=named) if side == deal.side_of(YOU) else named


def after(build: FormBuilder, state: JSON, deal: Deal) -> Markup:
    """The deal is over: its count, the match, what comes next, and a look back."""
    sides = range(len(deal.reserves))
    tables = join(tag("div", sheet.table(build, deal, side)) for side in sides)
    return (
        _match(build, state, deal)
        + tag("h3", build.t("play.count"))
        + tag("div", tables, class_="two")
        + (_look_back(build, state, deal) if state["coach"] else "")
    )


def _match(build: FormBuilder, state: JSON, deal: Deal) -> Markup:
    match, sides = match_of(state), range(len(deal.reserves))
    heads = join(tag("th", _side(build, deal, side), scope="col") for side in sides)
    rows = join(
        tag(
            "tr",
            tag("th", build.t("play.deal", n=place), scope="row"),
            *(tag("td", signed(points, build.lang), class_="sum") for points in scores),
        )
        for place, scores in enumerate(state["scores"], 1)
    )
    totals = join(tag("td", number(total, build.lang), class_="sum") for total in match.totals)
    lines = match_lines(build, match)
    if match.winner is not None:
        won = match.winner == deal.side_of(YOU)
        lines.insert(0, build.t("play.won") if won else match_verdict(build, match))
    if state["practice"]:
        lines.insert(0, build.t("play.practice"))
    buttons = [] if match.over else [build.button("go", "next", build.t("play.next"), "main")]
    buttons.append(build.button("go", "again", build.t("play.again")))
    return (
        tag(
            "table",
            tag("caption", build.t("play.match")),
            tag("thead", tag("tr", tag("td"), heads)),
            tag("tbody", rows, tag("tr", tag("th", build.t("sheet.total"), scope="row"), totals, class_="total")),
            class_="match",
        )
        + join(tag("p", line) for line in lines)
        + build.form("after", build.bar(*buttons))
    )


# -- looking back --------------------------------------------------------------------------


def _look_back(build: FormBuilder, state: JSON, deal: Deal) -> Markup:
    head = tag("h3", build.t("review.title"))
    if state["review"] is None:
        ask = build.form("look", build.bar(build.button("go", "look", build.t("review.ask"))))
        return head + tag("p", build.t("review.intro")) + ask
    if not coach_review.over(state):
        of = len(coach_review.places(state))
        looking = coach_review.looking(state)
        so_far = build.t("review.so-far", n=state["review"]["at"], of=of) if looking else build.t("review.once-more")
        on = build.button("go", "look", build.t("review.on"), automatic=True)
        return head + tag("p", so_far) + build.form("look", build.bar(on))
    found = coach_review.dearest(state)
    told = tag("p", build.t("review.found", n=len(found)) if found else build.t("review.none"))
    if found:
        told += tag("ol", *(tag("li", _decision(build, state, cost)) for cost in found), class_="dear")
    how = build.t("review.how", first=coach_review.FIRST_WORLDS, n=coach_review.WORLDS, rounds=coach_review.ROUNDS)
    return head + told + tag("p", how, class_="bw-hint")


def _decision(build: FormBuilder, state: JSON, cost: coach_review.Trial) -> Markup:
    tried = coach_review.decision(state, cost.place)
    if tried is None:
        return Markup()
    lang = build.lang
    turn = 1 + sum(text.startswith(("discard", "pass")) for text in _own_before(state, cost.place))
    lines = [
        build.t(
            "review.cost",
            turn=turn,
            points=tag("strong", build.t("points", n=round(cost.points))),
            half=round(cost.half),
        ),
        build.t("review.yours", way=_way(tried.view, tried.own, lang)),
        build.t("review.other", way=_way(tried.view, tried.other, lang)),
        " ".join(motives(tried.choice, lang, tried.view)),
    ]
    there = build.button("there", str(cost.place), build.t("review.there"))
    return join(tag("p", line) for line in lines if line) + build.form(f"there-{cost.place}", build.bar(there))


def _own_before(state: JSON, place: int) -> list[str]:
    reached = deals(state)
    return [text for at, text in enumerate(state["done"][:place]) if reached[at].seat == YOU]


def _way(view: Deal, way: tuple[Any, ...], lang: str) -> str:
    said, deal = [], view
    for action in way:
        said.append(in_words(deal, action, lang, result=True))
        deal = applying.after(deal, action)
    return ", ".join(said)


# -- a new match, and text -----------------------------------------------------------------


def settings(build: FormBuilder, state: JSON) -> Markup:
    """What can be chosen before a match."""
    games = [(name, build.t(f"ref.game.{name}")) for name in ("partnership", "greek-canasta")]
    levels = [(level, build.t(f"play.level.{level}")) for level in LEVELS]
    players = [(str(n), build.t("play.players", n=n)) for n in (2, 3, 4, 6)]
    variants = [(name, build.t(f"ref.variant.{name}")) for name in VARIANTS]
    more = build.choices("variant", build.t("play.variants"), variants, state["variants"], several=True)
    form = build.form(
        "new",
        build.select("rules", build.t("play.game"), games, state["rules"]),
        build.select("level", build.t("play.level"), levels, state["level"]),
        build.select("partner", build.t("play.partner-level"), levels, state["partner"]),
        build.number("match", build.t("play.number"), min(MATCHES, state["match"] + 1), 1, MATCHES),
        tag("p", build.t("play.number-hint"), class_="bw-hint"),
        build.details(
            "more",
            build.t("play.more"),
            build.select("players", build.t("play.how-many"), players, str(state["players"])),
            more,
        ),
        build.bar(build.button("go", "new", build.t("play.new"), "main")),
    )
    coach = build.form("coach", build.bar(build.button("go", "coach", build.t(f"coach.turn-{_other(state)}"))))
    return build.details("settings", build.t("play.settings"), coach, form)


def _other(state: JSON) -> str:
    return "off" if state["coach"] else "on"


def saving(build: FormBuilder, state: JSON) -> Markup:
    """The deal as text, to keep or to send, and the way back from text."""
    text = ""
    if state["asked"] == "text":
        record = play_match.as_text(state)
        text = tag(
            "span",
            tag("label", build.t("play.text"), for_=build.id("shown")),
            tag("textarea", record, id=build.id("shown"), rows="8", readonly=True),
            class_="bw-field",
        )
    ask = build.bar(
        build.button("go", "text", build.t("play.as-text")),
        build.button("go", "again", build.t("play.again"), room="save"),
    )
    load = build.form(
        "load",
        build.area("record", build.t("play.paste"), state["typed"], build.t("play.paste-hint"), rows=4),
        build.bar(build.button("go", "load", build.t("play.load"))),
    )
    opened = bool(text or state["typed"])
    return build.details("saving", build.t("play.saving"), build.form("text", ask, text), load, opened=opened)
