"""Who thinks for which bot: of all workers one, until it is done or has not been heard of."""

from typing import Any, Final, NamedTuple

from sqlalchemy import and_, case, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vaka.server.store.database import Database
from vaka.server.store.models import ClaimRow, EntryRow, SeatRow, TableRow

# Milliseconds for which a claim is good unless it is renewed: so long a bot that is asked waits if
# its server was killed.
HELD: Final = 4_000
MOST_SEATS: Final = 16  # more than any title has


class Pending(NamedTuple):
    """A bot that is asked."""

    table_id: str
    seat: int
    ply: int
    until: int | None  # when the claim of another worker that thinks about it ends


class Claims:
    def __init__(self, database: Database, worker: str) -> None:
        self._database = database
        self._worker = worker

    async def take(self, table_id: str, seat: int, ply: int, now: int) -> int | None:
        """The turn is ours, and how long the log is now; None: another worker thinks about it."""
        insert: Any = sqlite.insert if self._database.is_sqlite else postgresql.insert
        ours = {"ply": ply, "worker": self._worker, "until": now + HELD}
        taking = (
            insert(ClaimRow)
            .values(table_id=table_id, seat=seat, **ours)
            .on_conflict_do_update(
                index_elements=[ClaimRow.table_id, ClaimRow.seat],
                set_=ours,
                # What is our own is left over: nobody asks twice at once for the same turn.
                where=or_(ClaimRow.until < now, ClaimRow.worker == self._worker),
            )
            .returning(ClaimRow.worker)
        )
        length = select(func.max(EntryRow.ply)).where(EntryRow.table_id == table_id)
        async with self._database.engine.begin() as connection:
            if (await connection.execute(taking)).first() is None:
                return None
            return await connection.scalar(length) or 0

    async def renew(self, now: int) -> None:
        """All that are ours."""
        async with self._database.session() as session:
            await session.execute(
                update(ClaimRow).where(ClaimRow.worker == self._worker).values(until=now + HELD)
            )

    async def drop(self, table_id: str, seat: int) -> None:
        async with self._database.session() as session:
            await session.execute(
                delete(ClaimRow).where(
                    ClaimRow.table_id == table_id,
                    ClaimRow.seat == seat,
                    ClaimRow.worker == self._worker,
                )
            )

    async def drop_all(self) -> None:
        async with self._database.session() as session:
            await session.execute(delete(ClaimRow).where(ClaimRow.worker == self._worker))

    async def pending(self) -> list[Pending]:
        """All bots that are asked, claimed or not, as far as the logs say: no game is played."""
        last = (
            select(func.max(EntryRow.ply))
            .where(EntryRow.table_id == SeatRow.table_id)
            .correlate(SeatRow)
            .scalar_subquery()
        )
        bit = case({seat: 1 << seat for seat in range(MOST_SEATS)}, value=SeatRow.number, else_=0)
        asking = (
            select(SeatRow.table_id, SeatRow.number, EntryRow.ply, ClaimRow.until)
            .join(TableRow, TableRow.id == SeatRow.table_id)
            .join(EntryRow, and_(EntryRow.table_id == SeatRow.table_id, EntryRow.ply == last))
            .outerjoin(
                ClaimRow,
                and_(
                    ClaimRow.table_id == SeatRow.table_id,
                    ClaimRow.seat == SeatRow.number,
                    ClaimRow.worker != self._worker,
                ),
            )
            .where(
                TableRow.status == "running",
                TableRow.paused.is_(None),
                or_(SeatRow.level.is_not(None), SeatRow.stand_in.is_not(None)),
                EntryRow.asked.bitwise_and(bit) != 0,
            )
        )
        async with self._database.reading() as session:
            return [Pending(*row) for row in (await session.execute(asking))]
