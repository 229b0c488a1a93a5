"""What surrounds a practice question: what to practise, the address to give to others, how the reader stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from biriba_core.profiles import PROFILES, VARIANTS
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.practice.items import topics
from biriba_widgets.practice.memory import DAY, HOUR, Standing
from biriba_widgets.practice.series import LENGTHS, LEVELS, Series


def choice_form(build: FormBuilder, series: Series, typed: str | None, note: str) -> Markup:
    """Game, level, rules, number of questions and the name of the series; `typed` and `note`: what could not be."""
    games = [(name, build.t(f"ref.game.{name}")) for name in PROFILES]
    levels = [(str(level), build.t(f"practice.level.{level}")) for level in LEVELS]
    lengths = [(str(length), build.t("practice.length.n", n=length)) for length in LENGTHS]
    opened = typed is not None
    return build.details(
        "choose",
        build.t("practice.choose"),
        build.form(
            "choose",
            build.choices("rules", build.t("practice.game"), games, [series.rules]),
            _variants(build, series),
            build.choices("level", build.t("practice.level"), levels, [str(series.level)]),
            _rules(build, series),
            build.select("length", build.t("practice.length"), lengths, str(series.length)),
            build.text(
                "seed",
                build.t("practice.seed"),
                series.seed if typed is None else typed,
                build.t("practice.seed-hint"),
                10,
            ),
            note,
            build.bar(
                build.button("do", "begin", build.t("practice.begin"), "main"),
                build.button("do", "anew", build.t("practice.anew"), room="choose"),
            ),
        ),
        opened=opened,
    )


def _variants(build: FormBuilder, series: Series) -> Markup:
    options = [(name, build.t(f"ref.variant.{name}")) for name in VARIANTS]
    boxes = build.choices("variant", build.t("practice.variants"), options, series.variants, several=True)
    opened = bool(series.variants)
    return build.details("variants", build.t("practice.variants"), boxes, opened=opened)


def _rules(build: FormBuilder, series: Series) -> Markup:
    """A box for each section and one for each of its rules, of the game that is played."""
    groups = []
    for section, several in groupby(topics(series.profile), key=lambda topic: topic.section):
        options = [(section, build.t("practice.whole-section"))]
        options += [
            (
                topic.rule,
                (build.t(f"practice.topic.{topic.rule}") + " " + tag("small", topic.rule, data_rule=topic.rule)),
            )
            for topic in several
        ]
        legend = join((section, build.t(f"practice.section.{section}")), " · ")
        groups.append(build.choices("rule", legend, options, series.chosen, several=True))
    opened = bool(series.chosen)
    return build.details("rules", build.t("practice.rules"), tag("div", *groups, class_="bw-fields"), opened=opened)


def address_form(build: FormBuilder, series: Series) -> Markup:
    """The page's script writes the address into the browser's bar and, whole, into the field."""
    address = series.address()
    return tag(
        "div",
        build.details(
            "share",
            build.t("practice.share"),
            tag("p", build.t("practice.share-intro")),
            build.address(build.t("share.address"), address),
        ),
        data_address=address,
    )


def standing_list(build: FormBuilder, found: Sequence[Standing], note: str) -> Markup:
    """Every rule that was asked about, the one that comes back first in front."""
    rows = join(
        tag(
            "li",
            build.rule(one.rule),
            " ",
            tag("span", build.t(f"practice.topic.{one.rule}")),
            " ",
            tag("span", build.t("practice.standing-right", n=one.right, of=one.asked)),
            " ",
            tag("span", _when(build, one.due_in), class_="bw-quiet"),
        )
        for one in found
    )
    inside = tag("ul", rows, class_="standing") if rows else tag("p", build.t("practice.standing-none"))
    forget = build.form("forget", build.bar(build.button("do", "forget", build.t("practice.forget")))) if rows else ""
    return build.details(
        "standing", build.t("practice.standing"), tag("p", build.t("practice.standing-intro")), note, inside, forget
    )


def _when(build: FormBuilder, seconds: int) -> Markup:
    if seconds <= 0:
        return build.t("practice.due-now")
    if seconds < HOUR:
        return build.t("practice.due-soon")
    return build.t("practice.due-days", n=max(1, round(seconds / DAY)))
