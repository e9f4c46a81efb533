"""The seats of somebody who does not come back: others go on without him.

At an open table his seat is free again. In a running game a bot plays for who is banned, as for
anybody who is away, and has the seat of who has left for good.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.core.errors import VakaError
from vaka.server.clocks import absence
from vaka.server.clocks.forms import stand_in_of
from vaka.server.store.models import DraftRow, SeatRow, TableRow
from vaka.server.tables.changing import Change, publish
from vaka.server.tables.seats import clear, get_up

if TYPE_CHECKING:
    from vaka.server.house import House


async def vacate(session: AsyncSession, person_id: str, *statuses: str) -> list[str]:
    """Leave all tables of these statuses, within a transaction; which have changed."""
    seated = select(SeatRow.table_id).where(SeatRow.person_id == person_id)
    found = await session.scalars(
        select(TableRow)
        .where(
            TableRow.status.in_(statuses),
            or_(TableRow.host_id == person_id, TableRow.id.in_(seated)),
        )
        .order_by(TableRow.id)  # always in this order, so that no two wait for each other
        .with_for_update(key_share=True)
    )
    tables = list(found)
    for row in tables:
        seats = await session.scalars(
            select(SeatRow).where(SeatRow.table_id == row.id).order_by(SeatRow.number)
        )
        change = Change(session, row, list(seats))
        if row.status == "open":
            get_up(change, person_id)
        else:
            await _give_up(change, person_id)
    return [row.id for row in tables]


async def _give_up(change: Change, person_id: str) -> None:
    """A bot has the seat in a running game; where nobody else plays the table is closed."""
    row, seat = change.row, change.seat_of(person_id)
    people = [each.person_id for each in change.seats if each.person_id is not None]
    heirs = [each for each in people if each != person_id]
    if row.host_id == person_id and heirs:
        row.host_id = heirs[0]
    if seat is None:
        return
    if not heirs:
        change.close("left")
        return
    drafted = DraftRow.table_id == row.id, DraftRow.seat == seat.number
    await change.session.execute(delete(DraftRow).where(*drafted))
    salt = seat.salt  # it is part of the deal
    clear(seat)
    seat.salt, seat.stand_in = salt, None
    seat.level = stand_in_of(row.title, row.clock)
    row.proposal = row.pausing = None  # nobody is to wait for his consent, nor he for theirs


async def publish_all(house: "House", tables: Sequence[str]) -> None:
    """Tell everybody at them, and let bots take the turns that are theirs now."""
    for table_id in tables:
        await publish(house, table_id)
        house.thinker.look(house.hall.held(table_id))


async def let_bots_play(house: "House", person_id: str) -> None:
    """Be away from all running games."""
    async with house.database.reading() as session:
        found = await session.scalars(
            select(SeatRow.table_id)
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .where(SeatRow.person_id == person_id, TableRow.status == "running")
        )
        tables = list(found)
    for table_id in tables:
        with suppress(VakaError):  # over meanwhile, or a lesson, for which nobody waits
            live = await house.hall.live(table_id)
            await absence.go(house, live, live.own_seat(person_id))
