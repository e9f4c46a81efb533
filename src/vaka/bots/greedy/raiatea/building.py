"""Which mission to complete: the points it brings for what is paid."""

from typing import Final, final

from vaka.bots.greedy.raiatea.worth import Worth
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import GOODS, SPACE_TILE

NOTHING: Final = -1000.0


@final
class Building:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.sight = worth.sight
        self.plan = worth.plan
        self._best = 0.0
        self._found: i64 = 0  # for which look

    def net(self, tile: i64) -> float:
        """What completing a mission gains now, if it can be paid; by its place in the plan."""
        sight = self.sight
        plan = self.plan
        deck = sight.deck
        space = plan.space[tile]
        mission = sight.cells[SPACE_TILE + space] - 1
        if not plan.payable(mission):
            return NOTHING
        value = plan.worth[tile]
        if sight.last_ceremony:
            # All that counts is how many points can be made of what is left.
            mana = sight.mana - deck.pay_mana[mission]
            pearls = sight.pearls - deck.pay_pearls[mission]
            return value + 0.5 * plan.points(mana, pearls, space)
        value += self.worth.mana(-deck.pay_mana[mission])
        value += self.worth.pearls(-deck.pay_pearls[mission])
        kind: i64
        if deck.pays_cards[mission]:
            for kind in range(GOODS):
                paid = sight.goods[kind] - plan.purse.goods[kind]
                if paid > 0:
                    value += self.worth.goods(kind, -paid)
            if deck.pay_masks[mission]:
                value -= float(deck.pay_masks[mission]) * self.worth.masks.least()
            value -= 0.4 * float(deck.pay_rituals[mission])
        return value

    def at(self, space: i64) -> float:
        """What completing the mission on this space gains."""
        self.plan.find()
        tile: i64
        for tile in range(self.plan.tiles):
            if self.plan.space[tile] == space:
                return self.net(tile)
        return NOTHING

    def best(self) -> float:
        """What the mission gains that gains most; once for each look."""
        if self._found != self.sight.looks:
            self._found = self.sight.looks
            self.plan.find()
            self._best = NOTHING
            tile: i64
            for tile in range(self.plan.tiles):
                gain = self.net(tile)
                if gain > self._best:
                    self._best = gain
        return self._best
