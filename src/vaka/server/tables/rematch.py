"""Once more: the same people at a new table, everybody one seat further."""

from vaka.server.errors import NotOver, NotSeated
from vaka.server.house import House
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.changing import Change, changing
from vaka.server.tables.making import new_row
from vaka.server.tables.starting import begin, is_ready, let_bots_begin, parse_options


async def rematch(house: House, table_id: str, person_id: str) -> str:
    """The table of the rematch: who asks first makes it, who asks later is told of it.

    Where all others are bots, nobody has to be waited for: the game begins at once.
    """
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
        row, begins = await _make(house, change, person_id)
    if begins:
        await let_bots_begin(house, row.id)
    return row.id


async def _make(house: House, change: Change, person_id: str) -> tuple[TableRow, bool]:
    """The new table, and whether its game has begun."""
    old = change.row
    row = new_row(house, person_id, old.title, old.players, old.options, old.name, old.public)
    row.clock = old.clock
    change.session.add(row)
    await change.session.flush()  # before the rows that refer to it
    seats = [_seat(house, row, seat, person_id) for seat in change.seats]
    seats.sort(key=lambda seat: seat.number)
    change.session.add_all(seats)
    begins = is_ready(seats)
    if begins:
        await parse_options(row)
        change.session.add_all(begin(row, seats, house.clock.now()))
    old.next_id = row.id
    return row, begins


def _seat(house: House, row: TableRow, before: SeatRow, person_id: str) -> SeatRow:
    joined = before.person_id == person_id
    return SeatRow(
        table_id=row.id,
        number=(before.number - 1) % row.players,  # who was second begins now
        person_id=before.person_id,
        level=before.level,
        joined=joined,
        salt=house.ids.salt() if joined else "",
    )
