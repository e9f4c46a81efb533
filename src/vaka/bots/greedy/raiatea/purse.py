"""Paying for missions with goods [R33]."""

from typing import final

from vaka.bots.greedy.raiatea.sight import Sight
from vaka.core.cells import blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.raiatea.layout import GOODS


@final
class Purse:
    """Goods to count with: `take` those of the seat, then `pay` one mission after the other."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.deck = sight.deck
        self.tables = sight.tables
        self.goods: vec[i64] = blank(GOODS)

    def take(self, kind: i64, more: i64) -> None:
        """Count with the goods of the seat, with more or less of a kind."""
        k: i64
        for k in range(GOODS):
            self.goods[k] = self.sight.goods[k]
        self.goods[kind] += more
        if self.goods[kind] < 0:
            self.goods[kind] = 0

    def pay(self, mission: i64) -> bool:
        """Pay for a mission with the goods taken; False if that cannot be."""
        deck = self.deck
        goods = self.goods
        k: i64
        if self.tables.exact[mission]:
            for k in range(GOODS):
                if goods[k] < deck.pay_goods[mission * GOODS + k]:
                    return False
            for k in range(GOODS):
                goods[k] -= deck.pay_goods[mission * GOODS + k]
            return True
        wanted = deck.pay_any[mission]
        if wanted:
            if goods[0] + goods[1] + goods[2] + goods[3] < wanted:
                return False
            for _ in range(wanted):
                goods[self._most(goods)] -= 1
            return True
        wanted = deck.pay_equal[mission]
        if wanted:
            most = self._most(goods)
            if goods[most] < wanted:
                return False
            goods[most] -= wanted
            return True
        return self._pay_different(goods, deck.pay_different[mission])

    def _pay_different(self, goods: vec[i64], wanted: i64) -> bool:
        kinds: i64 = 0
        k: i64
        for k in range(GOODS):
            if goods[k]:
                kinds += 1
        if kinds < wanted:
            return False
        paid: i64 = 0
        while wanted > 0:  # first those of which there are most
            most: i64 = -1
            for k in range(GOODS):
                if not paid & BIT[k] and (most < 0 or goods[k] > goods[most]):
                    most = k
            goods[most] -= 1
            paid |= BIT[most]
            wanted -= 1
        return True

    def _most(self, goods: vec[i64]) -> i64:
        most: i64 = 0
        k: i64
        for k in range(1, GOODS):
            if goods[k] > goods[most]:
                most = k
        return most
