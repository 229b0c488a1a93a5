"""What a step shows: the meld or the table it is about, the cards to choose from, the buttons."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from biriba_core import Action, Deal, parse_cards
from biriba_widgets.course import steps
from biriba_widgets.course.steps import Step
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, classes
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.play import log as play_log
from biriba_widgets.play import table as play_table
from biriba_widgets.play.deal import arrived_this_turn
from biriba_widgets.play.deal import lit as laid_by_others
from biriba_widgets.play.match import YOU
from biriba_widgets.table import drawing, fitting, sheet
from biriba_widgets.table.seating import seat_of
from biriba_widgets.table.telling import in_words
from biriba_widgets.words import set_in_type


def listing(listed: Sequence[str], lang: str) -> str:
    """Cards within a sentence."""
    return set_in_type(" ".join(cards.short(card, lang) for card in listed), lang)


def on_paper(step: Step, lang: str) -> list[str]:
    """The cards of a step in words: what lies there, and what is chosen from."""
    lying = cards.texts(parse_cards(step.item["meld"])) if "meld" in step.item else []
    if step.deal is not None and "count" not in step.item:
        lying = [card for meld in step.deal.melds[step.deal.side_of(YOU)] for card in cards.texts(meld.codes)]
    held = step.listed if step.kind in ("touch", "do") or "do" in step.item else []
    return [listing(listed, lang) for listed in (lying, held) if listed]


def yes_or_no(build: FormBuilder) -> dict[str, Markup]:
    """The two answers by their names."""
    return {"yes": build.t("quiz.yes"), "no": build.t("quiz.no")}


def asked(build: FormBuilder, step: Step, did: Sequence[str], lit: Collection[str], told: Sequence[JSON]) -> Markup:
    """The picture, with the cards to choose from and the buttons."""
    if step.kind == "touch":
        return build.form("answer", *_choosing(build, step, lit), kind="course-step")
    if step.kind == "yes-no":
        pair = (build.button("answer", answer, label, "main") for answer, label in yes_or_no(build).items())
        return build.form("answer", _shown(build, step, did), _below(*pair), kind="course-step")
    if step.kind == "watch":
        on = build.button("do", "watch", build.t("course.watch"), "main")
        return build.form("watch", _shown(build, step, did), _below(on), kind="course-step")
    return own_turn(build, steps.tables(step, did), lit, told)


def answered(build: FormBuilder, step: Step, did: Sequence[str], on: Markup) -> Markup:
    """The picture once the step is done, and the button that leads on."""
    shown = _shown(build, step, did)
    if step.kind == "touch":
        shown = _felt(_lying(build, step), _made(build, step))
    return build.form("on", shown, _below(on, onward=True), kind="course-step")


def _felt(*inside: str) -> Markup:
    return tag("div", *inside, class_="felt course-felt")


def _below(*buttons: str, onward: bool = False) -> Markup:
    """The buttons at the bottom; the one that leads `onward` takes the focus of what was pressed."""
    return tag("p", *buttons, class_="bw-bar course-below", data_in_view=onward)


def _shown(build: FormBuilder, step: Step, did: Sequence[str]) -> Markup:
    """The meld or the table that a step is about."""
    if step.deal is None:
        return _felt(_lying(build, step))
    reached = steps.tables(step, did)
    if "count" in step.item:
        return tag("div", sheet.table(build, reached[-1], step.item["count"]), class_="course-felt course-sheet")
    mine = reached[-1].seat == YOU
    return _table(build, reached) + (_hand(build, reached, ()) if mine else "")


def _lying(build: FormBuilder, step: Step) -> Markup:
    """The meld that a step shows, if it shows one."""
    if step.meld is not None:
        return drawing.named_meld(build, step.meld)
    return _laid(build, cards.texts(parse_cards(step.item["meld"]))) if "meld" in step.item else Markup()


# -- the table -----------------------------------------------------------------------------


def _table(build: FormBuilder, reached: Sequence[Deal], *, playing: bool = False) -> Markup:
    """The others in one line, the middle, each side's melds; while `playing`, what can be tapped is a button."""
    deal = reached[-1]
    build = build.for_game(deal.rules)
    offered = drawing.offered(deal) if playing else ()
    middle = tag("div", drawing.middle(build, deal, offered=offered), drawing.packets(build, deal), class_="middle")
    return tag("div", _others(build, deal), middle, _melds(build, reached, playing), class_="felt course-table")


def _melds(build: FormBuilder, reached: Sequence[Deal], playing: bool) -> Markup:
    deal, lit = reached[-1], laid_by_others(reached)
    laying = playing and deal.stage == "play"
    sides = sorted(range(len(deal.reserves)), key=lambda side: side != deal.side_of(YOU))
    parts = []
    for side in sides:
        own = side == deal.side_of(YOU)
        title = play_table.side_name(build, deal, side)
        parts.append(
            drawing.melds(build, deal, side, controls=laying and own, lay=laying and own, title=title, lit=lit[side])
        )
    return tag("div", *parts, class_="laid")


def _others(build: FormBuilder, deal: Deal) -> Markup:
    """Who else sits there and holds how many cards, or which, where their hands lie open."""
    shown, turn = drawing.others(deal, YOU), drawing.whose_turn(deal)
    hands = {seat: [card for card in cards.texts(deal.hands[seat]) if card != cards.UNKNOWN] for seat in shown}
    if not all(hands.values()) or deal.stage == "over":
        mates = [seat for seat in shown if deal.side_of(seat) == deal.side_of(YOU)]
        return drawing.seats(build, deal, shown, on_turn=turn, mates=mates)
    rows = (
        tag(
            "li",
            tag("b", seat_of(deal, seat, build.lang)),
            " ",
            listing(cards.in_order(hands[seat]), build.lang),
            class_="turn" if seat == turn else None,
        )
        for seat in shown
    )
    return tag("ul", *rows, class_="course-open")


def _hand(build: FormBuilder, reached: Sequence[Deal], lit: Collection[str], *, playing: bool = False) -> Markup:
    """The reader's hand: to choose from while `playing`, else only to be looked at."""
    deal = reached[-1]
    held = cards.in_order(cards.texts(deal.hands[YOU]))
    if not playing:
        return tag("div", cards.row(held, build.lang), class_="hand course-hand") if held else Markup()
    return drawing.hand(build, deal.hands[YOU], fresh=arrived_this_turn(reached), lit=lit, places=fitting.places(deal))


def own_turn(
    build: FormBuilder,
    reached: Sequence[Deal],
    lit: Collection[str],
    told: Sequence[JSON],
    shown: Action | None = None,
) -> Markup:
    """The reader's turn at the table; `shown`: a move that the reader is shown, to be done by one tap."""
    deal = reached[-1]
    bar = list(play_table.starts(build, deal)) if deal.stage == "draw" else list(play_table.goes_on(build))
    if shown is not None:
        words = build.t("course.do-it", action=in_words(deal, shown, build.lang))
        bar = [build.button("play", str(shown), words, "main")]
    table = _table(build, reached, playing=True)
    hand = _hand(build, reached, lit, playing=True)
    form = build.form("try", table, hand, _below(*bar), kind="course-step")
    readings = drawing.readings(build, deal, told)
    return form + tag("div", readings, class_="course-more") if readings else form


#: Milliseconds between two of the others, once they play by themselves.
_PAUSE = 700


def others_turn(build: FormBuilder, reached: Sequence[Deal], *, automatic: bool) -> Markup:
    """Another player's turn, which comes by itself or by a tap."""
    on = build.button("go", "others", build.t("course.next"), "main", automatic=_PAUSE if automatic else None)
    hand = _hand(build, reached, ())
    return build.form("others", _table(build, reached), hand, _below(on), kind="course-step")


def others_did(build: FormBuilder, reached: Sequence[Deal], texts: list[str]) -> Markup:
    """The last turn of another player, in words."""
    lines = play_log.turns(build, reached, texts)
    return build.line(lines[-1][1]) if lines else Markup()


def counted(build: FormBuilder, deal: Deal) -> Markup:
    """The count of a deal that is over, line by line for each side."""
    own = deal.side_of(YOU)
    names = [play_table.side_name(build, deal, side) for side in range(len(deal.reserves))]
    tables = (
        sheet.table(build, deal, side) for side in sorted(range(len(deal.reserves)), key=lambda side: side != own)
    )
    lines = build.details("lines", build.t("play.lines"), *tables)
    counted = tag("div", sheet.compared(build, deal, names), lines, class_="course-felt course-sheet")
    play = tag("a", build.t("course.play-on"), class_="bw-page bw-button main", href="play.ipynb")
    more = build.button("go", "menu", build.t("course.lessons"), room="end")
    return build.form("on", counted, _below(play, more), kind="course-step")


# -- loose cards ---------------------------------------------------------------------------


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


def _choosing(build: FormBuilder, step: Step, lit: Collection[str]) -> tuple[Markup, ...]:
    """The cards to choose from. The last tap answers, where one knows how many are asked for."""
    shown = _lying(build, step)
    if step.asked == 1:
        buttons = (
            build.button(
                "card", card, cards.face(card, build.lang), classes("course-card", "lit" if card in lit else "")
            )
            for card in step.listed
        )
        return (_felt(shown, tag("div", *buttons, class_="course-cards", data_n=len(step.listed))),)
    told = build.t("course.choose-n", n=step.asked) if step.asked else build.t("course.choose")
    legend = tag("legend", told, class_="bw-hidden")
    boxes = build.card_boxes(step.listed, lit=lit)
    choice = tag("fieldset", legend, boxes, class_="course-cards", data_n=len(step.listed))
    known = step.asked is not None
    answer = build.button("do", "answer", build.t("course.check"), "main", live=step.asked, hidden=known)
    return _felt(shown, choice), _below(answer)
