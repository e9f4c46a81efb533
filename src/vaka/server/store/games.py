"""Reading a table's game from the store: how it begins, its log, unfinished answers.

Opening a table is one of the few things that people wait for. So these are plain functions over a
connection, for `Database.read`, and rows are taken as the driver gives them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.core.record import Record
from vaka.server.play.entry import Entry
from vaka.server.store.models import DraftRow, EntryRow, SeatRow, TableRow

Drafts = dict[int, tuple[int, tuple[int, ...]]]  # of each seat: since which ply, and the steps

_ID: Final[Any] = bindparam("id")
_TABLE: Final = [*TableRow.__table__.columns]
_SEAT: Final = [*SeatRow.__table__.columns]
# A row for each seat, with its unfinished answer: one question instead of three.
_SEATED: Final = (
    select(*_TABLE, *_SEAT, DraftRow.ply, DraftRow.actions)
    .join(SeatRow, SeatRow.table_id == TableRow.id)
    .outerjoin(DraftRow, (DraftRow.table_id == TableRow.id) & (DraftRow.seat == SeatRow.number))
    .where(TableRow.id == _ID)
    .order_by(SeatRow.number)
)
_FIELDS: Final[list[Any]] = [getattr(EntryRow, name) for name in Entry._fields]
_ENTRIES: Final = (
    select(*_FIELDS)
    .where(EntryRow.table_id == _ID, EntryRow.ply > bindparam("after"))
    .order_by(EntryRow.ply)
)


class Stored(NamedTuple):
    """A table as the store has it."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry]  # after the ply that was asked for
    drafts: Drafts


def stored(connection: Connection, table_id: str, after: int = 0) -> Stored | None:
    """A table with its log after a ply; None if there is none of this name."""
    found = connection.execute(_SEATED, {"id": table_id}).all()
    if not found:
        return None
    end = len(_TABLE) + len(_SEAT)
    row = TableRow(**_named(_TABLE, found[0][: len(_TABLE)]))
    seats = [SeatRow(**_named(_SEAT, each[len(_TABLE) : end])) for each in found]
    if row.status not in ("running", "over"):
        return Stored(row, seats, [], {})
    drafts = {
        seat.number: (each[end], indexes(each[end + 1]))
        for seat, each in zip(seats, found, strict=True)
        if each[end] is not None and row.status == "running"
    }
    return Stored(row, seats, entries(connection, table_id, after), drafts)


def _named(columns: Sequence[Any], values: Sequence[Any]) -> dict[str, Any]:
    return {column.key: value for column, value in zip(columns, values, strict=True)}


def entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The log after a ply."""
    cursor = connection.execute(_ENTRIES, {"id": table_id, "after": after}).cursor
    assert cursor is not None  # rows as the driver has them take a third of the time
    return [
        Entry._make((ply, kind, seat, indexes(actions), target, bot, at, asked))
        for ply, kind, seat, actions, target, bot, at, asked in cursor.fetchall()
    ]


@lru_cache(10_000)
def indexes(text: str) -> tuple[int, ...]:
    """Catalogue indexes as they are written in the store."""
    return tuple(map(int, text.split(","))) if text else ()


async def table_and_seats(
    session: AsyncSession, table_id: str
) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats in order, to be changed; None if there is none of this name."""
    row = await session.get(TableRow, table_id)
    if row is None:
        return None
    seats = await session.scalars(
        select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.number)
    )
    return row, list(seats)


def beginning(row: TableRow) -> Record:
    """The record of a table that has started, without actions."""
    seed = None if row.seed is None else int(row.seed, 16)
    return Record(row.title, row.players, seed, row.options, row.snapshot, row.rules_version)
