"""A real `vaka serve`, and people who play Rapa Nui there."""

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.asking import Visitor
from benchmarks.playing import Table
from benchmarks.processes import Program, free_port, program
from benchmarks.wire import Wire

SEATS: Final = 2
_PLY: Final = re.compile(rb'"ply":(\d+)')
_INDEX: Final = re.compile(rb'"index":(\d+)')
_LEGAL: Final = b'"legal":['
_NOTHING: Final = ord("]")


class OurTable(Table):
    def __init__(self, wires: Sequence[Wire], dice: Random) -> None:
        super().__init__(wires, dice)
        self._answered = [-1] * len(wires)  # up to which ply: one may be told the same twice

    def hear(self, seat: int, message: bytes) -> None:
        if not message.startswith(b'{"type":"update"'):
            if message.startswith(b'{"type":"problem"'):
                raise AssertionError(message.decode())
            return
        found = _PLY.search(message)
        assert found is not None
        ply = int(found[1])
        self.told(seat, ply)
        at = message.rfind(_LEGAL)
        if message[at + len(_LEGAL)] != _NOTHING:
            if ply <= self._answered[seat]:
                return
            self._answered[seat] = ply
            index = int(self.dice.choice(_INDEX.findall(message, at)))
            self.choose(seat, ply, b'{"type":"act","ply":%d,"action":%d}' % (ply, index))
        elif message.find(b'"asked":[]', at - 60, at) >= 0:
            self.over()


class Ours:
    """The server, and how to get tables there that have just started."""

    name = "vaka"

    def __init__(self, port: int, running: Program) -> None:
        self.port = port
        self.program = running
        self._people = [Visitor(port) for _ in range(SEATS)]
        for seat, person in enumerate(self._people):
            person.post("/api/guest", {"name": f"guest {seat}"})
        self._games = 0

    def started(self) -> str:
        """A new table of two people whose game runs; its id."""
        host, *others = self._people
        wanted = {"title": "rapanui", "players": SEATS, "public": True}
        table = str(host.post("/api/tables", wanted)["id"])
        for person in others:
            person.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/start")
        return table

    def table(self) -> Table:
        """The same with a line for each seat."""
        path = f"/api/tables/{self.started()}/socket"
        self._games += 1
        wires = [Wire(self.port, path, person.headers) for person in self._people]
        return OurTable(wires, Random(self._games))

    def visitor(self) -> Visitor:
        return self._people[0]

    def close(self) -> None:
        for person in self._people:
            person.close()


@contextmanager
def vaka(folder: Path, *flags: str, database: str | None = None) -> Iterator[Ours]:
    """A server with a SQLite file in a folder, unless another database is named."""
    port = free_port()
    line = [sys.executable, "-m", "vaka.cli", "serve", "--port", str(port)]
    line += ["--database", database or str(folder / "vaka.db"), *flags]
    with program(line, port, folder / "vaka.log") as running:
        ours = Ours(port, running)
        try:
            yield ours
        finally:
            ours.close()
