"""From tables that have changed to messages that wait.

Every worker that hears of a change looks, a moment after it and for all changes of that moment at
once: a move waits for nothing of it. They find the same, and the store takes each message once.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

from sqlalchemy import exists, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.hooks import happening
from vaka.server.hooks.happening import REMINDER, RESULT, TURN, Turn, concerns, turn_name
from vaka.server.hooks.outbox import WAITING, Outbox
from vaka.server.play.hall import Hall
from vaka.server.settings import Settings
from vaka.server.store.database import Database
from vaka.server.store.models import HookRow, PersonRow, SeatRow, TableRow
from vaka.server.store.quick import Question
from vaka.server.tables.told import Known, known

MOMENT: Final = 0.5  # seconds
MOST: Final = 100  # tables in one go
# Who is at the table, or has just acted, is told only if he is asked for so long (milliseconds).
THERE: Final = 5 * 60_000
DAY: Final = 24 * 60 * 60 * 1000

_ANY: Final = Question(select(exists().where(HookRow.active)))

log = logging.getLogger("vaka.server.hooks")

Row = dict[str, Any]


class Looker:
    def __init__(self, settings: Settings, database: Database, hall: Hall, outbox: Outbox) -> None:
        self._settings = settings
        self._database = database
        self._hall = hall
        self._outbox = outbox
        self._changed: dict[str, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()
        self.on_found: Callable[[], None] | None = None  # there is something to send

    def notice(self, table_id: str) -> None:
        """A table has changed, here or at another worker; does not wait."""
        if self._closed.is_set():
            return
        self._changed[table_id] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._look_on())

    async def again(self) -> None:
        """Look at all that may have been missed: games that run, and those that ended lately."""
        lately = self._settings.clock.now() - DAY
        where = or_(
            TableRow.id.in_(select(HookRow.table_id).where(HookRow.active)),
            TableRow.id.in_(
                select(SeatRow.table_id).where(
                    SeatRow.person_id.in_(
                        select(HookRow.person_id).where(HookRow.active, HookRow.table_id.is_(None))
                    )
                )
            ),
        )
        going = or_(TableRow.status == "running", TableRow.ended > lately)
        async with self._database.reading() as session:
            for table_id in await session.scalars(select(TableRow.id).where(where, going)):
                self.notice(table_id)

    async def close(self) -> None:
        """What is not looked at any more is found at the next start."""
        self._closed.set()
        await self.rest()

    async def rest(self) -> None:
        """Wait until all that has changed is looked at."""
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    async def _look_on(self) -> None:
        while self._changed and not self._closed.is_set():
            await self._settings.clock.wait(self._closed, MOMENT)
            tables = list(self._changed)[:MOST]
            for table_id in tables:
                del self._changed[table_id]
            try:
                await self.look(tables)
            except Exception:
                log.exception("hooks could not be looked after")

    async def look(self, tables: Iterable[str]) -> None:
        """Put into the outbox what is new at these tables."""
        ((any_active,),) = await self._database.read(_ANY.ask, quick=True)
        if not any_active:
            return  # as at most servers
        rows: list[Row] = []
        later: list[Row] = []
        async with self._database.reading() as session:
            for table_id, hooks in (await self._hooks(session, list(tables))).items():
                table = await (await session.connection()).run_sync(known, table_id)
                rows += self._results(table, hooks)
                for turn in await happening.turns(session, table):
                    here = turn.acting or self._is_here(table_id, turn.person)
                    (later if here else rows).extend(self._turns(table, turn, hooks, here))
        await self._add(rows, later)

    async def remind(self, table_id: str, seat: int, until: int) -> None:
        """Tell that a seat should act before a moment."""
        async with self._database.reading() as session:
            hooks = (await self._hooks(session, [table_id])).get(table_id, [])
            if not hooks:
                return
            table = await (await session.connection()).run_sync(known, table_id)
        who = table.seats[seat]
        if not happening.plays_himself(who):
            return
        rows = [
            self._row(hook, table, REMINDER, f"{REMINDER}:{table_id}:{seat}:{until}", seat, until)
            for hook in hooks
            if wants(hook, REMINDER) and concerns(hook, table, who.person_id)
        ]
        await self._add(rows, [])

    async def _hooks(self, session: AsyncSession, tables: list[str]) -> dict[str, list[HookRow]]:
        """The hooks that may have to do with each of these tables, where there are any."""
        usable = (HookRow.active, PersonRow.banned.is_(None), PersonRow.left.is_(None))
        of_people = (
            select(SeatRow.table_id, HookRow)
            .join(HookRow, HookRow.person_id == SeatRow.person_id)
            .join(PersonRow, PersonRow.id == HookRow.person_id)
            .where(SeatRow.table_id.in_(tables), HookRow.table_id.is_(None), *usable)
        )
        of_tables = (
            select(HookRow.table_id, HookRow)
            .join(PersonRow, PersonRow.id == HookRow.person_id)
            .where(HookRow.table_id.in_(tables), *usable)
        )
        found: dict[str, list[HookRow]] = {}
        for question in (of_people, of_tables):
            for table_id, hook in await session.execute(question):
                assert table_id is not None
                found.setdefault(table_id, []).append(hook)
        return found

    def _results(self, table: Known, hooks: list[HookRow]) -> list[Row]:
        row = table.row
        if row.status != "over" or row.ended is None or row.lesson is not None:
            return []
        return [
            self._row(hook, table, RESULT, f"{RESULT}:{row.id}")
            for hook in hooks
            if wants(hook, RESULT) and concerns(hook, table, None) and row.ended >= hook.created
        ]

    def _turns(self, table: Known, turn: Turn, hooks: list[HookRow], here: bool) -> list[Row]:
        name = turn_name(table.row.id, turn.seat, turn.since)
        wait = THERE if here else self._settings.hook_wait * 1000
        return [
            self._row(hook, table, TURN, name, turn.seat, wait=wait)
            for hook in hooks
            if wants(hook, TURN) and concerns(hook, table, turn.person)
        ]

    def _is_here(self, table_id: str, person_id: str) -> bool:
        """Whether somebody has this table open, at this worker."""
        live = self._hall.held(table_id)
        return live is not None and any(each.person_id == person_id for each in live.listeners)

    def _row(
        self,
        hook: HookRow,
        table: Known,
        event: str,
        name: str,
        seat: int | None = None,
        until: int | None = None,
        wait: int = 0,
    ) -> Row:
        now = self._settings.clock.now()
        return {
            "id": self._settings.ids.new_id(),
            "hook_id": hook.id,
            "name": name,
            "event": event,
            "table_id": table.row.id,
            "seat": seat,
            "until": until,
            "created": now,
            "state": WAITING,
            "due": now + wait,
            "tries": 0,
        }

    async def _add(self, rows: list[Row], later: list[Row]) -> None:
        if rows or later:
            await self._outbox.add(rows, later)
            if self.on_found is not None:
                self.on_found()


def wants(hook: HookRow, event: str) -> bool:
    return event in hook.events.split(",")
