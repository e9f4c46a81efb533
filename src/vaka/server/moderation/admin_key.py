"""The admin's key: who has it may do everything under /api/admin.

There is one key for all workers: its digest is in the database, the key itself only with who made
it (`vaka admin key`). It is too long to be guessed; whoever tries all the same has to wait longer
and longer, at his address alone.
"""

from hmac import compare_digest
from typing import Any, Final

from litestar.connection import ASGIConnection
from sqlalchemy import delete, select

from vaka.server.clock import Clock
from vaka.server.errors import NoAdminKey, TooManyKeys, TooManyTries, WrongAdminKey
from vaka.server.people.keys import digest_of
from vaka.server.people.passwords import Patience
from vaka.server.running.limits import address_of
from vaka.server.store.database import Database
from vaka.server.store.models import AdminKeyRow

HEADER: Final = "x-vaka-admin-key"


class AdminKeys:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._patience = Patience(clock)

    async def check(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> None:
        """Raises unless who asks has the key."""
        given = connection.headers.get(HEADER, "")
        if not given:
            raise WrongAdminKey()
        address = address_of(connection.scope)
        try:
            self._patience.count(address)
        except TooManyTries as error:
            raise TooManyKeys(**error.details) from None
        async with self._database.reading() as session:
            kept = await session.scalar(select(AdminKeyRow.digest))
        if kept is None:
            raise NoAdminKey(command="vaka admin key")
        if not compare_digest(digest_of(given), kept):
            raise WrongAdminKey()
        self._patience.forgive(address)


async def keep(database: Database, key: str, now: int) -> None:
    """Take this key from now on, and not the one before."""
    async with database.session() as session:
        await session.execute(delete(AdminKeyRow))
        session.add(AdminKeyRow(digest=digest_of(key), created=now))


def is_sent(connection: "ASGIConnection[Any, Any, Any, Any]") -> bool:
    """Whether somebody asks as an admin."""
    return HEADER in connection.headers
