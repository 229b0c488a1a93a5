"""The built pages, read without a browser."""

import json
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from book.builder.extension import replies

ROOT = Path(__file__).parents[2]
SITE = ROOT / "_site"
LANGUAGES = ("en", "fr")
VOID = {"br", "img", "meta", "link", "input", "hr", "area", "base", "col", "embed", "source", "track", "wbr"}
SPOKEN = ("title", "aria-label", "placeholder", "alt", "data-bs-title")


@dataclass
class Tag:
    name: str
    attributes: dict[str, str]
    text: str = ""


@dataclass
class Reading(HTMLParser):
    """Every tag of a page in order, and the words of its interface (all but the article)."""

    tags: list[Tag] = field(default_factory=list)
    interface: set[str] = field(default_factory=set)
    open: list[Tag] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        tag = Tag(name, {key: value or "" for key, value in attributes})
        self.tags.append(tag)
        if name not in VOID:
            self.open.append(tag)
        if not self.elsewhere(tag):
            self.interface |= {tag.attributes[key] for key in SPOKEN if tag.attributes.get(key)}

    def handle_startendtag(self, name: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(name, attributes)
        if name not in VOID:
            self.handle_endtag(name)

    def handle_endtag(self, name: str) -> None:
        while self.open and self.open.pop().name != name:
            pass

    def handle_data(self, data: str) -> None:
        if self.open:
            self.open[-1].text += data
        if data.strip() and not self.elsewhere():
            self.interface.add(" ".join(data.split()))

    def elsewhere(self, *more: Tag) -> bool:
        """Whether the present place is in the prose, in code, or in a passage of another language."""
        around = [*self.open, *more]
        return any(
            tag.name in ("article", "script", "style") or ("lang" in tag.attributes and tag.name != "html")
            for tag in around
        )

    def all(self, name: str) -> list[Tag]:
        return [tag for tag in self.tags if tag.name == name]

    def ids(self) -> list[str]:
        return [tag.attributes["id"] for tag in self.tags if "id" in tag.attributes]


@cache
def read(path: Path) -> Reading:
    reading = Reading()
    reading.feed(path.read_text("utf-8"))
    return reading


def addresses(language: str = "*") -> list[str]:
    """Every page of an edition, as an address below the site's top."""
    return sorted(path.relative_to(SITE).as_posix() for path in SITE.glob(f"{language}/*.html"))


def with_widgets() -> list[str]:
    return [
        address
        for address in addresses()
        if any(tag.attributes.get("class") == "bw" for tag in read(SITE / address).all("section"))
    ]


def faces(path: Path) -> list[Tag]:
    return [tag for tag in read(path).all("section") if tag.attributes.get("class") == "bw"]


def form_name(face: Tag) -> str:
    return replies.form_name(face.attributes["data-widget"], face.attributes["data-arguments"])


@cache
def shipped(path: Path) -> dict[str, dict[str, list[str]]]:
    """{form: {key: [state after, html]}}, what a page answers without Python, as `protocol.replies` gives it."""
    blocks = [tag for tag in read(path).all("script") if tag.attributes.get("class") == "bw-replies"]
    if not blocks:
        return {}
    (block,) = blocks
    beside = block.attributes.get("data-at")
    packed = json.loads((path.parent / beside).read_text("utf-8") if beside else block.text)
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
