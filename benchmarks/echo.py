"""A bare WebSocket server in Python that says again what it hears: how quick one could be at best.

`python -m benchmarks.echo PORT` is the server; nobody else starts it than the benchmark itself.
"""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from websockets.asyncio.server import ServerConnection, serve

from benchmarks.playing import Table
from benchmarks.processes import Program, free_port, program
from benchmarks.wire import Wire
from vaka.server.running.serve import quick_loop

MESSAGES = 105


class EchoTable(Table):
    """Two clients, of whom each hears only himself: a move is a message that has come back."""

    def begin(self) -> None:
        super().begin()
        self.choose(0, 0, b"0".rjust(60))

    def hear(self, seat: int, message: bytes) -> None:
        number = int(message) + 1
        self.told(1 - seat, number)
        if number == MESSAGES:
            self.over()
        else:
            self.choose(seat, number, str(number).encode().rjust(60))


class Echo:
    name = "bare echo"

    def __init__(self, port: int, running: Program) -> None:
        self.port = port
        self.program = running

    def table(self) -> Table:
        return EchoTable([Wire(self.port, "/", {}) for _ in range(2)], Random(0))


@contextmanager
def echo(folder: Path) -> Iterator[Echo]:
    port = free_port()
    line = [sys.executable, "-m", "benchmarks.echo", str(port)]
    with program(line, port, folder / "echo.log") as running:
        yield Echo(port, running)


async def _say_again(line: ServerConnection) -> None:
    async for message in line:
        await line.send(message)


async def _serve(port: int) -> None:
    async with serve(_say_again, "127.0.0.1", port, compression=None):
        await asyncio.Future()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        runner.run(_serve(int(sys.argv[1])))
