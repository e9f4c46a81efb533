"""Phase 3: figures and logs are placed, sorcerers and chiefs act [G10-G15]."""

from typing import TYPE_CHECKING

from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.giants import bases, frames
from vaka.games.giants.actions import (
    CHIEF,
    FIGURE_NAMES,
    ON_HEX,
    PASS,
    PERFORM,
    PLACE_FIGURE,
    SKIP,
    SORCERER,
    TABLET,
    WORKER,
)
from vaka.games.giants.auction import carve
from vaka.games.giants.carrying import IDLE_CHIEF, IDLE_SORCERER
from vaka.games.giants.island import FOREST, HEADDRESS_QUARRY, HUT, PLAIN, VILLAGE
from vaka.games.giants.layout import (
    AHU_BASE,
    BOXED,
    CHIEF_AT,
    CHIEFS,
    CONTAINED_MARKERS,
    CONTAINED_WORKERS,
    CROWD,
    CUT,
    HALVES,
    HALVES_LEFT,
    HEX_LOGS,
    HEX_ROOM,
    HEX_WORKERS,
    IDLE,
    IN_HAND,
    LOGS,
    LOGS_GONE,
    LOGS_LEFT,
    MARKERS,
    MARKERS_LAID,
    MOST_LOGS,
    PASSED,
    SORCERER_AT,
    WORKERS,
)
from vaka.games.giants.sets import (
    BUSY,
    FIGURES_OF,
    lowest,
    note_clear,
    note_figure,
    sets_of,
)

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState


def can_place(state: "GiantsState", seat: i64) -> bool:
    """Whether the seat has anything left to place or to lay."""
    cells = state.cells
    return (
        cells[WORKERS + seat] > 0
        or cells[SORCERER_AT + seat] == IN_HAND
        or cells[CHIEF_AT + seat] == IN_HAND
        or can_lay(state, seat)
    )


def has_figure(state: "GiantsState", seat: i64, figure: str) -> bool:
    """Whether such a figure is behind the seat's screen."""
    if figure == "worker":
        return state.cells[WORKERS + seat] > 0
    at = SORCERER_AT
    if figure == "chief":
        at = CHIEF_AT
    return state.cells[at + seat] == IN_HAND


def can_lay(state: "GiantsState", seat: i64) -> bool:
    """G13: a marker for a half-tablet, while the supply lasts."""
    return state.cells[MARKERS + seat] > 0 and state.cells[HALVES_LEFT] > 0


def legal_place(state: "GiantsState", seat: i64, out: vec[i64]) -> i64:
    cells = state.cells
    out[0] = PASS
    count: i64 = 1
    if can_lay(state, seat):
        out[count] = TABLET
        count += 1
    most = cells[LOGS + seat]
    if most > MOST_LOGS:
        most = MOST_LOGS
    logs: i64
    if cells[WORKERS + seat]:
        for logs in range(most + 1):
            out[count] = PLACE_FIGURE + logs
            count += 1
    if cells[SORCERER_AT + seat] == IN_HAND:
        for logs in range(most + 1):
            out[count] = PLACE_FIGURE + SORCERER * 3 + logs
            count += 1
    if cells[CHIEF_AT + seat] == IN_HAND:
        out[count] = PLACE_FIGURE + CHIEF * 3
        count += 1
    return count


def choose(state: "GiantsState", seat: i64, index: i64) -> None:
    """G10, G13, G14: a figure, a half-tablet, or no more."""
    if index == PASS:
        give_up(state, seat)
    elif index == TABLET:
        state.cells[MARKERS + seat] -= 1
        state.cells[MARKERS_LAID + seat] += 1
        state.cells[HALVES_LEFT] -= 1
        state.cells[HALVES + seat] += 1
        if state.log is not None:
            state.log.add("half-tablet", {"seat": seat})
    else:
        state.ask_about(frames.WHERE, seat, index - PLACE_FIGURE)


def give_up(state: "GiantsState", seat: i64) -> None:
    """G14: passing is final for the phase."""
    bit: i64 = BIT[seat]
    state.cells[PASSED] |= bit
    if state.log is not None:
        state.log.add("pass", {"seat": seat})


# Where [G10] -------------------------------------------------------------------------------------


def legal_where(state: "GiantsState", out: vec[i64]) -> i64:
    """G10: any hex."""
    hex_: i64
    for hex_ in range(state.island.size):
        out[hex_] = ON_HEX + hex_
    return state.island.size


def place(state: "GiantsState", seat: i64, hex_: i64, argument: i64) -> None:
    cells = state.cells
    figure = argument // 3
    logs = argument % 3
    if figure == WORKER:
        cells[WORKERS + seat] -= 1
        cells[HEX_WORKERS + seat * HEX_ROOM + hex_] += 1
        cells[CROWD + hex_] += 1
    elif figure == SORCERER:
        cells[SORCERER_AT + seat] = 1 + hex_
        cells[CROWD + hex_] += 1
    else:
        cells[CHIEF_AT + seat] = 1 + hex_
        cells[CHIEFS + hex_] |= BIT[seat]
    cells[LOGS + seat] -= logs
    cells[HEX_LOGS + hex_] += logs
    note_figure(state, seat, hex_)
    if state.log is not None:
        name = FIGURE_NAMES[figure]
        where = state.island.hex_names[hex_]
        state.log.add("place", {"seat": seat, "figure": name, "logs": logs, "hex": where})
    if figure != WORKER:
        offer_act(state, seat, figure, hex_)


# Acting [G11, G12] -------------------------------------------------------------------------------


def offer_act(state: "GiantsState", seat: i64, figure: i64, hex_: i64) -> None:
    """G15: acting where nothing can be gained is not offered."""
    if figure == CHIEF and state.cells[HALVES + seat] < 2:
        return
    if can_act(state, seat, hex_):
        state.ask_about(frames.ACT, seat, figure)


def can_act(state: "GiantsState", seat: i64, hex_: i64) -> bool:
    """Whether the hex would give the seat anything."""
    cells = state.cells
    kind = state.island.kind[hex_]
    if kind == PLAIN:
        return bases.can_reserve(state, seat, hex_)
    if kind == VILLAGE:
        return cells[CONTAINED_WORKERS + seat] > 0
    if kind == HUT:
        return cells[CONTAINED_MARKERS + seat] > 0
    if kind == FOREST:
        return not cells[CUT + hex_] and cells[LOGS_LEFT] > 0
    if kind == HEADDRESS_QUARRY:
        return cells[BOXED] > 0
    return False


def acting_hex(state: "GiantsState", seat: i64, figure: i64) -> i64:
    """Where the figure that may act stands."""
    if figure == CHIEF:
        return state.cells[CHIEF_AT + seat] - 1
    return state.cells[SORCERER_AT + seat] - 1


def legal_act(state: "GiantsState", seat: i64, figure: i64, out: vec[i64]) -> i64:
    island = state.island
    hex_ = acting_hex(state, seat, figure)
    out[0] = SKIP
    if island.kind[hex_] != PLAIN:
        out[1] = PERFORM
        return 2
    count: i64 = 1
    ahu: i64
    for ahu in range(island.first_ahu[hex_], island.first_ahu[hex_ + 1]):
        if not state.cells[AHU_BASE + ahu]:
            out[count] = island.reserve_ahu + ahu
            count += 1
    return count


def act(state: "GiantsState", seat: i64, index: i64, figure: i64) -> None:
    """G11; G12: the chief discards 2 half-tablets each time, and may go on."""
    if index == SKIP:
        return
    cells = state.cells
    hex_ = acting_hex(state, seat, figure)
    if figure == CHIEF:
        cells[HALVES + seat] -= 2
        cells[HALVES_LEFT] += 2
        if state.log is not None:
            state.log.add("break", {"seat": seat})
    _tire(state, seat, figure, hex_)
    if index == PERFORM:
        _gain(state, seat, hex_)
    else:
        ahu = index - state.island.reserve_ahu
        bases.lay(state, seat, ahu)
        if state.log is not None:
            state.log.add("reserve", {"seat": seat, "ahu": state.island.ahu_names[ahu]})
    if figure == CHIEF:
        offer_act(state, seat, figure, hex_)


def _tire(state: "GiantsState", seat: i64, figure: i64, hex_: i64) -> None:
    """G18: who acted does not carry this turn, unless the option says so."""
    if state.acting_figures_carry:
        return
    cells = state.cells
    idle = cells[IDLE + seat]
    if figure == SORCERER:
        cells[IDLE + seat] = idle | IDLE_SORCERER
        cells[CROWD + hex_] -= 1
    elif not idle & IDLE_CHIEF:
        cells[IDLE + seat] = idle | IDLE_CHIEF
        cells[CHIEFS + hex_] -= BIT[seat]
    note_figure(state, seat, hex_)


def _gain(state: "GiantsState", seat: i64, hex_: i64) -> None:
    """What the special hexes give [G11]."""
    cells = state.cells
    island = state.island
    kind = island.kind[hex_]
    if kind == VILLAGE:
        cells[CONTAINED_WORKERS + seat] -= 1
        cells[WORKERS + seat] += 1
        if state.log is not None:
            state.log.add("recruit", {"seat": seat})
    elif kind == HUT:
        cells[CONTAINED_MARKERS + seat] -= 1
        cells[MARKERS + seat] += 1
        if state.log is not None:
            state.log.add("marker", {"seat": seat})
    elif kind == FOREST:
        logs = island.forest_logs[hex_]
        if logs > cells[LOGS_LEFT]:
            logs = cells[LOGS_LEFT]
        cells[LOGS_LEFT] -= logs
        cells[LOGS + seat] += logs
        cells[CUT + hex_] = 1
        if state.log is not None:
            where = island.hex_names[hex_]
            state.log.add("cut", {"seat": seat, "hex": where, "logs": logs})
    else:
        piece = carve(state, seat, 0)
        cells[BOXED] -= 1
        if state.log is not None:
            state.log.add("headdress", {"seat": seat, "object": state.box.piece_names[piece]})


# The end of the turn [G27] -----------------------------------------------------------------------


def take_figures_back(state: "GiantsState") -> None:
    """G27: figures and markers come home; logs on the board leave the game."""
    cells = state.cells
    sets = sets_of(state)
    seat: i64
    for seat in range(state.seats):
        home: i64 = 0
        at = HEX_WORKERS + seat * HEX_ROOM
        there = sets[FIGURES_OF + seat]
        while there:
            hex_ = lowest(there)
            there &= there - 1
            home += cells[at + hex_]
            cells[at + hex_] = 0
        cells[WORKERS + seat] += home
        if cells[SORCERER_AT + seat] > 0:
            cells[SORCERER_AT + seat] = IN_HAND
        if cells[CHIEF_AT + seat] > 0:
            cells[CHIEF_AT + seat] = IN_HAND
        cells[IDLE + seat] = 0
        cells[MARKERS + seat] += cells[MARKERS_LAID + seat]
        cells[MARKERS_LAID + seat] = 0
    gone: i64 = 0
    busy = sets[BUSY]
    while busy:
        hex_ = lowest(busy)
        busy &= busy - 1
        gone += cells[HEX_LOGS + hex_]
        cells[HEX_LOGS + hex_] = 0
        cells[CROWD + hex_] = 0
        cells[CHIEFS + hex_] = 0
    note_clear(state)
    cells[LOGS_GONE] += gone
    if gone and state.log is not None:
        state.log.add("logs-gone", {"count": gone})
