"""A turn at the Market: goods are sold, assistants hired [R17, R18, R22]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, frames, prices, supplies, tasks, turns
from vaka.games.raiatea.actions import BONUS_STEP, DONE, HIRE, MERCHANT_, SELL
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    GOODS,
    GOODS_MARKET,
    HELD,
    HELPED,
    HIRED,
    KAHUNA,
    PEARLS,
    PRICE,
    READY,
    SOLD,
    STEPS,
    TYPES,
)
from vaka.games.raiatea.vocabulary import GOODS_NAMES, MERCHANT, NOW, TYPE_NAMES

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def can_sell(state: "RaiateaState", seat: i64) -> bool:
    return state.cells[SOLD] < turns.allowance(state, seat) and prices.held(state, seat) > 0


def hire_price(state: "RaiateaState", seat: i64) -> i64:
    """R17: 2 pearls; by option one of the Kahuna's two assistants is free, and he has it first."""
    if state.kahuna_assistant_free and seat == state.cells[KAHUNA] and not state.cells[HIRED]:
        return 0
    return state.deck.hire_price


def can_hire(state: "RaiateaState", seat: i64) -> bool:
    if state.cells[HIRED] >= turns.allowance(state, seat):
        return False
    if state.cells[PEARLS + seat] < hire_price(state, seat):
        return False
    type_: i64
    for type_ in range(TYPES):
        if state.cells[ASSISTANT_MARKET + type_]:
            return True
    return False


def can_trade(state: "RaiateaState", seat: i64) -> bool:
    """R22: one merchant a market turn, by option several, if a price can rise."""
    cells = state.cells
    if not cells[READY + seat * TYPES + MERCHANT]:
        return False
    if cells[HELPED] and not state.several_merchants:
        return False
    return can_lift(state)


def can_lift(state: "RaiateaState") -> bool:
    """Whether a price can rise."""
    goods: i64
    for goods in range(GOODS):
        if state.cells[PRICE + goods] < state.deck.steps - 1:
            return True
    return False


def can_act(state: "RaiateaState", seat: i64) -> bool:
    return (
        can_sell(state, seat)
        or can_hire(state, seat)
        or can_trade(state, seat)
        or assistants.has_extras(state, seat)
    )


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    cells = state.cells
    out[0] = DONE
    count: i64 = 1
    if can_sell(state, seat):
        count = prices.list_held(state, seat, SELL, out, count)
    if can_trade(state, seat):
        goods: i64
        for goods in range(GOODS):
            if cells[PRICE + goods] < state.deck.steps - 1:
                out[count] = MERCHANT_ + goods
                count += 1
    if can_hire(state, seat):
        type_: i64
        for type_ in range(TYPES):
            if cells[ASSISTANT_MARKET + type_]:
                out[count] = HIRE + type_
                count += 1
    count = assistants.list_shaman(state, seat, out, count)
    return assistants.list_mirror(state, seat, out, count)


def follow(state: "RaiateaState", seat: i64, index: i64) -> None:
    cells = state.cells
    if index >= SELL and index < SELL + GOODS:
        sell(state, seat, index - SELL)
    elif index >= MERCHANT_ and index < MERCHANT_ + GOODS:
        goods = index - MERCHANT_
        assistants.turn(state, seat, MERCHANT)
        cells[HELPED] = 1
        if state.log is not None:
            state.log.add("merchant", {"seat": seat, "goods": GOODS_NAMES[goods]})
        prices.lift(state, goods, STEPS)
    elif not assistants.follow_extra(state, seat, index):
        type_ = index - HIRE
        price = hire_price(state, seat)
        cells[HIRED] += 1
        if state.log is not None:
            state.log.add("hire", {"seat": seat, "assistant": TYPE_NAMES[type_]})
        supplies.pay_pearls(state, seat, price)
        cells[ASSISTANT_MARKET + type_] -= 1
        assistants.gain(state, seat, type_)


def sell(state: "RaiateaState", seat: i64, goods: i64) -> None:
    """R18: the card goes to the market; a bonus; then the marker goes down."""
    cells = state.cells
    cells[SOLD] += 1
    cells[HELD + seat * GOODS + goods] -= 1
    cells[GOODS_MARKET + goods] += 1
    if state.log is not None:
        state.log.add("sell", {"seat": seat, "goods": GOODS_NAMES[goods]})
    tasks.push(state, tasks.packed(tasks.LOWER, seat, seat, goods, 1))
    tasks.push(state, tasks.packed(tasks.BONUS, seat, seat, goods, 1))


def legal_bonus(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    """R18: the marker's step, or any below."""
    step: i64
    for step in range(state.cells[PRICE + tasks.value_of(task)] + 1):
        out[step] = BONUS_STEP + step
    return state.cells[PRICE + tasks.value_of(task)] + 1


def bonus(state: "RaiateaState", index: i64, task: i64) -> None:
    seat = tasks.seat_of(task)
    goods = tasks.value_of(task)
    step = index - BONUS_STEP
    if state.log is not None:
        name = GOODS_NAMES[goods]
        state.log.add("bonus", {"seat": seat, "goods": name, "step": 1 + step})
    program = state.deck.bonus[goods * STEPS + step]
    tasks.push(state, tasks.packed(tasks.RUN, seat, seat, program, NOW))


def begin_bonus(state: "RaiateaState", task: i64) -> None:
    """Ask which bonus, if there is more than the lowest."""
    if state.cells[PRICE + tasks.value_of(task)]:
        state.ask_about(frames.BONUS, tasks.seat_of(task), task)
    else:
        bonus(state, BONUS_STEP, task)
