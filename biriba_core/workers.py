"""Processes that play deals in parallel."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from concurrent.futures import ProcessPoolExecutor

__all__ = ["default_jobs", "workers"]


def default_jobs() -> int:
    """The number of processors that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity and sys.platform == "linux" else os.cpu_count() or 1


def workers(jobs: int) -> ProcessPoolExecutor:
    """A pool of `jobs` processes that leave an interrupt to this process and end when it ends."""
    return ProcessPoolExecutor(jobs, initializer=_belong_to_the_parent)


def _belong_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
