"""Speed of the engine, beside RLCard's gin rummy in the same run: decisions per second, printed and never tested.

Whole random deals with the full legal list at every step. Our draw, take, meld, extension,
discard and pass each count one; RLCard's count one for each `env.step`. The two take turns,
round by round, so that a noisy machine disturbs both; the ratio of a round is what counts.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from biriba_core import Profile, apply, legal_actions, new_deal, profile, stop

ROUNDS = 7
DEALS = 40
GAMES = 30
TURN_LIMIT = 1000
WAYS = [
    ("partnership", (), 4),
    ("greek-canasta", (), 4),
    ("greek-canasta", (), 2),
    ("greek-canasta", (), 3),
    ("greek-canasta", ("six-players",), 6),
    ("greek-canasta", ("individual",), 4),
    ("greek-canasta", ("twos-not-wild", "super-biriba", "strict-close"), 4),
]


def our_decisions(rules: Profile, players: int, rng: random.Random) -> int:
    """Play whole deals at random; how many decisions that took."""
    decisions = 0
    for _ in range(DEALS):
        deal, turns = new_deal(rng, rules, players=players), 0
        while deal.stage != "over":
            seat = deal.seat
            deal = apply(deal, rng.choice(list(legal_actions(deal))))
            decisions += 1
            turns += deal.seat != seat
            if turns >= TURN_LIMIT:
                deal = stop(deal)
    return decisions


def their_decisions(env: object, rng: random.Random) -> int:
    decisions = 0
    for _ in range(GAMES):
        state, _ = env.reset()  # type: ignore[attr-defined]
        while not env.is_over():  # type: ignore[attr-defined]
            state, _ = env.step(rng.choice(list(state["legal_actions"])))  # type: ignore[attr-defined]
            decisions += 1
    return decisions


def rate(play: Callable[[], int]) -> float:
    """Decisions per second of this process's own time."""
    start = time.process_time()
    return play() / (time.process_time() - start)


def main() -> int:
    try:
        import rlcard
    except ImportError:
        print("RLCard is missing: pip install -r requirements-bench.txt (make bench does it).", file=sys.stderr)
        return 1
    env = rlcard.make("gin-rummy", config={"seed": 1})
    theirs = random.Random(1)
    ours = {way: random.Random(1) for way in WAYS}
    rates: dict[object, list[float]] = {way: [] for way in WAYS} | {"rlcard": []}
    for _ in range(ROUNDS):
        rates["rlcard"].append(rate(lambda: their_decisions(env, theirs)))
        for way in WAYS:
            name, variants, players = way
            rules, rng = profile(name, variants), ours[way]
            rates[way].append(rate(lambda rules=rules, players=players, rng=rng: our_decisions(rules, players, rng)))
    print(f"{'decisions per second':54}{'median':>8}   times RLCard: median (least to most)")
    print(f"{'RLCard gin rummy':54}{statistics.median(rates['rlcard']):8,.0f}")
    for way in WAYS:
        name, variants, players = way
        ratios = [mine / other for mine, other in zip(rates[way], rates["rlcard"], strict=True)]
        label = f"{'+'.join((name, *variants))}, {players} players"
        spread = f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        print(f"{label:54}{statistics.median(rates[way]):8,.0f}   {spread}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
