"""What the kinds of question show: loose cards, melds, tables, and what actions did."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from biriba_core import Deal, IllegalMeld, apply, judge_meld, parse_action, parse_cards
from biriba_core.extending import change
from biriba_core.melds import Meld
from biriba_core.profiles import Profile
from biriba_core.rulings import Ruling, rulings_of
from biriba_widgets.html import cards
from biriba_widgets.html.forms import Face
from biriba_widgets.table import tabletop
from biriba_widgets.table.loose import likeliest
from biriba_widgets.words import say


def loose(face: Face, listed: list[str]) -> str:
    """Cards that lie there; more than six overlap, so that a phone shows them in one row."""
    lie = cards.row if len(listed) <= 6 else cards.meld
    return f'<p class="felt">{lie(listed, face.lang)}</p>'


def laid(face: Face, meld: Meld) -> str:
    return f'<p class="felt">{bare(face, meld)}</p>'


def bare(face: Face, meld: Meld) -> str:
    return cards.laid(meld, face.lang, say(face.lang, f"kind.{meld.kind}", n=len(meld)))


def table(face: Face, deal: Deal, *, hand: bool = True) -> str:
    seat = deal.seat
    sides = "".join(tabletop.melds(face, deal, side) for side in range(len(deal.reserves)) if deal.melds[side])
    held = ""
    if hand:
        held = tabletop.shown_hand(face, tabletop.texts(deal.hands[seat]))
    return f'<div class="felt">{tabletop.table(face, deal, seat)}{sides}{held}</div>'


def told(face: Face, deal: Deal, actions: Iterable[str]) -> list[str]:
    """What each of some legal actions did."""
    lines = []
    for text in actions:
        after = apply(deal, parse_action(text))
        lines += [face.line(line) for line in tabletop.done(face, deal, after, text)]
        deal = after
    return lines


def asked(face: Face, deal: Deal, actions: Iterable[str]) -> str:
    """Some legal actions in words, one after the other."""
    words = []
    for text in actions:
        words.append(tabletop.in_words(deal, text, face.lang))
        deal = apply(deal, parse_action(text))
    return f"<p><strong>{escape(sentence(', '.join(words)))}</strong></p>" if words else ""


def no_fit(meld: Meld, card: str, rules: Profile) -> tuple[Ruling, ...]:
    """Why a card does not go with a meld: the rulings of the nearest way to lay it there."""
    ordered = parse_cards(" ".join(likeliest([str(each) for each in meld.cards] + [card], rules)))
    try:
        judge_meld(ordered, rules)
    except IllegalMeld as no:
        return no.rulings
    # A meld of its own, but none that this one may become.
    return rulings_of(change(meld, ordered, rules).faults, rules.numbers)


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
