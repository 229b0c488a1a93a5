"""Writes the rules into the pages: the line with a rule's anchor is the rulebook's, the next lines are the page's own.

Each rule has a cell of its own, named as its anchor, to which links from other notebooks lead.

`python -m book.builder.rule_lines` does it in every notebook; `make notebooks` does it before it runs them.
"""

import re
from pathlib import Path

import nbformat

from biriba_core.rulebook import GAMES, rule, rules_of
from biriba_widgets.html.forms import rule_address, rule_anchor
from biriba_widgets.words import say, text_suits
from book.builder.project import LANGUAGES, ROOT

STATED = re.compile(r'^<a class="rule" id="rule-[\w-]+"[^>]*>(G?\d+\.\d+)</a>.*$', re.M)
LINK = re.compile(r'(<a class="rule" data-rule="(G?\d+\.\d+)" href=)"[^"]*"')
NAMED = re.compile(r"\{(G?\d+\.\d+)\}")
KNOWN = {rule.number for game in GAMES for rule in rules_of(game)}


def rule_link(number: str) -> str:
    """A link to a rule in a notebook's text.

    >>> rule_link("3.6")
    '<a class="rule" data-rule="3.6" href="03-melds.ipynb#cell-id=rule-3-6">3.6</a>'
    """
    return f'<a class="rule" data-rule="{number}" href="{rule_address(number)}">{number}</a>'


def rule_line(number: str, lang: str) -> str:
    """The line that states a rule in a notebook. Raises `KeyError` for a number that no game has.

    >>> rule_line("3.1", "en")
    '<a class="rule" id="rule-3-1" href="#rule-3-1">3.1</a> A meld starts with at least three cards.'
    """
    stated = rule(number)
    mark = f'<span class="decision">{say(lang, "decision")}</span> ' if stated.decision else ""
    text = NAMED.sub(lambda named: rule_link(named[1]), text_suits(stated.text(lang)))
    return f'<a class="rule" id="{rule_anchor(number)}" href="#{rule_anchor(number)}">{number}</a> {mark}{text}'


def with_rule_lines(source: str, lang: str) -> str:
    """The text of a cell with its rules as the rulebook states them and its links leading to where they stand.

    What follows a rule's line is left alone, and so is a link to a rule that does not exist, which ends the build.

    >>> with_rule_lines('So says <a class="rule" data-rule="3.6" href="#">3.6</a>.', "en")
    'So says <a class="rule" data-rule="3.6" href="03-melds.ipynb#cell-id=rule-3-6">3.6</a>.'
    """

    def lead(link: re.Match[str]) -> str:
        return f'{link[1]}"{rule_address(link[2])}"' if link[2] in KNOWN else link[0]

    return LINK.sub(lead, STATED.sub(lambda stated: rule_line(stated[1], lang), source))


def parts(source: str) -> list[tuple[str, str]]:
    """A cell's text cut before each paragraph that states a rule: (its anchor, "" for what stands before, the text).

    >>> parts('## Sets\\n\\n<a class="rule" id="rule-3-1" href="#rule-3-1">3.1</a> A meld.')
    [('', '## Sets'), ('rule-3-1', '<a class="rule" id="rule-3-1" href="#rule-3-1">3.1</a> A meld.')]
    """
    found: list[tuple[str, list[str]]] = []
    for paragraph in source.split("\n\n"):
        states = STATED.match(paragraph)
        if states or not found:
            found.append((rule_anchor(states[1]) if states else "", []))
        found[-1][1].append(paragraph)
    return [(anchor, "\n\n".join(paragraphs)) for anchor, paragraphs in found]


def write(notebook: nbformat.NotebookNode, lang: str) -> None:
    """Write the rules into a notebook's text."""
    cells = []
    for cell in notebook.cells:
        if cell.cell_type != "markdown":
            cells.append(cell)
            continue
        for anchor, text in parts(with_rule_lines(cell.source, lang)):
            cells.append(nbformat.v4.new_markdown_cell(text, id=anchor or cell.id, metadata=cell.metadata))
    notebook.cells = cells


def write_all(book: Path) -> None:
    """Write the rules into every notebook below `book`, and name those that changed."""
    for lang in LANGUAGES:
        for path in sorted((book / lang).glob("*.ipynb")):
            before = path.read_text("utf-8")
            notebook = nbformat.reads(before, as_version=4)
            write(notebook, lang)
            after = nbformat.writes(notebook) + "\n"
            if after != before:
                path.write_text(after, "utf-8")
                print(f"{lang}/{path.name}: rules written")


if __name__ == "__main__":
    write_all(ROOT / "book")
