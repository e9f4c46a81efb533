"""Random playouts."""

from typing import SupportsIndex

from vaka.core.random_play import Playout, play_out
from vaka.core.state import State


def playout(state: State, seed: SupportsIndex) -> Playout:
    """Play a copy of the state to its end with uniformly random actions.

    >>> import vaka
    >>> vaka.playout(vaka.load("rapanui").new(players=3, seed=7), seed=3)
    <<deck-empty: (46, 40, 48), won by (2,)> after 117 decisions>
    """
    return play_out(state, seed)
