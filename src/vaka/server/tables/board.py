"""The lobby in the memory of a worker: what was told a moment ago need not be read again.

Whatever changes at a table comes here as a notice, from this worker or over the bus. After a move
that table alone is read again, after any other change the pages too. So that a notice which got
lost costs no more than a moment, everything is read again after two seconds.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, and_, or_, select, union_all

from vaka.server.store.database import Database
from vaka.server.store.models import TableRow
from vaka.server.tables.listed import TableListed, listed, tables
from vaka.server.tables.paging import PAGE, read

REMEMBERED: Final = 2_000  # milliseconds
MOST: Final = 200  # pages: whoever turns over old ones does not fill the memory
STATUSES: Final = ("open", "running")


class Asked(NamedTuple):
    """Which public tables somebody wants to see."""

    title: str | None = None
    status: str | None = None
    cursor: str | None = None

    @property
    def statuses(self) -> tuple[str, ...]:
        return STATUSES if self.status is None else (self.status,)


class _Page(NamedTuple):
    ids: list[str]
    until: int


class Board:
    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._pages: dict[Asked, _Page] = {}
        self._tables: dict[str, TableListed] = {}
        self._changes = 0
        self._one = asyncio.Lock()  # many who ask at once wait for one answer

    async def page(self, asked: Asked) -> list[TableListed]:
        """A page and the first table of the next, as somebody is told who sits nowhere."""
        found = self._remembered(asked)
        if found is None:
            async with self._one:
                found = self._remembered(asked) or await self._read(asked)
        return found

    def notice(self, table_id: str, moved: bool) -> None:
        """A table has changed; `moved`: nothing but its game."""
        self._changes += 1
        self._tables.pop(table_id, None)
        if not moved:
            self._pages.clear()

    def forget(self) -> None:
        """Anything may have changed."""
        self._changes += 1
        self._pages.clear()
        self._tables.clear()

    def _remembered(self, asked: Asked) -> list[TableListed] | None:
        page = self._pages.get(asked)
        if page is None or self._now() >= page.until:
            return None
        known = self._tables
        try:
            return [known[each] for each in page.ids]
        except KeyError:
            return None

    async def _read(self, asked: Asked) -> list[TableListed]:
        changes = self._changes
        page = self._pages.get(asked)
        if page is not None and self._now() < page.until:
            missing = [each for each in page.ids if each not in self._tables]
            again = await listed(self._database, tables().where(TableRow.id.in_(missing)))
            known = self._tables | {each.id: each for each in again}
            found = [known[each] for each in page.ids if each in known]
            if changes == self._changes and all(each.status in asked.statuses for each in found):
                self._tables = known
                return found
        changes, until = self._changes, self._now() + REMEMBERED
        found = await listed(self._database, _wanted(asked))
        if changes == self._changes:  # nothing has happened while we looked
            if len(self._pages) >= MOST:
                self.forget()
            self._pages[asked] = _Page([each.id for each in found], until)
            self._tables |= {each.id: each for each in found}
        return found


def _wanted(asked: Asked) -> "Select[Any]":
    conditions: list[Any] = [TableRow.public]
    if asked.title is not None:
        conditions.append(TableRow.title == asked.title)
    if asked.cursor is not None:
        at, name = read(asked.cursor)
        older = and_(TableRow.created == at, TableRow.id < name)
        conditions.append(or_(TableRow.created < at, older))
    # The newest of each status are found by an index, the newest of all only by sorting them all.
    parts = [
        _newest(select(TableRow.id), [*conditions, TableRow.status == each])
        for each in asked.statuses
    ]
    ids = union_all(*(select(part.subquery().c.id) for part in parts))
    return _newest(tables(), [TableRow.id.in_(ids)])


def _newest(query: "Select[Any]", conditions: Sequence[Any]) -> "Select[Any]":
    newest = (TableRow.created.desc(), TableRow.id.desc())
    return query.where(*conditions).order_by(*newest).limit(PAGE + 1)
