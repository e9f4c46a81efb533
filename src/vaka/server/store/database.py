"""The connection to the database: SQLite in one file, or PostgreSQL.

Most of the server talks to it through `session` and `reading`. What must be quick, writing and
reading the logs of games, is a plain function over a connection, given to `write` or `read`: on
SQLite it runs as a whole in a thread of its own, which is many times quicker than to go there and
back for every statement, or, if it is `quick` and nobody else is at it, here and now.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import (
    AsyncConnection,
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)
from sqlalchemy.pool import NullPool

from vaka.core.errors import VakaError
from vaka.server.store.sqlite_file import PATIENCE, Busy, Here, Thread, begin, prepare, prepare_bare

T = TypeVar("T")

ANSWER: Final = 10  # seconds for PostgreSQL to answer a call

# People write what psql takes; SQLAlchemy wants the name of a driver too, one that does not block.
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


class UnknownDatabase(VakaError):
    """An address that names no kind of database that we know."""

    key = "serve-database-unknown"

    def __init__(self, given: str) -> None:
        right = {"sqlite": "sqlite:///file", "postgresql": "postgresql://person:password@host/name"}
        super().__init__(given=given, **right)


def address(text: str) -> URL:
    """The address of a database: a file, `sqlite:///file` or `postgresql://person@host/name`."""
    if "://" not in text:
        if not text.strip() or "\0" in text:
            raise UnknownDatabase(text)
        return URL.create(_DRIVERS["sqlite"], database=text)
    try:
        made = make_url(text)
    except (ArgumentError, ValueError):
        raise UnknownDatabase(text.partition("://")[0]) from None  # it may hold a password
    driver = _DRIVERS.get(made.get_backend_name())
    # Without a file SQLite keeps all in memory, for one connection alone.
    if driver is None or (driver == _DRIVERS["sqlite"] and made.database in (None, "", ":memory:")):
        raise UnknownDatabase(made.drivername)
    if "sslmode" in made.query:  # psql's name for what asyncpg calls ssl
        made = made.update_query_dict({"ssl": str(made.query["sslmode"])})
        made = made.difference_update_query(["sslmode"])
    return made.set(drivername=driver)


class Database:
    def __init__(self, given: str) -> None:
        self.url = address(given)
        # An error must not take seeds or digests of tokens into the log.
        self._options: dict[str, Any] = {"hide_parameters": True}
        pool: dict[str, Any] = {}
        reading: dict[str, Any] = {"reading": True}
        if self.is_sqlite:
            self._options["connect_args"] = {"timeout": PATIENCE}
        else:
            self._options["connect_args"] = {"timeout": ANSWER}
            pool["pool_pre_ping"] = True  # a database that was restarted is found again
            reading["isolation_level"] = "REPEATABLE READ"  # a row and its log of one moment
        self.engine: AsyncEngine = create_async_engine(self.url, **self._options, **pool)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", prepare)
            event.listen(self.engine.sync_engine, "begin", begin)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        reader = self.engine.execution_options(**reading)
        self._readers = async_sessionmaker(reader, expire_on_commit=False)
        self._kept: Any = None  # a connection of PostgreSQL's driver
        self._turn = asyncio.Lock()
        self._writer = Thread(self.url) if self.is_sqlite else None
        self._looker = Thread(self.url) if self.is_sqlite else None
        self._here = Here(self.url, self._looker) if self._looker is not None else None

    @property
    def is_sqlite(self) -> bool:
        return self.url.drivername == _DRIVERS["sqlite"]

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        """A session whose changes are kept when it ends well, and dropped when it does not.

        Never open one inside another: SQLite has one writer.
        """
        async with self._my_turn(), self._sessions.begin() as session:
            yield session

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that only looks, at one moment: it never waits for one that writes."""
        async with self._readers() as session:
            yield session

    async def write(self, work: Callable[[Connection], T], quick: bool = False) -> T:
        """Run a function in a transaction: kept when it returns, dropped when it raises.

        What is `quick` is written here and now on SQLite, unless somebody else is writing: to go to
        another thread and back takes several times as long as to write a few lines.
        """
        if self._writer is not None:
            if quick:
                with suppress(Busy):
                    return self.write_now(work)
            await self._take_turn()
            try:
                return await self._writer.run(work, reading=False)
            finally:
                self._turn.release()
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """The same for what is quick, without waiting; raises Busy if that cannot be now."""
        if self._here is None or self._turn.locked():
            raise Busy
        return self._here.write(work)

    async def read(self, work: Callable[[Connection], T], quick: bool = False) -> T:
        """Run a function that only looks. What is `quick` is done here and now on SQLite: the way
        to another thread takes as long as to read a whole game. There each question has a moment
        of its own, on PostgreSQL all have one: ask for what must agree in one question.
        """
        if self._looker is not None:
            if quick and self._here is not None:
                with suppress(Busy):
                    return self._here.read(work)
            return await self._looker.run(work, reading=True)
        async with self._readers() as session:
            return await (await session.connection()).run_sync(work)

    async def at_once(self, statement: str, *given: object) -> list[Any]:
        """A statement for PostgreSQL that is a transaction of its own, on a connection that is kept
        for such: one way there and back instead of four. For one caller at a time.
        """
        import asyncpg

        if self._kept is None or self._kept.is_closed():
            driver: Any = self.engine.dialect
            _, where = driver.create_connect_args(self.url)
            self._kept = await asyncpg.connect(**where, timeout=ANSWER)
        found: list[Any] = await self._kept.fetch(statement, *given, timeout=ANSWER)
        return found

    @asynccontextmanager
    async def copying(self) -> AsyncIterator[AsyncConnection]:
        """A connection that looks at one moment, however long that takes, while others write."""
        reader = self.engine.execution_options(
            reading=True, **({} if self.is_sqlite else {"isolation_level": "REPEATABLE READ"})
        )
        async with reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def building(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that may change the tables themselves."""
        engine = create_async_engine(self.url, **self._options, poolclass=NullPool)
        if self.is_sqlite:  # without foreign keys: a table is changed by building it anew
            event.listen(engine.sync_engine, "connect", prepare_bare)
            event.listen(engine.sync_engine, "begin", begin)
        try:
            async with engine.begin() as connection:
                yield connection
        finally:
            await engine.dispose()

    @asynccontextmanager
    async def _my_turn(self) -> AsyncIterator[None]:
        """Writers of this process queue up here: SQLite would let them poll for the lock."""
        if not self.is_sqlite:
            yield
            return
        await self._take_turn()
        try:
            yield
        finally:
            self._turn.release()

    async def _take_turn(self) -> None:
        if not self._turn.locked():  # then it takes no time, and needs no clock
            await self._turn.acquire()
            return
        async with asyncio.timeout(PATIENCE):
            await self._turn.acquire()

    def check_file(self) -> None:
        """Open and close the file of a SQLite database, if it exists; raise if that fails.

        To be called before the first connection: when aiosqlite cannot open a file, its thread
        still needs the event loop, which may be closed by then.
        """
        file = str(self.url.database)
        if self.is_sqlite and Path(file).exists():
            sqlite3.connect(file).close()

    async def close(self) -> None:
        if self._here is not None:
            self._here.close()
        for thread in (self._writer, self._looker):
            if thread is not None:
                await thread.close()
        if self._kept is not None:
            self._kept.terminate()
        await self.engine.dispose()
