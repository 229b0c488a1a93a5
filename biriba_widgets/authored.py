"""Files that authors write, quizzes and lessons: JSON whose slips are one sentence each, with the way out."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from biriba_core.messages import LANGUAGES, plain
from biriba_widgets.errors import ShowError

_LONGEST = 40


def read_json(name: str, content: bytes) -> Any:
    """What a file holds; `ShowError` names the file and the way out."""
    try:
        return json.loads(content.decode("utf-8-sig"), object_pairs_hook=_once)
    except UnicodeDecodeError:
        raise ShowError(f"{name}: this is not UTF-8 text; save the file as UTF-8.") from None
    except json.JSONDecodeError as no:
        raise ShowError(
            f"{name}, line {no.lineno}: this is not JSON ({no.msg}); "
            "look for a comma, a quotation mark or a bracket that is missing or left over just before."
        ) from None
    except _Twice as no:
        raise ShowError(f'{name}: the key "{short(no)}" stands twice in the same braces; take one out.') from None
    except ValueError:  # Python reads no whole number of more than 4,300 digits
        raise ShowError(f"{name}: a number there has thousands of digits; write a smaller one.") from None
    except RecursionError:
        raise ShowError(f"{name}: brackets stand a thousand deep there; close them.") from None


class _Twice(Exception):
    """A key that stands twice: the first of its values would be hidden."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _Twice(key)
        found[key] = value
    return found


def short(found: object) -> str:
    """What an author wrote, as a sentence can repeat it.

    >>> short("3H\\n"), short([1] * 100)
    ('3H\\\\n', '[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,…')
    """
    told = str(found) if isinstance(found, str | int | Exception) else json.dumps(found, ensure_ascii=False)
    return plain(told if len(told) <= _LONGEST else told[: _LONGEST - 1] + "…")


def is_text(found: object) -> bool:
    return isinstance(found, str) and bool(found.strip())


def is_list(found: object, of: Callable[[object], bool]) -> bool:
    return isinstance(found, list) and bool(found) and all(map(of, found))


def is_texts(found: object) -> bool:
    return is_list(found, is_text)


def words_fault(holder: Mapping[str, Any], key: str) -> str:
    """What is wrong with words that both languages need; empty when nothing is."""
    words = holder.get(key)
    if isinstance(words, Mapping) and all(is_text(words.get(lang)) for lang in LANGUAGES):
        return ""
    return f'"{key}" needs words in both languages; write {{"en": "…", "fr": "…"}}.'
