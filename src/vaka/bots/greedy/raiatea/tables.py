"""What follows from a deck once and for all, in vectors that are quick to read."""

from functools import lru_cache
from typing import final

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea.deck import Deck
from vaka.games.raiatea.layout import GOODS, PILES
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    BAG_,
    EACH,
    LIMIT,
    NEXT,
    PER,
    PER_MISSION,
    POINTS,
    WIDTH,
    WORD,
)

COSTS = 41  # costs that are told apart, 0 included
POWERS = 64


@final
class Tables:
    """Never changed."""

    def __init__(self, deck: Deck, tane: bool) -> None:
        self.deck = deck
        rituals = int(deck.rituals)
        copies = [
            int(deck.copies[ritual]) if tane or not deck.tane[ritual] else 0
            for ritual in range(rituals)
        ]
        self.copies: vec[i64] = vec[i64](copies)
        counts = [
            sum([copies[ritual] for ritual in range(rituals) if deck.pile[ritual] == pile])
            for pile in range(PILES)
        ]
        self.count: vec[i64] = vec[i64](counts)  # + pile: cards of it
        # By pile and cost: what a card costs on average, counted only if it costs at most so much,
        # and the same squared.
        lower = [self._lower(pile, 1, cost) for pile in range(PILES) for cost in range(COSTS)]
        squared = [self._lower(pile, 2, cost) for pile in range(PILES) for cost in range(COSTS)]
        self.lower: vec[float] = vec[float](lower)
        self.lower_squared: vec[float] = vec[float](squared)
        # By ritual: mana for the bag, once and for each player; points for each own mission.
        self.fills: vec[i64] = blank(rituals)
        self.fills_each: vec[i64] = blank(rituals)
        zeros = [0.0] * rituals
        self.per_mission: vec[float] = vec[float](zeros)
        for ritual in range(rituals):
            self._read(ritual)
        # By mission: the first one with the same condition; -1 if there is none [R34].
        self.condition: vec[i64] = blank(int(deck.missions))
        self.exact: vec[i64] = blank(int(deck.missions))  # whether certain goods are paid
        for mission in range(int(deck.missions)):
            self.condition[mission] = self._first(mission)
            for goods in range(GOODS):
                self.exact[mission] += deck.pay_goods[mission * GOODS + goods]
        # For each one too many in the hand, or of goods, all are worth less.
        hand = [0.8**count for count in range(POWERS)]
        goods_ = [0.92**count for count in range(POWERS)]
        self.crowded: vec[float] = vec[float](hand)
        self.stocked: vec[float] = vec[float](goods_)

    def _lower(self, pile: int, power: int, most: int) -> float:
        deck = self.deck
        total = 0.0
        for ritual in range(int(deck.rituals)):
            cost = int(deck.cost[ritual])
            if deck.pile[ritual] == pile and cost <= most:
                total += float(cost**power) * float(self.copies[ritual])
        return total / float(max(1, int(self.count[pile])))

    def _read(self, ritual: int) -> None:
        ops = self.deck.ops
        operation = int(self.deck.program[ritual])
        while operation >= 0:
            at = operation * WIDTH
            if ops[at + WORD] == BAG_:
                if ops[at + LIMIT]:
                    self.fills_each[ritual] += ops[at + AMOUNT]
                else:
                    self.fills[ritual] += ops[at + AMOUNT]
            elif ops[at + WORD] == POINTS and ops[at + EACH] == PER_MISSION:
                self.per_mission[ritual] += float(ops[at + AMOUNT]) / float(ops[at + PER])
            operation = int(ops[at + NEXT])

    def _first(self, mission: int) -> int:
        deck = self.deck
        if not deck.need[mission]:
            return -1
        other = 0
        while (
            deck.need[other] != deck.need[mission]
            or deck.need_amount[other] != deck.need_amount[mission]
        ):
            other += 1
        return other


@lru_cache(maxsize=8)
def tables_of(deck: Deck, tane: bool) -> Tables:
    """Made once for each deck, however many guides there are."""
    return Tables(deck, tane)
