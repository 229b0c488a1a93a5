"""A series of questions on paper: the questions to write on, the answers with their rules on a page of their own."""

from __future__ import annotations

from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder, Submission, first
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.practice.kinds import KINDS, with_rule
from biriba_widgets.practice.melds import Draft
from biriba_widgets.practice.series import Series
from biriba_widgets.questions.kinds import Item, Pick
from biriba_widgets.words import number


def form(build: FormBuilder, series: Series, *, shown: bool) -> Markup:
    """The button that shows the sheet, and the sheet."""
    do = "away" if shown else "sheet"
    words = build.t("practice.sheet-away" if shown else "practice.sheet-make")
    # Printing is the browser's own: the page's script shows the button where it can be done.
    printing = build.button("do", "print", build.t("practice.sheet-print"), hidden=True)
    opened = shown
    return build.details(
        "sheet",
        build.t("practice.sheet"),
        tag("p", build.t("practice.sheet-intro")),
        build.form("sheet", build.bar(build.button("do", do, words), *([printing] if shown else []))),
        opened=opened,
    ) + (sheet(build, series) if shown else "")


def sheet(build: FormBuilder, series: Series) -> Markup:
    """All questions of a series, then all answers."""
    items = [series.question(place) for place in range(1, series.length + 1)]
    questions = join(tag("li", _question(build, item)) for item in items)
    answers = join(tag("li", _answer(build, item)) for item in items)
    return tag(
        "section",
        tag("h3", build.t("practice.sheet-title", n=series.length)),
        _named(build, series),
        tag("p", build.t("practice.sheet-you"), class_="line"),
        tag("ol", questions),
        tag(
            "div",
            tag("h3", build.t("practice.sheet-answers", seed=series.seed)),
            _named(build, series),
            tag("ol", answers),
            class_="answers",
        ),
        class_="bw-sheet",
    )


def _named(build: FormBuilder, series: Series) -> Markup:
    game = join(
        [build.t(f"ref.game.{series.rules}"), *(build.t(f"ref.variant.{name}") for name in series.variants)], ", "
    )
    name = build.t("practice.sheet-name", seed=series.seed, game=game, level=build.t(f"practice.level.{series.level}"))
    only = build.t("practice.sheet-only", rules=", ".join(series.chosen)) if series.chosen else ""
    return tag("p", name) + (tag("p", only) if only else "")


def _question(build: FormBuilder, item: Draft) -> Markup:
    kind = KINDS[item["kind"]]
    return tag("p", tag("b", build.t("practice.ask." + item["ask"]))) + kind.figure(build, item) + _space(build, item)


def _space(build: FormBuilder, item: Item) -> Markup:
    """Where the answer is written."""
    kind = KINDS[item["kind"]]
    options = kind.options(build, item)
    if options:
        return tag("p", join((tag("span", "☐ ", label) for _, label in options), " "), class_="boxes")
    if item["kind"] in ("value", "count"):
        return tag("p", build.t("practice.sheet-points" if item["kind"] == "value" else "practice.sheet-cards"))
    offered = offered_cards(item)
    circle = "practice.sheet-circle" if item["kind"] == "pick" else "practice.sheet-circle-one"
    none = (" " + tag("span", "☐ ", build.t("quiz.none-of-them"))) if item["kind"] == "dirty" else ""
    return tag("p", build.t(circle)) + tag("p", cards.row(offered, build.lang)) + (tag("p", none) if none else "")


def offered_cards(item: Item) -> list[str]:
    """The cards among which the reader chooses."""
    kind = KINDS[item["kind"]]
    if isinstance(kind, Pick):
        return kind.held(item)
    return str(item["meld" if item["kind"] == "dirty" else "cards"]).split()


def right_answer(item: Item) -> Submission:
    """An answer that the engine calls right."""
    kind = KINDS[item["kind"]]
    return next(answer for answer in kind.answers(item) if kind.complete(item, answer) and kind.right(item, answer))


def _answer(build: FormBuilder, item: Item) -> Markup:
    kind, answer = KINDS[item["kind"]], right_answer(item)
    told = with_rule(build, item, join(kind.why(build, item, answer, True)))
    return tag("b", in_words(build, item, answer)) + " " + told


def in_words(build: FormBuilder, item: Item, answer: Submission) -> str:
    """An answer as one would say it, as HTML."""
    labels = dict(KINDS[item["kind"]].options(build, item))
    given = first(answer, "answer")
    if given in labels:
        return labels[given]
    if item["kind"] in ("value", "count"):
        return number(int(given), build.lang)
    if given == "none":
        return build.t("quiz.none-of-them")
    chosen = answer["card"] if item["kind"] == "pick" else [offered_cards(item)[int(given)]]
    return " ".join(cards.short(card, build.lang) for card in chosen)
