"""Why something is allowed, or is as it is: the rules that decide it, the most specific first.

For a legal action, a meld, a count and a match. The checks say what breaks a rule; each line here that
gives a reason names the rule that grants it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.applying import after
from biriba_core.cards import CARDS, JOKER, TWO, Codes, card_at
from biriba_core.checks import resolve
from biriba_core.deal import Deal
from biriba_core.extending import change, steps
from biriba_core.kinds import OVER, RUN, ScoreItem
from biriba_core.match import Match
from biriba_core.melds import Meld, bonus_of, meld_of
from biriba_core.profiles import Profile, profile
from biriba_core.rulebook import HOUSE
from biriba_core.rulings import Reason, Value
from biriba_core.scoring import ScoreSheet

__all__ = ["reasons_for_action", "reasons_for_match", "reasons_for_meld", "reasons_for_score", "rules_of_reasons"]

#: A code of the rulebook (`Rule.states`) and the values of its sentence, before a game gives it its number.
_Found = tuple[str, Mapping[str, Value]]


def reasons_for_action(deal: Deal, action: Action) -> tuple[Reason, ...]:
    """The rules that allow a legal action, the most specific first.

    In: a deal, and an action that `check` has found legal there.

    >>> from biriba_core.notation import parse_action
    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["5H KD 9S", 9, 9, 9], "melds": [["3H 4H * 6H"], []]})
    >>> action = parse_action("extend 1 3H 4H 5H 6H *")
    >>> [reason.rule for reason in reasons_for_action(deal, action)]
    ['3.11', '3.14', '3.9', '4.3']
    """
    action = resolve(deal, action)
    return _numbered(_FINDERS[type(action)](deal, action), deal.rules)


def reasons_for_meld(meld: Meld, rules: Profile, written: Codes = b"") -> tuple[Reason, ...]:
    """The rules that make cards this meld and give it its bonus, the most specific first.

    `written` are the cards as they were named, where their order may be another.

    >>> from biriba_core.melds import judge_meld
    >>> from biriba_core.notation import parse_cards
    >>> from biriba_core.profiles import PARTNERSHIP
    >>> cards = parse_cards("7H 6H 5H")
    >>> [reason.rule for reason in reasons_for_meld(judge_meld(cards, PARTNERSHIP), PARTNERSHIP, cards)]
    ['3.18', '3.3', '3.1']
    """
    return _numbered(_of_the_meld(meld, rules, written), rules)


def reasons_for_score(sheet: ScoreSheet) -> tuple[Reason, ...]:
    """The rules that a count rests on: what the end adds or charges first, then bonuses, hands and cards.

    What might be charged and is not (G7.5) comes last.

    >>> from biriba_core.positions import parse_position
    >>> from biriba_core.scoring import score
    >>> deal = parse_position({"stage": "over", "hands": ["", "KS", "5D", "2C"], "closed_by": 0,
    ...     "melds": [["3H 4H 5H 6H 7H 8H 9H"], []], "reserves": ["in_play", "untaken"]})
    >>> [reason.rule for reason in reasons_for_score(score(deal))]
    ['6.5', '6.4', '6.3', '6.2']
    """
    lines = [line for side in sheet.sides for line in side.lines]
    lines.sort(key=lambda line: (not line.points, _SCORE_ORDER.index(line.item)))
    reasons = {line.rule: Reason(line.rule, f"score-{line.item}") for line in reversed(lines)}
    return tuple(reasons[rule] for rule in dict.fromkeys(line.rule for line in lines))


_SCORE_ORDER = (
    ScoreItem.WAITING,
    ScoreItem.UNTAKEN,
    ScoreItem.CLOSING,
    ScoreItem.BONUS,
    ScoreItem.HAND,
    ScoreItem.CARDS,
)


def reasons_for_match(match: Match, agreed: bool = False) -> tuple[Reason, ...]:
    """The rules by which a match is over or goes on, the most specific first.

    `agreed` says whether its target was agreed for this match.

    >>> from biriba_core.match import new_match
    >>> [reason.rule for reason in reasons_for_match(new_match().add([5200, 5350]))]
    ['7.7', '7.6']
    """
    return _numbered(_of_the_match(match, agreed), match.rules)


def rules_of_reasons(reasons: Iterable[Reason]) -> tuple[str, ...]:
    """The numbers of the rules, each once, in order."""
    return tuple(dict.fromkeys(reason.rule for reason in reasons))


def _numbered(found: Iterable[_Found], rules: Profile) -> tuple[Reason, ...]:
    """What was found under this game's own numbers, each rule once; what it has no rule for is left out."""
    reasons: dict[str, Reason] = {}
    for name, values in found:
        number = rules.number(name)
        if number != HOUSE:
            reasons.setdefault(number, Reason(number, name, values))
    return tuple(reasons.values())


# ---- actions


def _draw(deal: Deal, action: Draw) -> Iterator[_Found]:
    if len(deal.stock) == 1:
        yield "last-stock-card", {}  # 7.8, G6.3
    yield "draw", {}  # 4.1, G4.1


def _take(deal: Deal, action: Take) -> Iterator[_Found]:
    card: dict[str, Value] = {"card": deal.pile[-1]}
    found: list[_Found] = [("take", card), ("draw", card)]  # 4.2, G4.2; 4.1, G4.1
    if not deal.stock:
        # In Greek Canasta it depends on the top card even then.
        found.insert(len(found) if deal.rules.top_card_used else 0, ("pass", {}))  # 7.3, G6.3
    yield from found


def _pass(deal: Deal, action: Pass) -> Iterator[_Found]:
    yield "pass", {}  # 7.3, G6.3
    if after(deal, action).stage == OVER:
        yield "ended-passes", {}  # 7.4, G6.3


def _lay_down(deal: Deal, action: LayDown) -> Iterator[_Found]:
    rules, table = deal.rules, deal.melds[deal.side]
    meld = meld_of(action.codes, rules)
    yield from _end_of_melding(deal, action, len(action.codes))
    yield from _top_card(deal)
    yield from _from_the_top(meld, action.codes)
    if any((other.kind, other.suit) == (meld.kind, meld.suit) and _alike(other, meld) for other in table):
        yield "several-alike", {}  # 3.15, G3.9
    yield from _of_the_meld(meld, rules, action.codes)
    yield "meld", {}  # 4.3, G4.3
    if not table:
        yield "first-meld-minimum", {}  # 1.6, G1.6


def _alike(one: Meld, other: Meld) -> bool:
    return one.kind == RUN or one.low == other.low


def _extend(deal: Deal, action: Extend) -> Iterator[_Found]:
    rules, before = deal.rules, deal.melds[deal.side][action.number - 1]
    added, meld, _ = change(before, action.codes, rules)
    assert meld is not None
    yield from _end_of_melding(deal, action, len(added))
    yield from _top_card(deal)
    moved = tuple(_moved(before, meld))
    home = [card_at(meld.suit, TWO)] if moved and meld.substitutes < before.substitutes else []
    if len(added) > 1 and (moved or rules.substitutes_move):
        yield "several-at-once", {}  # 3.17
    for substitute, natural in moved:
        yield "substitute-moves", {"card": substitute, "natural": natural}  # 3.11
        if len(added) == 1 and len(steps(before, rules).get(added[0], ())) > 1:
            yield "which-end", {"card": substitute}  # 3.14
    for two in home:
        yield "natural-two", {"card": two}  # 3.7, G3.6
    yield from _from_the_top(meld, action.codes)
    joins = meld.substitutes > before.substitutes
    if joins and _natural_two(before, rules):
        yield "natural-two", {"card": card_at(meld.suit, TWO)}  # 3.7, G3.6
        yield "two-came-home", {"card": card_at(meld.suit, TWO)}  # 3.16
    elif not home and _natural_two(meld, rules) and not _natural_two(before, rules):
        yield "natural-two", {"card": card_at(meld.suit, TWO)}  # 3.7, G3.6
    if joins:
        yield from _with_substitutes(meld)
    if meld.kind == RUN and any(CARDS[card].rank == 1 for card in added):
        yield "ace", {}  # 3.4, G3.2
    yield "extend", {"number": action.number}  # 3.9, G3.5
    if meld.biriba and not before.biriba:
        yield "biriba", {"n": len(meld)}  # 3.8, G5.1
    yield "meld", {}  # 4.3, G4.3


def _moved(before: Meld, meld: Meld) -> Iterator[tuple[int, int]]:
    """Each substitute of a run that gave its place to its natural card, and that card."""
    for place in before.substitutes_at if before.kind == RUN else ():
        natural, at = card_at(before.suit, before.low + place), before.low - meld.low + place
        if 0 <= at < len(meld) and meld.codes[at] == natural and meld.codes[at] != before.codes[place]:
            yield before.codes[place], natural


def _top_card(deal: Deal) -> Iterator[_Found]:
    if deal.must_use is not None:
        yield "take", {"card": deal.must_use}  # G4.2


def _end_of_melding(deal: Deal, action: Action, used: int) -> Iterator[_Found]:
    """What allows a melding to leave no card or one: the reserve, closing, or how the turn can end."""
    left = len(deal.hands[deal.seat]) - used
    if left == 0:
        then = after(deal, action)
        if then.stage == OVER:
            yield from _closing(then)  # G6.2, G6.1
        else:
            yield "reserve-opens", {}  # 5.1
            yield "reserve-now", {}  # 5.2
    elif left == 1:
        # In pairs 4.10 grants it; in Greek Canasta it is an exception of the rule that keeps two cards (G4.5, G4.6).
        if deal.rules.reserve_on_empty_hand:
            yield "judged-by-the-end", {}  # 4.10
        else:
            yield "two-cards-stay", {}  # G4.5
            yield "judged-by-the-end", {}  # G4.6


def _closing(then: Deal) -> Iterator[_Found]:
    if then.rules.biribas_to_close > 1:
        yield "strict-close", {"n": then.rules.biribas_to_close}  # G9.5
    yield "closed", {}  # 7.1, G6.2
    yield "closing-needs", {}  # 5.5, G6.1


def _discard(deal: Deal, action: Discard) -> Iterator[_Found]:
    then, last = after(deal, action), len(deal.hands[deal.seat]) == 1
    card: dict[str, Value] = {"card": action.code}
    if then.stage == OVER:
        if action.code in deal.rules.substitutes:
            yield "wild-card-closes", card  # 7.10, G6.4
        elif deal.reserves[deal.side].waiting_for is not None:
            yield "close-while-it-waits", {}  # 7.10
        yield from _closing(then)  # 7.1, 5.5, G6.2, G6.1, G9.5
        return
    found: list[_Found] = [("discard", card)]  # 4.4, G4.4
    if deal.reserve_due and (last or not deal.rules.reserve_on_empty_hand):
        # It is what allows the last card to go (5.3, G5.2).
        found.insert(0 if last else 1, ("reserve-later", {}))
    if last and not deal.rules.reserve_on_empty_hand:
        yield "two-cards-stay", {}  # G4.5
    yield from found
    if deal.barred is not None:
        yield "single-card-pile", {"card": deal.barred}  # 4.5


_FINDERS: Mapping[type, Callable[[Deal, Any], Iterator[_Found]]] = {
    Draw: _draw,
    Take: _take,
    Pass: _pass,
    LayDown: _lay_down,
    Extend: _extend,
    Discard: _discard,
}


# ---- melds


def _of_the_meld(meld: Meld, rules: Profile, written: Codes) -> Iterator[_Found]:
    yield from _from_the_top(meld, written)
    if _natural_two(meld, rules):
        yield "natural-two", {"card": card_at(meld.suit, TWO)}  # 3.7, G3.6
    if _plain_twos(meld, rules):
        yield "twos-not-wild", {}  # G9.1
    bonus = bonus_of(meld.kind, len(meld), meld.low, rules)
    if bonus is not None and bonus.name not in {usual.name for usual in profile(rules.name).bonuses}:
        yield bonus.name, {"n": meld.bonus}  # G9.2: what a variant pays tells more than that it is a biriba
    if meld.biriba:
        yield "biriba", {"n": len(meld)}  # 3.8, G5.1
    if bonus is not None:
        yield bonus.name, {"n": meld.bonus}  # 6.3, G7.1, G7.2
    yield from _with_substitutes(meld)
    if meld.kind == RUN and any(CARDS[card].rank == 1 for card in meld.codes):
        yield "ace", {}  # 3.4, G3.2
    yield meld.kind, {"n": len(meld)}  # 3.2, 3.3, G3.1
    yield "meld-size", {"n": len(meld)}  # 3.1, G3.1


def _from_the_top(meld: Meld, written: Codes) -> Iterator[_Found]:
    if meld.kind == RUN and written and written != meld.codes:
        yield "from-the-top", {"cards": meld.codes}  # 3.18, G3.9


def _with_substitutes(meld: Meld) -> Iterator[_Found]:
    if meld.substitutes:
        cards = bytes(meld.codes[place] for place in meld.substitutes_at)
        yield "substitute-limit", {"cards": cards, "n": len(cards)}  # 3.6, G3.3
        yield "substitute", {"cards": cards, "n": len(cards)}  # 1.4, G1.3


def _natural_two(meld: Meld, rules: Profile) -> bool:
    """Whether a two that could stand in for another card lies in a run as itself."""
    place = TWO - meld.low
    two = card_at(meld.suit, TWO) if meld.kind == RUN and 0 <= place < len(meld) else None
    return two in rules.substitutes and meld.codes[place] == two and place not in meld.substitutes_at


def _plain_twos(meld: Meld, rules: Profile) -> bool:
    """Whether the meld holds twos as plain cards where they would otherwise be wild."""
    two = card_at("S", TWO)
    return two not in rules.substitutes and any(code < JOKER and code % 13 == two % 13 for code in meld.codes)


# ---- matches


def _of_the_match(match: Match, agreed: bool) -> Iterator[_Found]:
    target: dict[str, Value] = {"n": match.target}
    there = [total for total in match.totals if match.reaches(total)]
    if len(there) > 1:
        yield "tie", target  # 7.7, G8.2
    yield "target", target  # 7.6, G8.1
    if agreed:
        yield "agreed-target", target  # 7.12, G8.1
    elif match.target != match.rules.target or match.rules.individual:
        yield "individual", target  # G9.4
