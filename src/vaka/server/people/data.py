"""Everything that is kept about a person, as one file for himself."""

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import Row, Select, and_, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

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

if TYPE_CHECKING:
    from vaka.server.house import House

ROWS_PER_PAGE: Final = 200
# Not `options`, which may hold 50 kB of text.
_TABLE_COLUMNS: Final = (
    *(TableRow.id, TableRow.name, TableRow.title, TableRow.status, TableRow.host_id),
    *(TableRow.created, TableRow.started, TableRow.ended),
)
_SEAT_COLUMNS: Final = (
    *(SeatRow.number, SeatRow.joined, SeatRow.salt, SeatRow.score, SeatRow.place),
)


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


class ProfileData(msgspec.Struct):
    """The data of a person that stay few."""

    person: PersonData
    keys: list[KeyData]
    ratings: list[RatingData]
    hooks: list[HookData]
    restraints: list[RestraintData]
    acts: list[ActData]


class AllData(ProfileData):
    """Everything that is kept about somebody. Times are milliseconds since 1970."""

    tables: list[TableData]
    chat: list[ChatData]


DATA_RESPONSES: Final = {
    200: ResponseSpec(AllData, generate_examples=False, description="The data, as JSON"),
}


async def count_rows(session: AsyncSession, person_id: str) -> int:
    """Count the rows of a person's tables and chat."""
    owned = (
        SeatRow.person_id == person_id,
        ChatRow.person_id == person_id,
        TableRow.host_id == person_id,
    )
    counts = [select(func.count()).where(each).scalar_subquery() for each in owned]
    return int(await session.scalar(select(sum(counts[1:], counts[0]))) or 0)


async def profile_data(session: AsyncSession, person_id: str) -> ProfileData:
    person = await person_of(session, person_id)
    return ProfileData(
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
            for row in await _rows(session, TokenRow, person_id, TokenRow.created)
        ],
        ratings=[
            RatingData(row.title, row.mu, row.sigma, row.games, row.wins)
            for row in await session.scalars(
                select(RatingRow).where(RatingRow.player == person_id).order_by(RatingRow.title)
            )
        ],
        hooks=[
            HookData(row.id, row.address, row.table_id, row.events, row.created)
            for row in await _rows(session, HookRow, person_id, HookRow.created)
        ],
        restraints=[
            RestraintData(row.table_id, row.muted, row.removed, row.barred, row.why)
            for row in await _rows(session, RestraintRow, person_id, RestraintRow.table_id)
        ],
        acts=[
            ActData(row.at, row.act, row.detail, row.why)
            for row in await _rows(session, JournalRow, person_id, JournalRow.at)
        ],
    )


async def _rows(session: AsyncSession, kind: Any, person_id: str, order: Any) -> Any:
    return await session.scalars(select(kind).where(kind.person_id == person_id).order_by(order))


async def json_parts(house: "House", profile: ProfileData) -> AsyncIterator[bytes]:
    """Write `AllData` as JSON, a page of rows at a time."""
    yield msgspec.json.encode(profile)[:-1]
    for name, pages in (
        ("tables", _table_pages(house, profile.person.id)),
        ("chat", _chat_pages(house, profile.person.id)),
    ):
        separator = f',"{name}":['.encode()
        async for page in pages:
            yield separator + msgspec.json.encode(page)[1:-1]
            separator = b","
        yield b"]" if separator == b"," else separator + b"]"
    yield b"}"


async def _table_pages(house: "House", person_id: str) -> AsyncIterator[list[TableData]]:
    seated = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    wanted = (
        select(TableRow.id)
        .where(or_(TableRow.host_id == person_id, TableRow.id.in_(seated)))
        .order_by(TableRow.created, TableRow.id)
    )
    ids = [each.id for each in await _page(house, wanted)]
    own_seat = and_(SeatRow.table_id == TableRow.id, SeatRow.person_id == person_id)
    tables = (
        select(*_TABLE_COLUMNS, *_SEAT_COLUMNS)
        .outerjoin(SeatRow, own_seat)
        .order_by(TableRow.created, TableRow.id)
    )
    for start in range(0, len(ids), ROWS_PER_PAGE):
        rows = await _page(house, tables.where(TableRow.id.in_(ids[start : start + ROWS_PER_PAGE])))
        yield [_table(row, person_id) for row in rows]


async def _chat_pages(house: "House", person_id: str) -> AsyncIterator[list[ChatData]]:
    lines = (
        select(ChatRow.table_id, ChatRow.number, ChatRow.text, ChatRow.at)
        .where(ChatRow.person_id == person_id)
        .order_by(ChatRow.table_id, ChatRow.number)
        .limit(ROWS_PER_PAGE)
    )
    rows = await _page(house, lines)
    while rows:
        yield [ChatData(*row) for row in rows]
        last = rows[-1]
        after = tuple_(ChatRow.table_id, ChatRow.number) > (last.table_id, last.number)
        rows = await _page(house, lines.where(after))


async def _page(
    house: "House", wanted: "Select[*tuple[Any, ...]]"
) -> Sequence[Row[*tuple[Any, ...]]]:
    """Read rows in a transaction of their own, so that a client that reads slowly holds none."""
    async with house.downloads:
        return await house.database.read(lambda connection: connection.execute(wanted).all())


def _table(row: Row[*tuple[Any, ...]], person_id: str) -> TableData:
    seat = SeatData(row.number, row.joined, row.salt, row.score, row.place)
    return TableData(
        row.id,
        row.name,
        row.title,
        row.status,
        row.host_id == person_id,
        row.created,
        row.started,
        row.ended,
        None if row.number is None else seat,
        f"/api/tables/{row.id}/record" if row.status in ("running", "over") else None,
    )
