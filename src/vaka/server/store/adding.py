"""New rows in one go: without a session, and without a way to the database for each of them."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Connection, insert
from sqlalchemy.orm.attributes import instance_dict

from vaka.server.store.database import Database
from vaka.server.store.models import Base

_OF_SQLALCHEMY: Final = "_sa_instance_state"


async def add(database: Database, rows: Sequence[Base]) -> None:
    """Write rows that nobody has yet, in this order: what others refer to comes first."""
    await database.write(lambda connection: _insert(connection, rows), quick=True)


def _insert(connection: Connection, rows: Sequence[Base]) -> None:
    for kind, alike in groupby(rows, type):
        held: list[dict[str, Any]] = [instance_dict(row) for row in alike]
        names = sorted({name for each in held for name in each} - {_OF_SQLALCHEMY})
        connection.execute(
            insert(kind), [{name: each.get(name) for name in names} for each in held]
        )
