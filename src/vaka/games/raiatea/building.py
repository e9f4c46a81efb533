"""Step 6 of a ceremony: missions in turn, until all have passed [R24, R30]."""

from typing import TYPE_CHECKING

from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, auctions, ceremony, frames, missions, phases, turns
from vaka.games.raiatea.actions import COMPLETE, PASS
from vaka.games.raiatea.layout import AT, CALLED, DIVERS, ORDER, PASSED, PICKED, TURN
from vaka.games.raiatea.vocabulary import AT_BUILDING

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def begin(state: "RaiateaState") -> None:
    """R35: auctions that lie alone in their rows come first."""
    ceremony.enter(state, phases.BUILDING)
    state.cells[PASSED] = 0
    state.cells[DIVERS] = 0
    turns.forget(state)
    state.cells[CALLED] = 0
    ceremony.trigger_all(state, AT_BUILDING)  # after the auctions: the last task is done first
    auctions.push_lonely(state)


def can_build(state: "RaiateaState", seat: i64) -> bool:
    return missions.any_to_complete(state, seat) or assistants.has_extras(state, seat)


def step(state: "RaiateaState") -> bool:
    """Ask whose turn it is; False when all have passed. Who can do nothing has to pass too."""
    cells = state.cells
    if cells[PASSED] == state.config.all_seats():
        cells[PASSED] = 0
        cells[DIVERS] = 0
        return False
    if cells[AT] == state.seats:
        cells[AT] = 0
    seat = cells[ORDER + cells[AT]]
    bit: i64 = BIT[seat]
    if cells[PASSED] & bit or cells[PICKED]:
        turns.end(state)
    elif not can_build(state, seat):
        cells[PASSED] |= bit
        turns.end(state)
    else:
        cells[TURN] = 1
        state.ask(frames.BUILD, seat)
    return True


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = PASS
    count = missions.list_open(state, seat, out, 1)
    count = assistants.list_shaman(state, seat, out, count)
    return assistants.list_mirror(state, seat, out, count)


def follow(state: "RaiateaState", seat: i64, index: i64) -> None:
    """R30: a pass is final; R23, R38: shamans and mirrors come before the mission."""
    cells = state.cells
    if index == PASS:
        cells[PASSED] |= BIT[seat]
        if state.log is not None:
            state.log.add("pass", {"seat": seat})
        turns.end(state)
        return
    if not assistants.follow_extra(state, seat, index):
        cells[PICKED] = 1
        missions.complete(state, seat, index - COMPLETE)
