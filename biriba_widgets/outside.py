"""Text that is read: JSON from outside (pasted, kept by a browser, in an address), and files beside a module."""

import json
import re
from pathlib import Path
from typing import Any

STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.S)
BRACKET = re.compile(r"[\[{}\]]")
#: Nothing that this book reads is nested more than a few levels deep.
DEEPEST = 50
#: Half a character: nothing that is written or shown may hold one.
HALF = re.compile("[\ud800-\udfff]")


def parse_json(text: str) -> Any:
    """The value of a text; ValueError where it is none, or is nested so deep that a browser's Python would crash.

    >>> parse_json('{"melds": [["3H 4H 5H"]]}')
    {'melds': [['3H 4H 5H']]}
    >>> parse_json("[" * 20_000)
    Traceback (most recent call last):
    ...
    ValueError: nested too deep

    Half a character becomes the sign that browsers put in its place:

    >>> parse_json('["3H \\\\ud800"]') == ["3H \ufffd"]
    True
    """
    depth = 0
    for bracket in BRACKET.findall(STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise ValueError("nested too deep")
    value = json.loads(text)
    written = json.dumps(value, ensure_ascii=False)
    return json.loads(HALF.sub("\ufffd", written)) if HALF.search(written) else value


def read_beside(spec: Any, name: str) -> bytes:
    """A file in the folder of a module, read by its loader: from a folder, or from the browser's zip."""
    return bytes(spec.loader.get_data(str(Path(spec.origin).with_name(name))))
