"""Where to go: what a location brings to its Kahuna, to those who come along, and to the others."""

from vaka.bots.greedy.raiatea.building import best_mission
from vaka.bots.greedy.raiatea.effects import Effects
from vaka.bots.greedy.raiatea.worth import PLACE_OF, Worth
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    GOODS,
    MASK_MARKET,
    PRICE,
    PRIESTS,
    READY,
    STEPS,
    TYPES,
    USED,
)
from vaka.games.raiatea.vocabulary import (
    AT_LOCATION,
    BORDER,
    FOREST_,
    MARAE,
    MARKET,
    MERCHANT,
    PATH_,
    REEF,
)


class Places:
    def __init__(self, worth: Worth, effects: Effects) -> None:
        self.worth = worth
        self.effects = effects

    def go(self, location: int) -> float:
        """What it is worth to be the Kahuna there, beyond coming along if another goes."""
        taste = self.worth.taste
        kahuna = self.gain(location, True)
        along = self.gain(location, False)
        return kahuna - taste.anyway * along - taste.others * self._others(location)

    def gain(self, location: int, kahuna: bool) -> float:
        """What the seat gains by a turn there."""
        gains = {
            FOREST_: self._forest,
            MARAE: self._marae,
            REEF: self._reef,
            PATH_: self._path,
            BORDER: self._border,
            MARKET: self._market,
        }
        return gains[location](kahuna) + self._helped(location) + self._triggered(location)

    def _helped(self, location: int) -> float:
        """What the roll for assistants brings."""
        sight = self.worth.sight
        value = 0.0
        for type_ in range(TYPES):
            if PLACE_OF[type_] == location:
                chance = min(1.0, sight.assistants(type_) / sight.tables.die)
                value += chance * self.worth.help(type_)
        return value

    def _triggered(self, location: int) -> float:
        """What permanent rituals bring there."""
        sight = self.worth.sight
        value = 0.0
        for ritual in sight.permanent:
            for op in sight.tables.program[ritual]:
                if op.when == AT_LOCATION + location:
                    value += self.effects.program((op._replace(when=0),))
        return value

    def _others(self, location: int) -> float:
        """What it brings to a rival, as far as all can see, compared to most places."""
        sight = self.worth.sight
        cells = sight.cells
        value = 0.0
        for rival in range(sight.seats):
            if rival == sight.seat:
                continue
            for type_ in range(TYPES):
                if PLACE_OF[type_] == location:
                    have = (
                        cells[READY + rival * TYPES + type_] + cells[USED + rival * TYPES + type_]
                    )
                    value += min(1.0, have / sight.tables.die) * 0.8
            if location == PATH_:
                value += self.worth.taste.mana * cells[PRIESTS + rival]
        return value / (sight.seats - 1)

    # Each of them ---------------------------------------------------------------------------------

    def _forest(self, kahuna: bool) -> float:
        values = sorted((self.effects.card(card) for card in self.worth.sight.row), reverse=True)
        if not values:
            return 0.0
        middle = sum(values) / len(values)
        if kahuna:
            return values[0] + max(middle, 0.8)
        return middle + 0.6 * max(middle, 0.6)

    def _marae(self, kahuna: bool) -> float:
        worth, sight = self.worth, self.worth.sight
        times = 2 if kahuna else 1
        value = times * self.effects.draw()
        costs = sorted(
            -worth.goods(kind, -1) for kind in range(GOODS) for _ in range(sight.goods[kind])
        )
        for step, cost in enumerate(costs[:times], 1):
            gain = worth.tattoo(step) - worth.tattoo(step - 1)
            value += max(0.0, gain - cost)
        return value

    def _reef(self, kahuna: bool) -> float:
        tables = self.worth.sight.tables
        pearls = (tables.die + 1) // 2 + (tables.reef_bonus if kahuna else 0)
        return self.worth.pearls(pearls)

    def _path(self, kahuna: bool) -> float:
        worth = self.worth
        free = 1 if kahuna else 0
        value = worth.best_priests(free)[0] + worth.mana(worth.sight.priests)
        return value + (worth.priests_now(1) if kahuna else 0.0)

    def _border(self, kahuna: bool) -> float:
        worth = self.worth
        value = max(0.0, self.swap()[0])
        if kahuna:
            value += max(0.0, best_mission(worth)[0]) * worth.taste.mission
        return value

    def swap(self) -> tuple[float, int]:
        """What swapping a mask gains, and which one to offer."""
        worth, sight = self.worth, self.worth.sight
        masks = [god for god in range(sight.tables.gods) if sight.cells[MASK_MARKET + god]]
        best, offered = 0.0, -1
        for god in sight.singles:
            given = worth.masks.single(god, 0.5)
            for other in masks:
                if other != god:
                    gain = worth.mask(other) - given
                    if gain > best + 1e-9:
                        best, offered = gain, god
        return best, offered

    def _market(self, kahuna: bool) -> float:
        sight = self.worth.sight
        times = 2 if kahuna else 1
        gains = [self.sale(kind, self._price(kind)) for kind in range(GOODS) if sight.goods[kind]]
        value = sum(gain for gain in sorted(gains, reverse=True)[:times] if gain > 0)
        return value + sum(gain for gain in self.hiring()[:times] if gain > 0)

    def _price(self, goods: int) -> int:
        """The step to sell at, with a merchant's help."""
        sight = self.worth.sight
        if sight.ready[MERCHANT]:
            return sight.tables.steps - 1
        return sight.cells[PRICE + goods]

    def sale(self, goods: int, step: int) -> float:
        """What selling a goods gains at a step or below."""
        sight = self.worth.sight
        bonuses = sight.tables.bonus[goods * STEPS :]
        best = max(self.effects.program(program) for program in bonuses[: step + 1])
        return best + self.worth.goods(goods, -1)

    def hiring(self) -> list[float]:
        """What hiring gains, the best first: as many as can be paid."""
        worth, sight = self.worth, self.worth.sight
        price = sight.tables.hire_price
        gains = [
            worth.assistant(type_) + worth.pearls(-price)
            for type_ in range(TYPES)
            if sight.cells[ASSISTANT_MARKET + type_]
        ]
        return sorted(gains, reverse=True)[: sight.pearls // price if price else TYPES]
