"""Hidden information with `screens=as_printed`, and the half-tablet that shows a base [G26]."""

from typing import TYPE_CHECKING

from vaka.core.cells import KIND, OVER
from vaka.core.vectors import i64, vec
from vaka.games.giants.frames import BID
from vaka.games.giants.layout import AHU_BASE, AHU_MOAI, HALVES, HALVES_LEFT, SHOWN

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState


def hides_stock(state: "GiantsState", seat: i64, other: i64) -> bool:
    """Return whether the screen of `other` hides its stock from the seat (-1: a spectator)."""
    return state.as_printed and seat != other and not state.cells[OVER]


def hides_owner(state: "GiantsState", seat: i64, ahu: i64) -> bool:
    """Return whether the base under a moai is face down for the seat, its own included."""
    cells = state.cells
    if not state.as_printed or cells[OVER] or not cells[AHU_MOAI + ahu]:
        return False
    return seat < 0 or cells[SHOWN + seat] & state.island.bit[ahu] == 0


def can_peek(state: "GiantsState", seat: i64, ahu: i64) -> bool:
    """Return whether the seat has a half-tablet to look under the moai of the ahu."""
    return state.cells[HALVES + seat] > 0 and hides_owner(state, seat, ahu)


def add_peeks(state: "GiantsState", seat: i64, out: vec[i64], count: i64) -> i64:
    """Append the peeks of a seat to its legal actions, except to sealed bids; return the count."""
    cells = state.cells
    if not cells[HALVES + seat] or cells[KIND] == BID:
        return count
    ahu: i64
    for ahu in range(state.island.ahus):
        if can_peek(state, seat, ahu):
            out[count] = state.island.peek_ahu + ahu
            count += 1
    return count


def peek(state: "GiantsState", seat: i64, ahu: i64) -> None:
    """Discard a half-tablet and show the base to the seat; everybody sees which ahu it is."""
    cells = state.cells
    cells[HALVES + seat] -= 1
    cells[HALVES_LEFT] += 1
    cells[SHOWN + seat] |= state.island.bit[ahu]
    state.reveal()
    if state.log is not None:
        name = state.island.ahu_names[ahu]
        state.log.add("peek", {"seat": seat, "ahu": name})
        owner: int = cells[AHU_BASE + ahu] - 1
        state.log.add("shown", {"ahu": name, "owner": owner}, (int(seat),))
