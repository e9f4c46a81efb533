"""A table in this process: who sits where, its game if it has started, and who listens."""

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from vaka.server.chat.heard import Heard
from vaka.server.clocks.forms import stand_in_of
from vaka.server.clocks.reckoning import Reckoning
from vaka.server.errors import NotRunning, NotSeated
from vaka.server.play.entry import ACT, Entry
from vaka.server.play.sitting import Sitting
from vaka.server.store.models import SeatRow, TableRow


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
        self.names: list[str | None] = names or [None] * len(seats)  # of the people at the seats
        self.sitting = sitting
        self.now: Callable[[], int] = lambda: 0  # the server's time
        self.clock: Reckoning | None = None  # of a game that has one and has begun
        self.listeners: set[Listener] = set()
        self.heard = Heard()  # of what is said here
        self.lock = asyncio.Lock()

    def running(self) -> Sitting:
        """The game, while it runs."""
        if self.sitting is None or self.row.status != "running":
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
        if self.sitting is None or self.row.status != "running" or self.row.proposal is not None:
            return None
        step = self.sitting.steps[-1] if self.sitting.steps else None
        if step is None or step.sealed or step.entry.kind != ACT:
            return None
        return step.entry

    def seat_of(self, person_id: str | None) -> int | None:
        """Where a person sits; None for a spectator, also before who was invited has joined."""
        if person_id is None:
            return None
        for seat in self.seats:
            if seat.person_id == person_id and seat.joined:
                return seat.number
        return None

    def own_seat(self, person_id: str | None) -> int:
        """Where a person sits; raises for everybody else."""
        seat = self.seat_of(person_id)
        if seat is None:
            raise NotSeated()
        return seat

    def is_bot(self, seat: int) -> bool:
        """Whether a bot plays here now, be it for somebody who is away."""
        return self.seats[seat].level is not None or self.is_away(seat)

    def is_away(self, seat: int) -> bool:
        return self.sitting is not None and seat in self.sitting.away

    def level(self, seat: int) -> str | None:
        """That of the bot that plays here now."""
        if self.is_away(seat):
            return stand_in_of(self.row.title, self.row.clock)
        return self.seats[seat].level

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat.number for seat in self.seats if seat.person_id is not None]

    def present(self) -> list[int]:
        """The seats of people who play themselves."""
        return [seat for seat in self.people() if not self.is_away(seat)]

    def is_deserted(self) -> bool:
        """Nobody is here any more, and somebody has not gone by his own will."""
        return self.sitting is not None and bool(self.sitting.late) and not self.present()

    def time(self) -> Reckoning | None:
        """The clock as the log has it now."""
        if self.clock is None or self.sitting is None:
            return None
        return self.clock.follow(self.sitting.log)
