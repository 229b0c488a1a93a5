"""The words of the interface: one catalogue for each domain, both languages of a phrase side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from biriba_core import messages
from biriba_core.profiles import Profile
from biriba_core.rulings import Problem
from biriba_widgets.words.catalogue import Catalogue, Phrase

#: The words with which a key begins, and the catalogue of such keys.
CATALOGUES = {
    first: catalogue
    for catalogue, words in {
        "course": "course",
        "labs": "biribaki conv dealing deck demo ends go lab score seventh story substitute turn turn-over",
        "play": "coach log play review",
        "practice": "practice",
        "quiz": "progress quiz",
        "referee": "of ref",
        "replay": "replay",
        "score": "pad",
        "table": "act again biriba card cards choose count decision did do hand is jokers kind match need points "
        "rank refused rule seat share sheet side suit table",
        "two_games": "two",
    }.items()
    for first in words.split()
}


@cache
def _catalogue(name: str) -> Catalogue:
    words: Catalogue = import_module(f"biriba_widgets.words.{name}").WORDS
    return words


class _Phrases(Mapping[str, tuple[Phrase, Phrase]]):
    """Every phrase as it is written. A catalogue is imported when it is first needed: a browser waits for each."""

    def __getitem__(self, key: str) -> tuple[Phrase, Phrase]:
        return _catalogue(CATALOGUES[key.partition(".")[0]])[key]

    def __iter__(self) -> Iterator[str]:
        for name in sorted(set(CATALOGUES.values())):
            yield from _catalogue(name)

    def __len__(self) -> int:
        return sum(1 for _ in self)


PHRASES = _Phrases()


def french(text: str) -> str:
    """French spacing: narrow no-break before ; ! ?, no-break before : and inside « », the apostrophe ’.

    >>> french("Qu'est-ce ?") == "Qu’est-ce\u202f?"
    True
    """
    text = text.replace("'", "’")
    for mark in ";!?":
        text = text.replace(" " + mark, "\u202f" + mark)
    return text.replace(" :", "\u00a0:").replace("« ", "«\u00a0").replace(" »", "\u00a0»")


def text_suits(text: str) -> str:
    """Suits with U+FE0E, so that phones keep them text."""
    for suit in "♠♥♦♣":
        text = text.replace(suit + "\ufe0e", suit).replace(suit, suit + "\ufe0e")
    return text


def set_in_type(text: str, lang: str) -> str:
    """A written phrase as it is shown: suits as text, French spacing.

    >>> set_in_type("5♥ ?", "fr") == "5♥\ufe0e\u202f?"
    True
    """
    text = text_suits(text)
    return french(text) if lang == "fr" else text


@cache
def _shown(lang: str, key: str) -> Phrase:
    # Only when it is asked for: all of them at once would hold up the first answer in a browser.
    phrase = PHRASES[key][messages.LANGUAGES.index(lang)]
    if isinstance(phrase, str):
        return set_in_type(phrase, lang)
    return set_in_type(phrase[0], lang), set_in_type(phrase[1], lang)


def in_game(key: str, rules: Profile) -> str:
    """The key of a phrase in the words of one game: those ending in ``@G`` are Greek Canasta's own.

    >>> from biriba_core import GREEK_CANASTA
    >>> in_game("is.natural", GREEK_CANASTA), in_game("is.value", GREEK_CANASTA)
    ('is.natural@G', 'is.value')
    """
    return messages.in_game(key, rules.name, PHRASES)


def say(lang: str, key: str, **values: object) -> str:
    """The phrase for `key`, as plain text. A pair is (one, several), chosen by the field ``n``.

    >>> say("fr", "cards", n=0), say("en", "cards", n=0)
    ('0 carte', '0 cards')
    """
    return phrase(lang, key, values).format(**shown(values, lang))


def say_problem(lang: str, key: str, problem: Problem) -> str:
    """The phrase for `key`, which tells a problem of the engine in a form's own words."""
    return phrase(lang, key, problem.values).format(**messages.told(problem.values, lang))


def phrase(lang: str, key: str, values: Mapping[str, object]) -> str:
    """The phrase for `key` with its fields left open."""
    found = _shown(lang, key)
    if isinstance(found, str):
        return found
    count = values["n"]
    assert isinstance(count, int)
    return found[0 if messages.is_one(count, lang) else 1]


def shown(values: Mapping[str, object], lang: str) -> dict[str, str]:
    """The values of a phrase's fields as they are shown: whole numbers as readers write them."""
    return {
        field: value if isinstance(value, str) else number(value, lang) if type(value) is int else str(value)
        for field, value in values.items()
    }


def number(value: int, lang: str) -> str:
    """5,000 in English, 5 000 (narrow no-break space) in French; a real minus sign.

    >>> number(-5000, "en")
    '−5,000'
    """
    text = f"{abs(value):,}"
    if lang == "fr":
        text = text.replace(",", "\u202f")
    return ("−" if value < 0 else "") + text


def signed(value: int, lang: str) -> str:
    """A score that is added or taken away: +45, −100."""
    return ("+" if value > 0 else "") + number(value, lang)
