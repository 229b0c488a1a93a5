"""Processes that play deals in parallel."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from biriba_core.errors import InputError
from biriba_core.rulings import Problem

__all__ = ["default_jobs", "in_order"]

_In = TypeVar("_In")
_Out = TypeVar("_Out")
#: How many tasks each process has waiting, so that none is idle while the answers are taken in order.
_AHEAD = 8


def default_jobs() -> int:
    """The number of processors that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity and sys.platform == "linux" else os.cpu_count() or 1


def in_order(work: Callable[[_In], _Out], tasks: Iterable[_In], jobs: int) -> Iterator[_Out]:
    """What `work` makes of each task, in the order of the tasks, by `jobs` processes or, of 1, by this one.

    Tasks are taken only as they are needed. Raises `InputError` when so many processes can't be started, and when
    one of them is ended from outside.

    >>> list(in_order(abs, [3, -4], 1))
    [3, 4]
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, initializer=_belong_to_the_parent)
    waiting, left = deque[Future[_Out]](), iter(tasks)
    try:
        for task in islice(left, jobs * _AHEAD):
            waiting.append(_submit(pool, work, task))
        while waiting:
            yield waiting.popleft().result()
            for task in islice(left, 1):
                waiting.append(_submit(pool, work, task))
    except BrokenProcessPool:
        raise InputError(Problem("process-lost")) from None
    except _NotStarted:
        # The processes that did start wait for work that never comes, and Python would wait for them at its end.
        for started in set(multiprocessing.active_children()) - others:
            started.terminate()
        raise InputError(Problem("too-few-processes", {"n": jobs})) from None
    finally:
        pool.shutdown(cancel_futures=True)


class _NotStarted(Exception):
    """The system starts no more processes, or no thread to feed them."""


def _submit(pool: ProcessPoolExecutor, work: Callable[[_In], _Out], task: _In) -> Future[_Out]:
    try:
        return pool.submit(work, task)
    except BrokenProcessPool:
        raise
    except (OSError, RuntimeError) as error:
        raise _NotStarted from error


def _belong_to_the_parent() -> None:
    """Leave an interrupt to the parent, and end when it has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
