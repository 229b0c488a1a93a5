"""Many deals played by the computer, in parallel processes: records, results and a summary.

Each deal depends only on the seed and its own number, so a run that was stopped can go on
later and ends with the same files as one that was not stopped.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from concurrent.futures import as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TextIO

from biriba_core.actions import Action, Discard, Pass
from biriba_core.deal import check_players
from biriba_core.errors import InputError
from biriba_core.house import profile_data
from biriba_core.kinds import OVER, Biriba
from biriba_core.players import player
from biriba_core.players.table import play_deal
from biriba_core.profiles import PARTNERSHIP, Profile
from biriba_core.records import Record, is_word, seeded_deck, write_record
from biriba_core.rulings import Problem
from biriba_core.scoring import score
from biriba_core.summary import summary, summary_text
from biriba_core.workers import workers

__all__ = ["Settings", "play_one", "simulate"]

_RESULTS = "results.jsonl"
_SETTINGS = "settings.json"


@dataclass(frozen=True)
class Settings:
    """What is simulated: the game, who sits where, and the seed.

    `levels` go round the table from seat 0, again from the first when there are fewer.
    """

    rules: Profile = PARTNERSHIP
    players: int = 4
    levels: tuple[str, ...] = ("medium",)
    seed: str = "1"

    def check(self) -> None:
        """Raise `InputError` unless this can be played."""
        if not is_word(self.seed):
            raise InputError(Problem("seed-no-word", {"text": self.seed}))
        check_players(self.rules, self.players)
        for level in self.levels:
            player(level)
        if not 1 <= len(self.levels) <= self.players or self.players % len(self.levels):
            raise InputError(Problem("levels-round", {"n": len(self.levels), "players": self.players}))

    def data(self) -> dict[str, Any]:
        """The settings as JSON values."""
        own = {"players": self.players, "levels": list(self.levels), "seed": self.seed}
        return {**profile_data(self.rules), **own}


def play_one(settings: Settings, place: int) -> tuple[str, dict[str, Any]]:
    """Deal number `place`: its record as text, and its result.

    >>> record, result = play_one(Settings(levels=("easy",)), 0)
    >>> record.splitlines()[0], result["deal"], result["ended"] in ("closed", "passes", "limit")
    ('biriba 1', 0, True)
    """
    seed = f"{settings.seed}/{place}"
    seats = tuple(settings.levels[seat % len(settings.levels)] for seat in range(settings.players))
    record = Record(seeded_deck(seed), settings.rules, settings.players, place % settings.players, seed, seats)
    deal = record.start()
    first, turns, stopped = deal.seat, 0, False
    actions: list[Action] = []
    taken: list[int | None] = [None] * len(deal.reserves)
    for action, reached in play_deal(deal, [player(level) for level in settings.levels], random.Random(seed)):
        deal = reached
        if action is None:
            stopped = True
            continue
        actions.append(action)
        for side, reserve in enumerate(deal.reserves):
            if reserve.taken and taken[side] is None:
                taken[side] = turns + 1
        turns += isinstance(action, Discard | Pass) or deal.stage == OVER
    record = replace(record, actions=tuple(actions), stopped=stopped)
    kinds = [[meld.biriba for meld in melds] for melds in deal.melds]
    return write_record(record), {
        "deal": place,
        "first": first,
        "turns": turns,
        "actions": len(actions),
        "stock": len(deal.stock),
        "ended": deal.ended,
        "closed_by": deal.closed_by,
        "totals": list(score(deal).totals),
        "clean": [side.count(Biriba.CLEAN) for side in kinds],
        "dirty": [side.count(Biriba.DIRTY) for side in kinds],
        "reserve_turn": taken,
    }


def simulate(
    settings: Settings, deals: int, out: Path, *, jobs: int = 1, bar: TextIO | None = None, lang: str = "en"
) -> dict[str, Any]:
    """Play deals 0 to `deals` − 1 into the folder `out`, going on from what is there; the summary.

    Writes `settings.json`, `records/*.txt`, `results.jsonl`, `summary.json` and
    `summary.txt` (that one in `lang`). Raises `InputError` for settings that can't be played or for a folder
    that holds a simulation of other settings.
    """
    settings.check()
    _claim(settings, out)
    results = {result["deal"]: result for result in _stored(out)}
    left = [place for place in range(deals) if place not in results]
    with (out / _RESULTS).open("a", encoding="utf-8", newline="\n") as lines:
        for done, (record, result) in enumerate(_played(settings, left, jobs), deals - len(left) + 1):
            _write(_record_path(out, result["deal"]), record)
            lines.write(json.dumps(result) + "\n")
            lines.flush()
            results[result["deal"]] = result
            _show(bar, done, deals)
    ordered = [results[place] for place in range(deals)]
    # In order, so that a run that was stopped and one that was not leave the same file.
    everything = [results[place] for place in sorted(results)]
    _write(out / _RESULTS, "".join(json.dumps(result) + "\n" for result in everything))
    found = summary(settings.data(), ordered)
    _write(out / "summary.json", json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    _write(out / "summary.txt", summary_text(found, lang))
    return found


def _claim(settings: Settings, out: Path) -> None:
    """Make the folder, or check that it holds a simulation of the same settings."""
    text = json.dumps(settings.data(), indent=1, ensure_ascii=False) + "\n"
    path = out / _SETTINGS
    try:
        (out / "records").mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _write(path, text)
        same = path.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        raise InputError(Problem("no-folder", {"where": str(out)})) from None
    if not same:
        raise InputError(Problem("bad-simulation", {"where": str(out)}))


def _stored(out: Path) -> Iterator[dict[str, Any]]:
    """The complete results of an earlier run; a deal without one, or without its record, is played again."""
    path = out / _RESULTS
    if not path.exists():
        return
    whole = []
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        result = _result(line)
        if result and _record_path(out, result["deal"]).exists():
            whole.append(line + "\n")
            yield result
    _write(path, "".join(whole))


#: What `play_one` tells of a deal.
_KEYS = frozenset("deal first turns actions stock ended closed_by totals clean dirty reserve_turn".split())


def _result(line: str) -> dict[str, Any] | None:
    try:
        result = json.loads(line)
    except json.JSONDecodeError:
        return None
    whole = isinstance(result, dict) and result.keys() == _KEYS and isinstance(result["deal"], int)
    return result if whole else None


def _played(settings: Settings, places: list[int], jobs: int) -> Iterator[tuple[str, dict[str, Any]]]:
    if jobs == 1 or len(places) < 2:
        yield from (play_one(settings, place) for place in places)
        return
    with workers(min(jobs, len(places))) as pool:
        try:
            for done in as_completed([pool.submit(play_one, settings, place) for place in places]):
                yield done.result()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _record_path(out: Path, place: int) -> Path:
    return out / "records" / f"{place:06}.txt"


def _write(path: Path, text: str) -> None:
    """Write the whole file or nothing, so that a run may be stopped at any time."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8", newline="\n")
    os.replace(part, path)


_WIDTH = 40


def _show(bar: TextIO | None, done: int, deals: int) -> None:
    if bar is None:
        return
    filled = _WIDTH * done // deals
    line = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{deals}"
    if bar.isatty():
        bar.write(f"\r{line}" + "\n" * (done == deals))
    elif done == deals or done * 10 // deals > (done - 1) * 10 // deals:
        bar.write(line + "\n")
    bar.flush()
