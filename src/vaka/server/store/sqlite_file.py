"""A file of SQLite: how connections to it are opened, and where what must be quick is done."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from sqlite3 import OperationalError
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import StaticPool

T = TypeVar("T")

PATIENCE: Final = 30  # seconds to wait for whoever writes
OFTEN: Final = 300  # transactions after which what was written ahead is brought into its place


class Busy(Exception):
    """Somebody else is writing."""


class Thread:
    """A connection to SQLite that lives in a thread of its own."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url, PATIENCE)
        self._thread = ThreadPoolExecutor(1, "vaka-sqlite")
        self._open: Connection | None = None

    async def run(self, work: Callable[[Connection], T], *, reading: bool) -> T:
        # Reading needs no transaction: a log only grows, so nothing can disagree.
        carry_out = work if reading else partial(_written, work)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: carry_out(self._kept()))

    def later(self, work: Callable[[Connection], object]) -> None:
        """Do something when there is time, and forget it."""
        self._thread.submit(lambda: work(self._kept()))

    def _kept(self) -> Connection:
        """One connection for all work: to get one takes as long as a small question."""
        if self._open is None:
            self._open = _opened(self._engine)
        return self._open

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._open is not None:
            self._open.close()
        self._engine.dispose()


class Here:
    """A connection in the thread of whoever asks, for what is quick: it never waits for anybody.

    Nor does it do what takes long: to bring what was written ahead into its place, from time to
    time, is left to another thread, and nobody waits for that.
    """

    def __init__(self, url: URL, helper: Thread) -> None:
        self._engine = _engine(url, 0)
        event.listen(self._engine, "connect", _leave_in_log)
        self._helper = helper
        self._open: Connection | None = None
        self._count = 0

    def write(self, work: Callable[[Connection], T]) -> T:
        """In a transaction; raises Busy if somebody else has one."""
        done = _written(work, self._kept())
        self._count += 1
        if self._count % OFTEN == 0:
            self._helper.later(_bring_in)
        return done

    def read(self, work: Callable[[Connection], T]) -> T:
        """Without a transaction; raises Busy if that cannot be now."""
        try:
            return work(self._kept())
        except OperationalError as error:
            raise Busy from error

    def _kept(self) -> Connection:
        if self._open is None:
            self._open = _opened(self._engine)
        return self._open

    def close(self) -> None:
        if self._open is not None:
            self._open.close()
        self._engine.dispose()


def _engine(url: URL, patience: int) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite"),
        poolclass=StaticPool,
        connect_args={"timeout": patience, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(engine, "connect", partial(prepare, patience=patience))
    event.listen(engine, "begin", begin)
    return engine


def _opened(engine: Engine) -> Connection:
    connection = engine.connect().execution_options(bare=True)
    connection.begin()  # for SQLAlchemy alone: SQLite does not hear of it
    return connection


def _bring_in(connection: Connection) -> None:
    _pragmas(connection.connection, "wal_checkpoint(PASSIVE)")


def _leave_in_log(connection: Any, _record: object) -> None:
    _pragmas(connection, "wal_autocheckpoint=0")


def _written(work: Callable[[Connection], T], connection: Connection) -> T:
    """In a transaction, begun and ended by the driver itself: SQLAlchemy's own way there and back
    takes longer than to write a few choices.
    """
    cursor = connection.connection.cursor()
    try:
        cursor.execute("BEGIN IMMEDIATE")
    except OperationalError as error:
        raise Busy from error
    try:
        done = work(connection)
        cursor.execute("COMMIT")
    except BaseException:
        with suppress(OperationalError):  # SQLite may have ended it itself, as on a full disk
            cursor.execute("ROLLBACK")
        raise
    finally:
        cursor.close()
    return done


def prepare(connection: Any, record: object, patience: int = PATIENCE) -> None:
    """Readers do not wait for the writer; what was kept survives the end of this process.

    A loss of power may cost the last moments: to be safe from that every commit would have to wait
    for the disk (`synchronous=FULL`), some hundred times as long.
    """
    prepare_bare(connection, record, patience)
    _pragmas(connection, "foreign_keys=ON")


def prepare_bare(connection: Any, _record: object, patience: int = PATIENCE) -> None:
    connection.isolation_level = None  # SQLAlchemy says when a transaction begins
    _pragmas(connection, f"busy_timeout={patience * 1000}", "synchronous=NORMAL")
    _keep_ahead(connection)


def _keep_ahead(connection: Any) -> None:
    """Write ahead to a log: a file once told keeps to it. While several tell a new one at the same
    time, SQLite refuses the later ones at once instead of letting them wait.
    """
    cursor = connection.cursor()
    until = monotonic() + PATIENCE
    while True:
        cursor.execute("PRAGMA journal_mode")
        if cursor.fetchone() == ("wal",):
            break
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except OperationalError:
            if monotonic() > until:
                raise
            sleep(0.01)
        else:
            break  # also where the file's disk cannot: then it does without
    cursor.close()


def _pragmas(connection: Any, *pragmas: str) -> None:
    cursor = connection.cursor()
    for pragma in pragmas:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Any) -> None:
    """A writer takes the lock at once: SQLite refuses a reader that turns writer midway."""
    options = connection.get_execution_options()
    if not options.get("bare", False):
        reading = options.get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
