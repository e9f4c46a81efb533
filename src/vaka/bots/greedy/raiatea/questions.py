"""What single actions gain that need a closer look: rituals, masks, and the help of assistants."""

from typing import Final, final

from vaka.bots.greedy.raiatea.rituals import Rituals
from vaka.bots.greedy.raiatea.trading import Trading
from vaka.core.vectors import i64
from vaka.games.raiatea import frames, tasks
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import GOODS, HIRED, KAHUNA, MIRROR, PAIRS, PRICE, ROW, ROW_COUNT
from vaka.games.raiatea.vocabulary import (
    ELSE,
    GATHERER,
    MERCHANT,
    PAY_,
    SHAMAN,
    WHAT,
    WIDTH,
    WORD,
)

LITTLE: Final = 0.02  # what gains less is left alone


@final
class Questions:
    def __init__(self, rituals: Rituals, trading: Trading) -> None:
        effects = rituals.effects
        self.rituals = rituals
        self.trading = trading
        self.effects = effects
        self.gains = effects.gains
        self.assistants = effects.assistants
        self.worth = effects.worth
        self.sight = effects.sight
        self.deck = effects.deck
        self.taste = effects.taste
        self.kind: i64 = 0  # what is asked
        self.task: i64 = 0  # and what it is about

    def mask(self, place: i64) -> i64:
        if place == self.deck.gods:
            return MIRROR
        return place

    def single(self, mask: i64) -> float:
        """What it costs to do without a mask; of twins, the pair."""
        if mask == MIRROR:
            return self.worth.mask(MIRROR)
        if self.sight.cells[PAIRS + self.sight.seat] & BITS[mask]:
            return self.worth.masks.pair(mask)
        return self.worth.masks.single(mask, 0.5)

    def keep(self, ritual: i64) -> float:
        sight = self.sight
        value = self.rituals.kept(ritual)
        k: i64
        for k in range(sight.cards):
            if sight.hand[k] == ritual:
                value *= 0.8
                break
        return value - self.taste.waste * float(self.deck.cost[ritual]) + LITTLE

    def draw(self, pile: i64) -> float:
        """Forbidden rituals are stronger, but cost more."""
        value = self.rituals.drawn(pile)
        if self.kind == frames.BUY:
            value += self.worth.mana(-self.deck.buy_price)
            if not self.sight.ceremonies_left and self.sight.cards >= 2:
                value -= 0.3
        return value

    def hire(self, type_: i64) -> float:
        """R17: by option the Kahuna's first assistant is free."""
        sight = self.sight
        price = self.deck.hire_price
        if self.trading.free and sight.cells[KAHUNA] == sight.seat and not sight.cells[HIRED]:
            price = 0
        return self.assistants.gain(type_) + self.worth.pearls(-price)

    def gatherer(self) -> float:
        """Use him on any pick: he brings a goods, and one card more to choose from."""
        cells = self.sight.cells
        goods = 0.0
        place: i64
        for place in range(cells[ROW_COUNT]):
            card = cells[ROW + place] - 1
            if card < GOODS:
                value = self.gains.card(card)
                if value > goods:
                    goods = value
        gain = goods + 0.2 - self.assistants.ready(GATHERER) * 0.6
        if gain <= 0.0:
            return -1.0
        return self.gains.best_card() + gain

    def merchant(self, goods: i64) -> float:
        """To lift the price of what is sold next."""
        sight = self.sight
        if not sight.goods[goods]:
            return -1.0
        top = self.trading.sale(goods, self.deck.steps - 1)
        now = 0.0
        kind: i64
        for kind in range(GOODS):
            if sight.goods[kind]:
                value = self.trading.sale(kind, sight.cells[PRICE + kind])
                if value > now:
                    now = value
        gain = top - now - 0.5 * self.assistants.ready(MERCHANT)
        if gain <= 0.0:
            return -1.0
        return top + gain

    def option(self, option: i64) -> float:
        operation = tasks.value_of(self.task)
        if self.deck.ops[operation * WIDTH + WORD] == PAY_:
            return self.effects.paid(operation)
        return self.effects.program(self.alternative(option), False)

    def alternative(self, option: i64) -> i64:
        """The first operation of one of the alternatives that are asked about."""
        ops = self.deck.ops
        operation = ops[tasks.value_of(self.task) * WIDTH + WHAT]
        for _ in range(option):
            operation = ops[operation * WIDTH + ELSE]
        return operation

    def shaman(self, ritual: i64) -> float:
        """A ritual for nothing now, instead of one that has to be paid later."""
        gain = self.rituals.works(ritual) - self.rituals.kept(ritual)
        return gain - 0.35 * self.assistants.ready(SHAMAN) * self.sight.time

    def offer(self, place: i64) -> float:
        gain = self.trading.swap()
        if self.mask(place) == self.trading.offered:
            return gain
        return -1.0

    def mirror(self, god: i64) -> float:
        """For the best mask, but not before it must be: a twin might still come."""
        pair = self.worth.masks.pair(god)
        twins = self.sight.cells[PAIRS + self.sight.seat] & BITS[god]
        if twins and self.sight.mirrors < 2:
            return -1.0
        if self.sight.last_ceremony:
            return pair
        return pair - 3.0 * self.sight.time
