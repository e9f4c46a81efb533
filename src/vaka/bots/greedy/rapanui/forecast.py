"""What the features of a seat bring by the end of the game (see `judge`).

Found by least squares over games of guides against guides; for 2, 3 and 4 players.
"""

from typing import Final

FORECAST: Final[list[list[float]]] = [
    [1.0, 1.0, 1.0],  # points and moai
    [1.0, 1.06, 1.06],  # offerings at their worth
    [1.16, 1.52, 1.35],  # gatherers, by the valuations to come
    [0.743, 0.719, 1.12],  # majorities of gatherers
    [0.851, 0.833, 0.862],  # gatherers of new crops in hand
    [0.759, 0.784, 0.822],  # priests, by the valuations to come
    [0.697, 0.823, 0.269],  # moai, by the valuations to come
    [0.396, 0.563, 0.326],  # woodcutters, by the valuations to come
    [0.738, -0.007, 0.516],  # a moai in hand that can be paid
    [6.26, 5.32, 6.23],  # turns left
    [-2.38, -2.15, -0.973],  # up to two turns left
    [0.366, 0.105, 0.165],  # wood
    [0.126, 0.266, 0.157],  # wood, by up to two turns left
    [-0.36, -0.32, -0.387],  # worth of all crops, by turns left
    [-0.063, -0.034, -0.117],  # turns left squared
    [0.345, 0.268, -0.204],  # the best purchase, by turns left
]

# How far off such forecasts usually are, one against the other.
DOUBT: Final[list[list[float]]] = [
    [2.27, 1.87, 2.0],  # in the last turn
    [0.318, 0.237, 0.2],  # more per turn left
    [-0.00458, -0.00299, -0.0026],  # and per its square
]


def forecast(seats: int) -> list[float]:
    return [row[seats - 2] for row in FORECAST]


def doubt(seats: int) -> list[float]:
    return [row[seats - 2] for row in DOUBT]
