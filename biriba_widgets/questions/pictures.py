"""What the kinds of question show: loose cards, melds, tables, and what actions did."""

from __future__ import annotations

from collections.abc import Iterable

from biriba_core import Deal, apply, parse_action, parse_cards
from biriba_core.extending import change
from biriba_core.melds import Meld, meld_faults, read_meld
from biriba_core.profiles import Profile
from biriba_core.rulings import Ruling, rulings_of
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.table import drawing
from biriba_widgets.table.drawing import named_meld
from biriba_widgets.table.likely_order import likeliest
from biriba_widgets.table.telling import done, in_words


def loose(build: FormBuilder, listed: list[str]) -> Markup:
    """Cards that lie there; more than six overlap, so that a phone shows them in one row."""
    lie = cards.row if len(listed) <= 6 else cards.meld
    return tag("p", lie(listed, build.lang), class_="felt")


def laid(build: FormBuilder, meld: Meld) -> Markup:
    return tag("p", bare(build, meld), class_="felt")


def bare(build: FormBuilder, meld: Meld) -> Markup:
    return named_meld(build, meld)


def table(build: FormBuilder, deal: Deal, *, hand: bool = True) -> Markup:
    seat = deal.seat
    sides = join(drawing.melds(build, deal, side) for side in range(len(deal.reserves)) if deal.melds[side])
    held = ""
    if hand:
        held = drawing.shown_hand(build, cards.texts(deal.hands[seat]))
    return tag("div", drawing.table(build, deal, seat), sides, held, class_="felt")


def told(build: FormBuilder, deal: Deal, actions: Iterable[str]) -> list[Markup]:
    """What each of some legal actions did."""
    lines = []
    for action in map(parse_action, actions):
        after = apply(deal, action)
        lines += [build.line(line) for line in done(build, deal, after, action)]
        deal = after
    return lines


def asked(build: FormBuilder, deal: Deal, actions: Iterable[str]) -> Markup:
    """Some legal actions in words, one after the other."""
    words = []
    for action in map(parse_action, actions):
        words.append(in_words(deal, action, build.lang))
        deal = apply(deal, action)
    return tag("p", tag("strong", sentence(", ".join(words)))) if words else Markup()


def no_fit(meld: Meld, card: str, rules: Profile) -> tuple[Ruling, ...]:
    """Why a card does not go with a meld. What lies there is right, so that only the card can be out of place."""
    ordered = parse_cards(" ".join(likeliest([str(each) for each in meld.cards] + [card], rules)))
    if read_meld(ordered, rules) is not None:
        # A meld of its own, but none that this one may become.
        return rulings_of(change(meld, ordered, rules).faults, rules.numbers)
    added = parse_cards(card)
    above, below = (meld_faults(codes, rules, (meld.kind,)) for codes in (meld.codes + added, added + meld.codes))
    return rulings_of(below if len(below) < len(above) else above, rules.numbers)


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."
