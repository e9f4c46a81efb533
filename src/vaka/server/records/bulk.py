"""Many records at once, with one of them in memory at a time."""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence

from vaka.core.errors import VakaError
from vaka.core.record import Record
from vaka.server.house import House
from vaka.server.play.custom_texts import parse_custom_texts
from vaka.server.play.sitting import standing
from vaka.server.records import around
from vaka.server.store import games
from vaka.server.tables.told import names_of

log = logging.getLogger("vaka.server")


async def lines(house: House, table_ids: Sequence[str]) -> AsyncIterator[str]:
    """The record of each of these tables, whose games are over, on a line of its own."""
    for table_id in table_ids:
        # Replaying a record takes milliseconds on the event loop: make one at a time over all
        # downloads, and yield after each.
        async with house.downloads:
            line = await _line(house, table_id)
            await asyncio.sleep(0)
        if line is not None:
            yield line


async def _line(house: House, table_id: str) -> str | None:
    record = await _record(house, table_id)
    try:
        await parse_custom_texts(record.title, record.options, record.first)
        return record.to_json()
    except VakaError as error:  # of other rules than these: it cannot be played here
        log.warning("record left out", extra={"table": table_id, "why": error.key})
        return None


async def _record(house: House, table_id: str) -> Record:
    found = await house.database.read(lambda connection: games.stored(connection, table_id))
    assert found is not None  # a game that is over stays
    async with house.database.reading() as session:
        names = await names_of(session, around.people_of(found.seats))
    record = games.beginning(found.row)
    record.actions = [
        (entry.seat, index) for entry in standing(found.entries) for index in entry.actions
    ]
    record.table = around.of_finished(found.row, found.seats, names)
    return record
