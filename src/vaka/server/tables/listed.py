"""Many tables at once, each told in short."""

from collections.abc import Iterable
from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Select, bindparam, select
from sqlalchemy.orm import aliased

import vaka
from vaka.core.decision import seats_of
from vaka.core.errors import VakaError
from vaka.core.options import OptionValue
from vaka.server.clocks.forms import Clock, clock_of
from vaka.server.store.database import Database
from vaka.server.store.models import PersonRow, SeatRow, TableRow
from vaka.server.tables.installed import checked_title
from vaka.server.tables.told import (
    SEAT_COLUMNS,
    PersonTold,
    SeatTold,
    latest_asked,
    latest_ply,
    seat_told,
)

LONGEST: Final = 40  # letters of an option that are told in a list

_COLUMNS: Final = (
    TableRow.id,
    TableRow.name,
    TableRow.title,
    TableRow.players,
    TableRow.options,
    TableRow.public,
    TableRow.status,
    TableRow.host_id,
    TableRow.created,
    TableRow.started,
    TableRow.ended,
    TableRow.paused,
    TableRow.clock,
)
_SEATS: Final = (
    select(*SEAT_COLUMNS)
    .outerjoin(PersonRow, PersonRow.id == SeatRow.person_id)
    .where(SeatRow.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(SeatRow.table_id, SeatRow.number)
)


class TableListed(msgspec.Struct):
    """A table in a list. `options` are those that are not as usual; of a text of one's own (a deck,
    a map) only the beginning is told. `seat` is the asker's own, also if he is only `invited`;
    `turn` says that the game asks him.
    """

    id: str
    name: str
    title: str
    players: int
    options: dict[str, OptionValue]
    public: bool
    status: str
    host: PersonTold
    seats: list[SeatTold]
    seat: int | None
    invited: bool
    turn: bool
    created: int
    started: int | None
    ended: int | None
    ply: int
    asked: list[int]
    clock: Clock | None = None


class TablePage(msgspec.Struct):
    """`cursor` brings the next page; None: this was the last."""

    tables: list[TableListed]
    cursor: str | None


def tables() -> "Select[Any]":
    """The beginning of a query for tables, with what only their logs know; nothing secret is read,
    and nothing long that is not told.
    """
    host = aliased(PersonRow)
    return select(
        *_COLUMNS,
        host.name.label("host_name"),
        latest_ply().label("ply"),
        latest_asked().label("last_asked"),
    ).outerjoin(host, host.id == TableRow.host_id)


async def listed(database: Database, query: "Select[Any]") -> list[TableListed]:
    """The tables of a query, as anybody is told of them who sits at none: two statements, however
    many tables there are.
    """
    return await database.read(partial(_listed, query))


def _listed(query: "Select[Any]", connection: Connection) -> list[TableListed]:
    found = connection.execute(query).all()
    seats: dict[str, list[SeatTold]] = {each.id: [] for each in found}
    for seat in connection.execute(_SEATS, {"ids": list(seats)}):
        seats[seat.table_id].append(seat_told(seat))
    return [_told(each, seats[each.id]) for each in found]


def _told(row: Any, seats: list[SeatTold]) -> TableListed:
    asks = row.status == "running" and row.paused is None
    return TableListed(
        id=row.id,
        name=row.name,
        title=row.title,
        players=row.players,
        options=_unusual(row.title, row.options),
        public=row.public,
        status=row.status,
        host=PersonTold(row.host_id, row.host_name or ""),
        seats=seats,
        seat=None,
        invited=False,
        turn=False,
        created=row.created,
        started=row.started,
        ended=row.ended,
        ply=row.ply or 0,
        asked=list(seats_of(row.last_asked or 0)) if asks else [],
        clock=clock_of(row.clock),
    )


def told_to(person_id: str | None, found: Iterable[TableListed]) -> list[TableListed]:
    """The same with what somebody is told of his own seat."""
    return [each if person_id is None else _with_own(each, person_id) for each in found]


def _with_own(table: TableListed, person_id: str) -> TableListed:
    for seat in table.seats:
        if seat.person is not None and seat.person.id == person_id:
            turn = seat.number in table.asked and seat.stand_in is None
            own = {"seat": seat.number, "invited": not seat.joined, "turn": turn}
            return msgspec.structs.replace(table, **own)
    return table


def _unusual(title: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    try:
        usual = {
            option.name: option.default for option in vaka.load(checked_title(title)).title.options
        }
    except VakaError:  # a title that is not installed any more
        usual = {}
    return {
        name: value[:LONGEST] if isinstance(value, str) else value
        for name, value in options.items()
        if value != usual.get(name)
    }
