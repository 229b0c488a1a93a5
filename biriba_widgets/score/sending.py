"""A match as text: to copy and load again, as an address, and as a table for other programs."""

from __future__ import annotations

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from itertools import accumulate

from biriba_widgets.outside import parse_json
from biriba_widgets.score import names
from biriba_widgets.score.counting import points_of
from biriba_widgets.score.evening import Evening, as_json, read
from biriba_widgets.score.refused import Refused
from biriba_widgets.words import say

#: What stands before a match in a page's address: ``#m=…``.
MARK = "m="
LONGEST = 40_000
_PLAIN_QUOTES = str.maketrans("“”„«»", '"""""')


def text(evening: Evening) -> str:
    """A match to copy, one deal a line."""
    made = as_json(evening)
    deals = made.pop("deals")
    head = json.dumps(made, ensure_ascii=False)[:-1]
    lines = ",\n".join(json.dumps(deal, ensure_ascii=False) for deal in deals)
    return f'{head}, "deals": [\n{lines}\n]}}'


def address(evening: Evening) -> str:
    """The address of a match, for after the ``#``."""
    packed = json.dumps(as_json(evening), ensure_ascii=False, separators=(",", ":"))
    return MARK + urlsafe_b64encode(packed.encode()).decode().rstrip("=")


def received(sent: str) -> Evening:
    """The match in pasted text or in an address; `Refused` where there is none."""
    if len(sent) > LONGEST:
        raise Refused("pad.unreadable")
    typed = sent.removeprefix("\ufeff").strip()
    _, mark, packed = typed.partition("#" + MARK)
    try:
        if mark:
            typed = urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()
        found = parse_json(typed if typed.count('"') else typed.translate(_PLAIN_QUOTES))
    except ValueError:
        raise Refused("pad.unreadable") from None
    return read(found)


def table(evening: Evening, lang: str) -> str:
    """Comma-separated values: a line for each deal, the points of each side and its total then."""
    called = names.sides(evening, lang)
    rows: list[list[str | int]] = []
    head = [say(lang, "pad.deal"), say(lang, "pad.csv-dealer"), say(lang, "pad.csv-closed")]
    rows.append([*head, *map(_plain, called), *(_plain(say(lang, "pad.csv-total", who=who)) for who in called)])
    points = [points_of(entry, evening) for entry in evening.deals]
    totals = accumulate(points, lambda before, new: tuple(map(sum, zip(before, new, strict=True))))
    for place, (new, total) in enumerate(zip(points, totals, strict=True)):
        closed = evening.deals[place].closed
        who = [evening.dealer_of(place), *closed]
        seats = [_plain(names.seat(evening, seat, lang)) for seat in who]
        rows.append([place + 1, *seats, *[""] * (2 - len(seats)), *new, *total])
    return "".join(",".join(map(_cell, row)) + "\n" for row in rows)


def _cell(value: str | int) -> str:
    """One value; in quotes where it holds a comma or a quote (the browser's Python has no `csv`)."""
    text = str(value)
    return '"' + text.replace('"', '""') + '"' if set(text) & set(',"') else text


def _plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return "'" + name if name.startswith(("=", "+", "-", "@")) else name
