"""Before the first deal: which game, who sits where, to how many points, who deals first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from biriba_core import InputError, Profile, new_match, profile
from biriba_widgets.html.forms import FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.score import names
from biriba_widgets.score.entry import number
from biriba_widgets.score.evening import Evening, clean_name
from biriba_widgets.score.refused import Refused
from biriba_widgets.table.seating import seat_name, side_name
from biriba_widgets.words import number as written

#: The tables that can sit down: the game, how many play, the variant that makes it so.
TABLES: Mapping[str, tuple[str, int, tuple[str, ...]]] = {
    "pairs": ("partnership", 4, ()),
    "greek-4": ("greek-canasta", 4, ()),
    "greek-2": ("greek-canasta", 2, ()),
    "greek-3": ("greek-canasta", 3, ()),
    "greek-6": ("greek-canasta", 6, ("six-players",)),
    "greek-alone": ("greek-canasta", 4, ("individual",)),
}
#: What a table of Greek Canasta may agree on besides (G9).
VARIANTS = ("twos-not-wild", "super-biriba", "strict-close")


def rules_of(table: str, variants: list[str]) -> Profile:
    game, _, own = TABLES[table]
    return profile(game, [*own, *(variant for variant in variants if variant in VARIANTS and game != "partnership")])


def begun(table: str, submission: Submission) -> Evening:
    """The match that was asked for, before its first deal. `Refused` where its target can't be."""
    rules, players = rules_of(table, list(submission.get("variant", []))), TABLES[table][1]
    called = tuple(clean_name(first(submission, f"name{seat}")) for seat in range(players))
    return _agreed(Evening(rules, called, rules.usual_target(players)), submission)


def changed(evening: Evening, submission: Submission) -> Evening:
    """The same match with other names, another target or another first dealer."""
    called = tuple(clean_name(first(submission, f"name{seat}")) for seat in range(evening.players))
    return _agreed(replace(evening, names=called), submission)


def _agreed(evening: Evening, submission: Submission) -> Evening:
    typed, dealer = first(submission, "target"), first(submission, "dealer")
    target = number(typed, "pad.need-totals") if typed.strip() else evening.rules.usual_target(evening.players)
    try:
        new_match(evening.rules, players=evening.players, target=target)
    except InputError:
        raise Refused("pad.bad-target", "agreed-target") from None
    seats = list(map(str, range(evening.players)))
    return replace(evening, target=target, dealer=seats.index(dealer) if dealer in seats else 0)


def games(build: FormBuilder, chosen: str) -> Markup:
    """Which game is played, and by how many."""
    groups = (
        build.group(
            build.t(f"pad.game.{game}"),
            *(
                build.button("table", table, build.t(f"pad.table.{table}"), "main" if table == chosen else "")
                for table, (name, _, _) in TABLES.items()
                if name == game
            ),
            kind="pad-chips",
        )
        for game in ("partnership", "greek-canasta")
    )
    return build.form("games", *groups)


def form(build: FormBuilder, evening: Evening, *, editing: bool) -> Markup:
    """Names, target and dealer; `editing`: of a match that has begun."""
    lang, rules = build.lang, evening.rules
    groups = [
        build.group(
            side_name(lang, side, evening.players, evening.sides),
            *(_name(build, evening, seat) for seat in evening.seats(side)),
            kind="bw-fields",
        )
        for side in range(evening.sides)
    ]
    seats = [(str(seat), names.seat(evening, seat, lang)) for seat in range(evening.players)]
    usual = rules.usual_target(evening.players)
    fields = [
        tag("div", *groups, class_="two"),
        build.select("dealer", build.t("pad.first-dealer"), seats, str(evening.dealer)),
        build.text(
            "target",
            build.t("pad.target"),
            str(evening.target) if evening.target != usual else "",
            build.t("pad.target-hint", n=written(usual, lang)),
            6,
        ),
    ]
    if editing:
        buttons = [
            build.button("do", "save", build.t("pad.save"), "main"),
            build.button("do", "leave", build.t("pad.leave")),
        ]
    else:
        if rules.name != "partnership":
            options = [(variant, build.t(f"ref.variant.{variant}")) for variant in VARIANTS]
            fields.append(build.choices("variant", build.t("pad.variants"), options, rules.variants, several=True))
        buttons = [build.button("do", "begin", build.t("pad.begin"), "main")]
    return build.form("setup", *fields, build.bar(*buttons), kind="bw-fields")


def _name(build: FormBuilder, evening: Evening, seat: int) -> Markup:
    label = seat_name(build.lang, seat, evening.players)
    ident = build.id("name", seat)
    field = tag(
        "input", type="text", id=ident, name=f"name{seat}", value=evening.names[seat], maxlength=18,
        autocomplete="off", autocapitalize="words", spellcheck="false",
    )  # fmt: skip
    return tag("span", tag("label", label, for_=ident), field, class_="bw-field")


def proposed(table: str, variants: list[str], called: list[str]) -> Evening:
    """What the form shows before anything is chosen."""
    rules, players = rules_of(table, variants), TABLES[table][1]
    filled = (called + [""] * players)[:players]
    return Evening(rules, tuple(filled), rules.usual_target(players))


def read(found: Any) -> dict[str, Any]:
    """The choice that a browser kept."""
    table = found.get("table") if isinstance(found, dict) else None
    called = found.get("names", []) if isinstance(found, dict) else []
    fits = isinstance(called, list) and all(isinstance(name, str) for name in called)
    return {
        "table": table if table in TABLES else "pairs",
        "names": [clean_name(name) for name in called][:6] if fits else [],
    }
