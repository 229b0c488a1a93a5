"""A deal as one table: a line of players, stock and pile, each side's melds, a hand to choose from.

Everything that can be done is a button: a tap on the stock draws, on the pile takes or discards, on a meld adds the
chosen cards, on the free felt lays them down. css/table.css gives these parts their places, table.js shows what can
take the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any

from biriba_core import Deal, Extend, LayDown, Meld, judge_meld, parse_action
from biriba_core.cards import Codes, lacking
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder, classes
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import seating
from biriba_widgets.words import say


def arrived(before: Deal, after: Deal, seat: int) -> list[str]:
    """The cards that have just come into a hand."""
    return cards.texts(lacking(before.hands[seat], after.hands[seat]))


# -- who sits there, and what lies in the middle --------------------------------------------


def seat_name(build: FormBuilder, seat: int, players: int, you: int | None = None) -> str:
    return build.t("table.you") if seat == you else seating.seat_name(build.lang, seat, players)


def seats(
    build: FormBuilder,
    deal: Deal,
    shown: Iterable[int],
    *,
    you: int | None = None,
    on_turn: int | None = None,
    tags: Callable[[int], Iterable[str]] = lambda seat: (),
    mates: Collection[int] = (),
    dealt: bool = True,
) -> Markup:
    """One slim line of players: each name, how many cards that hand holds, and whose turn it is.

    `you` is called so; `tags` are words beside a name; `mates` are partners of the reader; `dealt`: all hold cards.
    """
    items = []
    for seat in shown:
        held = len(deal.hands[seat]) if dealt else 0
        heap = cards.back(build.lang, held, "heap") if held else cards.empty(build.t("cards", n=0))
        name = _called(build, seat, len(deal.hands), you)
        marks = join(" " + tag("span", words, class_="tag") for words in tags(seat))
        if seat in mates:
            marks = " " + tag("span", build.t("table.partner"), class_="tag mate") + marks
        turn = tag("span", build.t("table.on-turn"), class_="bw-hidden") if seat == on_turn else ""
        kind = classes("seat", "turn" if seat == on_turn else "", "mate" if seat in mates else "")
        items.append(tag("li", heap, name, turn, marks, class_=kind, data_at=f"seat-{seat}"))
    return tag("ul", *items, class_="seats")


def _called(build: FormBuilder, seat: int, players: int, you: int | None) -> Markup:
    """A player's name; where so many sit that they have numbers, it is shown short."""
    name = seat_name(build, seat, players, you)
    if players == seating.COMPASS or seat == you:
        return tag("b", name)
    short = tag("span", build.t("seat.short", n=seat + 1), aria_hidden="true")
    return tag("b", tag("span", name, class_="bw-hidden"), short)


def others(deal: Deal, near: int) -> list[int]:
    """The other seats in the order in which they play after `near`."""
    players = len(deal.hands)
    return [(near + step) % players for step in range(1, players)]


def around(
    build: FormBuilder,
    deal: Deal,
    inside: str,
    *,
    you: int | None = None,
    near: int = 0,
    on_turn: int | None = None,
    tags: Callable[[int], Iterable[str]] = lambda seat: (),
    dealt: bool = True,
) -> Markup:
    """All players in one line, `near` last, and below it what lies in the middle."""
    shown = [*others(deal, near), near]
    line = seats(build, deal, shown, you=you, on_turn=on_turn, tags=tags, dealt=dealt)
    return line + tag("div", inside, class_="middle")


def spot(picture: str, name: str) -> Markup:
    """A place in the middle of the table, only to be looked at."""
    return tag("div", picture, tag("small", name), class_="spot")


def middle(build: FormBuilder, deal: Deal, *, offered: Collection[str] = (), lit: Collection[str] = ()) -> Markup:
    """Stock and pile. `offered` names what a tap on them does: ``draw``, ``take``, ``discard`` (each a button).

    What is in `lit` glows: ``stock``, or cards of the pile.
    """
    name, pile_name = build.t("table.stock"), build.t("table.pile-name")
    heap = cards.stock(len(deal.stock), build.lang)
    if "draw" in offered:
        stock = _tappable(build, "draw", build.t("do.draw-card"), heap, name, lit="stock" in lit)
    else:
        stock = spot(tag("span", heap, data_at="stock"), name)
    lying = cards.texts(deal.pile)
    do = next((do for do in ("take", "discard") if do in offered), "")
    if not do:
        return stock + spot(tag("span", cards.pile(lying, build.lang), class_="lying", data_at="pile"), pile_name)
    faces = [cards.face(card, build.lang, extra="lit" if card in lit else "") for card in lying] or [
        cards.empty(build.t("table.pile-empty"))
    ]
    heap = tag("span", *faces, class_="cards meld pile")
    label = build.t(f"do.{do}-pile", n=len(lying))
    return stock + _tappable(build, do, label, heap, join((pile_name, str(len(lying))), " · "))


#: Where the card or the cards that were chosen go by each action, as a card of the hand names its places.
PLACES = {"draw": "stock", "take": "pile", "discard": "pile"}


def _tappable(build: FormBuilder, do: str, label: str, picture: str, name: str, *, lit: bool = False) -> Markup:
    """A place in the middle of the table as a button; its name says what a tap does."""
    place = PLACES[do]
    inside = tag("span", label, class_="bw-hidden") + tag("span", picture, class_="lying", data_at=place)
    inside += tag("small", name, aria_hidden="true")
    kind = classes("spot", "lit" if lit else "")
    return build.button("do", do, inside, kind, room="table", place=place if do == "discard" else "")


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


def offered(deal: Deal) -> list[str]:
    """What a tap on the stock or on the pile does at this point of a turn."""
    if deal.stage == "over":
        return []
    return ["discard"] if deal.stage == "play" else ["draw"] * bool(deal.stock) + ["take"] * bool(deal.pile)


def table(build: FormBuilder, deal: Deal, you: int | None = 0, *, controls: bool = False) -> Markup:
    """The upper part of a table: who sits there and holds how many; stock, discards, packets.

    `you` comes last and is called so; with None every seat goes by its name. `controls`: stock and pile are buttons.
    """

    def tags(seat: int) -> Iterable[str]:
        return [build.t("table.waiting")] if waits_for(deal, seat) else []

    inside = middle(build, deal, offered=offered(deal) if controls else ()) + packets(build, deal)
    return around(build, deal, inside, you=you, near=you or 0, on_turn=whose_turn(deal), tags=tags)


# -- melds and hands -----------------------------------------------------------------------

#: Up to so many melds on a table are drawn large; more than so many closer together.
_FEW, _MANY = 4, 7


def melds(
    build: FormBuilder,
    deal: Deal,
    side: int,
    *,
    controls: bool = False,
    title: str = "",
    lay: bool = False,
    lit: Sequence[Codes] = (),
) -> Markup:
    """A side's melds in table order, each with its number.

    `controls`: a tap on a meld adds the chosen cards to it. `lay`: the free place beside them takes a new meld. `title`
    stands instead of "Melds of North–South". `lit`: for each meld the cards of it that are new.
    """
    named = seating.whose(deal, side, build.lang)
    items = []
    for place, meld in enumerate(deal.melds[side], 1):
        label = say(build.lang, "table.meld", n=place, of=named)
        value = f"add {place}" if side == deal.side else f"add {place}@{side}"
        inside = _lying(build, meld, lit[place - 1] if place <= len(lit) else b"")
        number = tag("small", str(place), class_="number", aria_hidden="true")
        if meld.biriba:
            number += tag("small", build.t(f"biriba.{meld.biriba}"), class_="bw-hidden")
        kind = classes("meld-place", f"biriba {meld.biriba}" if meld.biriba else "")
        at = f"meld-{side}-{place}"
        if controls:
            add = tag("span", build.t("do.add-to", meld=label), class_="bw-hidden")
            inside = build.button("do", value, add + number + inside, kind, place=value.removeprefix("add "))
        else:
            inside = tag("span", number, inside, class_=kind, role="group", aria_label=label)
        items.append(tag("li", inside, data_at=at))
    if lay:
        felt = build.button("do", "lay", build.t("do.lay-here"), "felt-place", room="felt", place="felt")
        items.append(tag("li", felt, class_="free"))
    lying = sum(map(len, deal.melds))
    size = "few" if lying <= _FEW else "many" if lying > _MANY else ""
    inside = (
        tag("ol", *items, class_=classes("melds", size))
        if items
        else tag("p", build.t("table.no-melds"), class_="none-yet")
    )
    return tag("div", tag("p", title or build.t("table.melds", of=named), class_="title"), inside, class_="side")


def _lying(build: FormBuilder, meld: Meld, lit: Codes) -> Markup:
    """A meld as it lies, the cards that are `lit` marked as new."""
    stands, new = cards.stands_in(meld), cards.texts(lit)
    faces = []
    for place, card in enumerate(cards.texts(meld.codes)):
        is_new = card in new
        if is_new:
            new.remove(card)
        faces.append(cards.face(card, build.lang, stands.get(place), "lit" if is_new else ""))
    return tag("span", *faces, class_="cards meld")


def hand(
    build: FormBuilder,
    held: Codes,
    chosen: Iterable[str] = (),
    fresh: Iterable[str] = (),
    *,
    whose: str = "",
    sort: str = "suit",
    places: Mapping[str, str] | None = None,
    lit: Collection[str] = (),
) -> Markup:
    """A hand as cards to choose, the reader's own unless it says whose; unknown cards can only be counted.

    `places`: the places on the table that can take each card (`fitting.places`); they show when it is chosen. The cards
    in `lit` glow.
    """
    known = cards.in_order((card for card in cards.texts(held) if card != cards.UNKNOWN), sort)
    hidden = len(held) - len(known)
    inside = tag(
        "div", build.card_boxes(known, chosen, fresh=fresh, lit=lit, places=places), class_="picks", data_at="hand"
    )
    if hidden:
        inside += tag("p", cards.back(build.lang, hidden, "heap"), " ", build.t("table.hidden", n=hidden))
    return build.group(hand_title(build, len(held), whose), inside, kind="hand")


def hand_title(build: FormBuilder, count: int, whose: str = "") -> Markup:
    """ "Your hand · 11 cards", or whose hand it is."""
    return join((whose or build.t("table.hand"), build.t("cards", n=count)), " · ")


def shown_hand(build: FormBuilder, held: Iterable[str]) -> Markup:
    """The reader's hand, only to be looked at."""
    return tag("p", build.t("table.hand"), class_="title") + cards.row(cards.in_order(held), build.lang)


# -- buttons -------------------------------------------------------------------------------


def buttons(build: FormBuilder, deal: Deal | None) -> Markup:
    """What can be done with chosen cards; stock, pile and melds are buttons themselves.

    Without a deal, only laying down; passing is offered when the stock is empty.
    """
    shown = ["lay"] if deal is None else ["lay", "discard"] + ["pass"] * (not deal.stock)
    return build.bar(*(build.button("do", do, build.t(f"do.{do}")) for do in shown))


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
