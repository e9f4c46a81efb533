"""Assistants that an effect sends out, for their B effect [R21-R24, R42]."""

from typing import TYPE_CHECKING

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, forest, frames, market, missions, slots, tasks
from vaka.games.raiatea.actions import DONE, USE_TYPE
from vaka.games.raiatea.layout import (
    CHOICES,
    PRIESTS,
    READY,
    ROW_COUNT,
    TYPES,
)
from vaka.games.raiatea.vocabulary import (
    ANY_PILE,
    GATHERER,
    MERCHANT,
    NOW,
    SHAMAN,
    TYPE_NAMES,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def begin(state: "RaiateaState", task: i64) -> None:
    """Ask, if there is one to send: nobody must."""
    if legal(state, tasks.seat_of(task), blank(CHOICES)) > 1:
        state.ask_about(frames.USE, tasks.seat_of(task), task)


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = 1
    type_: i64
    for type_ in range(TYPES):
        if state.cells[READY + seat * TYPES + type_] and can_help(state, seat, type_):
            out[count] = USE_TYPE + type_
            count += 1
    return count


def can_help(state: "RaiateaState", seat: i64, type_: i64) -> bool:
    """Whether, as far as all can see, an assistant of this type could do something."""
    cells = state.cells
    if type_ == GATHERER:
        return cells[ROW_COUNT] > 0 or forest.has_more(state)
    if type_ == MERCHANT:
        return market.can_lift(state)
    if type_ == SHAMAN:
        return (
            cells[PRIESTS + seat] > 0
            and slots.hand_size(state, seat) > 0
            and not tasks.is_deep(state)
        )
    return missions.any_to_complete(state, seat)


def follow(state: "RaiateaState", index: i64, task: i64) -> None:
    if index == DONE:
        return
    seat = tasks.seat_of(task)
    type_ = index - USE_TYPE
    tasks.push_rest(state, task)
    assistants.turn(state, seat, type_)
    if state.log is not None:
        state.log.add("send", {"seat": seat, "assistant": TYPE_NAMES[type_]})
    if type_ == GATHERER:
        forest.turn_up(state, seat)
        tasks.push_one(state, tasks.GATHER, seat)
    elif type_ == MERCHANT:
        tasks.push(state, tasks.packed(tasks.RUN, seat, seat, state.deck.lift, NOW))
    elif type_ == SHAMAN:
        asked = ANY_PILE + 4 * state.cells[PRIESTS + seat]
        tasks.push(state, tasks.packed(tasks.PERFORM, seat, seat, asked, 1))
    else:
        tasks.push_one(state, tasks.MISSION, seat)
