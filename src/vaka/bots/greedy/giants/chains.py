"""Ways for an object: over what stands there, and over figures that the seat would still place."""

from typing import Final, final

from vaka.bots.greedy.giants.entries import ROOM, WAYS, budget_of, ways_at
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.taste import STEP_COST
from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import CHIEFS, CROWD, HEX_LOGS, HEX_ROOM

EDGES: Final = 6
_QUEUE: Final = 512
_FREE: Final = -2  # nothing is to be placed or paid
_UNSEEN: Final = -1


@final
class Chains:
    """The cheapest way to each hex that can be reached."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.start: i64 = 0
        self.count: i64 = 0
        self.reached: vec[i64] = blank(HEX_ROOM)  # the first `count`, the nearest first
        self.cost: vec[i64] = blank(HEX_ROOM)
        self.before: vec[i64] = blank(HEX_ROOM)
        self.first: vec[i64] = blank(HEX_ROOM)  # the first hex that is entered on the way
        self.entry: vec[i64] = blank(HEX_ROOM)  # how the hex is entered: a way of `entries`, or 0
        self.spent: vec[i64] = blank(HEX_ROOM)  # all that is placed and paid up to there, added up
        self._ways: vec[i64] = blank(HEX_ROOM)
        self._done: vec[i64] = blank(HEX_ROOM)
        self._heap: vec[i64] = blank(_QUEUE)  # cost * 64 + hex
        self._size: i64 = 0

    def search(
        self, size: i64, start: i64, trail: i64, figures: i64, chief: i64, logs: i64
    ) -> None:
        """Ways from a hex, off the trail, along which so much may be placed."""
        tables = self.sight.tables
        around = tables.around
        cost = self.cost
        ways = self._ways
        done = self._done
        bit = tables.island.bit
        budget = budget_of(figures, chief, logs)
        hex_: i64
        side: i64
        for hex_ in range(tables.size):
            cost[hex_] = -1
            ways[hex_] = _UNSEEN
            done[hex_] = 0
            if trail & bit[hex_]:
                done[hex_] = 1
        self.start = start
        done[start] = 0
        cost[start] = 0
        self.before[start] = self.first[start] = -1
        self.entry[start] = self.spent[start] = 0
        self.count = 0
        self._heap[0] = start
        self._size = 1
        while self._size:
            top = self._pop()
            at = top & 63
            if done[at]:
                continue
            done[at] = 1
            self.reached[self.count] = at
            self.count += 1
            spent = (top >> 6) + STEP_COST
            used = self.spent[at]
            figures_left = figures - (used >> 8 & 15)
            logs_left = logs - (used >> 4 & 15)
            chief_left = chief - (used & 15)
            row = at * EDGES
            for side in range(EDGES):
                to = around[row + side]
                if to < 0:
                    break
                if done[to] or 0 <= cost[to] <= spent:
                    continue
                place = ways[to]
                if place == _UNSEEN:
                    place = ways[to] = self._ways_into(size, to, budget)
                    if place >= 0 and WAYS[place] < 0:
                        done[to] = 1  # nothing that may be placed would do
                        continue
                if place == _FREE:
                    self._reach(at, to, spent, 0)
                else:
                    self._try(at, to, spent, figures_left, chief_left, logs_left)

    def _try(self, at: i64, to: i64, spent: i64, figures: i64, chief: i64, logs: i64) -> None:
        """Enter the hex in the cheapest way with what is left, if that is an advance."""
        place = self._ways[to]
        known = self.cost[to]
        k: i64
        for k in range(ROOM):
            way = WAYS[place + k]
            if way < 0:
                return
            total = spent + (way >> 16)
            if 0 <= known <= total:
                return
            if way >> 8 & 15 <= figures and way >> 4 & 15 <= logs and way & 15 <= chief:
                self._reach(at, to, total, way)
                return

    def _reach(self, at: i64, to: i64, total: i64, way: i64) -> None:
        self.cost[to] = total
        self.before[to] = at
        first = self.first[at]
        if first < 0:
            first = to
        self.first[to] = first
        self.entry[to] = way
        self.spent[to] = self.spent[at] + (way & 0xFFFF)
        self._push(total * 64 + to)

    def _ways_into(self, size: i64, hex_: i64, budget: i64) -> i64:
        """Where the ways into a hex are in the table."""
        sight = self.sight
        cells = sight.cells
        chiefs = cells[CHIEFS + hex_]
        own = sight.own[hex_]
        needed = size - own - cells[HEX_LOGS + hex_]
        if needed < 1:
            if own:
                return _FREE
            needed = 1
        if chiefs & sight.bit:
            return _FREE
        with_chief: i64 = 0
        if chiefs:
            with_chief = 1
        return ways_at(size, needed, cells[CROWD + hex_] - own, with_chief, budget)

    # What is spent up to a hex ------------------------------------------------------------------

    def pay(self, hex_: i64) -> i64:
        return self.spent[hex_] >> 12

    def figures(self, hex_: i64) -> i64:
        """Workers, sorcerer and chief."""
        spent = self.spent[hex_]
        return (spent >> 8 & 15) + (spent & 15)

    def logs(self, hex_: i64) -> i64:
        return self.spent[hex_] >> 4 & 15

    # The queue: a heap ---------------------------------------------------------------------------

    def _push(self, item: i64) -> None:
        heap = self._heap
        at = self._size
        self._size = at + 1
        while at > 0:
            above = (at - 1) >> 1
            if heap[above] <= item:
                break
            heap[at] = heap[above]
            at = above
        heap[at] = item

    def _pop(self) -> i64:
        heap = self._heap
        top = heap[0]
        self._size -= 1
        size = self._size
        item = heap[size]
        at: i64 = 0
        child: i64 = 1
        while child < size:
            if child + 1 < size and heap[child + 1] < heap[child]:
                child += 1
            if heap[child] >= item:
                break
            heap[at] = heap[child]
            at = child
            child = at * 2 + 1
        heap[at] = item
        return top
