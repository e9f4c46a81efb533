"""Changing a table: one at a time, and everybody who listens there is told."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.errors import NotFound, NotHost, NotOpen
from vaka.server.house import House
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.telling import tell


class Change(NamedTuple):
    """A table that is being changed: the rows are written when all went well."""

    session: AsyncSession
    row: TableRow
    seats: list[SeatRow]

    def open(self) -> "Change":
        if self.row.status != "open":
            raise NotOpen()
        return self

    def by_host(self, person_id: str) -> "Change":
        if self.row.host_id != person_id:
            raise NotHost()
        return self

    def close(self, by: str, why: str = "") -> None:
        """Nothing is played here any more; an unfinished game stays so, and is not rated."""
        self.row.status = "closed"
        self.row.closed = {"by": by, "why": why}
        self.row.proposal = None

    def seat_of(self, person_id: str) -> SeatRow | None:
        """The seat that a person has or is invited to."""
        return next((seat for seat in self.seats if seat.person_id == person_id), None)


@asynccontextmanager
async def changing(house: House, table_id: str) -> AsyncIterator[Change]:
    """Whoever else wants to change this table waits; then all are told how it is now."""
    async with house.database.session() as session:
        # Weaker than FOR UPDATE: moves, which refer to the table, are written meanwhile.
        row = await session.get(TableRow, table_id, with_for_update={"key_share": True})
        if row is None:
            raise NotFound()
        seats = await session.scalars(
            select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.number)
        )
        yield Change(session, row, list(seats))
    await publish(house, table_id)


async def open_table(house: House, table_id: str, host_id: str) -> TableRow:
    """Read a table that this host may still change, without keeping others from changing it."""
    async with house.database.session() as session:
        row = await session.get(TableRow, table_id)
        if row is None:
            raise NotFound()
        return Change(session, row, []).by_host(host_id).open().row


async def publish(house: House, table_id: str) -> None:
    """Tell everybody that a table has changed, here and at the other workers."""
    live = await house.hall.refresh(table_id)
    if live is not None:
        await tell(house, live)
    house.bus.tell(table_id, seats=True)
