"""Every sentence that a program fills in, with each kind of value, to be read: `python -m tests.sentences fr`."""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from string import Formatter
from typing import Any

from biriba_core import PARTNERSHIP, judge_meld, parse_cards
from biriba_core.cards import CARDS
from biriba_core.messages import LANGUAGES, fill
from biriba_core.messages.coach import motive_sentence
from biriba_core.messages.motives import MOTIVES
from biriba_core.messages.nouns import listing
from biriba_core.messages.problems import PROBLEMS
from biriba_core.messages.reasons import REASONS
from biriba_core.messages.records import RECORD_PROBLEMS
from biriba_core.messages.rulings import RULINGS
from biriba_core.players import Motive
from biriba_core.rulings import Problem
from biriba_numbers.catalogue import WORDS
from biriba_numbers.data import Estimate
from biriba_numbers.words import Words
from biriba_widgets.html import cards
from biriba_widgets.play.log import span
from biriba_widgets.table.seating import of_side, seat_name, side_name
from biriba_widgets.words import PHRASES, say, say_problem

#: Players and sides of every table.
TABLES = ((2, 2), (3, 3), (4, 2), (4, 4), (6, 3))
#: Cards whose articles differ: a joker, an ace, a queen, a 10.
DIFFERENT = parse_cards("* AS QH 10D")
COUNTS = (0, 1, 2, 11, 1500)
#: The domains in which a field `of` is a number: question 3 of 10.
COUNTED = ("practice", "progress", "replay", "review", "story")
#: Phrases whose `n` is never one: what they count, or the rules, forbid it.
SEVERAL = frozenset(
    """
    ref.several play.players practice.length.n practice.sheet-title kind.run kind.set is.run is.set two.at-least
    ref.problem.wrong-players ref.problem.passes-range ref.problem.too-many-cards review.how dealing.why
    not-the-deck too-many-copies too-many-cards passes-range packet-size too-large wrong-players too-few-processes
    levels-round run-too-long too-many-substitutes set run biriba bonus-run bonus-full-run bonus-set super-biriba
    course.choose-n pad.enough-melds pad.more-than-deck pad.too-many-copies pad.too-many-cards pad.enough-deals
    pad.enough-matches strict-close takes-reserve takes-reserve@G grows meld-size
    """.split()
)
Values = Mapping[str, Iterable[Any]]


def _counts(key: str) -> list[int]:
    return [n for n in COUNTS if n > 1 or key not in SEVERAL]


def _of_forms(key: str, lang: str) -> dict[str, list[Any]]:
    """What a form puts into the fields of a phrase."""
    tables = [(4, 2)] if key == "of.pair" else TABLES
    sides = [(side, *table) for table in tables for side in range(table[1])]
    whose = [of_side(lang, *side) for side in sides]
    # In pairs, four play; only Greek Canasta deals to other tables.
    sizes = (4,) if key.startswith("dealing.") and not key.endswith("@G") else (4, 3)
    seats = [seat_name(lang, seat, players) for players in sizes for seat in range(players)]
    listed = [listing(bytes((code,)), lang) for code in DIFFERENT]
    return {
        "n": _counts(key),
        "card": [cards.the(CARDS[code], lang) for code in DIFFERENT],
        "cards": listed,
        **dict.fromkeys(("who", "dealer", "cuts", "starts", "next"), seats),
        "span": [span(judge_meld(parse_cards(run), PARTNERSHIP), lang) for run in ("AS 2S 3S", "10H JH QH", "QD KD *")],
        "side": [side_name(lang, *side) for side in sides],
        "of": ["2", "11"] if key.split(".")[0] in COUNTED else whose,
        "points": [say(lang, "points", n=n) for n in COUNTS],
        "action": [say(lang, "act.pass"), say(lang, "act.discard", cards=listed[2])],
        "rank": ["as", "dames", "10"] if lang == "fr" else ["aces", "queens", "tens"],
        **{field: ["2", "11"] for field in ("place", "turn", "turns", "bonus", "total", "value", "line")},
    }


#: What the engine puts into a field of a message.
OF_MESSAGES: dict[str, list[Any]] = {
    "card": list(DIFFERENT),
    "natural": list(DIFFERENT[1:]),
    "cards": [bytes(DIFFERENT[:1]), bytes(DIFFERENT)],
    "seat": [0, 1, 2, 3],
    "suit": ["H", "S"],
    "why": ["Ce tour a déjà commencé.", "The discard pile is empty."],  # a sentence within another
    "rank": [1, 12, 10],
    "points": [5, 200],
    "players": [4, 3, 6],
    "choices": ["4", "2 3 4"],
    **{field: [2, 4] for field in ("number", "side", "least", "most", "line", "column")},
}
ESTIMATES = [Estimate(53.2, 2.04, 1000), Estimate(-0.4, 0.9, 1000), Estimate(1.0, 0.0, 400)]


def _filled(fields: Iterable[str], values: Values) -> Iterator[dict[str, Any]]:
    """One set of values after the other until each value has had its turn."""
    known = {field: list(values.get(field, (f"‹{field}›",))) for field in fields}
    for turn in range(max(map(len, known.values()), default=1)):
        yield {field: each[turn % len(each)] for field, each in known.items()}


def _fields(phrase: Any, counted: Collection[str] = ("n",)) -> set[str]:
    """The fields of a phrase; one that has a form for one and a form for several needs what is `counted`, or `n`."""
    if isinstance(phrase, str):
        return {name for _, name, _, _ in Formatter().parse(phrase) if name}
    named = set[str]().union(*map(_fields, phrase))
    return named if named.intersection(counted) else named | {"n"}


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """(key, sentence) of all that is filled in at run time."""
    place = LANGUAGES.index(lang)
    for key, pair in PHRASES.items():
        if fields := _fields(pair[place]):
            problem = key.startswith("ref.problem.")
            for values in _filled(fields, OF_MESSAGES | {"n": _counts(key)} if problem else _of_forms(key, lang)):
                yield key, say_problem(lang, key, Problem(key, values)) if problem else say(lang, key, **values)
    for catalogue in (PROBLEMS, RECORD_PROBLEMS, REASONS, RULINGS):
        for key, both in catalogue.items():
            phrase = both.of(lang)
            for text in phrase if catalogue is RULINGS else (phrase,):
                if fields := _fields(text, ("n", "cards")):
                    fields |= {"players"} if "seat" in fields else set()
                    for values in _filled(fields, {**OF_MESSAGES, "n": _counts(key)}):
                        yield key, fill(text, values, lang)
    for key, both in MOTIVES.items():
        for players in (2, 3, 4, 6):
            for values in _filled(_fields(both.of(lang)), {**OF_MESSAGES, "n": _counts(key)}):
                yield key, motive_sentence(Motive(key.removesuffix("@G"), values), lang, players)
    words = Words(lang)
    for key, written in WORDS.items():
        if fields := _fields(written[lang]):
            shown = [words.estimate(found, "%" if "%" in key else "points") for found in ESTIMATES]
            values_of = {field: ["2", "11"] for field in ("changed", "misled", "rows", "deals", "limit", "n")}
            games = [words.say("partnership"), words.say("greek-canasta")]
            known: Values = {**dict.fromkeys(fields, shown), **values_of, "game": games}
            for values in _filled(fields, known):
                yield key, words.say(key, **values)


_PLURAL = r"(?!(?:pas|as|plus|dans|fois|sous|sans|des|après)\b)[a-zà-ÿ]+s\b"
_COUNTED_FR = r"(?:carte|point|donne|biriba|joueur|jour|question)\b"
_COUNTED_EN = r"(?:card|point|deal|turn|biriba|player|question|decision|day)"
_ONE = r"(?:a joker|un joker|\w+[♠♥♦♣]\ufe0e?)\.$"
#: What no sentence holds, in French and in English.
WRONG = {
    "fr": {
        "a plural after 0 or 1": r"(?<![\d\u202f,])[01] " + _PLURAL,
        "a singular after a larger number": r"(?<![\d,])(?:2|11|1\u202f500) " + _COUNTED_FR,
        "an elision that is missing": r"\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a) (?:Ouest|Est|as|un|une|il|on)\b",
        "a contraction that is missing": r"\b(?:[Dd]e|[Àà]) les?\b(?! plus| garder)",
        "a seat that reads as the verb être": r"(?:^|[.!?] )Est (?!et\b)[a-zà-ÿ]",
        "a sentence after a colon": r":\s(?:Ce|Cette|Cela|Il|Elle|On|Une?|L[ea]s?|Aucune?|Votre|Vous) [a-zà-ÿ]",
        "a camp named by its players": r"\bcamp (?:Joueur|joueur)",
        "several cards, and one is named": r"\bdes cartes [^:]*: " + _ONE,
    },
    "en": {
        "a plural after 1": r"(?<!Player )(?<![\d,])1 " + _COUNTED_EN + r"s\b",
        "a singular after another number": r"(?<![\d,])(?:0|2|11|1,500) " + _COUNTED_EN + r"\b",
        "the wrong article": r"\b[Aa] (?:ace|8|11|East)\b",
        "several cards, and one is named": r"(?<!\d )\bcards [^:]*: " + _ONE,
    },
}


def wrong(lang: str) -> Iterator[str]:
    """What is wrong with the sentences, each named by its key."""
    for key, sentence in sentences(lang):
        for what, pattern in WRONG[lang].items():
            if found := re.search(pattern, sentence):
                yield f"{key}: {what}: {found[0]!r} in {sentence!r}"


if __name__ == "__main__":
    for lang in sys.argv[1:] or LANGUAGES:
        for key, sentence in dict.fromkeys(sentences(lang)):
            print(f"{key}\t{sentence}")
