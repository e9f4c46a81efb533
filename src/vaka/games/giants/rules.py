"""A turn of Giants, phase by phase, in the order of the rulebook [G5, G6-G29, G32]."""

from typing import TYPE_CHECKING, Final

from vaka.core.decision import BIT
from vaka.core.vectors import i64
from vaka.games.giants import auction, bases, frames, placement, transport
from vaka.games.giants.layout import (
    ACTIVE,
    BOXED,
    FIRST,
    KINDS,
    PASSED,
    PHASE,
    PIECE_STATE,
    SET,
    TURN,
)
from vaka.games.giants.meta import NO_MOAI_LEFT, OUT_OF_BASES, TURN_LIMIT

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

# What comes when no decision is pending.
ROLL: Final = 0
PICKS: Final = 1
PLACEMENT: Final = 2
TRANSPORT: Final = 3
UNMOVED: Final = 4  # what still stands before the screens [G25]
TURN_END: Final = 5

GOES_ON: Final = -1  # no reason to end


def advance(state: "GiantsState") -> None:
    phase = state.cells[PHASE]
    if phase == PLACEMENT:
        next_placement(state)
    elif phase == TRANSPORT:
        next_transport(state)
    elif phase == PICKS:
        next_pick(state)
    elif phase == UNMOVED:
        next_unmoved(state)
    elif phase == ROLL:
        begin_turn(state)
    else:
        end_turn(state)


def next_seat(state: "GiantsState", seat: i64) -> i64:
    """The neighbour on the left: clockwise."""
    seat += 1
    if seat == state.seats:
        seat = 0
    return seat


# Phases 1 and 2 [G6-G9] --------------------------------------------------------------------------


def begin_turn(state: "GiantsState") -> None:
    cells = state.cells
    cells[TURN] += 1
    if state.log is not None:
        state.log.add("turn", {"turn": cells[TURN], "first": cells[FIRST]})
    auction.roll_moai(state)
    if auction.on_offer(state):
        cells[PHASE] = PICKS
        state.ask_sealed(frames.BID, state.config.all_seats())
    else:
        if state.log is not None:
            state.log.add("no-moai", {})
        _begin_phase(state, PLACEMENT)


def next_pick(state: "GiantsState") -> None:
    if not auction.next_pick(state):
        auction.close(state)
        _begin_phase(state, PLACEMENT)


def _begin_phase(state: "GiantsState", phase: i64) -> None:
    """Phases 3 and 4 begin with the first player."""
    cells = state.cells
    cells[PHASE] = phase
    cells[ACTIVE] = cells[FIRST]
    cells[PASSED] = 0


# Phases 3 and 4: one action each, round after round, until all have passed [G10-G24] -------------


def next_placement(state: "GiantsState") -> None:
    seat = _next_of_round(state)
    if seat < 0:
        _begin_phase(state, TRANSPORT)
    elif placement.can_place(state, seat):
        state.ask(frames.PLACE, seat)
    else:
        placement.give_up(state, seat)


def next_transport(state: "GiantsState") -> None:
    seat = _next_of_round(state)
    if seat < 0:
        state.cells[PHASE] = UNMOVED
        state.cells[ACTIVE] = 0
        state.cells[PASSED] = 0
    elif transport.can_transport(state, seat):
        state.ask(frames.TRANSPORT, seat)
    else:
        placement.give_up(state, seat)


def _next_of_round(state: "GiantsState") -> i64:
    """Who has the next action of the phase; -1 when all have passed."""
    cells = state.cells
    passed = cells[PASSED]
    first = cells[ACTIVE]
    seat = first
    while True:
        after = seat + 1
        if after == state.seats:
            after = 0
        bit: i64 = BIT[seat]
        if not passed & bit:
            cells[ACTIVE] = after
            return seat
        if after == first:
            return -1
        seat = after


# The end of phase 4 [G25, G29, G32] --------------------------------------------------------------


def next_unmoved(state: "GiantsState") -> None:
    """G25: from the first player, each object that was not moved goes to its quarry."""
    ending = end_reason(state)
    seat = state.cells[FIRST]
    _: i64  # else the compiler counts in objects
    for _ in range(state.seats):
        piece = transport.next_unmoved(state, seat)
        if piece >= 0:
            transport.to_quarry(state, seat, piece, ending == GOES_ON)
            return
        seat = next_seat(state, seat)
    transport.let_go(state)
    if ending == GOES_ON:
        clear_up(state)
    else:
        _finish(state, ending)


def end_reason(state: "GiantsState") -> i64:
    """G29, G32: why the game ends after this transport phase, or that it goes on."""
    seat: i64
    for seat in range(state.seats):
        if bases.is_out_of_bases(state, seat):
            return OUT_OF_BASES
    if not is_moai_left(state):
        return NO_MOAI_LEFT
    if state.cells[TURN] >= state.box.turns:
        return TURN_LIMIT
    return GOES_ON


def _finish(state: "GiantsState", reason: i64) -> None:
    state.finish(reason)
    if state.as_printed:  # they are turned up
        state.reveal()
    if state.log is None:
        return
    seat: i64
    if reason == OUT_OF_BASES:
        for seat in range(state.seats):
            if bases.is_out_of_bases(state, seat):
                state.log.add("out-of-bases", {"seat": seat})
    elif reason == NO_MOAI_LEFT:
        state.log.add("no-moai-left", {})
    else:
        state.log.add("turn-limit", {"turns": state.cells[TURN]})


def is_moai_left(state: "GiantsState") -> bool:
    """G32: whether there is an unerected moai anywhere: in the box, on the island, or won."""
    cells = state.cells
    kind: i64
    piece: i64
    for kind in range(1, KINDS):
        if cells[BOXED + kind]:
            return True
        first = state.box.first_piece[kind]
        for piece in range(first, first + auction.carved(state, kind)):
            if cells[PIECE_STATE + piece] != SET:
                return True
    return False


# Phase 5 [G27, G28] ------------------------------------------------------------------------------


def clear_up(state: "GiantsState") -> None:
    """G27: everything comes home; then markers may be taken back, first player first."""
    cells = state.cells
    auction.take_bids_back(state)
    placement.take_figures_back(state)
    cells[PHASE] = TURN_END
    seat = cells[FIRST]
    _: i64
    for _ in range(state.seats):  # the last asked is the first to answer
        seat -= 1
        if seat < 0:
            seat = state.seats - 1
        if transport.has_marked(state, seat):
            state.ask(frames.RETRIEVE, seat)


def end_turn(state: "GiantsState") -> None:
    """G28: the first-player pawn goes to the left."""
    cells = state.cells
    cells[FIRST] = next_seat(state, cells[FIRST])
    cells[PHASE] = ROLL
