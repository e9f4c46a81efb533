"""Playing over HTTP: look, act, take back."""

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.play import telling
from vaka.server.play.telling import Update

Ply = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """A choice: an action's `index` or text, and the `ply` and `step` of the update it answers."""

    ply: Ply
    action: Annotated[int, msgspec.Meta(ge=0, le=2**31)] | Text
    step: Steps = 0


class TakeBack(msgspec.Struct, forbid_unknown_fields=True):
    """The `ply` and `step` of the update in which the choice was seen."""

    ply: Ply
    step: Steps = 0


class Consent(msgspec.Struct, forbid_unknown_fields=True):
    """The `seat` and `ply` of the proposal that is meant."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    ply: Ply
    agree: bool


@get("/{table_id:str}/game", operation_id="GetGame", summary="The game as the asker may know it")
async def look(
    table_id: FromPath[str],
    house: GivenHouse,
    asker: GivenAsker,
    since: Annotated[int | None, QueryParameter(ge=0, le=2**31)] = None,
) -> Update:
    """Without `since` there are no past steps in the answer; with it, all that came after."""
    live = await house.hall.live(table_id)
    seat = live.seat_of(asker.id)
    ply = live.started().ply
    return telling.update(live, seat, ply if since is None else min(since, ply))


@post("/{table_id:str}/actions", operation_id="Act", summary="Answer the game", status_code=200)
async def act(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, data: JSONBody[Act]
) -> Update:
    """A message that comes twice is played once, and answered twice."""
    live = await house.hall.live(table_id)
    seat = live.own_seat(asker.id)
    await house.hall.act(live, seat, data.ply, data.step, data.action)
    return telling.update(live, seat, min(data.ply, live.started().ply))


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
    return telling.update(live, seat, min(data.ply, live.started().ply))


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
    return telling.update(live, seat, live.started().ply)


router = Router("/api/tables", route_handlers=[look, act, undo, consent], tags=["Play"])
