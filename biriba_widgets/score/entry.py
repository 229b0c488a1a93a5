"""The deal that is being entered: what stands in the fields, kept as it was typed until it makes a deal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from biriba_core import InputError
from biriba_widgets.html.forms import Submission, first
from biriba_widgets.score.counting import kinds, meld_of, sizes
from biriba_widgets.score.evening import RESERVES, Entry, Evening, Side
from biriba_widgets.score.refused import Refused
from biriba_widgets.table.likely_order import likeliest

Draft = dict[str, Any]
MOST_MELDS = 24
_LONGEST = 200
_NUMBER = re.compile(r"[-+]?\d{1,5}")


def empty(evening: Evening, place: int) -> Draft:
    """Nothing entered yet for deal number `place`, from 0."""
    return {
        "place": place,
        "way": "quick",
        "side": 0,
        "points": [""] * evening.sides,
        "closed": "",
        "sides": [_empty_side() for _ in range(evening.sides)],
        "kind": "run",
        "biriba": "clean",
        "picking": False,
    }


def _empty_side() -> dict[str, Any]:
    return {"melds": [], "cards": "", "hand": "", "reserve": "", "closed": ""}


def of_deal(evening: Evening, place: int) -> Draft:
    """A deal that was entered, to change it the way it was entered."""
    entry, draft = evening.deals[place], empty(evening, place)
    closed = entry.closed[0] if entry.closed else None
    if entry.points:
        return {**draft, "points": list(map(str, entry.points)), "closed": "" if closed is None else str(closed)}
    sides = [
        {
            "melds": list(side.melds),
            "cards": "" if side.cards is None else str(side.cards),
            "hand": side.hand,
            "reserve": side.reserve,
            "closed": str(closed) if closed in evening.seats(number) else "",
        }
        for number, side in enumerate(entry.sides)
    ]
    return {**draft, "way": "sure", "sides": sides}


def read(found: object, evening: Evening) -> Draft:
    """A draft that a browser kept; an empty one where it is none for this match."""
    place = len(evening.deals)
    new = empty(evening, place)
    if not isinstance(found, dict) or found.keys() != new.keys():
        return new
    if type(found["place"]) is not int or not 0 <= found["place"] <= place or found["way"] not in ("quick", "sure"):
        return new
    if type(found["side"]) is not int or not 0 <= found["side"] < evening.sides:
        return new
    sides = found["sides"]
    if not _texts(found["points"], evening.sides) or not isinstance(sides, list) or len(sides) != evening.sides:
        return new
    if not all(isinstance(side, dict) and side.keys() == _empty_side().keys() for side in sides):
        return new
    rest = [text for side in sides for name, text in side.items() if name != "melds"]
    if not _texts([*rest, found["closed"], found["kind"], found["biriba"]]):
        return new
    if not all(_texts(side["melds"]) and len(side["melds"]) <= MOST_MELDS for side in sides):
        return new
    try:
        for side in sides:
            for text in side["melds"]:
                meld_of(text, evening.rules)
    except (Refused, InputError):
        return new
    return found


def _texts(found: object, count: int | None = None) -> bool:
    fits = isinstance(found, list) and all(isinstance(one, str) and len(one) <= 2 * _LONGEST for one in found)
    return fits and count in (None, len(found))  # type: ignore[arg-type]


# -- the quick way -------------------------------------------------------------------------


def quick_sent(draft: Draft, submission: Submission, evening: Evening) -> Draft:
    """The draft with what the quick form holds."""
    points = []
    for side in range(evening.sides):
        typed = first(submission, f"points{side}").strip()[:12]
        points.append("-" + typed.lstrip("-−") if typed and first(submission, f"minus{side}") else typed)
    return {**draft, "points": points, "closed": _seat(first(submission, "closed"), evening)}


def _seat(typed: str, evening: Evening) -> str:
    return typed if typed in map(str, range(evening.players)) else ""


def quick_entry(draft: Draft) -> Entry:
    points = tuple(number(typed, "pad.need-totals") for typed in draft["points"])
    return Entry((int(draft["closed"]),) if draft["closed"] else (), points)


def number(typed: str, missing: str) -> int:
    """A number as people write it; `Refused` with the key `missing` where there is none."""
    plain = re.sub(r"[\s,.\u00a0\u202f]", "", typed.replace("−", "-"))
    if not plain:
        raise Refused(missing)
    if not _NUMBER.fullmatch(plain):
        raise Refused("pad.no-number", text=typed)
    return int(plain)


# -- the sure way --------------------------------------------------------------------------


def sure(draft: Draft, evening: Evening) -> Draft:
    """Item by item from now on; who closed is taken along."""
    sides = [dict(side) for side in draft["sides"]]
    if draft["closed"]:
        sides[int(draft["closed"]) % evening.sides]["closed"] = draft["closed"]
    return {**draft, "way": "sure", "side": 0, "sides": sides}


def side_sent(draft: Draft, submission: Submission, evening: Evening) -> Draft:
    """The draft with what the form of one side holds."""
    side = dict(draft["sides"][draft["side"]])
    side |= {name: first(submission, name).strip()[:_LONGEST] for name in ("cards", "hand")}
    chosen = first(submission, "reserve")
    side["reserve"] = chosen if chosen in RESERVES and chosen != usual_reserve(draft, evening) else ""
    side["closed"] = _seat(first(submission, "closed"), evening)
    kind, biriba = first(submission, "kind"), first(submission, "biriba")
    return {
        **_with_side(draft, side),
        "kind": kind if kind in kinds(evening.rules) else draft["kind"],
        "biriba": biriba if biriba in ("clean", "dirty") else draft["biriba"],
    }


def _with_side(draft: Draft, side: Mapping[str, Any]) -> Draft:
    sides = [*draft["sides"][: draft["side"]], side, *draft["sides"][draft["side"] + 1 :]]
    return {**draft, "sides": sides}


def usual_reserve(draft: Draft, evening: Evening) -> str:
    """How the biribaki of the side that is being entered went as a rule: taken where there is a biriba."""
    melds = (meld_of(text, evening.rules)[0] for text in draft["sides"][draft["side"]]["melds"])
    return "in_play" if any(meld.biriba for meld in melds) else "untaken"


def reserve_of(draft: Draft, evening: Evening) -> str:
    return str(draft["sides"][draft["side"]]["reserve"]) or usual_reserve(draft, evening)


def with_size(draft: Draft, size: str, evening: Evening) -> Draft:
    """One more meld of the chosen kind. `Refused` for a size that it can't have."""
    allowed = map(str, sizes(draft["kind"], evening.rules))
    if size not in allowed:
        raise Refused("pad.no-such-meld")
    return _with_meld(draft, f"{draft['kind']} {size} {draft['biriba']}", evening)


def with_cards(draft: Draft, chosen: list[str], evening: Evening) -> Draft:
    """One more meld by its cards, chosen in any order."""
    if not chosen:
        raise Refused("pad.need-cards")
    return _with_meld({**draft, "picking": False}, " ".join(likeliest(chosen, evening.rules)), evening)


def _with_meld(draft: Draft, text: str, evening: Evening) -> Draft:
    side = draft["sides"][draft["side"]]
    if len(side["melds"]) >= MOST_MELDS:
        raise Refused("pad.enough-melds", n=MOST_MELDS)
    meld_of(text, evening.rules)
    return _with_side(draft, {**side, "melds": [*side["melds"], text]})


def without_meld(draft: Draft, place: str) -> Draft:
    side = draft["sides"][draft["side"]]
    kept = [text for number, text in enumerate(side["melds"]) if str(number) != place]
    return _with_side(draft, {**side, "melds": kept})


def sure_entry(draft: Draft, evening: Evening) -> Entry:
    """The deal of the draft. `Refused` or `InputError` for a field that can't be read."""
    made, closed = [], []
    for number_, side in enumerate(draft["sides"]):
        there = {**draft, "side": number_}
        cards = None if not side["cards"] else number(side["cards"], "pad.need-points")
        made.append(Side(tuple(side["melds"]), cards, side["hand"], reserve_of(there, evening)))
        closed += [int(side["closed"])] if side["closed"] else []
    return Entry(tuple(closed), (), tuple(made))


def entry_of(draft: Draft, evening: Evening) -> Entry:
    return quick_entry(draft) if draft["way"] == "quick" else sure_entry(draft, evening)
