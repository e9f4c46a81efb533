"""Where to go: what a location brings to its Kahuna, to those who come along, and to the others."""

from typing import final

from vaka.bots.greedy.raiatea.assistants import place_of
from vaka.bots.greedy.raiatea.rituals import Rituals
from vaka.bots.greedy.raiatea.trading import Trading
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import (
    GOODS,
    PRIESTS,
    READY,
    ROW,
    ROW_COUNT,
    TYPES,
    USED,
)
from vaka.games.raiatea.vocabulary import (
    AT_LOCATION,
    BORDER,
    FOREST_,
    MARAE,
    PATH_,
    REEF,
)


@final
class Places:
    def __init__(self, rituals: Rituals, trading: Trading) -> None:
        worth = rituals.effects.worth
        self.worth = worth
        self.building = rituals.effects.building
        self.assistants = rituals.effects.assistants
        self.gains = rituals.effects.gains
        self.rituals = rituals
        self.trading = trading
        self.effects = rituals.effects
        self.sight = worth.sight
        self.deck = worth.deck
        self.taste = worth.taste

    def go(self, location: i64) -> float:
        """What it is worth to be the Kahuna there, beyond coming along if another goes."""
        taste = self.taste
        both = self._helped(location) + self._triggered(location)
        kahuna = self._gain(location, True) + both
        along = self._gain(location, False) + both
        return kahuna - taste.anyway * along - taste.others * self._others(location)

    def _gain(self, location: i64, kahuna: bool) -> float:
        """What the seat gains by a turn there, without assistants and rituals."""
        if location == FOREST_:
            return self._forest(kahuna)
        if location == MARAE:
            return self._marae(kahuna)
        if location == REEF:
            pearls = (self.deck.die + 1) // 2
            if kahuna:
                pearls += self.deck.reef_bonus
            return self.worth.pearls(pearls)
        if location == PATH_:
            value = self.worth.mana(self.sight.priests)
            if kahuna:
                return value + self.worth.best_priests(1) + self.worth.priests_now(1)
            return value + self.worth.best_priests(0)
        if location == BORDER:
            value = self.trading.swap()
            if kahuna:
                mission = self.building.best()
                if mission > 0.0:
                    value += mission * self.taste.mission
            return value
        return self.trading.market(kahuna)

    def _helped(self, location: i64) -> float:
        """What the roll for assistants brings."""
        sight = self.sight
        value = 0.0
        type_: i64
        for type_ in range(TYPES):
            if sight.own[type_] and place_of(type_) == location:
                chance = float(sight.own[type_]) / float(self.deck.die)
                if chance > 1.0:
                    chance = 1.0
                value += chance * self.assistants.simple(self.deck.assistant[type_])
        return value

    def _triggered(self, location: i64) -> float:
        """What permanent rituals bring there."""
        sight = self.sight
        value = 0.0
        k: i64
        for k in range(sight.permanents):
            program = self.deck.program[sight.permanent[k]]
            value += self.effects.triggered(program, AT_LOCATION + location)
        return value

    def _others(self, location: i64) -> float:
        """What it brings to a rival, as far as all can see, compared to most places."""
        sight = self.sight
        cells = sight.cells
        value = 0.0
        rival: i64
        type_: i64
        for rival in range(sight.seats):
            if rival == sight.seat:
                continue
            for type_ in range(TYPES):
                if place_of(type_) == location:
                    at = rival * TYPES + type_
                    chance = float(cells[READY + at] + cells[USED + at]) / float(self.deck.die)
                    if chance > 1.0:
                        chance = 1.0
                    value += chance * 0.8
            if location == PATH_:
                value += self.taste.mana * float(cells[PRIESTS + rival])
        return value / float(sight.seats - 1)

    # Each of them ---------------------------------------------------------------------------------

    def _forest(self, kahuna: bool) -> float:
        cells = self.sight.cells
        best = 0.0
        total = 0.0
        value = 0.0
        place: i64
        for place in range(cells[ROW_COUNT]):
            if place == 0 or cells[ROW + place] != cells[ROW + place - 1]:
                value = self.gains.card(cells[ROW + place] - 1)
            total += value
            if value > best:
                best = value
        if not cells[ROW_COUNT]:
            return 0.0
        middle = total / float(cells[ROW_COUNT])
        if kahuna:
            if middle > 0.8:
                return best + middle
            return best + 0.8
        if middle > 0.6:
            return 1.6 * middle
        return middle + 0.36

    def _marae(self, kahuna: bool) -> float:
        sight = self.sight
        value = self.rituals.draw()
        if not sight.held:
            if kahuna:
                return 2.0 * value
            return value
        # The two goods that are easiest to do without.
        cost = 1000.0
        second = 1000.0
        kind: i64
        for kind in range(GOODS):
            if sight.goods[kind]:
                each = -self.worth.goods(kind, -1)
                if each < cost:
                    second = cost
                    cost = each
                elif each < second:
                    second = each
                if sight.goods[kind] > 1 and each < second:
                    second = each
        step = self.worth.tattoo(1)
        gain = step - cost
        if gain < 0.0:
            gain = 0.0
        if not kahuna:
            return value + gain
        value = 2.0 * value + gain
        gain = self.worth.tattoo(2) - step - second
        if gain > 0.0:
            value += gain
        return value
