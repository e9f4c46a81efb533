"""Ratings of bots on the Elo scale, from the places in all games.

The model is Plackett-Luce, as in openskill: a bot rated 400 points above another finishes ahead of
it in 10 of 11 games, with any number of seats.
"""

from collections.abc import Sequence
from math import exp, inf, isfinite, log, sqrt
from typing import Any, Final, NamedTuple

from vaka.arena.student import quantile
from vaka.extras import require

POINTS: Final = 400 / log(10)  # of a difference of 1 in the model
ANCHOR: Final = 1000.0  # rating of the anchor
WEAKEST: Final = "random"  # the anchor if it plays, else the weakest bot

# The bots at the seats of a game, and their places.
Placed = tuple[tuple[str, ...], tuple[int, ...]]


class Rating(NamedTuple):
    """A rating with its 95% confidence interval, relative to the mean of the field.

    The interval is unbounded above for a bot that was never beaten, and below for one that never
    beat another.
    """

    value: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        """Return plain data; an unbounded end is None."""
        ends = [end if isfinite(end) else None for end in (self.low, self.high)]
        return {"rating": self.value, "interval": None if ends == [None, None] else ends}


def ratings(deals: Sequence[Sequence[Placed]]) -> dict[str, Rating]:
    """Rate the bots of these deals, best first."""
    strengths = fitted(deals)
    anchor = WEAKEST if WEAKEST in strengths else min(strengths, key=lambda bot: strengths[bot])
    errors = doubts(deals, strengths)
    apart = unmatched(deals)
    found: dict[str, Rating] = {}
    for bot in sorted(strengths, key=lambda bot: (-strengths[bot], bot)):
        value = ANCHOR + POINTS * (strengths[bot] - strengths[anchor])
        reach = POINTS * errors[bot]
        low = -inf if any(bot in below for _, below in apart) else value - reach
        high = inf if any(bot in above for above, _ in apart) else value + reach
        found[bot] = Rating(value, low, high)
    return found


def fitted(deals: Sequence[Sequence[Placed]]) -> dict[str, float]:
    """Fit the strength of each bot in the model; their mean is 0.

    openskill rates game by game and weights the latest most. So all games are rated twice, and the
    ratings of the second pass are averaged: then every game has the same weight.
    """
    require("stats")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = sorted({bot for deal in deals for seats, _ in deal for bot in seats})
    rated = {bot: model.rating() for bot in names}
    sums = dict.fromkeys(names, 0.0)
    for counted in (False, True):
        for deal in deals:
            for seats, places in deal:
                if counted:
                    # The unit of strength in the model is the uncertainty of a whole game.
                    doubt = sqrt(sum(rated[bot].sigma ** 2 + model.beta**2 for bot in seats))
                    for bot in names:
                        sums[bot] += rated[bot].mu / doubt
                # A copy for each seat: openskill would sum up the changes of a shared one.
                before = [[model.rating(rated[bot].mu, rated[bot].sigma)] for bot in seats]
                changed = model.rate(before, ranks=list(places))
                shares = [(bot, each) for bot, (each,) in zip(seats, changed, strict=True)]
                for bot in set(seats):  # average over the seats of a bot
                    own = [each for name, each in shares if name == bot]
                    mu = sum(each.mu for each in own) / len(own)
                    sigma = sum(each.sigma for each in own) / len(own)
                    rated[bot] = model.rating(mu=mu, sigma=sigma)
    games = sum(len(deal) for deal in deals)
    mean = sum(sums.values()) / len(names)
    return {bot: (sums[bot] - mean) / games for bot in names}


def doubts(deals: Sequence[Sequence[Placed]], strengths: dict[str, float]) -> dict[str, float]:
    """Return the half-widths of the 95% confidence intervals of the strengths.

    They are cluster-robust (sandwich estimator): the variance of the score between deals, scaled by
    the inverse information matrix.
    """
    names = list(strengths)
    size = len(names)
    if size < 2 or len(deals) < 2:
        return dict.fromkeys(names, inf if size > 1 else 0.0)
    stiff = [[1.0 / size] * size for _ in names]  # fixes the mean, so that the matrix is invertible
    spread = [[0.0] * size for _ in names]
    values = list(strengths.values())
    for deal in deals:
        pull = [0.0] * size
        for seats, places in deal:
            _pull([names.index(bot) for bot in seats], places, values, pull, stiff)
        for i in range(size):
            for j in range(size):
                spread[i][j] += pull[i] * pull[j]
    gives = inverse(stiff)
    few = len(deals) / (len(deals) - 1)
    reach: dict[str, float] = {}
    for k, bot in enumerate(names):
        row = gives[k]
        variance = sum(row[i] * spread[i][j] * row[j] for i in range(size) for j in range(size))
        reach[bot] = quantile(len(deals) - 1) * sqrt(max(0.0, variance) * few)
    return reach


def _pull(
    seats: list[int],
    places: tuple[int, ...],
    strengths: list[float],
    pull: list[float],
    stiff: list[list[float]],
) -> None:
    """Add the gradient and the negative Hessian of a game's log-likelihood."""
    for place in set(places):
        # Candidates for this place: the seats without a better one.
        left = [seat for seat, own in zip(seats, places, strict=True) if own >= place]
        weights = [exp(strengths[seat]) for seat in left]
        whole = sum(weights)
        chances = [weight / whole for weight in weights]
        took = [seat for seat, own in zip(seats, places, strict=True) if own == place]
        for seat in took:  # a shared place counts as fractions
            pull[seat] += 1 / len(took)
        for one, chance in zip(left, chances, strict=True):
            pull[one] -= chance
            stiff[one][one] += chance
            for other, its in zip(left, chances, strict=True):
                stiff[one][other] -= chance * its


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a matrix by Gauss-Jordan elimination."""
    size = len(matrix)
    lines = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda j: abs(lines[j][i]))
        lines[i], lines[best] = lines[best], lines[i]
        lines[i] = [value / lines[i][i] for value in lines[i]]
        for j in range(size):
            if j != i:
                by = lines[j][i]
                lines[j] = [own - by * its for own, its in zip(lines[j], lines[i], strict=True)]
    return [line[size:] for line in lines]


def unmatched(deals: Sequence[Sequence[Placed]]) -> list[tuple[frozenset[str], frozenset[str]]]:
    """Return the splits of the field: bots that never finished behind the others, and the others.

    The distance between such groups has no upper bound.
    """
    names = {bot for deal in deals for seats, _ in deal for bot in seats}
    caught: dict[str, set[str]] = {bot: {bot} for bot in names}  # bots that tied or beat it
    for deal in deals:
        for seats, places in deal:
            for bot, place in zip(seats, places, strict=True):
                caught[bot].update(
                    other
                    for other, its in zip(seats, places, strict=True)
                    if its <= place and other != bot
                )
    # Transitive closure.
    for via in names:
        for bot in names:
            if via in caught[bot]:
                caught[bot] |= caught[via]
    above = {frozenset(group) for group in caught.values()} - {frozenset(names)}
    return [(group, frozenset(names) - group) for group in sorted(above, key=len)]
