"""What it is worth to play cards [N10], to buy [N9], to hold cards, and to end the game now."""

from typing import final

from vaka.bots.greedy.rapanui.sight import Sight
from vaka.core.vectors import i64
from vaka.games.rapanui.cards import MOAI
from vaka.games.rapanui.layout import (
    CROPS,
    IN_AREA,
    KINDS,
    OFFERING,
    POINTS,
    WOOD,
)


@final
class Cards:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def played(self, seat: i64, kind: i64, number: i64) -> float:
        """What so many cards of a kind bring in the area until the end, without their cost."""
        return self.added(seat, kind, number, self.sight.gain(seat, kind, 0))

    def added(self, seat: i64, kind: i64, number: i64, before: float) -> float:
        """The same, where it is known what a valuation of the kind brings without them."""
        sight = self.sight
        value = (sight.gain(seat, kind, number) - before) * sight.valuations[kind]
        if kind < CROPS:
            value += self.cheaper(seat, kind, number) * sight.taste.bargain * sight.own_turns
        elif kind == MOAI:
            value += float(sight.box.moai_points)
        return value

    def cheaper(self, seat: i64, crop: i64, number: i64) -> float:
        """How much better the best purchase gets with so many more gatherers of a crop."""
        gain = self.bought(seat, crop) + float(number) * self.sight.taste.wood
        gain -= self.bargain(seat)
        if gain < 0.0:
            gain = 0.0
        return gain

    def bargain(self, seat: i64) -> float:
        """What the seat gains by its best purchase."""
        best = 0.0
        crop: i64
        for crop in range(CROPS):
            gain = self.bought(seat, crop)
            if gain > best:
                best = gain
        return best

    def bought(self, seat: i64, crop: i64) -> float:
        """What an offering is worth beyond its price, by and large."""
        sight = self.sight
        price = sight.box.offering_cost - sight.cells[IN_AREA + seat * KINDS + crop]
        if price < 0:
            price = 0
        return sight.stone.value[crop] - float(price) * sight.taste.wood

    def next_turn(self, seat: i64, kind: i64, before: float) -> float:
        """What a card in hand is worth when it is played in a later turn."""
        sight = self.sight
        value = self.added(seat, kind, 1, before)
        if kind == MOAI:
            cells = sight.cells
            wood = float(cells[WOOD + seat]) + sight.taste.spend
            need = float(sight.box.moai_cost)
            value -= sight.taste.burden + need * sight.taste.wood
            if wood < need:
                value *= wood / need
        turns = sight.own_turns
        if turns < 1.0:
            value *= turns
        return value

    def ending(self, seat: i64) -> float:
        """What it is worth that the game ends now."""
        sight = self.sight
        sight.stone.judge(0.0)
        own = self.score(seat)
        other: i64
        lead = 1000.0
        for other in range(sight.seats):
            if other != seat:
                ahead = own - self.score(other)
                if ahead < lead:
                    lead = ahead
        sight.stone.judge(sight.rounds())
        if lead > 0.0:
            return sight.taste.end
        if lead < 0.0:
            return -sight.taste.end
        return 0.0

    def score(self, seat: i64) -> float:
        """The score if the game ended now; ties are broken by moai, then by wood [N25, N26]."""
        sight = self.sight
        cells = sight.cells
        moai = cells[IN_AREA + seat * KINDS + MOAI]
        wood = cells[WOOD + seat]
        whole: i64 = cells[POINTS + seat] + moai * sight.box.moai_points
        whole += wood // sight.box.wood_for_point
        score = float(whole) + float(moai) * 0.01 + float(wood) * 0.0001
        crop: i64
        for crop in range(CROPS):
            score += sight.stone.value[crop] * float(cells[OFFERING + seat * CROPS + crop])
        return score
