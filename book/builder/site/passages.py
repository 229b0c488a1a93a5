"""The text of a built page, cut at each heading and at each rule's anchor, where a search result can lead."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser

# Data blocks are most of a page's bytes and none of its text.
DATA = re.compile(r"<script\b.*?</script>", re.S)
VOID = {"br", "img", "input", "hr", "wbr", "col", "source"}
HEADINGS = {"h1", "h2", "h3", "h4"}
LEFT_OUT = {"svg", "nav", "noscript"}
LEFT_OUT_CLASSES = {"bw", "bw-progress", "decision", "headerlink", "notebook-links"}
BLOCKS = HEADINGS | {"p", "li", "dt", "dd", "tr", "pre", "caption", "figcaption", "div"}


@dataclass
class Passage:
    """A heading or a rule, and the text up to the next one. `anchor` is its id in the page, "" at the page's top."""

    anchor: str
    heading: str = ""
    rule: str = ""
    blocks: list[str] = field(default_factory=list)


class Reader(HTMLParser):
    """Walks the article; forms, pictures and decoration are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.passages: list[Passage] = []
        self.open: list[str] = []
        self.sections: list[str] = []
        self.skipped = 0  # how many of the open tags are left out
        self.inside = False
        self.naming = ""  # "heading" or "rule" while its words are read
        self.words: list[str] = []

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {key: value or "" for key, value in attributes}
        if name == "article":
            self.inside = True
        if not self.inside or name in VOID:
            return
        classes = given.get("class", "").split()
        if self.skipped or name in LEFT_OUT or LEFT_OUT_CLASSES & set(classes):
            self.skipped += 1
        elif name == "section":
            self.sections.append(given.get("id", ""))
        elif name in HEADINGS:
            self.end_block()
            self.passages.append(Passage("" if name == "h1" else given.get("id") or self.sections[-1]))
            self.naming = "heading"
        elif name == "a" and "rule" in classes and given.get("id"):
            self.end_block()
            before = self.passages[-1]
            self.passages.append(Passage(given["id"], before.heading))
            self.naming = "rule"
        elif name in BLOCKS:
            self.end_block()
        elif name in ("td", "th"):
            self.words.append(" ")
        self.open.append(name)

    def handle_endtag(self, name: str) -> None:
        if not self.inside or name in VOID:
            return
        if name == "article":
            self.end_block()
            self.inside = False
            return
        self.open.pop()
        if self.skipped:
            self.skipped -= 1
        elif name == "section":
            self.sections.pop()
        elif self.naming and (name in HEADINGS or name == "a"):
            setattr(self.passages[-1], self.naming, self.taken())
            self.naming = ""
        elif name in BLOCKS:
            self.end_block()

    def handle_data(self, data: str) -> None:
        if self.inside and not self.skipped:
            self.words.append(data)

    def taken(self) -> str:
        text = " ".join("".join(self.words).split())
        self.words.clear()
        return text

    def end_block(self) -> None:
        text = self.taken()
        if text and self.passages:
            self.passages[-1].blocks.append(text)


def read(html: str) -> list[Passage]:
    """The passages of a page that have something to read; its title also where a form follows at once.

    >>> page = '<article><section id="a"><h1>Melds</h1><p>Lay cards.</p><p><a class="rule" id="rule-3-1">3.1</a> Three.'
    >>> [(p.anchor, p.heading, p.rule, p.blocks) for p in read(page + "</p></section></article>")]
    [('', 'Melds', '', ['Lay cards.']), ('rule-3-1', 'Melds', '3.1', ['Three.'])]
    """
    reader = Reader()
    reader.feed(DATA.sub("", html))
    return [passage for passage in reader.passages if passage.blocks or not passage.anchor]
