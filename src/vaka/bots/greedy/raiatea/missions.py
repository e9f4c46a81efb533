"""Missions: which can be completed with what, and what is the best use of what one has."""

from typing import final

from vaka.bots.greedy.raiatea.masks import Masks
from vaka.bots.greedy.raiatea.purse import Purse
from vaka.bots.greedy.raiatea.sight import Sight
from vaka.bots.greedy.raiatea.taste import Taste
from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import MISSION_ROOM, SPACE_TILE, SPACES, STATUES
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    NEED_ASSISTANTS,
    NEED_PAIRS,
    NEED_PRIESTS,
    NEED_RANK,
    NEED_TYPE,
)


@final
class Plan:
    def __init__(self, sight: Sight, masks: Masks, taste: Taste) -> None:
        self.sight = sight
        self.masks = masks
        self.taste = taste
        self.deck = sight.deck
        self.tables = sight.tables
        # The missions that wait for nothing but their payment, the most valuable first.
        self.tiles: i64 = 0
        self.space: vec[i64] = blank(STATUES * SPACES)
        zeros = [0.0] * (STATUES * SPACES)
        self.worth: vec[float] = vec[float](zeros)
        self.extra = 0.0  # what permanent rituals add to every mission
        self._found: i64 = 0  # for which look
        self._today = 0.0  # what can be completed with what the seat has
        self._counted: i64 = 0  # for which look
        self.purse = Purse(sight)
        self._used: vec[i64] = blank(MISSION_ROOM)  # conditions, by the number of the count
        self._counts: i64 = 0

    def find(self) -> None:
        """Find the tiles, once for each look."""
        sight = self.sight
        if self._found == sight.looks:
            return
        self._found = sight.looks
        self.extra = 0.0
        k: i64
        for k in range(sight.permanents):
            self.extra += self.tables.per_mission[sight.permanent[k]]
        self.tiles = 0
        for k in range(sight.opened):
            space = sight.open[k]
            mission = sight.cells[SPACE_TILE + space] - 1
            if not self.meets(mission):
                continue
            value = self.value(mission)
            at = self.tiles
            while at > 0 and self.worth[at - 1] < value:
                self.worth[at] = self.worth[at - 1]
                self.space[at] = self.space[at - 1]
                at -= 1
            self.worth[at] = value
            self.space[at] = space
            self.tiles += 1

    def value(self, mission: i64) -> float:
        """What a completed mission adds to the score, with masks and rituals."""
        kinds = self.deck.mission_kinds[mission]
        value = float(self.deck.mission_points[mission]) + self.extra
        type_: i64
        for type_ in range(AUCTION):
            if kinds & BITS[type_]:
                value += self.masks.mission(type_)
        return value

    def meets(self, mission: i64) -> bool:
        """Whether nothing but the payment is missing [R34]."""
        if self.deck.mission_type[mission] == AUCTION:
            return False
        condition = self.tables.condition[mission]
        if condition < 0:
            return True
        if self.sight.done[condition] == self.sight.looks:
            return False
        return self._has(self.deck.need[mission]) >= self.deck.need_amount[mission]

    def _has(self, need: i64) -> i64:
        sight = self.sight
        if need == NEED_RANK:
            return sight.rank
        if need == NEED_PRIESTS:
            return sight.priests
        if need == NEED_ASSISTANTS:
            return sight.owned
        if need == NEED_PAIRS:
            return sight.pairs
        return sight.own[need - NEED_TYPE]

    def nearer(self, need: i64, count: i64) -> float:
        """What more of something is worth for conditions."""
        sight = self.sight
        deck = self.deck
        has = self._has(need)
        value = 0.0
        k: i64
        for k in range(sight.opened):
            mission = sight.cells[SPACE_TILE + sight.open[k]] - 1
            if deck.need[mission] == need:
                missing = deck.need_amount[mission] - has
                condition = self.tables.condition[mission]
                if missing > 0 and sight.done[condition] != sight.looks:
                    part = self.taste.condition
                    if count < missing:
                        part = 0.5 * float(count) / float(missing)
                    value += part * float(deck.mission_points[mission])
        return value

    # Paying ---------------------------------------------------------------------------------------

    def paying(self, mana: i64, pearls: i64, kind: i64, goods: i64) -> float:
        """What the missions are worth that more or less pays for, beyond those of today."""
        sight = self.sight
        if self._counted != sight.looks:
            self._counted = sight.looks
            self.purse.take(0, 0)
            self._today = self.points(sight.mana, sight.pearls, -1)
        self.purse.take(kind, goods)
        mana += sight.mana
        pearls += sight.pearls
        if mana < 0:
            mana = 0
        if pearls < 0:
            pearls = 0
        return self.points(mana, pearls, -1) - self._today

    def points(self, mana: i64, pearls: i64, but: i64) -> float:
        """What can be completed with these and the goods taken, the most valuable first."""
        self.find()
        deck = self.deck
        total = 0.0
        part = 1.0
        masks = self.sight.single
        self._counts += 1
        k: i64
        for k in range(self.tiles):
            if self.space[k] == but:
                continue
            mission = self.sight.cells[SPACE_TILE + self.space[k]] - 1
            if deck.pay_mana[mission] > mana or deck.pay_pearls[mission] > pearls:
                continue
            if deck.pay_masks[mission] > masks:
                continue
            if deck.pay_rituals[mission] > self.sight.cards:
                continue
            condition = self.tables.condition[mission]
            if condition >= 0:
                if self._used[condition] == self._counts:
                    continue
                self._used[condition] = self._counts
            if deck.pays_cards[mission] and not self.purse.pay(mission):
                continue
            mana -= deck.pay_mana[mission]
            pearls -= deck.pay_pearls[mission]
            masks -= deck.pay_masks[mission]
            total += part * self.worth[k]
            part *= self.taste.later
        return total

    def payable(self, mission: i64) -> bool:
        """Whether the seat can pay for it now."""
        sight = self.sight
        deck = self.deck
        if deck.pay_mana[mission] > sight.mana or deck.pay_pearls[mission] > sight.pearls:
            return False
        if deck.pay_masks[mission] > sight.single + sight.mirrors:
            return False
        if deck.pay_rituals[mission] > sight.cards:
            return False
        self.purse.take(0, 0)
        return self.purse.pay(mission)
