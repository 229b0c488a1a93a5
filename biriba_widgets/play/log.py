"""What the other players did, in words: one line a turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from biriba_core import CARDS, Deal, Meld, parse_cards
from biriba_core.cards import card_at, without
from biriba_core.messages.coach import rank_words
from biriba_core.messages.nouns import listing
from biriba_widgets.html.cards import short
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.play.deal import others_since
from biriba_widgets.table.seating import seat_of
from biriba_widgets.words import say

#: How a turn begins.
BEGUN = {"draw": "log.draw", "take": "log.take", "pass": "log.pass"}


def turns(build: FormBuilder, deals: Sequence[Deal], texts: list[str]) -> list[tuple[int, str]]:
    """Every whole turn since the reader's own last one: the number of its first action, and its line."""
    first, end = others_since(deals)
    lines: list[tuple[int, str]] = []
    while first < end:
        seat, last = deals[first].seat, first
        while last < end and deals[last].seat == seat:
            last += 1
        if deals[last].seat != seat or deals[last].stage == "over":
            lines.append((first, turn(build, deals[first : last + 1], texts[first:last])))
        first = last
    return lines


def turn(build: FormBuilder, deals: Sequence[Deal], texts: list[str]) -> Markup:
    """One player's turn: "East: takes the pile (3 cards), lays down 9♠ 9♦ 9♣, discards K♦."."""
    start = deals[0]
    build = build.for_game(start.rules)
    who = tag("b", seat_of(start, start.seat, build.lang))
    return build.t("log.turn", who=who, moves=join(clauses(build, deals, texts), ", "))


def clauses(build: FormBuilder, deals: Sequence[Deal], texts: list[str]) -> Iterator[Markup]:
    """What was done in a turn, as the other players saw it: melds as they lie at its end."""
    start, end, side = deals[0], deals[-1], deals[0].side
    begun = texts[0]
    yield build.t(BEGUN[begun], n=len(start.pile))
    for place, meld in enumerate(end.melds[side]):
        old = start.melds[side][place] if place < len(start.melds[side]) else None
        if meld != old:
            yield _melded(build, old, meld)
            if meld.biriba and (old is None or old.biriba != meld.biriba):
                yield build.t(f"log.biriba-{meld.biriba}")
    verb, _, card = texts[-1].partition(" ")
    before = deals[-2]
    if before.reserves[side].taken and not start.reserves[side].taken:
        yield build.t("log.reserve")
    if verb == "discard":
        yield build.t("log.discard", card=listing(parse_cards(card), build.lang))
    if end.reserves[side].taken and not before.reserves[side].taken:
        yield build.t("log.reserve")
    if end.ended == "closed":
        yield build.t("log.closed")


def _melded(build: FormBuilder, old: Meld | None, new: Meld) -> Markup:
    if old is None:
        return build.t("log.meld", cards=listing(new.codes, build.lang))
    cards = listing(without(new.codes, old.codes), build.lang)
    if new.kind == "set":
        return build.t("log.add-set", cards=cards, rank=rank_words(new.low, build.lang))
    return build.t("log.add-run", cards=cards, span=span(new, build.lang))


def span(meld: Meld, lang: str) -> str:
    """A run by its ends, whatever stands in for them: 3♥ to 7♥."""
    ends = [CARDS[card_at(meld.suit, rank)] for rank in (meld.low, meld.low + len(meld) - 1)]
    # French joins the article of the card to "de" and "à".
    low, high = ({"A": "ace", "Q": "queen"}.get(str(card)[:-1], "other") for card in ends)
    return say(lang, f"log.from-{low}", card=short(ends[0], lang)) + say(
        lang, f"log.to-{high}", card=short(ends[1], lang)
    )
