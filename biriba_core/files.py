"""Text files that a reader names on the command line."""

from __future__ import annotations

from pathlib import Path

from biriba_core.errors import InputError
from biriba_core.rulings import Problem

__all__ = ["read_text"]


def read_text(path: str | Path) -> str:
    """The text of a file, without the byte order mark that some editors put first.

    Raises `InputError` naming the file when it is a folder, can't be read or is not UTF-8.

    >>> read_text("absent.json")
    Traceback (most recent call last):
    biriba_core.errors.InputError: absent.json: there is no such file, or it can’t be read; check its name.
    """
    where = {"where": str(path)}
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(Problem("not-utf8", where)) from None
    except IsADirectoryError:
        raise InputError(Problem("a-folder", where)) from None
    except (OSError, ValueError):
        raise InputError(Problem("no-file", where)) from None
