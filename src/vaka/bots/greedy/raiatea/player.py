"""The guide of Raiatea."""

from typing import final

from vaka.bots.greedy.raiatea.forecast import Forecast
from vaka.bots.greedy.raiatea.reasons import reasons
from vaka.bots.greedy.raiatea.tables import tables_of
from vaka.bots.greedy.raiatea.taste import Taste
from vaka.bots.greedy.raiatea.weigher import Weigher
from vaka.bots.guide import Guide, Reason, best_of, chance_of
from vaka.core.cells import OVER
from vaka.core.chance import Chance
from vaka.core.state import State
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import phases
from vaka.games.raiatea.layout import CEREMONIES, CEREMONY, CHOSEN, PHASE, ROUND
from vaka.games.raiatea.state import RaiateaState


@final
class RaiateaGuide(Guide):
    """The judgement of one config."""

    def __init__(self, state: RaiateaState) -> None:
        self.taste = Taste()
        tables = tables_of(state.deck, state.own.tane)
        self.deck = state.deck
        self.weigher = Weigher(tables, state.seats, state.kahuna_assistant_free, self.taste)
        self.weigher.sight.repeats = state.repeat_conditions
        self.forecast = Forecast(self.weigher.rituals)
        self._playout: i64 = 0
        self._looks: i64 = 0
        zeros = [0.0] * len(state.config.catalog.items)
        self._weights: vec[float] = vec[float](zeros)

    def weigh(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        assert isinstance(state, RaiateaState)
        self._look_anew()
        self.weigher.weigh(state, seat, legal, count, out)

    def _look_anew(self) -> None:
        """Nothing that was worked out before holds; ages below 0 are of no playout."""
        self._looks -= 1
        self.weigher.rituals.age = self._looks

    def begin(self) -> None:
        self._playout += 1

    def pick(self, state: State, seat: i64, legal: vec[i64], count: i64, chance: Chance) -> i64:
        assert isinstance(state, RaiateaState)
        if count == 1:
            return legal[0]
        weights = self._weights
        cells = state.cells
        # What rituals are worth to a seat is worked out once in a round, and once in a ceremony.
        age: i64 = 1 + cells[CEREMONY] * 8 + cells[ROUND]
        if cells[PHASE] >= phases.GIFTS:
            age += 32
        self.weigher.rituals.age = self._playout * 64 + age
        self.weigher.weigh(state, seat, legal, count, weights)
        noise = self.taste.noise
        k: i64
        for k in range(count):
            weights[k] += noise * chance_of(chance)
        return legal[best_of(weights, count)]

    def hour(self, state: State) -> i64:
        """Locations visited, and two for each ceremony: before its missions, and at its end."""
        assert isinstance(state, RaiateaState)
        cells = state.cells
        begun = cells[CEREMONY]
        rounds: i64 = 0
        each: i64
        for each in range(begun):
            rounds += self.deck.rounds[(state.seats - 3) * CEREMONIES + each]
        if cells[PHASE] >= phases.DANCE:
            rounds = rounds * state.seats + 2 * (begun - 1)
            if cells[PHASE] == phases.BUILDING:
                rounds += 1
            if cells[OVER]:
                rounds += 1
            return rounds
        if cells[ROUND]:
            rounds += cells[ROUND] - 1
        return rounds * state.seats + cells[CHOSEN] + 2 * begun

    def estimate(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, RaiateaState)
        self._look_anew()
        self.forecast.estimate(state, out)

    def doubt(self, state: State) -> float:
        assert isinstance(state, RaiateaState)
        return self.forecast.doubt(state)

    def reasons(self, state: State, seat: i64, index: i64) -> list[Reason]:
        assert isinstance(state, RaiateaState)
        self._look_anew()
        return reasons(self.weigher, state, seat, index)
