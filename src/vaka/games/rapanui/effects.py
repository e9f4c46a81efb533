"""What cards set in motion: the sacrifice round [N15-N17] and the scoring [N13, N18-N22]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.rapanui import rules
from vaka.games.rapanui.actions import (
    ADD_CROP,
    COLLECT_POINTS,
    COLLECT_WOOD,
    HIDE_CROP,
    SACRIFICE_CROP,
    TAKE_CROP,
)
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES, MOAI, WOODCUTTER
from vaka.games.rapanui.frames import ADD, COLLECT, HIDE, SACRIFICE, TAKE
from vaka.games.rapanui.layout import (
    ACTIVE,
    COLUMN,
    CROPS,
    HEIGHT,
    HEIGHT_ROOM,
    HIDDEN,
    HIDDEN_COUNT,
    HIDDEN_CROP,
    HIDDEN_MOST,
    HIDDEN_SEAT,
    HIDDEN_SIZE,
    IN_AREA,
    KINDS,
    LAST_COLUMN,
    OFFERING,
    OWED,
    PHASE,
    PILE,
    POINTS,
    SCORED,
    STONE,
    WOOD,
)

if TYPE_CHECKING:
    from vaka.games.rapanui.state import RapaNuiState


# The sacrifice round [N15-N17] -------------------------------------------------------------------


def sacrifice_round(state: "RapaNuiState", active: i64) -> None:
    """N15: the others from the left, face up; the active player last and face down; one more.

    N17: who owns no offering lays none. How many one owns is plain to see, which ones is not: so a
    player with only one kind left is asked all the same.
    """
    if not all_piles_empty(state):
        state.ask(ADD, active)
    seat = active
    for _ in range(state.seats):  # the last to lay is pushed first
        if owns_offering(state, seat):
            if seat == active:
                state.ask(HIDE, seat)
            else:
                state.ask(SACRIFICE, seat)
        seat = rules.previous_seat(state, seat)
    if state.log is not None:
        for _ in range(state.seats):
            seat = rules.next_seat(state, seat)
            if not owns_offering(state, seat):
                state.log.add("nothing-to-place", {"seat": seat})


def owns_offering(state: "RapaNuiState", seat: i64) -> bool:
    crop: i64
    for crop in range(CROPS):
        if state.cells[OFFERING + seat * CROPS + crop]:
            return True
    return False


def all_piles_empty(state: "RapaNuiState") -> bool:
    crop: i64
    for crop in range(CROPS):
        if state.cells[PILE + crop]:
            return False
    return True


def legal_own(state: "RapaNuiState", seat: i64, first: i64, out: vec[i64]) -> i64:
    """The crops of which the seat owns an offering, as actions from first on."""
    count: i64 = 0
    crop: i64
    for crop in range(CROPS):
        if state.cells[OFFERING + seat * CROPS + crop]:
            out[count] = first + crop
            count += 1
    return count


def legal_piles(state: "RapaNuiState", first: i64, out: vec[i64]) -> i64:
    """The crops whose pile is not empty, as actions of the group that begins at first."""
    count: i64 = 0
    crop: i64
    for crop in range(CROPS):
        if state.cells[PILE + crop]:
            out[count] = first + crop
            count += 1
    return count


def legal_sacrifice(state: "RapaNuiState", seat: i64, out: vec[i64]) -> i64:
    return legal_own(state, seat, SACRIFICE_CROP, out)


def sacrifice(state: "RapaNuiState", seat: i64, index: i64) -> None:
    cells = state.cells
    crop = index - SACRIFICE_CROP
    cells[OFFERING + seat * CROPS + crop] -= 1
    cells[STONE + crop] += 1
    remember_laid(state, seat, crop)
    if state.log is not None:
        state.log.add("sacrifice", {"seat": seat, "crop": CROP_NAMES[crop]})


def legal_hide(state: "RapaNuiState", seat: i64, out: vec[i64]) -> i64:
    return legal_own(state, seat, HIDE_CROP, out)


def hide(state: "RapaNuiState", seat: i64, index: i64) -> None:
    """N16: only he who laid it knows it until the end."""
    cells = state.cells
    crop = index - HIDE_CROP
    card = HIDDEN + cells[HIDDEN_COUNT] * HIDDEN_SIZE
    cells[card + HIDDEN_SEAT] = seat
    cells[card + HIDDEN_CROP] = crop
    each: i64
    for each in range(CROPS):
        cells[card + HIDDEN_MOST + each] = seen_of(state, seat, each)
    cells[HIDDEN_COUNT] += 1
    cells[OFFERING + seat * CROPS + crop] -= 1
    if state.log is not None:
        state.log.add("hide", {"seat": seat})
        state.log.add("hide-own", {"seat": seat, "crop": CROP_NAMES[crop]}, (seat,))


def legal_add(state: "RapaNuiState", out: vec[i64]) -> i64:
    return legal_piles(state, ADD_CROP, out)


def add(state: "RapaNuiState", seat: i64, index: i64) -> None:
    crop = index - ADD_CROP
    state.cells[PILE + crop] -= 1
    state.cells[STONE + crop] += 1
    if state.log is not None:
        state.log.add("add", {"seat": seat, "crop": CROP_NAMES[crop]})


# What others can know of a player's offerings ----------------------------------------------------


def seen_of(state: "RapaNuiState", seat: i64, crop: i64) -> i64:
    """How many offerings of a crop a player was seen to take and not seen to lay.

    That is what he still owns and what he laid face down: the sum is public, its parts are not.
    """
    cells = state.cells
    seen = cells[OFFERING + seat * CROPS + crop]
    number: i64
    for number in range(cells[HIDDEN_COUNT]):
        card = HIDDEN + number * HIDDEN_SIZE
        if cells[card + HIDDEN_SEAT] == seat and cells[card + HIDDEN_CROP] == crop:
            seen += 1
    return seen


def remember_laid(state: "RapaNuiState", seat: i64, crop: i64) -> None:
    """Who lays a crop openly still had it: so many of his hidden ones cannot have been it."""
    cells = state.cells
    most = seen_of(state, seat, crop)
    number: i64
    for number in range(cells[HIDDEN_COUNT]):
        card = HIDDEN + number * HIDDEN_SIZE
        if cells[card + HIDDEN_SEAT] == seat and cells[card + HIDDEN_MOST + crop] > most:
            cells[card + HIDDEN_MOST + crop] = most


# Scoring [N13, N18-N22] ------------------------------------------------------------------------


def value(state: "RapaNuiState") -> None:
    """N13: the front card of the column that was drawn from last says what is scored."""
    cells = state.cells
    cells[PHASE] = rules.NEXT_TURN
    column = cells[LAST_COLUMN]
    kind = cells[COLUMN + column * HEIGHT_ROOM + cells[HEIGHT + column] - 1]
    cells[SCORED] = kind + 1
    if state.log is not None:
        state.log.add("scoring", {"card": KIND_NAMES[kind]})
    if kind == MOAI:
        ask_moai(state)
        return
    best = majority(state, kind)
    if kind < CROPS:
        value_crop(state, kind, best)
        return
    seat: i64
    for seat in range(state.seats):
        own = cells[IN_AREA + seat * KINDS + kind]
        if own:
            if seat == best:
                own += 1
            if kind == WOODCUTTER:
                gain_wood(state, seat, own)  # N19
            else:
                gain_points(state, seat, own)  # N20


def value_crop(state: "RapaNuiState", crop: i64, best: i64) -> None:
    """N22: one offering for whoever has such a gatherer, from the active player on."""
    cells = state.cells
    seats = state.seats
    seat = cells[ACTIVE]
    for _ in range(seats):
        if cells[IN_AREA + seat * KINDS + crop]:
            if seat == best:
                serve(state, seat, crop, 2)
            else:
                serve(state, seat, crop, 1)
        seat += 1
        if seat == seats:
            seat = 0


def majority(state: "RapaNuiState", kind: i64) -> i64:
    """N18: who has at least 2 of the kind and more than every other; -1 if nobody."""
    cells = state.cells
    best: i64 = -1
    most: i64 = state.box.majority - 1
    at: i64 = IN_AREA + kind
    seat: i64
    for seat in range(state.seats):
        own = cells[at]
        if own > most:
            most = own
            best = seat
        elif own == most:
            best = -1
        at += KINDS
    return best


def ask_moai(state: "RapaNuiState") -> None:
    """N21: the active player is asked first, so he is pushed last."""
    seat = state.cells[ACTIVE]
    for _ in range(state.seats):
        seat = rules.previous_seat(state, seat)
        if state.cells[IN_AREA + seat * KINDS + MOAI]:
            state.ask(COLLECT, seat)


def gain_wood(state: "RapaNuiState", seat: i64, amount: i64) -> None:
    state.cells[WOOD + seat] += amount
    if state.log is not None:
        state.log.add("gain-wood", {"seat": seat, "amount": amount})


def gain_points(state: "RapaNuiState", seat: i64, amount: i64) -> None:
    state.cells[POINTS + seat] += amount
    if state.log is not None:
        state.log.add("gain-points", {"seat": seat, "amount": amount})


def legal_collect(out: vec[i64]) -> i64:
    out[0] = COLLECT_WOOD
    out[1] = COLLECT_POINTS
    return 2


def collect(state: "RapaNuiState", seat: i64, index: i64) -> None:
    """N21: all in wood or all in points."""
    amount = moai_gain(state, seat)
    if index == COLLECT_WOOD:
        gain_wood(state, seat, amount)
    else:
        gain_points(state, seat, amount)


def moai_gain(state: "RapaNuiState", seat: i64) -> i64:
    """N21: 1 per own moai, and 1 for the majority."""
    gain = state.cells[IN_AREA + seat * KINDS + MOAI]
    if majority(state, MOAI) == seat:
        gain += 1
    return gain


def serve(state: "RapaNuiState", seat: i64, crop: i64, count: i64) -> None:
    """N22: give a player his offerings while the pile lasts; the rest he is owed."""
    cells = state.cells
    left = cells[PILE + crop]
    if left < count:
        cells[OWED + seat] = count - left
        cells[PHASE] = rules.MAKING_UP
        count = left
    cells[PILE + crop] = left - count
    cells[OFFERING + seat * CROPS + crop] += count
    if count and state.log is not None:
        state.log.add("gain-offering", {"seat": seat, "crop": CROP_NAMES[crop], "count": count})


def make_up(state: "RapaNuiState") -> None:
    """N22: the pile is empty: who is owed chooses another, clockwise from the active player."""
    cells = state.cells
    seat = cells[ACTIVE]
    for _ in range(state.seats):
        if cells[OWED + seat]:
            if not all_piles_empty(state):
                state.ask(TAKE, seat)  # and come back here after his choice
                return
            cells[OWED + seat] = 0
            if state.log is not None:
                state.log.add("no-offering", {"seat": seat})
        seat = rules.next_seat(state, seat)
    cells[PHASE] = rules.NEXT_TURN


def legal_take(state: "RapaNuiState", out: vec[i64]) -> i64:
    return legal_piles(state, TAKE_CROP, out)


def take(state: "RapaNuiState", seat: i64, index: i64) -> None:
    state.cells[OWED + seat] -= 1
    serve(state, seat, index - TAKE_CROP, 1)
