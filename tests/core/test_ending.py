"""How a turn can still end at a table with rules of its own."""

from __future__ import annotations

import pytest

from biriba_core import PARTNERSHIP
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
