"""The two packs as cards to choose: the first is shown, the second is in a part to open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from biriba_core.cards import copies
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag


def card_picker(build: FormBuilder, chosen: Iterable[str], room: str = "tray") -> Markup:
    """All 108 cards; those in `chosen` are ticked. Another `room`: what is ticked in one picker is not in the next."""
    wanted = Counter(chosen)
    once = [card for card, held in wanted.items() for _ in range(min(held, _half(card)))]
    rest = list((wanted - Counter(once)).elements())
    return _pack(build, once, 0, room) + build.details(
        "second", build.t("lab.second"), _pack(build, rest, 1, room), opened=bool(rest)
    )


def _half(card: str) -> int:
    return copies(cards.BY_TEXT[card]) // 2


def _pack(build: FormBuilder, chosen: list[str], pack: int, room: str) -> Markup:
    rows = []
    for suit in "SHDC":
        suited = [card for card in cards.PACK if card[-1] == suit]
        boxes = build.card_boxes(suited, chosen, room=room, start=pack + 1)
        rows.append(build.group(build.t(f"suit.{suit}"), tag("div", boxes, class_="picks")))
    jokers = build.card_boxes([cards.JOKER] * _half(cards.JOKER), chosen, room=room, start=2 * pack + 1)
    rows.append(build.group(build.t("jokers"), tag("div", jokers, class_="picks")))
    return join(rows)
