"""The match behind the play page: what was chosen, which deal is being played, the results of earlier deals.

All of it is in the form's state; a deal is named by the seed that shuffles it, ``12/3`` for
the third deal of match 12, as in a record of it (docs/records.md).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from biriba_core import Match, Profile, codes_text, new_match, parse_action, parse_cards, profile
from biriba_core.deal import check_players
from biriba_core.players import LEVELS, player
from biriba_core.records import Record, read_record, seeded_deck, write_record
from biriba_widgets.html.forms import JSON, Submission, first, whole

YOU = 0
MATCHES = 999_999
_FRESH: dict[str, JSON] = {"done": [], "stopped": False}
VARIANTS = ("twos-not-wild", "super-biriba", "strict-close", "individual")
_SIX = "six-players"
#: What a record says of the reader's seat.
_READER = "reader"
_SEED = re.compile(r"(\d{1,6})/(\d{1,4})")


def start() -> JSON:
    """The first match as the page shows it."""
    chosen = {"rules": "partnership", "variants": [], "players": 4, "level": "medium", "partner": "medium"}
    return begun({**chosen, "match": 1})


def begun(chosen: Mapping[str, JSON]) -> JSON:
    """A match before its first deal; the dealer sits on the reader's left, so the reader begins."""
    return {
        **chosen,
        "seed": f"{chosen['match']}/1",
        "deck": "",
        "dealer": chosen["players"] - 1,
        "scores": [],
        "counted": False,
        "practice": False,
        **_FRESH,
    }


def again(state: JSON, most: int = 0) -> JSON:
    """The same deal from its start, or after so many of its actions; once counted, it is practice."""
    return {**state, **_FRESH, "done": state["done"][:most], "practice": state["counted"]}


def chosen(state: JSON, submission: Submission) -> JSON:
    """The match that the reader asks for. Raises `InputError` when it can't be played."""
    players = whole(submission, "players", 2, 6, 4)
    variants = [name for name in submission.get("variant", []) if name in VARIANTS]
    name = first(submission, "rules", "partnership")
    rules = profile(name, [*variants, *([_SIX] if players == 6 and name != "partnership" else [])])
    check_players(rules, players)
    return begun(
        {
            "rules": rules.name,
            "variants": list(rules.variants),
            "players": players,
            "level": _level(submission, "level", state["level"]),
            "partner": _level(submission, "partner", state["partner"]),
            "match": whole(submission, "match", 1, MATCHES, state["match"]),
        }
    )


def _level(submission: Submission, name: str, default: str) -> str:
    level = first(submission, name)
    return level if level in LEVELS else default


def rules_of(state: JSON) -> Profile:
    return profile(state["rules"], state["variants"])


def number(state: JSON) -> int:
    """Which deal of the match this is, from 1."""
    seed = _SEED.fullmatch(state["seed"])
    return int(seed[2]) if seed else 1


def start_of(state: JSON) -> Record:
    """The present deal before its first action. Raises `InputError` for what this version of the book does not have."""
    deck = parse_cards(state["deck"], "deck") if state["deck"] else seeded_deck(state["seed"])
    levels = tuple(_READER if seat == YOU else level_at(state, seat) for seat in range(state["players"]))
    return Record(deck, rules_of(state), state["players"], state["dealer"], levels=levels)


def match_of(state: JSON) -> Match:
    """The match after the deals that have been counted."""
    match = new_match(rules_of(state), players=state["players"])
    for scores in state["scores"]:
        match = match.add(scores)
    return match


def next_deal(state: JSON) -> JSON:
    """The deal after the one that has been counted (2.2, G2.4)."""
    rules = rules_of(state)
    dealer = (state["dealer"] + rules.deal_passes) % state["players"]
    seed = f"{state['match']}/{number(state) + 1}"
    return {**state, **_FRESH, "seed": seed, "deck": "", "dealer": dealer, "counted": False, "practice": False}


def level_at(state: JSON, seat: int) -> str:
    """How well the player of a seat plays: the reader's partner has a level of its own."""
    sides = rules_of(state).sides(state["players"])
    return player(state["partner"] if seat % sides == YOU % sides else state["level"]).level


# -- as text -------------------------------------------------------------------------------


def as_text(state: JSON) -> str:
    """The deal as a record, with all that has been played of it."""
    seed = None if state["deck"] else state["seed"]
    actions = tuple(map(parse_action, state["done"]))
    return write_record(replace(start_of(state), seed=seed, actions=actions, stopped=state["stopped"]))


def loaded(state: JSON, text: str) -> JSON:
    """The first deal of a match, as a record has it. Raises `BadRecord` at its first bad line."""
    record = read_record(text)
    seed = _SEED.fullmatch(record.seed or "")
    sides = record.rules.sides(record.players)
    levels = [level if level in LEVELS else state["level"] for level in record.levels]
    others = [level for seat, level in enumerate(levels) if seat % sides != YOU]
    partners = [level for seat, level in enumerate(levels) if seat % sides == YOU and seat != YOU]
    chosen = {
        "rules": record.rules.name,
        "variants": list(record.rules.variants),
        "players": record.players,
        "level": others[0] if others else state["level"],
        "partner": partners[0] if partners else state["partner"],
        "match": int(seed[1]) if seed else state["match"],
    }
    return {
        **begun(chosen),
        "seed": record.seed or "",
        "deck": "" if record.seed else codes_text(record.deck),
        "dealer": record.dealer,
        "done": list(map(str, record.actions)),
        "stopped": record.stopped,
    }
