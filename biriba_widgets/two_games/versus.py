"""Two columns, a game in each: what differs is marked by a word and a line, and linked to the rules of both."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from biriba_widgets.html.forms import FormBuilder
from biriba_widgets.html.markup import Markup, join, tag
from biriba_widgets.words import say

_Each = TypeVar("_Each")
LINK = re.compile('<a class="rule".*?</a>')


def pair(each: Iterable[_Each]) -> tuple[_Each, _Each]:
    """What each of the two games has to say."""
    one, other = each
    return one, other


class Row(NamedTuple):
    """One thing that the games say something about, as HTML; `rules` are shown under each column.

    A game that has nothing to say of it (no meld, no such table) has None there.
    """

    label: str
    cells: tuple[str | None, str | None]
    rules: tuple[Sequence[str], Sequence[str]] = ((), ())
    #: What is compared instead of the cells, where each game has words of its own for the same thing.
    meant: tuple[str, str] | None = None

    @property
    def differs(self) -> bool:
        """Whether the games say different things; the numbers of their rules always differ."""
        one, other = self.meant or self.cells
        return one is not None and other is not None and LINK.sub("", one) != LINK.sub("", other)


def table(build: FormBuilder, caption: str, names: tuple[str, str], rows: Iterable[Row]) -> Markup:
    """The rows as a table: a line for what is compared, a line for what each game says."""
    heads = join(tag("th", name, scope="col") for name in names)
    return tag(
        "table",
        tag("caption", caption),
        tag("thead", tag("tr", heads)),
        *(_body(build, row) for row in rows),
        class_="versus",
    )


def _body(build: FormBuilder, row: Row) -> Markup:
    mark = (" " + tag("span", build.t("two.differs"), class_="tag")) if row.differs else ""
    cells = join(
        tag("td", build.t("two.nothing") if cell is None else cell, " ", join(map(build.rule, rules), " "))
        for cell, rules in zip(row.cells, row.rules, strict=True)
    )
    return tag(
        "tbody",
        tag("tr", tag("th", row.label, mark, scope="rowgroup", colspan="2")),
        tag("tr", cells),
        class_="differs" if row.differs else None,
    )


def yes_no(value: bool, lang: str) -> str:
    return say(lang, "two.yes" if value else "two.no")
