"""What is written together with an entry of a log, so that the database can be asked about clocks
and about who is away without playing a game out.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, update

from vaka.server.play.entry import AWAY, GO_ON, LATE, PAUSE, RETURN, Entry
from vaka.server.store.models import ClockRow, SeatRow, TableRow


@dataclass(frozen=True, slots=True)
class Due:
    """When the clock is to be looked at next."""

    table_id: str
    due: int | None

    def __call__(self, connection: Connection) -> None:
        here = ClockRow.table_id == self.table_id
        connection.execute(update(ClockRow).where(here).values(due=self.due))


@dataclass(frozen=True, slots=True)
class Aside:
    """Something at the table that is not of the game: who plays for whom, a pause. `due` None: the
    table has no clock.
    """

    table_id: str
    entry: Entry
    level: str  # of the bot that stands in
    due: Due | None

    def __call__(self, connection: Connection) -> None:
        if self.due is not None:
            self.due(connection)
        table, seat, kind = self.table_id, self.entry.seat, self.entry.kind
        if kind in (LATE, AWAY, RETURN):
            connection.execute(
                update(SeatRow)
                .where(SeatRow.table_id == table, SeatRow.number == seat)
                .values(stand_in=None if kind == RETURN else self.level)
            )
        elif kind in (PAUSE, GO_ON):
            since = self.entry.at if kind == PAUSE else None
            connection.execute(
                update(TableRow).where(TableRow.id == table).values(paused=since, pausing=None)
            )
