"""Making a table."""

from collections.abc import Sequence

from vaka.core.fairness import commitment
from vaka.core.options import OptionValue
from vaka.server.checking.checker import client_line
from vaka.server.clocks.forms import checked_clock
from vaka.server.errors import BadInput
from vaka.server.house import House
from vaka.server.store.adding import add
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.forms import NewTable
from vaka.server.tables.settings import checked_level, rules_version
from vaka.server.tables.starting import begin, is_ready, let_bots_begin
from vaka.server.tables.texts import one_line, plain

ME = "me"
OPEN = "open"


def new_row(
    house: House,
    host_id: str,
    title: str,
    players: int,
    options: dict[str, OptionValue],
    name: str,
    public: bool,
) -> TableRow:
    """An open table, which has bound itself to its secret already."""
    secret = house.ids.secret()
    return TableRow(
        id=house.ids.new_id(),
        name=name,
        title=title,
        rules_version=rules_version(title),
        players=players,
        options=options,
        public=public,
        status="open",
        host_id=host_id,
        created=house.clock.now(),
        secret=secret,
        commitment=commitment(secret),
        plies=0,
    )


def new_seats(table_id: str, host_id: str, wanted: Sequence[str], salt: str) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number, who in enumerate(wanted):
        seat = SeatRow(table_id=table_id, number=number, joined=False, salt="")
        if who == ME:
            seat.person_id, seat.joined, seat.salt = host_id, True, salt
        elif who != OPEN:
            seat.level = who
        seats.append(seat)
    return seats


async def make(house: House, person_id: str, wanted: NewTable, address: str) -> str:
    """A new table, started if it was asked for and nobody is missing; its id."""
    options = await house.checker.checked_options(
        wanted.title, wanted.players, wanted.options, client_line(address, person_id)
    )
    who = wanted.seats
    if who is None:
        who = [ME, *[OPEN] * (wanted.players - 1)]
    if len(who) != wanted.players or who.count(ME) > 1:
        raise BadInput(field="seats")
    for each in who:
        if each not in (ME, OPEN):
            checked_level(wanted.title, each)
    name = one_line(wanted.name, "name")
    salt = plain(wanted.salt, "salt") or house.ids.salt()
    row = new_row(house, person_id, wanted.title, wanted.players, options, name, wanted.public)
    row.clock = checked_clock(wanted.title, wanted.clock)
    seats = new_seats(row.id, person_id, who, salt)
    starts = wanted.start and is_ready(seats)
    begun = begin(row, seats, house.clock.now()) if starts else []
    await add(house.database, [row, *seats, *begun])
    house.bus.tell(row.id, seats=True)  # it is in the lobby, at other workers too
    if starts:
        await let_bots_begin(house, row.id)
    return row.id
