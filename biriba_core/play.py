"""The turn: is this action legal, which ones are, and what the table is after it.

`check`, `apply` and `legal_actions` all ask the same checks here. A check yields faults;
the profile turns them into rulings with its own rule numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple, TypeVar

from biriba_core.actions import Action, Add, Discard, Draw, Extend, LayDown, Pass, Take
from biriba_core.cards import UNKNOWN, Codes, sort_codes
from biriba_core.deal import Deal, Reserve
from biriba_core.errors import AmbiguousAction, IllegalAction, InputError
from biriba_core.melds import (
    Meld,
    arrangements,
    extension_faults,
    extensions,
    meld_faults,
    read_meld,
    steps,
    three_card_melds,
)
from biriba_core.profiles import Profile
from biriba_core.rulings import Fault, Problem, Value, Verdict, rulings_of

__all__ = ["LegalActions", "apply", "check", "legal_actions", "stop"]

_LEGAL = Verdict()
_T = TypeVar("_T")


def check(deal: Deal, action: Action) -> Verdict:
    """The referee's verdict on an action: every rule that it breaks, in rule order.

    Raises `InputError` for an extension that changes nothing and `AmbiguousAction` for
    an `Add` that can be read in several ways.

    >>> from biriba_core.notation import parse_action, parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS", 9, 9, 9]})
    >>> check(deal, parse_action("meld 9S 9D 9C")).rules
    ('4.6', '4.9')
    """
    faults = _faults(deal, action)
    return Verdict(rulings_of(faults, deal.rules.rules)) if faults else _LEGAL


def apply(deal: Deal, action: Action) -> Deal:
    """The table after a legal action; the deal that went in is untouched.

    Raises `IllegalAction` with the rulings of `check`, and what `check` raises.

    >>> from biriba_core.notation import parse_action, parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS QD", 9, 9, 9]})
    >>> str(apply(deal, parse_action("meld 9S 9D 9C")).melds[0][0])
    '9S 9D 9C'
    """
    faults = _faults(deal, action)
    if faults:
        raise IllegalAction(rulings_of(faults, deal.rules.rules))
    return _EFFECTS[type(action)](deal, action)


class LegalActions:
    """The elementary legal actions of a deal, listed only as far as they are asked for.

    Melds of three cards, additions of one card with each placement or move of a
    substitute, draws, the take, the pass and discards: every longer action is reached
    through these. `in` judges any action, longer ones too, without listing.
    """

    __slots__ = ("_deal",)

    def __init__(self, deal: Deal) -> None:
        self._deal = deal

    def __iter__(self) -> Iterator[Action]:
        return _listing(self._deal)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __contains__(self, action: Action) -> bool:
        return not _faults(self._deal, action)

    def __repr__(self) -> str:
        return f"<LegalActions: {'; '.join(map(str, self))}>"


def legal_actions(deal: Deal) -> LegalActions:
    """The legal actions of the seat whose turn it is, as a lazy view that answers `in`.

    >>> from biriba_core.notation import parse_action, parse_position
    >>> deal = parse_position({"hands": ["9S 9D 9C KS QD", 9, 9, 9], "pile": "3C"})
    >>> [str(action) for action in legal_actions(deal)][:2]
    ['meld 9S 9D 9C', 'discard 9S']
    >>> parse_action("discard 9S") in legal_actions(deal)
    True
    """
    return LegalActions(deal)


def stop(deal: Deal) -> Deal:
    """End a deal at a program's limit on turns; it then scores as after passes (7.9)."""
    return deal._replace(stage="over", ended="limit")


# How the turn could end (4.6, 4.7, 4.9, 4.10, G4.5, G4.6)


class _Ending(NamedTuple):
    """What decides whether a turn can still end legally."""

    rules: Profile
    hand: Codes
    melds: tuple[Meld, ...]
    reserve: Reserve
    barred: int | None
    must_use: int | None

    def biribas(self) -> int:
        return sum(meld.biriba is not None for meld in self.melds)

    def closing_faults(self) -> list[Fault]:
        """What closing still asks for (5.5, G6.1, G9.5)."""
        faults, rules, biribas = [], self.rules, self.biribas()
        if not biribas:
            faults.append(Fault("close-without-biriba"))
        elif biribas < rules.biribas_to_close:
            values = {"n": biribas, "least": rules.biribas_to_close}
            faults.append(Fault("close-needs-more-biribas", values))
        if self.reserve == "untaken":
            faults.append(Fault("close-without-reserve"))
        if rules.close_needs_run_and_set and len({meld.kind for meld in self.melds}) < 2:
            faults.append(Fault("close-without-run-and-set"))
        return faults

    def brings_reserve(self) -> bool:
        """Whether the reserve comes to a hand that is emptied now (5.1, G5.2)."""
        return self.reserve == "untaken" and self.biribas() > 0

    def last_discard_allowed(self) -> bool:
        """Whether the last card of a hand may be discarded (5.3, 7.1, G4.5, G6.2)."""
        return self.brings_reserve() or not self.closing_faults()

    def emptying_allowed(self) -> bool:
        """Whether the hand may be emptied by melding (4.7, 5.2, G6.2)."""
        if self.rules.reserve_on_empty_hand and self.brings_reserve():
            return True
        return self.rules.close_by_meld and not self.closing_faults()

    def possible(self) -> bool:
        """Whether some legal way to finish the turn is left (4.9, 4.10, G4.6)."""
        hand, size = self.hand, len(self.hand)
        if not size:
            return self.emptying_allowed()
        if self.must_use is None:
            if size > 1 and (self.barred is None or hand.count(self.barred) < size):
                return True
            if size == 1 and hand[0] != self.barred and self.last_discard_allowed():
                return True
        return any(later.possible() for later in self._later())

    def _later(self) -> Iterator[_Ending]:
        """This state after each meld or extension that the hand could still make."""
        known = self.hand.replace(bytes((UNKNOWN,)), b"")
        for used, melds in _elementary_meldings(known, self.melds, self.rules):
            yield from self._using(used, melds)
        if not self.rules.substitutes_move:
            # Here several cards at once may do what one by one they could not (G3.3).
            for used, melds in _joint_meldings(known, self.melds, self.rules):
                yield from self._using(used, melds)

    def _using(self, used: Codes, melds: tuple[Meld, ...]) -> Iterator[_Ending]:
        if self.must_use is None or self.must_use in used:
            yield self._replace(hand=_without(self.hand, used), melds=melds, must_use=None)


def _elementary_meldings(
    hand: Codes, melds: tuple[Meld, ...], rules: Profile
) -> Iterator[tuple[Codes, tuple[Meld, ...]]]:
    for meld in three_card_melds(hand, rules):
        yield meld.codes, (*melds, meld)
    for place, meld in enumerate(melds):
        for card, results in steps(meld, rules).items():
            if card in hand:
                for result in results:
                    yield bytes((card,)), _replaced(melds, place, result)


_LARGEST_SEARCHED = 10
_LARGEST_JOINT = 6


def _joint_meldings(hand: Codes, melds: tuple[Meld, ...], rules: Profile) -> Iterator[tuple[Codes, tuple[Meld, ...]]]:
    # A larger hand keeps cards to discard, so the few that must go together are enough.
    largest = len(hand) if len(hand) <= _LARGEST_SEARCHED else _LARGEST_JOINT
    for size in range(2, largest + 1):
        for used in {bytes(chosen) for chosen in combinations(hand, size)}:
            for meld in arrangements(used, rules):
                yield used, (*melds, meld)
            for place, meld in enumerate(melds):
                for result in extensions(meld, used, rules):
                    yield used, _replaced(melds, place, result)


def _ending(deal: Deal, hand: Codes, melds: tuple[Meld, ...]) -> _Ending:
    return _Ending(deal.rules, hand, melds, deal.reserves[deal.side], deal.barred, None)


def _ending_faults(ending: _Ending) -> list[Fault]:
    """The end-of-turn rules that a meld or an extension breaks (4.6, 4.7, 4.9, 7.1, G4.5)."""
    if ending.possible():
        return []
    if len(ending.hand) == 1:
        return [Fault("one-card-left", {"card": ending.hand[0]}), Fault("dead-end")]
    if ending.hand:
        return [Fault("dead-end")]
    faults = [Fault("emptied-by-melding")]
    if ending.rules.close_by_meld:
        return faults + ending.closing_faults()
    if ending.reserve != "untaken":
        faults.append(Fault("close-by-melding"))
    return faults


# The checks, one for each kind of action


def _faults(deal: Deal, action: Action) -> list[Fault]:
    if deal.stage == "over":
        return [Fault("deal-over")]
    return _CHECKS[type(action)](deal, action)


def _draw_faults(deal: Deal, action: Draw) -> list[Fault]:
    faults = _drawn_faults(deal)
    if not deal.stock:
        faults.append(Fault("stock-empty"))
    return faults


def _drawn_faults(deal: Deal) -> list[Fault]:
    return [Fault("already-drawn")] if deal.stage == "play" else []


def _take_faults(deal: Deal, action: Take) -> list[Fault]:
    faults = _drawn_faults(deal)
    if not deal.pile:
        faults.append(Fault("pile-empty"))
    if faults:
        return faults
    if deal.rules.top_card_used and not _top_card_useful(deal):
        return [Fault("top-card-useless", {"card": deal.pile[-1]})]
    taken = _taken(deal)
    hand, melds = taken.hands[deal.seat], deal.melds[deal.side]
    ending = _ending(taken, hand, melds)._replace(must_use=taken.must_use)
    return [] if ending.possible() else [Fault("dead-end")]


def _top_card_useful(deal: Deal) -> bool:
    """Whether the pile's top card extends a meld alone or starts one with two naturals (G4.2)."""
    rules, hand, top = deal.rules, deal.hands[deal.seat], deal.pile[-1]
    if any(top in steps(meld, rules) for meld in deal.melds[deal.side]):
        return True
    known = hand.replace(bytes((UNKNOWN,)), b"")
    return any(
        top in meld.codes and all(meld.codes[place] == top for place in meld.substitutes_at)
        for meld in three_card_melds(sort_codes(known + bytes((top,))), rules)
    )


def _pass_faults(deal: Deal, action: Pass) -> list[Fault]:
    faults = _drawn_faults(deal)
    if faults:
        faults.append(Fault("turn-needs-discard"))
    if deal.stock:
        faults.append(Fault("stock-left", {"n": len(deal.stock)}))
    return faults


def _melding_faults(deal: Deal, used: Codes) -> list[Fault]:
    """What a meld and an extension are both asked: drawn, held, the top card used."""
    faults = [Fault("draw-first")] if deal.stage == "draw" else []
    missing = Counter(used) - Counter(deal.hands[deal.seat])
    if missing:
        faults.append(Fault("not-held-to-meld", {"cards": sort_codes(missing.elements())}))
    if deal.must_use is not None and deal.must_use not in used:
        faults.append(Fault("top-card-first", {"card": deal.must_use}))
    return faults


def _lay_down_faults(deal: Deal, action: LayDown) -> list[Fault]:
    faults = meld_faults(action.codes, deal.rules) + _melding_faults(deal, action.codes)
    meld = read_meld(action.codes, deal.rules)
    if faults or meld is None:
        return faults
    melds = (*deal.melds[deal.side], meld)
    return _ending_faults(_ending(deal, _without(deal.hands[deal.seat], action.codes), melds))


def _extend_faults(deal: Deal, action: Extend) -> list[Fault]:
    side = deal.side if action.side is None else action.side
    before, faults = _named_meld(deal, action.number, side)
    if before is None:
        return faults
    if _changes_nothing(before, action.codes):
        values: dict[str, Value] = {"n": action.number, "cards": before.codes}
        raise InputError(Problem("extension-changes-nothing", values))
    added = _added(before, action.codes)
    faults += extension_faults(before, action.codes, deal.rules) + _melding_faults(deal, added)
    after = read_meld(action.codes, deal.rules)
    if faults or after is None:
        return faults
    melds = _replaced(deal.melds[side], action.number - 1, after)
    return _ending_faults(_ending(deal, _without(deal.hands[deal.seat], added), melds))


def _named_meld(deal: Deal, number: int, side: int) -> tuple[Meld | None, list[Fault]]:
    """Meld `number` of a side, and the fault of naming one that can't be added to (3.9, G3.5)."""
    melds = deal.melds[side] if 0 <= side < len(deal.melds) else ()
    if not 1 <= number <= len(melds):
        return None, [Fault("no-such-meld", {"number": number, "n": len(melds)})]
    own = side == deal.side
    return melds[number - 1], [] if own else [Fault("not-own-meld", {"number": number})]


def _changes_nothing(before: Meld, codes: Codes) -> bool:
    if before.kind == "set":
        return sort_codes(codes) == sort_codes(before.codes)
    return codes == before.codes


def _add_faults(deal: Deal, action: Add) -> list[Fault]:
    side = deal.side if action.side is None else action.side
    before, faults = _named_meld(deal, action.number, side)
    if before is None:
        return faults
    return _extend_faults(deal, _reading(before, action, deal.rules))


def _reading(before: Meld, action: Add, rules: Profile) -> Extend:
    """The one extension that an `Add` can mean; where there is none, the nearest to explain."""
    results = [meld.codes for meld in extensions(before, action.codes, rules)]
    readings = [Extend(action.number, codes, action.side) for codes in results]
    if len(readings) > 1:
        texts = tuple(map(str, readings))
        values = {"text": str(action), "readings": ", ".join(f"“{text}”" for text in texts)}
        raise AmbiguousAction(Problem("ambiguous-add", values), texts)
    if readings:
        return readings[0]
    tries = (before.codes + action.codes, action.codes + before.codes)
    nearest = min(tries, key=lambda codes: len(extension_faults(before, codes, rules)))
    return Extend(action.number, nearest, action.side)


def _discard_faults(deal: Deal, action: Discard) -> list[Fault]:
    hand, faults = deal.hands[deal.seat], []
    if deal.stage == "draw":
        faults.append(Fault("draw-first"))
    if action.code not in hand or action.code == UNKNOWN:
        faults.append(Fault("not-held-to-discard", {"card": action.code}))
    if action.code == deal.barred:
        faults.append(Fault("barred-discard", {"card": action.code}))
    if deal.must_use is not None:
        faults.append(Fault("top-card-first", {"card": deal.must_use}))
    if faults or len(hand) > 1:
        return faults
    ending = _ending(deal, hand, deal.melds[deal.side])
    if ending.last_discard_allowed():
        return []
    closing = [
        fault
        for fault in ending.closing_faults()
        # While the reserve is untaken the partnership game has nothing to close yet.
        if deal.rules.close_by_meld or ending.reserve != "untaken"
    ]
    return [Fault("last-card-discarded", {"card": action.code}), *closing]


_CHECKS: Mapping[type, Callable[[Deal, Any], list[Fault]]] = {
    Draw: _draw_faults,
    Take: _take_faults,
    Pass: _pass_faults,
    LayDown: _lay_down_faults,
    Extend: _extend_faults,
    Add: _add_faults,
    Discard: _discard_faults,
}


# What an action changes


def _drawn(deal: Deal, action: Draw) -> Deal:
    deal = _brought_into_play(deal)
    return deal._replace(
        stage="play",
        hands=_replaced(deal.hands, deal.seat, sort_codes(deal.hands[deal.seat] + deal.stock[:1])),
        stock=deal.stock[1:],
    )


def _brought_into_play(deal: Deal) -> Deal:
    """A waiting reserve comes into play with its owner's next draw (6.9)."""
    if deal.reserves[deal.side] != deal.seat:
        return deal
    return deal._replace(reserves=_replaced(deal.reserves, deal.side, "in_play"))


def _taken(deal: Deal) -> Deal:
    rules, pile = deal.rules, deal.pile
    deal = _brought_into_play(deal)
    return deal._replace(
        stage="play",
        hands=_replaced(deal.hands, deal.seat, sort_codes(deal.hands[deal.seat] + pile)),
        pile=b"",
        barred=pile[0] if rules.single_pile_bar and len(pile) == 1 else None,
        must_use=pile[-1] if rules.top_card_used else None,
        passes=0,
    )


def _passed(deal: Deal, action: Pass) -> Deal:
    passes = deal.passes + 1
    deal = _turn_over(deal, deal.hands[deal.seat])._replace(passes=passes)
    if passes < len(deal.hands):
        return deal
    return deal._replace(stage="over", ended="passes")


def _laid_down(deal: Deal, action: LayDown) -> Deal:
    meld = read_meld(action.codes, deal.rules)
    assert meld is not None
    return _melded(deal, action.codes, (*deal.melds[deal.side], meld))


def _extended(deal: Deal, action: Extend) -> Deal:
    melds, place = deal.melds[deal.side], action.number - 1
    after = read_meld(action.codes, deal.rules)
    assert after is not None
    return _melded(deal, _added(melds[place], action.codes), _replaced(melds, place, after))


def _melded(deal: Deal, used: Codes, melds: tuple[Meld, ...]) -> Deal:
    hand = _without(deal.hands[deal.seat], used)
    deal = deal._replace(melds=_replaced(deal.melds, deal.side, melds), must_use=None)
    if hand:
        return deal._replace(hands=_replaced(deal.hands, deal.seat, hand))
    if deal.rules.reserve_on_empty_hand:
        return _with_packet(deal, hand, "in_play")
    return _closed(deal)


def _with_packet(deal: Deal, hand: Codes, state: Reserve) -> Deal:
    """The seat takes the top packet into its hand (5.1, G5.2)."""
    return deal._replace(
        hands=_replaced(deal.hands, deal.seat, sort_codes(hand + deal.packets[0])),
        packets=deal.packets[1:],
        reserves=_replaced(deal.reserves, deal.side, state),
    )


def _closed(deal: Deal) -> Deal:
    """The deal ends at once, closed by the seat whose turn it is (7.1, 7.2, G6.2)."""
    return deal._replace(
        stage="over",
        hands=_replaced(deal.hands, deal.seat, b""),
        barred=None,
        must_use=None,
        ended="closed",
        closed_by=deal.seat,
    )


def _discarded(deal: Deal, action: Discard) -> Deal:
    hand = _without(deal.hands[deal.seat], bytes((action.code,)))
    deal = deal._replace(pile=deal.pile + bytes((action.code,)))
    if not hand and not _ending(deal, hand, deal.melds[deal.side]).brings_reserve():
        return _closed(deal)
    return _turn_over(deal, hand)


def _turn_over(deal: Deal, hand: Codes) -> Deal:
    """The turn passes on; a reserve due to the seat comes into its hand (5.3, G5.2)."""
    due = deal.reserves[deal.side] == "untaken" and deal.biribas(deal.side) > 0
    if due and not (hand and deal.rules.reserve_on_empty_hand):
        deal = _with_packet(deal, hand, deal.seat if deal.rules.reserve_on_empty_hand else "in_play")
    else:
        deal = deal._replace(hands=_replaced(deal.hands, deal.seat, hand))
    return deal._replace(stage="draw", seat=(deal.seat + 1) % len(deal.hands), barred=None, must_use=None)


_EFFECTS: Mapping[type, Callable[[Deal, Any], Deal]] = {
    Draw: _drawn,
    Take: lambda deal, action: _taken(deal),
    Pass: _passed,
    LayDown: _laid_down,
    Extend: _extended,
    Add: lambda deal, action: _extended(deal, _reading(deal.melds[deal.side][action.number - 1], action, deal.rules)),
    Discard: _discarded,
}


# The list of elementary actions

_DRAW, _TAKE, _PASS = Draw(), Take(), Pass()
_lay_down = lru_cache(maxsize=1 << 16)(LayDown)
_extend = lru_cache(maxsize=1 << 16)(Extend)
_discard = lru_cache(maxsize=None)(Discard)


def _listing(deal: Deal) -> Iterator[Action]:
    if deal.stage == "draw":
        yield from (action for action in (_DRAW, _TAKE, _PASS) if not _faults(deal, action))
    elif deal.stage == "play":
        yield from _list_meldings(deal)
        for code in sorted(set(deal.hands[deal.seat])):
            action = _discard(code)
            if not _discard_faults(deal, action):
                yield action


def _list_meldings(deal: Deal) -> Iterator[Action]:
    rules, hand, melds = deal.rules, deal.hands[deal.seat], deal.melds[deal.side]
    known = hand.replace(bytes((UNKNOWN,)), b"")
    must_use = deal.must_use
    # With so many cards left that may be discarded, any melding leaves a legal end.
    spare = len(hand) - (0 if deal.barred is None else hand.count(deal.barred))
    for meld in three_card_melds(known, rules):
        if must_use is not None and must_use not in meld.codes:
            continue
        if spare > len(meld) + 1 or _lets_end(deal, meld.codes, (*melds, meld)):
            yield _lay_down(meld.codes)
    for place, before in enumerate(melds):
        for card, results in steps(before, rules).items():
            if card not in known or must_use not in (None, card):
                continue
            for after in results:
                if spare > 2 or _lets_end(deal, bytes((card,)), _replaced(melds, place, after)):
                    yield _extend(place + 1, after.codes)


def _lets_end(deal: Deal, used: Codes, melds: tuple[Meld, ...]) -> bool:
    return _ending(deal, _without(deal.hands[deal.seat], used), melds).possible()


def _without(hand: Codes, used: Codes) -> Codes:
    for code in used:
        hand = hand.replace(bytes((code,)), b"", 1)
    return hand


def _added(before: Meld, codes: Codes) -> Codes:
    return bytes((Counter(codes) - Counter(before.codes)).elements())


def _replaced(items: tuple[_T, ...], place: int, item: _T) -> tuple[_T, ...]:
    return (*items[:place], item, *items[place + 1 :])
