"""Shares with intervals that know of deals: games with the same cards are not independent."""

from typing import Any, NamedTuple

from vaka.arena.student import quantile
from vaka.arena.tally import wilson


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
    return Share(mean, *wilson(mean, enough, quantile(count - 1)))
