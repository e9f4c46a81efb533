"""Reading a table's game from the store: how it begins, its log, unfinished answers.

Opening a table is one of the few things that people wait for. So these are plain functions over a
connection, for `Database.read`, and the driver is asked itself (`quick.py`).
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, func, literal_column, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.core.record import Record
from vaka.server.play.entry import Entry
from vaka.server.store.lines import entries_of
from vaka.server.store.models import DraftRow, EntryRow, PersonRow, SeatRow, TableRow
from vaka.server.store.quick import Question, Shape

Drafts = dict[int, tuple[int, tuple[int, ...]]]  # of each seat: since which ply, and the steps

_ID: Final[Any] = bindparam("id")
_COMMA: Final[Any] = literal_column("','")
_TABLE: Final = Shape(TableRow)
_SEAT: Final = Shape(SeatRow)
_SEATS: Final = len(_TABLE.columns)  # where the columns of a seat begin
_OTHERS: Final = _SEATS + len(_SEAT.columns)  # and those that come after
# A row for each seat, with its unfinished answer and who sits there: one question instead of four.
_SEATED: Final = Question(
    select(*_TABLE.columns, *_SEAT.columns, DraftRow.ply, DraftRow.actions, PersonRow.name)
    .join(SeatRow, SeatRow.table_id == TableRow.id)
    .outerjoin(DraftRow, (DraftRow.table_id == TableRow.id) & (DraftRow.seat == SeatRow.number))
    .outerjoin(PersonRow, PersonRow.id == SeatRow.person_id)
    .where(TableRow.id == _ID)
    .order_by(SeatRow.number)
)
# All in one value: that is much less to hand over than a row for each. They may come in any order.
_LINES: Final = Question(
    select(func.aggregate_strings(EntryRow.line, _COMMA)).where(
        EntryRow.table_id == _ID, EntryRow.ply > bindparam("after")
    )
)


class Seated(NamedTuple):
    """A table as the store has it, without its log."""

    row: TableRow
    seats: list[SeatRow]
    names: list[str | None]  # of the people at the seats
    drafts: Drafts


class Stored(NamedTuple):
    """A table as the store has it."""

    row: TableRow
    seats: list[SeatRow]
    names: list[str | None]
    entries: list[Entry]  # after the ply that was asked for
    drafts: Drafts


def seated(connection: Connection, table_id: str) -> Seated | None:
    """A table and who sits there; None if there is none of this name."""
    found = _SEATED.ask(connection, id=table_id)
    if not found:
        return None
    dialect = connection.dialect
    row = _TABLE.made(found[0][:_SEATS], dialect)
    seats = [_SEAT.made(each[_SEATS:_OTHERS], dialect) for each in found]
    others = [each[_OTHERS:] for each in found]
    names = [name for _, _, name in others]
    drafts = {
        seat.number: (ply, indexes(actions))
        for seat, (ply, actions, _) in zip(seats, others, strict=True)
        if ply is not None and row.status == "running"
    }
    return Seated(row, seats, names, drafts)


def stored(connection: Connection, table_id: str, after: int = 0) -> Stored | None:
    """A table with its log after a ply; None if there is none of this name."""
    found = seated(connection, table_id)
    if found is None:
        return None
    row, seats, names, drafts = found
    has_log = row.status in ("running", "over")
    return Stored(
        row, seats, names, entries(connection, table_id, after) if has_log else [], drafts
    )


def entries(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The log after a ply."""
    ((lines,),) = _LINES.ask(connection, id=table_id, after=after)
    return sorted(entries_of(lines or ""))  # by their plies


def indexes(text: str) -> tuple[int, ...]:
    """The catalog indexes of an unfinished answer as they are written in the store."""
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
