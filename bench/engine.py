"""Speed of the engine, beside OpenSpiel's and RLCard's gin rummy in the same run: printed, never tested.

Whole random deals with the full legal list at every decision, driven from Python. Our draw,
take, meld, extension, discard and pass each count one; RLCard's count one for each
`env.step`; OpenSpiel's one for each action of a player. Its chance nodes are neither counted
nor timed, and neither is our shuffling and dealing. All take turns, round by round, on this
process's own time, so that a noisy machine disturbs them alike; the ratio of a round is what
counts. Where OpenSpiel stays ahead, the profile of the way of playing farthest behind
says what the time goes into.
"""

from __future__ import annotations

import cProfile
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from biriba_core import Deal, Profile, apply, legal_actions, new_deal, profile, stop

ROUNDS, PROFILED = 7, 16
DEALS, GAMES = 40, 30
TURN_LIMIT = 1000
RLCARD, OPENSPIEL = "RLCard gin rummy", "OpenSpiel gin rummy"
Way = tuple[str, tuple[str, ...], int]
WAYS: list[Way] = [
    ("partnership", (), 4),
    ("greek-canasta", (), 4),
    ("greek-canasta", (), 2),
    ("greek-canasta", (), 3),
    ("greek-canasta", ("six-players",), 6),
    ("greek-canasta", ("individual",), 4),
    ("greek-canasta", ("twos-not-wild",), 4),
    ("greek-canasta", ("super-biriba",), 4),
    ("greek-canasta", ("strict-close",), 4),
]


def play_out(deal: Deal, rng: random.Random) -> int:
    """Play a deal to its end at random; how many decisions that took."""
    decisions = turns = 0
    while deal.stage != "over":
        seat = deal.seat
        deal = apply(deal, rng.choice(list(legal_actions(deal))))
        decisions += 1
        turns += deal.seat != seat
        if turns >= TURN_LIMIT:
            deal = stop(deal)
    return decisions


def our_rate(rules: Profile, players: int, rng: random.Random) -> float:
    deals = [new_deal(rng, rules, players=players) for _ in range(DEALS)]
    start = time.process_time()
    decisions = sum(play_out(deal, rng) for deal in deals)
    return decisions / (time.process_time() - start)


def rlcard_rate(env: Any, rng: random.Random) -> float:
    decisions, start = 0, time.process_time()
    for _ in range(GAMES):
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / (time.process_time() - start)


def openspiel_rate(game: Any, rng: random.Random) -> float:
    decisions, chance, start = 0, 0.0, time.process_time()
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                dealt = time.process_time()
                while state.is_chance_node():
                    state.apply_action(rng.choice(state.legal_actions()))
                chance += time.process_time() - dealt
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions / (time.process_time() - start - chance)


def label(way: Way) -> str:
    name, variants, players = way
    return f"{'+'.join((name, *variants))}, {players} players"


def print_profile(way: Way) -> None:
    """What the time of one way of playing goes into, once its commoner melds have been met."""
    name, variants, players = way
    rng, rules = random.Random(1), profile(name, variants)
    our_rate(rules, players, rng)
    deals = [new_deal(rng, rules, players=players) for _ in range(DEALS)]
    profiler = cProfile.Profile(time.process_time)
    decisions = profiler.runcall(lambda: sum(play_out(deal, rng) for deal in deals))
    found = pstats.Stats(profiler).stats  # type: ignore[attr-defined]  # the stubs leave it out
    whole = sum(own for _, _, own, _, _ in found.values())
    print(f"\n{label(way)}: where the time goes, the {PROFILED} largest shares")
    for (file, _, function), (_, calls, own, _, _) in sorted(found.items(), key=lambda item: -item[1][2])[:PROFILED]:
        print(f"{own / whole:6.1%}{calls / decisions:7.2f} calls a decision   {Path(file).name} {function}")


def main() -> int:
    try:
        import pyspiel
        import rlcard
    except ImportError as missing:
        print(f"{missing.name} is missing: make bench brings it (requirements-bench.txt).", file=sys.stderr)
        return 1
    rates: dict[str, Callable[[], float]] = {
        OPENSPIEL: partial(openspiel_rate, pyspiel.load_game("gin_rummy"), random.Random(1)),
        RLCARD: partial(rlcard_rate, rlcard.make("gin-rummy", config={"seed": 1}), random.Random(1)),
    }
    for way in WAYS:
        name, variants, players = way
        rates[label(way)] = partial(our_rate, profile(name, variants), players, random.Random(1))
    rounds = [{name: rate() for name, rate in rates.items()} for _ in range(ROUNDS)]
    print(f"{'decisions per second':41}{'median':>8}{'best':>9}   times OpenSpiel's      times RLCard's")
    for name in rates:
        found = [done[name] for done in rounds]
        line = f"{name:41}{statistics.median(found):8,.0f}{max(found):9,.0f}"
        for other in (OPENSPIEL, RLCARD):
            ratios = [done[name] / done[other] for done in rounds]
            line += f"   {statistics.median(ratios):5.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        print(line)
    behind = {way: statistics.median(done[label(way)] / done[OPENSPIEL] for done in rounds) for way in WAYS}
    farthest = min(WAYS, key=lambda way: behind[way])
    if behind[farthest] < 1:
        print_profile(farthest)
    return 0


if __name__ == "__main__":
    sys.exit(main())
