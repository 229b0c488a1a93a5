"""When a page was last changed, from git, and how each language writes a date."""

import subprocess
from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path

from babel.dates import format_date

from book.builder.project import ROOT

LOCALES = {"en": "en_GB", "fr": "fr_FR"}


@cache
def last_changes() -> Mapping[str, date]:
    """{file: day of its last change}, from git; empty where there is no git or no history."""
    try:
        asked = ["git", "log", "--format=%cs", "--name-only", "--relative", "--", "book"]
        told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return {}
    changes: dict[str, date] = {}
    day = date.today()
    for line in filter(None, told.splitlines()):
        if line.startswith("book/"):
            changes.setdefault(line, day)
        else:
            day = date.fromisoformat(line)
    return changes


def changed(source: Path) -> date:
    """The day on which a page's source was last changed, else today."""
    return last_changes().get(source.resolve().relative_to(ROOT).as_posix(), date.today())


def spelled(day: date, language: str) -> str:
    """A day as it is written; Babel does not know the French « 1er ».

    >>> spelled(date(2026, 12, 1), "en"), spelled(date(2026, 12, 1), "fr"), spelled(date(2026, 12, 11), "fr")
    ('1 December 2026', '1er décembre 2026', '11 décembre 2026')
    """
    text = format_date(day, "long", locale=LOCALES[language])
    return text.replace("1 ", "1er ", 1) if language == "fr" and day.day == 1 else text
