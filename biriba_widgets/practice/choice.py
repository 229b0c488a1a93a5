"""What surrounds a practice question: what to practise, the address to give to others, how the reader stands."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from biriba_core.profiles import PROFILES, VARIANTS
from biriba_widgets.html.forms import Face
from biriba_widgets.practice.items import topics
from biriba_widgets.practice.memory import DAY, HOUR, Standing
from biriba_widgets.practice.series import LENGTHS, LEVELS, Series


def choice_form(face: Face, series: Series, typed: str | None, note: str) -> str:
    """Game, level, rules, number of questions and the name of the series; `typed` and `note`: what could not be."""
    games = [(name, face.t(f"ref.game.{name}")) for name in PROFILES]
    levels = [(str(level), face.t(f"practice.level.{level}")) for level in LEVELS]
    lengths = [(str(length), face.t("practice.length.n", n=length)) for length in LENGTHS]
    opened = " open" if typed is not None else ""
    return (
        f'<details id="{face.id("choose")}"{opened}><summary>{face.t("practice.choose")}</summary>'
        + face.form(
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
        )
        + "</details>"
    )


def _variants(face: Face, series: Series) -> str:
    options = [(name, face.t(f"ref.variant.{name}")) for name in VARIANTS]
    boxes = face.choices("variant", face.t("practice.variants"), options, series.variants, several=True)
    opened = " open" if series.variants else ""
    return (
        f'<details id="{face.id("variants")}"{opened}><summary>{face.t("practice.variants")}</summary>{boxes}</details>'
    )


def _rules(face: Face, series: Series) -> str:
    """A box for each section and one for each of its rules, of the game that is played."""
    groups = []
    for section, several in groupby(topics(series.profile), key=lambda topic: topic.section):
        options = [(section, face.t("practice.whole-section"))]
        options += [
            (topic.rule, f"{face.t(f'practice.topic.{topic.rule}')} <small>{escape(topic.rule)}</small>")
            for topic in several
        ]
        legend = f"{escape(section)} · {face.t(f'practice.section.{section}')}"
        groups.append(face.choices("rule", legend, options, series.chosen, several=True))
    opened = " open" if series.chosen else ""
    return (
        f'<details id="{face.id("rules")}"{opened}><summary>{face.t("practice.rules")}</summary>'
        f'<div class="bw-fields">{"".join(groups)}</div></details>'
    )


def address_form(face: Face, series: Series, place: str) -> str:
    """The page's script writes the address into the browser's bar and, whole, into the field."""
    address = series.address()
    ident = face.id("link")
    return (
        f'<div data-address="{escape(address)}" data-place="{escape(place)}"><details id="{face.id("share")}">'
        f"<summary>{face.t('practice.share')}</summary><p>{face.t('practice.share-intro')}</p>"
        f'<span class="bw-field"><label for="{ident}">{face.t("practice.address")}</label>'
        f'<input type="text" id="{ident}" name="link" readonly value="#{escape(address)}"></span></details></div>'
    )


def standing_list(face: Face, found: Sequence[Standing], note: str) -> str:
    """Every rule that was asked about, the one that comes back first in front."""
    rows = "".join(
        f"<li>{face.rule(one.rule)} <span>{face.t(f'practice.topic.{one.rule}')}</span> "
        f"<span>{face.t('practice.standing-right', n=one.right, of=one.asked)}</span> "
        f'<span class="bw-quiet">{_when(face, one.due_in)}</span></li>'
        for one in found
    )
    inside = f'<ul class="standing">{rows}</ul>' if rows else f"<p>{face.t('practice.standing-none')}</p>"
    forget = face.form("forget", face.bar(face.button("do", "forget", face.t("practice.forget")))) if rows else ""
    return (
        f'<details id="{face.id("standing")}"><summary>{face.t("practice.standing")}</summary>'
        f"<p>{face.t('practice.standing-intro')}</p>{note}{inside}{forget}</details>"
    )


def _when(face: Face, seconds: int) -> str:
    if seconds <= 0:
        return face.t("practice.due-now")
    if seconds < HOUR:
        return face.t("practice.due-soon")
    return face.t("practice.due-days", n=max(1, round(seconds / DAY)))
