"""The loop of a random playout, compiled."""

from vaka.core.cells import blank
from vaka.core.chance import Chance
from vaka.core.state import State
from vaka.core.vectors import i64


def play_out(state: State, x: i64) -> i64:
    """Play a state to its end with uniformly random actions; return the number of decisions."""
    chance = Chance(x)
    out = blank(len(state.config.catalog.items))
    decisions: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        count = state.legal_into(seat, out)
        state.apply_index(seat, out[chance.below(count)])
        decisions += 1
        seat = state.next_seat()
    return decisions
