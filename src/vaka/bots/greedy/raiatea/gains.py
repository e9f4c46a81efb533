"""What more or less of a thing is worth, and what cards of the forest are."""

from typing import final

from vaka.bots.greedy.raiatea.assistants import Assistants
from vaka.bots.greedy.raiatea.worth import Worth
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import GOODS, MASK_MARKET, MIRROR, ROW, ROW_COUNT
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    ANY_ASSISTANT,
    ANY_GOODS,
    CARD,
    EACH_OPPONENT,
    EVERYONE,
    GOODS_CARD,
    MANA_,
    MASK,
    MASK_CARD,
    NEXT,
    ONE_OPPONENT,
    PEARL,
    PER_ASSISTANT,
    PER_GOODS,
    PER_KIND,
    PER_MASK,
    PER_MISSION,
    PER_PAIR,
    PER_PERMANENT,
    PER_PIP,
    PER_PLAYER,
    PER_PRIEST,
    PER_RANK,
    PER_TYPE,
    PRIEST,
    TATTOO_,
    THE_GOODS,
    THE_TYPE,
    WHAT,
    WIDTH,
)


@final
class Gains:
    def __init__(self, worth: Worth, assistants: Assistants) -> None:
        self.worth = worth
        self.assistants = assistants
        self.sight = worth.sight
        self.deck = worth.deck
        self.taste = worth.taste

    def counted(self, what: i64) -> i64:
        sight = self.sight
        if what == PER_PRIEST:
            return sight.priests
        if what == PER_RANK:
            return sight.rank
        if what == PER_ASSISTANT:
            return sight.owned
        if what == PER_PAIR:
            return sight.pairs
        if what == PER_MASK:
            return sight.single + sight.mirrors
        if what == PER_MISSION:
            return sight.missions
        if what == PER_GOODS:
            return sight.held
        if what == PER_PERMANENT:
            return sight.permanents
        if what == PER_PLAYER:
            return sight.seats
        if what == PER_PIP:
            return 3  # more or less
        if what == PER_KIND:
            return self._kinds()
        return sight.own[what - PER_TYPE]

    def _kinds(self) -> i64:
        """How many different goods there are."""
        count: i64 = 0
        goods: i64
        for goods in range(GOODS):
            if self.sight.goods[goods]:
                count += 1
        return count

    def gain(self, what: i64, amount: i64) -> float:
        """So much more of a thing."""
        worth = self.worth
        if amount <= 0:
            return 0.0
        if what == MANA_:
            return worth.mana(amount)
        if what == PEARL:
            return worth.pearls(amount)
        if what == TATTOO_:
            return worth.tattoo(amount)
        if what == PRIEST:
            return worth.priests(amount)
        value: float
        if what == ANY_GOODS:
            value = worth.any_goods()
        elif what == ANY_ASSISTANT:
            value = self.assistants.any()
        elif what == MASK:
            value = self._any_mask()
        elif what == CARD:
            value = self.best_card()
        elif what < THE_TYPE:
            value = worth.goods(what - THE_GOODS, 1)
        else:
            value = self.assistants.gain(what - THE_TYPE)
        return float(amount) * value

    def lose(self, what: i64, scope: i64, amount: i64) -> float:
        taste = self.taste
        value = 0.6  # one of it, whoever has it
        if what == MANA_:
            value = taste.mana
        elif what == PEARL:
            value = taste.pearl
        elif what == PRIEST:
            value = 0.2 + 0.8 * self.sight.time
        elif what == ANY_GOODS or (what >= THE_GOODS and what < THE_GOODS + GOODS):
            value = taste.goods
        if amount < 1 and scope:
            amount = 1
        value *= float(amount)
        if scope == EACH_OPPONENT:
            return taste.rivals * value * float(self.sight.seats - 1)
        if scope == ONE_OPPONENT:
            return taste.rivals * value
        if scope == EVERYONE:
            return -value * (1.0 - taste.rivals)
        return -value

    def _any_mask(self) -> float:
        cells = self.sight.cells
        best = 0.0
        god: i64
        for god in range(self.deck.gods):
            if cells[MASK_MARKET + god]:
                value = self.worth.mask(god)
                if value > best:
                    best = value
        if cells[MASK_MARKET + MIRROR]:
            value = self.worth.mask(MIRROR)
            if value > best:
                best = value
        return best

    def card(self, card: i64) -> float:
        """A card of the forest row, with its treasure."""
        deck = self.deck
        what = deck.card_what[card]
        if deck.card_group[card] == GOODS_CARD:
            return self.worth.goods(what, 1)
        if deck.card_group[card] == MASK_CARD:
            return self.worth.mask(what) + self._treasure(deck.card_program[card])
        return self.assistants.gain(what)

    def best_card(self) -> float:
        """The best of the forest row."""
        cells = self.sight.cells
        best = 0.0
        place: i64
        for place in range(cells[ROW_COUNT]):
            if place == 0 or cells[ROW + place] != cells[ROW + place - 1]:
                value = self.card(cells[ROW + place] - 1)
                if value > best:
                    best = value
        return best

    def some_draw(self) -> float:
        """A ritual drawn by an effect: not looked at closely, for it may let draw again."""
        sight = self.sight
        left = float(sight.ceremonies_left)
        if sight.in_ceremony:
            left += 0.3
        left *= 0.4
        if left > 1.0:
            left = 1.0
        return self.taste.card * (1.0 + 0.25 * float(sight.rank)) * left * self.room()

    def room(self) -> float:
        """How much use there is for one more ritual in the hand."""
        many = self.sight.cards - 2 * self.sight.ceremonies_left
        if many <= 0:
            return 1.0
        return self.sight.tables.crowded[many]

    def _treasure(self, operation: i64) -> float:
        """Plain gains, taken at once."""
        ops = self.deck.ops
        value = 0.0
        while operation >= 0:
            at = operation * WIDTH
            value += self.gain(ops[at + WHAT], ops[at + AMOUNT])
            operation = ops[at + NEXT]
        return value
