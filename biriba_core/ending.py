"""How a turn can still end: the rules that judge a melding by what it leaves.

Rests on 4.6, 4.7, 4.9, 4.10, 5.1, 5.5 and 7.1, and on G4.5, G4.6, G5.2 and G6.1.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import chain, combinations
from typing import NamedTuple

from biriba_core.arranging import arrangements, threes_of
from biriba_core.cards import Codes, known_cards, sort_codes, without
from biriba_core.counting import counted, faces_of
from biriba_core.deal import Deal, Reserve, replaced
from biriba_core.extending import extensions, single_steps
from biriba_core.melds import Meld, meld_of
from biriba_core.profiles import Profile
from biriba_core.rulings import Fault

__all__ = ["Ending", "ending_faults", "ending_of", "joint_meldings", "surely_ends"]


class Ending(NamedTuple):
    """What decides whether a turn can still end legally."""

    rules: Profile
    hand: Codes
    melds: tuple[Meld, ...]
    reserve: Reserve
    barred: int | None
    must_use: int | None

    def biribas(self) -> int:
        return sum(meld.biriba is not None for meld in self.melds)

    def closing_faults(self) -> Iterator[Fault]:
        """What closing still asks for (5.5, G6.1, G9.5)."""
        rules, biribas = self.rules, self.biribas()
        if not biribas and rules.biribas_to_close:
            yield Fault("close-without-biriba")
        if biribas < rules.biribas_to_close and rules.biribas_to_close > 1:
            yield Fault("close-needs-more-biribas", {"n": biribas, "least": rules.biribas_to_close})
        if not self.reserve.taken:
            yield Fault("close-without-reserve")
        if rules.close_needs_run_and_set and len({meld.kind for meld in self.melds}) < 2:
            yield Fault("close-without-run-and-set")

    def closing_allowed(self) -> bool:
        return not any(self.closing_faults())

    def brings_reserve(self) -> bool:
        """Whether the reserve comes to a hand that is emptied now (5.1, G5.2)."""
        return not self.reserve.taken and self.biribas() > 0

    def last_discard_allowed(self) -> bool:
        """Whether the last card of a hand may be discarded (5.3, 7.1, G4.5, G6.2)."""
        return self.brings_reserve() or self.closing_allowed()

    def emptying_allowed(self) -> bool:
        """Whether the hand may be emptied by melding (4.7, 5.2, G6.2)."""
        if self.rules.reserve_on_empty_hand and self.brings_reserve():
            return True
        return self.rules.close_by_meld and self.closing_allowed()

    def possible(self) -> bool:
        """Whether some legal way to finish the turn is left (4.9, 4.10, G4.6)."""
        return self._ends_now() or self._ends_later(0, set())

    def _ends_now(self) -> bool:
        """Whether the turn ends with the hand as it is: empty, or with a discard."""
        hand, size = self.hand, len(self.hand)
        if not size:
            return self.emptying_allowed()
        if self.must_use is not None:
            return False
        if size > 1:
            return self.barred is None or hand.count(self.barred) < size
        return hand[0] != self.barred and self.last_discard_allowed()

    def _ends_later(self, first: int, tried: set[Hashable]) -> bool:
        """Whether the turn ends after melding at places from `first` on; `tried` are the states that led nowhere.

        Meldings at different places may be made in any order, so they are tried in the order of their places:
        of the melds before `first` only what closing asks of them still counts.
        """
        if len(self.hand) < 2 and not self._may_meld_last_card():
            return False
        kinds = frozenset(meld.kind for meld in self.melds)
        state = self.hand, self.melds[first:], self.biribas(), kinds
        if state in tried:
            return False
        tried.add(state)
        return any(
            later._ends_now() or later._ends_later(place, tried) for place, later in self._later() if place >= first
        )

    def _may_meld_last_card(self) -> bool:
        """Whether there is a last card, and melding it may empty the hand: nobody closes without a reserve."""
        return len(self.hand) == 1 and (self.reserve.taken or self.rules.reserve_on_empty_hand)

    def _later(self) -> Iterator[tuple[int, Ending]]:
        """This state after each meld or extension that the hand could still make, and the place to go on from."""
        known, melds, rules = known_cards(self.hand), self.melds, self.rules
        meldings = _elementary_meldings(known, melds, rules)
        if self.must_use is not None:
            meldings = chain(meldings, joint_meldings(known, melds, rules, self.must_use))
        for used, place, meld in meldings:
            if self.must_use is None or self.must_use in used:
                after = replaced(melds, place, meld)
                # The top card of the pile comes first, wherever it goes (G4.2).
                onward = place if self.must_use is None else 0
                yield onward, self._replace(hand=without(self.hand, used), melds=after, must_use=None)


class Melding(NamedTuple):
    """Cards of a hand that are melded at once, where (a new meld comes after the last), and the meld then."""

    used: Codes
    place: int
    meld: Meld


def _elementary_meldings(hand: Codes, melds: tuple[Meld, ...], rules: Profile) -> Iterator[Melding]:
    count = counted(hand, rules)
    for codes in threes_of(count, rules):
        yield Melding(codes, len(melds), meld_of(codes, rules))
    faces = faces_of(count)
    for place, meld in enumerate(melds):
        for card, result in single_steps(meld.codes, faces, rules):
            yield Melding(bytes((card,)), place, result)


_LARGEST_SEARCHED = 10
_LARGEST_JOINT = 6


def joint_meldings(hand: Codes, melds: tuple[Meld, ...], rules: Profile, must_use: int) -> Iterator[Melding]:
    """The top card taken with others at once, the fewest first: one by one they may not fit (G3.3, G4.2).

    Without a card that must be used, several at once end no turn that one by one they could not.
    """
    # A larger hand keeps cards to discard, so the few that must go together are enough.
    largest = len(hand) if len(hand) <= _LARGEST_SEARCHED else _LARGEST_JOINT
    for size in range(2, largest + 1):
        for used in dict.fromkeys(_with(must_use, hand, size, rules)):
            for meld in arrangements(used, rules):
                yield Melding(used, len(melds), meld)
            for place, meld in enumerate(melds):
                for result in extensions(meld, used, rules):
                    yield Melding(used, place, result)


def _with(card: int, hand: Codes, size: int, rules: Profile) -> Iterator[Codes]:
    """So many cards of a hand, `card` among them; if it is natural, only those that can lie in one meld with it."""
    one, wild = bytes((card,)), rules.substitutes
    others = without(hand, one)
    if card not in wild:
        suit, rank = divmod(card, 13)
        others = bytes(code for code in others if code in wild or code // 13 == suit or code % 13 == rank)
    return (sort_codes(one + bytes(rest)) for rest in combinations(others, size - 1))


def surely_ends(hand: Codes, barred: int | None, used: int) -> bool:
    """Whether a turn can end whichever `used` cards are melded: a card is left to discard and one to keep (4.6)."""
    spare = len(hand) if barred is None else len(hand) - hand.count(barred)
    return spare > used + 1


def ending_of(deal: Deal, hand: Codes, melds: tuple[Meld, ...]) -> Ending:
    return Ending(deal.rules, hand, melds, deal.reserves[deal.side], deal.barred, None)


def ending_faults(deal: Deal, used: Codes, melds: tuple[Meld, ...]) -> list[Fault]:
    """The end-of-turn rules that melding `used`, to come to `melds`, breaks (4.6, 4.7, 4.9, 7.1, G4.5)."""
    hand = deal.hands[deal.seat]
    if surely_ends(hand, deal.barred, len(used)):
        return []
    ending = ending_of(deal, without(hand, used), melds)
    if ending.possible():
        return []
    if len(ending.hand) == 1:
        return [Fault("one-card-left", {"card": ending.hand[0]}), Fault("dead-end")]
    if ending.hand:
        return [Fault("dead-end")]
    faults = [Fault("emptied-by-melding")]
    if ending.rules.close_by_meld:
        return [*faults, *ending.closing_faults()]
    if ending.reserve.taken:
        faults.append(Fault("close-by-melding"))
    return faults
