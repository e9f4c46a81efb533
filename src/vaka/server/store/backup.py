"""A copy of everything that a server keeps, in one file, made while it runs.

The file is text, packed with gzip: a line that says what is in it, a line for each row, a line that
says it is whole. So it goes from SQLite to PostgreSQL and back, and into a later version of Vaka:
it is put into a database of its own step first, which is then brought up to date.
"""

import gzip
import os
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, func, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

import vaka
from vaka.core.errors import VakaError
from vaka.server.store.database import Database
from vaka.server.store.migrate import migrate, steps
from vaka.server.store.models import Base, ClaimRow

FORMAT: Final = 1
AT_ONCE: Final = 500  # rows
PASSING: Final = frozenset((ClaimRow.__tablename__,))  # who thinks about what just now

Progress = Callable[[int, int], None]  # rows done, rows in all


class NotABackup(VakaError):
    """A file of another kind, or one that was cut off or changed."""

    key = "backup-not-one"


class NewerBackup(VakaError):
    """A later version of Vaka has written it."""

    key = "backup-newer"


class NotEmpty(VakaError):
    """There is something in the database, which a restore would mix with."""

    key = "backup-not-empty"


class NothingThere(VakaError):
    """The database holds nothing of Vaka's."""

    key = "backup-nothing"


class Head(msgspec.Struct):
    """The first line. `rows` are those of each table, in the order in which they follow."""

    format: int
    version: str
    revision: str
    columns: dict[str, list[str]]
    rows: dict[str, int]


class End(msgspec.Struct):
    """The last line: how many rows there were."""

    end: int


class Kept(NamedTuple):
    """What a backup holds."""

    version: str
    rows: dict[str, int]


# Writing -----------------------------------------------------------------------------------------


async def find(database: Database) -> str:
    """The step of a database that is there; a file is not made by looking for it."""
    name = database.url.database
    if database.is_sqlite and name is not None and not Path(name).exists():
        raise NothingThere()
    async with database.copying() as connection:
        revision = await connection.run_sync(_revision)
    if revision is None:
        raise NothingThere()
    return revision


async def write(database: Database, file: Path, progress: Progress) -> Kept:
    """Copy all that is there at one moment; a file of this name is replaced when it is done."""
    revision = await find(database)
    async with database.copying() as connection:
        tables = [each for each in Base.metadata.sorted_tables if each.name not in PASSING]
        rows = {each.name: await _count(connection, each) for each in tables}
        columns = {each.name: [column.name for column in each.columns] for each in tables}
        head = Head(FORMAT, vaka.__version__, revision, columns, rows)
        done = 0
        with _replacing(file) as out:
            out.write(_line(head))
            for table in tables:
                async for some in _rows(connection, table):
                    out.writelines(_line(row) for row in some)
                    done += len(some)
                    progress(done, sum(rows.values()))
            out.write(_line(End(done)))
    return Kept(head.version, rows)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def _count(connection: AsyncConnection, table: Table) -> int:
    return await connection.scalar(select(func.count()).select_from(table)) or 0


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[list[list[Any]]]:
    asking = select(table).order_by(*table.primary_key)
    async with connection.stream(asking) as found:
        async for some in found.partitions(AT_ONCE):
            yield [list(row) for row in some]


@contextmanager
def _replacing(file: Path) -> Iterator[gzip.GzipFile]:
    """Written beside it and put in its place when it is whole; it is its owner's alone."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(beside, "xb", opener=_private) as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out:
                yield out
            raw.flush()
            os.fsync(raw.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


def _private(name: str, flags: int) -> int:
    return os.open(name, flags, 0o600)


def _line(part: object) -> bytes:
    return msgspec.json.encode(part) + b"\n"


# Reading -----------------------------------------------------------------------------------------


async def restore(database: Database, file: Path, progress: Progress) -> Kept:
    """Put all of it into a database in which nothing is yet, in one transaction."""
    head = await _check(file)
    await migrate(database, head.revision)
    async with database.building() as connection:
        tables = await connection.run_sync(_tables)
        for table in tables.values():
            if await _count(connection, table):
                raise NotEmpty(table=table.name)
        done = 0
        for name, some in _batches(file, head):
            columns = head.columns[name]
            rows = [dict(zip(columns, row, strict=True)) for row in some]
            await connection.execute(tables[name].insert(), rows)
            done += len(some)
            progress(done, sum(head.rows.values()))
    await migrate(database)
    return Kept(head.version, head.rows)


def _tables(connection: Connection) -> dict[str, Table]:
    """The tables as they are in the database now, which may be those of an earlier step."""
    metadata = MetaData()
    names = set(inspect(connection).get_table_names()) & set(Base.metadata.tables)
    metadata.reflect(connection, only=sorted(names - PASSING))
    for name, table in metadata.tables.items():
        for column in table.columns:  # JSON is text to some databases
            known = Base.metadata.tables[name].columns.get(column.name)
            if known is not None:
                column.type = known.type
    return dict(metadata.tables)


async def _check(file: Path) -> Head:
    """Read all of it once, so that nothing is begun which could not be ended."""
    head = _head(file)
    if head.format > FORMAT or head.revision not in steps():
        raise NewerBackup(version=head.version, own=vaka.__version__)
    for _ in _batches(file, head):
        pass
    return head


def _head(file: Path) -> Head:
    with _reading(file) as lines:
        return msgspec.json.decode(lines.readline(), type=Head)


def _batches(file: Path, head: Head) -> Iterator[tuple[str, list[list[Any]]]]:
    with _reading(file) as lines:
        lines.readline()
        for name, many in head.rows.items():
            width = len(head.columns[name])
            for start in range(0, many, AT_ONCE):
                count = min(AT_ONCE, many - start)
                some = [msgspec.json.decode(lines.readline(), type=list) for _ in range(count)]
                if any(len(row) != width for row in some):
                    raise NotABackup(file=str(file))
                yield name, some
        if msgspec.json.decode(lines.readline(), type=End).end != sum(head.rows.values()):
            raise NotABackup(file=str(file))
        if lines.readline():
            raise NotABackup(file=str(file))


@contextmanager
def _reading(file: Path) -> Iterator[gzip.GzipFile]:
    try:
        with gzip.open(file) as lines:
            yield lines
    except (gzip.BadGzipFile, EOFError, msgspec.MsgspecError, KeyError) as error:
        raise NotABackup(file=str(file)) from error
