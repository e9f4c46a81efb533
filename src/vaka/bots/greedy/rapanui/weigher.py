"""What each action promises, in points against the rivals."""

from typing import final

from vaka.bots.greedy.rapanui.cards import Cards
from vaka.bots.greedy.rapanui.draws import Draws
from vaka.bots.greedy.rapanui.holdings import Holdings
from vaka.bots.greedy.rapanui.sight import Sight
from vaka.bots.greedy.rapanui.taste import Taste
from vaka.core.cells import KIND
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.actions import (
    ADD_CROP,
    BUY_CROP,
    COLLECT_WOOD,
    DRAW_COLUMN,
    HIDE_CROP,
    PLAY_GATHERERS,
    PLAY_WOODCUTTER,
    REMOVE_MOAI,
    SACRIFICE_CROP,
    SKIP,
    TAKE_CROP,
)
from vaka.games.rapanui.cards import MOAI, WOODCUTTER, Box
from vaka.games.rapanui.effects import moai_gain
from vaka.games.rapanui.frames import ADD, BUY, COLLECT, DRAW, HIDE, PLAY, SACRIFICE
from vaka.games.rapanui.layout import (
    HAND,
    HELD,
    IN_AREA,
    KINDS,
    WOOD,
)
from vaka.games.rapanui.state import RapaNuiState


@final
class Weigher:
    def __init__(self, box: Box, seats: i64, taste: Taste) -> None:
        self.sight = Sight(box, seats, taste)
        self.cards = Cards(self.sight)
        self.holdings = Holdings(self.sight)
        self.draws = Draws(self.sight, self.cards)

    def weigh(
        self, state: RapaNuiState, seat: i64, legal: vec[i64], count: i64, out: vec[float]
    ) -> None:
        sight = self.sight
        cells = state.cells
        sight.look(cells)
        kind = cells[KIND]
        k: i64
        if kind == DRAW:
            self.draws.look(seat)
            self.draws.hold(seat, 0, 0)
            draws: i64 = HAND - cells[HELD + seat]
            for k in range(count):
                out[k] = self.draws.take(legal[k] - DRAW_COLUMN, draws)
        elif kind == PLAY:
            self.draws.look(seat)
            for k in range(count):
                out[k] = self.play(seat, legal[k])
        elif kind == BUY:
            for k in range(count):
                out[k] = self.buy(seat, legal[k])
        elif kind == COLLECT:
            amount = moai_gain(state, seat)
            for k in range(count):
                if legal[k] == COLLECT_WOOD:
                    wood = cells[WOOD + seat]
                    out[k] = sight.purse(seat, wood + amount) - sight.purse(seat, wood)
                else:
                    out[k] = float(amount)
        elif kind == SACRIFICE:
            self.holdings.look(seat)
            for k in range(count):
                out[k] = self.holdings.laid(legal[k] - SACRIFICE_CROP, 1.0, 1)
        elif kind == HIDE:
            self.holdings.look(seat)
            for k in range(count):
                out[k] = self.holdings.laid(legal[k] - HIDE_CROP, 1.0, 1)
        elif kind == ADD:
            self.holdings.look(seat)
            for k in range(count):
                out[k] = self.holdings.laid(legal[k] - ADD_CROP, 0.0, 1)
        else:
            for k in range(count):
                out[k] = sight.stone.value[legal[k] - TAKE_CROP]

    def play(self, seat: i64, index: i64) -> float:
        """A play, and the best draws after it."""
        sight = self.sight
        draws = self.draws
        if index == REMOVE_MOAI:
            draws.hold(seat, MOAI, 1)
            return draws.best(1)
        kind: i64
        number: i64 = 1
        cost: i64 = 0
        if index < PLAY_WOODCUTTER:
            more = (index - PLAY_GATHERERS) % HAND
            kind = (index - PLAY_GATHERERS) // HAND
            number += more
            cost = sight.box.gatherer_costs[more]
        else:
            kind = WOODCUTTER + index - PLAY_WOODCUTTER
            if kind == MOAI:
                cost = sight.box.moai_cost
        value = self.cards.played(seat, kind, number)
        if kind == MOAI:
            value += self.holdings.planned(seat) * sight.taste.stone
        wood = sight.cells[WOOD + seat]
        value -= sight.purse(seat, wood) - sight.purse(seat, wood - cost)
        before = draws.uncovered[kind]
        draws.uncovered[kind] = sight.gain(seat, kind, number) * sight.urgency
        draws.hold(seat, kind, number)
        value += draws.best(number)
        draws.uncovered[kind] = before
        return value

    def buy(self, seat: i64, index: i64) -> float:
        """An offering for its price, or nothing."""
        if index == SKIP:
            return 0.0
        sight = self.sight
        cells = sight.cells
        crop = index - BUY_CROP
        price = sight.box.offering_cost - cells[IN_AREA + seat * KINDS + crop]
        if price < 0:
            price = 0
        wood = cells[WOOD + seat]
        lost = sight.purse(seat, wood) - sight.purse(seat, wood - price)
        return sight.stone.value[crop] - lost
