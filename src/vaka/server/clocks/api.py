"""Time over HTTP: a pause, and a bot that plays while one is away."""

from litestar import Router, delete, post
from litestar.params import FromPath

from vaka.server.clocks import absence, agreeing
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.people.asker import Asker
from vaka.server.play import telling
from vaka.server.play.live import Live
from vaka.server.play.telling import Update


@post(
    "/{table_id:str}/pause",
    operation_id="Pause",
    summary="Ask for a pause, or agree to one",
    status_code=200,
)
async def pause(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> Update:
    """It begins when all people who are present agree; `clock` in the answer says how it stands."""
    live, seat = await _own(house, table_id, asker)
    await agreeing.pause(house, live, seat)
    return await _told(house, live, seat)


@delete(
    "/{table_id:str}/pause",
    operation_id="GoOn",
    summary="End a pause, or refuse one that somebody asks for",
    status_code=200,
)
async def go_on(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> Update:
    """Anybody who sits at the table can."""
    live, seat = await _own(house, table_id, asker)
    await agreeing.go_on(house, live, seat)
    return await _told(house, live, seat)


@post(
    "/{table_id:str}/away",
    operation_id="GoAway",
    summary="Let a bot play for oneself from now on",
    status_code=200,
)
async def away(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> Update:
    """The seat stays the asker's, and he can take it back at any time. After 50 absences and
    pauses another move has to be made first.
    """
    live, seat = await _own(house, table_id, asker)
    if not live.is_away(seat):
        absence.refuse_many(live)
    await absence.go(house, live, seat)
    return await _told(house, live, seat)


@post(
    "/{table_id:str}/return",
    operation_id="ComeBack",
    summary="Take the own seat back from the bot",
    status_code=200,
)
async def come_back(table_id: FromPath[str], house: GivenHouse, asker: GivenAsker) -> Update:
    """From now on the asker plays himself. Who came late twice to the same question lets the bot
    answer it first.
    """
    live, seat = await _own(house, table_id, asker)
    await absence.come_back(house, live, seat)
    return await _told(house, live, seat)


async def _own(house: House, table_id: str, asker: Asker) -> tuple[Live, int]:
    """The table of a running game, and the asker's own seat there."""
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.known())
    live.running()
    return live, seat


async def _told(house: House, live: Live, seat: int) -> Update:
    live = await house.hall.live(live.id)
    return telling.update(live, seat, live.started().ply)


router = Router("/api/tables", route_handlers=[pause, go_on, away, come_back], tags=["Play"])
