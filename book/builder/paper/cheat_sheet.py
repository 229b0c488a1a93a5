"""A sheet for the first evening: one page of A5 for the middle of the table."""

from typing import Any

from biriba_core import Profile
from biriba_widgets.words import set_in_type
from book.builder.paper.rule_card import sections
from book.builder.paper.wording import by, words


def evening(rules: Profile, lang: str, site: str) -> dict[str, Any]:
    """What the sheet of a game says."""
    own = words(lang, "evening")[rules.name]
    return {
        "lang": lang,
        "title": set_in_type(own["title"], lang),
        "by": by(site, lang),
        "sections": sections(own["sections"], rules, lang),
    }
