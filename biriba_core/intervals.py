"""By how much a mean may be off: its 95% confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, inf, sqrt
from typing import NamedTuple

__all__ = ["TWO_SIDED_95", "Interval", "interval"]

#: Standard errors to each side of a mean that make its 95% interval (normal approximation).
TWO_SIDED_95 = 1.96


class Interval(NamedTuple):
    """A mean and half the width of its 95% confidence interval."""

    mean: float
    half: float

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.half


def interval(values: Sequence[float]) -> Interval:
    """The mean of some values and how far it may be off; for a single value that is not known.

    >>> interval([1.0, 2.0, 3.0]).mean, interval([2.0]).half
    (2.0, inf)
    """
    n = len(values)
    mean = fsum(values) / n if values else 0.0
    if n < 2:
        return Interval(mean, inf)
    variance = fsum((value - mean) ** 2 for value in values) / (n - 1)
    return Interval(mean, TWO_SIDED_95 * sqrt(variance / n))
