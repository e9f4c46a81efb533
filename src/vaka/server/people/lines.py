"""Publish what has changed about a person at that person's tables."""

from collections.abc import Iterable

from sqlalchemy import select

from vaka.server.house import House
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.changing import publish


async def tables_of(house: House, person_id: str) -> list[str]:
    """Where somebody sits, as far as the game is not over."""
    async with house.database.reading() as session:
        rows = await session.scalars(
            select(SeatRow.table_id)
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .where(SeatRow.person_id == person_id, TableRow.status.in_(("open", "running")))
        )
        return list(rows)


async def tell_tables(house: House, tables: Iterable[str]) -> None:
    """Everybody at them sees who sits there now, and what he is called."""
    for table_id in tables:
        await publish(house, table_id)
