"""How long each level takes for a decision, in both games, on this machine."""

from __future__ import annotations

import random
from time import perf_counter

from biriba_core import GREEK_CANASTA, PARTNERSHIP, apply, new_deal, view
from biriba_core.players import LEVELS, NODES, player

DEALS = {"easy": 20, "medium": 10, "hard": 2}


def main() -> None:
    print(f"computer players, milliseconds for a decision (hard: {NODES} actions in play-outs)")
    print(f"{'game':14} {'level':7} {'decisions':>9} {'mean':>7} {'95 %':>7} {'longest':>7}")
    for rules in (PARTNERSHIP, GREEK_CANASTA):
        for level in LEVELS:
            times: list[float] = []
            for number in range(DEALS[level]):
                rng = random.Random(number)
                deal, who = new_deal(rng, rules, players=4), player(level)
                while deal.stage != "over" and len(times) < 4000:
                    seen = view(deal, deal.seat)
                    start = perf_counter()
                    action = who.choose(seen, rng)
                    times.append((perf_counter() - start) * 1000)
                    deal = apply(deal, action)
            times.sort()
            mean, high = sum(times) / len(times), times[int(0.95 * len(times))]
            print(f"{rules.name:14} {level:7} {len(times):9} {mean:7.2f} {high:7.1f} {times[-1]:7.1f}")


if __name__ == "__main__":
    main()
