"""Practice questions without end: for each rule its makers, and the engine's check of what they made.

The same seed, rule, level and number give the same question everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from biriba_core import IllegalMeld, InputError
from biriba_core.profiles import GREEK_CANASTA, PARTNERSHIP, Profile
from biriba_core.rulebook import number_of
from biriba_widgets.practice import melds, tables
from biriba_widgets.practice.kinds import KINDS, verdict_of
from biriba_widgets.practice.melds import Draft

Maker = Callable[[Random, Profile, int, bool], Draft | None]

#: Far more tries than it takes to find a fitting question.
MOST_TRIED = 400


class _Asked(NamedTuple):
    """What can be asked about a rule, by its code in the rulebook, and the fault that is cited where not for it."""

    code: str
    makers: tuple[Maker, ...]
    refused_by: str = ""


class Topic(NamedTuple):
    """A rule that can be practised, what makes its questions, and the rule that refuses in them."""

    rule: str
    makers: tuple[Maker, ...]
    refused_by: str

    @property
    def section(self) -> str:
        """The part of the rules it belongs to: 3, G3."""
        return self.rule.partition(".")[0]


def _topic(game: str, asked: _Asked) -> Topic:
    return Topic(number_of(game, asked.code), asked.makers, number_of(game, asked.refused_by or asked.code))


_TOPICS: Mapping[str, tuple[_Asked, ...]] = {
    PARTNERSHIP.name: (
        _Asked("substitute", (melds.may_stand_in,)),
        _Asked("deals-next", (tables.deals_next,)),
        _Asked("cuts", (tables.cuts,)),
        _Asked("starts", (tables.starts,)),
        _Asked("meld-size", (melds.three_cards,)),
        _Asked(
            "set",
            (
                melds.one_rank,
                melds.fits_a_set,
            ),
        ),
        _Asked(
            "run",
            (
                melds.one_suit_in_order,
                melds.fits_a_run,
            ),
        ),
        _Asked("ace", (melds.the_ace,)),
        _Asked("substitute-limit", (melds.few_substitutes,)),
        _Asked(
            "natural-two",
            (
                melds.the_two_at_home,
                melds.stands_in,
            ),
            refused_by="too-many-substitutes",
        ),
        _Asked(
            "biriba",
            (
                melds.clean_or_dirty,
                melds.makes_a_biriba,
            ),
        ),
        _Asked("extend", (tables.own_melds,)),
        _Asked(
            "substitute-moves",
            (
                tables.move_it,
                melds.moves_it,
            ),
            refused_by="cards-taken-back",
        ),
        _Asked("all-substitutes", (melds.only_substitutes,)),
        _Asked("draw", (tables.draw_first,)),
        _Asked("take", (tables.whole_pile,)),
        _Asked(
            "single-card-pile",
            (
                tables.single_card,
                tables.may_go,
            ),
        ),
        _Asked("two-cards-stay", (tables.keep_two,)),
        _Asked("reserve-opens", (tables.may_empty,), refused_by="emptied-by-melding"),
        _Asked("reserve-now", (tables.reserve_comes,)),
        _Asked("reserve-later", (tables.last_card_goes,), refused_by="last-card-discarded"),
        _Asked("value", (melds.worth,)),
        _Asked("score-cards", (tables.cards_and_hand,)),
        _Asked("bonus", (melds.bonus,)),
        _Asked("score-closing", (tables.who_closes,)),
        _Asked("score-untaken", (tables.never_taken,)),
        _Asked("score-waiting", (tables.not_in_play,)),
        _Asked("closed", (tables.close_by_discard,)),
        _Asked("pass", (tables.empty_stock,)),
        _Asked("target", (tables.match_over,)),
    ),
    GREEK_CANASTA.name: (
        _Asked("substitute", (melds.may_stand_in,)),
        _Asked("value", (melds.worth,)),
        _Asked(
            "starts",
            (
                tables.starts,
                tables.deals_next,
            ),
        ),
        _Asked(
            "meld-size",
            (
                melds.three_cards,
                melds.one_rank,
                melds.one_suit_in_order,
                melds.fits_a_run,
            ),
        ),
        _Asked("ace", (melds.the_ace,)),
        _Asked("substitute-limit", (melds.few_substitutes,)),
        _Asked("extend", (tables.own_melds,)),
        _Asked(
            "natural-two",
            (
                melds.the_two_at_home,
                melds.only_substitutes,
                melds.stands_in,
            ),
            refused_by="too-few-naturals",
        ),
        _Asked("substitute-moves", (tables.move_it,)),
        _Asked("draw", (tables.draw_first,)),
        _Asked("take", (tables.useful_top,)),
        _Asked("two-cards-stay", (tables.keep_two,)),
        _Asked(
            "biriba",
            (
                melds.clean_or_dirty,
                melds.makes_a_biriba,
            ),
        ),
        _Asked("reserve-opens", (tables.reserve_at_the_end,)),
        _Asked("closing-needs", (tables.close_with_a_set,)),
        _Asked("pass", (tables.empty_stock,)),
        _Asked("bonus-run", (melds.bonus,)),
        _Asked("bonus-set", (melds.bonus_of_a_set,)),
        _Asked("score-closing", (tables.who_closes,)),
        _Asked("score-cards", (tables.cards_and_hand,)),
        _Asked("target", (tables.match_over,)),
    ),
}
#: What a variant brings, and the rules that have nothing to ask about in it.
_BROUGHT = {
    "twos-not-wild": (
        _Asked(
            "twos-not-wild",
            (
                melds.only_jokers_stand_in,
                melds.may_stand_in,
            ),
        ),
    ),
    "super-biriba": (_Asked("super-biriba", (melds.bonus_of_a_long_run,)),),
    "strict-close": (_Asked("strict-close", (tables.close_with_two,)),),
}
_TAKEN_AWAY = {"twos-not-wild": ("substitute", "natural-two"), "super-biriba": (), "strict-close": ("closing-needs",)}
#: Every rule that is asked about somewhere.
RULES = frozenset(
    number_of(game, asked.code)
    for game, several in (*_TOPICS.items(), *((GREEK_CANASTA.name, brought) for brought in _BROUGHT.values()))
    for asked in several
)


@cache
def topics(rules: Profile) -> tuple[Topic, ...]:
    """What can be practised under these rules, in rule order.

    >>> from biriba_core import profile
    >>> [topic.rule for topic in topics(profile("greek-canasta", ["super-biriba"]))][-2:]
    ['G8.1', 'G9.2']
    """
    away = {code for variant in rules.variants for code in _TAKEN_AWAY.get(variant, ())}
    brought = [asked for variant in rules.variants for asked in _BROUGHT.get(variant, ())]
    return tuple(_topic(rules.name, asked) for asked in (*_TOPICS[rules.name], *brought) if asked.code not in away)


def make(rules: Profile, topic: Topic, level: int, seed: str) -> Draft:
    """The question of a rule that a seed gives: a quiz item, without words.

    >>> from biriba_core import PARTNERSHIP
    >>> item = make(PARTNERSHIP, topics(PARTNERSHIP)[4], 1, "7/1")
    >>> item["kind"], item["topic"]
    ('legal', '3.1')
    """
    rng = Random(f"{seed}/{topic.rule}/{level}/{rules}")
    maker, wish = rng.choice(topic.makers), rng.random() < 0.5
    for _ in range(MOST_TRIED):
        draft = maker(rng, rules, level, wish)
        if draft is None:
            continue
        item = {**draft, "rules": rules.name, "variants": list(rules.variants), "topic": topic.rule}
        if _does(item, topic, wish):
            return item
    raise AssertionError(f"{maker.__name__} found no question about {topic.rule} ({seed})")


def _does(item: Mapping[str, Any], topic: Topic, wish: bool) -> bool:
    """Whether the engine can answer a question, as its maker wanted, and cites the rule that is asked about."""
    kind = KINDS[item["kind"]]
    try:
        if item["kind"] == "legal":
            legal, broken = verdict_of(item)
            return legal == wish and (legal or topic.refused_by in broken)
        right = [answer for answer in kind.answers(item) if kind.complete(item, answer) and kind.right(item, answer)]
    except (IllegalMeld, InputError, ValueError):
        # Three copies of a card, or a meld that the random cards made impossible.
        return False
    return len(right) == 1
