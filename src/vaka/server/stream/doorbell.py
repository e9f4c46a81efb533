"""Rings for people: it is your turn, your game has begun or is over, somebody keeps you a seat.

What is told comes from the rows of the store, so no game is played out for it, and any worker can
tell it of any table.
"""

import asyncio
import logging
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Select, and_, func, or_, select

from vaka.server.clocks.told import Reminder
from vaka.server.play.entry import UNDO
from vaka.server.play.line import END, Line
from vaka.server.store.database import Database
from vaka.server.store.models import EntryRow, SeatRow, TableRow

log = logging.getLogger("vaka.server.stream")


class Turn(msgspec.Struct, tag="turn", tag_field="type"):
    """The game asks this person; `ply` is how long its log is now."""

    table: str
    ply: int


class Started(msgspec.Struct, tag="started", tag_field="type"):
    table: str


class Over(msgspec.Struct, tag="over", tag_field="type"):
    table: str


class Invited(msgspec.Struct, tag="invited", tag_field="type"):
    """A seat is kept for this person: join to take it."""

    table: str


class Unseated(msgspec.Struct, tag="unseated", tag_field="type"):
    """The seat is not this person's any more: he has left it, or it was given away. The table tells
    why, under `removed`.
    """

    table: str


Ring = Turn | Started | Over | Invited | Unseated | Reminder


class Seen(NamedTuple):
    """What somebody has to do with a table. `since` names his question: None, he has none."""

    table: str
    person: str
    status: str
    joined: bool
    ply: int
    since: int | None


class Caller:
    """Somebody who listens, and how he last knew his tables."""

    def __init__(self, person_id: str, key: str | None) -> None:
        self.line = Line(None, person_id, key)
        self.person_id = person_id
        self._known: dict[str, Seen] = {}

    @property
    def tables(self) -> list[str]:
        return list(self._known)

    def see(self, seen: Seen, first: bool = False) -> None:
        """Ring for what is new; at first only for what waits."""
        before = self._known.get(seen.table)
        if seen.status in ("over", "closed"):
            self._known.pop(seen.table, None)
        else:
            self._known[seen.table] = seen
        for ring in _rings(seen, before, first):
            self.line.send(msgspec.json.encode(ring))

    def see_none(self, table_id: str) -> None:
        """He does not sit at this table; ring if he did."""
        if self._known.pop(table_id, None) is not None:
            self.line.send(msgspec.json.encode(Unseated(table_id)))


def _rings(seen: Seen, before: Seen | None, first: bool) -> list[Ring]:
    if not seen.joined:
        new = before is None or before.joined
        return [Invited(seen.table)] if new and seen.status == "open" else []
    rings: list[Ring] = []
    if seen.status == "over" and before is not None:
        rings.append(Over(seen.table))
    if seen.status == "running":
        if not first and (before is None or before.status != "running"):
            rings.append(Started(seen.table))
        if seen.since is not None and (before is None or before.since != seen.since):
            rings.append(Turn(seen.table, seen.ply))
    return rings


class Doorbell:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._callers: set[Caller] = set()
        self._changed: dict[str, None] = {}  # tables to be looked at, in order
        self._missed = False  # notices may have been lost
        self._one = asyncio.Lock()  # at a time reads, so that nobody is told twice
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def call(self, person_id: str, key: str | None = None) -> Caller:
        """Begin to listen: first comes what waits for this person now."""
        caller = Caller(person_id, key)
        async with self._one:
            # Register before reading: a change during the read queues behind this lock.
            self._callers.add(caller)
            try:
                for seen in await self._look(SeatRow.person_id == person_id):
                    caller.see(seen, first=True)
            except BaseException:
                self._callers.discard(caller)
                raise
        if self._closed:
            caller.line.send(END)
        return caller

    def leave(self, caller: Caller) -> None:
        self._callers.discard(caller)

    def lines(self) -> list[Line]:
        """Those of all who listen."""
        return [caller.line for caller in self._callers]

    def remind(self, person_id: str, reminder: Reminder) -> None:
        """Somebody's time becomes low."""
        for caller in self._callers:
            if caller.person_id == person_id:
                caller.line.send(msgspec.json.encode(reminder))

    def notice(self, table_id: str) -> None:
        """A table has changed, here or at another worker; does not wait."""
        if not self._callers or self._closed:
            return
        self._changed[table_id] = None
        self._begin()

    def look_again(self) -> None:
        """Any table may have changed, or be new; does not wait."""
        if self._callers and not self._closed:
            self._missed = True
            self._begin()

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._ring_all())

    async def close(self) -> None:
        """End every line: this server stops."""
        self._closed = True
        for caller in self._callers:
            caller.line.send(END)
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _ring_all(self) -> None:
        while (self._missed or self._changed) and not self._closed:
            async with self._one:
                if self._missed:
                    await self._find_tables()
                else:
                    await self._ring_next()

    async def _find_tables(self) -> None:
        """Look at all tables at which somebody who listens sits, or sat before."""
        self._missed = False
        people = {caller.person_id for caller in self._callers}
        known = {table for caller in self._callers for table in caller.tables}
        try:
            found = await self._look(SeatRow.person_id.in_(people))
            known.update(seen.table for seen in found)
        except Exception:
            log.exception("tables could not be found")
        self._changed.update(dict.fromkeys(known))

    async def _ring_next(self) -> None:
        table_id = next(iter(self._changed))
        del self._changed[table_id]
        try:
            await self._ring(table_id)
        except Exception:
            log.exception("nobody could be rung", extra={"table": table_id})

    async def _ring(self, table_id: str) -> None:
        found = await self._look(SeatRow.table_id == table_id, over=True)
        seated = {seen.person: seen for seen in found}
        for caller in self._callers:
            if (seen := seated.get(caller.person_id)) is not None:
                caller.see(seen)
            else:
                caller.see_none(table_id)

    async def _look(self, whose: object, over: bool = False) -> list[Seen]:
        statuses = ("open", "running", "over", "closed") if over else ("open", "running")
        async with self._database.reading() as session:
            rows = await session.execute(_seen().where(whose, TableRow.status.in_(statuses)))  # type: ignore[arg-type]
            return [_read(*row) for row in rows]


def _seen() -> Select[*tuple[Any, ...]]:
    """Every seat of a person, with the last entry of the table's log, and with the ply that names
    his question: that of his own last entry, or of the last undo.
    """
    last = (
        select(func.max(EntryRow.ply))
        .where(EntryRow.table_id == SeatRow.table_id)
        .correlate(SeatRow)
        .scalar_subquery()
    )
    since = (
        select(func.max(EntryRow.ply))
        .where(
            EntryRow.table_id == SeatRow.table_id,
            or_(EntryRow.seat == SeatRow.number, EntryRow.kind == UNDO, EntryRow.ply == 0),
        )
        .correlate(SeatRow)
        .scalar_subquery()
    )
    return (
        select(
            SeatRow.table_id,
            SeatRow.person_id,
            SeatRow.number,
            SeatRow.joined,
            TableRow.status,
            EntryRow.ply,
            EntryRow.asked,
            since,
            or_(TableRow.paused.is_not(None), SeatRow.stand_in.is_not(None)),
        )
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .outerjoin(EntryRow, and_(EntryRow.table_id == SeatRow.table_id, EntryRow.ply == last))
        .where(SeatRow.person_id.is_not(None))
        .order_by(TableRow.created, TableRow.id)
    )


def _read(
    table: str,
    person: str,
    number: int,
    joined: bool,
    status: str,
    ply: int | None,
    asked: int | None,
    since: int | None,
    waits: bool,
) -> Seen:
    is_asked = status == "running" and not waits and (asked or 0) >> number & 1
    return Seen(table, person, status, joined, ply or 0, since if is_asked else None)
