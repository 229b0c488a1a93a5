"""Makes strength.json: `python book/data/strength.py [processes]`. About seven minutes on one processor.

The seed's deals were not used to tune the players. The test `tests/players/test_strength.py`
plays the first deals of each row again.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

from biriba_core import __version__
from biriba_core.strength import duel

SEED = "strength-3"
#: Game, levels, deals: as many as bring each interval to about 40 points on either side.
ROWS = (
    ("partnership", "medium", "easy", 400),
    ("greek-canasta", "medium", "easy", 400),
    ("partnership", "hard", "medium", 300),
    ("greek-canasta", "hard", "medium", 300),
)


def main() -> None:
    jobs = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    rows = []
    for game, first, second, deals in ROWS:
        rows.append(duel(game, first, second, SEED, deals, jobs))
        print({key: value for key, value in rows[-1].items() if key != "gains"}, flush=True)
        table = {"engine": __version__, "players": 4, "confidence": 0.95, "rows": rows}
        Path(__file__).with_suffix(".json").write_text(_text(table), encoding="utf-8")


def _text(table: dict[str, object]) -> str:
    """JSON with each row's many gains on one line."""
    text = json.dumps(table, indent=1)
    return re.sub(r"\[[-\d.,\s]+\]", lambda found: " ".join(found[0].split()), text) + "\n"


if __name__ == "__main__":
    main()
