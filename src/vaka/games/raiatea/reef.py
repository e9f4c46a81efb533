"""The Reef: pearls for all [R14]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, supplies
from vaka.games.raiatea.actions import DONE
from vaka.games.raiatea.layout import KAHUNA, REEF_DIE

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def dive(state: "RaiateaState") -> None:
    """R14: the Kahuna rolls again; so many pearls for all, and more for him."""
    kahuna = state.cells[KAHUNA]
    die = 1 + state.roll(state.deck.die)
    state.cells[REEF_DIE] = die
    if state.log is not None:
        state.log.add("reef-roll", {"die": die})
    for place in range(state.seats):
        seat: i64 = (kahuna + place) % state.seats
        if place == 0:
            supplies.gain_pearls(state, seat, die + state.deck.reef_bonus)
        else:
            supplies.gain_pearls(state, seat, die)


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count = assistants.list_shaman(state, seat, out, 1)
    return assistants.list_mirror(state, seat, out, count)


def follow(state: "RaiateaState", seat: i64, index: i64) -> None:
    """Nothing but shamans and mirrors."""
    assistants.follow_extra(state, seat, index)
