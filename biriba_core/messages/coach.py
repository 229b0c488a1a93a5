"""A computer player's motives as sentences, in English and in French."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from biriba_core.messages import fill, in_game, sentence_case
from biriba_core.messages.motives import MOTIVES, RANKS
from biriba_core.rulings import Value

__all__ = ["motive_sentence", "rank_words"]


class _Motive(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def values(self) -> Mapping[str, Value]: ...


def rank_words(rank: int, lang: str) -> str:
    """The plural name of a rank from 1 to 13.

    >>> rank_words(12, "en"), rank_words(10, "fr")
    ('queens', '10')
    """
    return RANKS.of(lang)[rank]


def motive_sentence(motive: _Motive, lang: str, players: int = 4, game: str = "partnership") -> str:
    """A motive in `lang` (`en` or `fr`), a whole sentence in the words of the `game` (a profile's name).

    Seats go by number unless four `players` sit.

    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.players import Motive
    >>> nine, five = parse_cards("9H 5C")
    >>> motive_sentence(Motive("makes-clean-biriba", {"card": nine, "points": 200}), "en")
    'The 9 of hearts makes a clean biriba: 200.'
    >>> motive_sentence(Motive("keep-from-set", {"card": five, "seat": 1, "rank": 5}), "en")
    'Keep the 5 of clubs: East is collecting fives.'
    """
    values = {**motive.values, "players": players}
    if "rank" in values:
        values["rank"] = rank_words(int(str(values["rank"])), lang)
    name = in_game(motive.name, game, MOTIVES)
    return sentence_case(fill(MOTIVES[name].of(lang), values, lang))
