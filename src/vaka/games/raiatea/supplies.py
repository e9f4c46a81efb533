"""Mana and pearls: gained, paid and lost in the open, kept behind the screen [R1]."""

from typing import TYPE_CHECKING

from vaka.core.packed import i64
from vaka.games.raiatea.layout import BAG, MANA, PEARLS

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def gain_mana(state: "RaiateaState", seat: i64, mana: i64) -> None:
    if mana:
        state.cells[MANA + seat] += mana
        if state.log is not None:
            state.log.add("gain", {"seat": seat, "what": "mana", "amount": mana})


def gain_pearls(state: "RaiateaState", seat: i64, pearls: i64) -> None:
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
    if mana:
        state.cells[BAG] += mana
        if state.log is not None:
            state.log.add("bag", {"mana": mana})
