"""What an entry of the rulebook holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

__all__ = ["Both", "Rule", "Section", "words"]

_T = TypeVar("_T")


class Both(NamedTuple, Generic[_T]):
    """The same thing in English and in French.

    >>> Both("set", "groupe").of("fr")
    'groupe'
    """

    en: _T
    fr: _T

    def of(self, lang: str) -> _T:
        """What stands here in `lang`, `en` or `fr`. Raises `KeyError` for another language."""
        return {"en": self.en, "fr": self.fr}[lang]


def words(en: str, fr: str) -> Both[tuple[str, ...]]:
    """What players call a rule, in each language: words or questions with a semicolon between them.

    >>> words("wild card; joker", "joker").en
    ('wild card', 'joker')
    """
    return Both(tuple(en.split("; ")), tuple(fr.split("; ")))


_NOTHING = Both("", "")
_NO_WORDS: Both[tuple[str, ...]] = Both((), ())


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a game.

    Its text marks a term that it defines by stars (*set*) and another rule by braces
    ({3.4}); `biriba_core.rulebook.plain_text` leaves the words alone.
    """

    number: str
    #: The rule as a short heading, a topic's name.
    name: Both[str]
    #: The core of the rule: what a refusal gives as its reason.
    sentence: Both[str]
    #: The rest of the rule; often nothing.
    detail: Both[str] = _NOTHING
    #: Whether the written sources leave it open, or a part of it, and the book decided.
    decision: bool = False
    #: The names of the faults that are cited under this rule (`biriba_core.rulings.Fault`).
    faults: tuple[str, ...] = ()
    #: Codes for what it states or grants, by which other code finds it. Both games use the same codes.
    states: tuple[str, ...] = ()
    #: What players call it or type when they look for it.
    words: Both[tuple[str, ...]] = _NO_WORDS

    def text(self, lang: str) -> str:
        """The whole rule in `lang`: its sentence and its detail."""
        return f"{self.sentence.of(lang)} {self.detail.of(lang)}".rstrip()


@dataclass(frozen=True, slots=True)
class Section:
    """The rules of one topic in their order, and the page of the book that states them."""

    number: str
    title: Both[str]
    #: The stem of the page's file name, the same in both languages.
    page: str
    rules: tuple[Rule, ...]
