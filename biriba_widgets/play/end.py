"""Around the table: which match it is, the count after a deal, a new match, a deal as text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biriba_core import Deal
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
from biriba_widgets.table.telling import way_told


def counted(build: FormBuilder, state: JSON, deal: Deal) -> Markup:
    """The deal is over: its count as a table, the match, a look back, each side's count line by line, the melds."""
    sides = range(len(deal.reserves))
    names = [play_table.side_name(build, deal, side) for side in sides]
    one_by_one = tag("div", *(sheet.table(build, deal, side) for side in sides), class_="two")
    return tag(
        "div",
        sheet.compared(build, deal, names, _so_far(build, state)),
        *(tag("p", line) for line in _standing(build, state, deal)),
        _look_back(build, state, deal) if state["coach"] else "",
        build.details("lines", build.t("play.lines"), one_by_one),
        tag("div", play_table.laid(build, deal, match_of(state).totals, [()] * len(sides)), class_="felt"),
        class_="counted",
    )


def _so_far(build: FormBuilder, state: JSON) -> list[tuple[str, Sequence[int]]]:
    """The rows below the count: the earlier deals of the match, and the match as it stands."""
    earlier = state["scores"][:-1] if state["counted"] else state["scores"]
    rows = [(build.t("play.deal", n=place), scores) for place, scores in enumerate(earlier, 1)]
    return [*rows, (build.t("play.match"), match_of(state).totals)]


def _standing(build: FormBuilder, state: JSON, deal: Deal) -> list[Markup]:
    """Whether the match goes on, and why."""
    match = match_of(state)
    lines = match_lines(build, match)
    if match.winner is not None:
        won = match.winner == deal.side_of(YOU)
        lines.insert(0, build.t("play.won") if won else match_verdict(build, match))
    if state["practice"]:
        lines.insert(0, build.t("play.practice"))
    return lines


def onward(build: FormBuilder, state: JSON) -> Iterator[Markup]:
    """What comes after a deal."""
    if not match_of(state).over:
        yield build.button("go", "next", build.t("play.next"), "main")
    yield build.button("go", "again", build.t("play.again"))


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
        on = build.button("go", "look", build.t("review.on"), automatic=0)
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
    told, view = "review.surely" if cost.surely else "review.perhaps", tried.plan.view
    points = tag("strong", build.t("points", n=round(cost.points)))
    lines = [
        build.t(told, turn=turn, points=points, half=round(cost.half)),
        build.t("review.yours", way=way_told(view, tried.own, lang)),
        build.t("review.other", way=way_told(view, tried.plan.actions, lang)),
        " ".join(motives(tried.plan.motives, lang, view)),
    ]
    there = build.button("there", str(cost.place), build.t("review.there"))
    return join(tag("p", line) for line in lines if line) + build.form(f"there-{cost.place}", build.bar(there))


def _own_before(state: JSON, place: int) -> list[str]:
    reached = deals(state)
    return [text for at, text in enumerate(state["done"][:place]) if reached[at].seat == YOU]


# -- a new match, and text -----------------------------------------------------------------


def tools(build: FormBuilder, state: JSON) -> Markup:
    """At the edge of the table: a switch that shows the log where it has no room, and the menu."""
    switch = tag("input", type="checkbox", name="beside", value="log", id=build.id("beside", "log"))
    log = tag("label", switch, tag("span", build.t("log.short")), class_="tool")
    # The menu closes where another deal begins, and where it is answered at the table: it is another menu then.
    said = state["told"] and state["told"][0] in ("need", "unread")
    answered = "-sure" if "sure" in state else f"-said-{state['again']}" if said else ""
    name = f"menu-{(state['seed'] or 'own').replace('/', '-')}-{len(state['scores'])}{answered}"
    menu = build.details(
        name,
        build.t("play.menu"),
        tag("div", _coach(build, state), _new_match(build, state), _saving(build, state), class_="sheet"),
        opened=state["asked"] == "text",
        kind="tool",
    )
    return tag("div", log, menu, class_="tools")


def _coach(build: FormBuilder, state: JSON) -> Markup:
    """Whether the coach is there, and the deal from its start."""
    switch = build.button("go", "coach", build.t(f"coach.turn-{_other(state)}"))
    again = build.button("go", "again", build.t("play.again"), room="menu")
    back = [build.button("go", "return", build.t("play.return"))] if "left" in state else []
    return build.form("coach", build.bar(*back, switch, again))


def sure(build: FormBuilder, go: str) -> Markup:
    """Asked before a deal that is being played is dropped."""
    yes = build.button("go", "sure", build.t(f"play.sure-{go}"))
    no = build.button("go", "stay", build.t("play.sure-no"), "main")
    return build.form("sure", tag("p", build.t("play.sure")), build.bar(no, yes))


def _new_match(build: FormBuilder, state: JSON) -> Markup:
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
    return tag("h3", build.t("play.settings")) + form


def _other(state: JSON) -> str:
    return "off" if state["coach"] else "on"


def _saving(build: FormBuilder, state: JSON) -> Markup:
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
    ask = build.bar(build.button("go", "text", build.t("play.as-text")))
    load = build.form(
        "load",
        build.area("record", build.t("play.paste"), state["typed"], build.t("play.paste-hint"), rows=4),
        build.bar(build.button("go", "load", build.t("play.load"))),
    )
    return tag("h3", build.t("play.saving")) + build.form("text", ask, text) + load
