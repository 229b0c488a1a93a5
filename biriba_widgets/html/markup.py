"""HTML that escapes by itself: whatever is put into it as plain text stays text.

`tag` builds an element from its content and its attributes, `join` puts several pieces one after the other. What they
return is `Markup`; everything else is plain text and is escaped when it is put in. A mistake shows as tags that can be
read on the page, never as markup made of what a reader typed.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape as escaped
from typing import SupportsIndex

#: What an attribute may be set to: True stands for the bare name; with False and None it is left out.
Value = str | int | None
#: Elements without content and end tag.
VOID = frozenset(("input",))


class Markup(str):
    """Text that is HTML already; plain text that is added to it is escaped.

    >>> Markup("<b>1</b>") + " < 2"
    Markup('<b>1</b> &lt; 2')
    """

    __slots__ = ()

    def __add__(self, other: str) -> Markup:
        return Markup(str.__add__(self, _html(other)))

    def __radd__(self, other: str) -> Markup:
        return Markup(str.__add__(_html(other), self))

    def __mul__(self, times: SupportsIndex) -> Markup:
        return Markup(str.__mul__(self, times))

    def __repr__(self) -> str:
        return f"Markup({str.__repr__(self)})"


def _html(content: str) -> str:
    """The text of some HTML, or of plain text once it is escaped."""
    return content if isinstance(content, Markup) else escaped(content)


def escape(content: str) -> Markup:
    """Plain text as HTML; what is HTML already stays as it is."""
    return Markup(_html(content))


def join(parts: Iterable[str], between: str = "") -> Markup:
    """The parts one after the other, with something between them.

    >>> join([tag("b", "1"), "<"], ", ")
    Markup('<b>1</b>, &lt;')
    """
    return Markup(_html(between).join([_html(part) for part in parts]))


def tag(name: str, /, *content: str, **attributes: Value) -> Markup:
    """An element. In the names of attributes an underscore stands for a hyphen; one at the end is left out.

    >>> tag("p", "1 < 2 ", tag("b", "!"), class_="felt", data_at=3, hidden=True, id=None)
    Markup('<p class="felt" data-at="3" hidden>1 &lt; 2 <b>!</b></p>')
    """
    start = "".join([_attribute(key, value) for key, value in attributes.items()])
    if name in VOID:
        return Markup(f"<{name}{start}>")
    return Markup(f"<{name}{start}>{''.join([_html(part) for part in content])}</{name}>")


def _attribute(key: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    name = _attribute_name(key)
    return f" {name}" if value is True else f' {name}="{_html(value if isinstance(value, str) else str(value))}"'


@cache
def _attribute_name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")
