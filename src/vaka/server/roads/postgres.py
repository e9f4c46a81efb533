"""Notices over PostgreSQL itself (LISTEN, NOTIFY): nothing else to run."""

import asyncio
from typing import Any, Final

import asyncpg
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from vaka.server.roads.returning import CHANNEL, Returning
from vaka.server.store.database import address

ANSWER: Final = 10.0  # seconds to wait for an answer
LOOK: Final = 15.0  # seconds between two looks whether it is still there


class PostgresRoad(Returning):
    def __init__(self, database: str) -> None:
        super().__init__()
        driver: Any = dialect
        _, self._where = driver().create_connect_args(address(database))  # as SQLAlchemy says it
        self._connection: Any = None
        self._one = asyncio.Lock()  # statement at a time, says asyncpg
        self._over = asyncio.Event()  # the connection has ended

    async def connect(self) -> None:
        self._over = asyncio.Event()
        self._connection = await asyncpg.connect(**self._where, timeout=ANSWER)
        self._connection.add_termination_listener(self._ended)
        await self._connection.add_listener(CHANNEL, self._told)

    async def disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def say(self, data: bytes) -> None:
        async with self._one:
            await self._connection.execute(
                "SELECT pg_notify($1, $2)", CHANNEL, data.decode(), timeout=ANSWER
            )

    async def listen(self) -> None:
        while not self._over.is_set():
            try:
                async with asyncio.timeout(LOOK):
                    await self._over.wait()
            except TimeoutError:
                async with self._one:
                    await self._connection.execute("SELECT 1", timeout=ANSWER)

    def _ended(self, _connection: object) -> None:
        self._over.set()

    def _told(self, _connection: object, _process: int, _channel: str, data: object) -> None:
        self.hear(str(data).encode())
