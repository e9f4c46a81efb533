"""What each seat will probably score: what it has, and what its cards will bring until the end."""

from typing import Final, final

from vaka.bots.greedy.rapanui.cards import Cards
from vaka.bots.greedy.rapanui.forecast import doubt, forecast
from vaka.bots.greedy.rapanui.sight import Sight
from vaka.bots.greedy.rapanui.stone import zeros
from vaka.bots.greedy.rapanui.taste import Taste
from vaka.core.cells import OVER
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.cards import MOAI, PRIEST, WOODCUTTER, Box
from vaka.games.rapanui.layout import (
    CROPS,
    IN_AREA,
    IN_HAND,
    KINDS,
    OFFERING,
    POINTS,
    WOOD,
)

FEATURES: Final = 16


@final
class Judge:
    """Features of a seat at a table, each times what it has proved to bring (`forecast`)."""

    def __init__(self, box: Box, seats: i64, taste: Taste) -> None:
        self.sight = Sight(box, seats, taste)
        self.cards = Cards(self.sight)
        self.seats = seats
        self.box = box
        self.feature: vec[float] = zeros(FEATURES)
        factors = forecast(int(seats))
        self.factor: vec[float] = vec[float](factors)
        by_turns = doubt(int(seats))
        self.by_turns: vec[float] = vec[float](by_turns)

    def estimate(self, cells: vec[i64], out: vec[float]) -> None:
        sight = self.sight
        seat: i64
        k: i64
        if cells[OVER]:
            sight.stone.look(cells)
            sight.stone.judge(0.0)
            for seat in range(self.seats):
                out[seat] = self.final(cells, seat)
            return
        sight.look(cells)
        for seat in range(self.seats):
            self.notice(cells, seat)
            total = 0.0
            for k in range(FEATURES):
                total += self.feature[k] * self.factor[k]
            out[seat] = total

    def final(self, cells: vec[i64], seat: i64) -> float:
        """The score of a game that is over."""
        box = self.box
        whole: i64 = cells[POINTS + seat] + cells[IN_AREA + seat * KINDS + MOAI] * box.moai_points
        whole += cells[WOOD + seat] // box.wood_for_point
        score = float(whole)
        crop: i64
        for crop in range(CROPS):
            owned = float(cells[OFFERING + seat * CROPS + crop])
            score += self.sight.stone.value[crop] * owned
        return score

    def notice(self, cells: vec[i64], seat: i64) -> None:
        """Write down the features of a seat, after the sight has looked."""
        sight = self.sight
        feature = self.feature
        value = sight.stone.value
        coming = sight.valuations
        area = IN_AREA + seat * KINDS
        hand = IN_HAND + seat * KINDS
        wood = float(cells[WOOD + seat])
        feature[0] = float(cells[POINTS + seat] + cells[area + MOAI] * self.box.moai_points)
        owned = 0.0
        gathered = 0.0
        most = 0.0
        held = 0.0
        crop: i64
        for crop in range(CROPS):
            owned += value[crop] * float(cells[OFFERING + seat * CROPS + crop])
            bring = value[crop] * coming[crop]
            if cells[area + crop]:
                gathered += bring
                if self.leads(cells, seat, crop):
                    most += bring
            elif cells[hand + crop]:
                held += bring
        feature[1] = owned
        feature[2] = gathered
        feature[3] = most
        feature[4] = held
        priests = float(cells[area + PRIEST])
        if self.leads(cells, seat, PRIEST):
            priests += 1.0
        feature[5] = priests * coming[PRIEST]
        moai = float(cells[area + MOAI])
        if self.leads(cells, seat, MOAI):
            moai += 1.0
        feature[6] = moai * coming[MOAI]
        cutters = float(cells[area + WOODCUTTER])
        if self.leads(cells, seat, WOODCUTTER):
            cutters += 1.0
        feature[7] = cutters * coming[WOODCUTTER]
        feature[8] = 0.0
        if cells[hand + MOAI]:
            feature[8] = 1.0
            if wood < float(self.box.moai_cost):
                feature[8] = wood / float(self.box.moai_cost)
        turns = sight.own_turns
        feature[9] = turns
        soon = turns
        if soon > 2.0:
            soon = 2.0
        feature[10] = soon
        feature[11] = wood
        feature[12] = wood * soon
        worth = value[0] + value[1] + value[2] + value[3]
        feature[13] = worth * turns
        feature[14] = turns * turns
        feature[15] = self.cards.bargain(seat) * turns

    def leads(self, cells: vec[i64], seat: i64, kind: i64) -> bool:
        """Whether the seat has the majority of a kind [N18]."""
        own = cells[IN_AREA + seat * KINDS + kind]
        if own < self.box.majority:
            return False
        other: i64
        for other in range(self.seats):
            if other != seat and cells[IN_AREA + other * KINDS + kind] >= own:
                return False
        return True

    def doubt(self, cells: vec[i64]) -> float:
        """More the more turns are left; the first number is that of the last turns."""
        if cells[OVER]:
            return 0.0
        self.sight.expect(cells)
        turns = self.sight.turns
        return self.by_turns[0] + self.by_turns[1] * turns + self.by_turns[2] * turns * turns
