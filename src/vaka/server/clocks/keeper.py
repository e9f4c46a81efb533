"""Looks after all clocks: whose time is over is played for by a bot, whose is low is reminded.

Every worker sleeps until the next clock is due, wherever the game is played, or for a few seconds
at most: it is the database that knows, so it does not matter who was killed. A log takes one entry
of a ply, so a seat is handed over once; a clock is taken by one worker, so a reminder is given
once.
"""

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from vaka.server.bus import Bus
from vaka.server.clock import Clock
from vaka.server.clocks import dues
from vaka.server.clocks.dues import Pending
from vaka.server.clocks.heart import Heart
from vaka.server.clocks.pausing import pause_if_all
from vaka.server.clocks.told import Reminder
from vaka.server.errors import NotRunning, OtherRules, Stale
from vaka.server.play.entry import LATE
from vaka.server.play.hall import Hall
from vaka.server.play.live import Live
from vaka.server.store.database import Database
from vaka.server.stream.doorbell import Doorbell

SWEEP: Final = 2.0  # seconds between two looks at most
LEAST: Final = 0.02
SOON: Final = 10_000  # milliseconds until a table is looked at again where something went wrong
LATER: Final = 600_000  # and until a game of other rules is

log = logging.getLogger("vaka.server.clocks")


class Clocks:
    def __init__(
        self,
        database: Database,
        hall: Hall,
        bus: Bus,
        doorbell: Doorbell,
        clock: Clock,
    ) -> None:
        self._database = database
        self._hall = hall
        self._bus = bus
        self._doorbell = doorbell
        self._clock = clock
        self._looking = asyncio.Lock()  # one look at a time
        self.heart = Heart(database, hall.outages)
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._planned = 0  # when it is looked next
        self._expected = sys.maxsize  # the earliest time expected since a look began
        self._on = False
        # Set by the house: who else is to know that a seat should act before a moment. Called once,
        # whichever worker noticed it.
        self.on_reminder: Callable[[str, int, int], Coroutine[Any, Any, None]] | None = None

    async def open(self) -> None:
        self._on = True
        try:
            await self.look()
        except Exception:
            log.exception("clocks could not be looked at")
        self._task = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        """Nothing is cancelled: it may be in the middle of the database."""
        self._on = False
        self._wake.set()
        if self._task is not None:
            await asyncio.wait([self._task])

    def expect(self, due: int) -> None:
        """A clock is to be looked at then; does not wait."""
        self._expected = min(self._expected, due)
        if due < self._planned:
            self._wake.set()

    async def _look_on(self) -> None:
        pause = LEAST
        while self._on:
            self._planned = self._clock.now() + int(1000 * pause)
            await self._clock.wait(self._wake, pause)
            self._wake.clear()
            self._expected = sys.maxsize
            pause = SWEEP
            try:
                pause = await self.look()
            except Exception:
                log.exception("clocks could not be looked at")
            # The look may have been too early to read a clock that was set during it.
            left = (self._expected - self._clock.now()) / 1000
            pause = max(LEAST, min(pause, left))

    async def look(self) -> float:
        """Look at all clocks that are due; how many seconds to wait then."""
        async with self._looking:
            return await self._look()

    async def _look(self) -> float:
        due = await self._database.read(dues.next_due)
        if due is None:
            return SWEEP
        now = self._clock.now()
        if await self.heart.beat(now):
            for live in self._hall.all():
                if live.clock is not None:
                    live.clock.begin_again()
        if due <= now:
            for clock in await self._database.read(lambda each: dues.pending(each, now)):
                if self._on:
                    await self._attend(clock)
            due = await self._database.read(dues.next_due)
        if due is None:
            return SWEEP
        return max(LEAST, min(SWEEP, (due - self._clock.now()) / 1000))

    async def _attend(self, clock: Pending) -> None:
        try:
            held = self._hall.held(clock.table_id)
            if held is not None and (held.sitting is None or held.sitting.ply < clock.ply):
                await self._hall.refresh(clock.table_id)  # its notice is still on its way
            await self._see(clock, await self._hall.live(clock.table_id))
        except OtherRules:  # it waits for a server that knows them
            await self._take(clock, clock.told, self._clock.now() + LATER)
        except (Stale, NotRunning):  # it has just gone on, or ended: at the next look
            log.debug("clock not looked at", extra={"table": clock.table_id})
        except Exception:  # of one table: the others are looked at all the same
            log.exception("clock not looked at", extra={"table": clock.table_id})
            await self._take(clock, clock.told, self._clock.now() + SOON)

    async def _see(self, clock: Pending, live: Live) -> None:
        if not live.is_running or live.clock is None:
            await self._take(clock, clock.told, None)
            return
        if await self._hand_over(live):
            return
        now = self._clock.now()
        time = live.time()
        assert time is not None
        low = time.low(clock.told, now)
        if await self._take(clock, now, time.due(now)):
            for seat, left in low:
                await self._remind(live, seat, left, now)

    async def _hand_over(self, live: Live) -> bool:
        """Let bots play for those whose time is over."""
        handed = False
        while await self._hall.aside(live, self._late):
            handed = True
        if handed:
            await pause_if_all(self._hall, live)
        return handed

    def _late(self, live: Live) -> tuple[str, int] | None:
        time = live.time()
        over = [] if time is None else time.over(self._clock.now())
        return (LATE, over[0]) if over else None

    async def _take(self, clock: Pending, told: int, due: int | None) -> bool:
        return await self._database.write(partial(dues.take, clock=clock, told=told, due=due))

    async def _remind(self, live: Live, seat: int, left: int, now: int) -> None:
        whose = live.seats[seat].person_id or ""
        self.tell(live.id, seat, left, whose)
        self._bus.tell_low(live.id, seat, left, whose)
        if self.on_reminder is not None:
            await self.on_reminder(live.id, seat, now + left)

    def tell(self, table_id: str, seat: int, left: int, whose: str) -> None:
        """Remind who listens at this worker."""
        reminder = Reminder(table_id, seat, left)
        self._doorbell.remind(whose, reminder)
        held = self._hall.held(table_id)
        if held is not None:
            self._hall.broadcast(held, msgspec.json.encode(reminder))
