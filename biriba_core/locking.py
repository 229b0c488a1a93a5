"""A file that one process at a time may hold, so that two runs do not write to one folder."""

from __future__ import annotations

import sys
from typing import BinaryIO

__all__ = ["hold"]

if sys.platform == "win32":
    import msvcrt

    #: A byte after everything that is written, since on Windows nobody can read a byte that is locked.
    _BEHIND = 1 << 30

    def _lock(file: BinaryIO) -> None:
        file.seek(_BEHIND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        # For this process alone: its children do not keep the lock when it is killed.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(file: BinaryIO) -> bool:
    """Hold a file open for writing until it is closed or this process ends; False when another process holds it.

    >>> import tempfile
    >>> with tempfile.TemporaryFile() as file:
    ...     hold(file)
    True
    """
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        return False
    return True
