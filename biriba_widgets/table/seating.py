"""Who sits where: South, East, North and West at a table of four, numbered players at any other."""

from __future__ import annotations

from biriba_core import Deal
from biriba_widgets.words import say

COMPASS = 4


def seat_name(lang: str, seat: int, players: int) -> str:
    """How a seat is called: by its side of the table, or by its number.

    >>> seat_name("fr", 0, 4), seat_name("en", 4, 6)
    ('Sud', 'Player 5')
    """
    return say(lang, f"seat.{seat}") if players == COMPASS else say(lang, "seat.numbered", n=seat + 1)


def side_name(lang: str, side: int, players: int, sides: int) -> str:
    """How a side is called: its pair, or the one player who is a side alone.

    >>> side_name("en", 1, 4, 2), side_name("en", 1, 6, 3), side_name("en", 2, 3, 3)
    ('East–West', 'Players 2 and 5', 'Player 3')
    """
    if players == sides:
        return seat_name(lang, side, players)
    if players == COMPASS:
        return say(lang, f"side.{side}")
    return say(lang, "side.numbered", one=side + 1, other=side + sides + 1)


def of_side(lang: str, side: int, players: int, sides: int) -> str:
    """Whose something is, to follow the thing.

    >>> of_side("en", 1, 4, 2), of_side("fr", 0, 6, 3), of_side("fr", 1, 4, 4)
    ('of East–West', 'des joueurs 1 et 4', 'd’Est')
    """
    if players == COMPASS:
        alone = sides == players
        return say(lang, f"of.seat.{side}") if alone else say(lang, "of.pair", side=say(lang, f"side.{side}"))
    if players == sides:
        return say(lang, "of.player", n=side + 1)
    return say(lang, "of.players", one=side + 1, other=side + sides + 1)


def seat_of(deal: Deal, seat: int, lang: str) -> str:
    return seat_name(lang, seat, len(deal.hands))


def hand_name(deal: Deal, seat: int, lang: str) -> str:
    """Whose hand it is: "The hand of South", or "The hand of player 5"."""
    return say(lang, f"hand.{seat}") if len(deal.hands) == COMPASS else say(lang, "hand.numbered", n=seat + 1)


def whose(deal: Deal, side: int, lang: str) -> str:
    return of_side(lang, side, len(deal.hands), len(deal.reserves))


def side_of(deal: Deal, side: int, lang: str) -> str:
    return side_name(lang, side, len(deal.hands), len(deal.reserves))
