"""How the seats and sides of a match are called: by their names, or by their places at the table."""

from __future__ import annotations

from biriba_core.messages.nouns import the_player
from biriba_widgets.score.evening import Evening
from biriba_widgets.table.seating import seat_name, side_name
from biriba_widgets.words import say


def seat(evening: Evening, number: int, lang: str) -> str:
    return evening.names[number] or seat_name(lang, number, evening.players)


def acting(evening: Evening, number: int, lang: str) -> str:
    """A seat as the one who does something, within a sentence: "le joueur 2" in French where it has no name."""
    return evening.names[number] or the_player(number, evening.players, lang)


def side(evening: Evening, number: int, lang: str) -> str:
    """A side's players: "Ann and Bob", or its places where nobody of it has a name."""
    seats = evening.seats(number)
    if not any(evening.names[place] for place in seats):
        return side_name(lang, number, evening.players, evening.sides)
    called = [seat(evening, place, lang) for place in seats]
    return called[0] if len(called) == 1 else say(lang, "pad.pair", one=called[0], other=called[1])


def sides(evening: Evening, lang: str) -> list[str]:
    return [side(evening, number, lang) for number in range(evening.sides)]
