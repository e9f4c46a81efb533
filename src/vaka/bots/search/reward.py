"""What an end, or an expected end, is worth to each seat: 0 to 1, winning before points."""

from math import exp

from vaka.core.vectors import i64, vec

SURE: float = 0.5  # no estimate is surer than this many points
PAIR: float = 0.83  # a difference of two estimates by their doubt, as a logistic scale


def share_wins(points: vec[float], seats: i64, doubt: float, out: vec[float]) -> None:
    """How likely each seat wins, if its final points are about so many."""
    scale = doubt
    if scale < SURE:
        scale = SURE
    scale = scale * PAIR
    most = points[0]
    seat: i64
    for seat in range(1, seats):
        if points[seat] > most:
            most = points[seat]
    total = 0.0
    for seat in range(seats):
        likely = exp((points[seat] - most) / scale)
        out[seat] = likely
        total += likely
    for seat in range(seats):
        out[seat] = out[seat] / total


def add_points(
    points: vec[float], seats: i64, part: float, spread: float, rewards: vec[float]
) -> None:
    """Mix a part for points, compared with the mean of all seats, into the chances to win."""
    mean = 0.0
    seat: i64
    for seat in range(seats):
        mean += points[seat]
    mean = mean / float(seats)
    for seat in range(seats):
        above = 0.5 + (points[seat] - mean) / spread
        if above < 0.0:
            above = 0.0
        elif above > 1.0:
            above = 1.0
        rewards[seat] = (1.0 - part) * rewards[seat] + part * above
