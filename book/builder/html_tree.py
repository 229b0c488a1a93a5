"""HTML read as a tree: built pages, and the faces of forms. Tags that do not match are a fault."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = frozenset("area base br col embed hr img input link meta source track wbr".split())


def in_one_line(text: str) -> str:
    r"""Spaces and line ends as a page shows them: a run of them is one space, and a no-break space stays what it is.

    >>> in_one_line(" Jusqu’à\n2\u202f000\u00a0: ") == "Jusqu’à 2\u202f000\u00a0:"
    True
    """
    return re.sub(r"[ \t\n\r\f]+", " ", text).strip(" ")


@dataclass
class Node:
    name: str
    attributes: dict[str, str]
    children: list[Node | str] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """This node and all in it, in the order of the text."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    def all(self, *names: str) -> list[Node]:
        return [node for node in self.walk() if node.name in names]

    def ids(self) -> list[str]:
        return [node.attributes["id"] for node in self.walk() if "id" in node.attributes]

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)

    @property
    def written(self) -> str:
        """All text in it, as it is written."""
        return "".join(child if isinstance(child, str) else child.written for child in self.children)

    @property
    def text(self) -> str:
        """What is seen and heard: text, and the names of pictures."""
        if self.get("role") == "img":
            return self.get("aria-label")
        named = self.get("aria-label") + " " if self.get("aria-label") else ""
        return named + " ".join(child if isinstance(child, str) else child.text for child in self.children)


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open = [Node("root", {})]

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        node = Node(name, {key: value or "" for key, value in attributes})
        if len(attributes) != len(node.attributes):
            raise ValueError(f"an attribute is there twice: <{name} {attributes}>")
        self.open[-1].children.append(node)
        if name not in VOID:
            self.open.append(node)

    def handle_endtag(self, name: str) -> None:
        if name in VOID:
            return
        if self.open[-1].name != name:
            raise ValueError(f"</{name}> closes <{self.open[-1].name}>")
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read(html: str) -> Node:
    """The tree of some HTML, below a node "root"; `ValueError` where tags do not match.

    >>> read('<p>Lay <b>cards</b>.<br></p>').all("b")[0].written
    'cards'
    >>> read("<p>Lay <b>cards</p>")
    Traceback (most recent call last):
    ValueError: </p> closes <b>
    """
    builder = _Builder()
    builder.feed(html)
    builder.close()
    if len(builder.open) > 1:
        raise ValueError(f"<{builder.open[-1].name}> is never closed")
    return builder.open[0]
