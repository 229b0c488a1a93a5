"""A series of questions on paper: the questions to write on, the answers with their rules on a page of their own."""

from __future__ import annotations

from html import escape

from biriba_widgets.html import cards
from biriba_widgets.html.forms import Face, Submission, first
from biriba_widgets.practice.items import Draft
from biriba_widgets.practice.kinds import KINDS, with_rule
from biriba_widgets.practice.series import Series
from biriba_widgets.questions.kinds import Item
from biriba_widgets.words import number


def form(face: Face, series: Series, *, shown: bool) -> str:
    """The button that shows the sheet, and the sheet."""
    do = "away" if shown else "sheet"
    words = face.t("practice.sheet-away" if shown else "practice.sheet-make")
    # Printing is the browser's own: the page's script shows the button where it can be done.
    printing = face.button("do", "print", face.t("practice.sheet-print")).replace("<button", "<button hidden", 1)
    opened = " open" if shown else ""
    return (
        f'<details id="{face.id("sheet")}"{opened}><summary>{face.t("practice.sheet")}</summary>'
        f"<p>{face.t('practice.sheet-intro')}</p>"
        + face.form("sheet", face.bar(face.button("do", do, words), *([printing] if shown else [])))
        + "</details>"
        + (sheet(face, series) if shown else "")
    )


def sheet(face: Face, series: Series) -> str:
    """All questions of a series, then all answers."""
    items = [series.question(place) for place in range(1, series.length + 1)]
    questions = "".join(f"<li>{_question(face, item)}</li>" for item in items)
    answers = "".join(f"<li>{_answer(face, item)}</li>" for item in items)
    return (
        f'<section class="bw-sheet"><h3>{face.t("practice.sheet-title", n=series.length)}</h3>{_named(face, series)}'
        f'<p class="line">{face.t("practice.sheet-you")}</p><ol>{questions}</ol>'
        f'<div class="answers"><h3>{face.t("practice.sheet-answers", seed=series.seed)}</h3>{_named(face, series)}'
        f"<ol>{answers}</ol></div></section>"
    )


def _named(face: Face, series: Series) -> str:
    game = ", ".join([face.t(f"ref.game.{series.rules}"), *(face.t(f"ref.variant.{name}") for name in series.variants)])
    name = face.mix(
        "practice.sheet-name", seed=escape(series.seed), game=game, level=face.t(f"practice.level.{series.level}")
    )
    only = face.t("practice.sheet-only", rules=", ".join(series.chosen)) if series.chosen else ""
    return f"<p>{name}</p>" + (f"<p>{only}</p>" if only else "")


def _question(face: Face, item: Draft) -> str:
    kind = KINDS[item["kind"]]
    return f"<p><b>{face.t('practice.ask.' + item['ask'])}</b></p>{kind.figure(face, item)}{_space(face, item)}"


def _space(face: Face, item: Item) -> str:
    """Where the answer is written."""
    kind = KINDS[item["kind"]]
    options = kind.options(face, item)
    if options:
        return '<p class="boxes">' + " ".join(f"<span>☐ {label}</span>" for _, label in options) + "</p>"
    if item["kind"] in ("value", "count"):
        return f"<p>{face.t('practice.sheet-points' if item['kind'] == 'value' else 'practice.sheet-cards')}</p>"
    offered = offered_cards(item)
    circle = "practice.sheet-circle" if item["kind"] == "pick" else "practice.sheet-circle-one"
    none = f" <span>☐ {face.t('quiz.none-of-them')}</span>" if item["kind"] == "dirty" else ""
    return f"<p>{face.t(circle)}</p><p>{cards.row(offered, face.lang)}</p>" + (f"<p>{none}</p>" if none else "")


def offered_cards(item: Item) -> list[str]:
    """The cards among which the reader chooses."""
    if item["kind"] == "pick":
        return KINDS["pick"].held(item)  # type: ignore[attr-defined]
    return str(item["meld" if item["kind"] == "dirty" else "cards"]).split()


def right_answer(item: Item) -> Submission:
    """An answer that the engine calls right."""
    kind = KINDS[item["kind"]]
    return next(answer for answer in kind.answers(item) if kind.complete(item, answer) and kind.right(item, answer))


def _answer(face: Face, item: Item) -> str:
    kind, answer = KINDS[item["kind"]], right_answer(item)
    told = with_rule(face, item, "".join(kind.why(face, item, answer, True)))
    return f"<b>{in_words(face, item, answer)}</b> {told}"


def in_words(face: Face, item: Item, answer: Submission) -> str:
    """An answer as one would say it, as HTML."""
    labels = dict(KINDS[item["kind"]].options(face, item))
    given = first(answer, "answer")
    if given in labels:
        return labels[given]
    if item["kind"] in ("value", "count"):
        return number(int(given), face.lang)
    if given == "none":
        return face.t("quiz.none-of-them")
    chosen = answer["card"] if item["kind"] == "pick" else [offered_cards(item)[int(given)]]
    return escape(" ".join(cards.short(card, face.lang) for card in chosen))
