"""The hard player with one habit: a piece of advice as a player, so that its worth can be measured.

A habit says of each action whether it allows it. The player plans its turns of what is allowed, and where no turn can
be made of that, of all that is legal.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from biriba_core import Action, Deal, Discard, Draw, Extend, LayDown, Profile, Take, legal_actions
from biriba_core.applying import after
from biriba_core.cards import CARDS, JOKER
from biriba_core.players import Choice, Weights
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.turns import turns
from biriba_core.players.weights import hard_weights

__all__ = ["BIG_SET", "HABITS", "WILD_CARDS_GONE", "Habitual"]

#: From how many cards on a set is "big" in the advice to wait for it before closing.
BIG_SET = 5
#: How many of the twelve wild cards must have been seen before the last ones are kept.
WILD_CARDS_GONE = 10
_THREE_AND_FOUR = (3, 4)
_PARTNERS_LAST, _PARTNERS_LAST_BUT_ONE = -2, -6

Habit = Callable[[Deal, Action], bool]


@dataclass(frozen=True, slots=True)
class Habitual:
    """Plays as the hard player does, but only what `would` allows, where a turn can be made of that.

    With `at_once` it closes the deal in the first turn that can, whatever else the turn could bring.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["3S 4D KH 9C", 11, 11, 11]})
    >>> str(HABITS["low-anchors"].choose(deal, random.Random(1))) in ("discard KH", "discard 9C")
    True
    """

    would: Habit = lambda deal, action: True
    weights: Callable[[Profile], Weights] = hard_weights
    at_once: bool = False
    level: str = "hard"

    def advise(self, view: Deal, rng: random.Random) -> Choice:
        """The turn of the seat whose turn it is: its first action, and what follows."""
        evaluation = Evaluation(view, self.weights(view.rules))
        found = turns(view, evaluation, self._allowed) or turns(view, evaluation)
        if not found:
            return Choice(legal_actions(view)[0])
        closing = [turn for turn in found if turn.reached.stage == "over"] if self.at_once else []
        first, *rest = (closing or found)[0].actions
        return Choice(first, rest=tuple(rest))

    def choose(self, view: Deal, rng: random.Random) -> Action:
        """The first action of that turn, alone."""
        return self.advise(view, rng).action

    def _allowed(self, deal: Deal) -> list[Action]:
        return [action for action in legal_actions(deal) if self.would(deal, action)]


def _spends_a_wild_card(deal: Deal, action: Action) -> bool:
    if isinstance(action, Discard):
        return action.code in deal.rules.substitutes
    if not isinstance(action, LayDown | Extend):
        return False
    reached = after(deal, action)
    return _substitutes(reached, deal.side) > _substitutes(deal, deal.side)


def _substitutes(deal: Deal, side: int) -> int:
    return sum(meld.substitutes for meld in deal.melds[side])


def _clean_first(deal: Deal, action: Action) -> bool:
    """No wild card goes into a meld before the side has a clean biriba."""
    if isinstance(action, Discard) or any(meld.biriba == "clean" for meld in deal.melds[deal.side]):
        return True
    return not _spends_a_wild_card(deal, action)


def _two_melds(deal: Deal, action: Action) -> bool:
    """No third meld before one of the first two is a biriba."""
    laid = deal.melds[deal.side]
    return not (isinstance(action, LayDown) and len(laid) > 1 and not deal.biribas(deal.side))


def _low_anchors(deal: Deal, action: Action) -> bool:
    """No natural three or four is thrown while anything else can be."""
    return not (isinstance(action, Discard) and action.code < JOKER and CARDS[action.code].rank in _THREE_AND_FOUR)


def _waits(deal: Deal, action: Action) -> bool:
    """Closes only with two runs, or with a run and a big set, on the table."""
    closed = _closed(deal, action)
    if closed is None:
        return True
    melds = closed.melds[deal.side]
    runs = sum(meld.kind == "run" for meld in melds)
    return runs >= 2 or (runs == 1 and any(meld.kind == "set" and len(meld) >= BIG_SET for meld in melds))


def _two_biribas(deal: Deal, action: Action) -> bool:
    """Closes only with two biribas on the table, while there is a stock."""
    closed = _closed(deal, action)
    return closed is None or not closed.stock or closed.biribas(deal.side) > 1


def _closed(deal: Deal, action: Action) -> Deal | None:
    """The table on which the action closes the deal, if it does."""
    if not isinstance(action, LayDown | Extend | Discard):
        return None
    reached = after(deal, action)
    return reached if reached.stage == "over" else None


def _keeps_the_last(deal: Deal, action: Action) -> bool:
    """When ten wild cards have been seen, one that is still held is used only to make a biriba."""
    seen = [
        *deal.hands[deal.seat],
        *deal.pile,
        *(code for melds in deal.melds for meld in melds for code in meld.codes),
    ]
    if sum(code in deal.rules.substitutes for code in seen) < WILD_CARDS_GONE:
        return True
    if not _spends_a_wild_card(deal, action):
        return True
    return not isinstance(action, Discard) and after(deal, action).biribas(deal.side) > deal.biribas(deal.side)


def _reads_the_partner(deal: Deal, action: Action) -> bool:
    """A rank is kept when the partner's last two discards, seen in the pile, are its two neighbours."""
    if not isinstance(action, Discard) or len(deal.pile) < -_PARTNERS_LAST_BUT_ONE:
        return True
    thrown = deal.pile[_PARTNERS_LAST], deal.pile[_PARTNERS_LAST_BUT_ONE]
    if JOKER in (*thrown, action.code):
        return True
    low, high = sorted(CARDS[code].rank for code in thrown)
    return not (high - low == 2 and CARDS[action.code].rank == low + 1)


def _takes_every_pile(deal: Deal, action: Action) -> bool:
    """Takes the pile whenever it may and it holds two cards or more."""
    return not (isinstance(action, Draw) and len(deal.pile) > 1)


def _never_takes(deal: Deal, action: Action) -> bool:
    """Draws while there is a stock."""
    return not (isinstance(action, Take) and deal.stock)


def _careless(rules: Profile) -> Weights:
    """What others can use of a discard counts for nothing."""
    return replace(hard_weights(rules), feeds=0.0, feeds_unseen=0.0, pile_card=0.0)


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
    "careless": Habitual(weights=_careless),
}
