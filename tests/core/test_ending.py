"""How a turn can still end at a table with rules of its own."""

from __future__ import annotations

import pytest

from biriba_core import JOKER, PARTNERSHIP
from biriba_core.deal import IN_PLAY
from biriba_core.ending import Ending
from tests.rules.table import CLEAN, meld


@pytest.mark.parametrize(
    ("needed", "biribas", "faults"),
    [
        (0, 0, []),
        (1, 0, ["close-without-biriba"]),
        (1, 1, []),
        (3, 0, ["close-without-biriba", "close-needs-more-biribas"]),
        (3, 2, ["close-needs-more-biribas"]),
        (3, 3, []),
    ],
)
def test_closing_asks_for_as_many_biribas_as_were_agreed(needed: int, biribas: int, faults: list[str]) -> None:
    rules = PARTNERSHIP.changed(biribas_to_close=needed)
    melds = (meld("9S 9D 9C", rules), *[meld(CLEAN, rules)] * biribas)
    ending = Ending(rules, b"", melds, IN_PLAY, None, None)
    assert [fault.name for fault in ending.closing_faults()] == faults


NINES, LONG, CLUBS = "9S 9D 9C", "3D 4D 5D 6D", "7C 8C 9C 10C"


@pytest.mark.parametrize(
    ("jokers", "cards", "most", "to_close"),
    [
        # Both have to go to the longer run, all three to one run, two to each run of four.
        (2, ("3S 4S 5S", LONG), 2, 1),
        (3, (NINES, "10C JC QC", "3H 4H 5H"), 3, 1),
        (4, (NINES, LONG, CLUBS), 4, 2),
    ],
)
def test_barred_cards_may_all_have_to_go_where_they_make_biribas_of_six(
    jokers: int, cards: tuple[str, ...], most: int, to_close: int
) -> None:
    rules = PARTNERSHIP.changed(
        biriba_size=6,
        biribas_to_close=to_close,
        most_substitutes=most,
        naturals_for_each=1,
        sets_are_biribas=False,
        close_by_meld=True,
    )
    melds = tuple(meld(each, rules) for each in cards)
    ending = Ending(rules, bytes([JOKER] * jokers), melds, IN_PLAY, JOKER, None)
    assert ending.possible()
    assert not ending._replace(melds=melds[:1]).possible()
