"""What there is to tell of a table: whose turn it is, and how it ended.

All of it is in the rows of the store and is told to spectators too; no game is played out for it.
"""

from typing import NamedTuple

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.core.decision import seats_of
from vaka.server.play.entry import ASIDES
from vaka.server.store.models import EntryRow, HookRow, SeatRow
from vaka.server.tables.told import Known

TURN = "turn"
RESULT = "result"
REMINDER = "reminder"
EVENTS = (TURN, RESULT, REMINDER)


class Turn(NamedTuple):
    """A person who is asked. `since` names the stretch: it is the same while nobody else has acted,
    however often he is asked, and while others answer the same question. `acting`: he has just
    acted himself.
    """

    seat: int
    person: str
    since: int
    acting: bool


async def turns(session: AsyncSession, table: Known) -> list[Turn]:
    """The people whom a running game asks; who lets a bot play is not one of them."""
    row = table.row
    if row.status != "running" or row.lesson is not None:
        return []
    asked = [table.seats[seat] for seat in seats_of(table.asked)]
    return [await _turn(session, seat) for seat in asked if plays_himself(seat)]


def plays_himself(seat: SeatRow) -> bool:
    """Whether a person plays here, and no bot for him."""
    return seat.person_id is not None and seat.level is None and seat.stand_in is None


async def _turn(session: AsyncSession, seat: SeatRow) -> Turn:
    # Pauses and comings and goings are nobody's acting.
    played = (EntryRow.table_id == seat.table_id, EntryRow.ply > 0, EntryRow.kind.not_in(ASIDES))

    async def last(*those: ColumnElement[bool]) -> int:
        return await session.scalar(select(func.max(EntryRow.ply)).where(*played, *those)) or 0

    others = await last(EntryRow.seat != seat.number)
    own = since = await last(EntryRow.seat == seat.number)
    if own > others:
        since = await last(EntryRow.seat == seat.number, EntryRow.ply < others)
    assert seat.person_id is not None
    return Turn(seat.number, seat.person_id, since, own > others)


def turn_name(table_id: str, seat: int, since: int) -> str:
    """Under which a turn is told once."""
    return f"{TURN}:{table_id}:{seat}:{since}"


def concerns(hook: HookRow, table: Known, person_id: str | None) -> bool:
    """Whether a hook is told what happens to a person at a table, or (None) to the table.

    Of one table it is told everything, as long as its owner sits there or is the host.
    """
    sits = any(seat.person_id == hook.person_id and seat.joined for seat in table.seats)
    if hook.table_id is None:
        return sits and person_id in (None, hook.person_id)
    return hook.table_id == table.row.id and (sits or table.row.host_id == hook.person_id)
