"""The referee's three lines: what lies on our table, what I hold, what I want to do; and the picker that fills a place.

A line shows only what the question needs; everything else about the table has usual values (`setup`).
"""

from __future__ import annotations

from collections.abc import Sequence

from biriba_core import parse_position
from biriba_widgets.html import cards
from biriba_widgets.html.card_picker import card_picker
from biriba_widgets.html.forms import JSON, FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.referee import setup
from biriba_widgets.referee.cases import compact
from biriba_widgets.referee.setup import Table
from biriba_widgets.table.seating import seat_of

#: What begins a turn: a table of which only the melds and the hand are said is taken to stand before it.
STARTING = ("draw", "take", "pass")


def lines(build: FormBuilder, table: Table, chosen: Sequence[str], editing: str | None) -> Markup:
    """The three lines, and under them the picker of the place that is being filled."""
    seat = seat_at(table)
    filling = editing if editing is not None and editing in quick_places(table) else None
    asking = build.form(
        "ask",
        Markup() if filling else _head(build, table, seat),
        Markup() if filling or table.deal else tag("p", build.t("ref.first-right"), class_="bw-problem"),
        _line(build, "table", *_melds(build, table, seat, filling)),
        _line(build, "hand", *_hand(build, table, seat, chosen, filling)),
        Markup() if filling else _line(build, "want", *_wishes(build, table, seat)),
        kind="bw-lines",
    )
    below = picker(build, table, filling) if filling else Markup()
    return tag("div", asking, below, class_="bw-asking", data_in_view=bool(filling))


def seat_at(table: Table) -> int:
    """Who asks: the seat whose turn it is."""
    seat = table.position.get("seat", 0)
    return seat if isinstance(seat, int) and seat in range(table.players) else 0


def quick_places(table: Table) -> list[str]:
    """The places that the three lines fill themselves."""
    seat = seat_at(table)
    own = f"meld{seat % table.sides}."
    return [place for place in setup.places(table) if place in (f"hand{seat}", "pile") or place.startswith(own)]


def _line(build: FormBuilder, name: str, *inside: str) -> Markup:
    return build.group(build.t(f"ref.line.{name}"), *inside, kind=f"bw-line-{name}")


def _head(build: FormBuilder, table: Table, seat: int) -> Markup:
    named = [
        build.t(f"ref.game.{table.rules.name}"),
        *(build.t(f"ref.variant.{name}") for name in table.rules.variants),
    ]
    words = [join((tag("b", join(named, " · ")),))]
    if table.deal is not None:
        words.append(build.t(f"ref.now.{table.deal.stage}", who=seat_of(table.deal, seat, build.lang)))
    return tag("p", join(words, " "), class_="bw-aside")


def _melds(build: FormBuilder, table: Table, seat: int, editing: str | None) -> list[Markup]:
    """The asking side's melds and the top of the pile, each with a tap to change it."""
    side = seat % table.sides
    out = []
    for number in range(1, len(setup.melds_of(table, side)) + 1):
        out.append(_place(build, table, f"meld{side}.{number}", editing, str(number)))
    new = f"meld{side}.{len(setup.melds_of(table, side)) + 1}"
    out.append(_empty(build, new, editing, "ref.add-meld" if out else "ref.first-meld"))
    held = setup.written(table, "pile")
    out.append(_place(build, table, "pile", editing) if held else _empty(build, "pile", editing, "ref.add-pile"))
    return out


def _hand(build: FormBuilder, table: Table, seat: int, chosen: Sequence[str], editing: str | None) -> list[Markup]:
    place = f"hand{seat}"
    known = setup.known(table, place)
    if not known:
        return [_empty(build, place, editing, "ref.first-cards")]
    inside: Markup = (
        cards.meld(cards.in_order(known), build.lang, label=setup.label(table, place, build.lang))
        if place == editing
        else tag("div", build.card_boxes(cards.in_order(known), chosen), class_="picks")
    )
    return [tag("div", inside, class_="hand"), _change(build, place, editing, setup.label(table, place, build.lang))]


def _place(build: FormBuilder, table: Table, place: str, editing: str | None, number: str = "") -> Markup:
    mark = tag("small", number, class_="number", aria_hidden="true") if number else ""
    picture = tag("span", mark, setup.pictures(build, table, place), class_="lies")
    return tag(
        "span", picture, _change(build, place, editing, setup.label(table, place, build.lang)), class_="bw-place"
    )


def _change(build: FormBuilder, place: str, editing: str | None, name: str) -> Markup:
    words = build.t("ref.done" if place == editing else "ref.edit") + tag("span", " ", name, class_="bw-hidden")
    return build.button("edit", place, words, "quiet", room="quick")


def _empty(build: FormBuilder, place: str, editing: str | None, words: str) -> Markup:
    """An empty place: a tap opens the picker."""
    return build.button("edit", place, build.t("ref.done" if place == editing else words), "empty-place", room="quick")


def _wishes(build: FormBuilder, table: Table, seat: int) -> list[Markup]:
    """What may be asked: each button asks, none plays."""
    side = seat % table.sides
    melds = range(1, len(setup.melds_of(table, side)) + 1)
    held = bool(setup.known(table, f"hand{seat}"))
    wishes: list[tuple[str, Markup]] = []
    if held:
        wishes += [("lay", build.t("do.lay"))]
        wishes += [(f"add {number}", build.t("ref.want.add", n=number)) for number in melds]
        wishes += [("discard", build.t("do.discard"))]
    wishes += [(do, build.t(f"do.{do}")) for do in STARTING]
    wishes += [("count", build.t("ref.count"))]
    hint = tag("p", build.t("ref.want.how"), class_="bw-hint") if held else ""
    return [build.bar(*(build.button("do", value, words, room="want") for value, words in wishes)), Markup(hint)]


def picker(build: FormBuilder, table: Table, place: str) -> Markup:
    """Every card, a tap each; the place is filled at once, and the picker stays until the reader is done.

    It covers the hand, which comes next when nothing is known of it.
    """
    named, hand = setup.label(table, place, build.lang), f"hand{seat_at(table)}"
    then = [] if place == hand or setup.known(table, hand) else [hand]
    # Pressed by the script whenever a card is ticked (`data-live` in form.js); without a script the reader presses it.
    sending = tag(
        "button",
        build.t("ref.put", place=named),
        id=build.id("put", place),
        type="submit",
        name="put",
        value=place,
        data_live=True,
    )
    return build.form(
        "picker",
        build.bar(
            build.button("edit", place, build.t("ref.done"), "main", room="picker"),
            *(build.button("edit", hand, build.t("ref.then-hand"), room="then") for hand in then),
            build.button("clear", place, build.t("ref.clear"), room="picker"),
        ),
        card_picker(build, setup.known(table, place), f"tray-{place}"),
        tag("input", type="hidden", name="live", value="1"),
        sending,
        kind="tray bw-picker",
    )


def cleared(table: Table, place: str) -> dict[str, JSON]:
    """The position with nothing at a place; a hand is then one of which nothing is known."""
    return setup.with_text(table, place, str(table.rules.hand_size) if place.startswith("hand") else "")


def fresh(table: Table) -> dict[str, JSON]:
    """An empty table of the same game: hands of which nothing is known, nothing laid."""
    rules = table.rules
    players = table.players if table.players in rules.players else max(rules.players)
    game = {"rules": rules.name, "variants": list(rules.variants)}
    return compact(parse_position({**game, "hands": [rules.hand_size] * players}))
