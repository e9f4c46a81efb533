"""Lines of chat that are changed after they were said: taken away, or under another name."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.chat.saying import tell_number
from vaka.server.errors import NotFound
from vaka.server.store.models import ChatRow, TableRow

if TYPE_CHECKING:
    from vaka.server.house import House

Lines = list[tuple[str, int]]  # by table and number


async def unsay(session: AsyncSession, table_id: str, number: int) -> ChatRow:
    """One line loses its text; its number stays, so that all others keep theirs."""
    row = await session.get(ChatRow, (table_id, number))
    if row is None or not row.text:
        raise NotFound()
    row.text = ""
    return row


async def change_all(session: AsyncSession, person_id: str, **values: Any) -> Lines:
    """Change all lines of a person; those that somebody may just be looking at."""
    await session.execute(
        update(ChatRow)
        .where(ChatRow.person_id == person_id)
        .values(**values)
        .execution_options(synchronize_session=False)
    )
    found = await session.execute(
        select(ChatRow.table_id, ChatRow.number)
        .join(TableRow, TableRow.id == ChatRow.table_id)
        .where(ChatRow.person_id == person_id, TableRow.status.in_(("open", "running")))
    )
    return [(table_id, number) for table_id, number in found]


async def tell(house: "House", lines: Iterable[tuple[str, int]]) -> None:
    """Tell them again to all who listen, here and at the other workers."""
    for table_id, number in lines:
        await tell_number(house, table_id, number)
        house.bus.tell(table_id, chat=number)
