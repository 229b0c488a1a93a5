"""The chapter's words and numbers, in one language."""

from __future__ import annotations

from biriba_core.cards import ACE_HIGH
from biriba_numbers.catalogue import WORDS
from biriba_numbers.data import Estimate
from biriba_widgets.words import number, set_in_type

__all__ = ["Words"]

#: An interval with at least this half width is shown without decimals.
_COARSE = 1.5
_LETTERS = {"en": {1: "A", 11: "J", 12: "Q", 13: "K", 14: "A"}, "fr": {1: "A", 11: "V", 12: "D", 13: "R", 14: "A"}}


class Words:
    """What the chapter says in `lang` (`en` or `fr`).

    >>> Words("en").estimate(Estimate(53.2, 2.04, 1000), "%")
    '53%\xa0±\xa02%'
    >>> Words("fr").estimate(Estimate(-1053.2, 20.4, 1000), "points")
    '−1\u202f053\xa0±\xa020'
    >>> Words("en").estimate(Estimate(0.0, 0.0, 1000), "%")
    '0% (n\xa0=\xa01,000)'
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def __contains__(self, key: str) -> bool:
        return key in WORDS

    def say(self, key: str, **values: object) -> str:
        """The phrase for a key, with its fields filled in."""
        return set_in_type(WORDS[key][self.lang], self.lang).format(**values)

    def line(self, measure: str, name: str | int, *, short: bool = False) -> str:
        """The name of one line of a measure; `short` for a chart.

        >>> Words("fr").line("anchors", 11), Words("en").line("wild", 5)
        ('V-D-R', '5+')
        """
        if measure == "anchors":
            assert isinstance(name, int)
            letters = _LETTERS[self.lang]
            first, *_, last = range(name, min(name + 3, ACE_HIGH + 1))
            if short:
                return f"{letters.get(first, first)}–{letters.get(last, last)}"
            return "-".join(letters.get(rank, str(rank)) for rank in range(first, last + 1))
        if isinstance(name, int):
            return self.say("and-more", n=name) if measure == "wild" and name == 5 else str(name)
        key = f"{measure}.{name}"
        return self.say(f"{key}.short" if short and f"{key}.short" in self else key)

    def amount(self, value: float, unit: str, decimals: int = 0) -> str:
        """A number with its unit: per cent, or points with a real minus sign."""
        text = number(int(abs(value)), self.lang)
        if decimals:
            text += f"{abs(value) % 1:.{decimals}f}"[1:]
        if self.lang == "fr":
            text = text.replace(".", ",")
        text = ("−" if value < 0 and text.strip("0.,") else "") + text
        return text + (self.say("percent") if unit == "%" else "")

    def estimate(self, found: Estimate, unit: str) -> str:
        """A number and what it may be off by."""
        decimals = 0 if found.half >= _COARSE or not found.half else 1
        value, half = round(found.value, decimals), round(found.half, decimals)
        if not half:
            # All values were alike: how many there were says more than an interval of width zero.
            return f"{self.amount(value, unit, decimals)} (n\u00a0=\u00a0{self.count(found.n)})"
        return f"{self.amount(value, unit, decimals)}\u00a0±\u00a0{self.amount(half, unit, decimals)}"

    def count(self, value: int) -> str:
        """A plain whole number."""
        return number(value, self.lang)
