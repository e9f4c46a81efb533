"""What is to be gained at the Border and at the Market: masks, sales, assistants [R16-R18]."""

from typing import final

from vaka.bots.greedy.raiatea.effects import Effects
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    GOODS,
    MASK_MARKET,
    MIRROR,
    PRICE,
    STEPS,
    TYPES,
)
from vaka.games.raiatea.vocabulary import MERCHANT


@final
class Trading:
    def __init__(self, effects: Effects, free: bool) -> None:
        self.effects = effects
        self.worth = effects.worth
        self.assistants = effects.assistants
        self.sight = effects.sight
        self.deck = effects.deck
        self.free = free  # whether the Kahuna of the market has an assistant free [R17]
        self.offered: i64 = -1  # the mask to swap
        self._swap = 0.0
        self._swapped: i64 = 0  # for which look

    def swap(self) -> float:
        """What swapping a mask gains, and in `offered` which one; once for each look."""
        sight = self.sight
        if self._swapped == sight.looks:
            return self._swap
        self._swapped = sight.looks
        self._swap = 0.0
        self.offered = -1
        if not sight.single:
            return 0.0
        # The best that is there, and the best of those that are not the mask itself.
        cells = sight.cells
        best = -1000.0
        found: i64 = -1
        second = -1000.0
        god: i64
        k: i64
        for god in range(self.deck.gods):
            if cells[MASK_MARKET + god]:
                value = self.worth.mask(god)
                if value > best:
                    second = best
                    best = value
                    found = god
                elif value > second:
                    second = value
        if cells[MASK_MARKET + MIRROR]:
            value = self.worth.mask(MIRROR)
            if value > best:
                second = best
                best = value
                found = MIRROR
            elif value > second:
                second = value
        for k in range(sight.single):
            god = sight.singles[k]
            gain = best
            if god == found:
                gain = second
            gain -= self.worth.masks.single(god, 0.5)
            if gain > self._swap:
                self._swap = gain
                self.offered = god
        return self._swap

    def market(self, kahuna: bool) -> float:
        sight = self.sight
        # The two best sales, and the two best assistants.
        best = 0.0
        second = 0.0
        kind: i64
        for kind in range(GOODS):
            if sight.goods[kind]:
                step = sight.cells[PRICE + kind]
                if sight.ready[MERCHANT]:
                    step = self.deck.steps - 1
                gain = self.sale(kind, step)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        value = best
        if kahuna:
            value += second
        return value + self._hiring(kahuna)

    def _hiring(self, kahuna: bool) -> float:
        """What hiring gains: as many as can be paid."""
        sight = self.sight
        price = self.deck.hire_price
        pearls = sight.pearls
        paid = self.worth.pearls(-price)
        best = -1000.0
        second = -1000.0
        type_: i64
        for type_ in range(TYPES):
            if sight.cells[ASSISTANT_MARKET + type_]:
                gain = self.assistants.gain(type_)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        value = 0.0
        if kahuna and self.free:
            if best > 0.0:
                value += best
        else:
            if pearls >= price and best + paid > 0.0:
                value += best + paid
            pearls -= price
        if kahuna and pearls >= price and second + paid > 0.0:
            value += second + paid
        return value

    def sale(self, goods: i64, step: i64) -> float:
        """What selling a goods gains at a step or below."""
        best = -1000.0
        at: i64
        for at in range(step + 1):
            value = self.effects.program(self.deck.bonus[goods * STEPS + at], False)
            if value > best:
                best = value
        return best + self.worth.goods(goods, -1)
