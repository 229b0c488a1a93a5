"""A question in a player's own words: "lay down 5H, 6H, 7H", "add 7♥ to our run", « ajouter le 7♥ à la suite »."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from typing import NamedTuple

from biriba_core import Deal, InputError, parse_action, parse_cards
from biriba_core.cards import JOKER, RANKS
from biriba_core.extending import extensions
from biriba_core.kinds import RUN, SET
from biriba_widgets.html import cards
from biriba_widgets.referee.text import Unreadable
from biriba_widgets.words import say

#: Of what is typed no more is read.
LONGEST = 200
VERBS = ("draw", "take", "pass", "meld", "extend", "add", "discard")
#: What stands before a question and says nothing.
_ASKING = re.compile(
    r"^(est-ce\s+qu(e\s+|['’]))?"
    r"((can|may|could) (i|we)|(am i|are we|is it) allowed to|(i|we) (want to|would like to|can|may)|i|we"
    r"|puis-je|peut-on|(ai-je|a-t-on|j['’]ai|on a) le droit (de|d['’])"
    r"|(je|on) (veu[xt]|peu[xt]|voudrais)|je|on|j['’])\b\s*",
    re.IGNORECASE,
)
#: A meld as it is called in either language.
_A_MELD = "meld|run|sequence|set|group|combinaison|suite|groupe|brelan"
_SUITS = {"♠": "spades?|piques?", "♥": "hearts?|c(?:œ|oe)urs?", "♦": "diamonds?|carreaux?", "♣": "clubs?|tr[eè]fles?"}
_SUIT = "|".join(_SUITS.values())
_RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "as": "A", "roi": "K", "dame": "Q", "valet": "J"}
_RANKS |= {"r": "K", "d": "Q", "v": "J"}
_SPELT = "two deux|three trois|four quatre|five cinq|six|seven sept|eight huit|nine neuf|ten dix"
_NUMBERS = _SPELT.replace(" ", "|")
_RANKS |= {name: str(rank) for rank, names in enumerate(_SPELT.split("|"), 2) for name in names.split()}
_RANK_NAMES = "|".join(name for name in _RANKS if len(name) > 1)
_RANK = rf"\b(?:10|[2-9]|[akqjrdv]|{'|'.join(sorted(_RANKS, key=len, reverse=True))})\b"
#: "A 3, a 4 and a 5 of hearts" has no aces, "a 2 3 of hearts" has one.
_RANK = rf"(?!a\s+{_RANK}(?:\s*[,;]|\s+(?:and|of)\b)){_RANK}"
_ARTICLE = r"(?:(?:the|an?|my|les?|la|une?|mon|ma|mes)\s+|l['’])"
_TO_THE_NEXT = rf"(?:\s*[,;]\s*|\s+)(?:(?:and|et)\s+)?(?:(?!{_RANK}){_ARTICLE})?"
_NAMED = re.compile(
    rf"(?:\bl['’])?((?:{_RANK}{_TO_THE_NEXT}(?:joker{_TO_THE_NEXT}(?={_RANK}))?)+)"
    rf"(?:of|de|à)\s+({_SUIT})\b",
    re.I,
)
#: Between cards, and before cards that are counted: "a joker with two kings".
_BETWEEN_CARDS = re.compile(rf"[,;]|\b(?:and|or|et|ou)\b|\b(?:with|avec)\b(?=\s+(?:\d|an?\b|une?\b|{_NUMBERS}))", re.I)
#: What stands between the cards that are added and what they are added to; and, the other way round, after a meld that
#: is made longer.
_ONTO = re.compile(r"\s(?:to|onto|on|in|into|à|aux?|sur|dans)\s", re.IGNORECASE)
_WITH = re.compile(r"\s(?:with|by|avec)\s", re.IGNORECASE)
_ONTO_OR_WITH = re.compile(f"{_ONTO.pattern}|{_WITH.pattern}", re.IGNORECASE)
#: A rank without its suit, or a suit without its rank: "two kings", « de pique ».
_HALF_A_CARD = re.compile(
    rf"(?:{_ARTICLE}|(?:\d+|of|de|à|{_NUMBERS})\s+)*(?:\d+|(?:{_RANK_NAMES})(?:e?s)?|{_SUIT})"
    rf"(?:\s+(?:of|de)\s+(?:{_SUIT}))?(?=$|\s*{_ONTO.pattern})",
    re.I,
)
#: The rank of a set that is named by it: "to the 9s", "the set of kings", « aux 9 », « le brelan de rois ».
_OF_RANK = re.compile(
    r"\b(?:(?:aux?|les|des?|nos|mes|leurs|of|the|our|my|their)\s+|d['’]|(?:to|with)\s+(?=\w+(?-i:s)\b))"
    rf"(10|[2-9]|{_RANK_NAMES})(?-i:e?s)?\b(?!\s*[♠♥♦♣]|\W+\d)",
    re.IGNORECASE,
)
#: Who lays cards on a meld adds them.
_ON_A_MELD = re.compile(
    r"\s(?:(?:to|onto|on|à|aux?|sur)\s+(?:(?:the|our|my|their|la|le|notre|ma|leur)\s+)?"
    r"|(?:in|into|with|dans|avec)\s+(?:the|our|my|their|la|le|notre|ma|leur)\s+)"
    rf"({_A_MELD}|melds)\b"
    rf"|\s(?:(?:to|onto|on|with|in|into|sur|avec|dans)\s+|(?=aux\b)){_OF_RANK.pattern}",
    re.IGNORECASE,
)
#: A joker that lies on the table and gives its place to a card, which says where that card is added.
_FOR_THE_JOKER = re.compile(
    r"\s(?:(?:in|at|into)\s+(?:the\s+)?place\s+of|instead\s+of|on|onto|where|over"
    r"|(?:à\s+la|en)\s+place\s+de|(?:à\s+la\s+place|au\s+lieu)\s+(?=du\b)|au\s+lieu\s+de|sur|là\s+où\s+(?:est|se\s+trouve))"
    r"\s*\b(?:the|our|my|their|le|du|notre|mon|leur)\s+joker\b(?:\s+(?:is|lies|stands)\b)?",
    re.IGNORECASE,
)
#: The meld that has the joker: "to the run with the joker". It may also be a joker of the hand.
_WITH_THE_JOKER = re.compile(
    rf"(\s(?:to|onto|on|in|into|à|au|sur|dans)\s+(?:\w+\s+)?(?:{_A_MELD}))"
    r"\s+(?:with|of|that\s+(?:has|holds)|avec|du|qui\s+(?:a|contient))\s*\b(?:the\s+|le\s+)?joker\b",
    re.IGNORECASE,
)
_REPLACING = re.compile(
    r"^(?:replac(?:e|ing)|swap(?:ping)?|exchang(?:e|ing)|remplac(?:er?|ez|ons)|remplaçant|[ée]chang(?:er?|ez|eant))\s+"
    r"(?P<whose>the|our|my|their|le|notre|mon|leur)\s+joker\b(?P<where>.*?)\s(?:with|by|for|par|contre|avec)\s"
    r"(?P<by>.+?)(?P<more>(?:\s*[,;]|\s+(?:and|then|et|puis|ensuite)\b).*)?$",
    re.IGNORECASE,
)
#: Words for taking cards back from the table, and the melds that they lie in.
_BACK = re.compile(
    r"^(?:(?:take|taking|pick|picking|get|getting|put|putting)\b.*\bback\b|remov(?:e|ing)\b"
    r"|(?:repren(?:dre|ds|d|ant|ez|ons)|récupér(?:er?|ant)|recuperer|retir(?:er?|ant)|enl[eè]v(?:er?|ant))\b)",
    re.IGNORECASE,
)
_CARD_OR_MELD = re.compile(rf"\b(?:card|carte|joker|{_A_MELD})s?\b", re.IGNORECASE)
_FROM_A_MELD = re.compile(
    r"(?:^|\b(?:from|of|off|in|on|de|du|des|dans|sur|à|au)\s+|\bd['’])"
    r"(?:(?:the|our|my|their|an?|one|la|les?|notre|nos|ma|mon|mes|leurs?|une?|cette?)\s+)*"
    rf"(?:{_A_MELD}|biriba)s?\b",
    re.IGNORECASE,
)
_ON_THE_TABLE = re.compile(r"\btable\b", re.IGNORECASE)
#: What stands before a place where something is put.
_TO_IT = re.compile(r"\b(?:to|onto|on|in|into|à|au|sur|dans)\s+(?:(?:the|la|le)\s+)?$", re.IGNORECASE)
#: Between the first and the last card of several that are not named.
_UP_TO = ("to", "through", "till", "à", "au", "jusqu’au", "jusqu'au")
#: How many, or how much: what no drawing or taking says.
_COUNTED = re.compile(
    rf"\b(\d+|{_NUMBERS}|twice|times|fois|only|just|half|part|some"
    r"|seulement|seule|moitié|partie)\b",
    re.IGNORECASE,
)
#: What is not done, or not held.
_NEGATION = re.compile(
    r"\b(not|cannot|without|never|no(?!\.?\s*\d)|sans|ne|pas|jamais|aucune?)\b|n['’]t\b|\bn['’]", re.IGNORECASE
)
#: Before a word that is written like a verb, and is none: "our meld", "in play", "the card that I take", « la pioche ».
_NO_VERB = re.compile(
    r"(\b(the|an?|my|our|your|their|his|her|this|another|new|in|la|une?|ma|notre|leur|cette|en|(?<!avant )de)\s+"
    r"((new|own|other|first|second|top|last|nouvelle|première|autre)\s+)?"
    r"|\b(that|which|que|qu['’])\s*((i|we|je|on)\s+|j['’])?(just\s+)?)$",
    re.IGNORECASE,
)
#: The word that is written like the ace of spades: "as a run", « les as ».
_NO_ACE = re.compile(
    r"\bas\s+(an?|the|one|my|our|part)\b|\b(les?|des|mes|nos|un|deux|trois|quatre)\s+as\b", re.IGNORECASE
)
_JOKERS = re.compile(r"\b([2-4]|two|three|four|deux|trois|quatre)\s+jokers\b", re.IGNORECASE)
#: Between two actions.
_THEN = re.compile(
    r"([\s,;.:]|\b(and|then|or|to|before|after|i|we|et|puis|ou|ensuite|pour|avant|après|de|je|on)\b|\bj['’])+$",
    re.IGNORECASE,
)
#: Between a word for closing and what it is done with.
_CLOSING_BY = re.compile(
    r"\s*((the|my|la|ma|le|mon)\s+(deal|hand|turn|donne|manche|tour))?\s*\b(en|by|avec|with)\s+", re.IGNORECASE
)
#: What is finished where it is no deal: "end my turn", « finir la suite ».
_NO_DEAL = re.compile(rf"\s+(\w+\s+)?((?P<turn>turn|tour)|{_A_MELD}|biriba)\b", re.IGNORECASE)
_NEXT = re.compile(r"[,;.:]|\b(and|then|et|puis|ensuite)\b", re.IGNORECASE)
#: Written like a card: a number with something behind it, a sign of a suit, a rank's letter with no letter of a suit.
_LIKE_A_CARD = re.compile(r"\d+[^\d\s].*|.+[♠♥♦♣]\ufe0e?|[AKQJT][BFGJKLPQRVWXYZ]")
#: Begins with a number and is a word: "2nd", "7-card", « 2e »; or a rule's number.
_WITH_A_NUMBER = re.compile(r"\d+(st|nd|rd|th|er|re|e|[eè]me|-[^\W\d]+|\.\d+)", re.IGNORECASE)


def action_text(deal: Deal | None, typed: str, lang: str) -> str:
    """What was typed as the format writes it; as it was typed where that can't be told.

    A verb of the reader's language, then cards with or without commas and small words. Cards to add name their meld by
    its number, by its cards, by its kind, as the other side's, or not at all: then the first meld that can take them is
    meant. A pile may be named by its cards. Raises `Unreadable` for a negation, for two actions and for a word that is
    written like a card and is none, and with the key of what nobody does (`ask.NEVER`).
    """
    verb, rest = _one_action(typed, lang)
    if not verb:
        other = any(name != "meld" or _cards(rest[: at.start()]) for at, name in _verbs(rest, lang))
        return f"meld {' '.join(_cards(rest))}" if len(_cards(rest)) > 2 and not other else typed
    plain = f"{verb} {rest}".strip()
    if verb == "take" and _part_of_the_pile(rest, lang):
        if deal is None or len(deal.pile) != 1:
            raise Unreadable("ref.never.part")
        if not _cards(rest):
            return verb
    if verb in ("draw", "take", "pass") and not _cards(rest):
        return plain if _COUNTED.search(rest) else verb
    if verb == "take" and deal is not None and _lies_in_a_meld(deal, rest, lang):
        raise Unreadable("ref.never.back")
    if verb == "take" and deal is not None and not Counter(_cards(rest)) - Counter(cards.texts(deal.pile)):
        if _cards(_before_the_pile(rest, lang)) and len(_cards(rest)) < len(deal.pile):
            raise Unreadable("ref.never.part")
        return verb
    few = _cards(rest) if verb == "meld" else []
    if deal is not None and 0 < len(few) < 3 and (place := _taking(deal, deal.side, few)):
        return f"add {place} {' '.join(few)}"
    try:
        parse_action(plain)
        return plain
    except InputError:
        named = _cards(rest)
    if not named and verb == "discard" and not re.search(r"\d", rest):
        if only := _only_card(deal):
            return f"discard {only}"
        raise Unreadable("ref.action.which-closing" if closing(typed, lang) else "ref.action.one-discard", text=typed)
    if not named:  # the words say no cards, which is what is missing
        return plain if not re.search(r"[^\W\d]", rest) else verb if verb in ("meld", "discard") else f"{verb} 1"
    if verb not in ("extend", "add"):
        return f"{verb} {' '.join(named)}"
    added, onto, where = _addition(verb, rest)
    joker = _FOR_THE_JOKER.search(rest) is not None
    side, theirs = deal.side if deal is not None else 0, ""
    if deal is not None and (_naming("theirs", where, lang) or _side_named(where, lang) not in (None, side)):
        side = (side + 1) % len(deal.reserves)
        theirs = f"@{side}"
    if deal is not None and len(added) > 1 and added[-1] == cards.JOKER and _WITH_THE_JOKER.search(where):
        joker = any(JOKER in meld.codes for meld in deal.melds[side])
        added = added[:-1] if joker else added
    place = _lying(deal, side, onto) if onto else _meld(deal, side, where, added, lang, joker=joker)
    return f"add {place}{theirs} {' '.join(added)}"


def cards_named(text: str) -> list[str]:
    """The cards that an action of the hand names."""
    verb, _, rest = text.partition(" ")
    if verb == "add":
        rest = rest.partition(" ")[2]
    return _cards(rest) if verb in ("meld", "add", "discard") else []


def pile_named(typed: str, lang: str) -> list[str]:
    """The cards of the pile that somebody wants to take, where they are named.

    One card that it is taken with lies on it; several may be those of the hand that go with it.
    """
    verb, rest = _one_action(typed, lang)
    several = any(len(_cards(part)) > 1 for part in re.split(r"\b(?:with|avec)\b", rest, flags=re.IGNORECASE)[1:])
    elsewhere = not _naming("pile", rest, lang) and (_ON_THE_TABLE.search(rest) or set(_cards(rest)) == {cards.JOKER})
    whole = verb == "take" and not several and not elsewhere and not _part_of_the_pile(rest, lang)
    return _cards(rest) if whole else []


def closing(typed: str, lang: str) -> bool:
    """Whether somebody says that the deal is closed."""
    return _close(typed[:LONGEST], lang) is not None


def meld_named(typed: str, lang: str) -> tuple[list[str], bool]:
    """The cards of the meld that somebody wants to add to, where they are named, and whether it is the other side's."""
    verb, rest = _one_action(typed, lang)
    if verb not in ("extend", "add"):
        return [], False
    _, onto, where = _addition(verb, rest)
    if _side_named(where, lang) is not None:  # whether it is the other side depends on who asks
        return [], False
    return onto, _naming("theirs", where, lang) is not None


class _Addition(NamedTuple):
    """The cards that are added, those that lie there (fewer than three are no meld), and what else says where."""

    added: list[str]
    onto: list[str]
    where: str


def _addition(verb: str, text: str) -> _Addition:
    if joker := _FOR_THE_JOKER.search(text):
        rest = text[: joker.start()] + text[joker.end() :]
        added, onto, where = _addition(verb, rest)
        return _Addition(added, onto, joker[0] if where == rest else joker[0] + where)
    for between in {"extend": _WITH, "add": _ONTO_OR_WITH}.get(verb, _ONTO).finditer(text):
        what, where = text[: between.start()], text[between.start() :]
        if verb == "extend":
            what, where = where, what
        added, there = _cards(what), _cards(_OF_RANK.sub(" ", where))
        if added:
            return _Addition(added, there, where) if len(there) > 2 else _Addition(added + there, [], where)
    return _addition("add", text) if verb == "extend" else _Addition(_cards(text), [], text)


def _lying(deal: Deal | None, side: int, onto: list[str]) -> int:
    """The number of a side's meld of these cards; one past the last where none is."""
    melds = deal.melds[side] if deal is not None else ()
    found = (place for place, meld in enumerate(melds, 1) if sorted(cards.texts(meld.codes)) == sorted(onto))
    return next(found, len(melds) + 1)


def _only_card(deal: Deal | None) -> str | None:
    """The only card in hand, if it is known: the one that is discarded where none is named."""
    held = cards.texts(deal.hands[deal.seat]) if deal is not None else []
    return held[0] if len(held) == 1 and held[0] != cards.UNKNOWN else None


def _one_action(typed: str, lang: str) -> tuple[str, str]:
    """The format's verb, or none, and what stands after the reader's; raises `Unreadable`, see `action_text`."""
    text = _ASKING.sub("", _in_signs(typed[:LONGEST]).strip())
    if _NEGATION.search(text):
        raise Unreadable("ref.action.negation", text=typed)
    if _BACK.match(text) and (_cards(text) or _CARD_OR_MELD.search(text)) and not _in_a_packet(text, lang):
        raise Unreadable("ref.never.back")
    text = _closing_action(_replacing(text, lang), lang)
    verb, rest = "", text
    for found, name in _verbs(text, lang):
        before, after = text[: found.start()], text[found.end() :]
        if not before:
            verb, rest = name, _JOKERS.sub(_several, after).strip()
        elif verb and _is_next(verb, found[0], name, before, after):
            then = text[found.start() :].rstrip(" ?!.")
            raise Unreadable("ref.action.two-actions", first=_THEN.sub("", before), then=then)
    if verb == "meld" and (_FOR_THE_JOKER.search(rest) or _ON_A_MELD.search(rest) or _addition(verb, rest).onto):
        verb = "add"
    pile = _naming("pile", rest, lang)
    if verb in ("meld", "add") and pile and _TO_IT.search(rest[: pile.start()]):
        verb = "discard"
    if verb in ("draw", "take"):
        verb = _start(verb, rest, lang)
    if verb not in ("extend", "add"):
        _check_numbers(rest)
    if verb in ("meld", "extend", "add", "discard") and _cards(rest) and _half_named(rest):
        raise Unreadable("ref.action.no-cards", text=typed)
    if verb == "meld" and _shortened(rest):
        raise Unreadable("ref.action.no-cards", text=typed)
    return verb, rest


def _replacing(text: str, lang: str) -> str:
    """That a card replaces the joker, said as a card that is added in its place; any other text as it is."""
    found = _REPLACING.match(text)
    if not found:
        return text
    add = say(lang, "ref.verb.add").partition("/")[0]
    whose = found["whose"]
    if lang == "fr":
        place = "à la place du" if whose.lower() == "le" else f"à la place de {whose}"
    else:
        place = f"in place of {whose}"
    return f"{add} {found['by'].rstrip(' ?!.')} {place} joker{found['where']}{found['more'] or ''}"


def _closing_action(text: str, lang: str) -> str:
    """What is done to close, where a text begins with a word for that: what is named or what these cards are for."""
    close = _naming("close", text, lang)
    if not close or close.start():
        return text
    after = text[close.end() :]
    if (other := _NO_DEAL.match(after)) and not other["turn"]:
        return f"extend{after}"
    by = _CLOSING_BY.match(after)
    named = after[by.end() :] if by else after.strip()
    if any(not found.start() for found, _ in _verbs(named, lang)):
        return named
    return f"{'meld' if len(_cards(named)) > 2 else 'discard'} {named}"


def _close(text: str, lang: str) -> re.Match[str] | None:
    """Where a text has a word for closing the deal."""
    found = _naming("close", text, lang)
    return found if found and not _NO_DEAL.match(text, found.end()) else None


def _start(verb: str, text: str, lang: str) -> str:
    """Whether it is a card that is drawn or the pile that is taken, whichever verb is used."""
    if _naming("reserve", text, lang):
        raise Unreadable("ref.never.reserve")
    if _FROM_A_MELD.search(text) and not _in_a_packet(text, lang):
        raise Unreadable("ref.never.back")
    stock, pile = _naming("stock", text, lang), _naming("pile", text, lang)
    if verb == "draw":
        return "take" if pile and not stock else verb
    return "draw" if stock or (_naming("a-card", text, lang) and not pile) else verb


def _in_a_packet(text: str, lang: str) -> bool:
    """Whether the stock, the pile or a biribaki is named, where cards are taken that are no meld's."""
    return any(_naming(what, text, lang) for what in ("stock", "pile", "reserve"))


def _lies_in_a_meld(deal: Deal, text: str, lang: str) -> bool:
    """Whether the cards to be taken are some on the table that are not those of the pile."""
    named = Counter(_cards(text))
    if not named or not named - Counter(cards.texts(deal.pile)) or _in_a_packet(text, lang):
        return False
    melded = {card for melds in deal.melds for meld in melds for card in cards.texts(meld.codes)}
    return bool(_ON_THE_TABLE.search(text)) or set(named) == {cards.JOKER} or set(named) <= melded


def _part_of_the_pile(text: str, lang: str) -> bool:
    """Whether what is to be taken is said to be less than the pile."""
    before = _before_the_pile(text, lang)
    return bool(_naming("part", before, lang) or _naming("a-card", before, lang))


def _before_the_pile(text: str, lang: str) -> str:
    """What stands before the word for the pile; all of it where there is none."""
    pile = _naming("pile", text, lang)
    return text[: pile.start()] if pile else text


def _side_named(text: str, lang: str) -> int | None:
    """The side that is called by its seats, if one is."""
    return next((side for side in (0, 1) if _naming(f"side{side}", text, lang)), None)


def _naming(what: str, text: str, lang: str) -> re.Match[str] | None:
    """Where a text has one of the reader's words for something on the table (`ref.word.*`)."""
    return _any_of(say(lang, f"ref.word.{what}")).search(text)


@cache
def _any_of(words: str) -> re.Pattern[str]:
    """What finds any of these words, which have a stroke between them; the longest counts."""
    longest_first = sorted(words.split("/"), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)", re.IGNORECASE)


def _shortened(text: str) -> bool:
    """Whether only the first and the last of several cards are named: "3♥ to 7♥"."""
    words = _words(text)
    between = (place for place, word in enumerate(words) if word.lower() in _UP_TO and place)
    return any(words[at - 1][0].isdigit() and _cards(" ".join(words[at + 1 : at + 2])) for at in between)


def _half_named(text: str) -> bool:
    """Whether a rank without a suit, or a suit without a rank, stands among cards; a number alone may be a meld's."""
    parts = [part.strip() for part in _BETWEEN_CARDS.split(text)]
    return any(_HALF_A_CARD.match(part) and (place or not part.isdecimal()) for place, part in enumerate(parts))


def _is_next(verb: str, word: str, name: str, before: str, after: str) -> bool:
    """Whether a word after `verb` is another action's verb: it begins a part, stands alone or has cards of its own."""
    if name == "close":
        return bool(_cards(after))
    between = _THEN.search(before)
    if between and _NEXT.search(between[0]):
        return True
    if word.lower() == "meld" and verb in ("extend", "add"):
        return False  # "to meld 1"
    return name in ("draw", "take", "pass") or bool(_cards(after))


def _verbs(text: str, lang: str) -> Iterator[tuple[re.Match[str], str]]:
    """Every verb in a text with its name in the format; the longest of the reader's words counts."""
    known = {word: name for name in VERBS for word in [*say(lang, f"ref.verb.{name}").split("/"), name]}
    known |= dict.fromkeys(say(lang, "ref.word.close").split("/"), "close")
    words = "|".join(map(re.escape, sorted(known, key=len, reverse=True)))
    for found in re.finditer(rf"(?<![\w-])({words})(?![\w-]| pile)", text, re.IGNORECASE):
        if not _NO_VERB.search(text[: found.start()]):
            yield found, known[found[0].lower()]


def _in_signs(text: str) -> str:
    """Cards named by ranks and a suit's name, as they are written: "5, 6 and 7 of hearts" is 5♥ 6♥ 7♥."""

    def signs(found: re.Match[str]) -> str:
        sign = next(sign for sign, names in _SUITS.items() if re.fullmatch(names, found[2], re.I))
        named = (name.lower() for name in re.findall(rf"{_RANK}|joker", found[0], re.I))
        return " ".join(name if name == "joker" else _RANKS.get(name, name.upper()) + sign for name in named) + " "

    return _NAMED.sub(signs, text)


def _several(jokers: re.Match[str]) -> str:
    """ "Three jokers" one by one."""
    return " ".join("*" * int(_RANKS.get(jokers[1].lower(), jokers[1])))


def _cards(text: str) -> list[str]:
    """The cards among the words; raises `Unreadable` for a word that is written like a card and is none."""
    found: list[str] = []
    for word in _words(_NO_ACE.sub(" ", text)):
        try:
            found += cards.texts(parse_cards("*" if word.lower() in ("joker", "jokers") else word))
        except InputError:
            if _LIKE_A_CARD.fullmatch(word) and not _WITH_A_NUMBER.fullmatch(word):
                raise Unreadable("ref.action.unknown-card", word=word) from None
    if cards.UNKNOWN in found[:-1]:  # one at the end asks
        raise Unreadable("ref.action.unknown-card-named", text=text)
    return [card for card in found if card != cards.UNKNOWN]


def _check_numbers(text: str) -> None:
    """Raise `Unreadable` for a number that stands among cards: a rank of which the suit is missing."""
    words = [word for word in _words(text) if word.lower() not in ("and", "or", "et", "ou")]
    for place, word in enumerate(words):
        beside = words[max(place - 1, 0) : place] + words[place + 1 : place + 2]
        if word.isdecimal() and beside and not any(re.match(r"[^\W\d]{2}", other) for other in beside):
            raise Unreadable("ref.action.unknown-card", word=word)


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"""(?:[\s,;:!()"“”«»]|(?<!\d)\.|\.(?!\d)|(?<=\S)\?)+""", text) if word]


def _meld(deal: Deal | None, side: int, where: str, added: list[str], lang: str, *, joker: bool) -> int:
    """The number of the meld that is meant, by its number, rank, kind or joker: the first that takes the cards."""
    number = re.search(r"(?<![\w♠♥♦♣])([1-9][0-9]?)(?![\w♠♥♦♣])", _OF_RANK.sub(" ", where))
    if number:
        return int(number[1])
    if deal is None:
        return 1
    melds = [(place, meld) for place, meld in enumerate(deal.melds[side], 1) if not joker or JOKER in meld.codes]
    kinds = [kind for kind in (RUN, SET) if _naming(kind, where, lang)]
    ranks = {RANKS.index(_RANKS.get(found[1].lower(), found[1])) + 1 for found in _OF_RANK.finditer(where)}
    if ranks and RUN not in kinds:
        meant = [place for place, meld in melds if meld.kind == SET and meld.low in ranks]
    else:
        meant = [place for place, meld in melds if meld.kind in kinds or not kinds]
    if deal.melds[side] and not meant and side == deal.side:
        raise Unreadable("ref.action.no-such-meld", text=where.strip())
    return _taking(deal, side, added, meant) or (meant[0] if meant else 1)


def _taking(deal: Deal, side: int, added: list[str], places: Collection[int] | None = None) -> int | None:
    """The first of a side's melds, or of some of them, that takes these cards; none where no meld does."""
    codes = parse_cards(" ".join(added))
    for place, meld in enumerate(deal.melds[side], 1):
        if (places is None or place in places) and extensions(meld, codes, deal.rules):
            return place
    return None
