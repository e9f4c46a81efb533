"""Drawing rituals by rank and keeping some, and performing from the hand [R13, R20, R42]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, frames, ranks, slots, tasks
from vaka.games.raiatea.actions import DONE, DRAW_FROM
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import DRAWN, DRAWN_COUNT, DRAWN_ROOM, SLOT_COUNT, SLOTS
from vaka.games.raiatea.vocabulary import ANY_PILE, FORBIDDEN, NORMAL

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


# Which deck [R13] --------------------------------------------------------------------------------


def can_draw(state: "RaiateaState", seat: i64) -> bool:
    return slots.may_draw(state, seat, NORMAL) or slots.may_draw(state, seat, FORBIDDEN)


def list_decks(state: "RaiateaState", seat: i64, out: vec[i64], count: i64) -> i64:
    """Add an action for every deck that the seat may draw from."""
    pile: i64
    for pile in (NORMAL, FORBIDDEN):
        if slots.may_draw(state, seat, pile):
            out[count] = DRAW_FROM + pile
            count += 1
    return count


def begin_draw(state: "RaiateaState", task: i64) -> None:
    """An effect lets a seat draw: ask from which deck, if two are allowed."""
    seat = tasks.seat_of(task)
    normal = slots.may_draw(state, seat, NORMAL)
    forbidden = slots.may_draw(state, seat, FORBIDDEN)
    if normal and forbidden:
        state.ask_about(frames.DRAW, seat, task)
    elif normal:
        draw(state, seat, NORMAL, tasks.count_of(task))
    elif forbidden:
        draw(state, seat, FORBIDDEN, tasks.count_of(task))


def legal_draw(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    return list_decks(state, seat, out, 1)


def follow_draw(state: "RaiateaState", seat: i64, index: i64, task: i64) -> None:
    if index != DONE:
        draw(state, seat, index - DRAW_FROM, tasks.count_of(task))


def draw(state: "RaiateaState", seat: i64, pile: i64, kept: i64) -> None:
    """R13: draw by rank, keep so many."""
    slots.draw(state, seat, pile, state.deck.draw_count[ranks.rank(state, seat)])
    room = SLOTS - state.cells[SLOT_COUNT + seat]
    if kept > room:
        kept = room
    choose_kept(state, seat, kept, 0)


# Which to keep [R3, R13] -------------------------------------------------------------------------


def choose_kept(state: "RaiateaState", seat: i64, wanted: i64, kept: i64) -> None:
    """Ask which drawn ritual to keep, unless all are kept or enough were."""
    cells = state.cells
    if kept < wanted:
        if cells[DRAWN_COUNT + seat] > wanted - kept:
            task = tasks.packed(tasks.DRAW, seat, seat, kept, wanted)
            state.ask_about(frames.KEEP, seat, task)
            return
        while cells[DRAWN_COUNT + seat]:
            slots.keep(state, seat, slots.ritual_of(cells[DRAWN + seat * DRAWN_ROOM]))
            kept += 1
    slots.discard_drawn(state, seat, kept)


def legal_keep(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    drawn = slots.set_drawn(state, seat)
    count: i64 = 0
    index: i64 = state.deck.keep_ritual
    while drawn:
        if drawn & 1:
            out[count] = index
            count += 1
        drawn >>= 1
        index += 1
    return count


def follow_keep(state: "RaiateaState", seat: i64, index: i64, task: i64) -> None:
    slots.keep(state, seat, index - state.deck.keep_ritual)
    choose_kept(state, seat, tasks.count_of(task), 1 + tasks.value_of(task))


# Performing from the hand, without paying [R20, R42] ---------------------------------------------


def begin_perform(state: "RaiateaState", task: i64) -> None:
    """Ask, if as far as all can see the seat has such a ritual."""
    if tasks.is_deep(state):
        return
    seat = tasks.seat_of(task)
    pile = tasks.value_of(task) % 4
    ritual: i64
    hand = slots.set_in(state, seat, slots.IN_HAND)
    for ritual in range(state.deck.rituals):
        if hand & BITS[ritual] and (pile == ANY_PILE or state.deck.pile[ritual] == pile):
            state.ask_about(frames.PERFORM, seat, task)
            return


def can_perform(state: "RaiateaState", ritual: i64, task: i64) -> bool:
    """Whether deck and cost are as the effect says."""
    pile = tasks.value_of(task) % 4
    limit = tasks.value_of(task) // 4
    if pile != ANY_PILE and state.deck.pile[ritual] != pile:
        return False
    return limit == 0 or state.deck.cost[ritual] <= limit


def legal_perform(state: "RaiateaState", seat: i64, task: i64, out: vec[i64]) -> i64:
    hand = slots.set_in(state, seat, slots.IN_HAND)
    out[0] = DONE
    count: i64 = 1
    ritual: i64
    for ritual in range(state.deck.rituals):
        if hand & BITS[ritual] and can_perform(state, ritual, task):
            out[count] = state.deck.perform_ritual + ritual
            count += 1
    return count


def follow_perform(state: "RaiateaState", seat: i64, index: i64) -> None:
    if index != DONE:
        ritual = index - state.deck.perform_ritual
        assistants.perform(state, seat, slots.find(state, seat, ritual, slots.IN_HAND))
