"""Phases 1 and 2: the moai roll and the auction [G6-G9]."""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import CHANCE
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.giants import frames
from vaka.games.giants.actions import BID_HANDS, PICK_SIZE, SKIP
from vaka.games.giants.layout import (
    AWAY,
    BOXED,
    CHIEF_AT,
    DICE,
    FIGURES,
    FIRST,
    GONE,
    HALVES,
    IN_HAND,
    KINDS,
    MARKERS,
    MARKERS_BID,
    OFFERED,
    ORDER,
    PICKER,
    PIECE_HEX,
    PIECE_OWNER,
    PIECE_STATE,
    ROLLED,
    SCREEN,
    SEALED_BID,
    SORCERER_AT,
    STRENGTH,
    TAKEN,
    TURN,
    WORKERS,
    WORKERS_BID,
)
from vaka.games.giants.sets import note_object

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

FACES: Final = 6  # of a die


def roll_moai(state: "GiantsState") -> None:
    """G6: each die offers a moai of its size; in the first turn 0 counts as 1 and 3 as 2."""
    cells = state.cells
    box = state.box
    chance = Chance(cells[CHANCE])  # one for all dice: what State.roll makes for each
    die: i64
    for die in range(state.seats):
        face = box.faces[die * FACES + chance.below(FACES)]
        state.reveal()
        cells[ROLLED + die] = 1 + face
        size = face
        if cells[TURN] == 1:
            size = box.first_turn[face]
        if size and cells[BOXED + size]:
            cells[BOXED + size] -= 1
            cells[OFFERED + size] += 1
    cells[CHANCE] = chance.x
    if state.log is not None:
        dice = [str(cells[ROLLED + die] - 1) for die in range(state.seats)]
        state.log.add("roll", {"dice": dice})


def on_offer(state: "GiantsState") -> i64:
    """How many moai wait to be carved."""
    cells = state.cells
    return cells[OFFERED + 1] + cells[OFFERED + 2] + cells[OFFERED + 3]


# The bids [G7] -----------------------------------------------------------------------------------


def legal_bid(state: "GiantsState", seat: i64, out: vec[i64]) -> i64:
    """G7: any number of markers and any set of figures; empty hands are allowed."""
    cells = state.cells
    count: i64 = 0
    markers: i64
    workers: i64
    for markers in range(cells[MARKERS + seat] + 1):
        for workers in range(cells[WORKERS + seat] + 1):
            hand = BID_HANDS + (markers * (FIGURES + 1) + workers) * 4
            # In this phase sorcerer and chief are always at home.
            out[count] = hand
            out[count + 1] = hand + 1
            out[count + 2] = hand + 2
            out[count + 3] = hand + 3
            count += 4
    return count


def open_bids(state: "GiantsState") -> None:
    """G8: the hands are shown, and the order of the picks follows."""
    seat: i64
    for seat in range(state.seats):
        _show_hand(state, seat, state.cells[SEALED_BID + 2 * seat] - BID_HANDS)
    cells = state.cells
    place: i64
    for place in range(state.seats):
        seat = (cells[FIRST] + place) % state.seats
        at = place
        while at > 0 and _bids_more(state, seat, cells[ORDER + at - 1]):
            cells[ORDER + at] = cells[ORDER + at - 1]
            at -= 1
        cells[ORDER + at] = seat


def _show_hand(state: "GiantsState", seat: i64, hand: i64) -> None:
    cells = state.cells
    chief = hand % 2
    sorcerer = hand // 2 % 2
    workers = hand // 4 % (FIGURES + 1)
    markers = hand // 4 // (FIGURES + 1)
    cells[MARKERS + seat] -= markers
    cells[MARKERS_BID + seat] = markers
    cells[WORKERS + seat] -= workers
    cells[WORKERS_BID + seat] = workers
    if sorcerer:
        cells[SORCERER_AT + seat] = AWAY
    if chief:
        cells[CHIEF_AT + seat] = AWAY
    cells[STRENGTH + seat] = workers + sorcerer + chief * state.box.sculptor_chief
    if state.log is not None:
        state.log.add(
            "bid",
            {
                "seat": seat,
                "markers": markers,
                "workers": workers,
                "sorcerer": sorcerer,
                "chief": chief,
            },
        )


def _bids_more(state: "GiantsState", seat: i64, other: i64) -> bool:
    """G8: more markers; tie: more half-tablets. Who comes later in turn order never goes ahead."""
    cells = state.cells
    if cells[MARKERS_BID + seat] != cells[MARKERS_BID + other]:
        return cells[MARKERS_BID + seat] > cells[MARKERS_BID + other]
    return cells[HALVES + seat] > cells[HALVES + other]


# The picks [G8, G9] ------------------------------------------------------------------------------


def can_pick(state: "GiantsState", seat: i64) -> bool:
    """Whether a moai is on offer that the seat's unspent sculptors reach."""
    cells = state.cells
    strength = cells[STRENGTH + seat]
    size: i64
    for size in range(1, KINDS):
        if size <= strength and cells[OFFERED + size]:
            return True
    return False


def next_pick(state: "GiantsState") -> bool:
    """Ask whose pick it is; False when a whole loop took nothing."""
    cells = state.cells
    while True:
        while cells[PICKER] < state.seats:
            seat = cells[ORDER + cells[PICKER]]
            cells[PICKER] += 1
            if can_pick(state, seat):
                state.ask(frames.PICK, seat)
                return True
        if not cells[TAKEN]:
            return False
        cells[PICKER] = 0
        cells[TAKEN] = 0


def legal_pick(state: "GiantsState", seat: i64, out: vec[i64]) -> i64:
    cells = state.cells
    out[0] = SKIP
    count: i64 = 1
    size: i64
    for size in range(1, KINDS):
        if size <= cells[STRENGTH + seat] and cells[OFFERED + size]:
            out[count] = PICK_SIZE + size - 1
            count += 1
    return count


def pick(state: "GiantsState", seat: i64, index: i64) -> None:
    if index == SKIP:
        if state.log is not None:
            state.log.add("skip-pick", {"seat": seat})
        return
    cells = state.cells
    size = index - PICK_SIZE + 1
    piece = carve(state, seat, size)
    cells[OFFERED + size] -= 1
    cells[STRENGTH + seat] -= size
    cells[TAKEN] = 1
    if state.log is not None:
        name = state.box.piece_names[piece]
        state.log.add("pick", {"seat": seat, "object": name, "size": size})


def carve(state: "GiantsState", seat: i64, kind: i64) -> i64:
    """A new object before the seat's screen: the next of its kind."""
    cells = state.cells
    piece = state.box.first_piece[kind] + carved(state, kind)
    cells[PIECE_STATE + piece] = SCREEN
    cells[PIECE_HEX + piece] = state.island.quarry[kind]
    cells[PIECE_OWNER + piece] = 1 + seat
    note_object(state, piece)
    return piece


def carved(state: "GiantsState", kind: i64) -> i64:
    """How many objects of a kind were carved so far."""
    cells = state.cells
    return state.box.made[kind] - cells[BOXED + kind] - cells[OFFERED + kind] - cells[GONE + kind]


def close(state: "GiantsState") -> None:
    """G9: what nobody carved leaves the game; the bids lie before the screens."""
    cells = state.cells
    size: i64
    for size in range(1, KINDS):
        left = cells[OFFERED + size]
        if left:
            cells[GONE + size] += left
            cells[OFFERED + size] = 0
            if state.log is not None:
                state.log.add("uncarved", {"size": size, "count": left})
    cells[PICKER] = 0
    cells[TAKEN] = 0
    seat: i64
    for seat in range(state.seats):
        cells[ORDER + seat] = 0
        cells[STRENGTH + seat] = 0


def take_bids_back(state: "GiantsState") -> None:
    """G27: what was bid comes back at the end of the turn, and the dice are taken up."""
    cells = state.cells
    seat: i64
    for seat in range(state.seats):
        cells[MARKERS + seat] += cells[MARKERS_BID + seat]
        cells[MARKERS_BID + seat] = 0
        cells[WORKERS + seat] += cells[WORKERS_BID + seat]
        cells[WORKERS_BID + seat] = 0
        if cells[SORCERER_AT + seat] == AWAY:
            cells[SORCERER_AT + seat] = IN_HAND
        if cells[CHIEF_AT + seat] == AWAY:
            cells[CHIEF_AT + seat] = IN_HAND
    die: i64
    for die in range(DICE):
        cells[ROLLED + die] = 0
