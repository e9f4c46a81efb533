"""Telling the tables of a person that something about him has changed."""

from collections.abc import Iterable

from sqlalchemy import select

from vaka.server.house import House
from vaka.server.play.line import END
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


def hang_up(house: House, person_id: str, tables: Iterable[str]) -> None:
    """End the lines of somebody whose key is gone; who has another comes back with it."""
    house.doorbell.hang_up(person_id)
    for table_id in tables:
        live = house.hall.held(table_id)
        for listener in [] if live is None else list(live.listeners):
            if listener.person_id == person_id:
                listener.send(END)
