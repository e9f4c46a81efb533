"""Ways for an object: over what stands there, and over figures that the seat would still place."""

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.taste import Taste
from vaka.games.giants.layout import MOST_LOGS


class Budget(NamedTuple):
    """What may be placed along the way."""

    figures: int = 0  # workers, and the sorcerer if he has nothing better to do
    chief: bool = False
    logs: int = 0


NOTHING = Budget()


class Entry(NamedTuple):
    """A way to make a hex passable: what it costs in all, points to pay, and what is placed."""

    cost: float
    pay: int
    figures: int
    logs: int
    chief: bool


FREE = [Entry(0.0, 0, 0, 0, False)]
STEP = 0.001  # of equal ways, the shorter


class Chains:
    """The cheapest way to each hex that can be reached."""

    def __init__(
        self, sight: Sight, taste: Taste, size: int, start: int, trail: int, budget: Budget
    ) -> None:
        self.start = start
        hexes = sight.tables.size
        self.cost = [-1.0] * hexes
        self.before = [-1] * hexes
        self.reached: list[int] = []
        self.entry: list[Entry | None] = [None] * hexes
        self.pay = [0] * hexes
        self.figures = [0] * hexes
        self.logs = [0] * hexes
        self.chief = [False] * hexes
        self._search(sight, taste, size, trail, budget)

    def _search(self, sight: Sight, taste: Taste, size: int, trail: int, budget: Budget) -> None:
        neighbours = sight.tables.neighbours
        cost, before, entry, pay = self.cost, self.before, self.entry, self.pay
        figures, logs, chief = self.figures, self.logs, self.chief
        most_figures, most_logs = budget.figures, budget.logs
        cost[self.start] = 0.0
        options: list[list[Entry] | None] = [None] * len(cost)
        done = [bool(trail >> hex_ & 1) for hex_ in range(len(cost))]
        done[self.start] = False
        queue = [(0.0, self.start)]
        while queue:
            spent, at = heappop(queue)
            if done[at]:
                continue
            done[at] = True
            self.reached.append(at)
            for to in neighbours[at]:
                if done[to]:
                    continue
                known = options[to]
                if known is None:
                    known = options[to] = entries(sight, taste, size, to, budget)
                for way in known:
                    more, way_pay, way_figures, way_logs, way_chief = way
                    total = spent + more + STEP
                    if 0.0 <= cost[to] <= total:
                        break
                    if (
                        figures[at] + way_figures <= most_figures
                        and logs[at] + way_logs <= most_logs
                        and not (way_chief and chief[at])
                    ):
                        cost[to] = total
                        before[to] = at
                        entry[to] = way
                        pay[to] = pay[at] + way_pay
                        figures[to] = figures[at] + way_figures
                        logs[to] = logs[at] + way_logs
                        chief[to] = chief[at] or way_chief
                        heappush(queue, (total, to))
                        break

    def path(self, hex_: int) -> list[int]:
        """The hexes entered on the way, in order."""
        entered: list[int] = []
        while hex_ != self.start:
            entered.append(hex_)
            hex_ = self.before[hex_]
        entered.reverse()
        return entered


def entries(sight: Sight, taste: Taste, size: int, hex_: int, budget: Budget) -> list[Entry]:
    """The ways to get an object into a hex, the cheapest first."""
    chiefs = sight.chiefs[hex_]
    own = sight.own[hex_]
    needed = size - own - sight.placed_logs[hex_]
    if needed < 1:
        needed = 0 if own else 1
    if needed == 0 or chiefs & sight.bit:
        return FREE
    rivals = sight.crowd[hex_] - own
    return _entries(taste, size, needed, min(rivals, needed), chiefs > 0, budget)


@lru_cache(maxsize=4096)
def _entries(
    taste: Taste, size: int, needed: int, rivals: int, with_chief: bool, budget: Budget
) -> list[Entry]:
    """For a hex that lacks so much strength of the seat's own."""
    found: list[Entry] = []
    if needed <= rivals:
        found.append(Entry(taste.pay * needed, needed, 0, 0, False))
    elif with_chief:
        found.append(Entry(taste.pay * size, size, 0, 0, False))
    if budget.figures:
        _place(found, taste, needed, 0, budget)
        if 0 < rivals < needed:
            _place(found, taste, needed - rivals, rivals, budget)
    if budget.chief:
        found.append(Entry(taste.figure + 0.2, 0, 0, 0, True))
    found.sort()
    return found


def _place(found: list[Entry], taste: Taste, missing: int, pay: int, budget: Budget) -> None:
    """Ways to bring the missing strength: figures, and logs that come with them."""
    for figures in range(1, missing + 1):
        logs = missing - figures
        if logs <= MOST_LOGS * figures and logs <= budget.logs and figures <= budget.figures:
            cost = taste.figure * figures + taste.log * logs + taste.pay * pay
            found.append(Entry(cost, pay, figures, logs, False))
