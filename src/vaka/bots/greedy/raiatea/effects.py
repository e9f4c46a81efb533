"""What the effects of cards are worth, by their words: so an owner's deck is played, too."""

from typing import final

from vaka.bots.greedy.raiatea.building import Building
from vaka.bots.greedy.raiatea.gains import Gains
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import (
    TYPES,
)
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    ANY_PILE,
    AT_CEREMONY,
    AT_LEAST,
    AT_LOCATION,
    AT_MOST,
    AT_ROUND,
    BAG_,
    BID_,
    CHOOSE,
    DIVER,
    DRAW,
    EACH,
    EACH_OPPONENT,
    ELSE,
    EVERYONE,
    GAIN,
    GATHERER,
    IF_,
    LIMIT,
    LOSE,
    MISSION,
    NEXT,
    NOW,
    ONE_OPPONENT,
    PATH,
    PAY_,
    PAY_ANY,
    PAY_MANA,
    PAY_PEARLS,
    PAY_RITUALS,
    PAY_THE_TYPE,
    PER,
    PER_MISSION,
    PERFORM,
    POINTS,
    READY_,
    ROLL,
    SCOPE,
    SEND,
    SHAMAN,
    STEAL,
    USE,
    WHAT,
    WHEN,
    WIDTH,
    WORD,
)


@final
class Effects:
    def __init__(self, gains: Gains, building: Building) -> None:
        worth = gains.worth
        self.gains = gains
        self.worth = worth
        self.assistants = gains.assistants
        self.building = building
        self.sight = worth.sight
        self.deck = worth.deck
        self.taste = worth.taste

    def program(self, operation: i64, inside: bool) -> float:
        """What all effects of a card are worth, now and later; `inside`: of one performed by it."""
        ops = self.deck.ops
        total = 0.0
        while operation >= 0:
            at = operation * WIDTH
            when = ops[at + WHEN]
            times = 1.0
            if when == AT_ROUND:
                times = float(self.sight.rounds_left)
            elif when >= AT_CEREMONY:
                times = float(self.sight.ceremonies_left)
            elif when != NOW:
                times = self.sight.visits(when - AT_LOCATION)
            if times > 0.0:
                total += times * self._operation(at, inside)
            operation = ops[at + NEXT]
        return total

    def triggered(self, operation: i64, when: i64) -> float:
        """What the effects of a card bring at a certain time, once."""
        ops = self.deck.ops
        total = 0.0
        while operation >= 0:
            if ops[operation * WIDTH + WHEN] == when:
                total += self._operation(operation * WIDTH, False)
            operation = ops[operation * WIDTH + NEXT]
        return total

    # Words ----------------------------------------------------------------------------------------

    def _operation(self, at: i64, inside: bool) -> float:
        ops = self.deck.ops
        taste = self.taste
        word = ops[at + WORD]
        what = ops[at + WHAT]
        scope = ops[at + SCOPE]
        amount = ops[at + AMOUNT]
        if ops[at + EACH]:
            amount *= self.gains.counted(ops[at + EACH]) // ops[at + PER]
        if word > CHOOSE:
            return self._rare(at, amount, inside)
        if word == GAIN:
            value = self.gains.gain(what, amount)
            if scope == EVERYONE:
                return taste.shared * value
            if scope in (EACH_OPPONENT, ONE_OPPONENT):
                return -taste.rivals * value
            return value
        if word == LOSE:
            return self.gains.lose(what, scope, amount)
        if word == STEAL:
            return (1.0 + taste.rivals) * self.gains.gain(what, amount)
        if word == CHOOSE:
            return self._choose(what, inside)
        if word == PERFORM:
            if inside:
                return 0.0
            return self._perform(what, ops[at + LIMIT])
        if word == READY_:
            return self.assistants.made_ready(amount)
        if word == USE:
            return float(amount) * self._use()
        if word == MISSION:
            value = self.building.best()
            if value > 0.0:
                return value
            return 0.3
        if word == BAG_:
            if ops[at + LIMIT]:
                amount *= self.sight.seats
            return 0.02 * float(amount)
        if word == POINTS:
            value = float(amount)
            if ops[at + EACH] == PER_MISSION:
                more = float(ops[at + AMOUNT]) * 1.5 * float(self.sight.ceremonies_left)
                value += more / float(ops[at + PER])
            return value
        value = 0.8  # a ritual stopped
        if word == DRAW:
            value = self.gains.some_draw() * float(amount)
        elif word == PATH:
            value = self.path()
        if scope == EVERYONE:
            value *= taste.shared
        return value

    def _rare(self, at: i64, amount: i64, inside: bool) -> float:
        """Words that our own deck does not have."""
        ops = self.deck.ops
        word = ops[at + WORD]
        value = 0.1  # a look at missions to come, a price that moves, the die
        if word == PAY_:
            value = self.program(ops[at + WHAT], inside) - self._cost(at)
            if value < 0.0:
                value = 0.0
        elif word == IF_:
            value = 0.0
            if self._holds(at):
                value = self.program(ops[at + WHAT], inside)
        elif word == BID_:
            value = self.program(ops[at + WHAT], inside) / float(self.sight.seats)
        elif word == SEND:
            value = 0.6 * float(amount)
        elif word == ROLL:
            value = 0.0
        if ops[at + SCOPE] == EVERYONE:
            value *= self.taste.shared
        elif ops[at + SCOPE]:
            value *= -self.taste.rivals
        return value

    def paid(self, operation: i64) -> float:
        """What is left of what a payment brings."""
        at = operation * WIDTH
        return self.program(self.deck.ops[at + WHAT], False) - self._cost(at)

    def _cost(self, at: i64) -> float:
        """What a payment costs."""
        what = self.deck.ops[at + LIMIT]
        amount = self.deck.ops[at + AMOUNT]
        if what == PAY_MANA:
            return -self.worth.mana(-amount)
        if what == PAY_PEARLS:
            return -self.worth.pearls(-amount)
        value = 0.8
        if what >= PAY_ANY and what < PAY_THE_TYPE:
            value = self.taste.goods
        elif what == PAY_RITUALS:
            value = 0.4
        return value * float(amount)

    def _holds(self, at: i64) -> bool:
        """Whether a condition is met now."""
        ops = self.deck.ops
        have = self.gains.counted(ops[at + EACH])
        if ops[at + LIMIT] == AT_LEAST:
            return have >= ops[at + AMOUNT]
        if ops[at + LIMIT] == AT_MOST:
            return have <= ops[at + AMOUNT]
        return have < ops[at + AMOUNT]

    def offered(self, operation: i64) -> float:
        """What an offering of mana is for."""
        return self.program(self.deck.ops[operation * WIDTH + WHAT], False)

    def sent(self, type_: i64) -> float:
        """The B effect of an own assistant, for what it could do at its usual place."""
        value = 0.5
        if type_ == DIVER:
            value = self.building.best()
        elif type_ == SHAMAN:
            value = self._perform(ANY_PILE, self.sight.priests)
        elif type_ == GATHERER:
            value = self.worth.any_goods()
        return value - 0.5 * self.assistants.ready(type_)

    def _choose(self, operation: i64, inside: bool) -> float:
        ops = self.deck.ops
        best = self.program(operation, inside)
        operation = ops[operation * WIDTH + ELSE]
        while operation >= 0:
            value = self.program(operation, inside)
            if value > best:
                best = value
            operation = ops[operation * WIDTH + ELSE]
        return best

    def path(self) -> float:
        """The action of the Path of the Gods: priests for pearls, then mana for all priests."""
        return self.worth.best_priests(0) + self.worth.mana(self.sight.priests)

    def use(self, type_: i64) -> float:
        """The A effect of an own assistant."""
        if not self.sight.own[type_]:
            return 0.0
        return self.program(self.deck.assistant[type_], False)

    def _use(self) -> float:
        best = 0.0
        type_: i64
        for type_ in range(TYPES):
            value = self.use(type_)
            if value > best:
                best = value
        return best

    def _perform(self, pile: i64, limit: i64) -> float:
        """The best ritual of the hand that may be performed."""
        sight = self.sight
        deck = self.deck
        best = 0.0
        k: i64
        for k in range(sight.cards):
            ritual = sight.hand[k]
            if pile != ANY_PILE and deck.pile[ritual] != pile:
                continue
            if limit and deck.cost[ritual] > limit:
                continue
            value = self.program(deck.program[ritual], True)
            if value > best:
                best = value
        return 0.7 * best + 0.3
