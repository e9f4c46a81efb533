"""Random playouts."""

from typing import SupportsIndex

from vaka.core.chance import PLAYOUT, fold
from vaka.core.numbers import check_type, checked_seed
from vaka.core.outcome import Outcome
from vaka.core.random_play import play_out
from vaka.core.state import State


class Playout:
    """The outcome of a playout, and how many decisions it took.

    >>> import vaka
    >>> result = vaka.playout(vaka.load("rapanui").new(players=3, seed=7), seed=3)
    >>> result.outcome.winners, result.decisions
    ((2,), 117)
    """

    def __init__(self, outcome: Outcome, decisions: int) -> None:
        self.outcome = outcome
        self.decisions = decisions

    def __repr__(self) -> str:
        return f"<{self.outcome} after {self.decisions} decisions>"


def playout(state: State, seed: SupportsIndex) -> Playout:
    """Play a copy of the state to its end with uniformly random actions.

    >>> import vaka
    >>> vaka.playout(vaka.load("rapanui").new(players=3, seed=7), seed=3)
    <<deck-empty: (46, 40, 48), won by (2,)> after 117 decisions>
    """
    check_type(state, State)
    game = state.clone()
    decisions = play_out(game, fold(checked_seed(seed), PLAYOUT))
    return Playout(game.outcome(), decisions)
