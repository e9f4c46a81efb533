"""Mana and pearls: gained, paid and lost in the open, kept behind the screen [R1].

Nobody has more than MAX_SUPPLY of either, nor has the bag: no deck can make numbers without end.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.vectors import i64
from vaka.games.raiatea.layout import BAG, MANA, PEARLS

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

MAX_SUPPLY: Final = 999


def room(state: "RaiateaState", at: i64, many: i64) -> i64:
    """As much of it as there is room for in a cell."""
    if many > MAX_SUPPLY - state.cells[at]:
        return MAX_SUPPLY - state.cells[at]
    return many


def gain_mana(state: "RaiateaState", seat: i64, mana: i64) -> None:
    mana = room(state, MANA + seat, mana)
    if mana:
        state.cells[MANA + seat] += mana
        if state.log is not None:
            state.log.add("gain", {"seat": seat, "what": "mana", "amount": mana})


def gain_pearls(state: "RaiateaState", seat: i64, pearls: i64) -> None:
    pearls = room(state, PEARLS + seat, pearls)
    if pearls:
        state.cells[PEARLS + seat] += pearls
        if state.log is not None:
            state.log.add("gain", {"seat": seat, "what": "pearl", "amount": pearls})


def pay_mana(state: "RaiateaState", seat: i64, mana: i64) -> None:
    if mana:
        state.cells[MANA + seat] -= mana
        if state.log is not None:
            state.log.add("pay", {"seat": seat, "what": "mana", "amount": mana})


def pay_pearls(state: "RaiateaState", seat: i64, pearls: i64) -> None:
    if pearls:
        state.cells[PEARLS + seat] -= pearls
        if state.log is not None:
            state.log.add("pay", {"seat": seat, "what": "pearl", "amount": pearls})


def fill_bag(state: "RaiateaState", mana: i64) -> None:
    mana = room(state, BAG, mana)
    if mana:
        state.cells[BAG] += mana
        if state.log is not None:
            state.log.add("bag", {"mana": mana})
