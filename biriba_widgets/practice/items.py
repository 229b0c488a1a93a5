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
from biriba_widgets.practice import melds, tables
from biriba_widgets.practice.kinds import KINDS, verdict_of
from biriba_widgets.practice.melds import Draft

Maker = Callable[[Random, Profile, int, bool], Draft | None]

#: Far more than chance needs to find a question that does.
MOST_TRIED = 400


class Topic(NamedTuple):
    """A rule that can be practised, what makes its questions, and the rules that refuse in them."""

    rule: str
    makers: tuple[Maker, ...]
    refused_by: tuple[str, ...]

    @property
    def section(self) -> str:
        """The part of the rules it belongs to: 3, G3."""
        return self.rule.partition(".")[0]


def _topic(rule: str, *makers: Maker, refused_by: tuple[str, ...] = ()) -> Topic:
    return Topic(rule, makers, refused_by or (rule,))


_TOPICS: Mapping[str, tuple[Topic, ...]] = {
    PARTNERSHIP.name: (
        _topic("1.4", melds.may_stand_in),
        _topic("2.2", tables.deals_next),
        _topic("2.3", tables.cuts),
        _topic("2.7", tables.starts),
        _topic("3.1", melds.three_cards),
        _topic("3.2", melds.one_rank, melds.fits_a_set),
        _topic("3.3", melds.one_suit_in_order, melds.fits_a_run),
        _topic("3.4", melds.the_ace),
        _topic("3.6", melds.few_substitutes),
        _topic("3.7", melds.the_two_at_home, melds.stands_in, refused_by=("3.6",)),
        _topic("3.8", melds.clean_or_dirty, melds.makes_a_biriba),
        _topic("3.9", tables.own_melds),
        _topic("3.11", tables.move_it, melds.moves_it, refused_by=("3.10",)),
        _topic("3.13", melds.only_substitutes),
        _topic("4.1", tables.draw_first),
        _topic("4.2", tables.whole_pile),
        _topic("4.5", tables.single_card, tables.may_go),
        _topic("4.6", tables.keep_two),
        _topic("5.1", tables.may_empty, refused_by=("4.7",)),
        _topic("5.2", tables.reserve_comes),
        _topic("5.3", tables.last_card_goes, refused_by=("4.6",)),
        _topic("6.1", melds.worth),
        _topic("6.2", tables.cards_and_hand),
        _topic("6.3", melds.bonus),
        _topic("6.4", tables.who_closes),
        _topic("6.5", tables.never_taken),
        _topic("6.6", tables.not_in_play),
        _topic("7.1", tables.close_by_discard),
        _topic("7.3", tables.empty_stock),
        _topic("7.6", tables.match_over),
    ),
    GREEK_CANASTA.name: (
        _topic("G1.3", melds.may_stand_in),
        _topic("G1.4", melds.worth),
        _topic("G2.4", tables.starts, tables.deals_next),
        _topic("G3.1", melds.three_cards, melds.one_rank, melds.one_suit_in_order, melds.fits_a_run),
        _topic("G3.2", melds.the_ace),
        _topic("G3.3", melds.few_substitutes),
        _topic("G3.5", tables.own_melds),
        _topic("G3.6", melds.the_two_at_home, melds.only_substitutes, melds.stands_in, refused_by=("G3.3",)),
        _topic("G3.8", tables.move_it),
        _topic("G4.1", tables.draw_first),
        _topic("G4.2", tables.useful_top),
        _topic("G4.5", tables.keep_two),
        _topic("G5.1", melds.clean_or_dirty, melds.makes_a_biriba),
        _topic("G5.2", tables.reserve_at_the_end),
        _topic("G6.1", tables.close_with_a_set),
        _topic("G6.3", tables.empty_stock),
        _topic("G7.1", melds.bonus),
        _topic("G7.2", melds.bonus_of_a_set),
        _topic("G7.3", tables.who_closes),
        _topic("G7.4", tables.cards_and_hand),
        _topic("G8.1", tables.match_over),
    ),
}
#: What a variant brings, and the rules that have nothing to ask about in it.
_BROUGHT = {
    "twos-not-wild": (_topic("G9.1", melds.only_jokers_stand_in, melds.may_stand_in),),
    "super-biriba": (_topic("G9.2", melds.bonus_of_a_long_run),),
    "strict-close": (_topic("G9.5", tables.close_with_two),),
}
_TAKEN_AWAY = {"twos-not-wild": ("G1.3", "G3.6"), "super-biriba": (), "strict-close": ("G6.1",)}
#: Every rule that is asked about somewhere.
RULES = frozenset(topic.rule for several in (*_TOPICS.values(), *_BROUGHT.values()) for topic in several)


@cache
def topics(rules: Profile) -> tuple[Topic, ...]:
    """What can be practised under these rules, in rule order.

    >>> from biriba_core import profile
    >>> [topic.rule for topic in topics(profile("greek-canasta", ["super-biriba"]))][-2:]
    ['G8.1', 'G9.2']
    """
    away = {rule for variant in rules.variants for rule in _TAKEN_AWAY.get(variant, ())}
    brought = [topic for variant in rules.variants for topic in _BROUGHT.get(variant, ())]
    return (*(topic for topic in _TOPICS[rules.name] if topic.rule not in away), *brought)


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
    """Whether the engine can answer a question, as its maker meant, and for the rule that it is about."""
    kind = KINDS[item["kind"]]
    try:
        if item["kind"] == "legal":
            legal, broken = verdict_of(item)
            return legal == wish and (legal or bool({*topic.refused_by} & {*broken}))
        right = [answer for answer in kind.answers(item) if kind.complete(item, answer) and kind.right(item, answer)]
    except (IllegalMeld, InputError, ValueError):
        # Three copies of a card, a meld that chance spoiled.
        return False
    return len(right) == 1
