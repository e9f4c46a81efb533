"""The processes in which bots and hints are thought: a few, each with one question at a time.

A process that ends or takes too long is replaced at the next question; `Lost` tells who asked that
his answer will not come. Tables at which people sit go before those of bots alone, and quick
questions before slow ones: a bot that searches can wait for a bot that does not, but not the other
way round. Then hosts take turns, and the tables of a host: nobody waits for all tables of another.
"""

import asyncio
import logging
import sys
from contextlib import suppress
from itertools import count
from typing import Final, NamedTuple

import msgspec

from vaka.server.thinking.questions import Answer, Asked, Choose

QUICK: Final = frozenset({"easy", "greedy", "medium", "random"})  # they do not search
PATIENCE: Final = 60.0  # seconds: far more than any level thinks, even uncompiled

log = logging.getLogger("vaka.server.thinking")
_ANSWERS: Final[msgspec.json.Decoder[Answer]] = msgspec.json.Decoder(Answer)


class Lost(Exception):
    """The process has ended before it answered."""


class Line(NamedTuple):
    """Where a question waits: with those of the same table, and those of the same host."""

    alone: bool  # no person sits at the table
    host: str
    table: str


NOWHERE: Final = Line(False, "", "")


class Waiting(NamedTuple):
    line: Line
    slow: bool
    arrival: int
    place: "asyncio.Future[Desk]"


class Pool:
    def __init__(self, size: int, patience: float = PATIENCE) -> None:
        self.patience = patience
        self._desks = [Desk() for _ in range(size)]
        self._free = list(self._desks)
        self._waiting: list[Waiting] = []
        self._count = count(1)
        self._served: dict[str, int] = {}  # hosts and tables: when they had their last turn

    @property
    def size(self) -> int:
        return len(self._desks)

    @property
    def busy(self) -> int:
        """How many processes think now."""
        return self.size - len(self._free)

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._waiting)

    @property
    def processes(self) -> list[int]:
        """The numbers of the processes that run."""
        return [desk.process.pid for desk in self._desks if desk.process is not None]

    async def warm(self) -> None:
        """Start all processes, so that the first question does not wait for it."""
        for desk in self._desks:
            if desk not in self._free:  # somebody has asked there already
                continue
            self._free.remove(desk)
            try:
                await desk.start(self.patience)
            finally:
                self._give(desk)

    async def ask(self, question: Asked, line: Line = NOWHERE) -> Answer:
        """Wait for a free process, and for its answer."""
        slow = not (isinstance(question, Choose) and question.level in QUICK)
        desk = await self._take(line, slow)
        try:
            asked = msgspec.json.encode(question)
            return _ANSWERS.decode(await desk.ask(asked, self.patience))
        finally:
            self._give(desk)

    async def close(self) -> None:
        """End all processes, whatever they think about."""
        for desk in self._desks:
            desk.closed = True
        for desk in self._desks:
            await desk.dismiss()

    async def _take(self, line: Line, slow: bool) -> "Desk":
        if self._free:
            return self._free.pop(0)
        place: asyncio.Future[Desk] = asyncio.get_running_loop().create_future()
        waiting = Waiting(line, slow, next(self._count), place)
        self._waiting.append(waiting)
        try:
            return await place
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif place.done() and not place.cancelled():
                self._give(place.result())
            raise

    def _give(self, desk: "Desk") -> None:
        while self._waiting:
            first = min(self._waiting, key=self._rank)
            self._waiting.remove(first)
            if not first.place.done():
                self._served[first.line.host] = self._served[first.line.table] = next(self._count)
                first.place.set_result(desk)
                return
        self._served.clear()
        # One that runs is taken before one that has to be started.
        self._free.insert(len(self._free) if desk.process is None else 0, desk)

    def _rank(self, waiting: Waiting) -> tuple[bool, bool, int, int, int]:
        """Who is served first: the least."""
        alone, host, table = waiting.line
        turns = self._served.get(host, 0), self._served.get(table, 0)
        return alone, waiting.slow, *turns, waiting.arrival


class Desk:
    """The place of one process."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.closed = False  # no process sits down here any more

    async def ask(self, line: bytes, patience: float) -> bytes:
        process = await self.start(patience)
        answered = False
        try:
            async with asyncio.timeout(patience):
                answer = await _exchange(process, line)
            answered = answer.endswith(b"\n")
        except ConnectionError as error:
            raise Lost("ended") from error
        except TimeoutError as error:
            raise Lost("too slow") from error
        finally:
            if not answered:  # also when nobody waits for the answer any more
                await self.dismiss()
        if not answered:
            raise Lost("ended")
        return answer

    async def start(self, patience: float) -> asyncio.subprocess.Process:
        if self.process is not None and self.process.returncode is None:
            return self.process
        if self._is_closed():
            raise Lost("closed")
        # -P: a folder called vaka where the server was started is not ours.
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "vaka.server.thinking.worker"),
            str(round(2 * patience) + 1),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        process = self.process
        if self._is_closed():  # meanwhile
            await self.dismiss()
            raise Lost("closed")
        log.info("a thinking process has started", extra={"pid": process.pid})
        return process

    def _is_closed(self) -> bool:
        return self.closed

    async def dismiss(self) -> None:
        """End the process at once."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def _exchange(process: asyncio.subprocess.Process, line: bytes) -> bytes:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line + b"\n")
    await process.stdin.drain()
    return await process.stdout.readline()
