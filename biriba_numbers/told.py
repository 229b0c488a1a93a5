"""The sentences of the chapter: every number and every verdict in them is computed from the stored deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from biriba_core import PARTNERSHIP, judge_meld, parse_cards
from biriba_core.play import TURN_LIMIT
from biriba_numbers.data import GAMES, Estimate, deals, stored
from biriba_numbers.measures import ASIDE, MEASURES, Line, lean, quartiles
from biriba_numbers.words import Words

__all__ = ["ADVICE", "TOLD", "verdict"]

PAIRS, CANASTA = GAMES
_CLEAN = judge_meld(parse_cards("3H 4H 5H 6H 7H 8H 9H"), PARTNERSHIP)
#: A habit that changed a smaller share of the deals than this is said to matter seldom.
_SELDOM = 0.3
#: The share of 95% intervals that miss the true number by chance.
_MISSED = 0.05
_LITTLE = 100.0
_HALF = 50.0


def _lines(measure: str) -> dict[str | int, Line]:
    return {line.name: line for line in {**MEASURES, **ASIDE}[measure]().lines}


def _found(measure: str, name: str | int, game: str) -> Estimate:
    return _lines(measure)[name].found[game]


def _fields(words: Words, measure: str, unit: str, *, rough: bool = False, **names: str | int) -> dict[str, str]:
    """For each field and the line that it names, the estimate in pairs (`_p`) and in Greek Canasta (`_g`).

    `rough` is for what is in view: a rounded number, without what it may be off by; the fold has that.
    """
    say = (lambda found, unit: words.amount(round(found.value), unit)) if rough else words.estimate
    return {
        f"{field}_{mark}": say(_found(measure, name, game), unit)
        for field, name in names.items()
        for mark, game in (("p", PAIRS), ("g", CANASTA))
    }


def _about(words: Words) -> list[str]:
    head, table = stored(f"deals-{PAIRS}"), stored("strength")
    dealt = len(head["rows"])
    counts = [len(row["gains"]) for row in table["rows"]]
    low, high = words.count(min(counts)), words.count(max(counts))
    return [
        words.say("about", deals=words.count(dealt)),
        words.say("about.interval"),
        words.say("about.players", seed=head["seed"], last=dealt - 1),
        words.say(
            "about.strength",
            seed=table["rows"][0]["seed"],
            low=low,
            high=high,
        ),
    ]


def _biribas(words: Words) -> list[str]:
    leaning = {f"lean_{mark}": words.estimate(lean(game), "%") for mark, game in (("p", PAIRS), ("g", CANASTA))}
    return [
        words.say("biribas", **_fields(words, "biribas", "%", rough=True, any="any")),
        words.say("biribas.lean", **leaning),
    ]


def _wild(words: Words) -> list[str]:
    found = [_found("one-wild", name, game) for name in ("joker", "two") for game in GAMES]
    most = max(one.value + one.half for one in found)
    key = "wild.little" if most < _LITTLE else "wild.much"
    told = [words.say(key, most=words.amount(round(most), "points"), bonus=_CLEAN.bonus)]
    if most < _LITTLE:
        told.append(words.say("wild.why"))
    return told


def _quartiles(what: str) -> dict[str, str]:
    """For each game and each quarter, the turn, with the ends of its interval where they differ."""
    return {
        f"{mark}{part}": str(one.turn) if one.low == one.high else f"{one.turn} ({one.low}–{one.high})"
        for mark, game in (("p", PAIRS), ("g", CANASTA))
        for part, one in enumerate(quartiles(game, what), 1)
    }


def _medians(what: str) -> dict[str, int]:
    return {mark: quartiles(game, what)[1].turn for mark, game in (("p", PAIRS), ("g", CANASTA))}


def _reserve(words: Words) -> list[str]:
    taken = _fields(words, "taken", "%", rough=True, taken="taken")
    exactly = _fields(words, "taken", "%", taken="taken")
    return [
        words.say("reserve", **taken, **_medians("reserve")),
        words.say("reserve.quarters", **exactly, **_quartiles("reserve")),
    ]


def _length(words: Words) -> list[str]:
    return [words.say("length", **_medians("turns")), words.say("length.quarters", **_quartiles("turns"))]


def _ends(words: Words) -> list[str]:
    told = [words.say("ends", **_fields(words, "closed", "%", rough=True, closed="closed"))]
    if not any(row.ended == "limit" for game in GAMES for row in deals(game)):
        told.append(words.say("ends.no-limit", limit=words.count(TURN_LIMIT)))
    return told


def _first(words: Words) -> list[str]:
    told = []
    for game in GAMES:
        found = _found("first", "first", game)
        key = {0: "first.none", 1: "first.ahead", -1: "first.behind"}[found.sign]
        most = words.amount(round(abs(found.value) + found.half), "points")
        told.append(words.say(key, game=words.say(game), estimate=_without_sign(words, found), most=most))
    return [" ".join(told)]


def _pile(words: Words) -> list[str]:
    table = stored("habits")
    rows, (dealt,) = len(table["rows"]), {len(row["gains"]) for row in table["rows"]}
    cost = {
        f"{field}_{mark}": words.amount(round(-_found("habits", name, game).value), "points")
        for field, name in (("never", "never-takes"), ("careless", "careless"))
        for mark, game in (("p", PAIRS), ("g", CANASTA))
    }
    return [
        words.say("pile", **cost),
        words.say("pile.duels", seed=table["seed"], deals=words.count(dealt)),
        words.say("pile.chance", rows=rows, misled=round(rows * _MISSED)),
        *_habit("takes-every-pile")(words),
    ]


def _without(words: Words) -> list[str]:
    key = "without.right" if verdict("without", CANASTA) > 0 else "without.wrong"
    below = _fields(words, "below-zero", "%", below="below-zero")
    scored = _fields(words, "without", "points", none="none", one="one")
    return [words.say(key, **below, **scored), words.say("without.plan", **scored)]


def _anchors(words: Words) -> list[str]:
    told = []
    for game in GAMES:
        best = _best_run(game)
        values = {
            "three": words.estimate(_found("anchors", 3, game), "%"),
            "four": words.estimate(_found("anchors", 4, game), "%"),
            "best": words.line("anchors", best),
            "most": words.estimate(_found("anchors", best, game), "%"),
        }
        key = "anchors.right" if verdict("anchors", game) >= 0 else "anchors.wrong"
        told.append(words.say(key, game=words.say(game), **values))
    return told


def _best_run(game: str) -> str | int:
    """The lowest card of the three with which runs most often became biribas."""
    return max((line for line in MEASURES["anchors"]().lines), key=lambda line: line.found[game].value).name


def _partner(words: Words) -> list[str]:
    return [words.say("partner"), *_habit("reads-partner")(words)]


def _habit(*names: str) -> Callable[[Words], list[str]]:
    def told(words: Words) -> list[str]:
        return [_one_habit(words, name) for name in names]

    return told


def _one_habit(words: Words, name: str) -> str:
    """A habit by its name, and what it came to in each game."""
    parts = [f"{words.line('habits', name)}."]
    for row in stored("habits")["rows"]:
        if row["habit"] != name:
            continue
        found, gains = _found("habits", name, row["game"]), row["gains"]
        key = {1: "habit.gains", -1: "habit.costs", 0: "habit.none"}[found.sign]
        estimate, dealt = _without_sign(words, found), words.count(len(gains))
        parts.append(words.say(key, game=words.say(row["game"]), estimate=estimate, deals=dealt))
        changed = sum(gain != 0 for gain in gains)
        if not changed:
            parts[-1:] = [words.say("habit.never", game=words.say(row["game"]), deals=dealt)]
        elif changed < _SELDOM * len(gains):
            key = "habit.once" if changed == 1 else "habit.seldom"
            parts.append(words.say(key, changed=words.count(changed), deals=dealt))
    return " ".join(parts)


def _without_sign(words: Words, found: Estimate) -> str:
    """Points gained, or points lost where the sentence says that they are lost."""
    return words.estimate(found._replace(value=-found.value) if found.sign < 0 else found, "points")


def verdict(advice: str, game: str) -> int:
    """Whether the numbers agree with a piece of advice (1), disagree (-1), or show no difference (0)."""
    if advice == "without":
        below = _found("below-zero", "below-zero", game)
        return below._replace(value=below.value - _HALF).sign
    if advice == "anchors":
        best = _found("anchors", _best_run(game), game)
        low = max((_found("anchors", begun, game) for begun in (3, 4)), key=lambda one: one.value)
        # Two intervals that do not meet: the difference is more than chance.
        return 0 if low.value + low.half >= best.value - best.half else -1
    return _found("habits", advice, game).sign


#: {part of the page: its sentences}: the first one answers, the rest is folded.
TOLD: Mapping[str, Callable[[Words], list[str]]] = {
    "about": _about,
    "biribas": _biribas,
    "wild": _wild,
    "reserve": _reserve,
    "length": _length,
    "ends": _ends,
    "first": _first,
    "pile": _pile,
}
#: {advice of both games, in the order of the page: what the numbers say of it}
ADVICE: Mapping[str, Callable[[Words], list[str]]] = {
    "clean-first": _habit("clean-first"),
    "two-melds": _habit("two-melds"),
    "without": _without,
    "anchors": _anchors,
    "low-anchors": _habit("low-anchors"),
    "reads-partner": _partner,
    "waits": _habit("waits", "two-biribas", "closes-at-once"),
    "keeps-last": _habit("keeps-last"),
}
