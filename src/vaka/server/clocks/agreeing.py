"""Pauses by consent: all people who are present agree, and anybody at the table ends them."""

from collections.abc import Sequence

from vaka.server.clocks import absence
from vaka.server.clocks.errors import NoClock, NoPause, StandInPlays
from vaka.server.house import House
from vaka.server.play.entry import GO_ON, PAUSE
from vaka.server.play.live import Live
from vaka.server.store.models import SeatRow
from vaka.server.tables.changing import changing


async def pause(house: House, live: Live, seat: int) -> None:
    """Ask for a pause, or agree to one."""
    if live.clock is None:
        raise NoClock()
    if live.is_away(seat):
        raise StandInPlays()
    if live.running().paused:
        return
    absence.refuse_many(live)
    async with changing(house, live.id) as change:
        agreed = {*(change.row.pausing or []), seat}
        if not _all(agreed, change.seats):
            change.row.pausing = sorted(agreed)
            return
    await house.hall.aside(live, lambda now: None if now.running().paused else (PAUSE, seat))


def _all(agreed: set[int], seats: Sequence[SeatRow]) -> bool:
    """Whether nobody is left to be asked."""
    people = {seat.number for seat in seats if seat.person_id and seat.stand_in is None}
    return people <= agreed


async def go_on(house: House, live: Live, seat: int) -> None:
    """End a pause; or do not have one that somebody wants, be it oneself.

    Where nobody is present, who wants to go on is there himself.
    """
    if live.running().paused:
        if not live.present():
            await absence.come_back(house, live, seat)
        await house.hall.aside(live, lambda now: (GO_ON, seat) if now.running().paused else None)
        return
    async with changing(house, live.id) as change:
        if not change.row.pausing:
            raise NoPause()
        change.row.pausing = None
