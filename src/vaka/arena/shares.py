"""Shares with confidence intervals by deal: games of one deal are not independent."""

from typing import Any, NamedTuple

from vaka.arena.student import quantile
from vaka.arena.tally import wilson


class Share(NamedTuple):
    """A share with its 95% confidence interval."""

    value: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        """Return plain data."""
        return {"share": self.value, "interval": [self.low, self.high]}


def share_of(deals: list[float], games: int) -> Share:
    """Return the mean share of the deals, each of so many games, with its confidence interval.

    The variance between deals gives an effective number of independent games, for which the
    Wilson score interval is taken: it stays within 0 and 1. With few deals their variance is
    uncertain, so one deal with the variance of independent games is added, and the interval uses
    quantiles of Student's distribution.
    """
    count = len(deals)
    mean = sum(deals) / count
    if count < 2:
        return Share(mean, 0.0, 1.0)
    alone = mean * (1 - mean)  # the variance of one independent game
    if alone <= 0:  # always or never: no variance, so a deal counts as one game
        enough = float(count)
    else:
        spread = sum((each - mean) ** 2 for each in deals) + alone / games
        enough = alone / (spread / count / (count - 1))
    return Share(mean, *wilson(mean, enough, quantile(count - 1)))
