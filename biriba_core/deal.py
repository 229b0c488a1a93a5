"""The table during one deal, as an immutable value, and how a deal begins."""

from __future__ import annotations

import random
from operator import attrgetter
from typing import NamedTuple, TypeVar

from biriba_core.cards import CARDS, DECK, UNKNOWN, Codes, codes_text, drawn, known_cards, sort_codes
from biriba_core.errors import InputError
from biriba_core.kinds import DRAW, OVER, End, Stage
from biriba_core.melds import Meld
from biriba_core.profiles import PARTNERSHIP, Profile
from biriba_core.rulings import Problem

__all__ = ["IN_PLAY", "UNTAKEN", "Deal", "Reserve", "check_players", "deal_from_deck", "new_deal", "next_dealer"]

_T = TypeVar("_T")
_biriba = attrgetter("biriba")
_DECK_IN_ORDER = sort_codes(DECK)


class Reserve(NamedTuple):
    """What has become of a side's reserve: untaken, waiting for a seat, or in play (5.1 to 5.3, G5.2).

    >>> str(UNTAKEN), str(Reserve(True, waiting_for=2)), str(IN_PLAY)
    ('untaken', 'waiting', 'in_play')
    """

    taken: bool
    #: The seat that took it with its final discard and has not drawn since (5.3, 6.9).
    waiting_for: int | None = None

    def __str__(self) -> str:
        if self.waiting_for is not None:
            return "waiting"
        return "in_play" if self.taken else "untaken"


#: A reserve that no seat has taken yet.
UNTAKEN = Reserve(False)
#: A reserve that a seat has taken and plays with.
IN_PLAY = Reserve(True)


class Deal(NamedTuple):
    """Everything that lies on and around the table; an action makes a new one.

    Hands are in canonical order, the pile runs from bottom to top, the next card to be
    drawn stands first in the stock, the top packet first. An unknown card is `UNKNOWN`.
    """

    rules: Profile
    dealer: int
    seat: int
    stage: Stage
    hands: tuple[Codes, ...]
    melds: tuple[tuple[Meld, ...], ...]
    pile: Codes
    stock: Codes
    packets: tuple[Codes, ...]
    reserves: tuple[Reserve, ...]
    #: The card that may not be discarded in this turn (4.5).
    barred: int | None = None
    #: The card that must go into the first meld or extension of this turn (G4.2).
    must_use: int | None = None
    #: Passes in a row (7.4, G6.3).
    passes: int = 0
    #: How it ended, when it is over (7.1, 7.4, 7.9).
    ended: End | None = None
    closed_by: int | None = None

    @property
    def side(self) -> int:
        """The side of the seat whose turn it is (1.1, G1.1)."""
        return self.seat % len(self.reserves)

    def side_of(self, seat: int) -> int:
        """The side that `seat` scores for (1.1, G1.1)."""
        return seat % len(self.reserves)

    def biribas(self, side: int) -> int:
        """How many biribas a side has on the table (3.8, G5.1)."""
        return sum(meld.biriba is not None for meld in self.melds[side])

    @property
    def reserve_due(self) -> bool:
        """Whether the side whose turn it is has a biriba and its reserve untaken (5.1, G5.2)."""
        side = self.seat % len(self.reserves)
        return not self.reserves[side].taken and any(map(_biriba, self.melds[side]))

    def __str__(self) -> str:
        """The table as lines of text, cards as files write them.

        >>> from biriba_core.positions import parse_position
        >>> print(parse_position({"hands": ["KS QD", 9, 9, 9], "melds": [["9S 9D 9C", "3H 4H * 6H"], []],
        ...     "pile": "3C 4D", "stock": 20}))
        partnership, dealt by seat 3: seat 0 has drawn
        hand 0   KS QD
        hand 1   9 unknown
        hand 2   9 unknown
        hand 3   9 unknown
        side 0   9S 9D 9C | 3H 4H * 6H; reserve untaken
        side 1   no melds; reserve untaken
        pile     3C 4D
        stock    20 unknown
        packets  11 unknown | 11 unknown
        """
        rows = [(f"hand {seat}", _told(hand)) for seat, hand in enumerate(self.hands)]
        for side, reserve in enumerate(self.reserves):
            melds = " | ".join(map(str, self.melds[side])) or "no melds"
            waits = "" if reserve.waiting_for is None else f" for seat {reserve.waiting_for}"
            rows.append((f"side {side}", f"{melds}; reserve {str(reserve).replace('_', ' ')}{waits}"))
        rows += [("pile", _told(self.pile)), ("stock", _told(self.stock))]
        if self.packets:
            rows.append(("packets", " | ".join(map(_told, self.packets))))
        lines = [f"{self.rules}, dealt by seat {self.dealer}: {self._now()}"]
        return "\n".join(lines + [f"{name:9}{text}" for name, text in rows])

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return drawn(str(self))

    def _now(self) -> str:
        """How far the deal has come."""
        if self.stage == OVER:
            ends = {End.CLOSED: f"closed by seat {self.closed_by}", End.PASSES: "by passes", End.LIMIT: "at the limit"}
            return "over" if self.ended is None else f"over, {ends[self.ended]}"
        told = f"seat {self.seat} {'is to draw' if self.stage == DRAW else 'has drawn'}"
        if self.must_use is not None:
            told += f", must first use {CARDS[self.must_use]}"
        if self.barred is not None:
            told += f", may not discard {CARDS[self.barred]}"
        return told + (f", passes in a row: {self.passes}" if self.passes else "")

    def cards(self) -> Codes:
        """Every card of the deal wherever it lies, unknown ones included."""
        melded = b"".join(meld.codes for side in self.melds for meld in side)
        return b"".join((*self.hands, melded, self.pile, self.stock, *self.packets))


def _told(codes: Codes) -> str:
    """Cards as text; only how many there are where none is known."""
    return codes_text(codes) if known_cards(codes) else f"{len(codes)} unknown" if codes else "none"


def check_players(rules: Profile, players: int, where: str = "players") -> None:
    """Raise `InputError`, which names `where`, when `players` can't play under `rules` (1.1, G1.1, G9)."""
    if players not in rules.players:
        name = "wrong-players"
        if players == 6:
            name = "six-alone" if rules.individual else "six-need-variant"
        choices = " ".join(map(str, rules.players))
        raise InputError(Problem(name, {"where": where, "n": players, "choices": choices, "rules": str(rules)}))


def new_deal(
    rng: random.Random,
    rules: Profile = PARTNERSHIP,
    *,
    players: int | None = None,
    dealer: int = 0,
) -> Deal:
    """Shuffle and deal (2.1 to 2.7, G2.1 to G2.4); the generator is passed in.

    In: `rng`; the profile; how many play (the profile's largest number but for
    `players`); the dealer's seat. Raises `InputError` for a number that can't play.

    >>> deal = new_deal(random.Random(1))
    >>> [len(hand) for hand in deal.hands], len(deal.stock), deal.seat
    ([11, 11, 11, 11], 41, 1)
    """
    deck = list(DECK)
    rng.shuffle(deck)
    return deal_from_deck(bytes(deck), rules, players=players, dealer=dealer)


def deal_from_deck(deck: Codes, rules: Profile = PARTNERSHIP, *, players: int | None = None, dealer: int = 0) -> Deal:
    """Deal a shuffled deck: the hands, one card at a time from the dealer's right, then the packets and the stock.

    Raises `InputError` when the number of players or the dealer's seat can't be, or
    when the deck is not the 108 cards.

    >>> len(deal_from_deck(DECK, dealer=3).packets)
    2
    """
    players = max(rules.players) if players is None else players
    check_players(rules, players)
    if not 0 <= dealer < players:
        raise InputError(Problem("no-such-seat", {"where": "dealer", "n": dealer, "players": players}))
    if sort_codes(deck) != _DECK_IN_ORDER:
        raise InputError(Problem("not-the-deck", {"n": len(deck)}))
    first = (dealer + 1) % players
    hands = [b""] * players
    dealt = players * rules.hand_size
    for turn in range(players):
        hands[(first + turn) % players] = sort_codes(deck[turn:dealt:players])
    packets = []
    for _ in range(rules.sides(players)):
        packets.append(deck[dealt : dealt + rules.packet_size])
        dealt += rules.packet_size
    stock = deck[dealt:]
    turned = _first_discard(stock, rules)
    return Deal(
        rules=rules,
        dealer=dealer,
        seat=first,
        stage=DRAW,
        hands=tuple(hands),
        melds=((),) * len(packets),
        pile=stock[turned : turned + 1],
        stock=stock[turned + 1 :] + stock[:turned],
        packets=tuple(packets),
        reserves=(UNTAKEN,) * len(packets),
    )


def _first_discard(stock: Codes, rules: Profile) -> int:
    """How many turned-up cards go under the stock before one may start the pile (2.6, G2.3)."""
    if rules.any_first_discard:
        return 0
    for place, code in enumerate(stock):
        card = CARDS[code]
        red_three = card.rank == 3 and card.suit in "HD"
        if code not in rules.substitutes and not red_three:
            return place
    return len(stock) - 1


def next_dealer(deal: Deal) -> int:
    """The seat that deals next: to the right (2.2), to the left in Greek Canasta (G2.4).

    >>> next_dealer(new_deal(random.Random(1), dealer=3))
    0
    """
    return (deal.dealer + deal.rules.deal_passes) % len(deal.hands)


def unknown(count: int) -> Codes:
    """`count` unknown cards."""
    return bytes((UNKNOWN,)) * count


def replaced(items: tuple[_T, ...], place: int, item: _T) -> tuple[_T, ...]:
    """The same tuple with another item at one place, or one more at its end."""
    changed = list(items)
    changed[place : place + 1] = [item]
    return tuple(changed)
