"""Reads a widget's HTML as a browser would: its forms, its names, its text."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"input", "br", "img"}
#: What a hostile or clumsy reader may type.
TYPED = (
    "",
    "<img src=x onerror=alert(1)>",
    "3H 4H * 6H",
    "\"'&<b>",
    "9S 9S 9S",
    "V♠ D♠ R♠",
    "zz",
    "-7",
    "41",
    "1e9",
    "🂡",
)


@dataclass
class Node:
    tag: str
    attributes: dict[str, str]
    children: list[Node | str] = field(default_factory=list)

    def walk(self):
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    def all(self, *tags: str):
        return [node for node in self.walk() if node.tag in tags]

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)

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

    def handle_starttag(self, tag, attrs):
        node = Node(tag, {name: value or "" for name, value in attrs})
        assert len(attrs) == len(node.attributes), f"an attribute is there twice: <{tag} {attrs}>"
        self.open[-1].children.append(node)
        if tag not in VOID:
            self.open.append(node)

    def handle_endtag(self, tag):
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data):
        self.open[-1].children.append(data)


def read(html: str) -> Node:
    """The tree of some HTML; AssertionError where tags do not match."""
    builder = _Builder()
    builder.feed(html)
    builder.close()
    assert len(builder.open) == 1, f"<{builder.open[-1].tag}> is never closed"
    return builder.open[0]


def submission(tree: Node, rng: random.Random) -> dict[str, list[str]] | None:
    """Something that a reader could send: controls set at random, one button pressed."""
    forms = [form for form in tree.all("form") if form.all("button")]
    if not forms:
        return None
    form = rng.choice(forms)
    pairs: list[tuple[str, str]] = []
    radios: dict[str, list[str]] = {}
    for node in form.all("input", "select", "textarea"):
        name = node.get("name")
        if node.get("type") == "checkbox":
            if rng.random() < 0.25 or ("checked" in node.attributes and rng.random() < 0.7):
                pairs.append((name, node.get("value")))
        elif node.get("type") == "radio":
            radios.setdefault(name, []).append(node.get("value"))
        elif node.tag == "select":
            pairs.append((name, rng.choice(node.all("option")).get("value")))
        else:
            pairs.append((name, rng.choice((node.get("value"), *TYPED))))
    pairs += [(name, rng.choice(values)) for name, values in radios.items() if rng.random() < 0.9]
    button = rng.choice(form.all("button"))
    pairs.append((button.get("name"), button.get("value")))
    sent: dict[str, list[str]] = {}
    for name, value in pairs:
        sent.setdefault(name, []).append(value)
    return sent
