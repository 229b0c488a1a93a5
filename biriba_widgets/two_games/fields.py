"""The two games line by line, read from the fields of their profiles; no number is written here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import NamedTuple

from biriba_core import GREEK_CANASTA, JOKER, Profile
from biriba_core.profiles import Bonus
from biriba_widgets.html import cards
from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join
from biriba_widgets.two_games.versus import Row, pair, yes_no
from biriba_widgets.words import number, say

Words = Callable[[Profile, str], str]


class Field(NamedTuple):
    """A line of the table: the profile's fields it is read from, in words, and the code of the rules that state it."""

    key: str
    fields: tuple[str, ...]
    words: Words
    code: str
    #: The variant of Greek Canasta that changes it.
    variant: str = ""


def _amount(name: str) -> Words:
    return lambda rules, lang: number(getattr(rules, name), lang)


def _switch(name: str) -> Words:
    return lambda rules, lang: yes_no(getattr(rules, name), lang)


def _sentence(name: str, topic: str) -> Words:
    """A switch for which the catalogue has a sentence each way."""
    return lambda rules, lang: say(lang, f"conv.{topic}.{'yes' if getattr(rules, name) else 'no'}")


def _players(rules: Profile, lang: str) -> str:
    counts = ", ".join(number(n, lang) for n in rules.players)
    if rules.individual:
        return say(lang, "two.alone", counts=counts)
    # Six play by a variant (G9.3), which the base game names too (G1.1).
    return say(lang, "two.or-six", counts=counts) if rules.players == GREEK_CANASTA.players else counts


def _substitutes(rules: Profile, lang: str) -> str:
    return say(lang, "two.jokers-and-twos" if len(rules.substitutes) > 1 else "two.jokers-only")


def _limit(rules: Profile, lang: str) -> str:
    if rules.most_substitutes is not None:
        return say(lang, "conv.substitutes.some", n=rules.most_substitutes)
    return say(lang, "conv.substitutes.none", n=rules.naturals_for_each)


def _untaken(rules: Profile, lang: str) -> str:
    return _charge(rules.reserve_untaken, lang)


def _waiting(rules: Profile, lang: str) -> str:
    if not rules.reserve_on_empty_hand:
        return say(lang, "two.never-waits")
    return _charge(rules.reserve_waiting, lang)


def _charge(points: int, lang: str) -> str:
    return say(lang, "conv.untaken.some", n=points) if points else say(lang, "conv.untaken.none")


def _passes(rules: Profile, lang: str) -> str:
    return say(lang, "conv.deal.yes" if rules.deal_passes > 0 else "conv.deal.no")


def _target(rules: Profile, lang: str) -> str:
    return say(lang, "conv.target.reach" if rules.target_is_enough else "conv.target.some", n=rules.target)


FIELDS = (
    Field("two.players", ("players", "individual"), _players, "players", "individual"),
    Field("two.hand-size", ("hand_size",), _amount("hand_size"), "hands"),
    Field("two.packet-size", ("packet_size",), _amount("packet_size"), "packets"),
    Field("two.first-discard", ("any_first_discard",), _switch("any_first_discard"), "turn-up"),
    Field("conv.deal", ("deal_passes",), _passes, "deals-next"),
    Field("two.substitutes", ("substitutes",), _substitutes, "substitute", "twos-not-wild"),
    Field("conv.substitutes", ("most_substitutes", "naturals_for_each"), _limit, "substitute-limit"),
    Field("conv.moving", ("substitutes_move",), _sentence("substitutes_move", "moving"), "substitute-moves"),
    Field("two.meld-size", ("meld_size",), _amount("meld_size"), "meld-size"),
    Field("two.run-size", ("run_size",), _amount("run_size"), "run-size"),
    Field("two.biriba-size", ("biriba_size",), _amount("biriba_size"), "biriba"),
    Field(
        "conv.set-biriba",
        ("sets_are_biribas",),
        _sentence("sets_are_biribas", "set-biriba"),
        "biriba",
    ),
    Field("conv.pile", ("top_card_used",), _sentence("top_card_used", "pile"), "take"),
    Field("conv.single", ("single_pile_bar",), _sentence("single_pile_bar", "single"), "single-card-pile"),
    Field(
        "conv.reserve",
        ("reserve_on_empty_hand",),
        _sentence("reserve_on_empty_hand", "reserve"),
        "reserve-opens",
    ),
    Field("conv.closing", ("close_by_meld",), _sentence("close_by_meld", "closing"), "closed"),
    Field(
        "two.biribas",
        ("biribas_to_close",),
        _amount("biribas_to_close"),
        "closing-needs",
        "strict-close",
    ),
    Field("two.run-and-set", ("close_needs_run_and_set",), _switch("close_needs_run_and_set"), "closing-needs"),
    Field("two.closing", ("closing",), _amount("closing"), "score-closing"),
    Field("conv.untaken", ("reserve_untaken",), _untaken, "score-untaken"),
    Field("two.waiting", ("reserve_waiting",), _waiting, "reserve-waits"),
    Field("conv.target", ("target", "target_is_enough"), _target, "target", "individual"),
)


def rows(build: FormBuilder, games: tuple[Profile, Profile]) -> Iterator[Row]:
    """Every line of the table, card values and bonuses among them."""
    for field in FIELDS:
        cells = pair(_capital(field.words(rules, build.lang)) for rules in games)
        stated = pair(_stated(rules, field.code, field.variant) for rules in games)
        yield Row(build.t(field.key), cells, stated)
        if field.key == "two.biriba-size":
            yield from _values(build, games)
            yield from _bonuses(build, games)


def _stated(rules: Profile, code: str, variant: str = "") -> tuple[str, ...]:
    """The rules of a game that state something; none where it says nothing about it."""
    codes = (code, variant) if variant in rules.variants else (code,)
    return tuple(rules.numbers[each] for each in codes if each in rules.numbers)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _values(build: FormBuilder, games: tuple[Profile, Profile]) -> Iterator[Row]:
    """Ranks that are worth the same in each game share a line."""
    ranks = [rank for rank in games[0].values if rank]
    worth = [("", "joker", tuple(rules.value(JOKER) for rules in games))]
    worth += [("", str(rank), tuple(rules.values[rank] for rules in games)) for rank in ranks]
    for points, group in groupby(worth, key=lambda each: each[2]):
        named = [name for _, name, _ in group]
        first, last = (_rank(name, build.lang) for name in (named[0], named[-1]))
        span = first if first == last else say(build.lang, "two.from-to", first=first, last=last)
        label = build.t("two.value", ranks=span)
        stated = pair(_stated(rules, "value") for rules in games)
        yield Row(label, pair(number(n, build.lang) for n in points), stated)


def _rank(name: str, lang: str) -> str:
    return say(lang, "two.joker") if name == "joker" else cards.letter(cards.RANKS[int(name) - 1], lang)


def _bonuses(build: FormBuilder, games: tuple[Profile, Profile]) -> Iterator[Row]:
    """Each kind of meld that earns more than its cards, in either game."""
    kinds = dict.fromkeys((bonus.kind, bonus.rank) for rules in games for bonus in rules.bonuses)
    for kind, rank in kinds:
        cells, numbers = [], []
        for rules in games:
            of_kind = [bonus for bonus in rules.bonuses if bonus.kind == kind and bonus.rank in (None, rank)]
            cells.append(join((_bonus(build, bonus, rules) for bonus in of_kind), " ") or build.t("two.no-bonus"))
            numbers.append(tuple(dict.fromkeys(rules.number(bonus.name) for bonus in of_kind)))
        ace = rank is not None
        yield Row(build.t("two.bonus.aces" if ace else f"two.bonus.{kind}"), pair(cells), pair(numbers))


def _bonus(build: FormBuilder, bonus: Bonus, rules: Profile) -> Markup:
    if bonus.kind == "set" or bonus.largest > rules.run_size:
        size = build.t("two.at-least", n=bonus.smallest)
    elif bonus.smallest == bonus.largest:
        size = build.t("cards", n=bonus.smallest)
    else:
        size = build.t("two.sizes", low=bonus.smallest, high=bonus.largest)
    return build.t("two.clean-dirty", size=size, clean=bonus.clean, dirty=bonus.dirty)
