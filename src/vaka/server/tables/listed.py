"""Many tables at once, each told in short."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import defer

import vaka
from vaka.core.decision import seats_of
from vaka.core.errors import VakaError
from vaka.core.options import OptionValue
from vaka.server.clocks.forms import Clock, clock_of
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.told import (
    PersonTold,
    SeatTold,
    latest_asked,
    latest_ply,
    names_of,
    person_told,
    seats_told,
)

LONGEST: Final = 40  # letters of an option that are told in a list


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


class Found(NamedTuple):
    row: TableRow
    ply: int | None
    asked: int | None


def tables() -> "Select[Any]":
    """The beginning of a query for tables, with what only their logs know; nothing secret is read,
    and nothing long that is not told.
    """
    hidden = (TableRow.secret, TableRow.seed, TableRow.snapshot, TableRow.outcome)
    return select(TableRow, latest_ply(), latest_asked()).options(
        *(defer(column, raiseload=True) for column in hidden)
    )


async def listed(
    session: AsyncSession, query: "Select[Any]", person_id: str | None
) -> list[TableListed]:
    """The tables of a query, as this person is told of them."""
    found = [Found(*each) for each in (await session.execute(query))]
    by_table: dict[str, list[SeatRow]] = {each.row.id: [] for each in found}
    for seat in await session.scalars(
        select(SeatRow)
        .where(SeatRow.table_id.in_(by_table))
        .order_by(SeatRow.table_id, SeatRow.number)
    ):
        by_table[seat.table_id].append(seat)
    people = {each.row.host_id for each in found}
    people |= {seat.person_id for seats in by_table.values() for seat in seats if seat.person_id}
    names = await names_of(session, people)
    return [_told(each, by_table[each.row.id], names, person_id) for each in found]


def _told(
    found: Found, seats: Sequence[SeatRow], names: dict[str, str], person_id: str | None
) -> TableListed:
    row = found.row
    asked = list(seats_of(found.asked or 0)) if row.status == "running" else []
    if row.paused is not None:
        asked = []
    own = next((seat for seat in seats if seat.person_id and seat.person_id == person_id), None)
    return TableListed(
        id=row.id,
        name=row.name,
        title=row.title,
        players=row.players,
        options=_unusual(row.title, row.options),
        public=row.public,
        status=row.status,
        host=person_told(row.host_id, names),
        seats=seats_told(seats, names),
        seat=None if own is None else own.number,
        invited=own is not None and not own.joined,
        turn=own is not None and own.number in asked and own.stand_in is None,
        created=row.created,
        started=row.started,
        ended=row.ended,
        ply=found.ply or 0,
        asked=asked,
        clock=clock_of(row.clock),
    )


def _unusual(title: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    try:
        usual = {option.name: option.default for option in vaka.load(title).title.options}
    except VakaError:  # a title that is not installed any more
        usual = {}
    return {
        name: value[:LONGEST] if isinstance(value, str) else value
        for name, value in options.items()
        if value != usual.get(name)
    }
