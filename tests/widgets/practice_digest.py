"""Every question of some series as text, to compare one Python with another; run by CPython and inside Pyodide."""

from __future__ import annotations

import json
from collections.abc import Iterator

from biriba_core import profile
from biriba_widgets.practice.items import make, topics
from biriba_widgets.practice.memory import standing
from biriba_widgets.practice.series import Series

WAYS = (
    ("partnership", ()),
    ("greek-canasta", ()),
    ("greek-canasta", ("twos-not-wild", "super-biriba", "strict-close")),
    ("greek-canasta", ("individual",)),
    ("greek-canasta", ("six-players", "super-biriba")),
)
LOG = [["3.6", 0, 1_700_000_000], ["4.5", 1, 1_700_000_100], ["3.6", 1, 1_700_100_000], ["4.5", 0, 1_700_900_000]]


def digest(seeds: int) -> Iterator[str]:
    for name, variants in WAYS:
        rules = profile(name, variants)
        for topic in topics(rules):
            for level in (1, 2, 3):
                for seed in range(seeds):
                    yield json.dumps(make(rules, topic, level, str(seed)), sort_keys=True)
    yield json.dumps([Series("7B", level=2).question(number) for number in range(1, 21)], sort_keys=True)
    yield json.dumps(standing(LOG, 1_701_000_000))
