"""Which clocks have to be looked at, and who looks: of all workers one."""

from typing import NamedTuple

from sqlalchemy import Connection, func, select, update

from vaka.server.store.models import ClockRow, EntryRow

MOST = 200  # at once


class Pending(NamedTuple):
    """A clock that is due. `told`: all reminders until then are given; `ply`: that of its log."""

    table_id: str
    due: int
    told: int
    ply: int


def next_due(connection: Connection) -> int | None:
    """When the next clock is to be looked at; None: no clock runs."""
    return connection.scalar(select(func.min(ClockRow.due)))


def pending(connection: Connection, now: int) -> list[Pending]:
    """The clocks that are due, the longest first."""
    last = (
        select(func.max(EntryRow.ply))
        .where(EntryRow.table_id == ClockRow.table_id)
        .correlate(ClockRow)
        .scalar_subquery()
    )
    asking = (
        select(ClockRow.table_id, ClockRow.due, ClockRow.told, last)
        .where(ClockRow.due <= now)
        .order_by(ClockRow.due)
        .limit(MOST)
    )
    return [Pending(*row) for row in connection.execute(asking)]


def take(connection: Connection, clock: Pending, told: int, due: int | None) -> bool:
    """Note that a clock was looked at; False: another worker has, or the game went on."""
    taken = connection.execute(
        update(ClockRow)
        .where(
            ClockRow.table_id == clock.table_id,
            ClockRow.due == clock.due,
            ClockRow.told == clock.told,
        )
        .values(told=told, due=due)
    )
    return taken.rowcount > 0
