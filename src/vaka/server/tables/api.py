"""Tables over HTTP: make one, sit down, start it, and once more."""

from litestar import Router, get, patch, post, put
from litestar.params import FromPath, JSONBody
from litestar.types import Scope
from msgspec import UNSET, UnsetType

from vaka.core.options import OptionValue
from vaka.server.checking.checker import client_line
from vaka.server.clocks.forms import checked_clock
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.running.limits import address_of
from vaka.server.tables import making, seats, starting
from vaka.server.tables import rematch as again
from vaka.server.tables.changing import changing, open_table
from vaka.server.tables.explained import of_table
from vaka.server.tables.forms import Joining, NewTable, SeatChange, TableChanges
from vaka.server.tables.lobby import lobby, mine
from vaka.server.tables.telling import told_to
from vaka.server.tables.texts import one_line
from vaka.server.tables.told import TableTold


@post("/", operation_id="MakeTable", summary="Make a table")
async def make(
    house: GivenHouse, asker: GivenAsker, scope: Scope, data: JSONBody[NewTable]
) -> TableTold:
    table_id = await making.make(house, asker.known(), data, address_of(scope))
    return await told_to(house, table_id, asker.id)


@get("/{table_id:str}", operation_id="GetTable", summary="A table: who sits there, how it stands")
async def look(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> TableTold:
    return await told_to(house, table_id, asker.id)


@patch("/{table_id:str}", operation_id="ChangeTable", summary="Change a table before the start")
async def change(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    scope: Scope,
    data: JSONBody[TableChanges],
) -> TableTold:
    """Only the host can."""
    person_id = asker.known()
    name = data.name if data.name is UNSET else one_line(data.name, "name")
    options: dict[str, OptionValue] | UnsetType = UNSET
    if data.options is not UNSET:  # before the table is locked: a check may have to wait
        table_now = await open_table(house, table_id, person_id)
        options = await house.checker.checked_options(
            table_now.title,
            table_now.players,
            data.options,
            client_line(address_of(scope), person_id),
        )
    async with changing(house, table_id) as table:
        row = table.by_host(person_id).open().row
        if name is not UNSET:
            row.name = name
        if data.public is not UNSET:
            row.public = data.public
        if options is not UNSET:
            row.options = options
        if data.clock is not UNSET:
            row.clock = checked_clock(row.title, data.clock)
    return await told_to(house, table_id, asker.id)


@post("/{table_id:str}/join", operation_id="Join", summary="Take a seat", status_code=200)
async def join(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, data: JSONBody[Joining]
) -> TableTold:
    """Also to confirm a seat that was kept (`joined` is false), or to send another salt."""
    await seats.join(house, table_id, asker.known(), data)
    return await told_to(house, table_id, asker.id)


@post(
    "/{table_id:str}/leave",
    operation_id="Leave",
    summary="Get up before the start",
    status_code=200,
)
async def leave(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> TableTold:
    """If the host leaves, the next person is the host; without one the table is closed."""
    await seats.leave(house, table_id, asker.known())
    return await told_to(house, table_id, asker.id)


@put(
    "/{table_id:str}/seats/{number:int}",
    operation_id="GiveSeat",
    summary="Give a seat to a bot, or open it",
)
async def give(
    table_id: FromPath[str],
    number: FromPath[int],
    house: GivenHouse,
    asker: GivenAsker,
    data: JSONBody[SeatChange],
) -> TableTold:
    """Only the host can, before the start. Who sat there is told `why`."""
    await seats.give(house, table_id, asker.known(), number, data)
    return await told_to(house, table_id, asker.id)


@post("/{table_id:str}/start", operation_id="Start", summary="Start the game", status_code=200)
async def start(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> TableTold:
    """Only the host can, when all seats are taken."""
    await starting.start(house, table_id, asker.known())
    return await told_to(house, table_id, asker.id)


@post(
    "/{table_id:str}/close",
    operation_id="CloseTable",
    summary="Close a table",
    status_code=200,
)
async def close(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> TableTold:
    """Only the host can: before the start, or a running game in which nobody else plays."""
    await seats.close(house, table_id, asker.known())
    return await told_to(house, table_id, asker.id)


@post(
    "/{table_id:str}/rematch",
    operation_id="Rematch",
    summary="Play once more with the same people",
    status_code=200,
)
async def rematch(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> TableTold:
    """The new table, the same one for all who ask; its seats are kept for those who were here."""
    next_id = await again.rematch(house, table_id, asker.known())
    house.bus.tell(next_id, seats=True)  # who is invited there learns of it
    return await told_to(house, next_id, asker.id)


router = Router(
    "/api/tables",
    # One router for all: the same path in two of them is refused by Litestar.
    route_handlers=[
        *(lobby, mine, make, look, change, join, leave, give, start, close, rematch, of_table)
    ],
    tags=["Tables"],
)
