"""Ratings: one number for each bot, from the places of all games, on the scale of chess.

The model is Plackett and Luce's, as openskill has it: who is rated 400 points above another
finishes ahead of him in 10 of 11 games, at any number of seats.
"""

from collections.abc import Sequence
from math import exp, inf, isfinite, log, sqrt
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from vaka.arena.student import quantile

POINTS: Final = 400 / log(10)  # of a difference of one in the model
ANCHOR: Final = 1000.0  # what the anchor is rated
WEAKEST: Final = "random"  # the anchor, if it plays

# The bots at the seats of a game, and their places.
Placed = tuple[tuple[str, ...], tuple[int, ...]]


class Rating(NamedTuple):
    """A rating, and where the true one lies with 95 % confidence, seen from the field's mean.

    Who was never beaten may be any distance above the others: then the interval has no end.
    """

    value: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        """An end that cannot be known is None."""
        ends = [end if isfinite(end) else None for end in (self.low, self.high)]
        return {"rating": self.value, "interval": None if ends == [None, None] else ends}


def ratings(deals: Sequence[Sequence[Placed]]) -> dict[str, Rating]:
    """The ratings of all bots that play in these deals, best first."""
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
    """How strong each bot is in the model, 0 in the mean of all.

    openskill rates game by game and gives the latest most weight. So all games are rated twice, and
    the mean is taken of all ratings of the second time: then every game has the same weight.
    """
    model = PlackettLuce()
    names = sorted({bot for deal in deals for seats, _ in deal for bot in seats})
    rated = {bot: model.rating() for bot in names}
    sums = dict.fromkeys(names, 0.0)
    for counted in (False, True):
        for deal in deals:
            for seats, places in deal:
                if counted:
                    # In the model strengths are measured by the doubt about a whole game.
                    doubt = sqrt(sum(rated[bot].sigma ** 2 + model.beta**2 for bot in seats))
                    for bot in names:
                        sums[bot] += rated[bot].mu / doubt
                # Each seat has a copy: openskill would add the changes of a shared one up.
                before = [[model.rating(rated[bot].mu, rated[bot].sigma)] for bot in seats]
                changed = model.rate(before, ranks=list(places))
                shares = [(bot, each) for bot, (each,) in zip(seats, changed, strict=True)]
                for bot in set(seats):  # a bot at several seats has learnt from all of them
                    own = [each for name, each in shares if name == bot]
                    mu = sum(each.mu for each in own) / len(own)
                    sigma = sum(each.sigma for each in own) / len(own)
                    rated[bot] = model.rating(mu=mu, sigma=sigma)
    games = sum(len(deal) for deal in deals)
    mean = sum(sums.values()) / len(names)
    return {bot: (sums[bot] - mean) / games for bot in names}


def doubts(deals: Sequence[Sequence[Placed]], strengths: dict[str, float]) -> dict[str, float]:
    """How far the true strengths may be from these, with 95 % confidence.

    Every game pulls at the strengths: up those who did better than the model expects of them. How
    much the pull of whole deals differs, against how much the model gives way, says how far other
    deals would have moved the strengths (the sandwich estimate, clustered by deals).
    """
    names = list(strengths)
    size = len(names)
    if size < 2 or len(deals) < 2:
        return dict.fromkeys(names, inf if size > 1 else 0.0)
    stiff = [[1.0 / size] * size for _ in names]  # so that only differences to the mean count
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
    """Add what a game tells: the slope of its likelihood, and how quickly that changes."""
    for place in set(places):
        # Who takes this place, of all who have none better?
        left = [seat for seat, own in zip(seats, places, strict=True) if own >= place]
        weights = [exp(strengths[seat]) for seat in left]
        whole = sum(weights)
        chances = [weight / whole for weight in weights]
        took = [seat for seat, own in zip(seats, places, strict=True) if own == place]
        for seat in took:  # as many as share it, each a part of it
            pull[seat] += 1 / len(took)
        for one, chance in zip(left, chances, strict=True):
            pull[one] -= chance
            stiff[one][one] += chance
            for other, its in zip(left, chances, strict=True):
                stiff[one][other] -= chance * its


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; as many lines as there are bots."""
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
    """Where the field falls apart: those who never once were behind the others, and the others.

    How far apart such bots are cannot be known, only that it is at least as far as they are rated.
    """
    names = {bot for deal in deals for seats, _ in deal for bot in seats}
    caught: dict[str, set[str]] = {bot: {bot} for bot in names}  # who was at least as good, once
    for deal in deals:
        for seats, places in deal:
            for bot, place in zip(seats, places, strict=True):
                caught[bot].update(
                    other
                    for other, its in zip(seats, places, strict=True)
                    if its <= place and other != bot
                )
    # Also those who caught up with one who did.
    for via in names:
        for bot in names:
            if via in caught[bot]:
                caught[bot] |= caught[via]
    above = {frozenset(group) for group in caught.values()} - {frozenset(names)}
    return [(group, frozenset(names) - group) for group in sorted(above, key=len)]
