"""What the host of a table decides about somebody: not to talk here, to get up, to stay away.

All of it within a transaction of whoever asks.
"""

from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.errors import Barred
from vaka.server.store.models import RestraintRow


async def of(session: AsyncSession, table_id: str, person_id: str) -> RestraintRow:
    """The row of a person at a table, a new one if there was none."""
    row = await session.get(RestraintRow, (table_id, person_id))
    if row is None:
        row = RestraintRow(table_id=table_id, person_id=person_id, why="")
        row.muted = row.removed = row.barred = False
        session.add(row)
    return row


async def remove(session: AsyncSession, table_id: str, person_id: str, why: str, bar: bool) -> None:
    """His seat is given away; he is told why, and maybe cannot come back."""
    row = await of(session, table_id, person_id)
    row.removed = True
    row.barred = row.barred or bar
    row.why = why


async def come_in(session: AsyncSession, table_id: str, person_id: str) -> None:
    """Somebody sits down; refuses who is to stay away."""
    row = await session.get(RestraintRow, (table_id, person_id))
    if row is None:
        return
    if row.barred:
        raise Barred(why=row.why or "-")
    row.removed, row.why = False, ""
