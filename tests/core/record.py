"""Makes the recorded deals: `python -m tests.core.record` writes tests/core/records/ anew.

A new record is a decision: the counts of legal actions in it are what a change of rule shows up in.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from biriba_core import Discard, Pass, apply, legal_actions, new_deal, profile, stop, to_position
from tests.core.replay import TURN_LIMIT, sheet, written
from tests.core.tables import choose

FOLDER = Path(__file__).parent / "records"
#: Ten deals of the partnership game, and some of each other way of playing.
WANTED: list[tuple[str, tuple[str, ...], int, int]] = [
    *(("partnership", (), 4, seed) for seed in range(1, 11)),
    ("greek-canasta", (), 4, 11),
    ("greek-canasta", (), 3, 12),
    ("greek-canasta", (), 2, 13),
    ("greek-canasta", ("six-players",), 6, 14),
    ("greek-canasta", ("individual",), 4, 15),
    ("greek-canasta", ("twos-not-wild", "super-biriba"), 2, 16),
    ("greek-canasta", ("strict-close",), 4, 17),
]


def record(rules: str, variants: tuple[str, ...], players: int, seed: int) -> dict[str, Any]:
    """One random deal, written down."""
    rng = random.Random(seed)
    deal = new_deal(rng, profile(rules, variants), players=players, dealer=seed % players)
    start, turns, steps = to_position(deal), [], []
    while deal.stage != "over":
        action = choose(deal, rng)
        steps.append(f"{len(legal_actions(deal))} {action}")
        deal = apply(deal, action)
        if isinstance(action, Discard | Pass) or deal.stage == "over":
            turns.append(" | ".join(steps))
            steps = []
        if len(turns) == TURN_LIMIT and deal.stage != "over":
            deal = stop(deal)
    return {
        "seed": seed,
        "players": players,
        "start": start,
        "turns": turns,
        "end": to_position(deal),
        "score": sheet(deal),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for rules, variants, players, seed in WANTED:
        name = "-".join([rules, *variants, str(players), f"{seed:02}"])
        made = record(rules, variants, players, seed)
        (FOLDER / f"{name}.json").write_text(written(made), encoding="utf-8")
        print(name, len(made["turns"]), "turns,", made["end"]["ended"], [side["total"] for side in made["score"]])


if __name__ == "__main__":
    main()
