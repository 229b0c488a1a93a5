"""A deal seen from above: who sits where, what lies in the middle, each side's melds, a hand to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from biriba_core import Deal, Extend, LayDown, Meld, judge_meld, parse_action
from biriba_core.cards import Codes, lacking
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import seating
from biriba_widgets.words import say

#: Where the players of a small table sit, seen from above: one near, the others going round to the right.
PLACES = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}


def arrived(before: Deal, after: Deal, seat: int) -> list[str]:
    """The cards that have just come into a hand."""
    return cards.texts(lacking(before.hands[seat], after.hands[seat]))


# -- seats ---------------------------------------------------------------------------------


def seat_name(build: FormBuilder, seat: int, players: int, you: int | None = None) -> str:
    return build.t("table.you") if seat == you else seating.seat_name(build.lang, seat, players)


def around(
    build: FormBuilder,
    deal: Deal,
    middle: str,
    *,
    you: int | None = None,
    near: int = 0,
    on_turn: int | None = None,
    tags: Callable[[int], Iterable[str]] = lambda seat: (),
    dealt: bool = True,
) -> Markup:
    """The seats with their names and numbers of cards, and what lies in the middle.

    `near` sits at the near side; `you` is called so; `tags` are words beside a name; `dealt`: everyone holds cards.
    """
    players = len(deal.hands)
    places = PLACES.get(players, tuple(range(players)))
    seats = []
    for seat, hand in enumerate(deal.hands):
        heap = cards.back(build.lang, len(hand), "heap") if hand and dealt else cards.empty(build.t("cards", n=0))
        name = tag("b", seat_name(build, seat, players, you))
        marks = join(" " + tag("span", words, class_="tag") for words in tags(seat))
        kind = "seat turn" if seat == on_turn else "seat"
        seats.append(tag("div", heap, name, marks, class_=kind, data_at=places[(seat - near) % players]))
    kind = "seats" if players in PLACES else "seats many"
    return tag("div", *seats, tag("div", middle, class_="middle"), class_=kind)


def spot(picture: str, name: str, button: str = "") -> Markup:
    """A place in the middle of the table."""
    return tag("div", picture, name, button, class_="spot")


def middle(build: FormBuilder, deal: Deal, *, controls: bool = False) -> Markup:
    """Stock and pile, each with its button."""
    draw, take = (build.button("do", do, build.t(key)) if controls else "" for do, key in DRAWING)
    stock = spot(cards.stock(len(deal.stock), build.lang), build.t("table.stock"), draw)
    return stock + spot(cards.pile(cards.texts(deal.pile), build.lang), build.t("table.pile-name"), take)


DRAWING = (("draw", "do.draw"), ("take", "do.take"))


def packets(build: FormBuilder, deal: Deal) -> Markup:
    """The packets that nobody has taken yet, under the name that the game gives them."""
    build, untaken = build.for_game(deal.rules), sum(not reserve.taken for reserve in deal.reserves)
    label = build.t("table.packets", n=untaken)
    heaps = cards.packets(untaken, label, crossed=deal.rules.reserve_on_empty_hand)
    return spot(heaps, build.t("table.packets-name"))


def whose_turn(deal: Deal) -> int | None:
    """The seat whose turn it is, while the deal goes on."""
    return deal.seat if deal.stage != "over" else None


def waits_for(deal: Deal, seat: int) -> bool:
    """Whether a reserve waits for this seat."""
    return deal.reserves[deal.side_of(seat)].waiting_for == seat


def table(build: FormBuilder, deal: Deal, you: int | None = 0, *, controls: bool = False) -> Markup:
    """The table: who sits where and holds how many, stock, discards, packets.

    `you` sits at the near side; with None, South does and every seat goes by its name.
    """

    def tags(seat: int) -> Iterable[str]:
        return [build.t("table.waiting")] if waits_for(deal, seat) else []

    inside = middle(build, deal, controls=controls) + packets(build, deal)
    return around(build, deal, inside, you=you, near=you or 0, on_turn=whose_turn(deal), tags=tags)


# -- melds and hands -----------------------------------------------------------------------


def melds(build: FormBuilder, deal: Deal, side: int, *, controls: bool = False, mark: str = "") -> Markup:
    """A side's melds in table order, each with its "add here" button; `mark` stands beside their title."""
    named = seating.whose(deal, side, build.lang)
    items = []
    for place, meld in enumerate(deal.melds[side], 1):
        label = say(build.lang, "table.meld", n=place, of=named)
        where = f"{place}" if side == deal.side else f"{place}@{side}"
        add = build.t("do.add") + tag("span", " ", label, class_="bw-hidden")
        button = build.button("do", f"add {where}", add) if controls else ""
        biriba = tag("span", build.t(f"biriba.{meld.biriba}"), class_="tag") if meld.biriba else ""
        items.append(tag("li", cards.laid(meld, build.lang, label), biriba, button))
    inside = tag("ol", *items, class_="melds") if items else tag("p", build.t("table.no-melds"))
    beside = " " + tag("span", mark, class_="tag") if mark else ""
    return tag("div", tag("p", build.t("table.melds", of=named), class_="title"), beside, inside, class_="side")


def hand(
    build: FormBuilder,
    held: Codes,
    chosen: Iterable[str] = (),
    fresh: Iterable[str] = (),
    *,
    whose: str = "",
    sort: str = "suit",
) -> Markup:
    """A hand as cards to choose, the reader's own unless it says whose; unknown cards can only be counted."""
    known = cards.in_order((card for card in cards.texts(held) if card != cards.UNKNOWN), sort)
    hidden = len(held) - len(known)
    inside = tag("div", build.card_boxes(known, chosen, fresh=fresh), class_="picks")
    if hidden:
        inside += tag("p", cards.back(build.lang, hidden, "heap"), " ", build.t("table.hidden", n=hidden))
    return build.group(hand_title(build, len(held), whose), inside)


def hand_title(build: FormBuilder, count: int, whose: str = "") -> Markup:
    """ "Your hand · 11 cards", or whose hand it is."""
    return join((whose or build.t("table.hand"), build.t("cards", n=count)), " · ")


def shown_hand(build: FormBuilder, held: Iterable[str]) -> Markup:
    """The reader's hand, only to be looked at."""
    return tag("p", build.t("table.hand"), class_="title") + cards.row(cards.in_order(held), build.lang)


# -- buttons -------------------------------------------------------------------------------


def buttons(build: FormBuilder, deal: Deal | None) -> Markup:
    """What can be done with chosen cards; melds on the table carry their own buttons.

    Without a deal, only laying down; passing is offered when the stock is empty.
    """
    offered = ["lay"] if deal is None else ["lay", "discard"] + ["pass"] * (not deal.stock)
    return build.bar(*(build.button("do", do, build.t(f"do.{do}")) for do in offered))


def readings(build: FormBuilder, deal: Deal, outcome: Sequence[Any] | None) -> Markup:
    """The buttons that settle which reading was meant."""
    if not outcome or outcome[0] != "choose":
        return Markup()
    shown = []
    for text in outcome[1]:
        action = parse_action(text)
        assert isinstance(action, LayDown | Extend), "only a meld can be read in several ways"
        meld = judge_meld(action.codes, deal.rules)
        shown.append(build.button("play", text, named_meld(build, meld)))
    legend = tag("span", build.t("choose.reading"), class_="bw-hidden")
    return build.form("readings", build.group(legend, build.bar(*shown)))


def named_meld(build: FormBuilder, meld: Meld) -> Markup:
    """A meld with its kind as its name: "run of 5"."""
    return cards.laid(meld, build.lang, say(build.lang, f"kind.{meld.kind}", n=len(meld)))
