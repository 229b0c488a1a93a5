"""The reader's side of the table: what lies there, the hand, and the buttons that can be pressed now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biriba_core import CARDS, Deal
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.play.match import YOU
from biriba_widgets.table import drawing, seating
from biriba_widgets.words import in_game, number, say, signed


def board(build: FormBuilder, deal: Deal, *, controls: bool) -> Markup:
    """The table from above, the others' melds, the reader's own with their buttons."""
    own = deal.side_of(YOU)
    others = [side for side in range(len(deal.reserves)) if side != own]
    melds = join(drawing.melds(build, deal, side) for side in others)
    mine = drawing.melds(build, deal, own, controls=controls)
    return tag("div", _seats(build, deal), melds, mine, class_="felt played")


def _seats(build: FormBuilder, deal: Deal) -> Markup:
    def tags(seat: int) -> Iterator[str]:
        if seat != YOU and deal.side_of(seat) == deal.side_of(YOU):
            yield build.t("play.partner")
        if drawing.waits_for(deal, seat):
            yield build.t("table.waiting")

    middle = drawing.middle(build, deal) + drawing.packets(build, deal)
    return drawing.around(build, deal, middle, you=YOU, on_turn=drawing.whose_turn(deal), tags=tags)


def hand(build: FormBuilder, deal: Deal, state: JSON, fresh: Sequence[str]) -> Markup:
    """The reader's cards to choose from, in the order that the reader likes."""
    return drawing.hand(build, deal.hands[YOU], state["cards"], fresh, sort=state["sort"])


def buttons(build: FormBuilder, deal: Deal, state: JSON, *, mine: bool) -> Markup:
    """What the reader can press: to begin a turn, or with chosen cards; and the other order of the hand."""
    other = "rank" if state["sort"] == "suit" else "suit"
    found = [build.button("sort", other, build.t(f"play.sort-{other}"))] if len(deal.hands[YOU]) > 1 else []
    if mine and deal.stage == "draw":
        found = [*_starts(build, deal), *found]
    elif mine:
        found = [*(build.button("do", do, build.t(f"do.{do}"), "main") for do in ("lay", "discard")), *found]
    return build.bar(*found) if found else Markup()


def _starts(build: FormBuilder, deal: Deal) -> list[Markup]:
    found = []
    if deal.stock:
        found.append(build.button("do", "draw", build.t("play.draw"), "main"))
    if deal.pile:
        top = cards.short(CARDS[deal.pile[-1]], build.lang)
        found.append(build.button("do", "take", build.t("play.take", card=top, n=len(deal.pile))))
    if not deal.stock:
        found.append(build.button("do", "pass", build.t("do.pass")))
    return found


def now(build: FormBuilder, deal: Deal, totals: Sequence[int]) -> Markup:
    """What is to be done next, in one line; where the focus goes when the pressed button is gone.

    `totals`: the points of each side once the deal is over.
    """
    build = build.for_game(deal.rules)
    if deal.stage == "over":
        won = ", ".join(
            f"{seating.side_of(deal, side, build.lang)} {signed(points, build.lang)}"
            for side, points in enumerate(totals)
        )
        text = build.t("play.now.over", how=say(build.lang, in_game(f"ends.ended-{deal.ended}", deal.rules)), won=won)
    elif deal.seat != YOU:
        text = build.t("play.now.other", who=seating.acting(deal, deal.seat, build.lang))
    elif deal.stage == "draw":
        text = build.t("play.now.draw" if deal.stock else "play.now.draw-empty")
    elif deal.must_use is not None:
        text = build.t("play.now.must-use", card=cards.the(CARDS[deal.must_use], build.lang))
    else:
        text = build.t("play.now.play")
    return tag("p", text, class_="play-now", id=build.id("now"), tabindex="-1", data_focus=True)


def summary(build: FormBuilder, state: JSON, totals: Sequence[tuple[str, int]], place: int) -> Markup:
    """Which game, which deal of which match, and how it stands."""
    game = build.t(f"ref.game.{state['rules']}")
    known = state["seed"] == f"{state['match']}/{place}"
    which = build.t("play.which", match=state["match"], deal=place) if known else state["seed"]
    stands = join((side + " " + number(total, build.lang) for side, total in totals), " · ")
    return tag("p", tag("b", game), " · ", which or build.t("play.own-deck"), " · ", stands, class_="play-which")
