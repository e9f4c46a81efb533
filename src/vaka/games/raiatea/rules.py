"""Raiatea from beginning to end, in the order of the rulebook [R3, R7, R8, R25-R31]."""

from typing import TYPE_CHECKING

from vaka.core.cells import blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import (
    assistants,
    blessing,
    border,
    building,
    ceremony,
    drawing,
    effects,
    forest,
    frames,
    marae,
    market,
    missions,
    path,
    phases,
    ranks,
    reef,
    slots,
    tasks,
    turns,
    work,
)
from vaka.games.raiatea.actions import GO_TO
from vaka.games.raiatea.layout import (
    AT,
    CALLED,
    CEREMONIES,
    CEREMONY,
    CHOSEN,
    DRAWN,
    DRAWN_COUNT,
    DRAWN_ROOM,
    FIRST,
    KAHUNA,
    LOCATION,
    LOCATIONS,
    OFFERERS,
    OPENED,
    PHASE,
    PLAYERS,
    RITUAL_ROOM,
    ROUND,
    SPACE_TILE,
    SPACES,
    TAKEN,
    TASK_COUNT,
    TURN,
)
from vaka.games.raiatea.meta import THIRD_CEREMONY
from vaka.games.raiatea.vocabulary import (
    AT_LOCATION,
    AT_ROUND,
    BORDER,
    DIVER,
    FOREST_,
    GATHERER,
    LOCATION_NAMES,
    MARAE,
    MERCHANT,
    NORMAL,
    PATH_,
    REEF,
    SHAMAN,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def advance(state: "RaiateaState") -> None:
    """What is left of the last choice first; then the phases."""
    cells = state.cells
    if cells[TASK_COUNT]:
        work.do(state, tasks.pop(state))
        return
    phase = cells[PHASE]
    if phase >= phases.FOREST and phase <= phases.MARKET:
        if phase == phases.DIVE:
            reef.dive(state)
            cells[PHASE] = phases.REEF
        elif phase == phases.FETCH:
            next_fetch(state)
        else:
            next_turn(state, phase)
    elif phase == phases.ROUND:
        next_location(state)
    elif phase == phases.BUILDING:
        if not building.step(state):
            end_ceremony(state)
    elif phase == phases.BLESSING:
        if not blessing.step(state):
            building.begin(state)
    elif phase == phases.GIFTS:
        ceremony.next_gift(state)
    elif phase == phases.INVOCATION:
        ceremony.next_invocation(state)
    elif phase == phases.PREPARE:
        ceremony.next_prepare(state)
    elif phase == phases.BUY:
        ceremony.next_buy(state)
    elif phase == phases.DANCE:
        ceremony.next_dance(state)
    elif cells[TURN]:
        begin_round(state)
    else:
        cells[TURN] = 1
        state.ask_sealed(frames.BEGIN, state.config.all_seats())


# Set-up [R3] -------------------------------------------------------------------------------------


def keep_at_start(state: "RaiateaState", seat: i64) -> i64:
    """R3: how many rituals a seat keeps of its first ones: one less for the first of four."""
    if state.seats == 4 and seat == state.cells[FIRST]:
        return state.deck.keep_start - 1
    return state.deck.keep_start


def left_at_start(state: "RaiateaState", seat: i64) -> vec[i64]:
    """How many of each ritual a seat has drawn and not chosen to keep yet."""
    cells = state.cells
    left = blank(RITUAL_ROOM)
    start: i64 = DRAWN + seat * DRAWN_ROOM
    at: i64
    for at in range(start, start + cells[DRAWN_COUNT + seat]):
        left[slots.ritual_of(cells[at])] += 1
    for index in state.answer(seat):
        ritual: i64 = index - state.deck.keep_ritual
        left[ritual] -= 1
    return left


def legal_begin(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    """R3: the rituals drawn that are not among those kept already."""
    left = left_at_start(state, seat)
    count: i64 = 0
    ritual: i64
    for ritual in range(state.deck.rituals):
        if left[ritual] > 0:
            out[count] = state.deck.keep_ritual + ritual
            count += 1
    return count


def open_keeps(state: "RaiateaState") -> None:
    """R3: all have chosen; the fifth player of five does it again."""
    seat: i64
    for seat in range(state.seats):
        kept: i64 = 0
        for index in state.answer(seat):
            slots.keep(state, seat, index - state.deck.keep_ritual)
            kept += 1
        slots.discard_drawn(state, seat, kept)
    if state.seats == PLAYERS:
        last = (state.cells[FIRST] + PLAYERS - 1) % PLAYERS
        if slots.draw(state, last, NORMAL, state.deck.draw_start):
            drawing.choose_kept(state, last, state.deck.keep_start, 0)


# Action rounds [R7, R8] --------------------------------------------------------------------------


def rounds(state: "RaiateaState") -> i64:
    """R7: how many action rounds there are before the next ceremony."""
    return state.deck.rounds[(state.seats - 3) * CEREMONIES + state.cells[CEREMONY]]


def begin_round(state: "RaiateaState") -> None:
    cells = state.cells
    cells[PHASE] = phases.ROUND
    cells[TURN] = 0
    cells[ROUND] += 1
    if state.log is not None:
        ceremony_: int = 1 + cells[CEREMONY]
        state.log.add(
            "round", {"round": cells[ROUND], "ceremony": ceremony_, "first": cells[FIRST]}
        )
    if state.deck.works[AT_ROUND]:
        around = [(cells[FIRST] + turn) % state.seats for turn in range(state.seats)]
        effects.push_triggers(state, around, AT_ROUND)


def next_location(state: "RaiateaState") -> None:
    """R8: from the first player clockwise, each chooses once."""
    cells = state.cells
    if cells[CHOSEN] == state.seats:
        end_round(state)
    else:
        state.ask(frames.GO, (cells[FIRST] + cells[CHOSEN]) % state.seats)


def legal_go(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    """R8: locations that nobody took in this round; R23, R38: the seat's turn has begun."""
    count: i64 = 0
    location: i64
    for location in range(LOCATIONS):
        if not state.cells[TAKEN + location]:
            out[count] = GO_TO + location
            count += 1
    count = assistants.list_shaman(state, seat, out, count)
    return assistants.list_mirror(state, seat, out, count)


def go(state: "RaiateaState", seat: i64, index: i64) -> None:
    """R8, R9: the seat is Kahuna of the location; most begin with a roll for assistants."""
    if assistants.follow_extra(state, seat, index):
        return
    cells = state.cells
    location = index - GO_TO
    cells[TAKEN + location] = 1 + seat
    cells[LOCATION] = 1 + location
    cells[KAHUNA] = seat
    cells[AT] = 0
    cells[TURN] = 0
    if state.log is not None:
        state.log.add("go", {"seat": seat, "location": LOCATION_NAMES[location]})
    if location == FOREST_:
        cells[PHASE] = phases.FOREST
        assistants.roll_for(state, seat, GATHERER)
    elif location == MARAE:
        cells[PHASE] = phases.MARAE
        assistants.roll_for(state, seat, SHAMAN)
    elif location == REEF:
        cells[PHASE] = phases.DIVE
        assistants.roll_for(state, seat, DIVER)
    elif location == PATH_:
        cells[PHASE] = phases.PATH
    elif location == BORDER:
        cells[PHASE] = phases.BORDER
    else:
        cells[PHASE] = phases.MARKET
        assistants.roll_for(state, seat, MERCHANT)


def end_round(state: "RaiateaState") -> None:
    """R8: the first-player marker goes left, the forest is dealt anew, the tiles come back."""
    cells = state.cells
    cells[FIRST] = (cells[FIRST] + 1) % state.seats
    forest.clear_row(state)
    forest.deal_row(state)
    location: i64
    for location in range(LOCATIONS):
        cells[TAKEN + location] = 0
    cells[CHOSEN] = 0
    if cells[ROUND] == rounds(state):
        ceremony.begin(state)
    else:
        begin_round(state)


# A location: all in turn, Kahuna first [R8] ------------------------------------------------------


def seat_at(state: "RaiateaState", phase: i64) -> i64:
    """Whose turn it is: clockwise, at the second pick of the forest counter-clockwise [R10]."""
    cells = state.cells
    if phase == phases.FOREST_AGAIN:
        return (cells[KAHUNA] + state.seats - cells[AT]) % state.seats
    return (cells[KAHUNA] + cells[AT]) % state.seats


def next_turn(state: "RaiateaState", phase: i64) -> None:
    cells = state.cells
    if cells[AT] == state.seats:
        end_turns(state, phase)
        return
    seat = seat_at(state, phase)
    if not cells[TURN]:
        begin_turn(state, phase, seat)
    elif phase == phases.FOREST or phase == phases.FOREST_AGAIN:
        _ask(state, frames.FOREST, seat, forest.can_act(state, seat))
    elif phase == phases.MARAE:
        _ask(state, frames.MARAE, seat, marae.can_act(state, seat))
    elif phase == phases.REEF:
        _ask(state, frames.REEF, seat, assistants.has_extras(state, seat))
    elif phase == phases.PATH:
        _ask(state, frames.PATH, seat, path.can_act(state, seat))
    elif phase == phases.BORDER:
        _ask(state, frames.BORDER, seat, border.can_act(state, seat))
    else:
        _ask(state, frames.MARKET, seat, market.can_act(state, seat))


def _ask(state: "RaiateaState", kind: i64, seat: i64, can_act: bool) -> None:
    if can_act:
        state.ask(kind, seat)
    else:
        turns.end(state)


def begin_turn(state: "RaiateaState", phase: i64, seat: i64) -> None:
    """R42: what lies before the seat works here; R15: the Kahuna's free priest."""
    cells = state.cells
    cells[TURN] = 1
    turns.forget(state)
    cells[CALLED] = 0
    if phase != phases.FOREST_AGAIN:
        effects.trigger(state, seat, AT_LOCATION + cells[LOCATION] - 1)
    if phase == phases.PATH and seat == cells[KAHUNA]:
        ranks.add_priests(state, seat, 1)


def end_turns(state: "RaiateaState", phase: i64) -> None:
    """All have had their turn."""
    cells = state.cells
    if phase == phases.FOREST:  # R10: the second pick, from a new row
        forest.clear_row(state)
        forest.deal_row(state)
        cells[PHASE] = phases.FOREST_AGAIN
        cells[AT] = 0
        return
    if phase == phases.BORDER:
        cells[PHASE] = phases.FETCH
        cells[AT] = 0
        return
    if phase == phases.PATH:
        place: i64
        for place in range(state.seats):
            path.priests_mana(state, (cells[KAHUNA] + place) % state.seats)
    close_location(state)


def next_fetch(state: "RaiateaState") -> None:
    """R16: who offered a mask takes one, in the same order; then the Kahuna's mission."""
    cells = state.cells
    if cells[AT] == state.seats:
        if cells[TURN]:
            close_location(state)
        else:
            cells[TURN] = 1
            tasks.push_one(state, tasks.MISSION, cells[KAHUNA])
        return
    seat = seat_at(state, phases.FETCH)
    cells[AT] += 1
    bit: i64 = BIT[seat]
    if cells[OFFERERS] & bit:
        border.begin_fetch(state, seat)


def close_location(state: "RaiateaState") -> None:
    cells = state.cells
    turns.forget(state)
    cells[PHASE] = phases.ROUND
    cells[AT] = 0
    cells[TURN] = 0
    cells[OFFERERS] = 0
    cells[CALLED] = 0
    cells[CHOSEN] += 1
    cells[LOCATION] = 0
    cells[KAHUNA] = 0


# The end of a ceremony [R31] ---------------------------------------------------------------------


def end_ceremony(state: "RaiateaState") -> None:
    """R31: the next statue is opened; after the third ceremony the game ends."""
    cells = state.cells
    cells[AT] = 0
    cells[CALLED] = 0
    if cells[CEREMONY] == CEREMONIES:
        if state.log is not None:
            state.log.add("third-ceremony", {})
        state.finish(THIRD_CEREMONY)
        return
    if not cells[SPACE_TILE + cells[OPENED] * SPACES]:  # R5, R42: it may have been revealed
        missions.open_statue(state, cells[OPENED])
    cells[OPENED] += 1
    if state.log is not None:
        state.log.add("open", {"statue": cells[OPENED]})
    begin_round(state)
