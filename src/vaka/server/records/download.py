"""Taking a game home as a record."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from vaka.core.options import OptionValue
from vaka.core.record import Record
from vaka.server.given import GivenAsker, GivenHouse
from vaka.server.house import House
from vaka.server.people.asker import Asker
from vaka.server.play.live import Live
from vaka.server.records import around
from vaka.server.records.redealt import known_to, record_of
from vaka.server.tables.told import names_of

SeatAndAction = Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]


class RecordFile(msgspec.Struct, omit_defaults=True):
    """A record, as `vaka replay` and `vaka verify` read it: core/record.py tells what is in it."""

    format: str
    title: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    actions: list[SeatAndAction]
    digest: str
    check: str
    seed: int | None = None
    snapshot: list[int] | None = None
    table: dict[str, Any] | None = None


Form = Annotated[
    Literal["json", "text"],
    QueryParameter(
        name="format", description="`json` has a checksum, `text` is for people to read"
    ),
]


@get(
    "/{table_id:str}/record",
    operation_id="DownloadRecord",
    summary="The game as a record",
    responses={200: ResponseSpec(RecordFile, description="The record", generate_examples=False)},
)
async def record(
    table_id: FromPath[str], house: GivenHouse, asker: GivenAsker, form: Form = "json"
) -> Response[str]:
    """After the end the whole game with its seed and the proof of it, for `vaka verify`. While it
    runs a position that the asker could not tell from the true one, without seed and past.
    """
    live = await house.hall.live(table_id)
    live.started()
    async with house.database.reading() as session:
        names = await names_of(session, around.people_of(live.seats))
    over = live.row.status == "over"
    made = _whole(live, names) if over else _redealt(live, names, asker, house)
    kind, ending = ("application/json", "json") if form == "json" else ("text/plain", "txt")
    return Response(
        made.to_json() if form == "json" else made.to_text(),
        media_type=f"{kind}; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="vaka-{live.row.title}.{ending}"'},
    )


def _whole(live: Live, names: dict[str, str]) -> Record:
    whole = live.started().record()
    whole.table = around.of_finished(live.row, live.seats, names)
    return whole


def _redealt(live: Live, names: dict[str, str], asker: Asker, house: House) -> Record:
    sitting = live.started()
    seat = live.seat_of(asker.id)
    state = known_to(sitting, seat, int(house.ids.secret(), 16))
    part = record_of(sitting, state)
    part.table = around.of_running(live, names, seat, sitting.ply)
    return part


router = Router("/api/tables", route_handlers=[record], tags=["Records"])
