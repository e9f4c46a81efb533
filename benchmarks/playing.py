"""Tables of two that are played by clients of this process, and what is measured of them.

So many tables are always being played; whichever ends is replaced by one that is ready, with its
lines open. The clock runs until there is none left.
"""

from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from benchmarks.processes import Program
from benchmarks.wire import Ears, Wire


class Measured(NamedTuple):
    """Of a round: `times` are the seconds from an action to the other client's update."""

    moves: int
    games: int
    seconds: float
    times: list[float]
    clients: float  # of a core that the clients took
    server: float  # and the server

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def quantile(self, part: float) -> float:
        """Milliseconds."""
        ordered = sorted(self.times)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * part))]


class Table:
    """Two lines to one game; what is said on them, a kind of server says."""

    def __init__(self, wires: Sequence[Wire], dice: Random) -> None:
        self.wires = wires
        self.dice = dice
        self.times: list[float] = []
        self.on_over: Callable[[Table], None] = lambda _table: None
        self._playing = False
        self._waiting: list[tuple[int, bytes]] = []
        self._sent: dict[int, tuple[int, float]] = {}  # by its number: who chose, and when
        for seat, wire in enumerate(wires):
            wire.hear = self._ear(seat)

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def hear(message: bytes) -> None:
            if self._playing:
                self.hear(seat, message)
            else:
                self._waiting.append((seat, message))

        return hear

    def begin(self) -> None:
        """Answer what was heard before."""
        self._playing = True
        for seat, message in self._waiting:
            self.hear(seat, message)
        self._waiting.clear()

    def hear(self, seat: int, message: bytes) -> None:
        """What a seat is told: answer it."""
        raise NotImplementedError

    def choose(self, seat: int, number: int, text: bytes) -> None:
        """Say what a seat does after so many moves of the game."""
        self._sent[number] = (seat, perf_counter())
        self.wires[seat].send(text)

    def told(self, seat: int, number: int) -> None:
        """A seat knows so many moves: those of the other among them have arrived."""
        if not self._sent:
            return
        now = perf_counter()
        for each in [each for each in self._sent if each < number]:
            who, then = self._sent[each]
            if who != seat:
                del self._sent[each]
                self.times.append(now - then)

    def over(self) -> None:
        self.on_over(self)


def play(tables: Sequence[Table], at_once: int, server: Program) -> Measured:
    """Play these, so many at once, until there is nothing to begin any more."""
    ready = deque(tables)
    ears = Ears()
    ended: set[Table] = set()
    done = False

    def over(table: Table) -> None:
        nonlocal done
        if table in ended:
            return  # the other seat was told before
        ended.add(table)
        if ready:
            ready.popleft().begin()
        else:
            done = True

    try:
        for table in tables:
            table.on_over = over
            for wire in table.wires:
                ears.add(wire)
        computed, own = server.cpu(), process_time()
        start = perf_counter()
        for _ in range(at_once):
            ready.popleft().begin()
        ears.listen(lambda: done)
        seconds = perf_counter() - start
        computed, own = server.cpu() - computed, process_time() - own
    finally:
        ears.close()
    times = [time for table in tables for time in table.times]
    return Measured(len(times), len(ended), seconds, times, own / seconds, computed / seconds)
