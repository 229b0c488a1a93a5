"""The turn: is this action legal, which ones are, and what the table is after it.

`check`, `apply` and `legal_actions` all use the same checks. A check yields faults;
the profile turns them into rulings with its own rule numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import overload

from biriba_core.actions import Action, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.applying import after
from biriba_core.arranging import threes_of, threes_with
from biriba_core.cards import UNKNOWN, Codes, known_cards
from biriba_core.checks import faults_of, resolve
from biriba_core.counting import FACES, counted, faces_of
from biriba_core.deal import Deal
from biriba_core.ending import joint_meldings, surely_ends
from biriba_core.errors import IllegalAction, InputError
from biriba_core.extending import growths
from biriba_core.granting import reasons_for_action
from biriba_core.kinds import DRAW, OVER, End
from biriba_core.melds import CACHED_MELDS
from biriba_core.notation import parse_action
from biriba_core.rulings import Verdict, rulings_of

__all__ = ["TURN_LIMIT", "LegalActions", "apply", "check", "legal_actions", "stop"]

#: Turns after which a program that plays deals by itself stops one (7.9).
TURN_LIMIT = 1000


def check(deal: Deal, action: Action | str) -> Verdict:
    """The referee's verdict on an action: every rule that it breaks, in rule order, or the rules that allow it.

    In: the deal; an action, or its text as `parse_action` reads it. Raises `InputError` for
    text that is no action and for an extension that changes nothing, and `AmbiguousAction`
    for an `Add` that can be read in several ways.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS", 9, 9, 9]})
    >>> check(deal, "meld 9S 9D 9C").rules
    ('4.6', '4.9')
    >>> check(deal, "discard KS").by
    ('4.4',)
    """
    if isinstance(action, str):
        action = parse_action(action)
    faults = faults_of(deal, action)
    if faults:
        return Verdict(rulings_of(faults, deal.rules.numbers))
    return Verdict(reasons=reasons_for_action(deal, action))


def apply(deal: Deal, action: Action | str) -> Deal:
    """The table after a legal action; the deal that went in is untouched.

    In: the deal; an action, or its text as `parse_action` reads it. Raises `IllegalAction`
    with the rulings of `check`, and what `check` raises.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS QD", 9, 9, 9]})
    >>> str(apply(deal, "meld 9S 9D 9C").melds[0][0])
    '9S 9D 9C'
    """
    if isinstance(action, str):
        action = parse_action(action)
    faults = faults_of(deal, action)
    if faults:
        raise IllegalAction(rulings_of(faults, deal.rules.numbers))
    return after(deal, resolve(deal, action))


class LegalActions(Sequence[Action]):
    """The elementary legal actions of a deal, listed only when they are asked for.

    Melds of three cards, additions of one card with each placement or move of a
    substitute, draws, the take, the pass and discards. In the partnership game every longer
    action is reached through these. In Greek Canasta some cards fit only together: a wild
    card with the natural cards that it needs (G3.3), the top card taken with others (G4.2).
    Where no elementary action is legal, the shortest legal ones of those are listed, so a
    list is empty only when nothing is legal. `in` judges any action or its text, without listing.
    """

    __slots__ = ("_deal", "_listed")

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._listed: list[Action] | None = None

    def _actions(self) -> list[Action]:
        if self._listed is None:
            self._listed = _listing(self._deal)
        return self._listed

    def __iter__(self) -> Iterator[Action]:
        return iter(self._listed or self._actions())

    def __len__(self) -> int:
        return len(self._listed or self._actions())

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Action, ...]: ...
    def __getitem__(self, place: int | slice) -> Action | tuple[Action, ...]:
        listed = self._actions()
        return tuple(listed[place]) if isinstance(place, slice) else listed[place]

    def __contains__(self, action: object) -> bool:
        """Whether the action is legal as it stands.

        An extension that changes nothing is none, and an `Add` with several readings names
        none: `check` raises for them. Raises `InputError` for text that is no action.
        """
        if isinstance(action, str):
            action = parse_action(action)
        try:
            return not faults_of(self._deal, action)
        except InputError:
            return False

    def __repr__(self) -> str:
        return f"<LegalActions: {'; '.join(map(str, self))}>"


def legal_actions(deal: Deal) -> LegalActions:
    """The legal actions of the seat whose turn it is: a sequence, listed when first asked for its items.

    >>> from biriba_core.positions import parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS QD", 9, 9, 9], "pile": "3C"})
    >>> legal = legal_actions(deal)
    >>> str(legal[0]), len(legal[1:]), "discard 9S" in legal
    ('meld 9S 9D 9C', 5, True)
    """
    return LegalActions(deal)


def stop(deal: Deal) -> Deal:
    """End a deal at a program's limit on turns; it then scores as after passes (7.9).

    A deal that is over stays as it ended. Players that only draw and discard can go on for ever, so a
    program that plays deals counts the turns:

    >>> from biriba_core.deal import new_deal
    >>> import random
    >>> rng, turns = random.Random(1), 0
    >>> deal = new_deal(rng)
    >>> while deal.stage != "over":
    ...     action = rng.choice(legal_actions(deal))
    ...     deal = apply(deal, action)
    ...     turns += isinstance(action, Discard | Pass)
    ...     if turns == 50:  # a real limit: TURN_LIMIT
    ...         deal = stop(deal)
    >>> deal.ended == "limit", turns
    (True, 50)
    """
    if deal.stage == OVER:
        return deal
    return deal._replace(stage=OVER, barred=None, must_use=None, ended=End.LIMIT)


_DRAW, _TAKE, _PASS = Draw(), Take(), Pass()
_discard = tuple(map(Discard, range(UNKNOWN))).__getitem__


class _LayDowns(dict[Codes, LayDown]):
    """One action for each meld of three cards."""

    def __missing__(self, codes: Codes) -> LayDown:
        self[codes] = found = LayDown(codes)
        return found


_lay_down = _LayDowns().__getitem__
_extend = lru_cache(maxsize=CACHED_MELDS)(Extend)


def _listing(deal: Deal) -> list[Action]:
    if deal.stage == OVER:
        return []
    if deal.stage == DRAW:
        taken = [] if faults_of(deal, _TAKE) else [_TAKE]
        # Without a stock there is nothing to draw, and one may pass (7.3, G6.3).
        return [_DRAW, *taken] if deal.stock else [*taken, _PASS]
    hand, rules, must_use, barred = deal.hands[deal.seat], deal.rules, deal.must_use, deal.barred
    known = known_cards(hand)
    if must_use is None:
        count = counted(known, rules)
        threes, faces = threes_of(count, rules), faces_of(count)
    else:
        # The top card comes first (G4.2).
        threes = threes_with(must_use, known, rules)
        faces = FACES[must_use] if must_use in known else 0
    found: list[Action] = [*map(_lay_down, threes)]
    growth_of = growths(rules)
    for number, meld in enumerate(deal.melds[deal.side], 1):
        growth = growth_of(meld.codes)
        fitting = faces & growth.takes
        if fitting:
            found += [_extend(number, codes) for codes in growth[fitting]]
    if not surely_ends(hand, barred, rules.meld_size):
        # Where the turn may not end after it, each is looked into by itself; the lay-downs come first.
        doubtful = len(threes) if surely_ends(hand, barred, 1) else len(found)
        found = [action for action in found[:doubtful] if not faults_of(deal, action)] + found[doubtful:]
    if must_use is not None:
        return found or _shortest_joint(deal, must_use)
    free = dict.fromkeys(known)
    if barred is not None:
        free.pop(barred, None)
    discards = map(_discard, free)
    # Only a last card may have to stay.
    found += discards if len(hand) > 1 else [discard for discard in discards if not faults_of(deal, discard)]
    return found


def _shortest_joint(deal: Deal, must_use: int) -> list[Action]:
    """The legal meldings of the fewest cards that go together with the top card taken, new melds first."""
    hand, melds = known_cards(deal.hands[deal.seat]), deal.melds[deal.side]
    joint = joint_meldings(hand, melds, deal.rules, must_use)
    for _, meldings in groupby(joint, key=lambda melding: len(melding.used)):
        fitting = sorted((place, meld.codes) for _, place, meld in meldings)
        together: list[Action] = [LayDown(codes) for place, codes in fitting if place == len(melds)]
        together += [Extend(place + 1, codes) for place, codes in fitting if place < len(melds)]
        legal = [action for action in together if not faults_of(deal, action)]
        if legal:
            return legal
    return []
