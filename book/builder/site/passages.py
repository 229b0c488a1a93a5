"""The text of a built page, cut at each heading and at each rule's anchor, where a search result can lead."""

from dataclasses import dataclass, field

from book.builder import html_tree
from book.builder.html_tree import Node, in_one_line

HEADINGS = {"h1", "h2", "h3", "h4"}
# Forms, pictures and decoration.
LEFT_OUT = {"svg", "nav", "noscript", "script"}
LEFT_OUT_CLASSES = {"bw", "bw-progress", "decision", "headerlink", "notebook-links"}
BLOCKS = {"p", "li", "dt", "dd", "tr", "pre", "caption", "figcaption", "div"}


@dataclass
class Passage:
    """A heading or a rule, and the text up to the next one. `anchor` is its id in the page, "" at the page's top."""

    anchor: str
    heading: str = ""
    rule: str = ""
    blocks: list[str] = field(default_factory=list)


def _is_left_out(node: Node) -> bool:
    return node.name in LEFT_OUT or not LEFT_OUT_CLASSES.isdisjoint(node.get("class").split())


def _line(node: Node) -> str:
    """The text of a heading or of a rule's anchor."""
    shown = (child for child in node.children if isinstance(child, str) or not _is_left_out(child))
    return in_one_line("".join(child if isinstance(child, str) else child.written for child in shown))


class _Cutter:
    def __init__(self) -> None:
        self.passages: list[Passage] = []
        self.words: list[str] = []

    def cut(self, node: Node, section: str = "") -> None:
        """`section` is the id of the section around the node."""
        if _is_left_out(node):
            return
        if node.name in HEADINGS:
            self.begin(Passage("" if node.name == "h1" else node.get("id") or section, _line(node)))
            return
        if node.name == "a" and "rule" in node.get("class").split() and node.get("id"):
            self.begin(Passage(node.get("id"), self.passages[-1].heading, _line(node)))
            return
        if node.name in BLOCKS:
            self.end_block()
        elif node.name in ("td", "th"):
            self.words.append(" ")
        within = node.get("id") if node.name == "section" else section
        for child in node.children:
            if isinstance(child, str):
                self.words.append(child)
            else:
                self.cut(child, within)
        if node.name in BLOCKS:
            self.end_block()

    def begin(self, passage: Passage) -> None:
        self.end_block()
        self.passages.append(passage)

    def end_block(self) -> None:
        text = in_one_line("".join(self.words))
        self.words.clear()
        if text and self.passages:
            self.passages[-1].blocks.append(text)


def read(html: str) -> list[Passage]:
    """The passages of a page that have something to read; its title also where a form follows at once.

    >>> page = '<article><section id="a"><h1>Melds</h1><p>Lay cards.</p><p><a class="rule" id="rule-3-1">3.1</a> Three.'
    >>> [(p.anchor, p.heading, p.rule, p.blocks) for p in read(page + "</p></section></article>")]
    [('', 'Melds', '', ['Lay cards.']), ('rule-3-1', 'Melds', '3.1', ['Three.'])]
    """
    cutter = _Cutter()
    for article in html_tree.read(html).all("article"):
        cutter.cut(article)
        cutter.end_block()
    return [passage for passage in cutter.passages if passage.blocks or not passage.anchor]
