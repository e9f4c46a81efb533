"""The guide of Rapa Nui, for the greedy player and the search."""

from typing import final

from vaka.bots.greedy.rapanui.judge import Judge
from vaka.bots.greedy.rapanui.quick import Quick
from vaka.bots.greedy.rapanui.reasons import reasons
from vaka.bots.greedy.rapanui.taste import Taste
from vaka.bots.greedy.rapanui.weigher import Weigher
from vaka.bots.guide import Guide, Reason
from vaka.core.chance import Chance
from vaka.core.state import State
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.layout import DECK_LEFT, HEIGHT
from vaka.games.rapanui.state import RapaNuiState


@final
class RapaNuiGuide(Guide):
    def __init__(self, state: State, taste: Taste) -> None:
        assert isinstance(state, RapaNuiState)
        self.box = state.box
        self.weigher = Weigher(state.box, state.seats, taste)
        self.quick = Quick(state.box, state.seats, taste)
        self.judge = Judge(state.box, state.seats, taste)

    def weigh(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        assert isinstance(state, RapaNuiState)
        self.weigher.weigh(state, seat, legal, count, out)

    def begin(self) -> None:
        self.quick.begin()

    def pick(self, state: State, seat: i64, legal: vec[i64], count: i64, chance: Chance) -> i64:
        return self.quick.pick(state.cells, seat, legal, count, chance)

    def hour(self, state: State) -> i64:
        """Cards drawn so far: about one in a turn, and the deck is the clock of the game."""
        cells = state.cells
        lying = cells[HEIGHT] + cells[HEIGHT + 1] + cells[HEIGHT + 2] + cells[HEIGHT + 3]
        return self.box.deck_size - cells[DECK_LEFT] - lying

    def estimate(self, state: State, out: vec[float]) -> None:
        self.judge.estimate(state.cells, out)

    def doubt(self, state: State) -> float:
        return self.judge.doubt(state.cells)

    def reasons(self, state: State, seat: i64, index: i64) -> list[Reason]:
        assert isinstance(state, RapaNuiState)
        return reasons(self.weigher, state, seat, index)
