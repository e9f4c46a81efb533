"""What admins have done: when, what, to whom, and why."""

from typing import Annotated, Final

import msgspec
from litestar import get
from litestar.params import QueryParameter
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.given import GivenHouse
from vaka.server.settings import Settings
from vaka.server.store.models import JournalRow, PersonRow
from vaka.server.tables.told import PersonTold

BAN: Final = "ban"
UNBAN: Final = "unban"
MUTE: Final = "mute"
UNMUTE: Final = "unmute"
RENAME: Final = "rename"
DELETE: Final = "delete"
EXPORT: Final = "export"
CLOSE: Final = "close"
UNSAY: Final = "unsay"
LEAVE: Final = "leave"

MOST: Final = 500
Many = Annotated[int, QueryParameter(ge=1, le=MOST, description="how many, at most")]


class JournalTold(msgspec.Struct):
    """`act` is ban, unban, mute, unmute, rename, delete, export, close, unsay (a line of chat), or
    leave: somebody has deleted himself. `detail` is what was there before: the old name, or the
    number of the line.
    """

    at: int
    act: str
    person: PersonTold | None
    table: str | None
    detail: str
    why: str


def note(
    session: AsyncSession,
    settings: Settings,
    act: str,
    person_id: str | None = None,
    table_id: str | None = None,
    detail: str = "",
    why: str = "",
) -> None:
    """Write it down, in the transaction that does it."""
    session.add(
        JournalRow(
            id=settings.ids.new_id(),
            at=settings.clock.now(),
            act=act,
            person_id=person_id,
            table_id=table_id,
            detail=detail,
            why=why,
        )
    )


@get("/journal", operation_id="AdminJournal", summary="What admins have done, the latest first")
async def journal(house: GivenHouse, limit: Many = 100) -> list[JournalTold]:
    query = (
        select(JournalRow, PersonRow.name)
        .join(PersonRow, PersonRow.id == JournalRow.person_id, isouter=True)
        .order_by(JournalRow.at.desc(), JournalRow.id.desc())
        .limit(limit)
    )
    async with house.database.reading() as session:
        rows = (await session.execute(query)).all()
    return [
        JournalTold(
            row.at,
            row.act,
            None if row.person_id is None else PersonTold(row.person_id, name or ""),
            row.table_id,
            row.detail,
            row.why,
        )
        for row, name in rows
    ]
