"""How far a side is ahead of the others in an imagined deal: its score when the deal is over, else an estimate."""

from __future__ import annotations

from math import exp

from biriba_core.deal import Deal
from biriba_core.kinds import OVER
from biriba_core.players.evaluation import Evaluation
from biriba_core.players.prospects import prospect
from biriba_core.scoring import score

__all__ = ["projected_lead"]


def projected_lead(reached: Deal, view: Deal, evaluation: Evaluation) -> float:
    """Points of the seat's own side less the mean of the others' (6.2, G7.4)."""
    if reached.stage == OVER:
        totals = [float(points) for points in score(reached).totals]
    else:
        totals = [_side(reached, side, view, evaluation) for side in range(len(reached.reserves))]
    own = totals.pop(view.side)
    return own - sum(totals) / len(totals)


def _side(reached: Deal, side: int, view: Deal, evaluation: Evaluation) -> float:
    weights, known, rules = evaluation.weights, evaluation.knowledge, reached.rules
    # Every side is valued in the same way here, whoever's turn it is.
    share = (known.share + known.their_share) // 2
    total, none, kinds = 0.0, 1.0, set()
    for meld in reached.melds[side]:
        found = prospect(meld, known.unseen, share, rules)
        total += found.worth
        none *= 1 - found.biriba
        kinds.add(meld.kind)
    total += weights.first_biriba * (1 - none)
    if rules.close_needs_run_and_set:
        total += weights.missing_kind * len(kinds)
    reserve, held = reached.reserves[side], 99
    for seat, hand in enumerate(reached.hands):
        if reached.side_of(seat) == side:
            if seat != reserve.waiting_for:
                total -= weights.held_card * rules.count(hand)
                total += sum(weights.held_wild for code in hand if code in rules.substitutes)
            held = min(held, len(hand))
    if not reserve.taken:
        if rules.reserve_on_empty_hand:
            total += weights.reserve * (1 - none) * exp(-held / weights.light_hand) - rules.reserve_untaken / 2
    else:
        total += weights.light_to_close * (1 - none) * exp(-held / weights.light_hand)
        if rules.reserve_on_empty_hand:
            total += weights.reserve
    return total
