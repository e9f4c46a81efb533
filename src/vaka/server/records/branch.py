"""Branching: a new table that begins with a past moment of another.

Whoever asks finds there what he knew at that moment, and everything else is dealt anew: while the
game runs because it is secret, after its end because it is known. Such a table has a position
instead of a seed, so there is no deal to prove: it has no commitment, and it is not rated. Its
secret is only there for the seeds of bots, and is never told.
"""

from typing import Annotated

import msgspec
from litestar import Router, post
from litestar.params import FromPath, JSONBody

from vaka.core.cells import SPECTATOR
from vaka.core.state import State
from vaka.server.errors import BadInput, NothingLeft
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.play.forms import Ply
from vaka.server.play.live import Live
from vaka.server.records.redealt import known_to
from vaka.server.store.adding import add
from vaka.server.tables.forms import MOST_PLAYERS, Level, TableName
from vaka.server.tables.making import ME, OPEN, new_row, new_seats
from vaka.server.tables.settings import checked_level
from vaka.server.tables.telling import told_to
from vaka.server.tables.texts import one_line
from vaka.server.tables.told import TableTold


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Where to go on from. `seats` are "me", "open" or a bot's level, one for each player; "me" is
    where the asker sat, or any one seat if he did not. Without it the other seats are open.
    """

    ply: Ply
    name: TableName = ""
    public: bool = False
    seats: (
        Annotated[list[Level], msgspec.Meta(max_length=MOST_PLAYERS, examples=[["me", "easy"]])]
        | None
    ) = None


@post("/{table_id:str}/branch", operation_id="Branch", summary="Go on from a past moment")
async def branch(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, data: JSONBody[Branch]
) -> TableTold:
    """The new table is open, and its host starts it like any other."""
    person = asker.known()
    live = await house.hall.live(table_id)
    seat = live.seat_of(person)
    who = _who(live, seat, data.seats)
    name = one_line(data.name, "name")
    state = _moment(live, seat, data.ply, int(house.ids.secret(), 16))
    parent = live.row
    row = new_row(house, person, parent.title, parent.players, parent.options, name, data.public)
    row.commitment = ""
    row.snapshot = state.dump()
    row.parent_id, row.parent_ply = parent.id, data.ply
    await add(house.database, [row, *new_seats(row.id, person, who, "")])
    house.bus.tell(row.id, seats=True)  # it is in the lobby, at other workers too
    return await told_to(house, row.id, person)


def _moment(live: Live, seat: int | None, ply: int, seed: int) -> State:
    """The position of a ply as the seat knew it then."""
    then = live.started().at(ply)
    if then.is_over:
        raise NothingLeft()
    state = known_to(then, seat, seed)
    state.reopen(SPECTATOR)  # sealed answers are for those to give who sit there now
    return state


def _who(live: Live, seat: int | None, wanted: list[str] | None) -> list[str]:
    """Who shall sit where: the asker in his own seat, where he knows what is hidden."""
    players, title = live.row.players, live.row.title
    own = 0 if seat is None else seat
    if wanted is None:
        return [ME if number == own else OPEN for number in range(players)]
    if len(wanted) != players or wanted.count(ME) != 1:
        raise BadInput(field="seats")
    if seat is not None and wanted[seat] != ME:
        raise BadInput(field="seats")
    for each in wanted:
        if each not in (ME, OPEN):
            checked_level(title, each)
    return wanted


router = Router("/api/tables", route_handlers=[branch], tags=["Records"])
