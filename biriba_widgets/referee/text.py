"""A question to the referee as text: a case of docs/rules/FORMAT.md, as JSON or packed into a page's address.

What comes in was written by anybody: it is read as JSON and nothing else, and what can't be read
is an `Unreadable` with the key of the sentence that says so.
"""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping

from biriba_widgets.html.forms import JSON
from biriba_widgets.outside import parse_json

#: What stands before the packed text in an address: ``#p=…``.
MARK = "p="
#: Longer than any position there can be.
LONGEST = 8000
#: Phones turn quotation marks into typographic ones.
_PLAIN_QUOTES = str.maketrans("“”„«»", '"""""')


class Unreadable(ValueError):
    """Text that is no question; `key` names the sentence that tells the reader."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def address(question: Mapping[str, JSON]) -> str:
    """The address of a question, for after the ``#``.

    >>> read_address(address({"position": {"hands": [1, 2, 3, 4]}}))
    {'position': {'hands': [1, 2, 3, 4]}}
    """
    packed = json.dumps(question, ensure_ascii=False, separators=(",", ":"))
    return MARK + urlsafe_b64encode(packed.encode()).decode().rstrip("=")


def read_address(text: str) -> dict[str, JSON]:
    """The question in an address; what stands before its mark is left alone."""
    _, mark, packed = text.strip().partition(MARK)
    if not mark or not packed:
        raise Unreadable("ref.bad-address")
    if len(packed) > LONGEST:
        raise Unreadable("ref.too-long")
    try:
        return read_json(_unpacked(packed))
    except (Unreadable, ValueError):
        raise Unreadable("ref.bad-address") from None


def _unpacked(packed: str) -> str:
    """What was packed by `address`; JSON percent-encoded by hand is read too."""
    if packed.startswith(("{", "%7B", "%7b")):
        return re.sub(rb"%([0-9A-Fa-f]{2})", lambda found: bytes.fromhex(found[1].decode()), packed.encode()).decode()
    return urlsafe_b64decode(packed + "=" * (-len(packed) % 4)).decode()


def read_text(text: str) -> dict[str, JSON]:
    """The question in pasted text: JSON, or an address that somebody sent."""
    text = text.removeprefix("\ufeff")  # the mark that some editors put before a file
    if "#" + MARK in text and not text.lstrip().startswith("{"):
        return read_address(text[text.index("#" + MARK) :])
    return read_json(text)


def read_json(text: str) -> dict[str, JSON]:
    """A JSON object; anything else is `Unreadable`."""
    if len(text) > LONGEST:
        raise Unreadable("ref.too-long")
    if not text.strip():
        raise Unreadable("ref.no-text")
    try:
        found = _object(text)
    except json.JSONDecodeError:
        try:
            found = _object(text.translate(_PLAIN_QUOTES))
        except json.JSONDecodeError as error:
            raise Unreadable("ref.bad-json", line=error.lineno, column=error.colno) from None
    if not isinstance(found, dict):
        raise Unreadable("ref.no-object")
    return found


def _object(text: str) -> JSON:
    try:
        found = parse_json(text)
        json.dumps(found, ensure_ascii=False, allow_nan=False).encode()  # half a surrogate can't be shown
    except json.JSONDecodeError:
        raise
    except ValueError:
        raise Unreadable("ref.no-object") from None
    return found


def as_lines(question: Mapping[str, JSON]) -> str:
    """A question as text to copy: one key a line, as the format's page writes it."""
    inside = question["position"] if list(question) == ["position"] else question
    lines = []
    for key, value in inside.items():
        if isinstance(value, dict):
            lines.append(f'"{key}": {as_lines(value)}')
        else:
            lines.append(f'"{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(lines) + "\n}"
