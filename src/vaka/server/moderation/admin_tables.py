"""Tables, over HTTP, for who has the admin's key: also those that only their link leads to."""

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import or_, select

from vaka.server.chat.saying import ChatTold, told
from vaka.server.errors import NotOpen
from vaka.server.given import GivenHouse
from vaka.server.moderation import journal, lines_said
from vaka.server.moderation.admin_people import Reason
from vaka.server.moderation.journal import Many
from vaka.server.store.models import ID, SeatRow, TableRow
from vaka.server.tables.changing import changing
from vaka.server.tables.listed import TableListed, listed, tables
from vaka.server.tables.telling import told_to
from vaka.server.tables.told import TableTold

OfPerson = Annotated[str | None, QueryParameter(max_length=ID, description="the id of a person")]


@get("/tables", operation_id="AdminTables", summary="Tables, also those by link")
async def find(
    house: GivenHouse,
    person: OfPerson = None,
    status: FromQuery[Literal["open", "running", "over", "closed"] | None] = None,
    limit: Many = 100,
) -> list[TableListed]:
    """The newest first; without a `status` those that are open or running."""
    wanted = ["open", "running"] if status is None else [status]
    query = tables().where(TableRow.status.in_(wanted))
    if person is not None:
        seated = select(SeatRow.table_id).where(SeatRow.person_id == person)
        query = query.where(or_(TableRow.host_id == person, TableRow.id.in_(seated)))
    query = query.order_by(TableRow.created.desc(), TableRow.id.desc()).limit(limit)
    return await listed(house.database, query)


@post(
    "/tables/{table_id:str}/close",
    operation_id="AdminClose",
    summary="Close any table",
    status_code=200,
)
async def close(table_id: FromPath[str], house: GivenHouse, data: JSONBody[Reason]) -> TableTold:
    """Also a running one: its people are told why, and the game is not rated."""
    why = data.text()
    async with changing(house, table_id) as change:
        if change.row.status not in ("open", "running"):
            raise NotOpen()
        change.close("admin", why)
        journal.note(change.session, house.settings, journal.CLOSE, table_id=table_id, why=why)
    return await told_to(house, table_id, None)


@post(
    "/tables/{table_id:str}/chat/{number:int}/delete",
    operation_id="AdminUnsay",
    summary="Take a line out of the chat of a table",
    status_code=200,
)
async def unsay(
    table_id: FromPath[str], number: FromPath[int], house: GivenHouse, data: JSONBody[Reason]
) -> ChatTold:
    """Its number stays, its text is gone."""
    why = data.text()
    async with house.database.session() as session:
        row = await lines_said.unsay(session, table_id, number)
        journal.note(
            session, house.settings, journal.UNSAY, row.person_id, table_id, str(number), why
        )
    await lines_said.tell(house, [(table_id, number)])
    return told(row)
