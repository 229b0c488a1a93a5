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
    """The three lines; or the place that is being filled alone, with its picker below."""
    if editing is not None and editing in quick_places(table):
        asking = build.form("ask", _filled(build, table, editing), kind="bw-lines")
        return tag("div", asking, picker(build, table, editing), class_="bw-asking", data_in_view="start")
    seat = seat_at(table)
    asking = build.form(
        "ask",
        _head(build, table, seat),
        Markup() if table.deal else tag("p", build.t("ref.first-right"), class_="bw-problem"),
        _line(build, "table", *_melds(build, table, seat)),
        _line(build, "hand", *_hand(build, table, seat, chosen)),
        _line(build, "want", *_wishes(build, table, seat)),
        kind="bw-lines",
    )
    return tag("div", asking, class_="bw-asking")


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
    """The game, with a tap to the other; whose turn it is only where the table says it."""
    named = [
        build.t(f"ref.game.{table.rules.name}"),
        *(build.t(f"ref.variant.{name}") for name in table.rules.variants),
    ]
    words = [join((tag("b", join(named, " · ")),))]
    if table.deal is not None and {"seat", "stage"} & set(table.position):
        words.append(build.t(f"ref.now.{table.deal.stage}", who=seat_of(table.deal, seat, build.lang)))
    other = next(name for name in setup.GAMES if name != table.rules.name)
    words_of_switch = tag("span", build.t("ref.switch"), class_="bw-hidden") + " ⇄ " + build.t(f"ref.game.{other}")
    switch = build.button("game", other, words_of_switch, "quiet", room="quick")
    return tag("div", tag("p", join(words, " ")), switch, class_="bw-aside")


def _filled(build: FormBuilder, table: Table, place: str) -> Markup:
    """What the place holds by now, or what to tap: no more, so that the picker below has room."""
    kind = place.rstrip("0123456789.")
    known = setup.known(table, place)
    hint = tag("p", build.t(f"ref.fill.{kind}"), class_="bw-hint")
    picture = setup.pictures(build, table, place) if known else hint
    return _line(build, {"meld": "table"}.get(kind, kind), tag("div", picture, class_="filled"))


def _melds(build: FormBuilder, table: Table, seat: int) -> list[Markup]:
    """The asking side's melds and the pile, each with a tap to change it."""
    side = seat % table.sides
    out = []
    for number in range(1, len(setup.melds_of(table, side)) + 1):
        out.append(_place(build, table, f"meld{side}.{number}", str(number)))
    new = f"meld{side}.{len(setup.melds_of(table, side)) + 1}"
    out.append(_empty(build, new, "ref.add-meld" if out else "ref.first-meld"))
    held = setup.written(table, "pile")
    named = build.t("ref.place.pile")
    out.append(_place(build, table, "pile", named) if held else _empty(build, "pile", "ref.add-pile"))
    return out


def _hand(build: FormBuilder, table: Table, seat: int, chosen: Sequence[str]) -> list[Markup]:
    """The known cards of the hand, to choose from; a single one is the one that is meant."""
    place = f"hand{seat}"
    known = setup.known(table, place)
    if not known:
        return [_empty(build, place, "ref.first-cards")]
    boxes = build.card_boxes(cards.in_order(known), known if len(known) == 1 else chosen)
    return [
        tag("p", build.t("ref.want.how"), class_="bw-hint") if len(known) > 1 else Markup(),
        tag("div", tag("div", boxes, class_="picks"), class_="hand"),
        _change(build, place, setup.label(table, place, build.lang)),
    ]


def _place(build: FormBuilder, table: Table, place: str, mark: str) -> Markup:
    named = tag("small", mark, class_="number", aria_hidden="true")
    picture = tag("span", named, setup.pictures(build, table, place), class_="lies")
    return tag("span", picture, _change(build, place, setup.label(table, place, build.lang)), class_="bw-place")


def _change(build: FormBuilder, place: str, name: str) -> Markup:
    return build.button("edit", place, setup.doing(build, "ref.edit", name), "quiet", room="quick")


def _empty(build: FormBuilder, place: str, words: str) -> Markup:
    """An empty place: a tap opens the picker."""
    return build.button("edit", place, build.t(words), "empty-place", room="quick")


def _wishes(build: FormBuilder, table: Table, seat: int) -> list[Markup]:
    """What may be asked: each button asks, none plays."""
    side = seat % table.sides
    melds = range(1, len(setup.melds_of(table, side)) + 1)
    held = bool(setup.known(table, f"hand{seat}"))
    wishes: list[tuple[str, Markup]] = []
    if held:
        wishes += [("lay", build.t("do.lay")), ("discard", build.t("do.discard"))]
        wishes += [(f"add {number}", build.t("ref.want.add", n=number)) for number in melds]
    wishes += [(do, build.t("ref.want.take" if do == "take" else f"do.{do}")) for do in STARTING]
    wishes += [("count", build.t("ref.count"))]
    return [build.bar(*(build.button("do", value, words, room="want") for value, words in wishes))]


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
    players = setup.players_of(table, rules)
    game = {"rules": rules.name, "variants": list(rules.variants)}
    return compact(parse_position({**game, "hands": [rules.hand_size] * players}))
