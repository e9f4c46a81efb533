"""The streams: one for a person, one for each table."""

from typing import Annotated

from litestar import Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.types import ASGIApp

from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.play.line import END, Line
from vaka.server.play.listening import encoded
from vaka.server.stream.events import Events

Since = Annotated[int | None, QueryParameter(ge=0, le=2**31)]
LastEvent = Annotated[
    str | None,
    HeaderParameter(name="last-event-id", max_length=20, description="goes before `since`"),
]
_ANSWER = {200: ResponseSpec(str, media_type="text/event-stream", generate_examples=False)}


@get(
    "/api/stream",
    operation_id="Stream",
    summary="What happens to the asker, as it happens",
    responses=_ANSWER,
)
async def stream(house: GivenHouse, asker: GivenAsker) -> ASGIApp:
    """Server-sent events: first every turn and invitation that waits, then what comes."""
    caller = await house.doorbell.call(asker.known(), asker.key)
    if house.keys.is_gone(asker.key):  # it was taken back meanwhile
        caller.line.send(END)
    return Events(caller.line, house.clock, lambda: house.doorbell.leave(caller))


@get(
    "/api/tables/{table_id:str}/stream",
    operation_id="StreamTable",
    summary="What happens at a table, as it happens",
    responses=_ANSWER,
)
async def stream_table(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    since: Since = None,
    last_event: LastEvent = None,
) -> ASGIApp:
    """Server-sent events: the same messages as over the socket. The id of an update is its ply; who
    comes back with it (`since`, or the header that browsers send) is told what he has missed.
    """
    live = await house.hall.live(table_id)
    line = Line(live.seat_of(asker.id), asker.id, asker.key)
    if live.sitting is not None:
        ply = live.sitting.ply
        if last_event is not None and last_event.isdecimal() and last_event.isascii():
            since = int(last_event)
        line.send(encoded(live, line.seat, ply if since is None else min(since, ply)))
    house.hall.listen(live, line)
    if house.keys.is_gone(asker.key):
        line.send(END)
    return Events(line, house.clock, lambda: house.hall.leave(live, line))


router = Router("/", route_handlers=[stream, stream_table], tags=["Bots"])
