"""Against opponents: whom an effect hits, what is stolen, which ritual is stopped [R42]."""

from typing import TYPE_CHECKING

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, effects, frames, masks, prices, slots, supplies, tasks
from vaka.games.raiatea.actions import OPPONENT_SEAT, STEAL_GOODS
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import CHOICES, GOODS, HELD, MANA, PEARLS, PRIESTS
from vaka.games.raiatea.vocabulary import (
    ANY_ASSISTANT,
    ANY_GOODS,
    GOODS_NAMES,
    LOSE,
    MANA_,
    MASK,
    PEARL,
    PRIEST,
    RITUAL,
    STEAL,
    THE_GOODS,
    THE_TYPE,
    WHAT,
    WIDTH,
    WORD,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


# Whom ---------------------------------------------------------------------------------------------


def can_hit(state: "RaiateaState", task: i64, opponent: i64) -> bool:
    """Whether the effect would do something to this opponent."""
    if opponent == tasks.seat_of(task):
        return False
    if tasks.kind_of(task) == tasks.STOP:
        return slots.count_in(state, opponent, slots.IN_ROW) > 0
    ops = state.deck.ops
    at = tasks.value_of(task) * WIDTH
    if ops[at + WORD] == LOSE or ops[at + WORD] == STEAL:
        return has(state, opponent, ops[at + WHAT])
    return True


def has(state: "RaiateaState", seat: i64, what: i64) -> bool:
    """Whether a seat has anything of this that it could lose."""
    cells = state.cells
    if what == MANA_:
        return cells[MANA + seat] > 0
    if what == PEARL:
        return cells[PEARLS + seat] > 0
    if what == PRIEST:
        return cells[PRIESTS + seat] > 0
    if what == ANY_GOODS:
        return prices.held(state, seat) > 0
    if what == ANY_ASSISTANT:
        return assistants.own_all(state, seat) > 0
    if what == MASK:
        return masks.singles(state, seat) > 0
    if what == RITUAL:
        return slots.hand_size(state, seat) > 0
    if what < THE_TYPE:
        return cells[HELD + seat * GOODS + what - THE_GOODS] > 0
    return assistants.own(state, seat, what - THE_TYPE) > 0


def legal_opponent(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    opponent: i64
    for opponent in range(state.seats):
        if can_hit(state, task, opponent):
            out[count] = OPPONENT_SEAT + opponent
            count += 1
    return count


def begin_opponent(state: "RaiateaState", task: i64) -> None:
    out = blank(CHOICES)
    count = legal_opponent(state, task, out)
    if count == 1:
        hit(state, out[0] - OPPONENT_SEAT, task)
    elif count > 1:
        state.ask_about(frames.OPPONENT, tasks.seat_of(task), task)


def hit(state: "RaiateaState", opponent: i64, task: i64) -> None:
    """The opponent is chosen."""
    seat = tasks.seat_of(task)
    if state.log is not None:
        state.log.add("opponent", {"seat": seat, "opponent": opponent})
    if tasks.kind_of(task) == tasks.STOP:
        tasks.push(state, tasks.packed(tasks.STOP, seat, opponent, 0, 1))
        return
    ops = state.deck.ops
    operation = tasks.value_of(task)
    if ops[operation * WIDTH + WORD] == STEAL:
        many = effects.amount(state, operation, seat)
        if many > tasks.MOST:
            many = tasks.MOST
        what = ops[operation * WIDTH + WHAT]
        if many > 0:
            tasks.push(state, tasks.packed(tasks.STEAL, seat, opponent, what, many))
    else:
        effects.apply(state, operation, opponent, seat)


# Stealing ----------------------------------------------------------------------------------------


def begin_steal(state: "RaiateaState", task: i64) -> None:
    cells = state.cells
    seat = tasks.seat_of(task)
    opponent = tasks.owner_of(task)
    what = tasks.value_of(task)
    many = tasks.count_of(task)
    if what == MANA_:
        if many > cells[MANA + opponent]:
            many = cells[MANA + opponent]
        many = supplies.room(state, MANA + seat, many)
        cells[MANA + opponent] -= many
        cells[MANA + seat] += many
        _tell(state, seat, opponent, "mana", many)
    elif what == PEARL:
        if many > cells[PEARLS + opponent]:
            many = cells[PEARLS + opponent]
        many = supplies.room(state, PEARLS + seat, many)
        cells[PEARLS + opponent] -= many
        cells[PEARLS + seat] += many
        _tell(state, seat, opponent, "pearl", many)
    else:
        out = blank(CHOICES)
        count = legal_steal(state, task, out)
        everything = prices.held(state, opponent)
        if what == MASK:
            everything = masks.singles(state, opponent)
        if count and everything <= many:  # all of it, in any order
            count = 1
        if count == 1:
            steal(state, out[0], task)
        elif count > 1:
            state.ask_about(frames.STEAL, seat, task)


def _tell(state: "RaiateaState", seat: i64, opponent: i64, what: str, many: i64) -> None:
    if state.log is not None:
        state.log.add("steal", {"seat": seat, "opponent": opponent, "what": what, "amount": many})


def legal_steal(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    """R38: the goods of the opponent, or his unpaired masks."""
    opponent = tasks.owner_of(task)
    what = tasks.value_of(task)
    if what == MASK:
        return masks.list_singles(state, opponent, state.deck.steal_mask, out, 0)
    count: i64 = 0
    goods: i64
    for goods in range(GOODS):
        if state.cells[HELD + opponent * GOODS + goods] and (
            what == ANY_GOODS or what == THE_GOODS + goods
        ):
            out[count] = STEAL_GOODS + goods
            count += 1
    return count


def steal(state: "RaiateaState", index: i64, task: i64) -> None:
    seat = tasks.seat_of(task)
    opponent = tasks.owner_of(task)
    tasks.push_rest(state, task)
    if tasks.value_of(task) == MASK:
        mask = masks.number(state, index - state.deck.steal_mask)
        masks.drop(state, opponent, mask)
        if state.log is not None:
            name = masks.name(state, mask)
            state.log.add("steal-mask", {"seat": seat, "opponent": opponent, "mask": name})
        masks.gain(state, seat, mask)
        return
    goods = index - STEAL_GOODS
    state.cells[HELD + opponent * GOODS + goods] -= 1
    _tell(state, seat, opponent, GOODS_NAMES[goods], 1)
    prices.gain(state, seat, goods)


# Stopping a ritual -------------------------------------------------------------------------------


def begin_stop(state: "RaiateaState", task: i64) -> None:
    """First whose, then which; outside the blessing there is none to stop."""
    if tasks.owner_of(task) == tasks.seat_of(task):
        begin_opponent(state, task)
        return
    out = blank(CHOICES)
    count = legal_stop(state, task, out)
    if count == 1:
        stop(state, out[0], task)
    elif count > 1:
        state.ask_about(frames.STOP, tasks.seat_of(task), task)


def legal_stop(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    row = slots.set_in(state, tasks.owner_of(task), slots.IN_ROW)
    count: i64 = 0
    ritual: i64
    for ritual in range(state.deck.rituals):
        if row & BITS[ritual]:
            out[count] = state.deck.stop_ritual + ritual
            count += 1
    return count


def stop(state: "RaiateaState", index: i64, task: i64) -> None:
    """The ritual is discarded without effect."""
    opponent = tasks.owner_of(task)
    ritual = index - state.deck.stop_ritual
    if state.log is not None:
        name = state.deck.ritual_names[ritual]
        state.log.add("stop", {"seat": tasks.seat_of(task), "opponent": opponent, "ritual": name})
    slots.discard(state, opponent, slots.find(state, opponent, ritual, slots.IN_ROW))
