"""Makes deals-*.json, the deals of the chapter on numbers: `python book/data/deals.py [processes]`.

A few minutes on one processor. The test `tests/numbers/test_data.py` plays the first deals again.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from biriba_numbers.deals import LEVEL, SEED, Row, play_row

DEALS = 1000
GAMES = ("partnership", "greek-canasta")


def main() -> None:
    with ProcessPoolExecutor(int(sys.argv[1]) if len(sys.argv) > 1 else 1) as pool:
        for game in GAMES:
            rows = []
            for row in pool.map(partial(play_row, game), range(DEALS)):
                rows.append(row)
                if len(rows) % 200 == 0:
                    print(game, len(rows), flush=True)
            Path(__file__).with_name(f"deals-{game}.json").write_text(_text(game, rows), encoding="utf-8")


def _text(game: str, rows: list[Row]) -> str:
    """JSON with each deal on a line."""
    head = {"game": game, "seed": SEED, "level": LEVEL, "players": 4, "columns": Row._fields}
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    return json.dumps(head)[:-1] + ', "rows": [\n' + lines + "\n]}\n"


if __name__ == "__main__":
    main()
