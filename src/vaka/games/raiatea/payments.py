"""Payments that effects offer [R42]: whether a player can pay, and how it is paid."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64
from vaka.games.raiatea import assistants, effects, masks, missions, prices, slots, supplies, tasks
from vaka.games.raiatea.layout import GOODS, HELD, MANA, PEARLS, PRIESTS
from vaka.games.raiatea.vocabulary import (
    PAY_ANY,
    PAY_ASSISTANTS,
    PAY_DIFFERENT,
    PAY_EQUAL,
    PAY_MANA,
    PAY_MASKS,
    PAY_PEARLS,
    PAY_PRIESTS,
    PAY_RITUALS,
    PAY_THE_GOODS,
    PAY_THE_TYPE,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def can_pay(state: "RaiateaState", seat: i64, what: i64, many: i64) -> bool:
    """Whether a seat has so much of what is asked for."""
    cells = state.cells
    if what == PAY_MANA:
        return cells[MANA + seat] >= many
    if what == PAY_PEARLS:
        return cells[PEARLS + seat] >= many
    if what == PAY_PRIESTS:
        return cells[PRIESTS + seat] >= many
    if what == PAY_ASSISTANTS:
        return assistants.own_all(state, seat) >= many
    if what == PAY_MASKS:
        return masks.loose(state, seat) >= many
    if what == PAY_RITUALS:
        return slots.hand_size(state, seat) >= many
    if what == PAY_ANY:
        return prices.held(state, seat) >= many
    if what == PAY_EQUAL:
        return missions.has_equal(state, seat, many)
    if what == PAY_DIFFERENT:
        return prices.kinds_held(state, seat) >= many
    if what < PAY_THE_TYPE:
        return cells[HELD + seat * GOODS + what - PAY_THE_GOODS] >= many
    return assistants.own(state, seat, what - PAY_THE_TYPE) >= many


def pay(state: "RaiateaState", seat: i64, what: i64, many: i64) -> None:
    """Pay what leaves no choice at once, the rest as tasks."""
    if what == PAY_MANA:
        supplies.pay_mana(state, seat, many)
    elif what == PAY_PEARLS:
        supplies.pay_pearls(state, seat, many)
    elif what == PAY_PRIESTS:
        effects.lose_number(state, seat, PRIESTS, "priest", many)
    elif what == PAY_ASSISTANTS:
        tasks.push_many(state, tasks.LOSE_TYPE, seat, many)
    elif what == PAY_MASKS:
        missions.push_pay(state, seat, tasks.WITH_MASKS, many)
    elif what == PAY_RITUALS:
        tasks.push_many(state, tasks.LOSE_RITUAL, seat, many)
    elif what == PAY_ANY:
        missions.push_pay(state, seat, tasks.ANY, many)
    elif what == PAY_EQUAL:
        missions.push_pay(state, seat, tasks.EQUAL, many)
    elif what == PAY_DIFFERENT:
        missions.push_pay(state, seat, tasks.DIFFERENT, many)
    elif what < PAY_THE_TYPE:
        for _ in range(many):
            missions.pay_goods(state, seat, what - PAY_THE_GOODS)
    else:
        for _ in range(many):
            assistants.lose(state, seat, what - PAY_THE_TYPE)
