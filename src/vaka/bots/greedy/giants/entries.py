"""The ways to get an object into a hex, the cheapest first: a table, worked out once."""

from typing import Final

from vaka.bots.greedy.giants.taste import CHIEF_COST, FIGURE_COST, LOG_COST, PAY_COST
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import MOST_LOGS

# A way is one number, so that the cheaper is the smaller: its cost in thousandths of a point, then
# the points to pay, the figures, the logs and the chief that are placed, 4 bits each.
COST: Final = 65536
PAY_AT: Final = 4096
FIGURES_AT: Final = 256
LOGS_AT: Final = 16

ROOM: Final = 8  # ways for one hex; those not used are -1
STRONG: Final = 4  # sizes, missing strength and figures are counted up to 3


def _ways(
    size: int, needed: int, rivals: int, with_chief: int, figures: int, chief: int, logs: int
) -> list[int]:
    """For a hex that lacks so much strength of the seat's own."""
    found: list[int] = []
    if needed <= rivals:
        found.append(_way(needed, 0, 0, 0))
    elif with_chief:
        found.append(_way(size, 0, 0, 0))
    for pay in sorted({0, rivals}):
        missing = needed - pay
        if missing <= 0:
            continue
        for placed in range(1, min(missing, figures) + 1):
            wood = missing - placed
            if wood <= min(MOST_LOGS * placed, logs):
                found.append(_way(pay, placed, wood, 0))
    if chief:
        found.append(_way(0, 0, 0, 1))
    return sorted(found)


def _way(pay: int, figures: int, logs: int, chief: int) -> int:
    cost = PAY_COST * pay + FIGURE_COST * figures + LOG_COST * logs + CHIEF_COST * chief
    return cost * COST + pay * PAY_AT + figures * FIGURES_AT + logs * LOGS_AT + chief


def _table() -> list[int]:
    table: list[int] = []
    for size in range(STRONG):
        for needed in range(STRONG):
            for rivals in range(STRONG):
                for with_chief in range(2):
                    for figures in range(STRONG):
                        for chief in range(2):
                            for logs in range(STRONG):
                                ways = _ways(size, needed, rivals, with_chief, figures, chief, logs)
                                table += ways + [-1] * (ROOM - len(ways))
    return table


WAYS: Final[vec[i64]] = vec[i64](_table())


def budget_of(figures: i64, chief: i64, logs: i64) -> i64:
    """What may be placed along the way, as a part of a place in the table."""
    if figures > 3:
        figures = 3
    if logs > 3:
        logs = 3
    return (figures * 2 + chief) * 4 + logs


def ways_at(size: i64, needed: i64, rivals: i64, with_chief: i64, budget: i64) -> i64:
    """Where the ways for a hex begin."""
    if rivals > needed:
        rivals = needed
    return ((((size * 4 + needed) * 4 + rivals) * 2 + with_chief) * 32 + budget) * 8
