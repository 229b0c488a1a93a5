"""Plays a recorded deal again and writes its record again; runs wherever Python runs.

A record holds the table at the start, one line for each turn (before each action, how many
were legal there), and the score sheet. Only `biriba_core` is needed, so that Pyodide can do it.
"""

from __future__ import annotations

import json
from typing import Any

from biriba_core import Deal, apply, check, legal_actions, parse_action, parse_position, score, stop, to_position

TURN_LIMIT = 1000


def sheet(deal: Deal) -> list[dict[str, Any]]:
    """The score of a deal, line by line."""
    return [
        {"total": side.total, "lines": [f"{line.item} {line.rule} {line.points}" for line in side.lines]}
        for side in score(deal).sides
    ]


def written(record: dict[str, Any]) -> str:
    """A record as the text of its file."""
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


def replay(record: dict[str, Any]) -> dict[str, Any]:
    """The same record, every count, table and score found again."""
    deal, turns = parse_position(record["start"]), []
    for turn in record["turns"]:
        steps = []
        for step in turn.split(" | "):
            action = parse_action(step.split(" ", 1)[1])
            assert check(deal, action).legal, step
            steps.append(f"{len(legal_actions(deal))} {action}")
            deal = apply(deal, action)
        turns.append(" | ".join(steps))
    if deal.stage != "over":
        assert len(turns) == TURN_LIMIT
        deal = stop(deal)
    end = to_position(deal)
    return {**record, "turns": turns, "end": end, "score": sheet(deal)}
