"""Random playouts: a state played to its end inside the compiled core."""

from typing import SupportsIndex

from vaka.core.cells import blank
from vaka.core.chance import PLAYOUT, Chance, fold
from vaka.core.numbers import checked_seed
from vaka.core.outcome import Outcome
from vaka.core.state import State
from vaka.core.vectors import i64


class Playout:
    """How a playout ended and how many decisions it took."""

    def __init__(self, outcome: Outcome, decisions: int) -> None:
        self.outcome = outcome
        self.decisions = decisions

    def __reduce__(self) -> tuple[object, ...]:
        return (Playout, (self.outcome, self.decisions))

    def __repr__(self) -> str:
        return f"<{self.outcome} after {self.decisions} decisions>"


def playout(state: State, seed: SupportsIndex) -> Playout:
    """Play a copy of the state to its end with uniformly random actions.

    >>> import vaka
    >>> vaka.playout(vaka.load("rapanui").new(players=3, seed=7), seed=3)
    <<deck-empty: (46, 40, 48), won by (2,)> after 117 decisions>
    """
    game = state.clone()
    chance = Chance(fold(checked_seed(seed), PLAYOUT))
    out = blank(len(state.config.catalog.items))
    decisions: i64 = 0
    seat = game.next_seat()
    while seat >= 0:
        count = game.legal_into(seat, out)
        game.apply_index(seat, out[chance.below(count)])
        decisions += 1
        seat = game.next_seat()
    return Playout(game.outcome(), decisions)
