"""The engine's short ways against the turn told plainly (`plain`); a million actions: `python -m tests.core.agree`."""

from __future__ import annotations

import random

from tests.core.agree import agree


def test_the_engine_agrees_with_its_plain_telling() -> None:
    assert agree(random.Random("agreement"), 2000) >= 2000
