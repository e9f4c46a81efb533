"""The end of a game, written down once: outcome, places, ratings."""

import logging
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, bindparam, select, update

from vaka.core.errors import VakaError
from vaka.core.outcome import Outcome
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

# Written once: to write a statement takes longer than to carry it out.
_CLOSING: Final = (
    update(TableRow)
    .where(TableRow.id == bindparam("table"), TableRow.status == "running")
    .values(
        status="over",
        ended=bindparam("at"),
        outcome=bindparam("result"),
        plies=bindparam("length"),
        proposal=None,
        pausing=None,
        paused=None,
    )
)
_SCORING: Final = (
    update(SeatRow)
    .where(SeatRow.table_id == bindparam("table"), SeatRow.number == bindparam("seat"))
    .values(
        score=bindparam("points"),
        place=bindparam("rank"),
        choices=bindparam("made"),
        by_bot=bindparam("made_by_bot"),
    )
)


async def finish(house: "House", live: Live) -> None:
    """Close the books of a table whose game is over. Only the first call does anything, whichever
    worker makes it: also after a crash between the last move and this.
    """
    sitting = live.started()
    if not live.is_running or not sitting.is_over:
        return
    # In one go: to go to the database and back for each statement takes longer than all of them.
    live.row, live.seats = await house.database.write(partial(_close, live, sitting), quick=True)
    house.hall.later(tell(house, live))


def _close(live: Live, sitting: Sitting, connection: Connection) -> tuple[TableRow, list[SeatRow]]:
    """The table and its seats as they are now: a guest may have become somebody else meanwhile."""
    outcome = sitting.state.outcome()
    closed = {
        "table": live.id,
        # The last move's time, not that of a restart.
        "at": sitting.log[-1].at if sitting.log else live.row.started,
        "result": outcome.data(),
        "length": sitting.ply,
    }
    first = connection.execute(_CLOSING, closed)
    if first.rowcount:
        results = [_result(live.id, sitting, seat, outcome) for seat in range(len(live.seats))]
        connection.execute(_SCORING, results)
    found = games.stored(connection, live.id, sitting.ply)
    assert found is not None
    row, seats = found.row, found.seats
    if first.rowcount and row.parent_id is None and row.lesson is None:
        players = [_player(seat) for seat in seats]
        away = {_player(seat) for seat in seats if seat.stand_in is not None}
        rate(connection, row.title, players, outcome.ranking, away)
    return row, seats


def _result(table: str, sitting: Sitting, seat: int, outcome: Outcome) -> dict[str, object]:
    """What is written of a seat; also how many choices that stand were made there, and how many of
    them by a bot.
    """
    own = [entry.bot for entry in sitting.kept if entry.seat == seat]
    return {
        "table": table,
        "seat": seat,
        "points": outcome.scores[seat],
        "rank": outcome.ranking[seat],
        "made": len(own),
        "made_by_bot": sum(own),
    }


def _player(seat: SeatRow) -> str:
    """The name under which somebody is rated."""
    return seat.person_id or f"bot:{seat.level}"


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
