"""Once more: the same people at a new table, everybody one seat further."""

from vaka.server.errors import NotOver, NotSeated
from vaka.server.house import House
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.changing import Change, changing
from vaka.server.tables.making import new_row


async def rematch(house: House, table_id: str, person_id: str) -> str:
    """The table of the rematch: who asks first makes it, who asks later is told of it."""
    async with changing(house, table_id) as change:
        seat = change.seat_of(person_id)
        if seat is None:
            raise NotSeated()
        if change.row.status != "over":
            raise NotOver()
        after = change.row.next_id
        if after is not None:
            known = await change.session.get(TableRow, after)
            if known is not None and known.status != "closed":  # of that nothing comes any more
                return after
        return await _make(house, change, person_id)


async def _make(house: House, change: Change, person_id: str) -> str:
    old = change.row
    row = new_row(house, person_id, old.title, old.players, old.options, old.name, old.public)
    change.session.add(row)
    await change.session.flush()  # before the rows that refer to it
    for seat in change.seats:
        joined = seat.person_id == person_id
        change.session.add(
            SeatRow(
                table_id=row.id,
                # Who was second begins now.
                number=(seat.number - 1) % old.players,
                person_id=seat.person_id,
                level=seat.level,
                joined=joined,
                salt=house.sources.salt() if joined else "",
            )
        )
    old.next_id = row.id
    return row.id
