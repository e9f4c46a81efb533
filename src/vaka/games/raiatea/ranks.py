"""Tattoos, ranks and priests [R15, R20]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64
from vaka.games.raiatea import tasks
from vaka.games.raiatea.layout import PRIESTS, RANKS, TATTOO
from vaka.games.raiatea.vocabulary import ANY_PILE, RANK_NAMES, TAHUA

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def rank(state: "RaiateaState", seat: i64) -> i64:
    """R20: the highest rank whose step the tattoo marker has reached."""
    step = state.cells[TATTOO + seat]
    reached: i64 = RANKS - 1
    while step < state.deck.rank_steps[reached]:
        reached -= 1
    return reached


def tattoo(state: "RaiateaState", seat: i64, steps: i64) -> None:
    """R20: go up; a new rank's rights hold at once, and Tahua is rewarded."""
    cells = state.cells
    before = rank(state, seat)
    if steps > state.deck.tattoo_steps - cells[TATTOO + seat]:
        steps = state.deck.tattoo_steps - cells[TATTOO + seat]
    if steps <= 0:
        return
    cells[TATTOO + seat] += steps
    if state.log is not None:
        state.log.add("gain", {"seat": seat, "what": "tattoo", "amount": steps})
    after = rank(state, seat)
    if after == before:
        return
    if state.log is not None:
        state.log.add("rank", {"seat": seat, "rank": RANK_NAMES[after]})
    if after == TAHUA:
        tasks.push(state, tasks.packed(tasks.PERFORM, seat, seat, ANY_PILE, 1))


def add_priests(state: "RaiateaState", seat: i64, priests: i64) -> None:
    """R15: as far as the track goes."""
    cells = state.cells
    if priests > state.deck.priest_track - cells[PRIESTS + seat]:
        priests = state.deck.priest_track - cells[PRIESTS + seat]
    if priests <= 0:
        return
    cells[PRIESTS + seat] += priests
    if state.log is not None:
        state.log.add("gain", {"seat": seat, "what": "priest", "amount": priests})
