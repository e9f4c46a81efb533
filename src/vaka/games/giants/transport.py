"""Phase 4: moai and headdresses are carried, erected, put on heads and marked [G16-G25]."""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.giants import bases, carrying, frames, scoring
from vaka.games.giants.actions import (
    LEAVE,
    MARK,
    PASS,
    PAY_SEATS,
    PAYMENTS,
    RETRIEVE_PIECE,
    SKIP,
    TAKE_PIECE,
)
from vaka.games.giants.layout import (
    AHU_HEADDRESS,
    AHU_MOAI,
    CONTAINED_MARKERS,
    ISLAND,
    KINDS,
    MARKERS,
    MARKERS_BID,
    MARKERS_LAID,
    PIECE_HEX,
    PIECE_MARKED,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    SCREEN,
    SET,
)
from vaka.games.giants.placement import give_up
from vaka.games.giants.sets import (
    AFIELD,
    CARRYING,
    FIGURES_OF,
    MARKED,
    MOVED,
    OWNED,
    SCREENED,
    list_into,
    lowest,
    note_object,
    sets_of,
)

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

SIDES: Final = 6  # of a hex


# Which objects [G16, G24] ------------------------------------------------------------------------


def is_free_for(state: "GiantsState", seat: i64, piece: i64) -> bool:
    """G23, G24: an object in play that is the seat's own, or nobody's."""
    cells = state.cells
    where = cells[PIECE_STATE + piece]
    if where != SCREEN and where != ISLAND:
        return False
    owner = cells[PIECE_OWNER + piece]
    return owner == 0 or owner == 1 + seat


def must_keep(state: "GiantsState", seat: i64, piece: i64) -> bool:
    """G24: nobody's object, and no marker in hand: it has to be erected or put on a head."""
    return state.cells[PIECE_OWNER + piece] == 0 and state.cells[MARKERS + seat] == 0


def can_mark(state: "GiantsState", seat: i64, piece: i64) -> bool:
    return state.cells[MARKERS + seat] > 0 and not state.cells[PIECE_MARKED + piece]


def can_finish(state: "GiantsState", seat: i64, piece: i64, hex_: i64) -> bool:
    """G21, G22: whether the object could be erected or put on a head from this hex."""
    here = state.island.coast & state.island.bit[hex_]
    if not here:
        return False
    return homes_of(state, seat, state.box.piece_kind[piece], here) != 0


def homes_of(state: "GiantsState", seat: i64, kind: i64, hexes: i64) -> i64:
    """Those of these hexes where the seat could erect or crown an object of the kind."""
    island = state.island
    coast = hexes & island.coast & sets_of(state)[FIGURES_OF + seat]
    homes: i64 = 0
    ahu: i64
    while coast:
        hex_ = lowest(coast)
        coast &= coast - 1
        for ahu in range(island.first_ahu[hex_], island.first_ahu[hex_ + 1]):
            if _is_home(state, seat, ahu, kind > 0):
                homes |= island.bit[hex_]
    return homes


def _is_home(state: "GiantsState", seat: i64, ahu: i64, moai: bool) -> bool:
    if moai:
        return bases.is_open(state, seat, ahu)
    return bases.is_bare(state, ahu)


def near_homes(state: "GiantsState", kind: i64, homes: i64, trail: i64) -> i64:
    """The hexes from which an object of the kind can get to one of its homes, off its trail."""
    beside = state.island.beside
    open_ = sets_of(state)[CARRYING + carrying.weight(kind)] & ~trail
    near = homes
    entered = homes & open_
    waiting = entered
    while waiting:
        around = beside[lowest(waiting)]
        waiting &= waiting - 1
        near |= around
        around &= open_ & ~entered
        entered |= around
        waiting |= around
    return near


def steps(state: "GiantsState", sets: vec[i64], piece: i64) -> i64:
    """The neighbours of its hex that the object can be carried to."""
    cells = state.cells
    size = carrying.weight(state.box.piece_kind[piece])
    around = state.island.beside[cells[PIECE_HEX + piece]]
    return around & sets[CARRYING + size] & ~cells[PIECE_TRAIL + piece]


# Choosing an object [G16] ------------------------------------------------------------------------


def can_transport(state: "GiantsState", seat: i64) -> bool:
    return takeable(state, seat) != 0


def legal_transport(state: "GiantsState", seat: i64, out: vec[i64]) -> i64:
    out[0] = PASS
    return list_into(takeable(state, seat), TAKE_PIECE, out, 1)


def takeable(state: "GiantsState", seat: i64) -> i64:
    """The objects that the seat could do something with; known until the next action."""
    if state.takeable_for != seat:
        state.takeable = _takeable(state, seat)
        state.takeable_for = seat
    return state.takeable


def _takeable(state: "GiantsState", seat: i64) -> i64:
    """G24: what he can mark or move; without a marker, of nobody's only what he can bring home."""
    sets = sets_of(state)
    free = sets[OWNED]
    own = sets[OWNED + 1 + seat]
    if state.cells[MARKERS + seat]:
        marked = sets[MARKED]
        return (free | own) & ~marked | _movable(state, sets, seat, own & marked)
    return _settable(state, sets, seat, free) | _movable(state, sets, seat, own)


def _movable(state: "GiantsState", sets: vec[i64], seat: i64, own: i64) -> i64:
    """Those of a seat's own objects that he can carry or set."""
    found: i64 = 0
    while own:
        piece = lowest(own)
        hex_ = state.cells[PIECE_HEX + piece]
        if steps(state, sets, piece) or can_finish(state, seat, piece, hex_):
            found |= own & -own
        own &= own - 1
    return found


def _settable(state: "GiantsState", sets: vec[i64], seat: i64, free: i64) -> i64:
    """Those of nobody's objects that the seat can bring home; they have no trail to mind."""
    coast = state.island.coast & sets[FIGURES_OF + seat]
    if not coast:
        return 0
    bit = state.island.bit
    afield = sets[AFIELD]
    found: i64 = 0
    homes: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if kind < 2:  # the same for moai of all sizes
            homes = homes_of(state, seat, kind, coast)
        pieces = free & state.box.of_kind[kind]
        if not homes or not pieces:
            continue
        near = near_homes(state, kind, homes, 0)
        if near & bit[state.island.quarry[kind]]:  # where most of them lie
            found |= pieces & ~afield
        pieces &= afield
        while pieces:
            if near & bit[state.cells[PIECE_HEX + lowest(pieces)]]:
                found |= pieces & -pieces
            pieces &= pieces - 1
    return found


def choose(state: "GiantsState", seat: i64, index: i64) -> None:
    if index == PASS:
        give_up(state, seat)
    else:
        state.ask_about(frames.MOVE, seat, (index - TAKE_PIECE) * 2)


# Moving it [G17, G20] ----------------------------------------------------------------------------


def legal_move(state: "GiantsState", seat: i64, argument: i64, out: vec[i64]) -> i64:
    cells = state.cells
    island = state.island
    piece = argument // 2
    hex_ = cells[PIECE_HEX + piece]
    kind = state.box.piece_kind[piece]
    trail = cells[PIECE_TRAIL + piece] | island.bit[hex_]
    near: i64 = -1  # all hexes: it may end anywhere
    if must_keep(state, seat, piece):
        near = near_homes(state, kind, homes_of(state, seat, kind, -1), trail)
    count: i64 = 0
    if can_mark(state, seat, piece):
        out[count] = MARK
        count += 1
    if argument % 2 and cells[PIECE_OWNER + piece]:
        out[count] = LEAVE
        count += 1
    count = list_into(steps(state, sets_of(state), piece) & near, island.go_hex, out, count)
    if not carrying.stands_on(state, seat, hex_):
        return count
    ahu: i64
    for ahu in range(island.first_ahu[hex_], island.first_ahu[hex_ + 1]):
        if kind:
            if bases.is_open(state, seat, ahu):
                out[count] = island.erect_ahu + ahu
                count += 1
        elif bases.is_bare(state, ahu):
            out[count] = island.crown_ahu + ahu
            count += 1
    return count


def move(state: "GiantsState", seat: i64, index: i64, argument: i64) -> None:
    piece = argument // 2
    island = state.island
    if index == MARK:
        mark(state, seat, piece)
    elif index == LEAVE:
        leave(state, seat, piece)
    elif index >= island.crown_ahu:
        crown(state, seat, piece, index - island.crown_ahu)
    elif index >= island.erect_ahu:
        erect(state, seat, piece, index - island.erect_ahu)
    else:
        go(state, seat, piece, index - island.go_hex)


def go(state: "GiantsState", seat: i64, piece: i64, to: i64) -> None:
    """Into a neighbouring hex; where whom to pay differs, that is asked first [G19]."""
    size = carrying.weight(state.box.piece_kind[piece])
    choices = blank(carrying.PAYMENT_ROOM)
    count = carrying.payments(state, seat, size, to, choices)
    if count == 0:
        enter(state, seat, piece, to, carrying.FREE)
    elif count == 1:
        enter(state, seat, piece, to, PAYMENTS[choices[0]])
    else:
        state.ask_about(frames.PAY, seat, piece * 64 + to)


def legal_pay(state: "GiantsState", seat: i64, argument: i64, out: vec[i64]) -> i64:
    size = carrying.weight(state.box.piece_kind[argument // 64])
    count = carrying.payments(state, seat, size, argument % 64, out)
    choice: i64
    for choice in range(count):
        out[choice] += PAY_SEATS
    return count


def pay(state: "GiantsState", seat: i64, index: i64, argument: i64) -> None:
    enter(state, seat, argument // 64, argument % 64, PAYMENTS[index - PAY_SEATS])


def enter(state: "GiantsState", seat: i64, piece: i64, to: i64, payment: i64) -> None:
    """G17, G20: the object is on the next hex, and never enters those of its trail again."""
    cells = state.cells
    island = state.island
    cells[PIECE_TRAIL + piece] |= island.bit[cells[PIECE_HEX + piece]] | island.bit[to]
    cells[PIECE_STATE + piece] = ISLAND
    cells[PIECE_HEX + piece] = to
    if state.log is not None:
        name = state.box.piece_names[piece]
        state.log.add("carry", {"seat": seat, "object": name, "hex": island.hex_names[to]})
    note_object(state, piece)
    carrying.pay(state, seat, payment)
    if (
        can_mark(state, seat, piece)
        or steps(state, sets_of(state), piece)
        or can_finish(state, seat, piece, to)
    ):
        state.ask_about(frames.MOVE, seat, piece * 2 + 1)
    else:
        leave(state, seat, piece)


# Ending the move [G21-G23] -----------------------------------------------------------------------


def leave(state: "GiantsState", seat: i64, piece: i64) -> None:
    """It stays where it is."""
    if state.log is not None:
        where = state.island.hex_names[state.cells[PIECE_HEX + piece]]
        name = state.box.piece_names[piece]
        state.log.add("leave", {"seat": seat, "object": name, "hex": where})


def mark(state: "GiantsState", seat: i64, piece: i64) -> None:
    """G23: only he may move it while his marker is there."""
    cells = state.cells
    cells[MARKERS + seat] -= 1
    cells[PIECE_STATE + piece] = ISLAND
    cells[PIECE_OWNER + piece] = 1 + seat
    cells[PIECE_MARKED + piece] = 1
    note_object(state, piece)
    if state.log is not None:
        where = state.island.hex_names[cells[PIECE_HEX + piece]]
        name = state.box.piece_names[piece]
        state.log.add("mark", {"seat": seat, "object": name, "hex": where})


def unmark(state: "GiantsState", piece: i64) -> None:
    """The marker goes back to its owner, and the object is nobody's."""
    cells = state.cells
    if cells[PIECE_MARKED + piece]:
        cells[MARKERS + cells[PIECE_OWNER + piece] - 1] += 1
        cells[PIECE_MARKED + piece] = 0
    cells[PIECE_OWNER + piece] = 0
    note_object(state, piece)


def erect(state: "GiantsState", seat: i64, piece: i64, ahu: i64) -> None:
    """G21: on a free ahu, or one that he reserved."""
    bases.lay(state, seat, ahu)
    state.cells[AHU_MOAI + ahu] = 1 + piece
    _set(state, piece)
    if state.log is not None:
        name = state.box.piece_names[piece]
        ahu_name = state.island.ahu_names[ahu]
        state.log.add("erect", {"seat": seat, "object": name, "ahu": ahu_name})
        if state.open_score:
            state.log.add("score", {"seat": seat, "points": scoring.moai_worth(state, ahu)})


def crown(state: "GiantsState", seat: i64, piece: i64, ahu: i64) -> None:
    """G22: also on the moai of a rival."""
    state.cells[AHU_HEADDRESS + ahu] = 1 + piece
    _set(state, piece)
    if state.log is not None:
        name = state.box.piece_names[piece]
        ahu_name = state.island.ahu_names[ahu]
        state.log.add("crown", {"seat": seat, "object": name, "ahu": ahu_name})


def _set(state: "GiantsState", piece: i64) -> None:
    """It never moves again, and the marker on it comes back at once [G21, G23]."""
    unmark(state, piece)
    state.cells[PIECE_STATE + piece] = SET
    state.cells[PIECE_HEX + piece] = 0
    state.cells[PIECE_TRAIL + piece] = 0
    note_object(state, piece)


# The end of the phase and of the turn [G25, G27] -------------------------------------------------


def next_unmoved(state: "GiantsState", seat: i64) -> i64:
    """An object that still stands before the seat's screen; -1 if there is none."""
    sets = sets_of(state)
    unmoved = sets[OWNED + 1 + seat] & sets[SCREENED]
    if not unmoved:
        return -1
    return lowest(unmoved)


def to_quarry(state: "GiantsState", seat: i64, piece: i64, goes_on: bool) -> None:
    """G25: to its quarry hex, where the owner may mark it at once, if there is a next turn."""
    state.cells[PIECE_STATE + piece] = ISLAND
    note_object(state, piece)
    if state.log is not None:
        where = state.island.hex_names[state.cells[PIECE_HEX + piece]]
        name = state.box.piece_names[piece]
        state.log.add("quarry", {"seat": seat, "object": name, "hex": where})
    if goes_on and state.cells[MARKERS + seat]:
        state.ask_about(frames.KEEP, seat, piece)


def legal_keep(out: vec[i64]) -> i64:
    out[0] = SKIP
    out[1] = MARK
    return 2


def keep(state: "GiantsState", seat: i64, index: i64, piece: i64) -> None:
    if index == MARK:
        mark(state, seat, piece)


def let_go(state: "GiantsState") -> None:
    """G24: what is not marked when the phase ends is nobody's; trails end with the turn."""
    cells = state.cells
    sets = sets_of(state)
    changing = sets[MOVED]
    seat: i64
    for seat in range(state.seats):
        changing |= sets[OWNED + 1 + seat] & ~sets[MARKED]
    while changing:
        piece = lowest(changing)
        changing &= changing - 1
        cells[PIECE_TRAIL + piece] = 0
        if not cells[PIECE_MARKED + piece]:
            cells[PIECE_OWNER + piece] = 0
        note_object(state, piece)


def has_marked(state: "GiantsState", seat: i64) -> bool:
    """Whether a marker of the seat stands on an object: those that are nowhere else do."""
    cells = state.cells
    elsewhere = cells[MARKERS + seat] + cells[MARKERS_BID + seat] + cells[MARKERS_LAID + seat]
    return elsewhere + cells[CONTAINED_MARKERS + seat] < state.box.markers


def legal_retrieve(state: "GiantsState", seat: i64, out: vec[i64]) -> i64:
    sets = sets_of(state)
    out[0] = SKIP
    return list_into(sets[OWNED + 1 + seat] & sets[MARKED], RETRIEVE_PIECE, out, 1)


def retrieve(state: "GiantsState", seat: i64, index: i64) -> None:
    """G27: the marker comes home, and the object is unmarked."""
    if index == SKIP:
        return
    piece = index - RETRIEVE_PIECE
    unmark(state, piece)
    if state.log is not None:
        state.log.add("retrieve", {"seat": seat, "object": state.box.piece_names[piece]})
    if has_marked(state, seat):
        state.ask(frames.RETRIEVE, seat)
