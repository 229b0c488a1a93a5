"""What surrounds a practice question: what to practise, the address to give to others, how the reader stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from biriba_core.profiles import PROFILES, VARIANTS
from biriba_widgets.html.forms import Face
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.practice.items import topics
from biriba_widgets.practice.memory import DAY, HOUR, Standing
from biriba_widgets.practice.series import LENGTHS, LEVELS, Series


def choice_form(face: Face, series: Series, typed: str | None, note: str) -> Markup:
    """Game, level, rules, number of questions and the name of the series; `typed` and `note`: what could not be."""
    games = [(name, face.t(f"ref.game.{name}")) for name in PROFILES]
    levels = [(str(level), face.t(f"practice.level.{level}")) for level in LEVELS]
    lengths = [(str(length), face.t("practice.length.n", n=length)) for length in LENGTHS]
    opened = typed is not None
    return face.details(
        "choose",
        face.t("practice.choose"),
        face.form(
            "choose",
            face.choices("rules", face.t("practice.game"), games, [series.rules]),
            _variants(face, series),
            face.choices("level", face.t("practice.level"), levels, [str(series.level)]),
            _rules(face, series),
            face.select("length", face.t("practice.length"), lengths, str(series.length)),
            face.text(
                "seed",
                face.t("practice.seed"),
                series.seed if typed is None else typed,
                face.t("practice.seed-hint"),
                10,
            ),
            note,
            face.bar(
                face.button("do", "begin", face.t("practice.begin"), "main"),
                face.button("do", "anew", face.t("practice.anew"), room="choose"),
            ),
        ),
        opened=opened,
    )


def _variants(face: Face, series: Series) -> Markup:
    options = [(name, face.t(f"ref.variant.{name}")) for name in VARIANTS]
    boxes = face.choices("variant", face.t("practice.variants"), options, series.variants, several=True)
    opened = bool(series.variants)
    return face.details("variants", face.t("practice.variants"), boxes, opened=opened)


def _rules(face: Face, series: Series) -> Markup:
    """A box for each section and one for each of its rules, of the game that is played."""
    groups = []
    for section, several in groupby(topics(series.profile), key=lambda topic: topic.section):
        options = [(section, face.t("practice.whole-section"))]
        options += [
            (topic.rule, (face.t(f"practice.topic.{topic.rule}") + " " + tag("small", topic.rule))) for topic in several
        ]
        legend = join((section, face.t(f"practice.section.{section}")), " · ")
        groups.append(face.choices("rule", legend, options, series.chosen, several=True))
    opened = bool(series.chosen)
    return face.details("rules", face.t("practice.rules"), tag("div", *groups, class_="bw-fields"), opened=opened)


def address_form(face: Face, series: Series) -> Markup:
    """The page's script writes the address into the browser's bar and, whole, into the field."""
    address = series.address()
    ident = face.id("link")
    return tag(
        "div",
        face.details(
            "share",
            face.t("practice.share"),
            tag("p", face.t("practice.share-intro")),
            tag(
                "span",
                tag("label", face.t("practice.address"), for_=ident),
                tag("input", type="text", id=ident, name="link", readonly=True, value=f"#{address}"),
                class_="bw-field",
            ),
        ),
        data_address=address,
    )


def standing_list(face: Face, found: Sequence[Standing], note: str) -> Markup:
    """Every rule that was asked about, the one that comes back first in front."""
    rows = join(
        tag(
            "li",
            face.rule(one.rule),
            " ",
            tag("span", face.t(f"practice.topic.{one.rule}")),
            " ",
            tag("span", face.t("practice.standing-right", n=one.right, of=one.asked)),
            " ",
            tag("span", _when(face, one.due_in), class_="bw-quiet"),
        )
        for one in found
    )
    inside = tag("ul", rows, class_="standing") if rows else tag("p", face.t("practice.standing-none"))
    forget = face.form("forget", face.bar(face.button("do", "forget", face.t("practice.forget")))) if rows else ""
    return face.details(
        "standing", face.t("practice.standing"), tag("p", face.t("practice.standing-intro")), note, inside, forget
    )


def _when(face: Face, seconds: int) -> Markup:
    if seconds <= 0:
        return face.t("practice.due-now")
    if seconds < HOUR:
        return face.t("practice.due-soon")
    return face.t("practice.due-days", n=max(1, round(seconds / DAY)))
