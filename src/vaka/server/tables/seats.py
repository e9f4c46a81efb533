"""Sitting down and getting up again, before the start."""

from vaka.server.errors import (
    AlreadySeated,
    BadInput,
    NotFound,
    NotSeated,
    OthersPlay,
    SeatTaken,
    TableFull,
)
from vaka.server.house import House
from vaka.server.moderation import restraints
from vaka.server.store.models import SeatRow
from vaka.server.tables.changing import Change, changing
from vaka.server.tables.forms import Joining, SeatChange
from vaka.server.tables.settings import checked_level
from vaka.server.tables.texts import one_line, plain


async def join(house: House, table_id: str, person_id: str, wanted: Joining) -> None:
    """Take a seat, or the one that was kept; who sits already may bring a new salt.

    The host sends his salt here, too: when he made the table he could not see its commitment yet.
    Who brings none is given one.
    """
    salt = None if wanted.salt is None else plain(wanted.salt, "salt")
    async with changing(house, table_id) as change:
        change.open()
        await restraints.come_in(change.session, table_id, person_id)
        seat = change.seat_of(person_id)
        if seat is None:
            seat = _free(change, wanted.seat)
        elif wanted.seat not in (None, seat.number):
            raise AlreadySeated()
        seat.person_id = person_id
        seat.joined = True
        if salt is not None:
            seat.salt = salt
        if not seat.salt:
            seat.salt = house.ids.salt()


def _free(change: Change, number: int | None) -> SeatRow:
    """The open seat of this number, or the first."""
    if number is not None:
        seat = _seat(change, number)
        if not _is_open(seat):
            raise SeatTaken()
        return seat
    for seat in change.seats:
        if _is_open(seat):
            return seat
    raise TableFull()


def _seat(change: Change, number: int) -> SeatRow:
    if not 0 <= number < len(change.seats):
        raise NotFound()
    return change.seats[number]


def _is_open(seat: SeatRow) -> bool:
    return seat.person_id is None and seat.level is None


def clear(seat: SeatRow) -> None:
    """Nobody sits there."""
    seat.person_id = None
    seat.level = None
    seat.joined = False
    seat.salt = ""


async def leave(house: House, table_id: str, person_id: str) -> None:
    """Get up. If the host goes, the next person is the host; without one the table is closed."""
    async with changing(house, table_id) as change:
        change.open()
        if change.seat_of(person_id) is None and change.row.host_id != person_id:
            raise NotSeated()
        get_up(change, person_id)


def get_up(change: Change, person_id: str) -> None:
    seat = change.seat_of(person_id)
    if seat is not None:
        clear(seat)
    if change.row.host_id == person_id:
        heirs = [each.person_id for each in change.seats if each.joined and each.person_id]
        if heirs:
            change.row.host_id = heirs[0]
        else:
            change.close("left")


async def give(
    house: House, table_id: str, person_id: str, number: int, wanted: SeatChange
) -> None:
    """The host gives a seat to a bot, or opens it: also that of somebody who does not come."""
    if wanted.open == (wanted.level is not None):
        raise BadInput(field="level, open")
    why = one_line(wanted.why, "why", breaks=True)
    async with changing(house, table_id) as change:
        change.by_host(person_id).open()
        seat = _seat(change, number)
        level = None
        if wanted.level is not None:
            level = checked_level(change.row.title, wanted.level)
        if seat.person_id not in (None, person_id):
            await restraints.remove(change.session, table_id, seat.person_id, why, wanted.bar)
        clear(seat)
        seat.level = level


async def close(house: House, table_id: str, person_id: str) -> None:
    """The host closes the table: before the start, or while he plays alone."""
    async with changing(house, table_id) as change:
        change.by_host(person_id)
        if change.row.status == "running":
            if any(seat.person_id not in (None, person_id) for seat in change.seats):
                raise OthersPlay()
        else:
            change.open()
        change.close("host")
