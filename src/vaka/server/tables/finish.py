"""The end of a game, written down once: outcome, places, ratings."""

import logging
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from vaka.core.errors import VakaError
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting
from vaka.server.ratings.games import rate
from vaka.server.store import games
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.telling import tell
from vaka.server.tables.told import latest_asked, latest_ply

if TYPE_CHECKING:
    from vaka.server.house import House

log = logging.getLogger("vaka.server")


async def finish(house: "House", live: Live) -> None:
    """Close the books of a table whose game is over. Only the first call does anything, whichever
    worker makes it: also after a crash between the last move and this.
    """
    sitting = live.started()
    if live.row.status != "running" or not sitting.is_over:
        return
    outcome = sitting.state.outcome()
    async with house.database.session() as session:
        first = await session.scalar(
            update(TableRow)
            .where(TableRow.id == live.id, TableRow.status == "running")
            .values(
                status="over",
                # The last move's time, not that of a restart.
                ended=sitting.log[-1].at if sitting.log else live.row.started,
                outcome=outcome.data(),
                plies=sitting.ply,
                proposal=None,
                pausing=None,
                paused=None,
            )
            .returning(TableRow.id)
        )
        found = await games.table_and_seats(session, live.id)
        assert found is not None
        row, seats = found  # as they are now: a guest may have become somebody else meanwhile
        if first is not None:
            for seat in seats:
                seat.score = outcome.scores[seat.number]
                seat.place = outcome.ranking[seat.number]
                seat.choices, seat.by_bot = _made(sitting, seat)
            if row.parent_id is None and row.lesson is None:
                players = [_player(seat) for seat in seats]
                away = {_player(seat) for seat in seats if seat.stand_in is not None}
                await rate(session, row.title, players, outcome.ranking, away)
    live.row, live.seats = row, seats
    house.hall.later(tell(house, live))


def _player(seat: SeatRow) -> str:
    """The name under which somebody is rated."""
    return seat.person_id or f"bot:{seat.level}"


def _made(sitting: Sitting, seat: SeatRow) -> tuple[int, int]:
    """How many choices that stand were made at a seat, and how many of them by a bot."""
    own = [entry.bot for entry in sitting.kept if entry.seat == seat.number]
    return len(own), sum(own)


async def unfinished(house: "House") -> list[str]:
    """Tables whose last move is made, but whose books are still open: after a crash."""
    async with house.database.reading() as session:
        found = await session.scalars(
            select(TableRow.id).where(
                TableRow.status == "running", latest_ply() > 0, latest_asked() == 0
            )
        )
        return list(found)


async def finish_all(house: "House") -> None:
    """What a crash has left: loading a table finishes it."""
    for table_id in await unfinished(house):
        try:
            await house.hall.live(table_id)
        except VakaError as error:  # of other rules than these: no reason not to open
            log.warning("table cannot be finished", exc_info=error, extra={"table": table_id})
