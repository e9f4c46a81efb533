"""A table in this process: who sits where, its game if it has started, and who listens."""

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

from vaka.server.chat.heard import Heard
from vaka.server.clocks.forms import stand_in_of
from vaka.server.clocks.reckoning import Reckoning
from vaka.server.errors import NotRunning, NotSeated
from vaka.server.play.entry import ACT, Entry
from vaka.server.play.sitting import Sitting
from vaka.server.store.models import SeatRow, TableRow

SOME: Final = 10  # of those who look on


class Listener(Protocol):
    """A socket or a stream. `seat` None: a spectator. `key` names what it was opened with.
    `language` is that of the words that it wants, None: it wants none.
    """

    seat: int | None
    person_id: str | None
    key: str | None
    language: str | None

    def send(self, message: bytes) -> None:
        """Put it into the outgoing queue; never waits."""
        ...


class Live:
    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        sitting: Sitting | None,
        names: list[str | None] | None = None,
    ) -> None:
        self.id: Final = row.id
        self.row = row
        self.seats = seats
        self.sitting = sitting
        self.names: list[str | None] = names or [None] * len(seats)  # of the people at the seats
        self.now: Callable[[], int] = lambda: 0  # the server's time
        self.clock: Reckoning | None = None  # of a game that has one and has begun
        self.listeners: set[Listener] = set()
        self._crowd: list[tuple[Listener, bytes]] = []  # who looks on and has not been told yet
        self.heard = Heard()  # of what is said here
        self.lock = asyncio.Lock()

    # What is asked of rows at each move is taken out of them once: to ask SQLAlchemy's rows takes
    # several times as long. Who changes it here changes it there alone, after the store has it.

    @property
    def row(self) -> TableRow:
        return self._row

    @row.setter
    def row(self, row: TableRow) -> None:
        self._row = row
        self.is_running: bool = row.status == "running"
        self.lesson: str | None = row.lesson
        # Who would like to take a choice back, and who has not agreed yet.
        self.proposal: dict[str, Any] | None = row.proposal

    @property
    def seats(self) -> list[SeatRow]:
        return self._seats

    @seats.setter
    def seats(self, seats: list[SeatRow]) -> None:
        self._seats = seats
        self._levels = [seat.level for seat in seats]
        self._people = [seat.number for seat in seats if seat.person_id is not None]
        self._joined = {
            seat.person_id: seat.number
            for seat in reversed(seats)
            if seat.person_id is not None and seat.joined
        }

    def running(self) -> Sitting:
        """The game, while it runs."""
        if self.sitting is None or not self.is_running:
            raise NotRunning()
        return self.sitting

    def started(self) -> Sitting:
        """The game, running or over."""
        if self.sitting is None:
            raise NotRunning()
        return self.sitting

    def told_entry(self) -> Entry | None:
        """The last entry, for workers that know all before it; None: they have to look it up, since
        it is a sealed answer, or more has changed than the log.
        """
        if self.sitting is None or not self.is_running or self.proposal is not None:
            return None
        step = self.sitting.steps[-1] if self.sitting.steps else None
        if step is None or step.sealed or step.entry.kind != ACT:
            return None
        return step.entry

    def tell(self, listener: Listener, message: bytes) -> None:
        """Who sits here is told at once. If many look on, they are told after that, some in each
        turn of the event loop: nobody's move waits for a crowd at another table. Who sits down
        meanwhile hears first what has been waiting.
        """
        few = len(self.listeners) <= SOME and not self._crowd
        if few or (listener.seat is not None and not self._waits(listener)):
            listener.send(message)
            return
        if not self._crowd:
            asyncio.get_running_loop().call_soon(self._tell_some)
        self._crowd.append((listener, message))

    def _waits(self, listener: Listener) -> bool:
        return any(other is listener for other, _ in self._crowd)

    def _tell_some(self) -> None:
        for listener, message in self._crowd[:SOME]:
            listener.send(message)
        del self._crowd[:SOME]
        if self._crowd:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def seat_of(self, person_id: str | None) -> int | None:
        """Where a person sits; None for a spectator, also before who was invited has joined."""
        return None if person_id is None else self._joined.get(person_id)

    def own_seat(self, person_id: str | None) -> int:
        """Where a person sits; raises for everybody else."""
        seat = self.seat_of(person_id)
        if seat is None:
            raise NotSeated()
        return seat

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays here now, be it for somebody who is away."""
        return self._levels[seat] is not None or self.is_away(seat)

    def is_away(self, seat: int) -> bool:
        return self.sitting is not None and seat in self.sitting.away

    def level(self, seat: int) -> str | None:
        """That of the bot that plays here now."""
        if self.is_away(seat):
            return stand_in_of(self.row.title, self.row.clock)
        return self._levels[seat]

    def people(self) -> list[int]:
        """The seats of people."""
        return self._people

    def present(self) -> list[int]:
        """The seats of people who play themselves."""
        if self.sitting is None or not self.sitting.away:
            return self._people
        return [seat for seat in self.people() if not self.is_away(seat)]

    def is_deserted(self) -> bool:
        """Nobody is here any more, and somebody has not gone by his own will."""
        return self.sitting is not None and bool(self.sitting.late) and not self.present()

    def time(self) -> Reckoning | None:
        """The clock as the log has it now."""
        if self.clock is None or self.sitting is None:
            return None
        return self.clock.follow(self.sitting.log)
