"""The meld lab, when the line of text is empty."""

from __future__ import annotations

import json

import pytest

from biriba_widgets.protocol import answer, face


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_blank_text_is_no_text(lang: str) -> None:
    arguments = json.dumps({"lang": lang})
    assert "meld_lab" in face("meld_lab", {"lang": lang})
    start = json.dumps({"again": 0, "cards": [], "told": None, "typed": ""})
    blank = answer("meld_lab", arguments, start, json.dumps([["typed", "   "], ["do", "read"]]))
    empty = answer("meld_lab", arguments, start, json.dumps([["typed", ""], ["do", "read"]]))
    assert blank == empty
    assert "bw-anew" not in blank[1]
