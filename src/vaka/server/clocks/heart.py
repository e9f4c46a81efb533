"""A sign of life of the server, by which it knows afterwards when it was not there.

While any clock runs, the workers note every few seconds that one of them is there. Who finds that
the last note is too old knows that there was nobody: the server was stopped or had crashed, the
machine slept, the database was gone. That time is nobody's, whatever clock would have run in it.
"""

import asyncio
from typing import Any, Final

from sqlalchemy import Connection, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vaka.server.clocks.outages import Outages
from vaka.server.store.database import Database
from vaka.server.store.models import HeartRow, OutageRow, TableRow

BEAT: Final = 2_000  # milliseconds between two signs
GAP: Final = 6_000  # without one there was nobody
ONE: Final = 1


class Heart:
    def __init__(self, database: Database, outages: Outages) -> None:
        self._database = database
        self._outages = outages
        self.lock = asyncio.Lock()

    async def beat(self, now: int) -> bool:
        """Note that somebody is there, and learn of times when nobody was; True: of a new one."""
        async with self.lock:
            last = await self._database.read(_last)
            if last is None or now - last >= BEAT:
                await self._database.write(lambda connection: self._note(connection, now))
            known = self._outages.latest
            found = await self._database.read(lambda connection: _outages(connection, known))
            for begun, ended in found:
                self._outages.add(begun, ended)
            return bool(found)

    def _note(self, connection: Connection, now: int) -> None:
        insert: Any = sqlite.insert if self._database.is_sqlite else postgresql.insert
        adding = insert(HeartRow).values(id=ONE, at=now).on_conflict_do_nothing()
        connection.execute(adding)
        last = connection.scalar(_heart().with_for_update())
        if last is None or last >= now:
            return
        if last < now - GAP:
            connection.execute(insert(OutageRow).values(begun=last, ended=now))
            # What was over before any game began that still runs matters to nobody.
            first = select(func.min(TableRow.started)).where(
                TableRow.status == "running", TableRow.clock.is_not(None)
            )
            connection.execute(delete(OutageRow).where(OutageRow.ended < first.scalar_subquery()))
        connection.execute(update(HeartRow).where(HeartRow.id == ONE).values(at=now))


def _heart() -> Any:
    return select(HeartRow.at).where(HeartRow.id == ONE)


def _last(connection: Connection) -> int | None:
    last: int | None = connection.scalar(_heart())
    return last


def _outages(connection: Connection, known: int) -> list[tuple[int, int]]:
    asking = select(OutageRow.begun, OutageRow.ended).where(OutageRow.ended > known)
    return [(begun, ended) for begun, ended in connection.execute(asking)]
