"""Mutants that no test can tell from the module (`tests.mutants`), and why: by module, function and change."""

# A mutant is named by a whole line of code.
# ruff: noqa: E501

from __future__ import annotations

EQUIVALENT: dict[str, dict[str, str]] = {
    "checks": {
        "_top_card_useful: face & growth.takes → face | growth.takes": (
            "A short way: the meld becomes nothing with a card that it refuses."
        ),
        "_top_card_useful: face & growth.takes and growth[face] → growth[face]": (
            "A short way: the meld becomes nothing with a card that it refuses."
        ),
        "_take_faults: if surely_ends(hand, barred, 0 if must_use is None else deal.rules.meld_size): → if False:": (
            "A short way to what the search for an end of the turn says."
        ),
        "_take_faults: 0 if must_use is None else deal.rules.meld_size → 0 if False else deal.rules.meld_size": (
            "A short way to what the search for an end of the turn says."
        ),
        "_take_faults: 0 → 1": ("A short way to what the search for an end of the turn says."),
        "_reading: if readings: → if False:": ("A short way: nearest finds the one extension too."),
    },
    "melds": {
        ": 1 << 16 → 1 >> 16": "How many melds are remembered.",
        ": 1 → 2": "How many melds are remembered.",
        ": 16 → 17": "How many melds are remembered.",
        "_read_run: None if codes.translate(None, _of_suit(suit, rules)) else _place_run(codes, suit, low, rules) → None if False else _place_run(codes, suit, low, rules)": (
            "A short way: a card of another suit does not fit in the run either."
        ),
        "_place_run: low - 1 → low + 1 (2)": ("The slice is only longer, and zip ends with the cards."),
        "_place_run: if codes == naturals: → if False:": (
            "A short way: where every card is natural the loop finds no other."
        ),
        "_place_run: zip(codes, naturals, strict=False) → zip(codes, naturals)": (
            "The cards of a round are as many as the cards read."
        ),
        "_place_run: False → True": ("The cards of a round are as many as the cards read."),
        "_best_set: 0 → 1": ("Where every card is a substitute, the rank is not looked at."),
        "read_meld: reading is not None and (not reading.strangers) and _is_legal(reading, rules) → reading is not None and _is_legal(reading, rules)": (
            "A short way: _is_legal refuses cards that do not fit."
        ),
        "_read_run: 0 → 1": ("Jokers alone are no run from either place."),
    },
    "extending": {
        "_run_orders: card in rules.substitutes and _has_room(meld, rules) → card in rules.substitutes": (
            "A short way: reading the longer run refuses one substitute too many."
        ),
        "extensions: if card in left: → if True:": (
            "A card that is not left to add uses up a round, so that nothing comes of it."
        ),
        "growths: Growths(rules).__getitem__ if rules is rules.melding else growths(rules.melding) → Growths(rules).__getitem__ if True else growths(rules.melding)": (
            "A short way: the profile itself has the same melds, found a second time."
        ),
        "change: Change(added, meld_of(codes, rules), ()) if added else _any_change(meld, codes, rules) → Change(added, meld_of(codes, rules), ()) if False else _any_change(meld, codes, rules)": (
            "A short way: extensions finds what one card makes too."
        ),
        "Growth._with: self.added |= dict.fromkeys(found, added) → pass": (
            "A short way: extensions finds what one card makes too."
        ),
        "_around: zip(order, naturals, strict=True) → zip(order, naturals)": (
            "Both are as long as the run with the cards added."
        ),
        "_around: True → False": ("Both are as long as the run with the cards added."),
        "_around: 1 → 2 (3)": ("The numbers are only compared with one another."),
    },
    "ending": {
        ": 10 → 11": "How large a hand is searched whole: a larger one keeps cards to discard.",
        ": 6 → 7": "How many cards of a large hand are tried at once: fewer do for what must go together.",
        "Ending._ends_later: if len(self.hand) < 2 and (not self._may_meld_last_card()): → if False:": (
            "A short way: the search finds no end with the last card either."
        ),
        "Ending._may_meld_last_card: len(self.hand) == 1 and (self.reserve.taken or self.rules.reserve_on_empty_hand) → len(self.hand) == 1 or (self.reserve.taken or self.rules.reserve_on_empty_hand)": (
            "A short way: the search finds no end with the last card either."
        ),
        "Ending._may_meld_last_card: len(self.hand) == 1 and (self.reserve.taken or self.rules.reserve_on_empty_hand) → self.reserve.taken or self.rules.reserve_on_empty_hand": (
            "A short way: the search finds no end with the last card either."
        ),
        "Ending._may_meld_last_card: len(self.hand) == 1 and (self.reserve.taken or self.rules.reserve_on_empty_hand) → len(self.hand) == 1": (
            "A short way: the search finds no end with the last card either."
        ),
        "Ending._ends_later: (self.hand, self.melds[first:], self.biribas(), kinds) → (self.hand, self.melds[first:], self.biribas())": (
            "A meld keeps its kind when it is extended, so the kinds are the same wherever the rest is."
        ),
        "_elementary_meldings: yield Melding(codes, len(melds), meld_of(codes, rules)) → pass": (
            "A short way: joint_meldings finds it too, and a turn without a top card to use never needs it."
        ),
        "joint_meldings: len(hand) if len(hand) <= _LARGEST_SEARCHED else _LARGEST_JOINT → len(hand) if True else _LARGEST_JOINT": (
            "The bound saves time only: a larger hand keeps cards to discard."
        ),
        "joint_meldings: 1 → 2": (
            "One card more is tried: more than the hand holds, or more than have to go together."
        ),
        "surely_ends: return spare > used + 1 → return None": (
            "A short way to what the search for an end of the turn says."
        ),
        "surely_ends: 1 → 2": ("A short way to what the search for an end of the turn says."),
        "ending_faults: if surely_ends(hand, deal.barred, len(used)): → if False:": (
            "A short way to what the search for an end of the turn says."
        ),
    },
}
