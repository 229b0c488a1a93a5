"""A played deal as text (docs/records.md): written, read and checked line by line, replayed.

A `Record` read from text is known to be legal to its last line.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from biriba_core.actions import Action
from biriba_core.cards import DECK, Codes, codes_text
from biriba_core.deal import Deal, deal_from_deck
from biriba_core.errors import IllegalAction, InputError
from biriba_core.house import profile_data, profile_from
from biriba_core.kinds import OVER, End
from biriba_core.messages import explain
from biriba_core.notation import parse_action, parse_cards
from biriba_core.play import apply, stop
from biriba_core.profiles import PARTNERSHIP, Profile
from biriba_core.rulings import Problem, Ruling
from biriba_core.scoring import score

__all__ = ["BadRecord", "Record", "end_line", "is_word", "read_record", "replayed", "seeded_deck", "write_record"]

_HEAD = "biriba 1"
_END = "end"
_LONGEST_SEED = 200


class BadRecord(InputError):
    """A record's first bad line: its number from 1, and the rulings if it was refused."""

    def __init__(self, problem: Problem, line: int, rulings: tuple[Ruling, ...] = ()) -> None:
        super().__init__(problem)
        self.args = (problem, line, rulings)
        self.line = line
        self.rulings = rulings

    def sentence(self, lang: str = "en") -> str:
        """What is wrong with the line, as one sentence in `lang` (`en` or `fr`)."""
        problem = self.problems[0]
        if self.rulings:
            why = explain(self.rulings[0], lang).what
            problem = replace(problem, values={**problem.values, "why": why, "rule": self.rulings[0].rule})
        elif isinstance(self.__cause__, InputError):
            problem = replace(problem, values={**problem.values, "why": self.__cause__.sentence(lang)})
        return InputError(problem).sentence(lang)


@dataclass(frozen=True, slots=True)
class Record:
    """One deal: the cards, who dealt them, and every action.

    `seed` names the deck where it is not written out; `levels` says who played each seat, for
    readers only; `stopped` says that a program's limit on turns ended the deal (7.9).
    """

    deck: Codes
    rules: Profile = PARTNERSHIP
    players: int = 4
    dealer: int = 0
    seed: str | None = None
    levels: tuple[str, ...] = ()
    actions: tuple[Action, ...] = ()
    stopped: bool = False

    def start(self) -> Deal:
        """The deal before its first action."""
        return deal_from_deck(self.deck, self.rules, players=self.players, dealer=self.dealer)

    def end(self) -> Deal:
        """The deal after its last action."""
        deal = self.start()
        for _, reached in replayed(self):
            deal = reached
        return deal


def seeded_deck(seed: str) -> Codes:
    """The deck that a seed shuffles, as `new_deal` would: a whole number is taken as one.

    >>> from biriba_core.deal import deal_from_deck, new_deal
    >>> deal_from_deck(seeded_deck("7")) == new_deal(random.Random(7))
    True
    """
    deck = list(DECK)
    random.Random(int(seed) if seed.isdecimal() else seed).shuffle(deck)
    return bytes(deck)


def is_word(text: str) -> bool:
    """Whether a record can name this as its seed: one word of visible letters, not too long, without `#`.

    >>> is_word("kitchen-table/12"), is_word("two words"), is_word(" kitchen"), is_word("no#3")
    (True, False, False, False)
    """
    return text.split() == [text] and text.isprintable() and "#" not in text and len(text) <= _LONGEST_SEED


def replayed(record: Record) -> Iterator[tuple[Action | None, Deal]]:
    """Each action with the table after it, one step at a time; None for a stop at the limit (7.9).

    >>> record = Record(seeded_deck("7"), actions=(parse_action("draw"),))
    >>> [(str(action), deal.stage) for action, deal in replayed(record)]
    [('draw', 'play')]
    """
    deal = record.start()
    for action in record.actions:
        deal = apply(deal, action)
        yield action, deal
    if record.stopped:
        yield None, stop(deal)


def write_record(record: Record) -> str:
    """A record as text, as `read_record` reads it.

    >>> print(write_record(Record(seeded_deck("7"), seed="7", actions=(parse_action("draw"),))), end="")
    biriba 1
    rules partnership
    players 4
    dealer 0
    seed 7
    <BLANKLINE>
    draw

    Raises `InputError` for a seed that is not one word, `IllegalAction` for a deal against the rules.
    """
    if record.seed is not None and not is_word(record.seed):
        raise InputError(Problem("seed-no-word", {"text": record.seed}))
    rules = profile_data(record.rules)
    lines = [_HEAD, f"rules {rules['rules']}"]
    if rules["variants"]:
        lines.append(f"variants {' '.join(rules['variants'])}")
    if "house" in rules:
        lines.append(f"house {json.dumps(rules['house'])}")
    lines += [f"players {record.players}", f"dealer {record.dealer}"]
    lines.append(f"deck {codes_text(record.deck)}" if record.seed is None else f"seed {record.seed}")
    if record.levels:
        lines.append(f"levels {' '.join(record.levels)}")
    lines += ["", *map(str, record.actions)]
    deal = record.end()
    if deal.stage == OVER:
        lines.append(end_line(deal))
    return "\n".join(lines) + "\n"


def end_line(deal: Deal) -> str:
    """The last line of a finished deal's record: how it ended, and each side's points."""
    return " ".join((_END, str(deal.ended), *map(str, score(deal).totals)))


def read_record(text: str) -> Record:
    """The record that a text holds, every line checked in order.

    Raises `BadRecord` at the first line that can't be read or that the rules refuse.

    >>> try:
    ...     read_record("biriba 1\\nseed 7\\n\\ndraw\\ndraw\\n")
    ... except BadRecord as error:
    ...     print(error)
    Line 5: “draw” is not allowed (4.1). A card was drawn or the pile was taken already in this turn.
    """
    return _Reader().read(text)


class _Reader:
    """Reads lines in order: the head, then actions from the first line that is one."""

    def __init__(self) -> None:
        self._line = 0
        self._head: dict[str, Any] = {}
        self._lines: dict[str, int] = {}
        self._actions: list[Action] = []
        self._deal: Deal | None = None
        self._record: Record | None = None
        self._ended = self._stopped = False

    def read(self, text: str) -> Record:
        if not isinstance(text, str):
            raise self._bad("not-text", at=1, where="record")
        lines = text.removeprefix("\ufeff").splitlines()  # the mark that some editors put before a file
        if not lines or " ".join(lines[0].split()) != _HEAD:
            raise self._bad("record-head", at=1, text=lines[0][:40] if lines else "")
        for self._line, line in enumerate(lines, 1):
            words = line.partition("#")[0].split()
            if words and self._line > 1:
                self._read_line(words)
        record = self._record or self._begin()
        return replace(record, actions=tuple(self._actions), stopped=self._stopped)

    def _bad(self, name: str, at: int | None = None, **values: Any) -> BadRecord:
        line = at or self._line
        return BadRecord(Problem(name, {"line": line, **values}), line)

    def _read_line(self, words: list[str]) -> None:
        if self._ended:
            raise self._bad("record-after-end")
        if self._record is None and words[0] in _KEYS:
            self._read_key(words[0], words[1:])
        elif words[0] == _END:
            self._read_end(words)
        else:
            self._read_action(" ".join(words))

    def _read_key(self, key: str, words: list[str]) -> None:
        if key in self._head:
            raise self._bad("record-twice", text=key)
        if {key, *self._head} >= {"seed", "deck"}:
            raise self._bad("record-both")
        self._lines[key] = self._line
        try:
            self._head[key] = _KEYS[key](words)
        except InputError as error:
            raise self._bad("record-line") from error
        except (ValueError, IndexError, RecursionError):
            raise self._bad("record-value", text=key) from None

    def _begin(self) -> Record:
        head = self._head
        if "deck" not in head and "seed" not in head:
            raise self._bad("record-no-cards")
        try:
            self._record = _undealt(head)
            self._deal = self._record.start()
        except InputError as error:
            raise self._bad("record-line", at=self._first_wrong()) from error
        return self._record

    def _first_wrong(self) -> int:
        """The line of the first key, in the order of `_KEYS`, that does not go with those before it."""
        known: dict[str, Any] = {}
        for key in (key for key in _KEYS if key in self._head):
            known[key] = self._head[key]
            try:
                _undealt(known).start()
            except InputError:
                return self._lines[key]
        return self._line

    def _read_action(self, text: str) -> None:
        try:
            action = parse_action(text)
        except InputError as error:
            name = "record-line" if self._record or _is_action(text) else "record-key"
            raise self._bad(name, text=text[:40]) from error
        if self._record is None:
            self._begin()
        assert self._deal is not None
        try:
            self._deal = apply(self._deal, action)
        except InputError as error:
            raise self._bad("record-line") from error
        except IllegalAction as error:
            problem = Problem("record-refused", {"line": self._line, "text": text})
            raise BadRecord(problem, self._line, error.rulings) from None
        self._actions.append(action)

    def _read_end(self, words: list[str]) -> None:
        if self._record is None:
            self._begin()
        assert self._deal is not None
        if words[1:2] == [End.LIMIT] and self._deal.stage != OVER:
            self._deal, self._stopped = stop(self._deal), True
        found = end_line(self._deal) if self._deal.stage == OVER else self._deal.stage
        if " ".join(words) != found:
            raise self._bad("record-wrong-end", text=" ".join(words)[:80], found=found)
        self._ended = True


def _undealt(head: Mapping[str, Any]) -> Record:
    """The record that a head begins; what it leaves out is as usual."""
    rules = profile_from(head)
    return Record(
        deck=head["deck"] if "deck" in head else seeded_deck(head["seed"]) if "seed" in head else DECK,
        rules=rules,
        players=head.get("players", max(rules.players)),
        dealer=head.get("dealer", 0),
        seed=head.get("seed"),
        levels=head.get("levels", ()),
    )


def _is_action(text: str) -> bool:
    return text.split()[0].lower() in ("draw", "take", "pass", "meld", "extend", "add", "discard")


def _only(words: Iterable[str]) -> str:
    (word,) = words
    return word


def _seed(words: list[str]) -> str:
    word = _only(words)
    if not is_word(word):
        raise InputError(Problem("seed-no-word", {"text": word}))
    return word


def _count(words: list[str]) -> int:
    word = _only(words)
    if not (word.isascii() and word.isdecimal() and len(word) < 4):
        raise ValueError(word)
    return int(word)


def _deck(words: list[str]) -> Codes:
    return parse_cards(" ".join(words), "deck")


#: The keys of a record's head and how each is read.
_KEYS: Mapping[str, Callable[[list[str]], Any]] = {
    "rules": _only,
    "variants": tuple,
    "house": lambda words: json.loads(" ".join(words)),
    "players": _count,
    "dealer": _count,
    "seed": _seed,
    "deck": _deck,
    "levels": tuple,
}
