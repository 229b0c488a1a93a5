"""Rulings and problems as whole sentences, in English and in French.

A ruling has three sentences: what is wrong, why (the rule's own sentence, from the rulebook),
what could be done instead. The catalogues hold them whole, with named fields; the language is an argument.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from biriba_core.cards import CARDS, suit_name
from biriba_core.messages.nouns import listing, one_of, the_card, the_player
from biriba_core.messages.problems import PROBLEMS
from biriba_core.messages.reasons import REASONS
from biriba_core.messages.records import RECORD_PROBLEMS
from biriba_core.messages.rulings import RULINGS
from biriba_core.rulebook import HOUSE, Both, game_of, plain_text, rule
from biriba_core.rulings import Problem, Reason, Ruling, Value

__all__ = [
    "LANGUAGES",
    "Explanation",
    "by_rule",
    "explain",
    "explain_reason",
    "fill",
    "in_game",
    "is_one",
    "problem_sentence",
    "reason_sentence",
    "ruling_sentence",
    "rulings_sentence",
    "sentence_case",
    "shortened",
    "told",
]

_PROBLEMS = {**PROBLEMS, **RECORD_PROBLEMS}
#: How much of what somebody typed a sentence repeats; the name of a file or a place is told at greater length.
_LONGEST, _LONGEST_PLACE = 80, 240
#: How many sit at the table of a sentence that does not say.
_PLAYERS = 4
#: The languages of the catalogues.
LANGUAGES = Both._fields


class Explanation(NamedTuple):
    """A ruling in one language: what is wrong, why (the rule's sentence), what could be done instead; the rule's number."""

    what: str
    why: str
    instead: str
    rule: str


def in_game(name: str, game: str | None, catalogue: Collection[str]) -> str:
    """The name of a text in the words of a `game` (a profile's name): those ending in ``@G`` are Greek Canasta's own.

    >>> in_game("stock", "greek-canasta", {"stock", "stock@G"}), in_game("stock", "partnership", {"stock", "stock@G"})
    ('stock@G', 'stock')
    """
    own = f"{name}@G"
    return own if game == "greek-canasta" and own in catalogue else name


def explain(ruling: Ruling, lang: str) -> Explanation:
    """The sentences of a ruling in `lang` (`en` or `fr`).

    >>> explain(Ruling("3.1", "too-few-cards", {"n": 2, "least": 3}), "en").what
    'These are only 2 cards.'
    """
    name = in_game(ruling.fault, game_of(ruling.rule), RULINGS)
    what, instead = (fill(text, ruling.values, lang) for text in RULINGS[name].of(lang))
    why = plain_text(rule(ruling.rule).sentence.of(lang))
    return Explanation(sentence_case(what), why, sentence_case(instead), ruling.rule)


def explain_reason(reason: Reason, lang: str) -> Explanation:
    """The sentences of what allows something, in `lang`: what is the case here, and the rule; nothing to do instead.

    >>> explain_reason(Reason("3.11", "substitute-moves", {"card": 52, "natural": 4}), "en").what
    'The 5 of spades goes into its place, and the joker goes to an end of the run.'
    """
    name = in_game(reason.name, game_of(reason.rule), REASONS)
    what = fill(REASONS[name].of(lang), reason.values, lang)
    return Explanation(sentence_case(what), plain_text(rule(reason.rule).sentence.of(lang)), "", reason.rule)


def reason_sentence(reason: Reason, lang: str) -> str:
    """The sentences of a reason one after the other, with the rule's number."""
    what, why, _, number = explain_reason(reason, lang)
    return f"{what} {why.removesuffix('.')} ({number})."


def sentence_case(text: str) -> str:
    """A sentence may begin with a card’s name, which the catalogue can’t know."""
    return text[0].upper() + text[1:]


def ruling_sentence(ruling: Ruling, lang: str) -> str:
    """The sentences of a ruling one after the other, with the rule's number.

    >>> ruling_sentence(Ruling("4.1", "pile-empty"), "en")
    'The discard pile is empty. A turn begins with one card from the stock, or with the whole discard pile (4.1). Draw from the stock; when that is empty too, pass.'
    """
    return rulings_sentence((ruling,), lang)


def rulings_sentence(rulings: Sequence[Ruling], lang: str, instead: str | None = None) -> str:
    """The sentences of several rulings, then what to do instead: as said, or as the first of them advises.

    Only one advice is given: what the later rulings advise may be barred by the first.
    """
    if instead is None:
        instead = explain(rulings[0], lang).instead
    told = []
    for whats, one in by_rule(rulings, lang):
        why = one.why if one.rule == HOUSE else f"{one.why.removesuffix('.')} ({one.rule})."
        told += [*whats, why]
    return " ".join(filter(None, (*told, instead)))


def by_rule(rulings: Sequence[Ruling], lang: str) -> Iterator[tuple[list[str], Explanation]]:
    """Rulings of one rule together: everything that is wrong by it, and one of their explanations.

    That a deal is over is told by what ended it: where everybody passed, closing (7.2, G6.2) has nothing to do with it.

    >>> rulings = Ruling("3.1", "too-few-cards", {"n": 2, "least": 3}), Ruling("3.13", "all-substitutes", {"cards": b"44"})
    >>> [whats for whats, _ in by_rule(rulings, "en")]
    [['These are only 2 cards.'], ['There is no natural card in joker joker.']]
    """
    passed = any(ruling.fault == "ended-by-passes" for ruling in rulings)
    told = (ruling for ruling in rulings if not passed or ruling.fault != "deal-over")
    for _, several in groupby(told, key=lambda ruling: ruling.rule):
        explained = [explain(ruling, lang) for ruling in several]
        yield [each.what for each in explained], explained[0]


def problem_sentence(problem: Problem, lang: str) -> str:
    """A problem with input as one sentence that names the thing and the way out."""
    return fill(_PROBLEMS[problem.name].of(lang), problem.values, lang)


def is_one(count: int, lang: str) -> bool:
    """Whether a number takes the singular: French counts 0 with 1, English does not.

    >>> is_one(0, "fr"), is_one(0, "en"), is_one(-1, "en")
    (True, False, True)
    """
    return abs(count) < 2 if lang == "fr" else abs(count) == 1


def fill(sentence: str | tuple[str, str], values: Mapping[str, Value], lang: str) -> str:
    """A sentence of a catalogue, or the one of a pair that suits `n` or else the number of `cards`, with its fields in `lang`."""
    if not isinstance(sentence, str):
        counted = values.get("n", values.get("cards"))
        count = len(counted) if isinstance(counted, bytes) else counted
        sentence = sentence[0 if isinstance(count, int) and is_one(count, lang) else 1]
    return sentence.format_map(told(values, lang))


def told(values: Mapping[str, Value], lang: str) -> dict[str, str]:
    """The values of a message as its sentence names them.

    >>> told({"card": 0, "seat": 1, "players": 3, "choices": "2 4"}, "fr")
    {'card': 'l’as de pique', 'seat': 'le joueur 2', 'players': '3', 'choices': '2 ou 4'}
    """
    players = values.get("players", _PLAYERS)
    assert isinstance(players, int)
    return {name: _word(value, name, players, lang) for name, value in values.items()}


def _word(value: Value, name: str, players: int, lang: str) -> str:
    if isinstance(value, tuple):
        return rulings_sentence(value, lang)
    if isinstance(value, bytes):
        return listing(value, lang)
    if isinstance(value, int) and name in ("card", "natural"):
        return the_card(CARDS[value], lang)
    if name == "seat" and isinstance(value, int):
        return the_player(value, players, lang)
    if name == "suit":
        return suit_name(str(value), lang)
    if name == "choices":
        return one_of(str(value).split(), lang)
    if name == "why":
        return str(value)  # a sentence of ours within another, fit to be shown already
    if type(value) is int:
        # 5,000 in English; in French a narrow no-break space.
        return f"{value:,}".replace(",", "\u202f" if lang == "fr" else ",")
    text = str(value)
    if name == "text":
        text = shortened(text)
    elif name == "where":
        text = shortened(text, _LONGEST_PLACE)
    return plain(text)


def shortened(text: str, most: int = _LONGEST) -> str:
    """Text that somebody typed, without its middle when it has more letters than `most`.

    >>> shortened("3H 4H 5H 6H", 7)
    '3H 4…6H'
    """
    tail = most // 2 - 1
    return text if len(text) <= most else f"{text[: most - tail - 1]}…{text[len(text) - tail :]}"


def plain(text: str) -> str:
    """Text that somebody typed, with whatever could break a line or hide shown as its code.

    >>> plain("a\\nb")
    'a\\\\nb'
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
