"""Short words for the rule tests: lay out a table, act, and ask which rules are broken."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from biriba_core import (
    Deal,
    IllegalMeld,
    Meld,
    Profile,
    apply,
    arrangements,
    check,
    codes_text,
    judge_meld,
    legal_actions,
    parse_action,
    parse_cards,
    parse_position,
    profile,
)
from biriba_core.granting import rules_of_reasons

CLEAN = "3H 4H 5H 6H 7H 8H 9H"
SIX = "3H 4H 5H 6H 7H 8H"


def table(hand: str | int, *ours: str, **keys: Any) -> Deal:
    """South to act in a four-handed deal, with these melds of South's side on the table."""
    others, theirs = keys.pop("others", [9, 9, 9]), keys.pop("theirs", [])
    position = {"stage": "play", "stock": 20, "pile": "KD", "melds": [list(ours), list(theirs)]}
    return parse_position(position | {"hands": [hand, *others]} | keys)


def greek(hand: str | int, *ours: str, variants: Iterable[str] = (), **keys: Any) -> Deal:
    """The same under Greek Canasta."""
    return table(hand, *ours, rules="greek-canasta", variants=list(variants), **keys)


def canasta(*variants: str) -> Profile:
    return profile("greek-canasta", variants)


def do(deal: Deal, *texts: str) -> Deal:
    """The table after these actions, every one of them legal."""
    for text in texts:
        deal = apply(deal, parse_action(text))
    return deal


def broken(deal: Deal, text: str) -> list[str]:
    """The rules that an action breaks, in rule order; none when it is legal."""
    return list(check(deal, parse_action(text)).rules)


def granted(deal: Deal, text: str) -> list[str]:
    """The rules that allow a legal action, the most telling first."""
    verdict = check(deal, parse_action(text))
    assert verdict.legal, verdict.rules
    return list(rules_of_reasons(verdict.reasons))


def faults_of(deal: Deal, text: str) -> list[str]:
    """The names of the faults of an action, by the order of their rules."""
    return [ruling.fault for ruling in check(deal, parse_action(text)).rulings]


def legal(deal: Deal, text: str) -> bool:
    return not broken(deal, text)


def listed(deal: Deal) -> list[str]:
    return [str(action) for action in legal_actions(deal)]


def meld(text: str, rules: Profile | None = None) -> Meld:
    return judge_meld(parse_cards(text), rules or profile())


def no_meld(text: str, rules: Profile | None = None) -> list[str]:
    """The rules by which these cards are no meld; none when they are one."""
    try:
        meld(text, rules)
    except IllegalMeld as error:
        return list(dict.fromkeys(ruling.rule for ruling in error.rulings))
    return []


def readings(text: str, rules: Profile | None = None) -> list[str]:
    return sorted(map(str, arrangements(parse_cards(text), rules or profile())))


def hand(deal: Deal, seat: int = 0) -> str:
    return codes_text(deal.hands[seat])


def melds(deal: Deal, side: int = 0) -> list[str]:
    return [str(one) for one in deal.melds[side]]
