"""A pool of child processes with a fair queue: each process answers one request at a time.

A process that ends or takes too long is replaced at the next request, and `Lost` is raised to the
caller. Requests wait by priority; within a priority, hosts take turns, and the tables of a host.
"""

import asyncio
from collections import Counter
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from vaka.server.processes.child import ChildProcess, Lost


class QueueFull(Exception):
    """Too many requests wait, and none of another host or table has more of them."""


class Line(NamedTuple):
    """The queue in which a request waits: with those of the same table, and of the same host."""

    alone: bool  # no person sits at the table
    host: str
    table: str


class Waiting(NamedTuple):
    line: Line
    slow: bool
    arrival: int
    place: "asyncio.Future[ChildProcess]"


class ProcessPool:
    """Processes of one module. With `max_waiting`, the queue is bounded."""

    def __init__(
        self, size: int, module: str, patience: float, max_waiting: int | None = None
    ) -> None:
        self.patience = patience  # seconds for an answer
        self._max_waiting = max_waiting
        self._children = [ChildProcess(module) for _ in range(size)]
        self._free = list(self._children)
        self._waiting: list[Waiting] = []
        self._count = count(1)
        self._served: dict[str, int] = {}  # hosts and tables: when they had their last turn

    @property
    def size(self) -> int:
        return len(self._children)

    @property
    def busy(self) -> int:
        """How many processes work now."""
        return self.size - len(self._free)

    @property
    def waiting(self) -> int:
        """How many requests wait for a process."""
        return len(self._waiting)

    @property
    def processes(self) -> list[int]:
        """The process ids of the processes that are ready."""
        return [
            child.process.pid
            for child in self._children
            if child.process is not None and child.is_ready
        ]

    async def warm(self) -> None:
        """Start all processes, so that the first request does not wait for it."""
        for child in self._children:
            if child not in self._free:  # a request has started it already
                continue
            self._free.remove(child)
            try:
                with suppress(Lost):  # it is started again by the next request
                    await child.start(self.patience)
            finally:
                self._give(child)

    async def exchange(self, request: bytes, line: Line, *, slow: bool = False) -> bytes:
        """Wait for a free process and return its answer to a request."""
        child = await self._take(line, slow)
        try:
            return await child.ask(request, self.patience)
        finally:
            self._give(child)

    async def close(self) -> None:
        """End all processes at once."""
        for child in self._children:
            child.is_closed = True
        for child in self._children:
            await child.stop()

    async def _take(self, line: Line, slow: bool) -> ChildProcess:
        if self._free:
            return self._free.pop(0)
        place: asyncio.Future[ChildProcess] = asyncio.get_running_loop().create_future()
        waiting = Waiting(line, slow, next(self._count), place)
        self._waiting.append(waiting)
        self._drop_excess()
        try:
            return await place
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif place.done() and not place.cancelled() and place.exception() is None:
                self._give(place.result())
            raise

    def _drop_excess(self) -> None:
        """Refuse the newest request of the host, and of the table, with the most of them."""
        if self._max_waiting is None or len(self._waiting) <= self._max_waiting:
            return
        hosts = Counter(each.line.host for each in self._waiting)
        tables = Counter(each.line.table for each in self._waiting)
        dropped = max(
            self._waiting,
            key=lambda each: (hosts[each.line.host], tables[each.line.table], each.arrival),
        )
        self._waiting.remove(dropped)
        if not dropped.place.done():
            dropped.place.set_exception(QueueFull())

    def _give(self, child: ChildProcess) -> None:
        while self._waiting:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            if not first.place.done():
                self._served[first.line.host] = self._served[first.line.table] = next(self._count)
                first.place.set_result(child)
                return
        self._served.clear()
        # A running process is taken before one that has to be started.
        self._free.insert(len(self._free) if child.process is None else 0, child)

    def _rank(self, waiting: Waiting) -> tuple[bool, bool, int, int, int]:
        """Sort key of the queue: the least is served first."""
        alone, host, table = waiting.line
        turns = self._served.get(host, 0), self._served.get(table, 0)
        return alone, waiting.slow, *turns, waiting.arrival
