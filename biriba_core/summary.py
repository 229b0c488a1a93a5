"""What many played deals come to: a summary as JSON values, and as a plain table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import fmean, quantiles
from typing import Any

from biriba_core.intervals import interval
from biriba_core.messages.records import SUMMARY

__all__ = ["summary", "summary_text"]

Result = Mapping[str, Any]


def summary(settings: Mapping[str, Any], results: Sequence[Result]) -> dict[str, Any]:
    """The summary of deals played with some settings; a mean stands beside half its 95% interval.

    >>> one = {"first": 1, "turns": 40, "stock": 3, "ended": "closed", "totals": [500, 200],
    ...     "clean": [1, 0], "dirty": [1, 1], "reserve_turn": [21, None]}
    >>> found = summary({"levels": ["easy"]}, [one, {**one, "first": 0}])
    >>> found["biribas"]["clean"]["mean"], found["first_player"]["mean"], found["reserve"]["taken"]
    (1.0, 0.0, 0.5)
    """
    sides = len(results[0]["totals"]) if results else 0
    turns = [result["turns"] for result in results]
    taken = [turn for result in results for turn in result["reserve_turn"] if turn is not None]
    return {
        "settings": dict(settings),
        "deals": len(results),
        "biribas": {
            "clean": _mean([sum(result["clean"]) for result in results]),
            "dirty": _mean([sum(result["dirty"]) for result in results]),
            "a_side_has_one": _share(
                results, sides, lambda result, side: result["clean"][side] + result["dirty"][side]
            ),
        },
        "reserve": {
            "taken": _share(results, sides, lambda one, side: one["reserve_turn"][side] is not None),
            "turn": _spread(taken),
        },
        "turns": _spread(turns),
        "stock_left": _spread([result["stock"] for result in results]),
        "ended": dict(sorted(Counter(result["ended"] for result in results).items())),
        "first_player": _mean([_edge(result["totals"], result["first"] % sides) for result in results]),
        "sides": [
            {
                "points": _mean([result["totals"][side] for result in results]),
                "ahead": _mean([_edge(result["totals"], side) for result in results]),
                "best": _best(results, side),
                "clean": _mean([result["clean"][side] for result in results]),
                "dirty": _mean([result["dirty"][side] for result in results]),
            }
            for side in range(sides)
        ],
    }


def _edge(totals: Sequence[int], side: int) -> float:
    """A side's points less the mean of the others'."""
    return totals[side] - (sum(totals) - totals[side]) / (len(totals) - 1)


def _mean(values: Sequence[float]) -> dict[str, float | None]:
    if len(values) < 2:
        # One value alone says nothing about its error.
        return {"mean": round(fmean(values), 3) if values else 0.0, "half": None}
    mean, half = interval(values)
    return {"mean": round(mean, 3), "half": round(half, 3)}


def _spread(values: Sequence[float]) -> dict[str, float | None]:
    if len(values) < 2:
        return {"n": len(values), **_mean(values)}
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return {"n": len(values), **_mean(values), "quarter": low, "median": middle, "three_quarters": high}


def _share(results: Sequence[Result], sides: int, holds: Callable[[Result, int], object]) -> float:
    """Of all sides in all deals, how many some statement holds for."""
    found = [bool(holds(result, side)) for result in results for side in range(sides)]
    return round(fmean(found), 4) if found else 0.0


def _best(results: Sequence[Result], side: int) -> float:
    """In how many deals a side did better than every other, a tie shared out."""
    found = [
        (result["totals"][side] == max(result["totals"])) / result["totals"].count(max(result["totals"]))
        for result in results
    ]
    return round(fmean(found), 4) if found else 0.0


def summary_text(found: Mapping[str, Any], lang: str = "en") -> str:
    """A summary as lines to read, in `lang` (`en` or `fr`)."""
    words = {name: both.of(lang) for name, both in SUMMARY.items()}
    settings, biribas, reserve = found["settings"], found["biribas"], found["reserve"]
    told = [
        ("settings", ", ".join(f"{key} {_plain(value)}" for key, value in settings.items())),
        ("deals", str(found["deals"])),
        ("clean", _plus_minus(biribas["clean"])),
        ("dirty", _plus_minus(biribas["dirty"])),
        ("has-biriba", _percent(biribas["a_side_has_one"])),
        ("takes-reserve", _percent(reserve["taken"])),
        ("reserve-turn", _quartiles(reserve["turn"], words)),
        ("turns", _quartiles(found["turns"], words)),
        ("stock", _quartiles(found["stock_left"], words)),
        ("ended", ", ".join(f"{words[how]} {n}" for how, n in found["ended"].items())),
        ("first-player", _plus_minus(found["first_player"])),
    ]
    rows = [(words[key], text) for key, text in told]
    for side, numbers in enumerate(found["sides"]):
        values = {
            "points": _plus_minus(numbers["points"]),
            "ahead": _plus_minus(numbers["ahead"]),
            "best": _percent(numbers["best"]),
            "clean": f"{numbers['clean']['mean']:.2f}",
            "dirty": f"{numbers['dirty']['mean']:.2f}",
        }
        rows.append((words["side"].format(side=side), words["of-side"].format(**values)))
    width = max(len(name) for name, _ in rows)
    lines = "".join(f"{name:{width}}  {text}\n" for name, text in rows)
    # Where English has a point and a percent sign alone, French has a comma and a no-break space.
    return re.sub(r"(?<=\d)\.(?=\d)", ",", lines).replace("%", "\u00a0%") if lang == "fr" else lines


def _plain(value: object) -> str:
    return "+".join(map(str, value)) or "none" if isinstance(value, list | tuple) else str(value)


def _percent(share: float) -> str:
    return f"{share:.1%}"


def _plus_minus(numbers: Mapping[str, Any]) -> str:
    half = numbers["half"]
    return f"{numbers['mean']:.2f}".replace("-", "−") + ("" if half is None else f" ± {half:.2f}")


def _quartiles(numbers: Mapping[str, Any], words: Mapping[str, str]) -> str:
    if "median" not in numbers:
        return _plus_minus(numbers)
    low, high = f"{numbers['quarter']:g}", f"{numbers['three_quarters']:g}"
    return f"{_plus_minus(numbers)} ({words['half-of-them'].format(low=low, high=high)})"
