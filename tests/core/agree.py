"""Random actions, the engine beside its plain telling: `python -m tests.core.agree` does a million of them.

At every table the two legal lists must be the same in the same order, and the tables after
the action chosen; the engine's referee must find nothing against what is listed.
"""

from __future__ import annotations

import random
import sys

from biriba_core import Extend, LayDown, apply, legal_actions, new_deal, stop, to_position
from tests.core import plain
from tests.core.tables import GAMES, random_table

MILLION = 1_000_000
_TURNS = 400


def agree(rng: random.Random, actions: int) -> int:
    """Play deals, and on from tables anywhere in a deal, until so many actions are made; how many were."""
    made = 0
    while made < actions:
        rules, players = rng.choice(GAMES)
        anywhere = rng.random() < 0.3
        deal = random_table(rng, rules, players) if anywhere else new_deal(rng, rules, players=players)
        eager = rng.choice([0.0, 0.5, 0.9])
        for _ in range(_TURNS):
            listed = list(legal_actions(deal))
            told = plain.listing(deal)
            assert listed == told, (to_position(deal), list(map(str, listed)), list(map(str, told)))
            if not listed:
                break
            melding = [action for action in listed if isinstance(action, LayDown | Extend)]
            action = rng.choice(melding if melding and rng.random() < eager else listed)
            reached = apply(deal, action)
            assert reached == plain.after(deal, action), (to_position(deal), str(action))
            deal, made = reached, made + 1
        else:
            deal = stop(deal)
    return made


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else MILLION
    made = 0
    while made < wanted:
        made += agree(random.Random(f"agree {made}"), min(10_000, wanted - made))
        print(f"\r{made:,} actions, the same lists and tables", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
