"""Makes habits.json: each habit plays against the hard player without it, in mirrored seeded deals.

`python book/data/habits.py [processes]`; half an hour on two processors. The test
`tests/numbers/test_data.py` plays the first deals of each row again.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from biriba_core.players import player
from biriba_core.players.table import mirrored
from biriba_core.profiles import profile
from biriba_numbers.habits import HABITS

SEED = "habits-1"
GAMES = ("partnership", "greek-canasta")
DEALS = 400


def gain(game: str, habit: str, place: int) -> float:
    """Points by which a pair with the habit does better than the same pair without it, in one mirrored deal."""
    return mirrored(HABITS[habit], player("hard"), profile(game), SEED, place)


def main() -> None:
    rows: list[dict[str, object]] = []
    with ProcessPoolExecutor(int(sys.argv[1]) if len(sys.argv) > 1 else 1) as pool:
        for habit in HABITS:
            for game in GAMES:
                gains = list(pool.map(partial(gain, game, habit), range(DEALS)))
                rows.append({"game": game, "habit": habit, "gains": gains})
                print(game, habit, sum(gains) / DEALS, flush=True)
                Path(__file__).with_suffix(".json").write_text(_text(rows), encoding="utf-8")


def _text(rows: list[dict[str, object]]) -> str:
    """JSON with each row on a line."""
    lines = ",\n".join(json.dumps(row) for row in rows)
    return json.dumps({"seed": SEED, "players": 4, "against": "hard"})[:-1] + ', "rows": [\n' + lines + "\n]}\n"


if __name__ == "__main__":
    main()
