"""Every number by which the computer players weigh actions, in one place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from biriba_core.profiles import Profile

__all__ = ["WEIGHTS", "Weights", "hard_weights"]


@dataclass(frozen=True, slots=True)
class Weights:
    """What a player thinks things are worth, in points of the score sheet.

    A chance is a fraction; everything else is points, on the scale of 6.1 to 6.6 (G7).
    """

    #: The first biriba beyond its own bonus: it opens the reserve (5.1, G5.2) and the way to close.
    first_biriba: float = 120.0
    #: The reserve once it may be taken: cards to play, and no deduction (5.1, 6.5).
    reserve: float = 150.0
    #: What an almost empty hand is worth while a biriba lies or is hoped for: the way to the
    #: reserve (5.1), and to closing once it is in play (5.5, G6.1).
    light_for_reserve: float = 75.0
    light_to_close: float = 100.0
    #: The number of cards in hand at which these count only about a third (a factor of 1/e).
    light_hand: float = 4.0
    #: A side's first set and first run where closing needs both (G6.1).
    missing_kind: float = 25.0
    #: A loose card that will surely become part of a run, of a set, of a set that may be a biriba.
    run_card: float = 12.0
    set_card: float = 7.0
    #: A joker and a two in hand: what may complete almost any meld (1.4, G1.3).
    joker_kept: float = 40.0
    two_kept: float = 28.0
    #: How much of a loose card's own points is feared lost, at the deal's start and at its end (6.2, G7.4).
    stuck_early: float = 0.35
    stuck_late: float = 1.3
    #: Of what an opposing meld gains by a discard, how much is charged to that discard.
    feeds: float = 0.6
    #: One discard that the next player might use with cards nobody has seen.
    feeds_unseen: float = 6.0
    #: A card of the pile to the player who gets it.
    pile_card: float = 7.0
    #: A card drawn unseen from the stock (4.1, G4.1).
    stock_card: float = 14.0
    #: How much of what the pile is worth to the next player is added for taking it away from them.
    denial: float = 0.35
    #: How many of the stock's cards a side can hope to use, beyond its own draws.
    reach: float = 1.25
    #: What the opponents may still gain for each card left in the stock, feared when one could close now.
    time_left: float = 3.0
    #: How much of a joker's or a two's keeping is gone at the deal's end.
    wild_fades: float = 0.8
    #: How much a second copy of a card is needed beside the first.
    second_copy: float = 0.6
    #: The points of a card nobody has shown, in each game's values (6.1, G1.4), when closing is weighed.
    unseen_card: float = 9.0
    unseen_dear_card: float = 12.0
    #: How much of a partner's cards closing loses: the rest would have been lost anyway.
    partners_card: float = 0.5
    #: What each meld costs that is no biriba yet: few long melds make biribas, many short ones do not.
    unfinished: float = 0.0
    #: What a hand of two cards costs while no biriba lies: it may not be emptied (4.6, G4.5), so its turns do little.
    few_cards: float = 0.0
    #: A loose card that one of the side's melds takes, or may soon take.
    fitting_card: float = 0.0
    #: In a play-out that breaks off: of the points of a card held what is lost, and what a wild card held may bring.
    held_card: float = 0.5
    held_wild: float = 12.0


#: What a medium player plays both games with, found by trying each weight against others on deals kept for that.
WEIGHTS = Weights()
#: What the hard player plays each game with, found in mirrored deals against a player with the weights above: all of
#: them were changed a little at random in thousands of deals, and moved to where that gained points.
_PARTNERSHIP = replace(
    WEIGHTS,
    reserve=175,
    run_card=10,
    joker_kept=60,
    two_kept=75,
    stuck_early=0.2,
    stuck_late=1.6,
    feeds=0.5,
    feeds_unseen=5,
    stock_card=11,
    reach=0.4,
    few_cards=55,
    fitting_card=9.5,
)
_CANASTA = replace(
    WEIGHTS,
    run_card=9.7,
    set_card=6,
    joker_kept=75,
    two_kept=80,
    stuck_early=0.11,
    stuck_late=1.8,
    denial=0.4,
    reach=0.63,
    unfinished=15,
    few_cards=36,
    fitting_card=4,
)


def hard_weights(rules: Profile) -> Weights:
    """What the hard player, who is the coach too, thinks things are worth in a game."""
    return _CANASTA if rules.top_card_used else _PARTNERSHIP
