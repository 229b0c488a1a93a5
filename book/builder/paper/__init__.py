"""What is printed, as tagged PDF made by Typst: rule cards, score sheets, booklets, sheets for an evening.

The words are in `book/paper/*.toml`, the layout in `book/paper/*.typ`; every number is the engine's.
"""

import json
from pathlib import Path

import typst

from biriba_core import Profile, profile
from biriba_core.profiles import PROFILES
from book.builder.paper.booklet import rules
from book.builder.paper.cheat_sheet import evening
from book.builder.paper.rule_card import card
from book.builder.paper.score_sheet import score
from book.builder.paper.wording import FOLDER

GAMES = tuple(PROFILES)
#: What is printed of each game, and what each says.
DATA = {"card": card, "score": score, "rules": rules, "evening": evening}
KINDS = tuple(DATA)


def pdf(kind: str, rules: Profile, lang: str, site: str) -> bytes:
    """One printed thing; the same bytes each time, with the fonts that Typst brings."""
    data = json.dumps(DATA[kind](rules, lang, site), ensure_ascii=False)
    made = typst.compile(
        str(FOLDER / f"{kind}.typ"),
        root=str(FOLDER),
        sys_inputs={"data": data},
        ignore_system_fonts=True,
        pdf_standards="ua-1",
    )
    assert isinstance(made, bytes)
    return made


def build(folder: Path, lang: str, site: str) -> None:
    """All of one language, as `card-partnership.pdf` and so on."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        for kind in KINDS:
            (folder / f"{kind}-{game}.pdf").write_bytes(pdf(kind, profile(game), lang, site))
