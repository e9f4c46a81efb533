"""The lines of a person: telling his tables what has changed about him, and hanging up."""

from collections.abc import Collection, Iterable

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


def hang_up(house: House, keys: Collection[str]) -> None:
    """End the lines that were opened with keys which are gone, wherever their owner sat or looked
    on; who has another key comes back with it.
    """
    house.keys.note_gone(keys)
    house.doorbell.hang_up(keys)
    for live in house.hall.all():
        for listener in list(live.listeners):
            if listener.key in keys:
                listener.send(END)
    if keys:
        house.bus.tell_person("", list(keys))  # the same at the other workers
