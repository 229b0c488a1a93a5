"""Which words belong to one game alone (docs/rules/GLOSSARY.md)."""

from __future__ import annotations

import re

GREEK, PAIRS = "greek-canasta", "partnership"
#: What a game never says. In French both have « remplaçant ». A biribaki is a word of both games in either language;
#: in pairs “reserve” stands only once, as its other name.
_NOT_SAID = {
    (GREEK, "en"): r"\breserves?\b|\bsubstitutes?\b",
    (GREEK, "fr"): r"\bréserves?\b",
    (PAIRS, "en"): r"\bwild\b|(?<!, or )\breserves?\b",
    (PAIRS, "fr"): r"\bsauvages?\b",
}


def foreign(text: str, game: str, lang: str) -> list[str]:
    """The words of the other game that a text of this one uses.

    >>> foreign("The reserve is taken.", GREEK, "en"), foreign("La réserve est prise.", PAIRS, "fr")
    (['reserve'], [])
    """
    return re.findall(_NOT_SAID[game, lang], text, re.IGNORECASE)
