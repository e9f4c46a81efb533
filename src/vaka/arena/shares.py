"""Shares with intervals that know of deals: games with the same cards are not independent."""

from math import sqrt
from typing import Any, NamedTuple

from vaka.arena.tally import Z


class Share(NamedTuple):
    """A share, and where the true one lies with 95 % confidence."""

    value: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        return {"share": self.value, "interval": [self.low, self.high]}


def share_of(deals: list[float], games: int) -> Share:
    """The mean of what was won in each deal, as a part of the `games` it was tried in there.

    How much the deals differ among each other says how sure it is, whatever ties the games of a
    deal together. That spread is turned into the number of independent games that would be as
    sure, and Wilson's interval taken for so many: it stays within 0 and 1. Few deals tell little
    about their spread: so one more is added to them that differs as independent games would, and
    the interval is that of Student's distribution.
    """
    count = len(deals)
    mean = sum(deals) / count
    if count < 2:
        return Share(mean, 0.0, 1.0)
    alone = mean * (1 - mean)  # the variance of one independent game
    if alone <= 0:  # always or never: no spread to go by, so a deal counts as one game
        enough = float(count)
    else:
        spread = sum((each - mean) ** 2 for each in deals) + alone / games
        enough = alone / (spread / count / (count - 1))
    return Share(mean, *_wilson(mean, enough, student(count - 1)))


def _wilson(share: float, games: float, z: float) -> tuple[float, float]:
    weight = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / weight
    reach = z / weight * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student(freedom: int) -> float:
    """So many standard deviations hold 95 % of Student's distribution (a series in 1 / freedom)."""
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z, n = Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


_FEW = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469)  # where the series is not good enough
