"""Which running games the installed rules would change: they are played out again, and compared.

A game is its log, so other rules can make another game of it. Each entry says whom the game asked
after it; where the installed rules ask others, or refuse what was chosen, the game is not the same.
"""

from collections.abc import AsyncIterator
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from vaka.core.errors import ForeignRecord, VakaError
from vaka.core.registry import load
from vaka.server.play.entry import Entry
from vaka.server.play.sitting import Sitting
from vaka.server.store import games
from vaka.server.store.database import Database
from vaka.server.store.models import TableRow

OTHER_VERSION: Final = "check-upgrade-version"
REFUSED: Final = "check-upgrade-refused"
OTHERS_ASKED: Final = "check-upgrade-asked"
NO_TITLE: Final = "check-upgrade-title"


Details = dict[str, str | int]


class Changed(NamedTuple):
    """A game that would not go on as it was: the first ply that differs, 0 if all of it, and why
    (a message and what is in it).
    """

    table: str
    title: str
    ply: int
    key: str
    details: Details


async def running(database: Database) -> list[str]:
    """The tables at which a game runs, the oldest first."""
    asking = select(TableRow.id).where(TableRow.status == "running").order_by(TableRow.started)
    async with database.reading() as session:
        return list(await session.scalars(asking))


async def changed(database: Database, tables: list[str]) -> AsyncIterator[Changed | None]:
    """For each table in turn what would change, or None."""
    for table_id in tables:
        found = await database.read(partial(_stored, table_id))
        yield None if found is None else _changed(found)


def _stored(table_id: str, connection: Connection) -> games.Stored | None:
    return games.stored(connection, table_id)


def _changed(found: games.Stored) -> Changed | None:
    row = found.row
    try:
        sitting = Sitting(games.beginning(row))
    except ForeignRecord:
        told: Details = {"given": row.rules_version, "known": load(row.title).title.rules_version}
        return Changed(row.id, row.title, 0, OTHER_VERSION, told)
    except VakaError:
        return Changed(row.id, row.title, 0, NO_TITLE, {"title": row.title})
    for entry in found.entries:
        try:
            sitting.add(entry)
        except VakaError:
            return Changed(row.id, row.title, entry.ply, REFUSED, {"ply": entry.ply})
        if not _asks_the_same(sitting, entry):
            return Changed(row.id, row.title, entry.ply, OTHERS_ASKED, {"ply": entry.ply})
    return None


def _asks_the_same(sitting: Sitting, entry: Entry) -> bool:
    return sum(1 << seat for seat in sitting.asked()) == entry.asked


async def of_other_versions(database: Database) -> dict[str, int]:
    """How many running games of each title were begun under rules of another version."""
    counting = (
        select(TableRow.title, TableRow.rules_version, func.count())
        .where(TableRow.status == "running")
        .group_by(TableRow.title, TableRow.rules_version)
    )
    async with database.reading() as session:
        found = (await session.execute(counting)).all()
    others: dict[str, int] = {}
    for title, version, count in found:
        try:
            same = load(title).title.rules_version == version
        except VakaError:
            same = False
        if not same:
            others[title] = others.get(title, 0) + count
    return others
