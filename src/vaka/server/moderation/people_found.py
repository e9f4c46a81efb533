"""Finding people, for an admin: by name, by id, or who sits or has talked at a table."""

from typing import Annotated, Any

import msgspec
from sqlalchemy import Select, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.errors import BadName, NotFound
from vaka.server.people.names import clean, login_of
from vaka.server.store.models import ChatRow, PersonRow, SeatRow, TableRow


class PersonFound(msgspec.Struct):
    """`tables` are those at which he sits now; `exact`: his id or his name is what was asked for.
    Times are milliseconds since 1970.
    """

    id: str
    name: str
    account: bool
    created: int
    banned: int | None
    ban_reason: str | None
    muted: int | None
    tables: Annotated[list[str], msgspec.Meta(description="ids of tables")]
    exact: bool


class PeopleFound(msgspec.Struct):
    """`more`: not all that there are."""

    people: list[PersonFound]
    more: bool


class Wanted(msgspec.Struct, frozen=True):
    who: str | None = None
    table: str | None = None
    banned: bool | None = None
    muted: bool | None = None


async def find(session: AsyncSession, wanted: Wanted, limit: int) -> PeopleFound:
    """Those who fit best first, then the newest."""
    if wanted.table is not None and await session.get(TableRow, wanted.table) is None:
        raise NotFound()
    rows: list[PersonRow] = list(await session.scalars(_query(wanted).limit(limit + 1)))
    seats = await session.execute(
        select(SeatRow.person_id, SeatRow.table_id)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(
            SeatRow.person_id.in_([row.id for row in rows[:limit]]),
            TableRow.status.in_(("open", "running")),
        )
        .order_by(TableRow.created, TableRow.id)
    )
    tables: dict[str, list[str]] = {row.id: [] for row in rows}
    for person_id, table_id in seats:
        tables[str(person_id)].append(table_id)
    found = [_told(row, tables[row.id], wanted.who) for row in rows[:limit]]
    return PeopleFound(found, len(rows) > limit)


def _query(wanted: Wanted) -> "Select[Any]":
    query = select(PersonRow).where(PersonRow.left.is_(None))
    if wanted.who is not None:
        exact = or_(PersonRow.id == wanted.who, PersonRow.login == _login(wanted.who))
        named = func.lower(PersonRow.name) == wanted.who.lower()
        part = func.lower(PersonRow.name).contains(wanted.who.lower(), autoescape=True)
        spelt = PersonRow.name.contains(wanted.who, autoescape=True)
        query = query.where(or_(exact, named, part, spelt))
        query = query.order_by(case((exact, 0), (named, 1), else_=2))
    if wanted.table is not None:
        seated = select(SeatRow.person_id).where(SeatRow.table_id == wanted.table)
        host = select(TableRow.host_id).where(TableRow.id == wanted.table)
        spoke = select(ChatRow.person_id).where(ChatRow.table_id == wanted.table)
        query = query.where(or_(*(PersonRow.id.in_(each) for each in (seated, host, spoke))))
    for asked, column in ((wanted.banned, PersonRow.banned), (wanted.muted, PersonRow.muted)):
        if asked is not None:
            query = query.where(column.is_not(None) if asked else column.is_(None))
    return query.order_by(PersonRow.created.desc(), PersonRow.id)


def _login(who: str) -> str:
    """The name as names of accounts are compared; one that nobody can have, as it is."""
    try:
        return login_of(clean(who))
    except BadName:
        return who


def _told(row: PersonRow, tables: list[str], who: str | None) -> PersonFound:
    exact = who is not None and (
        row.id == who or row.login == _login(who) or row.name.casefold() == who.strip().casefold()
    )
    return PersonFound(
        row.id,
        row.name,
        row.login is not None,
        row.created,
        row.banned,
        row.ban_reason,
        row.muted,
        tables,
        exact,
    )
