"""A medium player with one habit changed: a piece of advice as a player, so that its worth can be measured.

A habit gets the actions that the medium player considers, the best first, and says which of them it
allows; where it allows none, the medium player's own choice is played.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from biriba_core import Action, Deal, Discard, Draw, Extend, LayDown, Take
from biriba_core.applying import after
from biriba_core.cards import CARDS, JOKER
from biriba_core.players import Choice, Weights
from biriba_core.players.medium import Ranked, ranked
from biriba_core.players.planning import way_out
from biriba_core.players.weights import WEIGHTS

__all__ = ["BIG_SET", "HABITS", "WILD_CARDS_GONE", "Habitual"]

#: From how many cards on a set is "big" in the advice to wait for it before closing.
BIG_SET = 5
#: How many of the twelve wild cards must have been seen before the last ones are kept.
WILD_CARDS_GONE = 10
_THREE_AND_FOUR = (3, 4)
_PARTNERS_LAST, _PARTNERS_LAST_BUT_ONE = -2, -6

Habit = Callable[[Deal, Ranked], bool]


@dataclass(frozen=True, slots=True)
class Habitual:
    """Plays as the medium player does, but does only what `would` allows, where it allows anything.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["3S 4D KH 9C", 11, 11, 11]})
    >>> str(HABITS["low-anchors"].choose(deal, random.Random(1))) in ("discard KH", "discard 9C")
    True
    """

    would: Habit = lambda view, option: True
    weights: Weights = WEIGHTS
    at_once: bool = False
    level: str = "medium"

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The choice of the seat whose turn it is, with the medium player's motives."""
        for option in self._options(view):
            if self.would(view, option):
                return Choice(option.action, option.motives)
        best = ranked(view, self.weights)[0]
        return Choice(best.action, best.motives)

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The same action, alone."""
        return self.advise(view, rng).action

    def _options(self, view: Deal) -> Iterator[Ranked]:
        if self.at_once and view.stage == "play":
            out = _closing(view)
            if out is not None:
                yield Ranked(out[0], 0.0)
        yield from ranked(view, self.weights)
        # The rest, except for melds that the medium player would not lay because they empty the hand.
        for option in ranked(view, self.weights, every=True):
            if option.worth > 0 or not isinstance(option.action, LayDown | Extend):
                yield option


def _closing(view: Deal) -> list[Action] | None:
    """The actions that close the deal in this turn, where that can be done."""
    found = way_out(view)
    return found[0] if found is not None and found[1].stage == "over" else None


def _spends_a_wild_card(view: Deal, action: Action) -> bool:
    if isinstance(action, Discard):
        return action.code in view.rules.substitutes
    if not isinstance(action, LayDown | Extend):
        return False
    reached = after(view, action)
    return _substitutes(reached, view.side) > _substitutes(view, view.side)


def _substitutes(deal: Deal, side: int) -> int:
    return sum(meld.substitutes for meld in deal.melds[side])


def _clean_first(view: Deal, option: Ranked) -> bool:
    """No wild card goes into a meld before the side has a clean biriba."""
    if isinstance(option.action, Discard) or any(meld.biriba == "clean" for meld in view.melds[view.side]):
        return True
    return not _spends_a_wild_card(view, option.action)


def _two_melds(view: Deal, option: Ranked) -> bool:
    """No third meld before one of the first two is a biriba."""
    laid = view.melds[view.side]
    return not (isinstance(option.action, LayDown) and len(laid) > 1 and not view.biribas(view.side))


def _low_anchors(view: Deal, option: Ranked) -> bool:
    """No natural three or four is thrown while anything else can be."""
    return not (
        isinstance(option.action, Discard)
        and option.action.code < JOKER
        and CARDS[option.action.code].rank in _THREE_AND_FOUR
    )


def _waits(view: Deal, option: Ranked) -> bool:
    """Closes only with two runs, or with a run and a big set, on the table."""
    if view.stage != "play":
        return True
    melds = view.melds[view.side]
    runs = sum(meld.kind == "run" for meld in melds)
    if runs >= 2 or (runs and any(meld.kind == "set" and len(meld) >= BIG_SET for meld in melds)):
        return True
    return not _begins_to_close(view, option)


def _two_biribas(view: Deal, option: Ranked) -> bool:
    """Closes only with two biribas on the table, while there is a stock."""
    if view.stage != "play" or not view.stock or view.biribas(view.side) > 1:
        return True
    return not _begins_to_close(view, option)


def _begins_to_close(view: Deal, option: Ranked) -> bool:
    steps = _closing(view)
    return steps is not None and option.action == steps[0]


def _keeps_the_last(view: Deal, option: Ranked) -> bool:
    """When ten wild cards have been seen, one that is still held is used only to make a biriba."""
    seen = [
        *view.hands[view.seat],
        *view.pile,
        *(code for melds in view.melds for meld in melds for code in meld.codes),
    ]
    if sum(code in view.rules.substitutes for code in seen) < WILD_CARDS_GONE:
        return True
    if not _spends_a_wild_card(view, option.action):
        return True
    return not isinstance(option.action, Discard) and after(view, option.action).biribas(view.side) > view.biribas(
        view.side
    )


def _reads_the_partner(view: Deal, option: Ranked) -> bool:
    """A rank is kept when the partner's last two discards, seen in the pile, are its two neighbours."""
    if not isinstance(option.action, Discard) or len(view.pile) < -_PARTNERS_LAST_BUT_ONE:
        return True
    thrown = view.pile[_PARTNERS_LAST], view.pile[_PARTNERS_LAST_BUT_ONE]
    if JOKER in (*thrown, option.action.code):
        return True
    low, high = sorted(CARDS[code].rank for code in thrown)
    return not (high - low == 2 and CARDS[option.action.code].rank == low + 1)


def _takes_every_pile(view: Deal, option: Ranked) -> bool:
    """Takes the pile whenever it may and it holds two cards or more."""
    return not (isinstance(option.action, Draw) and len(view.pile) > 1)


def _never_takes(view: Deal, option: Ranked) -> bool:
    """Draws while there is a stock."""
    return not (isinstance(option.action, Take) and view.stock)


#: Each habit by its name, the ones that are advised first.
HABITS: Mapping[str, Habitual] = {
    "clean-first": Habitual(_clean_first),
    "two-melds": Habitual(_two_melds),
    "low-anchors": Habitual(_low_anchors),
    "reads-partner": Habitual(_reads_the_partner),
    "waits": Habitual(_waits),
    "two-biribas": Habitual(_two_biribas),
    "keeps-last": Habitual(_keeps_the_last),
    "closes-at-once": Habitual(at_once=True),
    "takes-every-pile": Habitual(_takes_every_pile),
    "never-takes": Habitual(_never_takes),
    "careless": Habitual(weights=replace(WEIGHTS, feeds=0.0, feeds_unseen=0.0, pile_card=0.0)),
}
