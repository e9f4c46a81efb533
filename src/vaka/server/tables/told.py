"""What is told of a table: nothing in here is secret, nor does it come from the game's state.

It is the same for all but for `seat`, and for `next`: the link of a rematch that is not public is
for those who were at the table.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.core.decision import seats_of
from vaka.core.fairness import seed_hash
from vaka.core.options import OptionValue
from vaka.server.clocks.forms import Clock, clock_of
from vaka.server.errors import NotFound
from vaka.server.store import games
from vaka.server.store.models import EntryRow, PersonRow, RestraintRow, SeatRow, TableRow
from vaka.server.store.quick import Question, Shape


class PersonTold(msgspec.Struct):
    """Somebody. Without a name (""): a player who has left, and whose name was deleted."""

    id: str
    name: str


class ClosedTold(msgspec.Struct):
    """`by` is "host", "admin", or "left" when nobody was left who plays; `why` is in his words."""

    by: str
    why: str


class RemovedTold(msgspec.Struct):
    """The host has given the asker's seat away; `barred`: he may not sit down here again."""

    barred: bool
    why: str


class SeatTold(msgspec.Struct):
    """A seat: a person's, a bot's of a `level`, or open. Who is invited has not `joined` yet.

    `stand_in` is the level of the bot that plays for the person, or did at the end. Of a game that
    is over `choices` counts those that were made here, and `by_bot` those of them that a bot made.
    """

    number: int
    person: PersonTold | None
    level: str | None
    joined: bool
    score: int | None
    place: int | None
    stand_in: str | None = None
    choices: int = 0
    by_bot: int = 0


class TableTold(msgspec.Struct):
    """A table. `status` is "open", "running", "over" or "closed"; `seat` is the asker's own.

    `commitment` fits one secret only; `seed_hash` and `salts` are told when the game begins, the
    `secret` and the `seed` (hexadecimal) when it is over. A branch has none of them, since there is
    nothing to prove; its `commitment` is empty. So is that of a table with a `lesson` (the title's
    name), whose seed is always the same. `ply` counts the entries of the log.

    `muted` are the ids of people who may not talk here. `removed` is told to whom it concerns, and
    `barred`, who may not sit down here, to the host alone.
    """

    id: str
    name: str
    title: str
    rules_version: int
    players: int
    options: dict[str, OptionValue]
    public: bool
    status: str
    host: PersonTold
    seats: list[SeatTold]
    seat: int | None
    created: int
    started: int | None
    ended: int | None
    ply: int
    asked: list[int]
    outcome: dict[str, Any] | None
    commitment: str
    salts: list[str] | None
    seed_hash: str | None
    secret: str | None
    seed: str | None
    next: str | None
    parent: str | None
    parent_ply: int | None
    lesson: str | None = None
    clock: Clock | None = None
    closed: ClosedTold | None = None
    muted: list[str] = []
    barred: list[PersonTold] = []
    removed: RemovedTold | None = None


_ID: Final[Any] = bindparam("id")
_RESTRAINT: Final = Shape(RestraintRow)
_RESTRAINTS: Final = Question(
    select(*_RESTRAINT.columns).where(RestraintRow.table_id == _ID).order_by(RestraintRow.person_id)
)
_NAME: Final = Question(select(PersonRow.name).where(PersonRow.id == _ID))
_LAST: Final = Question(
    select(EntryRow.ply, EntryRow.asked).where(
        EntryRow.table_id == _ID,
        EntryRow.ply
        == select(func.max(EntryRow.ply)).where(EntryRow.table_id == _ID).scalar_subquery(),
    )
)


class Known(NamedTuple):
    """A table as the store has it, with all that is told of it."""

    row: TableRow
    seats: list[SeatRow]
    names: dict[str, str]  # of the people, by id
    ply: int
    asked: int
    public: frozenset[str]  # which of the tables before and after it anybody may know of
    restraints: list[RestraintRow]

    def concerns(self, person_id: str | None) -> bool:
        """Whether there is something at this table that is told to this person alone."""
        return person_id is not None and (
            person_id == self.row.host_id
            or any(each.person_id == person_id for each in self.restraints)
        )


def known(connection: Connection, table_id: str) -> Known:
    """All of it, with questions that are asked of the driver itself: to be told of a table is
    what follows after whatever was done at one.
    """
    found = games.seated(connection, table_id)
    if found is None:
        raise NotFound()
    row, seats = found.row, found.seats
    dialect = connection.dialect
    restraints = [
        _RESTRAINT.made(each, dialect) for each in _RESTRAINTS.ask(connection, id=table_id)
    ]
    names = {
        seat.person_id: name or ""
        for seat, name in zip(seats, found.names, strict=True)
        if seat.person_id is not None
    }
    others = {row.host_id, *(each.person_id for each in restraints if each.barred)}
    for person_id in others - names.keys():
        for (name,) in _NAME.ask(connection, id=person_id):
            names[person_id] = name
    ((ply, asked),) = _LAST.ask(connection, id=table_id) or ((0, 0),)
    around = [each for each in (row.next_id, row.parent_id) if each is not None]
    public: frozenset[str] = frozenset()
    if around:
        public = frozenset(
            connection.scalars(select(TableRow.id).where(TableRow.id.in_(around), TableRow.public))
        )
    return Known(row, seats, names, ply, asked, public, restraints)


async def names_of(session: AsyncSession, people: set[str]) -> dict[str, str]:
    rows = await session.execute(
        select(PersonRow.id, PersonRow.name).where(PersonRow.id.in_(people))
    )
    return dict(rows.all())


def latest_ply() -> Any:
    """How long the log of a table of a query is, as a column."""
    return (
        select(func.max(EntryRow.ply))
        .where(EntryRow.table_id == TableRow.id)
        .correlate(TableRow)
        .scalar_subquery()
    )


def latest_asked() -> Any:
    """Whom the game of a table of a query asks, as a column: no game is played out for it."""
    return (
        select(EntryRow.asked)
        .where(EntryRow.table_id == TableRow.id)
        .order_by(EntryRow.ply.desc())
        .limit(1)
        .correlate(TableRow)
        .scalar_subquery()
    )


def seats_told(seats: Sequence[SeatRow], names: dict[str, str]) -> list[SeatTold]:
    return [
        SeatTold(
            seat.number,
            None if seat.person_id is None else person_told(seat.person_id, names),
            seat.level,
            seat.joined or seat.level is not None,
            seat.score,
            seat.place,
            seat.stand_in,
            seat.choices or 0,
            seat.by_bot or 0,
        )
        for seat in seats
    ]


# What is told of a seat, for queries whose rows are no objects: those are several times as quick.
SEAT_COLUMNS: Final = (
    SeatRow.table_id,
    SeatRow.number,
    SeatRow.person_id,
    SeatRow.level,
    SeatRow.joined,
    SeatRow.score,
    SeatRow.place,
    SeatRow.stand_in,
    SeatRow.choices,
    SeatRow.by_bot,
    PersonRow.name.label("person_name"),
)


def seat_told(row: Any) -> SeatTold:
    """The seat of a row that has these columns."""
    return seats_told([row], {row.person_id: row.person_name or ""})[0]


def person_told(person_id: str, names: dict[str, str]) -> PersonTold:
    return PersonTold(person_id, names.get(person_id, ""))


def table_told(table: Known, seat: int | None, person_id: str | None = None) -> TableTold:
    """A table as somebody at a seat, or None for anybody else, is told of it; `person_id` is
    needed only of whom it `concerns` beyond that.
    """
    row = table.row
    over = row.status == "over"
    # A branch has a position instead, and the deal of a lesson is always the same.
    dealt = row.seed is not None and row.lesson is None
    return TableTold(
        id=row.id,
        name=row.name,
        title=row.title,
        rules_version=row.rules_version,
        players=row.players,
        options=row.options,
        public=row.public,
        status=row.status,
        host=person_told(row.host_id, table.names),
        seats=seats_told(table.seats, table.names),
        seat=seat,
        created=row.created,
        started=row.started,
        ended=row.ended,
        ply=table.ply,
        asked=list(seats_of(table.asked)) if row.status == "running" and not row.paused else [],
        outcome=row.outcome,
        commitment=row.commitment,
        salts=[each.salt for each in table.seats] if dealt else None,
        seed_hash=None if row.seed is None or not dealt else seed_hash(int(row.seed, 16)),
        secret=row.secret if over and dealt else None,
        seed=row.seed if over else None,
        next=row.next_id if seat is not None or row.next_id in table.public else None,
        parent=row.parent_id if row.parent_id in table.public else None,
        parent_ply=row.parent_ply if row.parent_id in table.public else None,
        lesson=row.lesson,
        clock=clock_of(row.clock),
        closed=None if row.closed is None else ClosedTold(row.closed["by"], row.closed["why"]),
        muted=[each.person_id for each in table.restraints if each.muted],
        barred=[
            person_told(each.person_id, table.names)
            for each in table.restraints
            if each.barred and row.host_id == person_id
        ],
        removed=next(
            (
                RemovedTold(each.barred, each.why)
                for each in table.restraints
                if each.person_id == person_id and (each.removed or each.barred)
            ),
            None,
        ),
    )


def seat_of(seats: Sequence[SeatRow], person_id: str | None) -> int | None:
    """Where a person sits; who is invited sits nowhere yet."""
    for seat in seats:
        if person_id is not None and seat.person_id == person_id and seat.joined:
            return seat.number
    return None
