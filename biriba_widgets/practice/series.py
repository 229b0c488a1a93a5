"""A series of practice questions: which rules, how hard, how many, from which seed. The same for all who open it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlencode

from biriba_core import InputError, Profile, profile
from biriba_widgets.practice.items import Topic, make, topics
from biriba_widgets.practice.melds import Draft

LEVELS = (1, 2, 3)
LENGTHS = (5, 10, 20, 40)
#: What stands in a page's address before a series: ``#s=…``.
MARK = "s"
LONGEST = 600
SEED = re.compile(r"[^\W_](?:[\w-]{0,18}[^\W_])?")


class NoSeries(ValueError):
    """Text that is no series; `key` names the sentence that tells the reader."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True)
class Series:
    """A seed and what is asked of it. `chosen` are rules (3.6) and whole sections (3); empty means all."""

    seed: str = "1"
    rules: str = "partnership"
    variants: tuple[str, ...] = ()
    level: int = 1
    length: int = 10
    chosen: tuple[str, ...] = ()

    @property
    def profile(self) -> Profile:
        return profile(self.rules, self.variants)

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The rules that it asks about."""
        every = topics(self.profile)
        return tuple(topic for topic in every if {topic.rule, topic.section} & {*self.chosen}) or every

    def topic(self, number: int) -> Topic:
        """The rule of question `number`, from 1: every rule once before any comes again."""
        every = self.topics
        round_, place = divmod(number - 1, len(every))
        order = list(every)
        Random(f"{self.seed}/{round_}").shuffle(order)
        return order[place]

    def question(self, number: int) -> Draft:
        """Question `number`, from 1.

        >>> Series("7").question(3) == Series("7").question(3)
        True
        """
        return make(self.profile, self.topic(number), self.level, f"{self.seed}/{number}")

    def again(self, rule: str, number: int) -> Draft:
        """A further question about a rule that was hard, asked after question `number`."""
        topic = next(topic for topic in topics(self.profile) if topic.rule == rule)
        return make(self.profile, topic, self.level, f"{self.seed}/{number}/again")

    def address(self) -> str:
        """The series for after the ``#`` of an address.

        >>> read_address(Series("5B", chosen=("3", "4.5")).address())
        Series(seed='5B', rules='partnership', variants=(), level=1, length=10, chosen=('3', '4.5'))
        """
        fields: dict[str, object] = {MARK: self.seed, "game": "+".join((self.rules, *self.variants))}
        fields |= {"level": self.level, "n": self.length}
        if self.chosen:
            fields["rules"] = ".".join(rule.replace(".", "-") for rule in self.chosen)
        return urlencode(fields, safe="+")


def of_state(state: Mapping[str, Any]) -> Series:
    """The series that a widget's state holds."""
    return Series(**{**state, "variants": tuple(state["variants"]), "chosen": tuple(state["chosen"])})


def as_state(series: Series) -> dict[str, Any]:
    return {**asdict(series), "variants": list(series.variants), "chosen": list(series.chosen)}


def agreed(seed: str, rules: str, variants: list[str], level: str, length: str, chosen: list[str]) -> Series:
    """A series from what somebody chose or sent; `NoSeries` for a seed, a game or a number that can't be.

    >>> agreed("7b", "partnership", [], "1", "10", []).seed
    '7B'
    """
    seed = seed.upper()
    if not SEED.fullmatch(seed):
        raise NoSeries("practice.bad-seed")
    variants = variants if rules == "greek-canasta" else []
    try:
        known = topics(profile(rules, variants))
    except InputError:
        raise NoSeries("practice.bad-game") from None
    if level not in map(str, LEVELS) or length not in map(str, LENGTHS):
        raise NoSeries("practice.bad-address")
    names = {name for topic in known for name in (topic.rule, topic.section)}
    kept = tuple(dict.fromkeys(rule for rule in chosen if rule in names))
    return Series(seed, rules, profile(rules, variants).variants, int(level), int(length), kept)


def read_address(text: str) -> Series:
    """The series in an address; `NoSeries` when it holds none."""
    found = dict(parse_qsl(text.strip()[-LONGEST:].rpartition("#")[2]))
    if MARK not in found:
        raise NoSeries("practice.bad-address")
    # A plus sign in an address is read as a space.
    rules, *variants = re.split("[ +]", found.get("game", "partnership"))
    chosen = [rule.replace("-", ".") for rule in found.get("rules", "").split(".") if rule]
    return agreed(found[MARK], rules, variants, found.get("level", "1"), found.get("n", "10"), chosen)
