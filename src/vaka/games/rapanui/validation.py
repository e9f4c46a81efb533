"""Whether numbers from elsewhere can be a state of Rapa Nui: snapshots may have been tampered with.

Core checks its own cells and the inventory; this checks that every other number points somewhere
and agrees with the rest, so that nothing a restored game does can go astray.
"""

from typing import TYPE_CHECKING

from vaka.core.cells import OVER
from vaka.core.vectors import i64
from vaka.games.rapanui.effects import seen_of
from vaka.games.rapanui.layout import (
    ACTIVE,
    COLUMN,
    COLUMNS,
    CROPS,
    DECK,
    DECK_LEFT,
    DECK_ROOM,
    FIRST,
    HAND,
    HEIGHT,
    HEIGHT_ROOM,
    HELD,
    HIDDEN,
    HIDDEN_COUNT,
    HIDDEN_CROP,
    HIDDEN_MOST,
    HIDDEN_SEAT,
    HIDDEN_SIZE,
    IN_HAND,
    KINDS,
    LAST_COLUMN,
    MOAI_ROOM,
    OWED,
    PHASE,
    PILE,
    SCORED,
    SIZE,
)
from vaka.games.rapanui.rules import NEXT_TURN

if TYPE_CHECKING:
    from vaka.games.rapanui.state import RapaNuiState


def is_valid(state: "RapaNuiState") -> bool:
    return _pointers(state) and _cards(state) and _seats(state) and _hidden(state)


def _pointers(state: "RapaNuiState") -> bool:
    """Numbers that name a seat, a column, a kind or a part of the turn."""
    cells = state.cells
    return (
        0 <= cells[PHASE] <= NEXT_TURN
        and 0 <= cells[ACTIVE] < state.seats
        and 0 <= cells[FIRST] < state.seats
        and 0 <= cells[LAST_COLUMN] < COLUMNS
        and 0 <= cells[SCORED] <= KINDS
    )


def _cards(state: "RapaNuiState") -> bool:
    """The deck and the columns hold cards up to their top and nothing above it."""
    cells = state.cells
    if not 0 <= cells[DECK_LEFT] <= DECK_ROOM or (cells[DECK_LEFT] == 0) != (cells[OVER] != 0):
        return False
    if not _stack(state, DECK, cells[DECK_LEFT], DECK_ROOM):
        return False
    column: i64
    for column in range(COLUMNS):
        height = cells[HEIGHT + column]
        if not 1 <= height <= state.box.height:
            return False
        if not _stack(state, COLUMN + column * HEIGHT_ROOM, height, HEIGHT_ROOM):
            return False
    return True


def _stack(state: "RapaNuiState", start: i64, height: i64, room: i64) -> bool:
    place: i64
    for place in range(room):
        card = state.cells[start + place]
        if not 0 <= card < KINDS or (place >= height and card != 0):
            return False
    return True


def _seats(state: "RapaNuiState") -> bool:
    """Nothing is owned less than zero times, and hands are counted right."""
    cells = state.cells
    at: i64
    for at in range(PILE, SIZE):
        if cells[at] < 0:
            return False
    seat: i64
    for seat in range(state.seats):
        held: i64 = 0
        kind: i64
        for kind in range(KINDS):
            held += cells[IN_HAND + seat * KINDS + kind]
        if held != cells[HELD + seat] or held > HAND or cells[OWED + seat] > 2:
            return False
    return True


def _hidden(state: "RapaNuiState") -> bool:
    """Each hidden offering was laid by somebody, and its limits can be those of true ones."""
    cells = state.cells
    count = cells[HIDDEN_COUNT]
    if count > MOAI_ROOM:
        return False
    number: i64
    crop: i64
    for number in range(count):
        card = HIDDEN + number * HIDDEN_SIZE
        seat = cells[card + HIDDEN_SEAT]
        if seat >= state.seats or cells[card + HIDDEN_CROP] >= CROPS:
            return False
        for crop in range(CROPS):
            laid = _laid(state, seat, number, crop)
            most = cells[card + HIDDEN_MOST + crop]
            if not laid <= most <= seen_of(state, seat, crop):
                return False
            before = _limit_before(state, seat, number, crop)
            if before > most:
                return False
    return True


def _laid(state: "RapaNuiState", seat: i64, last: i64, crop: i64) -> i64:
    """How many hidden offerings of a crop the seat laid, up to a certain card."""
    laid: i64 = 0
    number: i64
    for number in range(last + 1):
        card = HIDDEN + number * HIDDEN_SIZE
        if state.cells[card + HIDDEN_SEAT] == seat and state.cells[card + HIDDEN_CROP] == crop:
            laid += 1
    return laid


def _limit_before(state: "RapaNuiState", seat: i64, number: i64, crop: i64) -> i64:
    """The limit of the seat's hidden offering before this one; limits never sink."""
    while number > 0:
        number -= 1
        card = HIDDEN + number * HIDDEN_SIZE
        if state.cells[card + HIDDEN_SEAT] == seat:
            return state.cells[card + HIDDEN_MOST + crop]
    return 0
