"""Finding a table: the lobby, and one's own tables."""

from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter
from sqlalchemy import or_, select

from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.store.models import NAME, SeatRow, TableRow
from vaka.server.tables.board import Asked
from vaka.server.tables.listed import TableListed, TablePage, listed, tables, told_to
from vaka.server.tables.paging import PAGE, Cursor, written

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
    found = await house.board.page(Asked(title, status, cursor))
    last = found[PAGE - 1] if len(found) > PAGE else None
    more = None if last is None else written(last.created, last.id)
    return TablePage(told_to(asker.id, found[:PAGE]), more)


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
    found = told_to(person_id, await listed(house.database, current))
    found.sort(key=lambda table: (not table.turn, table.status != "running"))
    return found + told_to(person_id, await listed(house.database, recent))
