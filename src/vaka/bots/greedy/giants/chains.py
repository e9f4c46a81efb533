"""Ways for an object: over what stands there, and over figures that the seat would still place."""

from typing import Final, final

from vaka.bots.greedy.giants.entries import ROOM, WAYS, budget_of, ways_at
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.taste import STEP_COST
from vaka.core.packed import i64, vec
from vaka.core.state import blank
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
        self.pay: vec[i64] = blank(HEX_ROOM)  # in all, like the following
        self.figures: vec[i64] = blank(HEX_ROOM)
        self.logs: vec[i64] = blank(HEX_ROOM)
        self.chief: vec[i64] = blank(HEX_ROOM)
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
        self.entry[start] = self.pay[start] = 0
        self.figures[start] = self.logs[start] = self.chief[start] = 0
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
            for side in range(EDGES):
                to = around[at * EDGES + side]
                if to < 0:
                    break
                if done[to]:
                    continue
                if ways[to] == _UNSEEN:
                    ways[to] = self._ways_into(size, to, budget)
                if ways[to] == _FREE:
                    if cost[to] < 0 or cost[to] > spent:
                        self._reach(at, to, spent, 0)
                    continue
                self._try(at, to, spent, figures, chief, logs)

    def _try(self, at: i64, to: i64, spent: i64, figures: i64, chief: i64, logs: i64) -> None:
        """Enter the hex in the cheapest way that the budget has room for, if that is an advance."""
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
            if (
                self.figures[at] + (way >> 8 & 15) <= figures
                and self.logs[at] + (way >> 4 & 15) <= logs
                and self.chief[at] + (way & 15) <= chief
            ):
                self._reach(at, to, total, way)
                return

    def _reach(self, at: i64, to: i64, total: i64, way: i64) -> None:
        self.cost[to] = total
        self.before[to] = at
        self.first[to] = self.first[at]
        if self.first[at] < 0:
            self.first[to] = to
        self.entry[to] = way
        self.pay[to] = self.pay[at] + (way >> 12 & 15)
        self.figures[to] = self.figures[at] + (way >> 8 & 15)
        self.logs[to] = self.logs[at] + (way >> 4 & 15)
        self.chief[to] = self.chief[at] + (way & 15)
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
