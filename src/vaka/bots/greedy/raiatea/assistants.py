"""What assistants are worth: what they bring on a roll, and what they do once [R9, R21-R24]."""

from typing import final

from vaka.bots.greedy.raiatea.worth import Worth
from vaka.core.decision import BIT
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import TYPES
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    ANY_ASSISTANT,
    ANY_GOODS,
    DIVER,
    FOREST_,
    GAIN,
    GATHERER,
    MANA_,
    MARAE,
    MARKET,
    MERCHANT,
    NEED_ASSISTANTS,
    NEED_TYPE,
    NEXT,
    PEARL,
    PRIEST,
    REEF,
    SHAMAN,
    TATTOO_,
    WHAT,
    WIDTH,
    WORD,
)


def place_of(type_: i64) -> i64:
    """Where the A effect of a type of assistants is rolled for [R9]."""
    if type_ == GATHERER:
        return FOREST_
    if type_ == MERCHANT:
        return MARKET
    if type_ == SHAMAN:
        return MARAE
    return REEF


@final
class Assistants:
    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.sight = worth.sight
        self.deck = worth.deck
        self.taste = worth.taste

    def gain(self, type_: i64) -> float:
        """One more of a type."""
        sight = self.sight
        value = self.ready(type_) + self.worth.masks.assistant(type_)
        if sight.own[type_] < self.deck.die:
            rolls = sight.visits(place_of(type_)) / float(self.deck.die)
            value += rolls * self.simple(self.deck.assistant[type_])
        return (
            value
            + self.worth.plan.nearer(NEED_ASSISTANTS, 1)
            + self.worth.plan.nearer(NEED_TYPE + type_, 1)
        )

    def any(self) -> float:
        best = self.gain(0)
        k: i64
        for k in range(1, TYPES):
            value = self.gain(k)
            if value > best:
                best = value
        return best

    def ready(self, type_: i64) -> float:
        """What it is worth that an assistant is ready: its B effect, once."""
        sight = self.sight
        chances = 0.0
        each: float
        if type_ == DIVER:
            each = self.taste.diver
            chances = 0.6 * float(sight.ceremonies_left)
            if sight.in_ceremony:
                chances = 1.0
        elif type_ == SHAMAN:
            each = self.taste.shaman
            if sight.priests or sight.time > 0.3:
                chances = 0.3 + sight.time * 2.0
        else:
            each = self.taste.gatherer
            if type_ == MERCHANT:
                each = self.taste.merchant
            chances = sight.visits(place_of(type_))
        chances -= 0.7 * float(sight.ready[type_])
        if chances <= 0.0:
            return 0.0
        if chances > 1.0:
            chances = 1.0
        return each * chances

    def simple(self, operation: i64) -> float:
        """What a seat gains by a program of plain gains."""
        ops = self.deck.ops
        value = 0.0
        while operation >= 0:
            at = operation * WIDTH
            amount = float(ops[at + AMOUNT])
            what = ops[at + WHAT]
            if ops[at + WORD] != GAIN:
                value += 0.4
            elif what == MANA_:
                value += self.taste.mana * amount
            elif what == PEARL:
                value += self.taste.pearl * amount
            elif what == TATTOO_:
                value += self.worth.tattoo(ops[at + AMOUNT])
            elif what == PRIEST:
                value += self.worth.priests(ops[at + AMOUNT])
            elif what == ANY_GOODS:
                value += self.taste.goods * amount
            elif what == ANY_ASSISTANT:
                value += 0.6 * self.sight.time * amount
            else:
                value += 0.5 * amount
            operation = ops[at + NEXT]
        return value

    def made_ready(self, amount: i64) -> float:
        """Make the best of the used assistants ready."""
        sight = self.sight
        total = 0.0
        taken: i64 = 0
        while amount > 0:
            best = -1.0
            found: i64 = 0
            type_: i64
            for type_ in range(TYPES):
                if sight.used[type_] and not (taken >> type_) & 1:
                    value = self.ready(type_)
                    if value > best:
                        best = value
                        found = type_
            if best < 0.0:
                break
            many = sight.used[found]
            if many > amount:
                many = amount
            total += float(many) * best
            amount -= many
            taken |= BIT[found]
        return total
