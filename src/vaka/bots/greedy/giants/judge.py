"""The guide of Giants: which part of the thought answers which decision."""

from typing import Final, final

from vaka.bots.greedy.giants.carrier import Carrier
from vaka.bots.greedy.giants.estimate import Estimate
from vaka.bots.greedy.giants.placer import Placer
from vaka.bots.greedy.giants.plans import Plans
from vaka.bots.greedy.giants.reasons import Reasons
from vaka.bots.greedy.giants.tables import Tables, zeros
from vaka.bots.greedy.giants.thought import Thought
from vaka.bots.greedy.giants.weighing import Weighing
from vaka.bots.guide import Guide, Reason, best_of
from vaka.core.cells import ARGUMENT, KIND, OVER
from vaka.core.chance import Chance
from vaka.core.state import State
from vaka.core.vectors import i64, vec
from vaka.games.giants.frames import ACT, BID, MOVE, PLACE, TRANSPORT, WHERE
from vaka.games.giants.layout import TURN
from vaka.games.giants.state import GiantsState

_FEW: Final = 64  # the answers to the decisions that are only weighed
_PEEK: Final = -2.0  # the guide knows whose moai stands where [G26]
_SAMPLES: Final = 3  # of rivals' bids: few, so that bids differ


@final
class GiantsGuide(Guide):
    def __init__(self, tables: Tables, seats: i64) -> None:
        self.thought = Thought(tables, seats)
        self.weighing = Weighing(self.thought)
        self.plans = Plans()
        self.placer = Placer(self.thought, self.plans)
        self.carrier = Carrier(self.thought, self.plans)
        self.future = Estimate(self.thought.sight, self.thought.worth)
        self.hints = Reasons(self.thought)
        self._weights: vec[float] = zeros(_FEW)

    def weigh(self, state: State, seat: i64, legal: vec[i64], count: i64, out: vec[float]) -> None:
        assert isinstance(state, GiantsState)
        answers = _answers(state, legal, count)
        if answers == 1:
            out[0] = 0.0
        else:
            self.thought.look(state, seat)
            self.weighing.weigh(state, legal, answers, out)
        if answers < count:
            _weigh_peeks(out, answers, count)

    def begin(self) -> None:
        self.plans.forget()

    def pick(self, state: State, seat: i64, legal: vec[i64], count: i64, chance: Chance) -> i64:
        assert isinstance(state, GiantsState)
        count = _answers(state, legal, count)
        if count == 1:
            return legal[0]
        kind = state.cells[KIND]
        if kind == MOVE:
            return self.carrier.move(state, seat, state.cells[ARGUMENT], legal, count)
        if kind == PLACE:
            return self.placer.place(state, seat, chance)
        if kind == TRANSPORT:
            return self.carrier.transport(state, seat, legal, count, chance)
        if kind == BID:
            return self.bid(state, seat, legal, count, chance)
        planned: i64 = -1
        if kind == WHERE:
            planned = self.placer.where(seat)
        elif kind == ACT:
            planned = self.placer.act(seat, legal, count)
        if planned >= 0:
            return planned
        self.weigh(state, seat, legal, count, self._weights)
        return legal[best_of(self._weights, count)]

    def bid(
        self, state: GiantsState, seat: i64, legal: vec[i64], count: i64, chance: Chance
    ) -> i64:
        auction = self.thought.auction
        self.thought.look(state, seat)
        auction.begin(_SAMPLES, chance)
        best = -1.0
        chosen: i64 = 0
        k: i64
        for k in range(count):
            value = auction.hand(legal[k])
            if value > best:
                best = value
                chosen = k
        return legal[chosen]

    def hour(self, state: State) -> i64:
        """A turn: at its beginning all figures are at home."""
        if state.cells[OVER]:
            return state.cells[TURN] + 1
        return state.cells[TURN]

    def estimate(self, state: State, out: vec[float]) -> None:
        assert isinstance(state, GiantsState)
        self.future.points(state, out)

    def doubt(self, state: State) -> float:
        assert isinstance(state, GiantsState)
        return self.future.doubt(state)

    def reasons(self, state: State, seat: i64, index: i64) -> list[Reason]:
        assert isinstance(state, GiantsState)
        if index >= state.island.peek_ahu:
            return []
        self.thought.look(state, seat)
        return self.hints.find(state.cells[KIND], state.cells[ARGUMENT], index)


def _answers(state: GiantsState, legal: vec[i64], count: i64) -> i64:
    """Return how many of the legal actions are no peeks, which come last [G26]."""
    if not state.as_printed:
        return count
    peek_ahu = state.island.peek_ahu
    while legal[count - 1] >= peek_ahu:
        count -= 1
    return count


def _weigh_peeks(out: vec[float], answers: i64, count: i64) -> None:
    """Rate peeks below every answer."""
    least = out[0]
    k: i64
    for k in range(1, answers):
        if out[k] < least:
            least = out[k]
    for k in range(answers, count):
        out[k] = least + _PEEK
