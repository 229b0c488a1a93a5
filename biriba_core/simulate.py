"""Many deals played by the computer, in parallel processes: records, results and a summary.

Each deal depends only on the seed and its own number, so a run that was stopped can go on
later and ends with the same files as one that was not stopped.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, TextIO, TypeAlias

from biriba_core.actions import Action, Discard, Pass
from biriba_core.deal import Deal, check_players
from biriba_core.errors import IllegalAction, InputError
from biriba_core.files import read_text, write_whole, written
from biriba_core.house import profile_data
from biriba_core.kinds import OVER, Biriba
from biriba_core.locking import hold
from biriba_core.players import player
from biriba_core.players.table import play_deal
from biriba_core.profiles import PARTNERSHIP, Profile
from biriba_core.records import Record, is_word, read_record, replayed, seeded_deck, write_record
from biriba_core.rulings import Problem
from biriba_core.scoring import score
from biriba_core.summary import summary, summary_text
from biriba_core.workers import in_order

__all__ = ["Settings", "play_one", "simulate"]

#: More deals than any simulation plays.
_ENDLESS = 10**12


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
        if not (self.seed and is_word(self.seed_of(_ENDLESS))):
            raise InputError(Problem("seed-no-word", {"text": self.seed}))
        check_players(self.rules, self.players)
        for level in self.levels:
            player(level)
        if not 1 <= len(self.levels) <= self.players or self.players % len(self.levels):
            raise InputError(Problem("levels-round", {"n": len(self.levels), "players": self.players}))

    def seed_of(self, place: int) -> str:
        """The seed of deal number `place`."""
        return f"{self.seed}/{place}"

    def data(self) -> dict[str, Any]:
        """The settings as JSON values."""
        own = {"players": self.players, "levels": list(self.levels), "seed": self.seed}
        return {**profile_data(self.rules), **own}


def _undealt(settings: Settings, place: int) -> Record:
    """The record of deal number `place` before its first action."""
    seats = tuple(settings.levels[seat % len(settings.levels)] for seat in range(settings.players))
    seed = settings.seed_of(place)
    return Record(seeded_deck(seed), settings.rules, settings.players, place % settings.players, seed, seats)


def play_one(settings: Settings, place: int) -> tuple[str, dict[str, Any]]:
    """Deal number `place`: its record as text, and its result.

    >>> record, result = play_one(Settings(levels=("easy",)), 0)
    >>> record.splitlines()[0], result["deal"], result["ended"] in ("closed", "passes", "limit")
    ('biriba 1', 0, True)
    """
    record = _undealt(settings, place)
    players = [player(level) for level in settings.levels]
    steps = list(play_deal(record.start(), players, random.Random(settings.seed_of(place))))
    actions = tuple(action for action, _ in steps if action is not None)
    record = replace(record, actions=actions, stopped=steps[-1][0] is None)
    return write_record(record), _result(place, record.start(), steps)


def _kept(settings: Settings, place: int, path: Path) -> dict[str, Any] | None:
    """The result of deal number `place` from its record in a file; None unless the whole record is there, unchanged."""
    try:
        text = read_text(path)
        found = read_record(text)
        record = replace(_undealt(settings, place), actions=found.actions, stopped=found.stopped)
        if write_record(record) != text:
            return None
    except (InputError, IllegalAction):
        return None
    steps = list(replayed(record))
    return _result(place, record.start(), steps) if steps and steps[-1][1].stage == OVER else None


def _result(place: int, deal: Deal, steps: Iterable[tuple[Action | None, Deal]]) -> dict[str, Any]:
    """What a deal came to, from each of its actions with the table after it."""
    first, turns, actions = deal.seat, 0, 0
    taken: list[int | None] = [None] * len(deal.reserves)
    for action, deal in steps:
        if action is None:
            continue
        actions += 1
        for side, reserve in enumerate(deal.reserves):
            if reserve.taken and taken[side] is None:
                taken[side] = turns + 1
        turns += isinstance(action, Discard | Pass) or deal.stage == OVER
    kinds = [[meld.biriba for meld in melds] for melds in deal.melds]
    return {
        "deal": place,
        "first": first,
        "turns": turns,
        "actions": actions,
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
    """Play deals 0 to `deals` − 1 into the folder `out`, going on from the records there; the summary.

    Writes `settings.json`, `records/*.txt`, `results.jsonl`, `summary.json` and
    `summary.txt` (that one in `lang`). Raises `InputError` for settings that can't be played, for a folder
    that holds a simulation of other settings, that another run writes to or that can't be written to, and for
    processes that can't be started or were ended from outside.
    """
    settings.check()
    with _claimed(settings, out):
        results: list[dict[str, Any]] = []
        work: Callable[[int], _Played] = partial(_deal, settings, out)
        for record, result in in_order(work, range(deals), min(jobs, deals)):
            if record is not None:
                write_whole(_record_path(out, result["deal"]), record)
            results.append(result)
            _show(bar, len(results), deals)
        write_whole(out / "results.jsonl", "".join(json.dumps(result) + "\n" for result in results))
        found = summary(settings.data(), results)
        write_whole(out / "summary.json", json.dumps(found, indent=1, ensure_ascii=False) + "\n")
        write_whole(out / "summary.txt", summary_text(found, lang))
    return found


@contextmanager
def _claimed(settings: Settings, out: Path) -> Iterator[None]:
    """A folder that belongs to these settings and, while it is written to, to this process alone."""
    text = (json.dumps(settings.data(), indent=1, ensure_ascii=False) + "\n").encode()
    where = {"where": str(out)}
    try:
        (out / "records").mkdir(parents=True, exist_ok=True)
        file = (out / "settings.json").open("a+b")
    except (OSError, ValueError):
        raise InputError(Problem("no-folder", where)) from None
    with file:
        if not hold(file):
            raise InputError(Problem("folder-in-use", where))
        file.seek(0)
        kept = file.read()
        # A run that was stopped at its very start may have left only a part of the settings.
        if not text.startswith(kept):
            raise InputError(Problem("bad-simulation", where))
        with written(out / "settings.json"):
            file.write(text.removeprefix(kept))
            file.flush()
        yield


#: The record of a deal that was played just now, and the result.
_Played: TypeAlias = tuple[str | None, dict[str, Any]]


def _deal(settings: Settings, out: Path, place: int) -> _Played:
    """Deal number `place` from its record in the folder or, where none holds, played: its new record, its result."""
    kept = _kept(settings, place, _record_path(out, place))
    return (None, kept) if kept else play_one(settings, place)


def _record_path(out: Path, place: int) -> Path:
    return out / "records" / f"{place:06}.txt"


_WIDTH = 40


def _show(bar: TextIO | None, done: int, deals: int) -> None:
    if bar is None:
        return
    filled = _WIDTH * done // deals
    line = f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{deals}"
    with suppress(OSError):  # the run goes on when its progress can't be shown
        if bar.isatty():
            bar.write(f"\r{line}" + "\n" * (done == deals))
        elif done == deals or done * 10 // deals > (done - 1) * 10 // deals:
            bar.write(line + "\n")
        bar.flush()
