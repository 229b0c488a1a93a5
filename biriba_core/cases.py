"""Case files: questions to the referee as JSON, and what the referee finds.

A case asks about a meld, about actions from a position, about a score or about a match
(docs/rules/FORMAT.md, "Cases"). Comparing with an expected answer is the caller's work.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from biriba_core.advising import advice_sentence
from biriba_core.cards import UNKNOWN
from biriba_core.errors import IllegalAction, InputError
from biriba_core.files import read_text
from biriba_core.granting import reasons_for_match, reasons_for_meld, reasons_for_score, rules_of_reasons
from biriba_core.house import PROFILE_KEYS, profile_from
from biriba_core.match import new_match
from biriba_core.melds import judge_meld
from biriba_core.messages import LANGUAGES, plain, reason_sentence, rulings_sentence, shortened
from biriba_core.notation import check_copies, parse_action, parse_cards
from biriba_core.play import apply, check
from biriba_core.positions import parse_position, to_position
from biriba_core.rulings import Problem, Reason, Ruling, Value
from biriba_core.scoring import score

__all__ = ["case_name", "find", "read_cases"]


def read_cases(path: str | Path) -> list[Any]:
    """The cases of a file as they stand; `find` checks each of them.

    Raises `InputError` naming the file when it can't be read, is no JSON list or gives
    one id to two cases.
    """
    where = str(path)
    text = read_text(path)
    try:
        cases = json.loads(text, object_pairs_hook=partial(_object, where))
    except json.JSONDecodeError as error:
        place: dict[str, Value] = {"where": where, "line": error.lineno, "column": error.colno}
        raise InputError(Problem("bad-json", place)) from None
    except InputError:
        raise
    except ValueError:
        # Python refuses to read an integer of more than 4,300 digits.
        raise InputError(Problem("number-too-long", {"where": where})) from None
    except RecursionError:
        raise InputError(Problem("too-deep", {"where": where})) from None
    if not isinstance(cases, list):
        raise InputError(Problem("not-a-list", {"where": where}))
    ids = Counter(name for case in cases if isinstance(case, Mapping) and isinstance(name := case.get("id"), str))
    for name, times in ids.items():
        if times > 1:
            raise InputError(Problem("id-again", {"where": where, "text": name}))
    return cases


def _object(where: str, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; a key that stands twice would hide the first of its values."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise InputError(Problem("key-again", {"where": where, "text": key}))
        found[key] = value
    return found


def case_name(case: object, number: int) -> str:
    """How an error names a case: its id, or its number in the file.

    >>> case_name({"id": "p-close"}, 3), case_name({}, 3)
    ('p-close', '#3')
    """
    name = case.get("id") if isinstance(case, Mapping) else None
    return plain(shortened(name)) if isinstance(name, str) else f"#{number}"


def find(case: object) -> dict[str, Any]:
    """What the referee finds in one case, in the words of its `expect`.

    Raises `InputError` for a case that is not well-formed (with a key that is not known, or
    that asks two things at once), for an action before the last that is refused, and
    `AmbiguousAction` for an `add` with several readings.

    >>> find({"id": "two", "meld": "8S 8D"})["illegal"]
    ['3.1']
    """
    if not isinstance(case, Mapping):
        raise InputError(Problem("not-an-object", {"where": "case"}))
    if not isinstance(case.get("id"), str):
        raise InputError(Problem("no-id", {"where": "case"}))
    kinds = [kind for kind in _KINDS if kind in case]
    if not kinds:
        raise InputError(Problem("no-kind", {"where": "case"}))
    if len(kinds) > 1:
        raise InputError(Problem("two-kinds", {"where": "case", "one": kinds[0], "other": kinds[1]}))
    finder, others = _KINDS[kinds[0]]
    _known_keys("case", case, ("id", kinds[0], *others, "expect"))
    return {"id": case["id"], **finder(case)}


def _known_keys(where: str, source: Mapping[str, Any], allowed: tuple[str, ...]) -> None:
    for key in source:
        if key not in allowed:
            raise InputError(Problem("unknown-key", {"where": where, "text": str(key), "allowed": ", ".join(allowed)}))


def _find_meld(case: Mapping[str, Any]) -> dict[str, Any]:
    text = case["meld"]
    if not isinstance(text, str):
        raise InputError(Problem("not-cards", {"where": "meld"}))
    codes = parse_cards(text, "meld")
    if not codes:
        raise InputError(Problem("not-cards", {"where": "meld"}))
    if UNKNOWN in codes:
        raise InputError(Problem("unknown-card-named", {"where": "meld"}))
    check_copies(codes, "meld")
    rules = profile_from(case)
    try:
        meld = judge_meld(codes, rules)
    except IllegalAction as error:
        return _refusal(error.rulings, {})
    return {
        **_granted(reasons_for_meld(meld, rules, codes)),
        "kind": meld.kind,
        "biriba": meld.biriba,
        "value": meld.value,
        "bonus": meld.bonus,
        "substitutes": meld.substitutes,
    }


def _refusal(rulings: tuple[Ruling, ...], instead: Mapping[str, str]) -> dict[str, Any]:
    return {
        "illegal": list(dict.fromkeys(ruling.rule for ruling in rulings)),
        "why": {lang: rulings_sentence(rulings, lang, instead.get(lang)) for lang in LANGUAGES},
    }


def _granted(reasons: tuple[Reason, ...]) -> dict[str, Any]:
    return {
        "by": list(rules_of_reasons(reasons)),
        "why": {lang: " ".join(reason_sentence(reason, lang) for reason in reasons) for lang in LANGUAGES},
    }


def _find_play(case: Mapping[str, Any]) -> dict[str, Any]:
    deal, texts = parse_position(case["position"]), case.get("do")
    if not isinstance(texts, list) or not texts:
        raise InputError(Problem("no-actions", {"where": "do"}))
    *earlier, last = [parse_action(text) for text in texts]
    for action in earlier:
        try:
            deal = apply(deal, action)
        except IllegalAction as error:
            values: dict[str, Value] = {"where": "do", "text": str(action), "why": error.rulings}
            raise InputError(Problem("refused-before-last", values)) from None
    verdict = check(deal, last)
    if not verdict.legal:
        return _refusal(verdict.rulings, {lang: advice_sentence(deal, last, lang) for lang in LANGUAGES})
    return {"legal": True, **_granted(verdict.reasons), "after": to_position(apply(deal, last))}


def _find_score(case: Mapping[str, Any]) -> dict[str, Any]:
    position = case["score"]
    if not isinstance(position, Mapping):
        raise InputError(Problem("not-an-object", {"where": "score"}))
    # A score is asked of a deal that is over; who closed it may stand beside the position.
    closer = {"closed_by": case["closed_by"]} if "closed_by" in case else {}
    deal = parse_position({"stage": "over", **position, **closer})
    sheet = score(deal)
    return {
        **_granted(reasons_for_score(sheet)),
        "sides": [
            {
                "cards": side.cards,
                "bonuses": side.bonuses,
                "closing": side.closing,
                "hand": side.hand,
                "reserve": side.reserve,
                "total": side.total,
            }
            for side in sheet.sides
        ],
    }


def _find_match(case: Mapping[str, Any]) -> dict[str, Any]:
    source = case["match"]
    if not isinstance(source, Mapping):
        raise InputError(Problem("not-an-object", {"where": "match"}))
    _known_keys("match", source, (*PROFILE_KEYS, "target", "deals"))
    deals, rules = source.get("deals"), profile_from(source)
    if not isinstance(deals, list):
        raise InputError(Problem("not-a-list", {"where": "deals"}))
    if deals and not isinstance(deals[0], list):
        raise InputError(Problem("wrong-totals", {"where": "deals[0]"}))
    sides = len(deals[0]) if deals else None
    match = new_match(rules, sides=sides, target=source.get("target"))
    for scores in deals:
        match = match.add(scores)
    granted = _granted(reasons_for_match(match, agreed=source.get("target") is not None))
    return {"over": match.over, "winner": match.winner, "totals": list(match.totals), **granted}


_Finder: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
#: What a case may ask about: who finds the answer, and the keys that may stand beside.
_KINDS: Mapping[str, tuple[_Finder, tuple[str, ...]]] = {
    "meld": (_find_meld, PROFILE_KEYS),
    "position": (_find_play, ("do",)),
    "score": (_find_score, ("closed_by",)),
    "match": (_find_match, ()),
}
