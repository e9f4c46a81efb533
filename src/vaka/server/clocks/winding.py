"""The clock of a table in memory: made when its game is opened, and asked what is due."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from vaka.server.clocks.outages import Outages
from vaka.server.clocks.reckoning import SECOND, Reckoning, Terms
from vaka.server.clocks.writing import Due
from vaka.server.store.models import ClockRow, SeatRow, TableRow

if TYPE_CHECKING:
    from vaka.server.play.entry import Entry
    from vaka.server.play.live import Live
    from vaka.server.play.sitting import Sitting

# A reminder that was due so shortly before a choice may not be given yet: it is looked for again.
SLACK: Final = 30 * SECOND


def wind(live: "Live", outages: Outages, now: Callable[[], int]) -> None:
    """Give a table whose game has begun its clock, if it has one."""
    live.now = now
    row, sitting = live.row, live.sitting
    if row.clock is None or sitting is None or row.started is None:
        return
    people = sum(1 << seat for seat in live.people())
    if live.clock is not None:
        live.clock.count_for(people)
        return
    decision = sitting.beginning.first().decision()
    asked = 0 if decision is None else sum(1 << seat for seat in decision.seats)
    live.clock = Reckoning(Terms.of(row.clock), row.players, people, row.started, asked, outages)


def asked_now(sitting: "Sitting") -> int:
    """Whom the game asks, as a bit mask."""
    return sum(1 << seat for seat in sitting.asked())


def due_after(live: "Live", entry: "Entry") -> Due | None:
    """When the clock is to be looked at if this entry is added; None: the table has no clock."""
    clock = live.time()
    if clock is None:
        return None
    then = clock.copy()
    then.add(entry)
    return Due(live.id, then.due(entry.at - SLACK))


def first_look(row: TableRow, seats: Sequence[SeatRow], asked: int, now: int) -> ClockRow:
    """When the clock of a game that begins now is to be looked at."""
    assert row.clock is not None
    people = sum(1 << seat.number for seat in seats if seat.person_id is not None)
    clock = Reckoning(Terms.of(row.clock), row.players, people, now, asked, Outages())
    return ClockRow(table_id=row.id, due=clock.due(now), told=now)
