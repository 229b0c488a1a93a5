"""The rules on one card: two sides of A5."""

from typing import Any

from biriba_core import Profile
from biriba_widgets.words import set_in_type
from book.builder.paper.wording import Words, bonus_rows, by, card_values, example, parts, words


def sections(listed: list[Words], rules: Profile, lang: str) -> list[dict[str, Any]]:
    """The sections of a side: their lines with rules, their examples, the values or bonuses of the profile."""
    said = words(lang)
    tables = {
        "values": list(zip(*card_values(rules, lang, said), strict=True)),
        "bonuses": list(bonus_rows(rules, lang, said)),
    }
    return [
        {
            "heading": one["heading"],
            "lines": [parts(line, rules, lang) for line in one["lines"]],
            "examples": [example(each["cards"], each["says"], rules, lang) for each in one.get("examples", [])],
            "rows": tables[one["table"]] if "table" in one else [],
        }
        for one in listed
    ]


def card(rules: Profile, lang: str, site: str) -> dict[str, Any]:
    """What a rule card says."""
    own = words(lang)[rules.name]
    return {
        "lang": lang,
        "title": set_in_type(own["title"], lang),
        "by": by(site, lang),
        **{side: sections(own[side], rules, lang) for side in ("front", "back")},
    }
