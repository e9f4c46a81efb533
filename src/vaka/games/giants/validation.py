"""Whether numbers from elsewhere can be a state of Giants: snapshots may have been tampered with.

Core checks its own cells and the inventory; this checks that every other number points somewhere
and agrees with the rest, so that nothing a restored game does can go astray.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import ARGUMENT, ASKED, DEPTH, FRAMES, HEADER, KIND, OVER, blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64
from vaka.games.giants import auction, carrying, frames, placement, rules, transport
from vaka.games.giants.actions import CHIEF, FIGURE_NAMES, SORCERER
from vaka.games.giants.island import FOREST
from vaka.games.giants.layout import (
    ACTIVE,
    AHU_BASE,
    AHU_HEADDRESS,
    AHU_MOAI,
    AHU_ROOM,
    AWAY,
    BOXED,
    CHIEF_AT,
    CHIEFS,
    CROWD,
    CUT,
    DICE,
    FIRST,
    HEX_LOGS,
    HEX_ROOM,
    HEX_WORKERS,
    IDLE,
    ISLAND,
    KINDS,
    LOGS,
    ORDER,
    PASSED,
    PHASE,
    PICKER,
    PIECE_HEX,
    PIECE_MARKED,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    PIECES,
    PLAYERS,
    ROLLED,
    SCREEN,
    SET,
    SHOWN,
    SIZE,
    SORCERER_AT,
    TAKEN,
    TURN,
    UNCARVED,
    WORKERS,
)

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

# In which part of the turn each kind of decision is asked.
_PHASE_OF: Final = (
    rules.PICKS,  # bid
    rules.PICKS,
    rules.PLACEMENT,  # place
    rules.PLACEMENT,
    rules.PLACEMENT,
    rules.TRANSPORT,  # transport
    rules.TRANSPORT,
    rules.TRANSPORT,
    rules.UNMOVED,  # keep
    rules.TURN_END,  # retrieve
)


def is_valid(state: "GiantsState") -> bool:
    return (
        _pointers(state)
        and _counts(state)
        and _seats(state)
        and _hexes(state)
        and _pieces(state)
        and _ahus(state)
        and _asked(state)
        and _answers(state)
    )


def _pointers(state: "GiantsState") -> bool:
    """Numbers that name a seat, a part of the turn or a face of a die."""
    cells = state.cells
    seat: i64
    for seat in range(PLAYERS):
        if not 0 <= cells[ORDER + seat] < state.seats:
            return False
    die: i64
    for die in range(DICE):
        if not 0 <= cells[ROLLED + die] <= KINDS:
            return False
    return (
        rules.ROLL <= cells[PHASE] <= rules.TURN_END
        and 1 <= cells[TURN] <= state.box.turns
        and 0 <= cells[FIRST] < state.seats
        and 0 <= cells[ACTIVE] < state.seats
        and 0 <= cells[PASSED] <= state.config.all_seats()
        and 0 <= cells[PICKER] <= state.seats
        and 0 <= cells[TAKEN] <= 1
    )


def _counts(state: "GiantsState") -> bool:
    """Nothing is there less than zero times; the figures' places are looked at elsewhere."""
    at: i64
    for at in range(BOXED, SIZE):
        if state.cells[at] < 0 and not SORCERER_AT <= at < CHIEF_AT + PLAYERS:
            return False
    return True


def _seats(state: "GiantsState") -> bool:
    """Figures are somewhere, only placed ones are idle, and empty chairs own nothing."""
    cells = state.cells
    island = state.island
    seat: i64
    for seat in range(state.seats):
        sorcerer = cells[SORCERER_AT + seat]
        chief = cells[CHIEF_AT + seat]
        idle = cells[IDLE + seat]
        if not AWAY <= sorcerer <= island.size or not AWAY <= chief <= island.size:
            return False
        if idle > 3 or (idle and state.acting_figures_carry):
            return False
        if (idle & carrying.IDLE_SORCERER and sorcerer <= 0) or (
            idle & carrying.IDLE_CHIEF and chief <= 0
        ):
            return False
        if cells[SHOWN + seat] >= island.bit[island.ahus] or (
            cells[SHOWN + seat] and not state.as_printed
        ):
            return False
    at: i64
    for seat in range(state.seats, PLAYERS):
        at = WORKERS + seat
        while at < AHU_BASE:
            if cells[at]:
                return False
            at += PLAYERS
    return True


def _hexes(state: "GiantsState") -> bool:
    """Who can carry where is counted right, and nothing lies in the sea."""
    cells = state.cells
    island = state.island
    hex_: i64
    seat: i64
    for hex_ in range(island.size):
        crowd: i64 = 0
        chiefs: i64 = 0
        for seat in range(state.seats):
            crowd += carrying.carriers(state, seat, hex_)
            if cells[CHIEF_AT + seat] == hex_ + 1 and not cells[IDLE + seat] & carrying.IDLE_CHIEF:
                chiefs += BIT[seat]
        if cells[CROWD + hex_] != crowd or cells[CHIEFS + hex_] != chiefs:
            return False
        if cells[CUT + hex_] > 1 or (cells[CUT + hex_] and island.kind[hex_] != FOREST):
            return False
    at: i64
    for hex_ in range(island.size, HEX_ROOM):
        if cells[CUT + hex_] or cells[HEX_LOGS + hex_] or cells[CROWD + hex_]:
            return False
        if cells[CHIEFS + hex_]:
            return False
        for seat in range(PLAYERS):
            if cells[HEX_WORKERS + seat * HEX_ROOM + hex_]:
                return False
    for at in range(HEX_WORKERS + state.seats * HEX_ROOM, SIZE):
        if cells[at]:
            return False
    return True


def _pieces(state: "GiantsState") -> bool:
    """Objects are carved in order, and each is where its state says."""
    kind: i64
    number: i64
    for kind in range(KINDS):
        carved = auction.carved(state, kind)
        for number in range(state.box.made[kind]):
            piece = state.box.first_piece[kind] + number
            if (state.cells[PIECE_STATE + piece] == UNCARVED) != (number >= carved):
                return False
            if not _piece(state, piece):
                return False
    return True


def _piece(state: "GiantsState", piece: i64) -> bool:
    cells = state.cells
    island = state.island
    where = cells[PIECE_STATE + piece]
    hex_ = cells[PIECE_HEX + piece]
    owner = cells[PIECE_OWNER + piece]
    marked = cells[PIECE_MARKED + piece]
    trail = cells[PIECE_TRAIL + piece]
    if where in (UNCARVED, SET):
        return not (hex_ or owner or marked or trail)
    if hex_ >= island.size or owner > state.seats or marked > 1 or (marked and not owner):
        return False
    if where == SCREEN:
        quarry = island.quarry[state.box.piece_kind[piece]]
        return owner > 0 and not marked and not trail and hex_ == quarry
    if where != ISLAND:
        return False
    if trail:
        # What is nobody's has not moved this turn, unless it is on its way just now.
        if not owner and not _is_moving(state, piece):
            return False
        return trail < island.bit[island.size - 1] * 2 and trail & island.bit[hex_] != 0
    return True


def _is_moving(state: "GiantsState", piece: i64) -> bool:
    """Whether the decision is about where the object goes on to."""
    kind = state.cells[KIND]
    argument = state.cells[ARGUMENT]
    if kind == frames.MOVE:
        return argument // 2 == piece
    return kind == frames.PAY and argument // 64 == piece


def _ahus(state: "GiantsState") -> bool:
    """What is set stands on exactly one ahu, and on a base."""
    cells = state.cells
    box = state.box
    stands = blank(PIECES)
    ahu: i64
    for ahu in range(AHU_ROOM):
        base = cells[AHU_BASE + ahu]
        moai = cells[AHU_MOAI + ahu]
        headdress = cells[AHU_HEADDRESS + ahu]
        if ahu >= state.island.ahus:
            if base or moai or headdress:
                return False
            continue
        if base > state.seats or moai > PIECES or headdress > PIECES:
            return False
        if (moai and not base) or (headdress and not moai):
            return False
        if moai:
            if not box.piece_kind[moai - 1]:
                return False
            stands[moai - 1] += 1
        if headdress:
            if box.piece_kind[headdress - 1]:
                return False
            stands[headdress - 1] += 1
    piece: i64
    for piece in range(PIECES):
        wanted: i64 = 0
        if cells[PIECE_STATE + piece] == SET:
            wanted = 1
        if stands[piece] != wanted:
            return False
    return True


def _asked(state: "GiantsState") -> bool:
    """The decision belongs to its part of the turn, and is about something that is there."""
    cells = state.cells
    if cells[OVER]:
        return True
    kind = cells[KIND]
    if cells[PHASE] != _PHASE_OF[kind] or (cells[ASKED] < 0) != (kind == frames.BID):
        return False
    depth: i64
    for depth in range(cells[DEPTH]):
        # Only the questions for markers wait for each other.
        if kind != frames.RETRIEVE or cells[FRAMES + depth] & 0xFF != frames.RETRIEVE:
            return False
    return _about(state, kind, cells[ASKED], cells[ARGUMENT])


def _about(state: "GiantsState", kind: i64, seat: i64, argument: i64) -> bool:
    """Whether the frame's argument means something."""
    cells = state.cells
    if argument < 0:
        return False
    if kind == frames.WHERE:
        if argument > CHIEF * 3 or argument % 3 > cells[LOGS + seat]:
            return False
        return placement.has_figure(state, seat, FIGURE_NAMES[argument // 3])
    if kind == frames.ACT:
        if argument != SORCERER and argument != CHIEF:
            return False
        hex_ = placement.acting_hex(state, seat, argument)
        return hex_ >= 0 and placement.can_act(state, seat, hex_)
    if kind == frames.MOVE:
        return argument < PIECES * 2 and transport.is_free_for(state, seat, argument // 2)
    if kind == frames.PAY:
        return (
            argument < PIECES * 64
            and argument % 64 < state.island.size
            and transport.is_free_for(state, seat, argument // 64)
        )
    if kind == frames.KEEP:
        return argument < PIECES and transport.is_free_for(state, seat, argument)
    return argument == 0


def _answers(state: "GiantsState") -> bool:
    """Sealed bids are such as the seats could make, and there are none at other times."""
    cells = state.cells
    bidding = cells[ASKED] < 0 and not cells[OVER]
    out = blank(len(state.items))
    seat: i64
    for seat in range(PLAYERS):
        at = HEADER + seat * 2
        if cells[at] == 0 and cells[at + 1] == 0:
            continue
        if not bidding or seat >= state.seats or cells[at] != -1:
            return False
        count = auction.legal_bid(state, seat, out)
        if cells[at + 1] not in out[:count]:
            return False
    return True
