"""What a step shows: the meld or the table it is about, the cards to choose from, the buttons."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from biriba_core import Deal, parse_cards
from biriba_widgets.course import steps
from biriba_widgets.course.steps import Step
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, classes
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import drawing
from biriba_widgets.words import set_in_type


def listing(listed: Sequence[str], lang: str) -> str:
    """Cards within a sentence."""
    return set_in_type(" ".join(cards.short(card, lang) for card in listed), lang)


def yes_or_no(build: FormBuilder) -> dict[str, Markup]:
    """The two answers by their names."""
    return {"yes": build.t("quiz.yes"), "no": build.t("quiz.no")}


def asked(build: FormBuilder, step: Step, did: Sequence[str], lit: Collection[str], told: Sequence[JSON]) -> Markup:
    """The picture, with the cards to choose from and the buttons."""
    if step.kind == "touch":
        return build.form("answer", *_choosing(build, step, lit), kind="course-step")
    if step.kind == "yes-no":
        pair = (build.button("answer", answer, label, "main") for answer, label in yes_or_no(build).items())
        return build.form("answer", _felt(_shown(build, step, did)), _below(*pair), kind="course-step")
    if step.kind == "watch":
        on = build.button("do", "watch", build.t("course.watch"), "main")
        return build.form("watch", _felt(_shown(build, step, did)), _below(on), kind="course-step")
    return build.form("try", _felt(_shown(build, step, did)), kind="course-step")


def answered(build: FormBuilder, step: Step, did: Sequence[str], on: Markup) -> Markup:
    """The picture once the step is done, and the button that leads on."""
    inside = _shown(build, step, did)
    if step.kind == "touch":
        inside += _made(build, step)
    return build.form("on", _felt(inside), _below(on), kind="course-step")


def _felt(*inside: str) -> Markup:
    return tag("div", *inside, class_="felt course-felt")


def _below(*buttons: str) -> Markup:
    return tag("p", *buttons, class_="bw-bar course-below")


def _shown(build: FormBuilder, step: Step, did: Sequence[str]) -> Markup:
    """The meld or the table that a step is about; nothing where it only shows cards to choose from."""
    if step.deal is not None:
        return _table(build, steps.reached(step, did))
    if step.meld is not None:
        return drawing.named_meld(build, step.meld)
    return _laid(build, cards.texts(parse_cards(step.item["meld"]))) if "meld" in step.item else Markup()


def _table(build: FormBuilder, deal: Deal) -> Markup:
    return drawing.table(build, deal, deal.seat) + join(
        drawing.melds(build, deal, side) for side in range(len(deal.reserves)) if deal.melds[side]
    )


def _laid(build: FormBuilder, listed: Sequence[str]) -> Markup:
    """Large cards side by side."""
    return tag("span", *(cards.face(card, build.lang) for card in listed), class_="course-cards", data_n=len(listed))


def _made(build: FormBuilder, step: Step) -> Markup:
    """What was to be chosen, apart from the rest."""
    if "makes" in step.item["done"]:
        melds = steps.melds(step, step.solution)
        return drawing.named_meld(build, melds[0])
    rest = list(step.solution)
    found = []
    for card in step.listed:
        among = card in rest
        if among:
            rest.remove(card)
        found.append(tag("span", cards.face(card, build.lang), class_="lit" if among else "past"))
    return tag("div", *found, class_="course-cards", data_n=len(found))


def _lit(kind: str, lit: bool) -> str:
    return classes(kind, "lit" if lit else "")


def _choosing(build: FormBuilder, step: Step, lit: Collection[str]) -> tuple[Markup, ...]:
    """The cards to choose from: one tap answers where one is asked for."""
    shown = _shown(build, step, ())
    if len(step.solution) == 1:
        buttons = (
            build.button(
                "card", card, cards.face(card, build.lang), classes("course-card", "lit" if card in lit else "")
            )
            for card in step.listed
        )
        return (_felt(shown, tag("div", *buttons, class_="course-cards", data_n=len(step.listed))),)
    legend = tag("legend", build.t("course.choose"), class_="bw-hidden")
    boxes = build.card_boxes(step.listed, lit=lit)
    choice = tag("fieldset", legend, boxes, class_="course-cards", data_n=len(step.listed))
    return _felt(shown, choice), _below(build.button("do", "answer", build.t("course.check"), "main"))
