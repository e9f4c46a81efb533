"""Takes messages out of the outbox and sends them, a few at a time, beside everything else.

What fails is tried again after growing pauses. A hook that has only failed for a day is switched
off; its owner sees why, and a test that gets there switches it on again.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from vaka.locale import Words
from vaka.server.hooks import happening, standing
from vaka.server.hooks.addresses import place_of
from vaka.server.hooks.happening import REMINDER, TURN, concerns
from vaka.server.hooks.messages import Message, language_for, message
from vaka.server.hooks.outbox import DONE, DROPPED, FAILED, WAITING, Outbox
from vaka.server.hooks.posting import Post
from vaka.server.hooks.refusals import NotSent
from vaka.server.hooks.signing import headers
from vaka.server.settings import Settings
from vaka.server.store.database import Database
from vaka.server.store.models import DeliveryRow, HookRow, PersonRow
from vaka.server.tables.told import Known, known

AT_ONCE: Final = 8  # calls of one worker
PAUSES: Final = (10, 60, 300, 900, 2400)  # seconds before each further try: an hour in all
SWEEP: Final = 5.0  # seconds between two looks for what other workers have left
LEAST: Final = 0.1
STOPPING: Final = 2.0  # seconds for calls to end by themselves
HOUSEKEEPING: Final = 6 * 60 * 60 * 1000

DELIVERED: Final = "delivered"
REFUSED: Final = "refused"

log = logging.getLogger("vaka.server.hooks")


class Sender:
    def __init__(self, settings: Settings, database: Database, outbox: Outbox, post: Post) -> None:
        self._settings = settings
        self._database = database
        self._outbox = outbox
        self._post = post
        self._calls: dict[asyncio.Task[None], str] = {}
        self._posts: set[asyncio.Task[int]] = set()
        self._always: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._on = False
        self._swept = 0
        self._trying = asyncio.Semaphore(AT_ONCE)
        self.on_outcome: Callable[[str], None] | None = None  # for whoever counts

    async def open(self) -> None:
        self._on = True
        self._always = asyncio.create_task(self._send_on())

    async def close(self) -> None:
        """Let calls end, but not for long: what is cut off is sent after the next start."""
        if not self._on:
            return
        self._on = False
        self._wake.set()
        if self._calls:
            await asyncio.wait(self._calls, timeout=STOPPING)
        for call in list(self._posts):
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        if self._always is not None:
            await asyncio.wait([self._always])

    def wake(self) -> None:
        """There may be something to send; does not wait."""
        self._wake.set()

    async def _send_on(self) -> None:
        while self._on:
            self._wake.clear()
            pause = SWEEP
            try:
                pause = await self.send_due()
            except Exception:
                log.exception("messages to hooks could not be taken")
            await self._settings.clock.wait(self._wake, pause)

    async def send_due(self) -> float:
        """Begin to send what is due; how many seconds to wait then."""
        now = self._settings.clock.now()
        if now - self._swept >= HOUSEKEEPING:
            self._swept = now
            await self._outbox.sweep(now)
        free = AT_ONCE - len(self._calls)
        if free <= 0:
            return SWEEP  # the next that ends wakes us
        for row in await self._outbox.take(now, free):
            call = asyncio.create_task(self._deliver(row))
            self._calls[call] = row.hook_id
            call.add_done_callback(self._done)
        due = await self._outbox.next_due()
        if due is None:
            return SWEEP
        return min(SWEEP, max(LEAST, (due - now) / 1000))

    def _done(self, call: asyncio.Task[None]) -> None:
        hook_id = self._calls.pop(call)
        if not call.cancelled() and (error := call.exception()) is not None:
            log.error("a message is stuck", exc_info=error, extra={"hook": hook_id})
        self._wake.set()

    async def finish(self) -> None:
        """Wait until nothing is on its way."""
        while self._calls:
            await asyncio.wait(self._calls)

    # One message ---------------------------------------------------------------------------------

    async def _deliver(self, row: DeliveryRow) -> None:
        async with self._database.reading() as session:
            hook = await session.get(HookRow, row.hook_id)
            if hook is None:
                return
            owner = await session.get(PersonRow, hook.person_id)
            assert owner is not None
            table = await (await session.connection()).run_sync(known, row.table_id)
            names = {
                happening.turn_name(row.table_id, turn.seat, turn.since)
                for turn in await happening.turns(session, table)
            }
        if not _has_sense(row, hook, owner, table, names):
            await self._outbox.settle(row.id, state=DROPPED)
            self._count(DROPPED)
            return
        words = Words(language_for(hook, owner))
        now = self._settings.clock.now()
        try:
            told = message(row, hook, table, words, self._settings, now)
            await self.send(hook, told, row.id)
        except NotSent as error:
            await self._failed(row, hook, error)
        except asyncio.CancelledError:  # the server stops
            await self._outbox.settle(row.id, state=WAITING, due=now)
        except Exception:  # a fault of ours: it would only be met again
            log.exception("a message cannot be sent", extra={"hook": hook.id})
            await self._outbox.settle(row.id, state=FAILED)
            self._count(FAILED)
        else:
            await self._outbox.settle(row.id, state=DONE)
            await standing.reached(self._database, hook, now)
            self._count(DELIVERED)

    async def send(self, hook: HookRow, told: Message, name: str) -> int:
        """Send a message now: the status of the answer. Raises a NotSent."""
        place = place_of(hook.address, self._settings)
        body = msgspec.json.encode(told)
        now = self._settings.clock.now()
        signed = headers(told.event, name, hook.secret, now, body)
        call = asyncio.create_task(self._post.send(place, signed, body))
        self._posts.add(call)
        try:
            return await call
        finally:
            self._posts.discard(call)

    async def try_now(self, hook: HookRow, told: Message) -> int:
        """Send a message for somebody who waits for what comes of it."""
        async with self._trying:
            status = await self.send(hook, told, self._settings.ids.new_id())
        await standing.reached(self._database, hook, self._settings.clock.now(), active=True)
        return status

    async def _failed(self, row: DeliveryRow, hook: HookRow, error: NotSent) -> None:
        now = self._settings.clock.now()
        off = await standing.failed(self._database, hook, error, now)
        tries = row.tries + 1
        if off or row.tries >= len(PAUSES):
            await self._outbox.settle(row.id, state=FAILED, tries=tries)
        else:
            due = now + PAUSES[row.tries] * 1000
            await self._outbox.settle(row.id, state=WAITING, tries=tries, due=due)
        self._count(REFUSED if error.refused else FAILED)
        told = {"hook": hook.id, "why": error.key, "tries": tries}
        level = logging.WARNING if error.refused or off else logging.INFO
        log.log(level, "a hook is switched off" if off else "a hook fails", extra=told)

    def _count(self, outcome: str) -> None:
        if self.on_outcome is not None:
            self.on_outcome(outcome)


def _has_sense(
    row: DeliveryRow, hook: HookRow, owner: PersonRow, table: Known, turns: set[str]
) -> bool:
    """Whether somebody still wants to know it: a turn that is over is no news."""
    if not hook.active or owner.banned is not None or owner.left is not None:
        return False
    who = None if row.seat is None else table.seats[row.seat].person_id
    if not concerns(hook, table, who):
        return False
    if row.event == TURN:
        return row.name in turns
    if row.event == REMINDER:
        start = f"{TURN}:{row.table_id}:{row.seat}:"
        return any(name.startswith(start) for name in turns)
    return True
