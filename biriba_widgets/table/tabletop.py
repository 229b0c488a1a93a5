"""A deal as a form: the table from above, melds that can be added to, a hand to choose from.

`attempt` turns what was chosen into an action; only the engine says whether it may be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from biriba_core import (
    CARDS,
    Action,
    Add,
    AmbiguousAction,
    Deal,
    InputError,
    apply,
    arrangements,
    check,
    judge_meld,
    parse_action,
    parse_cards,
)
from biriba_widgets.html import cards
from biriba_widgets.html.forms import Face, Submission, first
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import seating
from biriba_widgets.table.describe import stated
from biriba_widgets.table.loose import likeliest
from biriba_widgets.words import say, text_suits


class Told(NamedTuple):
    """What came of a submission, as it is kept in a widget's state."""

    #: `done`, `refused`, `choose` (several readings), `need` or `unread` (nothing to rule on).
    kind: str
    #: The action's text, the readings, the key of the sentence that says what is needed, or a sentence.
    what: str | list[str]


def attempt(deal: Deal, submission: Submission, lang: str) -> Told:
    """Read the pressed button and the chosen cards as an action, and ask the engine."""
    try:
        return _attempt(deal, first(submission, "do"), list(submission.get("card", [])), first(submission, "play"))
    except AmbiguousAction as several:
        return Told("choose", list(several.readings))
    except InputError as no:
        return Told("unread", text_suits(no.sentence(lang)))


def _attempt(deal: Deal, do: str, chosen: list[str], text: str) -> Told:
    if text:
        pass
    elif do in ("draw", "take", "pass"):
        text = do
    elif not chosen:
        return Told("need", "need.cards")
    elif do == "lay":
        readings = arrangements(parse_cards(" ".join(chosen)), deal.rules)
        if len(readings) > 1:
            return Told("choose", [f"meld {meld}" for meld in readings])
        text = "meld " + (str(readings[0]) if readings else " ".join(likeliest(chosen, deal.rules)))
    elif do == "discard":
        if len(chosen) > 1:
            return Told("need", "need.one-card")
        text = f"discard {chosen[0]}"
    else:
        text = f"{do} {' '.join(chosen)}"
    action = parse_action(text)
    if not check(deal, action).legal:
        return Told("refused", str(action))
    return Told("done", _settled(deal, action))


def _settled(deal: Deal, action: Action) -> str:
    """An action's text in full: an `add` becomes the meld that it leads to."""
    if not isinstance(action, Add):
        return str(action)
    after = apply(deal, action).melds[deal.side][action.number - 1]
    return f"extend {action.number} {after}"


def played(deal: Deal, actions: Iterable[str]) -> Deal:
    """The deal after these actions."""
    for text in actions:
        deal = apply(deal, parse_action(text))
    return deal


def texts(codes: bytes) -> list[str]:
    return [str(CARDS[code]) for code in codes]


def arrived(before: Deal, after: Deal, seat: int) -> list[str]:
    """The cards that have just come into a hand."""
    held = texts(before.hands[seat])
    new = []
    for card in texts(after.hands[seat]):
        if card in held:
            held.remove(card)
        else:
            new.append(card)
    return new


# -- what was said and done ----------------------------------------------------------------


def spoken(face: Face, deal: Deal, told: Told | Sequence[object] | None, before: Deal | None = None) -> Markup:
    """The answer in words; `deal` is where things stand now, `before` where they stood."""
    if not told:
        return Markup()
    kind, what = told
    if kind == "need":
        return face.line(face.t(str(what)), "head")
    if kind == "unread":
        return face.line(str(what), "head")
    if kind == "choose":
        return face.line(face.t("choose.reading"), "head")
    text = str(what)
    if kind == "refused":
        head = face.line(face.t("refused", action=in_words(deal, text, face.lang)), "head")
        return head + face.rulings(check(deal, parse_action(text)).rulings)
    lines = done(face, before or deal, deal, text)
    return face.lines(lines)


def tone(told: Told | Sequence[object] | None) -> str:
    return {"done": "good", "refused": "bad"}.get(str(told[0]), "") if told else ""


def in_words(deal: Deal, text: str, lang: str) -> str:
    """An action as a player would say it: "add 9♥ to meld 1"."""
    verb, _, rest = text.partition(" ")
    if verb in ("extend", "add"):
        number, _, listed = rest.partition(" ")
        place, _, side = number.partition("@")
        new = listed.split()
        melds = deal.melds[int(side) if side else deal.side]
        if verb == "extend" and 0 < int(place) <= len(melds):
            for card in texts(melds[int(place) - 1].codes):
                if card in new:
                    new.remove(card)
        return say(lang, "act.add", cards=listing(new, lang), place=place)
    if verb in ("meld", "discard"):
        return say(lang, f"act.{verb}", cards=listing(rest.split(), lang))
    return say(lang, f"act.{verb}")


def listing(named: Sequence[str], lang: str) -> str:
    return " ".join(cards.short(card, lang) for card in named)


def done(face: Face, before: Deal, after: Deal, text: str) -> list[str]:
    """What a legal action did, each a sentence; all of it read off the two deals."""
    lang, seat, rules = face.lang, before.seat, before.rules
    face = face.of(rules)
    new = arrived(before, after, seat)
    verb = text.partition(" ")[0]
    if verb == "draw":
        did = face.t("did.draw-unknown") if "?" in new else face.t("did.draw", card=cards.the(new[0], lang))
    elif verb == "take":
        did = face.t("did.take", n=len(before.pile))
    else:
        did = face.t("did", action=in_words(before, text, lang))
    out = [did + " " + face.rule(stated(rules, verb))]
    side = before.side
    for meld in after.melds[side]:
        if meld not in before.melds[side] and meld.biriba:
            made = face.t(f"did.biriba-{meld.biriba}", bonus=meld.bonus, value=meld.value)
            out.append(made + " " + face.rule(stated(rules, "biriba")))
    took = after.reserves[side].taken and not before.reserves[side].taken
    if took and after.seat == seat and after.stage == "play":
        out.append(face.t("did.reserve-now") + " " + face.rule(stated(rules, "reserve-now")))
    elif took:
        out.append(face.t("did.reserve-later") + " " + face.rule(stated(rules, "reserve-later")))
    if after.barred is not None and before.barred is None:
        out.append(
            face.t("did.barred", card=cards.the(CARDS[after.barred], lang))
            + " "
            + face.rule(stated(rules, "barred-discard"))
        )
    if after.must_use is not None and before.must_use is None:
        out.append(
            face.t("did.must-use", card=cards.the(CARDS[after.must_use], lang))
            + " "
            + face.rule(stated(rules, "top-card-first"))
        )
    if after.ended == "closed":
        out.append(face.t("did.closed") + " " + face.rule(stated(rules, "closed")))
    return out


# -- pictures ------------------------------------------------------------------------------


def seat_name(seat: int, face: Face, you: int | None, players: int = seating.COMPASS) -> str:
    return face.t("table.you") if seat == you else seating.seat_name(face.lang, seat, players)


def table(face: Face, deal: Deal, you: int | None = 0, *, controls: bool = False) -> Markup:
    """The table seen from above: who sits where and holds how many, stock, discards, packets.

    `you` sits at the near side; with None, South does and every seat goes by its name.
    """
    lang = face.lang
    seats = []
    for seat, hand in enumerate(deal.hands):
        turn = " turn" if seat == deal.seat and deal.stage != "over" else ""
        waits = deal.reserves[deal.side_of(seat)].waiting_for == seat
        waiting = (" " + tag("span", face.t("table.waiting"), class_="tag")) if waits else ""
        heap = cards.back(lang, len(hand), "heap") if hand else cards.empty(face.t("cards", n=0))
        seats.append(
            tag(
                "div",
                heap,
                tag("b", seat_name(seat, face, you, len(deal.hands))),
                waiting,
                class_=f"seat{turn}",
                data_at=(seat - (you or 0)) % len(deal.hands),
            )
        )
    pile = texts(deal.pile)
    draw = face.button("do", "draw", face.t("do.draw")) if controls else ""
    take = face.button("do", "take", face.t("do.take")) if controls else ""
    middle = (
        tag("div", cards.stock(len(deal.stock), lang), face.t("table.stock"), draw, class_="spot")
        + tag("div", cards.pile(pile, lang), face.t("table.pile-name"), take, class_="spot")
        + packets(face, deal)
    )
    kind = "seats" if len(seats) == seating.COMPASS else "seats many"
    return tag("div", *seats, tag("div", middle, class_="middle"), class_=kind)


def packets(face: Face, deal: Deal) -> Markup:
    """The packets that nobody has taken yet, under the name that the game gives them."""
    face, untaken = face.of(deal.rules), sum(not reserve.taken for reserve in deal.reserves)
    label = face.t("table.packets", n=untaken)
    heaps = cards.packets(untaken, label, crossed=deal.rules.reserve_on_empty_hand)
    return tag("div", heaps, face.t("table.packets-name"), class_="spot")


def melds(face: Face, deal: Deal, side: int, *, controls: bool = False) -> Markup:
    """A side's melds in table order, each with its "add here" button."""
    own, named = side == deal.side, seating.whose(deal, side, face.lang)
    items = []
    for place, meld in enumerate(deal.melds[side], 1):
        label = say(face.lang, "table.meld", n=place, of=named)
        where = f"{place}" if own else f"{place}@{side}"
        button = ""
        if controls:
            button = face.button("do", f"add {where}", (face.t("do.add") + tag("span", " ", label, class_="bw-hidden")))
        mark = tag("span", face.t(f"biriba.{meld.biriba}"), class_="tag") if meld.biriba else ""
        items.append(tag("li", cards.laid(meld, face.lang, label), mark, button))
    inside = tag("ol", *items, class_="melds") if items else tag("p", face.t("table.no-melds"))
    return tag("div", tag("p", face.t("table.melds", of=named), class_="title"), inside, class_="side")


def hand(
    face: Face,
    deal: Deal,
    seat: int,
    chosen: Iterable[str] = (),
    fresh: Iterable[str] = (),
    *,
    named: bool = False,
) -> Markup:
    """A hand as cards to choose; unknown cards can only be counted."""
    held = texts(deal.hands[seat])
    known = cards.in_order(card for card in held if card != "?")
    hidden = len(held) - len(known)
    inside = tag("div", face.card_boxes(known, chosen, fresh=fresh), class_="picks")
    if hidden:
        inside += tag("p", cards.back(face.lang, hidden, "heap"))
    whose = hand_name(face, deal, seat) if named else face.t("table.hand")
    return face.group(join((whose, face.t("cards", n=len(held))), " · "), inside)


def hand_name(face: Face, deal: Deal, seat: int) -> str:
    """Whose hand it is: "The hand of East", or the player's number."""
    if len(deal.hands) == seating.COMPASS:
        return face.t(f"hand.{seat}")
    return seating.seat_of(deal, seat, face.lang)


def shown_hand(face: Face, held: Iterable[str]) -> Markup:
    """A hand that is only looked at."""
    return tag("p", face.t("table.hand"), class_="title") + cards.row(cards.in_order(held), face.lang)


def buttons(face: Face, deal: Deal | None) -> Markup:
    """What can be done with chosen cards; melds on the table carry their own buttons.

    Without a deal, only laying down; passing is offered when the stock is empty.
    """
    offered = ["lay"] if deal is None else ["lay", "discard"] + ["pass"] * (not deal.stock)
    return face.bar(*(face.button("do", do, face.t(f"do.{do}")) for do in offered))


def readings(face: Face, deal: Deal, told: Told | Sequence[object] | None) -> Markup:
    """The buttons that settle which reading was meant."""
    if not told or told[0] != "choose":
        return Markup()
    shown = []
    for text in map(str, told[1]):  # type: ignore[call-overload]
        listed = text.split()[1:] if text.startswith("meld") else text.split()[2:]
        meld = judge_meld(parse_cards(" ".join(listed)), deal.rules)
        shown.append(
            face.button("play", text, cards.laid(meld, face.lang, say(face.lang, f"kind.{meld.kind}", n=len(meld))))
        )
    legend = tag("span", face.t("choose.reading"), class_="bw-hidden")
    return face.form("readings", face.group(legend, face.bar(*shown)))
