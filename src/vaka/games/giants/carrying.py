"""Who carries an object through a hex, and whom that pays [G17-G19].

Nobody is paid more than is needed: own figures and logs come first. So what remains to choose is a
payment, points for each rival; a payment is a place in the catalog's list PAYMENTS.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import PAYMENTS
from vaka.games.giants.layout import (
    CHIEF_AT,
    CHIEFS,
    CROWD,
    HEX_LOGS,
    HEX_ROOM,
    HEX_WORKERS,
    IDLE,
    PLAYERS,
    POINTS,
    SORCERER_AT,
)

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

IDLE_SORCERER: Final = 1
IDLE_CHIEF: Final = 2

PAYMENT_ROOM: Final = 55
FREE: Final = 0  # the code of a payment to nobody
# Where the payments of 2 and of 3 points begin in PAYMENTS.
_TWO: Final = 5
_THREE: Final = 20


def weight(kind: i64) -> i64:
    """G17: a moai needs as many carriers as its size, a headdress one."""
    if kind == 0:
        return 1
    return kind


def stands_on(state: "GiantsState", seat: i64, hex_: i64) -> bool:
    """Whether the seat has a figure there, idle ones included [G18, G21, G22]."""
    cells = state.cells
    return (
        cells[HEX_WORKERS + seat * HEX_ROOM + hex_] != 0
        or cells[SORCERER_AT + seat] == hex_ + 1
        or cells[CHIEF_AT + seat] == hex_ + 1
    )


def carriers(state: "GiantsState", seat: i64, hex_: i64) -> i64:
    """How many workers and sorcerers of the seat can carry there."""
    cells = state.cells
    count = cells[HEX_WORKERS + seat * HEX_ROOM + hex_]
    if cells[SORCERER_AT + seat] == hex_ + 1 and not cells[IDLE + seat] & IDLE_SORCERER:
        count += 1
    return count


def strength(state: "GiantsState", hex_: i64) -> i64:
    """G17: the weight that can be carried there, whoever does it; logs alone carry nothing."""
    cells = state.cells
    if cells[CHIEFS + hex_]:
        return state.box.carry_chief
    crowd = cells[CROWD + hex_]
    if crowd:
        return crowd + cells[HEX_LOGS + hex_]
    return 0


def can_enter(state: "GiantsState", size: i64, hex_: i64) -> bool:
    return strength(state, hex_) >= size


def rivals_needed(state: "GiantsState", seat: i64, size: i64, hex_: i64) -> i64:
    """How many figures of rivals must help, if no chief does; there need not be so many."""
    own = carriers(state, seat, hex_)
    needed = size - own - state.cells[HEX_LOGS + hex_]
    if needed < 1:
        if own:
            return 0
        return 1
    return needed


def price(state: "GiantsState", seat: i64, size: i64, hex_: i64) -> i64:
    """The fewest points that entering the hex pays to rivals; -1 if it cannot be entered."""
    cells = state.cells
    chiefs = cells[CHIEFS + hex_]
    bit: i64 = BIT[seat]
    if chiefs & bit:
        return 0
    needed = rivals_needed(state, seat, size, hex_)
    if needed == 0 or needed <= cells[CROWD + hex_] - carriers(state, seat, hex_):
        return needed
    if chiefs:
        return size
    return -1


def payments(state: "GiantsState", seat: i64, size: i64, hex_: i64, out: vec[i64]) -> i64:
    """Write the payments to choose from, as places in PAYMENTS; 0 if nobody need be paid.

    The hex can be entered. A rival's chief is paid the object's size; he is no choice where his
    other figures could do it alone, because that pays the same rival no more.
    """
    cells = state.cells
    chiefs = cells[CHIEFS + hex_]
    bit: i64 = BIT[seat]
    if chiefs & bit:
        return 0
    needed = rivals_needed(state, seat, size, hex_)
    if needed == 0:
        return 0
    there = vec[i64]([0, 0, 0, 0, 0])
    other: i64
    for other in range(state.seats):
        if other != seat:
            there[other] = carriers(state, other, hex_)
    count: i64 = 0
    place: i64
    for place in range(_first_of(needed), _first_of(needed + 1)):
        code = PAYMENTS[place]
        if _can_help(code, there) or (
            chiefs and needed == size and _is_chief(code, chiefs, size, needed, there)
        ):
            out[count] = place
            count += 1
    if chiefs and needed < size:
        for place in range(_first_of(size), _first_of(size + 1)):
            if _is_chief(PAYMENTS[place], chiefs, size, needed, there):
                out[count] = place
                count += 1
    return count


def _first_of(points: i64) -> i64:
    """Where the payments of so many points begin in PAYMENTS."""
    if points == 1:
        return 0
    if points == 2:
        return _TWO
    if points == 3:
        return _THREE
    return PAYMENT_ROOM


def _can_help(code: i64, there: vec[i64]) -> bool:
    """Whether every rival has as many figures there as he would be paid points."""
    seat: i64
    for seat in range(PLAYERS):
        if code & 3 > there[seat]:
            return False
        code >>= 2
    return True


def _is_chief(code: i64, chiefs: i64, size: i64, needed: i64, there: vec[i64]) -> bool:
    """Whether this pays the full size to one rival whose chief is needed for it."""
    seat: i64
    for seat in range(PLAYERS):
        if code & 3:
            bit: i64 = BIT[seat]
            return code == size and chiefs & bit != 0 and there[seat] < needed
        code >>= 2
    return False


def cheapest(state: "GiantsState", seat: i64, size: i64, hex_: i64) -> i64:
    """The code of a payment of the fewest points, the first of several."""
    out = blank(PAYMENT_ROOM)
    if payments(state, seat, size, hex_, out) == 0:
        return FREE
    return PAYMENTS[out[0]]  # the list rises with the points


def points_of(state: "GiantsState", code: int) -> list[int]:
    """What a payment gives each seat."""
    return [code >> 2 * seat & 3 for seat in range(state.players)]


def pay(state: "GiantsState", seat: i64, code: i64) -> None:
    """G19: the rivals get their points at once."""
    other: i64
    for other in range(state.seats):
        points = code & 3
        if points:
            state.cells[POINTS + other] += points
            if state.log is not None:
                state.log.add("paid", {"seat": seat, "to": other, "points": points})
        code >>= 2
