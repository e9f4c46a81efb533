"""Finding a table: the lobby, and one's own tables."""

from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter
from sqlalchemy import and_, or_, select

from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.store.models import NAME, SeatRow, TableRow
from vaka.server.tables.listed import TableListed, TablePage, listed, tables
from vaka.server.tables.paging import PAGE, Cursor, read, written

MOST_OWN: Final = 200  # tables of one person that are not over
RECENT: Final = 20  # of those that are over


@get("/", operation_id="ListTables", summary="The lobby: public tables to join or to watch")
async def lobby(
    house: GivenHouse,
    asker: GivenAsker,
    title: Annotated[str | None, QueryParameter(max_length=NAME)] = None,
    status: FromQuery[Literal["open", "running"] | None] = None,
    cursor: Cursor = None,
) -> TablePage:
    """The newest first. A table by link is never among them."""
    wanted = ["open", "running"] if status is None else [status]
    query = tables().where(TableRow.public, TableRow.status.in_(wanted))
    if title is not None:
        query = query.where(TableRow.title == title)
    if cursor is not None:
        at, name = read(cursor)
        older = and_(TableRow.created == at, TableRow.id < name)
        query = query.where(or_(TableRow.created < at, older))
    query = query.order_by(TableRow.created.desc(), TableRow.id.desc()).limit(PAGE + 1)
    async with house.database.reading() as session:
        found = await listed(session, query, asker.id)
    last = found[PAGE - 1] if len(found) > PAGE else None
    return TablePage(found[:PAGE], None if last is None else written(last.created, last.id))


@get("/mine", operation_id="ListMyTables", summary="The asker's own tables, his turn first")
async def mine(house: GivenHouse, asker: GivenAsker) -> list[TableListed]:
    """Where the game asks him, where it asks others, what has not started, what was just over."""
    person_id = asker.known()
    seated = TableRow.id.in_(select(SeatRow.table_id).where(SeatRow.person_id == person_id))
    current = (
        tables()
        .where(
            TableRow.status.in_(["open", "running"]),
            or_(seated, TableRow.host_id == person_id),  # a host may only look on
        )
        .order_by(TableRow.created.desc(), TableRow.id.desc())
        .limit(MOST_OWN)
    )
    recent = (
        tables()
        .where(TableRow.status == "over", seated)
        .order_by(TableRow.ended.desc(), TableRow.id.desc())
        .limit(RECENT)
    )
    async with house.database.reading() as session:
        found = await listed(session, current, person_id)
        found.sort(key=lambda table: (not table.turn, table.status != "running"))
        return found + await listed(session, recent, person_id)
