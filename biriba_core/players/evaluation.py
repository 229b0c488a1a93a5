"""What a seat thinks its side's table, its own hand and each discard are worth, in points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import exp

from biriba_core.cards import ACE_HIGH, CARDS, JOKER, SUITS, UNKNOWN, Codes, card_at
from biriba_core.deal import Deal, Reserve
from biriba_core.extending import steps
from biriba_core.kinds import SET
from biriba_core.melds import Meld
from biriba_core.players.knowledge import CHANCES, Knowledge, know
from biriba_core.players.prospects import Prospect, prospect
from biriba_core.players.weights import Weights

__all__ = ["WINDOWS", "Evaluation"]


def _windows(code: int) -> Iterator[tuple[int, int]]:
    """The two other cards of each run of three that a card may stand in."""
    card = CARDS[code]
    for low in range(1, ACE_HIGH - 1):
        run = [card_at(card.suit, low + place) for place in range(3)]
        if code in run:
            run.remove(code)
            yield run[0], run[1]


#: For each face, the pairs of cards that make a run of three with it (3.3, G3.1).
WINDOWS = tuple(tuple(_windows(code)) for code in range(JOKER))
#: For each face, the cards of its rank.
_RANK = tuple(tuple(card_at(suit, code % 13 + 1) for suit in SUITS) for code in range(JOKER))

#: With so many cards in hand, and no biriba to empty it by, a turn can do little but draw and discard.
_FEW = 2


class Evaluation:
    """One seat's evaluation of its own view; every result is in points.

    Made once for a decision. `worth` values every table that the seat considers with the same
    knowledge, so that plans can be compared.
    """

    def __init__(self, view: Deal, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.knowledge: Knowledge = know(view, weights)
        rules, late = view.rules, self.knowledge.lateness
        unseen = self.knowledge.unseen
        self._chances = chances = CHANCES[self.knowledge.share]
        #: For each card, the chance of a copy; for each rank, of one more card of it.
        self._have = [chances[n] for n in unseen]
        self._more_of_rank = [chances[min(sum(unseen[other] for other in rank), 8)] for rank in _RANK[:13]]
        self._stuck = weights.stuck_early + late * (weights.stuck_late - weights.stuck_early)
        self._fade = 1 - weights.wild_fades * late
        self._wild = {code: (weights.joker_kept if code == JOKER else weights.two_kept) for code in rules.substitutes}
        # What was found of melds, of hands and of discards: the tables of one decision share most of it.
        self._prospects: dict[Meld, Prospect] = {}
        self._wanted_by: dict[tuple[Meld, ...], dict[int, float]] = {}
        self._keeps: dict[tuple[Codes, tuple[Meld, ...]], dict[int, float]] = {}
        self._dangers: dict[int, float] = {}

    # The table

    def meld_worth(self, meld: Meld) -> float:
        """A meld of the seat's own side: its cards, and the bonus it can hope for."""
        return self._prospect(meld).worth

    def _prospect(self, meld: Meld) -> Prospect:
        found = self._prospects.get(meld)
        if found is None:
            found = prospect(meld, self.knowledge.unseen, self.knowledge.share, self.view.rules)
            self._prospects[meld] = found
        return found

    def their_worth(self, meld: Meld) -> float:
        """A meld of an opposing side."""
        return prospect(meld, self.knowledge.unseen, self.knowledge.their_share, self.view.rules).worth

    def table_worth(self, melds: Iterable[Meld]) -> float:
        """All of the side's melds, with what a first biriba opens (5.1, G5.2)."""
        return self._table(melds)[0]

    def _table(self, melds: Iterable[Meld]) -> tuple[float, float]:
        """The worth of the side's melds, and the chance that one is or becomes a biriba."""
        rules, total, none = self.view.rules, 0.0, 1.0
        kinds = set()
        for meld in melds:
            found = self._prospect(meld)
            total += found.worth
            none *= 1 - found.biriba
            kinds.add(meld.kind)
            if meld.biriba is None:
                total -= self.weights.unfinished
        if rules.close_needs_run_and_set:
            total += self.weights.missing_kind * len(kinds)
        return total + self.weights.first_biriba * (1 - none), 1 - none

    # The hand

    def keeps(self, hand: Codes, melds: tuple[Meld, ...]) -> dict[int, float]:
        """For each card held, what one copy of it may still bring."""
        found = self._keeps.get((hand, melds))
        if found is None:
            found = self._keeps[hand, melds] = self._kept(hand, melds)
        return found

    def _kept(self, hand: Codes, melds: tuple[Meld, ...]) -> dict[int, float]:
        weights, have = self.weights, self._have.copy()
        ranks = [0] * 13
        for code in hand:
            if code < UNKNOWN:
                have[code] = 1.0
            if code < JOKER:
                ranks[code % 13] += 1
        wanted = self._wanted_by.get(melds)
        if wanted is None:
            wanted = self._wanted_by[melds] = self._wanted(melds)
        found: dict[int, float] = {}
        for code in hand:
            if code in found or code == UNKNOWN:
                continue
            if code in self._wild:
                found[code] = self._wild[code] * self._fade
                continue
            none = 1.0
            for one, other in WINDOWS[code]:
                none *= 1 - have[one] * have[other]
            fits = wanted.get(code, 0.0)
            run = max(1 - none, fits)
            same, more = ranks[code % 13], self._more_of_rank[code % 13]
            together = 1.0 if same > 2 else more if same == 2 else more**2 / 2
            found[code] = weights.run_card * run + weights.set_card * together + weights.fitting_card * fits
        return found

    def _wanted(self, melds: Iterable[Meld]) -> dict[int, float]:
        """Cards that the side's melds take, or soon will: near a run's end, with the chance that the gap is filled."""
        chances, unseen, wanted = self._chances, self.knowledge.unseen, dict[int, float]()
        for meld in melds:
            if meld.kind == SET:
                wanted.update((code, 1.0) for code in _RANK[meld.low - 1])
                continue
            if len(meld) >= self.view.rules.run_size:
                continue
            for rank, onward in ((meld.low - 1, -1), (meld.low + len(meld), 1)):
                reached = 1.0
                for distance in range(3):
                    place = rank + onward * distance
                    if not 1 <= place <= ACE_HIGH:
                        break
                    code = card_at(meld.suit, place)
                    wanted[code] = max(wanted.get(code, 0.0), reached)
                    reached *= chances[unseen[code]]
        return wanted

    def hand_worth(self, hand: Codes, melds: tuple[Meld, ...]) -> float:
        """A hand with what it may bring, less what is feared lost in it (6.2, G7.4)."""
        keeps, total = self.keeps(hand, melds), 0.0
        for code, keep in keeps.items():
            copies = hand.count(code)
            again = 1.0 if code in self._wild else self.weights.second_copy
            total += keep * (1 + again * (copies - 1)) - self._stuck * self.view.rules.value(code) * copies
        return total

    def worth(self, deal: Deal) -> float:
        """The seat's side as it stands in `deal`, a table reached from the view in thought."""
        seat, side = self.view.seat, self.view.side
        melds, hand = deal.melds[side], deal.hands[seat]
        table, biriba = self._table(melds)
        worth = table + self.hand_worth(hand, melds) + self._lightness(deal.reserves[side], len(hand), biriba)
        if self.weights.few_cards and not deal.biribas(side):
            worth -= self.weights.few_cards * exp((_FEW - len(hand)) / _FEW)
        return worth

    def _lightness(self, reserve: Reserve, held: int, biriba: float) -> float:
        """What a light hand is worth where an empty one opens the reserve (5.1) or closes (5.5, G6.1)."""
        weights = self.weights
        if reserve.taken:
            return weights.light_to_close * biriba * exp(-held / weights.light_hand)
        if not self.view.rules.reserve_on_empty_hand:
            return 0.0
        return weights.light_for_reserve * biriba * exp(-held / weights.light_hand)

    # Discards

    def loss(self, code: int, hand: Codes, keeps: dict[int, float]) -> float:
        """What discarding one copy of a card costs the hand."""
        keep = keeps.get(code, 0.0)
        if hand.count(code) > 1 and code not in self._wild:
            keep *= self.weights.second_copy
        return keep - self._stuck * self.view.rules.value(code)

    def danger(self, code: int) -> float:
        """What a discard gives away: melds that it extends, and melds that it may start."""
        if code not in self._dangers:
            self._dangers[code] = self._danger(code)
        return self._dangers[code]

    def _danger(self, code: int) -> float:
        extends = self.feeds(code)
        rules, weights, pile = self.view.rules, self.weights, len(self.view.pile)
        chance = 1.0 if extends is not None else self._usable(code)
        cost = chance * weights.feeds_unseen
        if rules.top_card_used:
            # They may take the pile only if they can use its top card (G4.2).
            cost += chance * weights.pile_card * pile
        return cost + weights.feeds * (extends or 0.0)

    def feeds(self, code: int) -> float | None:
        """What the opposing meld that a card extends best would gain by it; None when none takes it."""
        best: float | None = None
        for side, melds in enumerate(self.view.melds):
            if side == self.view.side:
                continue
            for meld in melds:
                results = steps(meld, self.view.rules).get(code)
                if results:
                    before = self.their_worth(meld)
                    gain = max(self.their_worth(result) for result in results) - before
                    best = gain if best is None else max(best, gain)
        return best

    def _usable(self, code: int) -> float:
        """The chance that the next player holds two cards that make a meld with this one."""
        unseen = self.knowledge.unseen
        following = (self.view.seat + 1) % len(self.view.hands)
        held = len(self.view.hands[following]) / max(1, sum(unseen))
        if code in self._wild:
            return 1.0
        pairs: float = sum(unseen[one] * unseen[other] for one, other in WINDOWS[code])
        same = sum(unseen[other] for other in _RANK[code])
        pairs += same * (same - 1) / 2
        return 1 - exp(-pairs * held * held)

    def pile_worth(self) -> float:
        """What the pile would give the opponents."""
        total = 0.0
        for code in self.view.pile:
            total += self.weights.pile_card + (self.feeds(code) or 0.0) * self.weights.feeds
        return total
