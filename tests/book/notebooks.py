"""What two notebooks of the same stem have in common: pure helpers over their JSON."""

import json
import re
from pathlib import Path
from typing import Any

BOOK = Path(__file__).parents[2] / "book"
LANGUAGES = ("en", "fr")

ANCHOR = re.compile(r'\bid="([\w-]+)"|^\(([\w-]+)\)=$', re.M)
RULE_LINK = re.compile(r'href="(?:[\w.-]*)#(rule-[\w-]+)"')
WIDGET = re.compile(r'show\(\s*"(\w+)"')
LANG = re.compile(r'\blang="(?:en|fr)"')


def stems(language: str) -> list[str]:
    return sorted(path.stem for path in (BOOK / language).glob("*.ipynb"))


def cells(language: str, stem: str) -> list[dict[str, Any]]:
    return json.loads((BOOK / language / f"{stem}.ipynb").read_text("utf-8"))["cells"]


def text(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def outline(cell_list: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Each cell's id and kind."""
    return [(cell["id"], cell["cell_type"]) for cell in cell_list]


def heading_levels(cell_list: list[dict[str, Any]]) -> list[int]:
    """The depth of each heading, in order."""
    prose = "\n".join(text(cell) for cell in cell_list if cell["cell_type"] == "markdown")
    prose = re.sub(r"^(`{3,}|~{3,}).*?^\1[ \t]*$", "", prose, flags=re.M | re.S)
    return [len(mark) for mark in re.findall(r"^(#{1,6}) ", prose, re.M)]


def code(cell_list: list[dict[str, Any]]) -> list[str]:
    """The code of all cells, with the language taken out."""
    return [LANG.sub('lang="…"', text(cell)) for cell in cell_list if cell["cell_type"] == "code"]


def anchors(cell_list: list[dict[str, Any]]) -> list[str]:
    prose = "\n".join(text(cell) for cell in cell_list if cell["cell_type"] == "markdown")
    return sorted(html or label for html, label in ANCHOR.findall(prose))


def rules_named(cell_list: list[dict[str, Any]]) -> list[str]:
    """The rules that a page's prose links to, each once."""
    prose = "\n".join(text(cell) for cell in cell_list if cell["cell_type"] == "markdown")
    return sorted(set(RULE_LINK.findall(prose)))


def widgets(cell_list: list[dict[str, Any]]) -> list[str]:
    return [name for source in code(cell_list) for name in WIDGET.findall(source)]
