"""What each legal action promises, in points: beyond doing nothing more in this phase."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.scores import score
from vaka.bots.greedy.giants.thought import Thought
from vaka.bots.greedy.giants.weighing_figures import FigureWeighing
from vaka.bots.greedy.giants.weighing_moves import MoveWeighing
from vaka.core.cells import ARGUMENT, KIND
from vaka.core.chance import Chance, fold
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import (
    CHIEF,
    PAY_SEATS,
    PAYMENTS,
    PERFORM,
    PICK_SIZE,
    RETRIEVE_PIECE,
    SKIP,
)
from vaka.games.giants.frames import (
    ACT,
    BID,
    KEEP,
    MOVE,
    PAY,
    PICK,
    PLACE,
    TRANSPORT,
    WHERE,
)
from vaka.games.giants.layout import CHIEF_AT, SORCERER_AT, TURN
from vaka.games.giants.state import GiantsState

SAMPLES: Final = 16
_RESERVE: Final = -0.5
_MARK_AT: Final = 0.8  # what an object must be worth for a marker to stay at the quarry
_RETRIEVE_AT: Final = 0.5


@final
class Weighing:
    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.figures = FigureWeighing(thought)
        self.moves = MoveWeighing(thought)

    def weigh(self, state: GiantsState, legal: vec[i64], count: i64, out: vec[float]) -> None:
        """The thought has looked at the position."""
        kind = state.cells[KIND]
        argument = state.cells[ARGUMENT]
        k: i64
        if kind == BID:
            sight = self.thought.sight
            auction = self.thought.auction
            auction.begin(SAMPLES, Chance(fold(state.cells[TURN] * 8 + sight.seat)))
            for k in range(count):
                out[k] = auction.hand(legal[k])
        elif kind == PLACE:
            self.figures.place(legal, count, out)
        elif kind == WHERE:
            self.figures.where(argument, legal, count, out)
        elif kind == TRANSPORT:
            self.moves.transport(legal, count, out)
        elif kind == MOVE:
            self.moves.move(argument, legal, count, out)
        elif kind == PAY:
            for k in range(count):
                out[k] = self._payment(state, PAYMENTS[legal[k] - PAY_SEATS])
        else:
            for k in range(count):
                out[k] = self._small(kind, argument, legal[k])

    def _small(self, kind: i64, argument: i64, index: i64) -> float:
        """An answer to one of the decisions that have only a few."""
        thought = self.thought
        if index == SKIP:
            return 0.0
        if kind == PICK:
            return thought.auction.value_of(index - PICK_SIZE + 1, 0) - taste.LEAST
        if kind == ACT:
            return self._act(argument, index)
        if kind == KEEP:
            return self._waiting(argument) - _MARK_AT
        return _RETRIEVE_AT - self._waiting(index - RETRIEVE_PIECE)

    def _waiting(self, piece: i64) -> float:
        """What an object is worth where it stands, while it is the seat's own."""
        thought = self.thought
        thing = thought.sight.place_of(piece)
        row = thought.worth.tables(thought.sight.kind[thing])
        return thought.worth.waiting[row + thought.sight.hex[thing]]

    def _act(self, figure: i64, index: i64) -> float:
        sight = self.thought.sight
        at = SORCERER_AT
        cost = 0.0
        if figure == CHIEF:
            at = CHIEF_AT
            cost = float(sight.tables.box.tablet_points)
        if index != PERFORM:
            return _RESERVE - cost
        return self.thought.acts.on(sight.cells[at + sight.seat] - 1) - cost

    def _payment(self, state: GiantsState, code: i64) -> float:
        """As little as possible, and to those who are behind."""
        sight = self.thought.sight
        cost = 0.0
        seat: i64
        for seat in range(sight.seats):
            points = code & 3
            if points:
                cost += float(points) * (1.0 + 0.002 * float(score(state, seat)))
            code >>= 2
        return -cost
