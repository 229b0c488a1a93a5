"""Entering a deal: the quick way by its totals, the sure way item by item, one side after the other."""

from __future__ import annotations

from biriba_core import CARDS, Match
from biriba_widgets.html import cards as faces
from biriba_widgets.html.card_picker import card_picker
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, tag
from biriba_widgets.score import names
from biriba_widgets.score.counting import kinds, meld_of, sizes
from biriba_widgets.score.entry import Draft, reserve_of
from biriba_widgets.score.evening import RESERVES, Evening
from biriba_widgets.score.sheet import meld_words, next_deal, to_go
from biriba_widgets.words import number, signed


def totals(build: FormBuilder, evening: Evening, match: Match) -> Markup:
    """Where the match stands, without anything to enter."""
    sides = (_standing(build, evening, match, side) for side in range(evening.sides))
    return tag("div", *sides, class_="pad-sides", data_in_view=True)


def _standing(build: FormBuilder, evening: Evening, match: Match, side: int, *fields: Markup) -> Markup:
    called, total = names.side(evening, side, build.lang), match.totals[side]
    head = tag("label", called, for_=build.id("points", side)) if fields else tag("span", called)
    return tag(
        "div",
        tag("span", head, class_="pad-name"),
        tag("b", number(total, build.lang), class_="pad-total"),
        tag("small", to_go(build, match, total), class_="bw-quiet"),
        *fields,
        class_="pad-side",
    )


def quick(build: FormBuilder, evening: Evening, match: Match, draft: Draft) -> Markup:
    """The totals of a deal and who closed it, below where the match stands."""
    editing = draft["place"] < len(evening.deals)
    standing = tag(
        "div",
        *(_standing(build, evening, match, side, _points(build, draft, side)) for side in range(evening.sides)),
        class_="pad-sides",
        data_in_view=True,
    )
    seats = [(str(seat), names.seat(evening, seat, build.lang)) for seat in range(evening.players)]
    closers = build.choices(
        "closed", build.t("pad.closed"), [*seats, ("", build.t("pad.nobody"))], [draft["closed"]], kind="pad-chips"
    )
    which = build.t("pad.again", n=draft["place"] + 1) if editing else next_deal(build, evening)
    buttons = [
        build.button("do", "enter", build.t("pad.enter-again") if editing else build.t("pad.enter"), "main"),
        build.button("do", "sure", build.t("pad.sure")),
    ]
    if editing:
        buttons += _editing(build)
    return build.form("quick", standing, tag("p", which, class_="pad-next"), closers, build.bar(*buttons))


def _editing(build: FormBuilder) -> list[Markup]:
    return [
        build.button("do", "remove", build.t("pad.remove")),
        build.button("do", "leave", build.t("pad.leave")),
    ]


def _points(build: FormBuilder, draft: Draft, side: int) -> Markup:
    """A number to type, and a minus sign to tap: phones' number keys have none."""
    typed = draft["points"][side]
    ident = build.id("minus", side)
    minus = tag(
        "label",
        tag("input", type="checkbox", name=f"minus{side}", value="1", id=ident, checked=typed.startswith("-")),
        tag("span", "−", aria_hidden="true"),
        tag("span", build.t("pad.minus"), class_="bw-hidden"),
        class_="pad-minus",
    )
    digits = _digits(build, f"points{side}", build.id("points", side), typed.lstrip("-"))
    return tag("span", minus, digits, class_="pad-field")


def _digits(build: FormBuilder, name: str, ident: str, value: str) -> Markup:
    return tag(
        "input", type="text", inputmode="numeric", enterkeyhint="done", id=ident, name=name, value=value, size=5,
        maxlength=12, autocomplete="off",
    )  # fmt: skip


# -- the sure way --------------------------------------------------------------------------


def sure(build: FormBuilder, evening: Evening, draft: Draft) -> Markup:
    """What lay before one side, to be tapped; what is left out counts nothing."""
    side = draft["side"]
    there, called = draft["sides"][side], names.side(evening, side, build.lang)
    if draft["picking"]:
        return _picker(build, called)
    if side + 1 == evening.sides:
        on = build.button("do", "count", build.t("pad.count"), "main small")
    else:
        on = build.button("side", str(side + 1), build.t("pad.next-side"), "main small")
    place = tag("small", build.t("pad.side-of", n=side + 1, of=evening.sides))
    others = [
        build.button("do", "pick", build.t("pad.by-cards"), "small"),
        build.button("do", "quick", build.t("pad.quick"), "small"),
    ]
    if side:
        others.insert(0, build.button("side", str(side - 1), build.t("pad.back-side"), "small"))
    amounts = (
        _amount(build, "cards", build.t("pad.cards"), there["cards"]),
        _amount(build, "hand", build.t("pad.hand"), there["hand"]),
    )
    return build.form(
        "sure",
        tag("div", tag("p", tag("strong", called), place), on, class_="pad-head", data_in_view=True),
        _new_meld(build, evening, draft),
        _melds(build, evening, there["melds"]),
        tag("div", *amounts, class_="pad-amounts"),
        _reserve(build, evening, draft),
        _closed(build, evening, draft),
        build.bar(*others),
    )


def _picker(build: FormBuilder, called: str) -> Markup:
    """All cards, to choose those of one meld."""
    buttons = build.bar(
        build.button("do", "cards", build.t("pad.add-cards"), "main"),
        build.button("do", "sizes", build.t("pad.by-size")),
    )
    return build.form(
        "pick", tag("p", tag("strong", build.t("pad.melds-of", side=called))), card_picker(build, []), buttons
    )


def _new_meld(build: FormBuilder, evening: Evening, draft: Draft) -> Markup:
    """A meld that earns a bonus: its kind, whether it is clean, and its number of cards, which adds it."""
    rules = evening.rules
    options = [(kind, build.t(f"pad.kind.{kind}")) for kind in kinds(rules)]
    pure = [("clean", build.t("pad.clean")), ("dirty", build.t("pad.dirty"))]
    every = dict.fromkeys(size for kind in kinds(rules) for size in sizes(kind, rules))
    lengths = (build.button("size", str(size), number(size, build.lang), "tight") for size in sorted(every))
    return tag(
        "div",
        tag(
            "div",
            build.choices("kind", build.t("pad.kind"), options, [draft["kind"]], kind="pad-chips pad-quiet"),
            build.choices("biriba", build.t("pad.purity"), pure, [draft["biriba"]], kind="pad-chips pad-quiet"),
            class_="pad-kinds",
        ),
        tag("p", tag("span", build.t("pad.how-long"), class_="pad-ask"), *lengths, class_="bw-bar pad-sizes"),
        class_="pad-meld",
    )


def _melds(build: FormBuilder, evening: Evening, melds: list[str]) -> Markup:
    """The melds entered so far; a tap takes one out again."""
    out = []
    for place, text in enumerate(melds):
        meld, sure_ = meld_of(text, evening.rules)
        if sure_:
            words = " ".join(faces.short(CARDS[code], build.lang) for code in meld.codes)
        else:
            kind, size, biriba = text.split()
            words = meld_words(build.lang, "run" if kind == "run" else "set", int(size), biriba)
        bonus = " " + signed(meld.bonus, build.lang) if meld.bonus else ""
        label = tag("span", words, bonus) + tag("span", " ✕", aria_hidden="true")
        label += tag("span", build.t("pad.take-out"), class_="bw-hidden")
        out.append(build.button("drop", str(place), label, "small"))
    return tag("p", *out, class_="bw-bar pad-laid") if out else tag("p", build.t("pad.no-melds"), class_="bw-hint")


def _amount(build: FormBuilder, name: str, label: str, value: str) -> Markup:
    ident = build.id(name)
    return tag("span", tag("label", label, for_=ident), _digits(build, name, ident, value), class_="bw-field")


def _reserve(build: FormBuilder, evening: Evening, draft: Draft) -> Markup:
    waits = evening.rules.reserve_on_empty_hand
    options = [(each, build.t(f"pad.reserve.{each}")) for each in RESERVES if waits or each != "waiting"]
    return build.choices("reserve", build.t("pad.reserve"), options, [reserve_of(draft, evening)], kind="pad-chips")


def _closed(build: FormBuilder, evening: Evening, draft: Draft) -> Markup:
    own = [(str(seat), names.seat(evening, seat, build.lang)) for seat in evening.seats(draft["side"])]
    chosen = draft["sides"][draft["side"]]["closed"]
    options = [*own, ("", build.t("pad.nobody"))]
    return build.choices("closed", build.t("pad.closed-here"), options, [chosen], kind="pad-chips")
