"""Everything that is kept about a person, as one file for himself."""

from typing import Any, Final

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncScalarResult, AsyncSession

from vaka.server.people.accounts import person_of
from vaka.server.store.models import (
    ChatRow,
    HookRow,
    JournalRow,
    RatingRow,
    RestraintRow,
    SeatRow,
    TableRow,
    TokenRow,
)

ROWS_AT_ONCE: Final = 200  # per fetch; other tasks run in between


class PersonData(msgspec.Struct):
    """Without the digest of the password, which is told to nobody."""

    id: str
    name: str
    account: bool
    created: int
    settings: dict[str, Any]
    banned: int | None
    ban_reason: str | None
    muted: int | None


class KeyData(msgspec.Struct):
    """A browser's session or a program's token, without its secret."""

    id: str
    kind: str
    label: str
    created: int
    expires: int


class SeatData(msgspec.Struct):
    number: int
    joined: bool
    salt: str
    score: int | None
    place: int | None


class TableData(msgspec.Struct):
    """A table at which the person sits or sat, or which he made; `record` has all moves."""

    id: str
    name: str
    title: str
    status: str
    host: bool
    created: int
    started: int | None
    ended: int | None
    seat: SeatData | None
    record: str | None


class ChatData(msgspec.Struct):
    table: str
    number: int
    text: str
    at: int


class RatingData(msgspec.Struct):
    title: str
    mu: float
    sigma: float
    games: int
    wins: int


class HookData(msgspec.Struct):
    id: str
    address: str
    table: str | None
    events: str
    created: int


class RestraintData(msgspec.Struct):
    """What the host of a table has decided about the person."""

    table: str
    muted: bool
    removed: bool
    barred: bool
    why: str


class ActData(msgspec.Struct):
    """What an admin has done about the person."""

    at: int
    act: str
    detail: str
    why: str


class AllData(msgspec.Struct):
    """Everything that is kept about somebody. Times are milliseconds since 1970."""

    person: PersonData
    keys: list[KeyData]
    tables: list[TableData]
    chat: list[ChatData]
    ratings: list[RatingData]
    hooks: list[HookData]
    restraints: list[RestraintData]
    acts: list[ActData]


async def count_rows(session: AsyncSession, person_id: str) -> int:
    """Count the rows that `all_data` reads from tables that grow."""
    owned = (
        SeatRow.person_id == person_id,
        ChatRow.person_id == person_id,
        TableRow.host_id == person_id,
    )
    counts = [select(func.count()).where(each).scalar_subquery() for each in owned]
    return int(await session.scalar(select(sum(counts[1:], counts[0]))) or 0)


async def all_data(session: AsyncSession, person_id: str) -> AllData:
    person = await person_of(session, person_id)
    return AllData(
        person=PersonData(
            person.id,
            person.name,
            person.login is not None,
            person.created,
            person.settings,
            person.banned,
            person.ban_reason,
            person.muted,
        ),
        keys=[
            KeyData(row.id, row.kind, row.label, row.created, row.expires)
            async for row in await _rows(session, TokenRow, person_id, TokenRow.created)
        ],
        tables=await _tables(session, person_id),
        chat=[
            ChatData(row.table_id, row.number, row.text, row.at)
            async for row in await _rows(session, ChatRow, person_id, ChatRow.at)
        ],
        ratings=[
            RatingData(row.title, row.mu, row.sigma, row.games, row.wins)
            for row in await session.scalars(
                select(RatingRow).where(RatingRow.player == person_id).order_by(RatingRow.title)
            )
        ],
        hooks=[
            HookData(row.id, row.address, row.table_id, row.events, row.created)
            async for row in await _rows(session, HookRow, person_id, HookRow.created)
        ],
        restraints=[
            RestraintData(row.table_id, row.muted, row.removed, row.barred, row.why)
            async for row in await _rows(session, RestraintRow, person_id, RestraintRow.table_id)
        ],
        acts=[
            ActData(row.at, row.act, row.detail, row.why)
            async for row in await _rows(session, JournalRow, person_id, JournalRow.at)
        ],
    )


async def _rows(
    session: AsyncSession, kind: Any, person_id: str, order: Any
) -> AsyncScalarResult[Any]:
    wanted = select(kind).where(kind.person_id == person_id).order_by(order)
    return await session.stream_scalars(wanted.execution_options(yield_per=ROWS_AT_ONCE))


async def _tables(session: AsyncSession, person_id: str) -> list[TableData]:
    seats = {
        row.table_id: row async for row in await _rows(session, SeatRow, person_id, SeatRow.number)
    }
    seated = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    found = await session.stream_scalars(
        select(TableRow)
        .where(or_(TableRow.host_id == person_id, TableRow.id.in_(seated)))
        .order_by(TableRow.created, TableRow.id)
        .execution_options(yield_per=ROWS_AT_ONCE)
    )
    return [_table(row, seats.get(row.id), person_id) async for row in found]


def _table(row: TableRow, seat: SeatRow | None, person_id: str) -> TableData:
    return TableData(
        row.id,
        row.name,
        row.title,
        row.status,
        row.host_id == person_id,
        row.created,
        row.started,
        row.ended,
        None
        if seat is None
        else SeatData(seat.number, seat.joined, seat.salt, seat.score, seat.place),
        f"/api/tables/{row.id}/record" if row.status in ("running", "over") else None,
    )
