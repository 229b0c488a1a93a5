"""A sheet to write the score on."""

from typing import Any

from biriba_core import Profile
from biriba_widgets.words import set_in_type
from book.builder.paper.wording import bonus_rows, by, numbers, parts, words

#: How many deals a page has room for, and how many pages there are: a match to the usual target takes fewer.
DEALS, PAGES = 6, 2
#: Room for three pairs, or for four who play alone.
SIDES = {"partnership": 2, "greek-canasta": 4}


def score(rules: Profile, lang: str, site: str) -> dict[str, Any]:
    """What a score sheet says: the lines that a deal is counted by."""
    said = words(lang)
    reserve = ["reserve"] if rules.reserve_untaken or rules.reserve_waiting else []
    rows = ["cards", "bonus", "closing", "hand", *reserve, "score", "total"]
    return {
        "lang": lang,
        "title": set_in_type(said[rules.name]["score-title"], lang),
        "by": by(site, lang),
        "end": parts(said[rules.name]["score-end"], rules, lang),
        "rows": [said[row].format(**numbers(rules, lang)) for row in rows],
        "deals": DEALS,
        "pages": PAGES,
        "bonuses": list(bonus_rows(rules, lang, said)),
        "names": said["names"],
        "sides": SIDES[rules.name],
        "deal": said["deal"],
        "side": said["side"],
    }
