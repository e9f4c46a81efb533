"""The bag: what will be in it, and what of the own rituals will be paid [R29]."""

from math import exp, sqrt
from typing import final

from vaka.bots.greedy.raiatea.rituals import Rituals
from vaka.bots.greedy.raiatea.tables import COSTS
from vaka.bots.greedy.raiatea.worth import Worth
from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import slots
from vaka.games.raiatea.layout import BAG, MANA, PILES, SLOT, SLOT_COUNT, SLOTS


def below(x: float) -> float:
    """How likely something that is spread normally is below so many standard deviations."""
    if x > 6.0:
        return 1.0
    if x < -6.0:
        return 0.0
    return 1.0 / (1.0 + exp(-x * (1.5976 + 0.07056 * x * x)))


@final
class Bag:
    def __init__(self, worth: Worth, rituals: Rituals) -> None:
        self.worth = worth
        self.rituals = rituals
        self.sight = worth.sight
        self.tables = worth.sight.tables
        self.deck = worth.deck
        self.taste = worth.taste
        self.part = 0.0  # of their mana, that the others will bid
        self.bag = 0.0  # the mana that will be in the bag, without an own bid
        self.piles: vec[i64] = blank(PILES)  # how many cards of each deck the others prepare
        # The own rituals in the bag, from the cheapest on.
        self.mine: vec[i64] = blank(SLOTS + 1)
        self.count: i64 = 0
        zeros = [0.0] * (SLOTS + 1)
        spreads = [0.0] * (SLOTS + 1)
        self._lower: vec[float] = vec[float](zeros)  # what the others' cheaper ones will cost
        self._spread: vec[float] = vec[float](spreads)

    def look(self) -> None:
        """What the others will do."""
        sight = self.sight
        cells = sight.cells
        self.part = self.taste.first_bids
        if sight.begun == 2:
            self.part = self.taste.second_bids
        elif sight.begun == 3:
            self.part = self.taste.last_bids
        self.bag = float(cells[BAG])
        self.count = 0
        pile: i64
        for pile in range(PILES):
            self.piles[pile] = 0
        rival: i64
        for rival in range(sight.seats):
            if rival != sight.seat:
                self.bag += self.part * float(cells[MANA + rival])
                self._count_piles(rival)

    def _count_piles(self, rival: i64) -> None:
        """The decks of his cards in the bag, which all can see; before that, of two others."""
        cells = self.sight.cells
        start: i64 = SLOT + rival * SLOTS
        bagged = False
        at: i64
        for at in range(start, start + cells[SLOT_COUNT + rival]):
            where = slots.where_of(cells[at])
            if where == slots.CLIPPED or where == slots.UNCLIPPED:
                bagged = True
                self.piles[self.deck.pile[slots.ritual_of(cells[at])]] += 1
        if bagged:
            return
        left: i64 = 2
        for at in range(start, start + cells[SLOT_COUNT + rival]):
            if slots.where_of(cells[at]) == slots.IN_HAND and left:
                left -= 1
                self.piles[self.deck.pile[slots.ritual_of(cells[at])]] += 1

    def add(self, ritual: i64) -> i64:
        """Count with an own ritual in the bag; its place."""
        cost = self.deck.cost[ritual]
        at = self.count
        while at > 0 and self.deck.cost[self.mine[at - 1]] > cost:
            self.mine[at] = self.mine[at - 1]
            self._lower[at] = self._lower[at - 1]
            self._spread[at] = self._spread[at - 1]
            at -= 1
        self.mine[at] = ritual
        self.count += 1
        if cost >= COSTS:
            cost = COSTS - 1
        self._lower[at] = 0.0
        self._spread[at] = 0.0
        pile: i64
        for pile in range(PILES):
            many = float(self.piles[pile])
            lower = self.tables.lower[pile * COSTS + cost]
            self._lower[at] += many * lower
            self._spread[at] += many * (
                self.tables.lower_squared[pile * COSTS + cost] - lower * lower
            )
        return at

    def remove(self, at: i64) -> None:
        self.count -= 1
        k: i64
        for k in range(at, self.count):
            self.mine[k] = self.mine[k + 1]
            self._lower[k] = self._lower[k + 1]
            self._spread[k] = self._spread[k + 1]

    def expected(self, bid: i64) -> float:
        """What the own rituals in the bag will bring with a bid."""
        total = 0.0
        bag = self.bag + float(bid)
        before = 0.0
        k: i64
        for k in range(self.count):
            ritual = self.mine[k]
            cost = float(self.deck.cost[ritual])
            doubt = self.taste.doubt * bag
            spread = sqrt(self._spread[k] + doubt * doubt + 1.0)
            chance = below((bag - cost - before - self._lower[k] + 0.5) / spread)
            total += chance * self.rituals.works(ritual)
            before += cost
            fills = self.tables.fills[ritual] + self.sight.seats * self.tables.fills_each[ritual]
            bag += chance * float(fills)
        return total
