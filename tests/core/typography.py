"""What a sentence of either language looks like."""

from __future__ import annotations

import re
from functools import cache

_CODE = re.compile(r'"3H 10S \*"|"id"|"do"|\{"waiting": \d\}')


def faults(sentence: str, lang: str, *, echoes: bool = False) -> list[str]:
    """What is wrong with a sentence; `echoes` when it repeats text that a person wrote."""
    return list(_found(sentence, lang, echoes))


@cache
def _found(sentence: str, lang: str, echoes: bool) -> list[str]:
    found = []
    text = _CODE.sub("x", sentence)
    if not sentence.strip() or sentence != sentence.strip():
        found.append("blank")
    if sentence[-1:] not in ".!?" and not echoes:
        found.append("no full stop")
    if "  " in sentence:
        found.append("two spaces")
    if echoes:
        return found
    for mark in "{}'\"":
        if mark in text:
            found.append(mark)
    if lang == "fr":
        found += re.findall(r"(?<!\u202f)[;!?]", text)
        found += re.findall(r".?(?<!\u00a0):", text)
        found += re.findall(r"«(?!\u00a0|\u202f[;!?]).|.(?<!\u00a0)»", text)
        found += re.findall("[“”]", text)
    else:
        found += re.findall("[«»\u00a0\u202f]", text)
    return found
