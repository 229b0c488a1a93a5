"""Around the table: which match it is, the count after a deal, a new match, a deal as text."""

from __future__ import annotations

from typing import Any

from biriba_core import Deal, applying
from biriba_core.players import LEVELS
from biriba_widgets.html.forms import Face
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.play import coach_review
from biriba_widgets.play import match as play_match
from biriba_widgets.play import table as play_table
from biriba_widgets.play.coach import reasons
from biriba_widgets.play.deal import deals
from biriba_widgets.play.match import MATCHES, VARIANTS, YOU, match_of
from biriba_widgets.table import sheet
from biriba_widgets.table.describe import match_lines, match_verdict
from biriba_widgets.table.seating import side_of
from biriba_widgets.table.telling import in_words
from biriba_widgets.words import number, signed

JSON = Any


def heading(face: Face, state: JSON, deal: Deal) -> Markup:
    match = match_of(state)
    totals = [(_side(face, deal, side), total) for side, total in enumerate(match.totals)]
    return play_table.summary(face, state, totals, play_match.number(state))


def _side(face: Face, deal: Deal, side: int) -> str:
    named = side_of(deal, side, face.lang)
    return face.t("play.yours", side=named) if side == deal.side_of(YOU) else named


def after(face: Face, state: JSON, deal: Deal) -> Markup:
    """The deal is over: its count, the match, what comes next, and a look back."""
    sides = range(len(deal.reserves))
    tables = join(tag("div", sheet.table(face, deal, side)) for side in sides)
    return (
        _match(face, state, deal)
        + tag("h3", face.t("play.count"))
        + tag("div", tables, class_="two")
        + (_look_back(face, state, deal) if state["coach"] else "")
    )


def _match(face: Face, state: JSON, deal: Deal) -> Markup:
    match, sides = match_of(state), range(len(deal.reserves))
    heads = join(tag("th", _side(face, deal, side), scope="col") for side in sides)
    rows = join(
        tag(
            "tr",
            tag("th", face.t("play.deal", n=place), scope="row"),
            *(tag("td", signed(points, face.lang), class_="sum") for points in scores),
        )
        for place, scores in enumerate(state["scores"], 1)
    )
    totals = join(tag("td", number(total, face.lang), class_="sum") for total in match.totals)
    lines = match_lines(face, match)
    if match.winner is not None:
        won = match.winner == deal.side_of(YOU)
        lines.insert(0, face.t("play.won") if won else match_verdict(face, match))
    if state["practice"]:
        lines.insert(0, face.t("play.practice"))
    buttons = [] if match.over else [face.button("go", "next", face.t("play.next"), "main")]
    buttons.append(face.button("go", "again", face.t("play.again")))
    return (
        tag(
            "table",
            tag("caption", face.t("play.match")),
            tag("thead", tag("tr", tag("td"), heads)),
            tag("tbody", rows, tag("tr", tag("th", face.t("sheet.total"), scope="row"), totals, class_="total")),
            class_="match",
        )
        + join(tag("p", line) for line in lines)
        + face.form("after", face.bar(*buttons))
    )


# -- looking back --------------------------------------------------------------------------


def _look_back(face: Face, state: JSON, deal: Deal) -> Markup:
    head = tag("h3", face.t("review.title"))
    if state["review"] is None:
        ask = face.form("look", face.bar(face.button("go", "look", face.t("review.ask"))))
        return head + tag("p", face.t("review.intro")) + ask
    if not coach_review.over(state):
        of = len(coach_review.places(state))
        looking = coach_review.looking(state)
        so_far = face.t("review.so-far", n=state["review"]["at"], of=of) if looking else face.t("review.once-more")
        on = face.button("go", "look", face.t("review.on"), automatic=True)
        return head + tag("p", so_far) + face.form("look", face.bar(on))
    found = coach_review.dearest(state)
    told = tag("p", face.t("review.found", n=len(found)) if found else face.t("review.none"))
    if found:
        told += tag("ol", *(tag("li", _decision(face, state, cost)) for cost in found), class_="dear")
    how = face.t("review.how", first=coach_review.FIRST_WORLDS, n=coach_review.WORLDS, rounds=coach_review.ROUNDS)
    return head + told + tag("p", how, class_="bw-hint")


def _decision(face: Face, state: JSON, cost: coach_review.Trial) -> Markup:
    tried = coach_review.decision(state, cost.place)
    if tried is None:
        return Markup()
    lang = face.lang
    turn = 1 + sum(text.startswith(("discard", "pass")) for text in _own_before(state, cost.place))
    lines = [
        face.t(
            "review.cost",
            turn=turn,
            points=tag("strong", face.t("points", n=round(cost.points))),
            half=round(cost.half),
        ),
        face.t("review.yours", way=_way(tried.view, tried.own, lang)),
        face.t("review.other", way=_way(tried.view, tried.other, lang)),
        " ".join(reasons(tried.choice, lang, tried.view)),
    ]
    there = face.button("there", str(cost.place), face.t("review.there"))
    return join(tag("p", line) for line in lines if line) + face.form(f"there-{cost.place}", face.bar(there))


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


def settings(face: Face, state: JSON) -> Markup:
    """What can be chosen before a match."""
    games = [(name, face.t(f"ref.game.{name}")) for name in ("partnership", "greek-canasta")]
    levels = [(level, face.t(f"play.level.{level}")) for level in LEVELS]
    players = [(str(n), face.t("play.players", n=n)) for n in (2, 3, 4, 6)]
    variants = [(name, face.t(f"ref.variant.{name}")) for name in VARIANTS]
    more = face.choices("variant", face.t("play.variants"), variants, state["variants"], several=True)
    form = face.form(
        "new",
        face.select("rules", face.t("play.game"), games, state["rules"]),
        face.select("level", face.t("play.level"), levels, state["level"]),
        face.select("partner", face.t("play.partner-level"), levels, state["partner"]),
        face.number("match", face.t("play.number"), min(MATCHES, state["match"] + 1), 1, MATCHES),
        tag("p", face.t("play.number-hint"), class_="bw-hint"),
        face.details(
            "more",
            face.t("play.more"),
            face.select("players", face.t("play.how-many"), players, str(state["players"])),
            more,
        ),
        face.bar(face.button("go", "new", face.t("play.new"), "main")),
    )
    coach = face.form("coach", face.bar(face.button("go", "coach", face.t(f"coach.turn-{_other(state)}"))))
    return face.details("settings", face.t("play.settings"), coach, form)


def _other(state: JSON) -> str:
    return "off" if state["coach"] else "on"


def saving(face: Face, state: JSON) -> Markup:
    """The deal as text, to keep or to send, and the way back from text."""
    text = ""
    if state["asked"] == "text":
        record = play_match.as_text(state)
        text = tag(
            "span",
            tag("label", face.t("play.text"), for_=face.id("shown")),
            tag("textarea", record, id=face.id("shown"), rows="8", readonly=True),
            class_="bw-field",
        )
    ask = face.bar(
        face.button("go", "text", face.t("play.as-text")), face.button("go", "again", face.t("play.again"), room="save")
    )
    load = face.form(
        "load",
        face.area("record", face.t("play.paste"), state["typed"], face.t("play.paste-hint"), rows=4),
        face.bar(face.button("go", "load", face.t("play.load"))),
    )
    opened = bool(text or state["typed"])
    return face.details("saving", face.t("play.saving"), face.form("text", ask, text), load, opened=opened)
