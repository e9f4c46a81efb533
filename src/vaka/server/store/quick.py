"""Questions that are asked of the driver itself, and rows that are made of what it gives.

SQLAlchemy writes the statement and knows what the columns mean. Its own way from there to a row
takes several times as long as SQLite needs to find one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from sqlite3 import IntegrityError as RefusedBySqlite
from typing import Any, Generic, NamedTuple, TypeVar

from sqlalchemy import Connection, Dialect
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm.attributes import instance_dict, manager_of_class
from sqlalchemy.sql import ClauseElement

from vaka.server.store.models import Base

R = TypeVar("R", bound=Base)

Reader = Callable[[Any], Any]


class _Written(NamedTuple):
    """A statement in the words of one kind of database, and the names of its gaps in order."""

    text: str
    gaps: Sequence[str]


class Statement:
    """One that SQLAlchemy has written, once for each kind of database."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement
        self._written: dict[str, _Written] = {}  # for each kind of database

    def written(self, connection: Connection) -> _Written:
        return self._written.get(connection.dialect.name) or self._write(connection.dialect)

    def _write(self, dialect: Dialect) -> _Written:
        compiled: Any = self._statement.compile(dialect=dialect)
        written = _Written(str(compiled), compiled.positiontup)
        self._written[dialect.name] = written
        return written


class Question(Statement):
    """A statement that only looks."""

    def ask(self, connection: Connection, **given: object) -> Sequence[Any]:
        """The rows as the driver has them: on SQLite a bool is a number, and JSON is text."""
        written = self.written(connection)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(written.text, [given[gap] for gap in written.gaps])
            return cursor.fetchall()
        finally:
            cursor.close()


class Change(Statement):
    """A statement that writes one row."""

    def carry_out(
        self, connection: Connection, rows: Iterable[Mapping[str, object]]
    ) -> Iterator[bool]:
        """Of each row, whether it was written."""
        written = self.written(connection)
        cursor = connection.connection.cursor()
        try:
            for row in rows:
                cursor.execute(written.text, [row[gap] for gap in written.gaps])
                yield cursor.rowcount == 1
        except RefusedBySqlite as error:  # told as SQLAlchemy tells it, without what was in it
            raise IntegrityError(written.text, None, error) from None
        finally:
            cursor.close()


class Shape(Generic[R]):
    """A kind of row, to be made from the driver's values of all its columns."""

    def __init__(self, kind: type[R]) -> None:
        self._manager = manager_of_class(kind)
        self.columns = list(kind.__table__.columns)
        self._names = [column.key for column in self.columns]
        self._readers: dict[str, list[tuple[str, Reader]]] = {}  # for each kind of database

    def made(self, values: Sequence[Any], dialect: Dialect) -> R:
        """The row, in no session: it is looked at and never written."""
        held = dict(zip(self._names, values, strict=True))
        readers = self._readers.get(dialect.name)
        if readers is None:
            readers = self._readers[dialect.name] = self._find_readers(dialect)
        for name, read in readers:
            held[name] = read(held[name])
        row: R = self._manager.new_instance()
        instance_dict(row).update(held)  # as SQLAlchemy itself does when it loads one
        return row

    def _find_readers(self, dialect: Dialect) -> list[tuple[str, Reader]]:
        found = [
            (column.key, column.type.dialect_impl(dialect).result_processor(dialect, None))
            for column in self.columns
        ]
        return [(name, read) for name, read in found if read is not None]
