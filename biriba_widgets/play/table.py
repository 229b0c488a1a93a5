"""The reader's side of the table: what lies there, the hand, and the buttons that can be pressed now."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from biriba_core import CARDS, Deal
from biriba_core.cards import Codes
from biriba_core.messages.nouns import listing
from biriba_widgets.html import cards
from biriba_widgets.html.forms import JSON, FormBuilder, classes
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.play.match import YOU
from biriba_widgets.table import drawing, fitting, seating
from biriba_widgets.words import in_game, number, say, signed

#: For each side, the cards of each of its melds that are new to the reader.
Lit = Sequence[Sequence[Codes]]


def board(
    build: FormBuilder, deal: Deal, totals: Sequence[int], lit: Lit, *, mine: bool, advised: Collection[str] = ()
) -> Markup:
    """The others in one line, stock and pile, then each side's melds, the reader's own nearest to the hand.

    `advised`: what glows in the middle, ``stock`` or cards of the pile.
    """
    melds = laid(build, deal, totals, lit, mine=mine)
    return tag("div", _line(build, deal), _middle(build, deal, advised, mine=mine), melds, class_="felt")


def _line(build: FormBuilder, deal: Deal) -> Markup:
    def tags(seat: int) -> Iterator[str]:
        if drawing.waits_for(deal, seat):
            yield build.t("table.waiting")

    shown = drawing.others(deal, YOU)
    mates = [seat for seat in shown if deal.side_of(seat) == deal.side_of(YOU)]
    return drawing.seats(build, deal, shown, on_turn=drawing.whose_turn(deal), tags=tags, mates=mates)


def _middle(build: FormBuilder, deal: Deal, lit: Collection[str], *, mine: bool) -> Markup:
    offered = drawing.offered(deal) if mine else ()
    heaps = drawing.middle(build, deal, offered=offered, lit=lit)
    return tag("div", heaps, drawing.packets(build, deal), class_="middle")


def laid(build: FormBuilder, deal: Deal, totals: Sequence[int], lit: Lit, *, mine: bool = False) -> Markup:
    """Every side's melds under its name and its points in the match; the reader's own come first, and lie nearest."""
    own = deal.side_of(YOU)
    sides = [own, *(side for side in range(len(deal.reserves)) if side != own)]
    playing = mine and deal.stage == "play"
    parts = [
        drawing.melds(
            build,
            deal,
            side,
            controls=playing and side == own,
            lay=playing and side == own,
            title=tag("span", side_name(build, deal, side))
            + " "
            + tag("span", number(totals[side], build.lang), class_="points"),
            lit=lit[side],
        )
        for side in sides
    ]
    return tag("div", *parts, class_="laid")


def side_name(build: FormBuilder, deal: Deal, side: int) -> str:
    """How a side is called, and which is the reader's; where players have numbers, by these alone."""
    players = len(deal.hands)
    if side == YOU and players == len(deal.reserves):
        return build.t("table.you")
    if players == seating.COMPASS:
        named = seating.side_of(deal, side, build.lang)
    else:
        named = " + ".join(build.t("seat.short", n=seat + 1) for seat in range(side, players, len(deal.reserves)))
    return build.t("play.yours", side=named) if side == deal.side_of(YOU) else named


def hand(
    build: FormBuilder, deal: Deal, state: JSON, fresh: Sequence[str], *, mine: bool, advised: Collection[str] = ()
) -> Markup:
    """The reader's cards to choose from, in the order that the reader likes; the `advised` ones glow."""
    places = fitting.places(deal) if mine else {}
    return drawing.hand(build, deal.hands[YOU], state["cards"], fresh, sort=state["sort"], places=places, lit=advised)


def starts(build: FormBuilder, deal: Deal) -> Iterator[Markup]:
    """How a turn can begin, the likeliest first."""
    if deal.stock:
        yield build.button("do", "draw", build.t("do.draw"), "main")
    if deal.pile:
        top = listing(deal.pile[-1:], build.lang)
        yield build.button("do", "take", build.t("play.take", card=top, n=len(deal.pile)), "" if deal.stock else "main")
    if not deal.stock:
        yield build.button("do", "pass", build.t("do.pass"))


def goes_on(build: FormBuilder) -> Iterator[Markup]:
    """What can be done with the cards that are chosen: one card is discarded, several are laid down."""
    yield build.button("do", "lay", build.t("do.lay"), "main", least=2)
    yield build.button("do", "discard", build.t("do.discard"), "main", least=1, most=1)


def sorting(build: FormBuilder, deal: Deal, state: JSON) -> Markup:
    """The button for the other order of the hand."""
    if len(deal.hands[YOU]) < 2:
        return Markup()
    other = "rank" if state["sort"] == "suit" else "suit"
    label = tag("span", build.t(f"play.sort-{other}"), class_="bw-hidden")
    return build.button("sort", other, label + tag("span", build.t("play.sort"), aria_hidden="true"), "tool")


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
        text = build.t("play.now.other", who=seating.seat_of(deal, deal.seat, build.lang))
    elif deal.stage == "draw":
        text = build.t("play.now.draw" if deal.stock else "play.now.draw-empty")
    elif deal.must_use is not None:
        text = build.t("play.now.must-use", card=cards.the(CARDS[deal.must_use], build.lang))
    else:
        text = build.t("play.now.play")
    quiet = deal.seat == YOU and deal.stage == "play"
    kind = classes("play-now", "quiet" if quiet else "")
    return tag("p", text, class_=kind, id=build.id("now"), tabindex="-1", data_focus=True)


def summary(build: FormBuilder, state: JSON, place: int) -> Markup:
    """Which game, and which deal of which match."""
    game = build.t(f"ref.game.{state['rules']}")
    known = state["seed"] == f"{state['match']}/{place}"
    which = build.t("play.which", match=state["match"], deal=place) if known else state["seed"]
    return tag("p", tag("b", game), " · ", which or build.t("play.own-deck"), class_="play-which")
