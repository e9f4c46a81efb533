"""The archive: all finished public games, to look through and to take home."""

from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter
from litestar.response import Stream
from sqlalchemy import select

from vaka.core.options import OptionValue
from vaka.server.given import GivenHouse
from vaka.server.records import bulk
from vaka.server.records.filters import Filters, Place, page, place_of, provide_filters
from vaka.server.running.limits import CHARGE
from vaka.server.store.models import PersonRow, SeatRow, TableRow
from vaka.server.tables.told import SEAT_COLUMNS, SeatTold, seat_told

MOST_LISTED: Final = 100
MOST_RECORDS: Final = 200
PLIES_PER_REQUEST: Final = 200  # of records: a download is counted as so many requests
LONG: Final = 100  # letters: a deck of one's own does not belong into a list

Cursor = Annotated[
    str | None,
    QueryParameter(
        pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,24}$",
        description="from the answer before: go on after it",
    ),
]

_COLUMNS: Final = (
    TableRow.id,
    TableRow.name,
    TableRow.title,
    TableRow.rules_version,
    TableRow.players,
    TableRow.options,
    TableRow.started,
    TableRow.ended,
    TableRow.plies,
    TableRow.outcome,
)

_NAMES: Final = [column.key for column in _COLUMNS]


class Played(msgspec.Struct):
    """A game that is over. Of `options`, long texts are left out: the record has them."""

    id: str
    name: str
    title: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    started: int
    ended: int
    plies: int
    outcome: dict[str, Any]
    seats: list[SeatTold]


class Archive(msgspec.Struct):
    """Games, newest first; `next` is the cursor of the following page."""

    games: list[Played]
    next: str | None


@get("/", operation_id="ListArchive", summary="Finished public games, newest first")
async def archive(
    house: GivenHouse,
    filters: NamedDependency[Filters],
    cursor: Cursor = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_LISTED)] = 20,
) -> Archive:
    after = None if cursor is None else place_of(cursor)
    found = page(filters, after, limit + 1, *_COLUMNS).subquery()
    together = (
        select(found, *SEAT_COLUMNS)
        .join(SeatRow, SeatRow.table_id == found.c.id)
        .outerjoin(PersonRow, PersonRow.id == SeatRow.person_id)
        .order_by(found.c.ended.desc(), found.c.id.desc(), SeatRow.number)
    )
    rows = await house.database.read(lambda connection: connection.execute(together).all())
    games = _games(rows)
    more = len(games) > limit
    del games[limit:]
    return Archive(games, str(Place(games[-1].ended, games[-1].id)) if more else None)


def _games(rows: Sequence[Any]) -> list[Played]:
    """A row for each seat, made one for each game."""
    games: dict[str, Played] = {}
    for row in rows:
        if row.id not in games:
            told = {name: getattr(row, name) for name in _NAMES}
            told["options"] = _short(told["options"])
            games[row.id] = Played(**told, seats=[])
        games[row.id].seats.append(seat_told(row))
    return list(games.values())


def _short(options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    return {
        name: value
        for name, value in options.items()
        if not isinstance(value, str) or len(value) <= LONG
    }


@get(
    "/records",
    operation_id="DownloadArchive",
    summary="The records of finished public games",
    media_type="application/jsonl",
)
async def records(
    house: GivenHouse,
    request: "Request[Any, Any, Any]",
    filters: NamedDependency[Filters],
    cursor: Cursor = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_RECORDS)] = MOST_RECORDS,
) -> Stream:
    """A record on each line, newest first, as `vaka verify` reads them. Where there are more, the
    header `x-next-cursor` has the cursor to go on with. Each 200 plies count as a request.
    """
    after = None if cursor is None else place_of(cursor)
    wanted = page(filters, after, limit + 1, TableRow.ended, TableRow.id, TableRow.plies)
    async with house.database.reading() as session:
        rows = (await session.execute(wanted)).all()
    places = [Place(row.ended, row.id) for row in rows]
    plies = sum(row.plies for row in rows[:limit])
    request.scope["state"][CHARGE](plies // PLIES_PER_REQUEST)
    headers = {"content-disposition": 'attachment; filename="vaka-archive.jsonl"'}
    if len(places) > limit:
        headers["x-next-cursor"] = str(places[limit - 1])
    ids = [place.table_id for place in places[:limit]]
    return Stream(bulk.lines(house, ids), media_type="application/jsonl", headers=headers)


router = Router(
    "/api/archive",
    route_handlers=[archive, records],
    dependencies={"filters": Provide(provide_filters, sync_to_thread=False)},
    tags=["Records"],
)
