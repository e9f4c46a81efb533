"""The loop of a random playout, compiled."""

from vaka.core.cells import blank
from vaka.core.chance import PLAYOUT, Chance, fold
from vaka.core.numbers import check_type, checked_seed
from vaka.core.outcome import Outcome
from vaka.core.state import State
from vaka.core.vectors import i64


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

    def __reduce__(self) -> tuple[object, ...]:
        return (Playout, (self.outcome, self.decisions))

    def __repr__(self) -> str:
        return f"<{self.outcome} after {self.decisions} decisions>"


def play_out(state: State, seed: object) -> Playout:
    """Play a copy of a state to its end."""
    check_type(state, State)
    game = state.clone()
    chance = Chance(fold(checked_seed(seed), PLAYOUT))
    out = blank(len(game.config.catalog.items))
    decisions: i64 = 0
    seat = game.next_seat()
    while seat >= 0:
        count = game.legal_into(seat, out)
        game.apply_index(seat, out[chance.below(count)])
        decisions += 1
        seat = game.next_seat()
    return Playout(game.outcome(), decisions)
