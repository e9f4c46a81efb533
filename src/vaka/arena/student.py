"""Student's t-distribution, for means whose variance is estimated."""

from functools import lru_cache
from math import atan, cos, pi, sin, sqrt
from typing import Final

SURE: Final = 0.95  # confidence level of intervals

_FARTHEST: Final = 1e4  # standard errors
_PRECISE: Final = 60  # bisection steps of a quantile


def beyond(clear: float, freedom: int) -> float:
    """Return the two-sided p-value of a distance in standard errors.

    With an integer number of degrees of freedom the integral is a finite sum.
    """
    angle = atan(abs(clear) / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = 0.0
    for step in range(1 + odd, freedom, 2):
        total += term
        term *= square * step / (step + 1)
    inside = 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
    return min(1.0, max(0.0, 1.0 - inside))


@lru_cache(maxsize=1024)
def quantile(freedom: int, chance: float = 1 - SURE) -> float:
    """Return the two-sided quantile: the distance whose p-value is this chance."""
    low, high = 0.0, _FARTHEST
    for _ in range(_PRECISE):
        middle = (low + high) / 2
        if beyond(middle, freedom) > chance:
            low = middle
        else:
            high = middle
    return high
