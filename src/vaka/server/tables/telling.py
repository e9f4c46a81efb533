"""Telling those who look at a table or listen there how it is now."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from vaka.server.play.live import Live
from vaka.server.play.messages import TableMessage
from vaka.server.tables.told import TableTold, known, seat_of, table_told

if TYPE_CHECKING:
    from vaka.server.house import House


async def tell(house: "House", live: Live) -> None:
    """Tell all who listen here how the table is now."""
    async with live.lock:  # so that nobody is told the older news last
        if not live.listeners:
            return
        table = await house.database.read(partial(known, table_id=live.id), quick=True)
        messages: dict[tuple[int | None, str | None], bytes] = {}
        for listener in list(live.listeners):
            whom = listener.person_id if table.concerns(listener.person_id) else None
            wanted = (seat_of(table.seats, listener.person_id), whom)
            if wanted not in messages:
                told = table_told(table, *wanted)
                messages[wanted] = msgspec.json.encode(TableMessage(told))
            live.tell(listener, messages[wanted])


async def told_to(house: "House", table_id: str, person_id: str | None) -> TableTold:
    """A table as a person is told of it; None: anybody."""
    table = await house.database.read(partial(known, table_id=table_id), quick=True)
    return table_told(table, seat_of(table.seats, person_id), person_id)
