"""What effects let a player choose from the markets, or from what is his own [R42].

For each kind of thing: the list of actions, and what follows. With one to choose from it is taken
without a question, with none the effect is lost.
"""

from typing import TYPE_CHECKING

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import (
    assistants,
    effects,
    forest,
    frames,
    masks,
    payments,
    prices,
    sending,
    slots,
    tasks,
)
from vaka.games.raiatea.actions import (
    DONE,
    LOSE_GOODS,
    LOSE_TYPE,
    OPTION,
    READY_TYPE,
    TAKE_GOODS,
    TAKE_TYPE,
    USE_TYPE,
)
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    CHOICES,
    GOODS,
    GOODS_MARKET,
    HELD,
    MASK_MARKET,
    MASKS,
    ROW_COUNT,
    TYPES,
    USED,
)
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    ELSE,
    LIMIT,
    NOW,
    PAY_,
    TYPE_NAMES,
    WHAT,
    WIDTH,
    WORD,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# Kinds of tasks and the decisions that they become, where the choice is one of a list.
_DECISION: vec[i64] = vec[i64]([-1] * tasks.KINDS)
_DECISION[tasks.TAKE_GOODS] = frames.GOODS
_DECISION[tasks.TAKE_TYPE] = frames.ASSISTANT
_DECISION[tasks.TAKE_MASK] = frames.MASK
_DECISION[tasks.TAKE_CARD] = frames.CARD
_DECISION[tasks.MAKE_READY] = frames.READY
_DECISION[tasks.USE_TYPE] = frames.USE
_DECISION[tasks.LOSE_GOODS] = frames.LOSE
_DECISION[tasks.LOSE_TYPE] = frames.LOSE
_DECISION[tasks.LOSE_MASK] = frames.LOSE
_DECISION[tasks.LOSE_RITUAL] = frames.LOSE


def begin(state: "RaiateaState", task: i64) -> None:
    """Ask, if there is a choice."""
    if is_sent(task):
        sending.begin(state, task)
        return
    if is_rolled(task):
        assistants.begin_help(state, task)
        return
    out = blank(CHOICES)
    seat = tasks.seat_of(task)
    count = legal(state, task, out)
    if may_leave(task):
        if count > 1:
            state.ask_about(_DECISION[tasks.kind_of(task)], seat, task)
        return
    everything = available(state, task)
    if count and everything <= tasks.count_of(task):  # all of it, in any order
        count = 1
    elif count and tasks.kind_of(task) == tasks.LOSE_RITUAL:
        count = everything  # whether the cards of a hand are alike is a secret
    if count == 1:
        follow(state, out[0], task)
    elif count > 1:
        state.ask_about(_DECISION[tasks.kind_of(task)], seat, task)


def is_sent(task: i64) -> bool:
    """Whether it is about assistants that are sent out."""
    return tasks.kind_of(task) == tasks.USE_TYPE and tasks.value_of(task) == tasks.SENT


def is_rolled(task: i64) -> bool:
    """Whether it is an A effect that the die brings and that is asked about [R23]."""
    return tasks.kind_of(task) == tasks.USE_TYPE and tasks.value_of(task) >= tasks.ROLLED


def may_leave(task: i64) -> bool:
    """Whether it is about taking something that may be left [R21, R22]."""
    kind = tasks.kind_of(task)
    if kind != tasks.TAKE_GOODS and kind != tasks.TAKE_TYPE:
        return False
    return tasks.value_of(task) == tasks.MAY


def available(state: "RaiateaState", task: i64) -> i64:
    """How many there are altogether; of what can be used again and again, more than enough."""
    kind = tasks.kind_of(task)
    seat = tasks.seat_of(task)
    if kind == tasks.TAKE_GOODS:
        return _total(state, GOODS_MARKET, GOODS)
    if kind == tasks.TAKE_TYPE:
        return _total(state, ASSISTANT_MARKET, TYPES)
    if kind == tasks.TAKE_MASK:
        return _total(state, MASK_MARKET, MASKS)
    if kind == tasks.TAKE_CARD:
        return state.cells[ROW_COUNT]
    if kind == tasks.MAKE_READY:
        return _total(state, USED + seat * TYPES, TYPES)
    if kind == tasks.LOSE_GOODS:
        return prices.held(state, seat)
    if kind == tasks.LOSE_TYPE:
        return assistants.own_all(state, seat)
    if kind == tasks.LOSE_MASK:
        return masks.singles(state, seat)
    if kind == tasks.LOSE_RITUAL:
        return slots.hand_size(state, seat)
    return tasks.MOST + 1


def _total(state: "RaiateaState", at: i64, size: i64) -> i64:
    total: i64 = 0
    each: i64
    for each in range(at, at + size):
        total += state.cells[each]
    return total


def legal(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    kind = tasks.kind_of(task)
    seat = tasks.seat_of(task)
    deck = state.deck
    if may_leave(task) or is_rolled(task):
        return _legal_help(state, task, out)
    if kind == tasks.TAKE_GOODS:
        return _counted(state, GOODS_MARKET, GOODS, TAKE_GOODS, out, 0)
    if kind == tasks.TAKE_TYPE:
        return _counted(state, ASSISTANT_MARKET, TYPES, TAKE_TYPE, out, 0)
    if kind == tasks.TAKE_MASK:
        return masks.list_market(state, deck.take_mask, out, 0)
    if kind == tasks.TAKE_CARD:
        return forest.list_row(state, out, 0)
    if kind == tasks.MAKE_READY:
        return _counted(state, USED + seat * TYPES, TYPES, READY_TYPE, out, 0)
    if kind == tasks.LOSE_GOODS:
        return _counted(state, HELD + seat * GOODS, GOODS, LOSE_GOODS, out, 0)
    if kind == tasks.LOSE_MASK:
        return masks.list_singles(state, seat, deck.lose_mask, out, 0)
    if kind == tasks.LOSE_RITUAL:
        return _rituals(state, seat, out)
    if is_sent(task):
        return sending.legal(state, seat, out)
    group: i64 = USE_TYPE
    if kind == tasks.LOSE_TYPE:
        group = LOSE_TYPE
    count: i64 = 0
    type_: i64
    for type_ in range(TYPES):
        if assistants.own(state, seat, type_):
            out[count] = group + type_
            count += 1
    return count


def _rituals(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    """The different rituals of the hand."""
    hand = slots.set_in(state, seat, slots.IN_HAND)
    count: i64 = 0
    ritual: i64
    for ritual in range(state.deck.rituals):
        if hand & BITS[ritual]:
            out[count] = state.deck.lose_ritual + ritual
            count += 1
    return count


def _legal_help(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    """What an A effect that the die brings gives, or nothing."""
    out[0] = DONE
    kind = tasks.kind_of(task)
    if kind == tasks.TAKE_GOODS:
        return _counted(state, GOODS_MARKET, GOODS, TAKE_GOODS, out, 1)
    if kind == tasks.TAKE_TYPE:
        return _counted(state, ASSISTANT_MARKET, TYPES, TAKE_TYPE, out, 1)
    out[1] = USE_TYPE + tasks.value_of(task) - tasks.ROLLED
    return 2


def _counted(
    state: "RaiateaState", at: i64, size: i64, group: i64, out: vec[i64], count: i64
) -> i64:
    """Add the actions of a group for which there is something in the cells."""
    each: i64
    for each in range(size):
        if state.cells[at + each]:
            out[count] = group + each
            count += 1
    return count


def follow(state: "RaiateaState", index: i64, task: i64) -> None:
    """Take, lose, make ready or use what was chosen; then what is left of the task."""
    kind = tasks.kind_of(task)
    seat = tasks.seat_of(task)
    deck = state.deck
    if is_sent(task):
        sending.follow(state, index, task)
        return
    if index == DONE:
        return
    tasks.push_rest(state, task)
    if kind == tasks.TAKE_GOODS:
        prices.take(state, seat, index - TAKE_GOODS)
    elif kind == tasks.TAKE_TYPE:
        assistants.take(state, seat, index - TAKE_TYPE)
    elif kind == tasks.TAKE_MASK:
        masks.take(state, seat, masks.number(state, index - deck.take_mask))
    elif kind == tasks.TAKE_CARD:
        forest.take(state, seat, index - deck.pick_card)
    elif kind == tasks.MAKE_READY:
        assistants.make_ready(state, seat, index - READY_TYPE)
    elif kind == tasks.USE_TYPE:
        if state.log is not None and not is_rolled(task):
            state.log.add("use", {"seat": seat, "assistant": TYPE_NAMES[index - USE_TYPE]})
        assistants.push_a_effect(state, seat, index - USE_TYPE)
    elif kind == tasks.LOSE_GOODS:
        effects.lose_goods(state, seat, index - LOSE_GOODS)
    elif kind == tasks.LOSE_TYPE:
        assistants.lose(state, seat, index - LOSE_TYPE)
    elif kind == tasks.LOSE_RITUAL:
        slots.give_up(state, seat, index - deck.lose_ritual)
    else:
        masks.to_market(state, seat, masks.number(state, index - deck.lose_mask))


# One of several alternatives ---------------------------------------------------------------------


def legal_option(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    ops = state.deck.ops
    at = tasks.value_of(task) * WIDTH
    operation = ops[at + WHAT]
    if ops[at + WORD] == PAY_:
        out[0] = DONE
        out[1] = OPTION
        return 2
    count: i64 = 0
    while operation >= 0:
        out[count] = OPTION + count
        count += 1
        operation = ops[operation * WIDTH + ELSE]
    return count


def choose(state: "RaiateaState", index: i64, task: i64) -> None:
    if index == DONE:  # nothing is paid
        return
    ops = state.deck.ops
    at = tasks.value_of(task) * WIDTH
    operation = ops[at + WHAT]
    for _ in range(index - OPTION):
        operation = ops[operation * WIDTH + ELSE]
    seat = tasks.seat_of(task)
    tasks.push(state, tasks.packed(tasks.RUN, seat, seat, operation, NOW))
    if ops[at + WORD] == PAY_:
        payments.pay(state, seat, ops[at + LIMIT], ops[at + AMOUNT])
