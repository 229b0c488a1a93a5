"""The built pages, read without a browser."""

import json
from functools import cache
from pathlib import Path

from book.builder import html_tree
from book.builder.extension import replies
from book.builder.html_tree import Node

ROOT = Path(__file__).parents[2]
SITE = ROOT / "_site"
LANGUAGES = ("en", "fr")
SPOKEN = ("title", "aria-label", "placeholder", "alt", "data-bs-title")


@cache
def read(path: Path) -> Node:
    return html_tree.read(path.read_text("utf-8"))


@cache
def places(path: Path) -> frozenset[str]:
    """The ids of a page, to which a link may lead."""
    return frozenset(read(path).ids())


def interface(node: Node) -> set[str]:
    """The words of a page outside its prose, its code and passages of another language."""
    if node.name in ("article", "script", "style") or ("lang" in node.attributes and node.name != "html"):
        return set()
    words = {node.get(key) for key in SPOKEN}
    for child in node.children:
        words |= interface(child) if isinstance(child, Node) else {" ".join(child.split())}
    return words - {""}


def addresses(language: str = "*") -> list[str]:
    """Every page of an edition, as an address below the site's top."""
    return sorted(path.relative_to(SITE).as_posix() for path in SITE.glob(f"{language}/*.html"))


def with_widgets() -> list[str]:
    return [
        address
        for address in addresses()
        if any(tag.attributes.get("class") == "bw" for tag in read(SITE / address).all("section"))
    ]


def faces(path: Path) -> list[Node]:
    return [tag for tag in read(path).all("section") if tag.attributes.get("class") == "bw"]


def form_name(face: Node) -> str:
    return replies.form_name(face.attributes["data-widget"], face.attributes["data-arguments"])


@cache
def shipped(path: Path) -> dict[str, dict[str, list[str]]]:
    """{form: {key: [state after, html]}}, what a page answers without Python, as `protocol.replies` gives it."""
    blocks = [tag for tag in read(path).all("script") if tag.attributes.get("class") == "bw-replies"]
    if not blocks:
        return {}
    (block,) = blocks
    beside = block.attributes.get("data-at")
    packed = json.loads((path.parent / beside).read_text("utf-8") if beside else block.written)
    states, parts = packed["states"], packed["parts"]
    answers = [[states[after], "".join(parts[part] for part in made)] for after, *made in packed["answers"]]
    return {
        form: {
            f"{states[int(before)]}\n{pairs}": answers[answer]
            for before, given in found.items()
            for pairs, answer in given.items()
        }
        for form, found in packed["forms"].items()
    }
