"""What the other players did, told in words: one line a turn."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from biriba_core import CARDS, Deal, Extend, LayDown, Meld, parse_action
from biriba_core.actions import Action, Discard, Draw, Take
from biriba_core.effects import added_cards
from biriba_core.messages.coach import rank_words

from .cards import short
from .forms import Face
from .play_match import YOU
from .seating import seat_of
from .words import say


def turns(face: Face, deals: list[Deal], texts: list[str]) -> list[tuple[int, str]]:
    """Every turn since the reader's own last one: the number of its first action, and its line."""
    end = len(texts)
    while end and deals[end - 1].seat == deals[end].seat == YOU:
        end -= 1  # the reader's turn that is on
    first = end
    while first and deals[first - 1].seat != YOU:
        first -= 1
    lines: list[tuple[int, str]] = []
    while first < end:
        seat, last = deals[first].seat, first
        while last < end and deals[last].seat == seat:
            last += 1
        lines.append((first, turn(face, deals[first : last + 1], texts[first:last])))
        first = last
    return lines


def turn(face: Face, deals: list[Deal], texts: list[str]) -> str:
    """One player's turn: "East: takes the pile (3 cards), lays down 9♠ 9♦ 9♣, discards K♦."."""
    face = face.of(deals[0].rules)
    told = [
        clause
        for place, text in enumerate(texts)
        for clause in clauses(face, deals[place], deals[place + 1], parse_action(text))
    ]
    moves = ", ".join(told)
    return face.mix("log.turn", who=f"<b>{escape(seat_of(deals[0], deals[0].seat, face.lang))}</b>", moves=moves)


def clauses(face: Face, before: Deal, after: Deal, action: Action) -> Iterator[str]:
    """What one action did, as the onlookers see it."""
    side = before.side
    if isinstance(action, Draw):
        yield face.t("log.draw")
    elif isinstance(action, Take):
        yield face.t("log.take", n=len(before.pile))
    elif isinstance(action, LayDown):
        yield face.t("log.meld", cards=listed(action.codes, face.lang))
        yield from _biriba(face, None, after.melds[side][-1])
    elif isinstance(action, Extend):
        old, new = before.melds[side][action.number - 1], after.melds[side][action.number - 1]
        yield _added(face, old, new)
        yield from _biriba(face, old, new)
    elif isinstance(action, Discard):
        yield face.t("log.discard", card=short(CARDS[action.code], face.lang))
    else:
        yield face.t("log.pass")
    if before.reserves[side] == "untaken" != after.reserves[side]:
        yield face.t("log.reserve")
    if after.ended == "closed":
        yield face.t("log.closed")


def _added(face: Face, old: Meld, new: Meld) -> str:
    cards = listed(added_cards(old, new.codes), face.lang)
    if new.kind == "set":
        return face.t("log.add-set", cards=cards, rank=rank_words(new.low, face.lang))
    return face.t("log.add-run", cards=cards, span=span(new, face.lang))


def span(meld: Meld, lang: str) -> str:
    """A run by its ends, whatever stands in for them: 3♥ to 7♥."""
    ends = [meld.stands_for(place) or CARDS[meld.codes[place]] for place in (0, len(meld) - 1)]
    return say(lang, "log.span", low=short(ends[0], lang), high=short(ends[1], lang))


def _biriba(face: Face, old: Meld | None, new: Meld) -> Iterator[str]:
    if new.biriba and (old is None or old.biriba != new.biriba):
        yield face.t(f"log.biriba-{new.biriba}")


def listed(codes: bytes, lang: str) -> str:
    return " ".join(short(CARDS[code], lang) for code in codes)
