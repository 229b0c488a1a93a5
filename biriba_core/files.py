"""Text files that a reader names on the command line, read and written."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from biriba_core.errors import InputError
from biriba_core.rulings import Problem

__all__ = ["read_text", "write_whole", "written"]


_LARGEST = 10_000_000


def read_text(path: str | Path) -> str:
    """The text of a file, without the byte order mark that some editors put first.

    Raises `InputError` naming the file when it is a folder, can't be read, is not UTF-8 or is larger
    than what is written by hand or by a program of ours ever is.

    >>> read_text("absent.json")
    Traceback (most recent call last):
    biriba_core.errors.InputError: absent.json: there is no such file, or it can’t be read; check its name.
    """
    where = {"where": str(path)}
    try:
        with Path(path).open("rb") as file:
            found = file.read(_LARGEST + 1)
    except IsADirectoryError:
        raise InputError(Problem("a-folder", where)) from None
    except (OSError, ValueError):
        raise InputError(Problem("no-file", where)) from None
    if len(found) > _LARGEST:
        raise InputError(Problem("too-large", {**where, "n": _LARGEST}))
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(Problem("not-utf8", where)) from None


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all, so that a program may be stopped at any time; `InputError` when it can't be."""
    part = path.with_name(path.name + ".part")
    with written(path):
        try:
            part.write_text(text, encoding="utf-8", newline="\n")
            os.replace(part, path)
        except OSError:
            part.unlink(missing_ok=True)
            raise


@contextmanager
def written(path: Path) -> Iterator[None]:
    """Names the file that could not be written: a full disk does not say which."""
    try:
        yield
    except OSError:
        raise InputError(Problem("not-written", {"where": str(path)})) from None
