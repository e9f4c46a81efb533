"""Phase 4: moai and headdresses are carried, erected, put on heads and marked [G16-G25]."""

from typing import TYPE_CHECKING, Final

from vaka.core.packed import i64, vec
from vaka.core.state import blank
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
from vaka.games.giants.auction import carved
from vaka.games.giants.layout import (
    AHU_HEADDRESS,
    AHU_MOAI,
    CHIEF_AT,
    CONTAINED_MARKERS,
    HEX_ROOM,
    HEX_WORKERS,
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
    PIECES,
    SCREEN,
    SET,
    SORCERER_AT,
)
from vaka.games.giants.placement import give_up

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


def has_use(state: "GiantsState", seat: i64, piece: i64, homes: i64, near: i64) -> bool:
    """Whether the seat can do anything with an object that is free for him.

    `homes` are the hexes where he could set it, `near` those from which it can be brought there:
    what is nobody's has not moved this turn, so it has no trail to mind.
    """
    if can_mark(state, seat, piece):
        return True
    bit = state.island.bit[state.cells[PIECE_HEX + piece]]
    if must_keep(state, seat, piece):
        return near & bit != 0
    return homes & bit != 0 or can_step(state, piece)


def homes_of(state: "GiantsState", seat: i64, kind: i64) -> i64:
    """The hexes where the seat could erect or cap an object of the kind, as a bit mask."""
    cells = state.cells
    island = state.island
    workers = HEX_WORKERS + seat * HEX_ROOM
    sorcerer = cells[SORCERER_AT + seat] - 1
    chief = cells[CHIEF_AT + seat] - 1
    homes: i64 = 0
    ahu: i64
    for ahu in range(island.ahus):
        hex_ = island.ahu_hex[ahu]
        if cells[workers + hex_] == 0 and hex_ != sorcerer and hex_ != chief:
            continue
        if _is_home(state, seat, ahu, kind > 0):
            homes |= island.bit[hex_]
    return homes


def near_homes(state: "GiantsState", kind: i64, homes: i64, trail: i64) -> i64:
    """The hexes from which an object of the kind can get to one of its homes, off its trail."""
    if not homes:
        return 0
    island = state.island
    size = carrying.weight(kind)
    near = homes
    seen = trail
    waiting = blank(HEX_ROOM)
    count: i64 = 0
    hex_: i64
    side: i64
    for hex_ in range(island.size):
        bit = island.bit[hex_]
        if homes & bit and not seen & bit and carrying.can_enter(state, size, hex_):
            seen |= bit
            waiting[count] = hex_
            count += 1
    while count:
        count -= 1
        at = waiting[count] * SIDES
        for side in range(SIDES):
            to = island.around[at + side]
            if to < 0:
                break
            bit = island.bit[to]
            near |= bit
            if not seen & bit and carrying.can_enter(state, size, to):
                seen |= bit
                waiting[count] = to
                count += 1
    return near


def _is_home(state: "GiantsState", seat: i64, ahu: i64, moai: bool) -> bool:
    if moai:
        return bases.is_open(state, seat, ahu)
    return bases.is_bare(state, ahu)


def can_finish(state: "GiantsState", seat: i64, piece: i64, hex_: i64) -> bool:
    """G21, G22: whether the object could be erected or put on a head from this hex."""
    island = state.island
    first = island.first_ahu[hex_]
    after = island.first_ahu[hex_ + 1]
    if first == after or not carrying.stands_on(state, seat, hex_):
        return False
    moai = state.box.piece_kind[piece] > 0
    ahu: i64
    for ahu in range(first, after):
        if _is_home(state, seat, ahu, moai):
            return True
    return False


def can_step(state: "GiantsState", piece: i64) -> bool:
    """Whether the object can be carried to any neighbour of its hex."""
    cells = state.cells
    island = state.island
    size = carrying.weight(state.box.piece_kind[piece])
    at = cells[PIECE_HEX + piece] * SIDES
    side: i64
    for side in range(SIDES):
        to = island.around[at + side]
        if to < 0:
            return False
        if not cells[PIECE_TRAIL + piece] & island.bit[to] and carrying.can_enter(state, size, to):
            return True
    return False


# Choosing an object [G16] ------------------------------------------------------------------------


def can_transport(state: "GiantsState", seat: i64) -> bool:
    return objects_into(state, seat, blank(1), 0, 1) == 1


def legal_transport(state: "GiantsState", seat: i64, out: vec[i64]) -> i64:
    out[0] = PASS
    return bases.peeks_into(state, seat, out, objects_into(state, seat, out, 1, PIECES + 1))


def objects_into(state: "GiantsState", seat: i64, out: vec[i64], count: i64, most: i64) -> i64:
    """Add the objects that the seat could do something with, until there are so many actions."""
    homes: i64 = 0
    near: i64 = 0
    kind: i64
    piece: i64
    for kind in range(KINDS):
        if is_short_of_markers(state, seat):
            if kind < 2:  # the same for moai of all sizes
                homes = homes_of(state, seat, kind)
            near = near_homes(state, kind, homes, 0)
        first = state.box.first_piece[kind]
        for piece in range(first, first + carved(state, kind)):
            if is_free_for(state, seat, piece) and has_use(state, seat, piece, homes, near):
                out[count] = TAKE_PIECE + piece
                count += 1
                if count == most:
                    return count
    return count


def is_short_of_markers(state: "GiantsState", seat: i64) -> bool:
    """Whether there can be objects that the seat may take and not mark."""
    return state.cells[MARKERS + seat] == 0 or has_marked(state, seat)


def choose(state: "GiantsState", seat: i64, index: i64) -> None:
    if index == PASS:
        give_up(state, seat)
    elif index >= state.island.peek_ahu:
        bases.peek(state, seat, index - state.island.peek_ahu)
        state.ask(frames.TRANSPORT, seat)
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
        near = near_homes(state, kind, homes_of(state, seat, kind), trail)
    count: i64 = 0
    if can_mark(state, seat, piece):
        out[count] = MARK
        count += 1
    if argument % 2 and cells[PIECE_OWNER + piece]:
        out[count] = LEAVE
        count += 1
    size = carrying.weight(kind)
    side: i64
    for side in range(SIDES):
        to = island.around[hex_ * SIDES + side]
        if to < 0:
            break
        bit = island.bit[to]
        if not trail & bit and near & bit and carrying.can_enter(state, size, to):
            out[count] = island.go_hex + to
            count += 1
    if not carrying.stands_on(state, seat, hex_):
        return count
    ahu: i64
    for ahu in range(island.first_ahu[hex_], island.first_ahu[hex_ + 1]):
        if kind:
            if bases.is_open(state, seat, ahu):
                out[count] = island.erect_ahu + ahu
                count += 1
        elif bases.is_bare(state, ahu):
            out[count] = island.cap_ahu + ahu
            count += 1
    return count


def move(state: "GiantsState", seat: i64, index: i64, argument: i64) -> None:
    piece = argument // 2
    island = state.island
    if index == MARK:
        mark(state, seat, piece)
    elif index == LEAVE:
        leave(state, seat, piece)
    elif index >= island.cap_ahu:
        cap(state, seat, piece, index - island.cap_ahu)
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
    carrying.pay(state, seat, payment)
    if can_mark(state, seat, piece) or can_step(state, piece) or can_finish(state, seat, piece, to):
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


def cap(state: "GiantsState", seat: i64, piece: i64, ahu: i64) -> None:
    """G22: also on the moai of a rival."""
    state.cells[AHU_HEADDRESS + ahu] = 1 + piece
    _set(state, piece)
    if state.log is not None:
        name = state.box.piece_names[piece]
        ahu_name = state.island.ahu_names[ahu]
        state.log.add("cap", {"seat": seat, "object": name, "ahu": ahu_name})


def _set(state: "GiantsState", piece: i64) -> None:
    """It never moves again, and the marker on it comes back at once [G21, G23]."""
    unmark(state, piece)
    state.cells[PIECE_STATE + piece] = SET
    state.cells[PIECE_HEX + piece] = 0
    state.cells[PIECE_TRAIL + piece] = 0


# The end of the phase and of the turn [G25, G27] -------------------------------------------------


def next_unmoved(state: "GiantsState", seat: i64) -> i64:
    """An object that still stands before the seat's screen; -1 if there is none."""
    cells = state.cells
    piece: i64
    for piece in range(PIECES):
        if cells[PIECE_STATE + piece] == SCREEN and cells[PIECE_OWNER + piece] == 1 + seat:
            return piece
    return -1


def to_quarry(state: "GiantsState", seat: i64, piece: i64, goes_on: bool) -> None:
    """G25: to its quarry hex, where the owner may mark it at once, if there is a next turn."""
    state.cells[PIECE_STATE + piece] = ISLAND
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
    piece: i64
    for piece in range(PIECES):
        cells[PIECE_TRAIL + piece] = 0
        if not cells[PIECE_MARKED + piece]:
            cells[PIECE_OWNER + piece] = 0


def has_marked(state: "GiantsState", seat: i64) -> bool:
    """Whether a marker of the seat stands on an object: those that are nowhere else do."""
    cells = state.cells
    elsewhere = cells[MARKERS + seat] + cells[MARKERS_BID + seat] + cells[MARKERS_LAID + seat]
    return elsewhere + cells[CONTAINED_MARKERS + seat] < state.box.markers


def legal_retrieve(state: "GiantsState", seat: i64, out: vec[i64]) -> i64:
    cells = state.cells
    out[0] = SKIP
    count: i64 = 1
    piece: i64
    for piece in range(PIECES):
        if cells[PIECE_MARKED + piece] and cells[PIECE_OWNER + piece] == 1 + seat:
            out[count] = RETRIEVE_PIECE + piece
            count += 1
    return count


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
