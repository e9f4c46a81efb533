"""Writes the logs of all tables: whoever waits is written in one transaction.

A commit costs the same for one choice as for fifty, so the choices that arrive while one is under
way share the next.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple

from asyncpg import IntegrityConstraintViolationError
from sqlalchemy import Connection, delete, or_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from vaka.server.play.entry import Entry
from vaka.server.store.database import Database
from vaka.server.store.lines import columns_of
from vaka.server.store.models import DraftRow, EntryRow
from vaka.server.store.quick import Change

GATHER: Final = 0.001  # seconds for others to come along
MOST: Final = 500  # in one transaction: a statement may not have any number of values
_COLUMNS: Final = {
    "table_id": "varchar",
    "ply": "bigint",
    "kind": "varchar",
    "seat": "bigint",
    "asked": "bigint",
    "line": "text",
}
_TOGETHER: Final = (
    f"INSERT INTO {EntryRow.__tablename__} ({', '.join(_COLUMNS)}) SELECT * FROM unnest("
    + ", ".join(f"${place}::{kind}[]" for place, kind in enumerate(_COLUMNS.values(), 1))
    + ") ON CONFLICT DO NOTHING RETURNING table_id, ply"
)
_ADDING: Final = Change(sqlite.insert(EntryRow).on_conflict_do_nothing())

log = logging.getLogger("vaka.server")

Along = Callable[[Connection], None]
# What is done with the outcome: whether it is kept for good, or what has gone wrong.
Then = Callable[[bool | Exception], None]


class Wanted(NamedTuple):
    """What one player wants written: an entry, and what is left of his unfinished answer."""

    table_id: str
    entry: Entry | None
    seat: int
    ply: int
    draft: tuple[int, ...] | None  # None: there was none before, either
    then: Then
    along: Along | None  # what else is written if the entry is kept
    since: int  # the ply since which the seat is asked what it answers


class Ledger:
    """One writer for a process; of several processes the database decides who was first."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Wanted] = []
        self._task: asyncio.Task[None] | None = None
        self._called = False  # to write soon, in the event loop's own thread
        # Set by the house: the entries that a transaction has kept, for how many players it was,
        # and how many seconds it took.
        self.on_commit: Callable[[list[Entry], int, float], None] | None = None

    async def write(
        self,
        table_id: str,
        entry: Entry | None,
        seat: int,
        ply: int,
        draft: tuple[int, ...] | None = None,
        along: Along | None = None,
        since: int = 0,
    ) -> bool:
        """True when it is kept for good; False if another entry has this ply already, or the
        unfinished answer has gone on elsewhere.
        """
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def then(outcome: bool | Exception) -> None:
            if written.done():  # who waited for it was cancelled
                return
            if isinstance(outcome, Exception):
                written.set_exception(outcome)
            else:
                written.set_result(outcome)

        self.submit(table_id, entry, seat, ply, draft, along, since, then=then)
        return await written

    def submit(
        self,
        table_id: str,
        entry: Entry | None,
        seat: int,
        ply: int,
        draft: tuple[int, ...] | None,
        along: Along | None,
        since: int,
        *,
        then: Then,
    ) -> None:
        """The same without waiting: `then` is told the outcome."""
        self._waiting.append(Wanted(table_id, entry, seat, ply, draft, then, along, since))
        if self._called or (self._task is not None and not self._task.done()):
            return
        self._called = True
        asyncio.get_running_loop().call_soon(self._begin)

    async def finish(self) -> None:
        """Wait until all that was given is written."""
        while self._called:
            await asyncio.sleep(0)
        while self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    def _begin(self) -> None:
        """Everybody whose message had come has been heard now. On SQLite what they want is written
        here, without a task, unless somebody else writes.
        """
        self._called = False
        batch = self._waiting[:MOST]
        start = perf_counter()
        try:
            kept = self._database.write_now(partial(_add, batch, sqlite.insert))
        except Exception:  # what is wrong, if it is more than `Busy`, the longer way finds out
            self._task = asyncio.create_task(self._work())
            return
        self._waiting = self._waiting[MOST:]
        self._tell(batch, kept, start)
        if self._waiting and not self._called:
            self._called = True
            asyncio.get_running_loop().call_soon(self._begin)

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            await self._settle(batch)
            if self._waiting:  # there is much to do: the more go together, the less each costs
                await asyncio.sleep(GATHER)

    async def _settle(self, batch: list[Wanted]) -> None:
        """Write, and tell each who waits what has become of it."""
        start = perf_counter()
        try:
            kept = await self._write(batch)
        except Exception as error:
            if isinstance(error, IntegrityError) and len(batch) > 1:
                for wanted in batch:  # what is wrong with one is not the others' fault
                    await self._settle([wanted])
                return
            for wanted in batch:
                _tell_one(wanted, error)
            return
        self._tell(batch, kept, start)

    def _tell(self, batch: list[Wanted], kept: list[Wanted], start: float) -> None:
        seconds = perf_counter() - start
        for wanted in batch:
            _tell_one(wanted, wanted in kept)
        if self.on_commit is not None:
            entries = [wanted.entry for wanted in kept if wanted.entry is not None]
            self.on_commit(entries, len(batch), seconds)

    async def _write(self, batch: list[Wanted]) -> list[Wanted]:
        """Write what can be written; whose that was."""
        if not self._database.is_sqlite and all(map(_is_plain, batch)):
            return await self._write_plain(batch)
        insert = sqlite.insert if self._database.is_sqlite else postgresql.insert
        return await self._database.write(partial(_add, batch, insert), quick=True)

    async def _write_plain(self, batch: list[Wanted]) -> list[Wanted]:
        """Entries and nothing else go to PostgreSQL together, in one statement."""
        first = _first(batch)
        rows = [_row(first[place]) for place in sorted(first)]
        columns = ([row[name] for row in rows] for name in _COLUMNS)
        try:
            won = await self._database.at_once(_TOGETHER, *columns)
        except IntegrityConstraintViolationError as error:
            # Without its words: there are values in them, and errors are logged.
            raise IntegrityError(_TOGETHER, None, Exception(type(error).__name__)) from None
        return [first[table_id, ply] for table_id, ply in won]


def _tell_one(wanted: Wanted, outcome: bool | Exception) -> None:
    try:
        wanted.then(outcome)
    except Exception:  # the others wait to be told, too
        log.exception("an outcome was not told", extra={"table": wanted.table_id})


def _is_plain(wanted: Wanted) -> bool:
    """An entry and nothing else."""
    return wanted.entry is not None and wanted.draft is None and wanted.along is None


def _first(batch: list[Wanted]) -> dict[tuple[str, int], Wanted]:
    """Who was the first to want the entry of a place."""
    first: dict[tuple[str, int], Wanted] = {}
    for wanted in batch:
        if wanted.entry is not None:
            first.setdefault((wanted.table_id, wanted.entry.ply), wanted)
    return first


def _add(batch: list[Wanted], insert: Callable[[Any], Any], connection: Connection) -> list[Wanted]:
    """All writers go through the tables in the same order, so that no two of them can wait for
    each other. Both databases know what to do on a conflict, each by its own `insert`.
    """
    first = _first(batch)
    kept: list[Wanted] = []
    if first:
        ordered = [first[place] for place in sorted(first)]
        won = _added(connection, [_row(wanted) for wanted in ordered])
        kept = [wanted for wanted, is_first in zip(ordered, won, strict=True) if is_first]
        for wanted in sorted(kept, key=lambda wanted: wanted.table_id):
            if wanted.along is not None:
                wanted.along(connection)
    drafts = {
        (wanted.table_id, wanted.seat): wanted
        for wanted in batch
        if wanted.draft is not None and (wanted.entry is None or wanted in kept)
    }
    for _, wanted in sorted(drafts.items()):
        if _draft(wanted, insert, connection) and wanted.entry is None:
            kept.append(wanted)
    return kept


def _draft(wanted: Wanted, insert: Callable[[Any], Any], connection: Connection) -> bool:
    """Write an unfinished answer; whether that was the next step of it. A message that was on its
    way to one worker while its sender went on at another must not take his later steps away.
    """
    own = {"table_id": wanted.table_id, "seat": wanted.seat}
    if not wanted.draft:
        connection.execute(delete(DraftRow).filter_by(**own))
        return True
    changes = {"ply": wanted.ply, "actions": _text(wanted.draft)}
    before = _text(wanted.draft[:-1])
    older = or_(DraftRow.ply < wanted.since, DraftRow.actions.in_([before, changes["actions"]]))
    adding = insert(DraftRow).values(**own, **changes)
    adding = adding.on_conflict_do_update(
        index_elements=[DraftRow.table_id, DraftRow.seat],
        set_=changes,
        where=older if wanted.entry is None else None,
    )
    return connection.execute(adding.returning(DraftRow.seat)).first() is not None


def _added(connection: Connection, rows: list[dict[str, Any]]) -> list[bool]:
    """Of each entry, whether it was the first of its ply. To SQLite there is no way to go, so they
    are written one by one; to PostgreSQL they go together.
    """
    if connection.dialect.name == "sqlite":
        return list(_ADDING.carry_out(connection, rows))
    adding = postgresql.insert(EntryRow).on_conflict_do_nothing()
    won = connection.execute(adding.returning(EntryRow.table_id, EntryRow.ply), rows)
    kept = {(table_id, ply) for table_id, ply in won}
    return [(row["table_id"], row["ply"]) in kept for row in rows]


def _row(wanted: Wanted) -> dict[str, Any]:
    assert wanted.entry is not None
    return columns_of(wanted.table_id, wanted.entry)


def _text(actions: tuple[int, ...]) -> str:
    return ",".join(map(str, actions))
