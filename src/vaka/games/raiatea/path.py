"""The Path of the Gods: priests and mana; the dance is the same [R15, R25]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, ranks, supplies
from vaka.games.raiatea.actions import BUY_PRIESTS, DONE
from vaka.games.raiatea.layout import PEARLS, PICKED, PRIESTS

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def can_buy_priests(state: "RaiateaState", seat: i64) -> bool:
    """R15: pearls for at least one, and a place on the track."""
    return (
        state.cells[PEARLS + seat] >= state.deck.priest_price[0]
        and state.cells[PRIESTS + seat] < state.deck.priest_track
    )


def can_act(state: "RaiateaState", seat: i64) -> bool:
    if not state.cells[PICKED] and can_buy_priests(state, seat):
        return True
    return assistants.has_extras(state, seat)


def list_priests(state: "RaiateaState", seat: i64, out: vec[i64], count: i64) -> i64:
    """R15: one priest, or two if there are pearls and places for them."""
    if can_buy_priests(state, seat):
        out[count] = BUY_PRIESTS
        count += 1
        if (
            state.cells[PEARLS + seat] >= state.deck.priest_price[1]
            and state.cells[PRIESTS + seat] < state.deck.priest_track - 1
        ):
            out[count] = BUY_PRIESTS + 1
            count += 1
    return count


def buy_priests(state: "RaiateaState", seat: i64, index: i64) -> None:
    supplies.pay_pearls(state, seat, state.deck.priest_price[index - BUY_PRIESTS])
    ranks.add_priests(state, seat, 1 + index - BUY_PRIESTS)


def priests_mana(state: "RaiateaState", seat: i64) -> None:
    """R15: mana equal to the place on the track."""
    supplies.gain_mana(state, seat, state.cells[PRIESTS + seat])


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = 1
    if not state.cells[PICKED]:
        count = list_priests(state, seat, out, count)
    count = assistants.list_shaman(state, seat, out, count)
    return assistants.list_mirror(state, seat, out, count)


def follow(state: "RaiateaState", seat: i64, index: i64) -> None:
    if not assistants.follow_extra(state, seat, index):
        state.cells[PICKED] = 1
        buy_priests(state, seat, index)


def legal_priests(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    """R25, R42: the dance, or a Path action by an effect."""
    out[0] = DONE
    return list_priests(state, seat, out, 1)


def follow_priests(state: "RaiateaState", seat: i64, index: i64) -> None:
    if index != DONE:
        buy_priests(state, seat, index)
