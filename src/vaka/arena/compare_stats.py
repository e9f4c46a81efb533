"""Differences of two runs over the same seeds: how large, how sure, and which of many are real.

A figure of a run is a sum over its games divided by another: points by seats, paid rituals by
prepared ones, or simply something by the number of games. Equal seeds make pairs of games, and the
differences within the pairs say how much chance there is in the difference of the figures.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from vaka.arena.figures import Part
from vaka.arena.student import SURE, beyond, quantile
from vaka.arena.tally import Wins

FALSE_ALARMS: Final = 0.05  # how likely any of all figures may be told as changed by chance alone


class Difference(NamedTuple):
    """A figure with one file and with the other; all differences are the first less the second."""

    deck: float
    against: float
    low: float  # where the true difference lies, with 95 % confidence for this figure alone
    high: float
    chance: float  # how likely chance alone gives a difference as clear as this one
    clear: float  # the difference in standard errors
    changed: int  # pairs of games that differ at all

    @property
    def value(self) -> float:
        return self.deck - self.against


def difference(deck: Sequence[Part], against: Sequence[Part], share: bool = False) -> Difference:
    """The difference of a figure over pairs of games; a share lies between 0 and 1."""
    count = len(deck)
    left, right = _figure(deck), _figure(against)
    # What each game adds to the figure beyond the mean: for a plain mean, its own distance from it.
    more, less = _pulls(deck, left), _pulls(against, right)
    moved = [one - other for one, other in zip(more, less, strict=True)]
    value = left - right
    error = sqrt(sum(each * each for each in moved) / (count * (count - 1)))
    changed = sum(one != other for one, other in zip(deck, against, strict=True))
    chance = _chance(value, error, count, changed)
    if share:
        low, high = between_shares(deck, against, _correlation(more, less))
    else:
        reach = quantile(count - 1) * _cautious(value, error, count, chance)
        low, high = value - reach, value + reach
    # Differences without any spread have no standard error: what is left are the pairs that differ.
    clear = value / error if error > 0 else _sign(value) * changed
    return Difference(left, right, low, high, chance, clear, changed)


def adjusted(chances: Sequence[float]) -> list[float]:
    """Holm's adjustment: below FALSE_ALARMS there is hardly one, among all of them, by chance.

    Holds however the figures hang together, and ours do: a ritual that is paid was prepared.
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    found = [1.0] * len(chances)
    highest = 0.0
    for place, which in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - place) * chances[which]))
        found[which] = highest
    return found


def _figure(parts: Sequence[Part]) -> float:
    return sum(amount for amount, _ in parts) / (sum(of for _, of in parts) or 1.0)


def _pulls(parts: Sequence[Part], figure: float) -> list[float]:
    mean = sum(of for _, of in parts) / len(parts) or 1.0
    return [(amount - figure * of) / mean for amount, of in parts]


def _chance(value: float, error: float, count: int, changed: int) -> float:
    """Student's test of the pairs, but never surer than tossing a coin for each of them could be.

    If nothing but chance is at work, a pair could as well have come the other way round, and of
    `changed` pairs all come the same way round once in so many tosses. Without that limit, two
    games that happen to differ by the same amount would prove anything.
    """
    if not changed or not value:
        return 1.0
    tossed = 2.0 ** (1 - min(changed, 1000))
    return min(1.0, max(tossed, beyond(value / error, count - 1) if error > 0 else 0.0))


def _cautious(value: float, error: float, count: int, chance: float) -> float:
    """The standard error, but never so small that the interval is surer than the test."""
    if chance < 1 and (not error or beyond(value / error, count - 1) < min(chance, 1 - SURE)):
        return abs(value) / quantile(count - 1, chance)
    return error


def between_shares(
    deck: Sequence[Part], against: Sequence[Part], together: float
) -> tuple[float, float]:
    """Newcombe's interval for the difference of paired shares, from the intervals of both."""
    one, other = _wins(deck), _wins(against)
    down, up = one.share - one.interval[0], one.interval[1] - one.share
    other_down, other_up = other.share - other.interval[0], other.interval[1] - other.share
    value = one.share - other.share
    return (
        value - _joined(down, other_up, together),
        value + _joined(up, other_down, together),
    )


def _wins(parts: Sequence[Part]) -> Wins:
    return Wins(sum(amount for amount, _ in parts), int(sum(of for _, of in parts)) or 1)


def _joined(one: float, other: float, together: float) -> float:
    return sqrt(max(0.0, one * one - 2 * together * one * other + other * other))


def _correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """How far the games of both runs go together; what never varies goes with nothing."""
    spread = sqrt(sum(each * each for each in one) * sum(each * each for each in other))
    if not spread:
        return 0.0
    return sum(left * right for left, right in zip(one, other, strict=True)) / spread


def _sign(value: float) -> float:
    return (value > 0) - (value < 0)
