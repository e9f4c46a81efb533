"""What belongs to every turn: its beginning, its end, what the Kahuna may do twice."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64
from vaka.games.raiatea.layout import (
    AT,
    BUILT,
    DREW,
    HELPED,
    HIRED,
    KAHUNA,
    PICKED,
    SACRIFICED,
    SOLD,
    TURN,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def allowance(state: "RaiateaState", seat: i64) -> i64:
    """How often a seat may do what all may do once and the Kahuna twice."""
    if seat == state.cells[KAHUNA]:
        return 2
    return 1


def forget(state: "RaiateaState") -> None:
    """Nothing was done yet in the turn that begins."""
    cells = state.cells
    cells[SOLD] = cells[HIRED] = cells[SACRIFICED] = cells[DREW] = 0
    cells[HELPED] = cells[PICKED] = cells[BUILT] = 0


def end(state: "RaiateaState") -> None:
    """On to the next seat of the order."""
    forget(state)
    state.cells[TURN] = 0
    state.cells[AT] += 1
