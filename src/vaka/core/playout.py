"""Random playouts: a state played to its end inside the compiled core."""

from vaka.core.chance import PLAYOUT, Chance, fold
from vaka.core.outcome import Outcome
from vaka.core.packed import i64
from vaka.core.state import State, blank


class Playout:
    """How a playout ended and how many decisions it took."""

    def __init__(self, outcome: Outcome, decisions: int) -> None:
        self.outcome = outcome
        self.decisions = decisions

    def __reduce__(self) -> tuple[object, ...]:
        return (Playout, (self.outcome, self.decisions))

    def __repr__(self) -> str:
        return f"<{self.outcome} after {self.decisions} decisions>"


def playout(state: State, seed: int) -> Playout:
    """Play a copy of the state to its end with uniformly random actions.

    >>> import vaka
    >>> vaka.playout(vaka.load("rapanui").new(players=3, seed=7), seed=3)
    <<deck-empty: (46, 40, 48), won by (2,)> after 117 decisions>
    """
    game = state.clone()
    chance = Chance(fold(seed, PLAYOUT))
    out = blank(len(state.setting.catalogue.items))
    decisions: i64 = 0
    seat = game.next_seat()
    while seat >= 0:
        count = game.legal_into(seat, out)
        game.apply_index(seat, out[chance.below(count)])
        decisions += 1
        seat = game.next_seat()
    return Playout(game.outcome(), decisions)
