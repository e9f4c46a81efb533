"""Step 5 of a ceremony: the rituals of the bag, from the cheapest on [R29]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, ceremony, frames, slots
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import BAG, BUILT, ORDER, SLOT, SLOT_COUNT, SLOTS, TURN
from vaka.games.raiatea.vocabulary import AT_BLESSING, COMMON

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def step(state: "RaiateaState") -> bool:
    """Lay the rituals out, or let the next one work; False when it is over."""
    cells = state.cells
    if not cells[TURN]:
        cells[TURN] = 1
        lay_out(state)
        ceremony.trigger_all(state, AT_BLESSING)
        return True
    at = next_card(state)
    if at < 0:
        close(state)
        return False
    cost = state.deck.cost[slots.ritual_of(cells[at])]
    if cost > cells[BAG]:
        discard_all(state)
        if state.leftover_to_supply:
            return_mana(state)
        close(state)
        return False
    seat = (at - SLOT) // SLOTS
    if is_tied(state, seat, at):
        state.ask(frames.FIRST, seat)
    else:
        bless(state, seat, at)
    return True


def lay_out(state: "RaiateaState") -> None:
    """The bag is opened: now all see what was prepared."""
    cells = state.cells
    laid = False
    seat: i64
    at: i64
    for seat in range(state.seats):
        start: i64 = SLOT + seat * SLOTS
        for at in range(start, start + cells[SLOT_COUNT + seat]):
            where = slots.where_of(cells[at])
            if where == slots.CLIPPED or where == slots.UNCLIPPED:
                slots.move(state, at, slots.IN_ROW)
                laid = True
    if not laid:
        return
    state.reveal()
    if state.log is not None:
        for at in row(state):
            seat = (at - SLOT) // SLOTS
            ritual = slots.ritual_of(cells[at])
            told = slots.told(state, seat, ritual)
            told["cost"] = state.deck.cost[ritual]
            state.log.add("laid", told)


def rank_of(state: "RaiateaState", place: i64, card: i64) -> i64:
    """R29: by cost, then common ones first, then by ceremony order: lower comes earlier."""
    ritual = slots.ritual_of(card)
    common: i64 = 8
    if state.deck.ritual_type[ritual] == COMMON:
        common = 0
    return state.deck.cost[ritual] * 16 + common + place


def order_of(state: "RaiateaState", place: i64, card: i64) -> i64:
    """By rank, then by ritual: the order of equals must not tell how they lay in the hand."""
    return (rank_of(state, place, card) << 8) | slots.ritual_of(card)


def next_card(state: "RaiateaState") -> i64:
    """The cell of the card that comes next; -1 if none is left."""
    cells = state.cells
    found: i64 = -1
    best: i64 = 0
    place: i64
    at: i64
    for place in range(state.seats):
        start: i64 = SLOT + cells[ORDER + place] * SLOTS
        for at in range(start, start + cells[SLOT_COUNT + cells[ORDER + place]]):
            if slots.where_of(cells[at]) == slots.IN_ROW:
                order = order_of(state, place, cells[at])
                if found < 0 or order < best:
                    found = at
                    best = order
    return found


def row(state: "RaiateaState") -> list[int]:
    """The cells of all cards of the row, in order."""
    cells = state.cells
    found: list[tuple[int, int]] = []
    place: i64
    at: i64
    for place in range(state.seats):
        start: i64 = SLOT + cells[ORDER + place] * SLOTS
        for at in range(start, start + cells[SLOT_COUNT + cells[ORDER + place]]):
            if slots.where_of(cells[at]) == slots.IN_ROW:
                found.append((order_of(state, place, cells[at]), at))
    return [at for _, at in sorted(found)]


def equals(state: "RaiateaState", seat: i64, at: i64) -> i64:
    """R29: the different rituals of the seat that could come as well, as a bit mask."""
    cells = state.cells
    rank = rank_of(state, 0, cells[at])
    mask: i64 = 0
    start: i64 = SLOT + seat * SLOTS
    other: i64
    for other in range(start, start + cells[SLOT_COUNT + seat]):
        if slots.where_of(cells[other]) == slots.IN_ROW and rank_of(state, 0, cells[other]) == rank:
            mask |= BITS[slots.ritual_of(cells[other])]
    return mask


def is_tied(state: "RaiateaState", seat: i64, at: i64) -> bool:
    mask = equals(state, seat, at)
    return mask & (mask - 1) != 0


def legal_first(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    mask = equals(state, seat, next_card(state))
    count: i64 = 0
    ritual: i64
    for ritual in range(state.deck.rituals):
        if mask & BITS[ritual]:
            out[count] = state.deck.first_ritual + ritual
            count += 1
    return count


def follow_first(state: "RaiateaState", seat: i64, index: i64) -> None:
    ritual = index - state.deck.first_ritual
    bless(state, seat, slots.find(state, seat, ritual, slots.IN_ROW))


def bless(state: "RaiateaState", seat: i64, at: i64) -> None:
    """The bag pays, and the ritual works."""
    ritual = slots.ritual_of(state.cells[at])
    state.cells[BAG] -= state.deck.cost[ritual]
    state.cells[BUILT] = 0
    if state.log is not None:
        told = slots.told(state, seat, ritual)
        told["cost"] = state.deck.cost[ritual]
        state.log.add("paid", told)
    assistants.perform(state, seat, at)


def discard_all(state: "RaiateaState") -> None:
    """The first that cannot be paid, and all after it, are discarded without effect."""
    while True:
        at = next_card(state)
        if at < 0:
            return
        seat = (at - SLOT) // SLOTS
        if state.log is not None:
            state.log.add("unpaid", slots.told(state, seat, slots.ritual_of(state.cells[at])))
        slots.discard(state, seat, at)


def return_mana(state: "RaiateaState") -> None:
    """R29: by option the mana left when a ritual cannot be paid goes to the supply."""
    cells = state.cells
    if cells[BAG]:
        if state.log is not None:
            state.log.add("leftover-mana", {"mana": cells[BAG]})
        cells[BAG] = 0


def close(state: "RaiateaState") -> None:
    state.cells[TURN] = 0
