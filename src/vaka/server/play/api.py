"""Playing over HTTP: look, act, take back."""

from typing import Annotated, Any

from litestar import Request, Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.language import InWords, language_wanted
from vaka.server.play import telling
from vaka.server.play.forms import Act, Consent, TakeBack
from vaka.server.play.telling import Update
from vaka.server.play.ways import ways
from vaka.server.play.why import why


@get("/{table_id:str}/game", operation_id="GetGame", summary="The game as the asker may know it")
async def look(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    request: "Request[Any, Any, Any]",
    since: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
    in_words: InWords = False,
) -> Update:
    """Without `since` there are no past steps in the answer; with it, those that came after, the
    newest 100 at most. `steps_from` says that there are more.
    """
    live = await house.hall.live(table_id, since or 0)
    seat = live.seat_of(asker.id)
    ply = live.started().ply
    language = language_wanted(request, in_words)
    return telling.update(live, seat, ply if since is None else min(since, ply), language)


@post("/{table_id:str}/actions", operation_id="Act", summary="Answer the game", status_code=200)
async def act(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, data: JSONBody[Act]
) -> Update:
    """A message that comes twice is played once, and answered twice."""
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.id)
    await house.hall.act(live, seat, data.ply, data.step, data.action)
    return await _now(house, table_id, seat, data.ply)


@post(
    "/{table_id:str}/undo",
    operation_id="Undo",
    summary="Take back the own last choice",
    status_code=200,
)
async def undo(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, data: JSONBody[TakeBack]
) -> Update:
    """Where others must agree, `proposal` in the answer says who."""
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.id)
    await house.hall.undo(live, seat, data.ply, data.step)
    return await _now(house, table_id, seat, data.ply)


@post(
    "/{table_id:str}/consent",
    operation_id="Consent",
    summary="Agree to an undo or refuse it",
    status_code=200,
)
async def consent(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, data: JSONBody[Consent]
) -> Update:
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.id)
    await house.hall.consent(live, seat, data.seat, data.ply, data.agree)
    return await _now(house, table_id, seat)


async def _now(house: House, table_id: str, seat: int, since: int | None = None) -> Update:
    """The game after a change: the hall may have let go of the table at which it began."""
    live = await house.hall.live(table_id)
    ply = live.started().ply
    return telling.update(live, seat, ply if since is None else min(since, ply))


router = Router("/api/tables", route_handlers=[look, act, undo, consent, why, ways], tags=["Play"])
