"""Chat over HTTP; a socket at the table brings it by itself."""

from typing import Annotated, Final

from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import select

from vaka.server.chat.saying import ChatTold, Saying, say, told
from vaka.server.errors import NotFound
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.store.models import ChatRow, TableRow

PAGE: Final = 100

Number = Annotated[int | None, QueryParameter(ge=0, le=2**31)]


@get("/{table_id:str}/chat", operation_id="ListChat", summary="What was said at a table")
async def listen(
    table_id: FromPath[str], house: GivenHouse, after: Number = None, before: Number = None
) -> list[ChatTold]:
    """In order. The last hundred, or those `before` a number; or the hundred `after` one."""
    query = select(ChatRow).where(ChatRow.table_id == table_id).limit(PAGE)
    if before is not None:
        query = query.where(ChatRow.number < before)
    if after is not None:
        query = query.where(ChatRow.number > after).order_by(ChatRow.number)
    else:
        query = query.order_by(ChatRow.number.desc())
    async with house.database.reading() as session:
        if await session.scalar(select(TableRow.id).where(TableRow.id == table_id)) is None:
            raise NotFound()
        found = [told(row) for row in await session.scalars(query)]
    return found if after is not None else found[::-1]


@post("/{table_id:str}/chat", operation_id="Say", summary="Say something at a table")
async def speak(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, data: JSONBody[Saying]
) -> ChatTold:
    return await say(house, table_id, asker.known(), data.text)


router = Router("/api/tables", route_handlers=[listen, speak], tags=["Chat"])
