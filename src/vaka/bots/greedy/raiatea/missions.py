"""Missions: which can be completed with what, and what is the best use of what one has."""

from functools import cached_property
from typing import NamedTuple

from vaka.bots.greedy.raiatea.masks import Masks
from vaka.bots.greedy.raiatea.sight import Sight
from vaka.games.raiatea.layout import GOODS, TYPES
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    MANA_MISSION,
    NEED_ASSISTANTS,
    NEED_PRIESTS,
    NEED_RANK,
    NEED_TYPE,
    PER_MISSION,
    POINTS,
)

LATER = 0.85  # each further mission: others may take it first


class Tile(NamedTuple):
    """A mission that is open, and what it brings."""

    space: int
    mission: int
    value: float  # in points, with what masks and rituals add


class Plan:
    def __init__(self, sight: Sight, masks: Masks) -> None:
        self.sight = sight
        self.masks = masks
        self._bonus: dict[int, float] = {}

    @cached_property
    def _done(self) -> set[tuple[int, int]]:
        """The conditions that the seat has fulfilled before [R34]."""
        need = self.sight.tables.need
        return {self._condition(each) for each in self.sight.own_missions if need[each]}

    @cached_property
    def tiles(self) -> list[Tile]:
        """The missions that wait for nothing but their payment, the most valuable first."""
        tiles = [
            Tile(space, mission, self.value(mission))
            for space, mission in self.sight.spaces
            if self.meets(mission)
        ]
        return sorted(tiles, key=lambda tile: -tile.value)

    def _condition(self, mission: int) -> tuple[int, int]:
        tables = self.sight.tables
        return tables.need[mission], tables.need_amount[mission]

    def value(self, mission: int) -> float:
        """What a completed mission adds to the score."""
        tables = self.sight.tables
        type_ = tables.mission_type[mission]
        if type_ not in self._bonus:
            self._bonus[type_] = self._extra(MANA_MISSION if type_ == AUCTION else type_)
        return tables.mission_points[mission] + self._bonus[type_]

    def _extra(self, type_: int) -> float:
        """What masks and permanent rituals add to a mission of a type."""
        sight = self.sight
        value = self.masks.mission(type_)
        for ritual in sight.permanent:
            for op in sight.tables.program[ritual]:
                if op.word == POINTS and op.each == PER_MISSION:
                    value += op.amount / op.per
        return value

    def meets(self, mission: int) -> bool:
        """Whether nothing but the payment is missing [R34]."""
        tables = self.sight.tables
        if tables.mission_type[mission] == AUCTION:
            return False
        need, amount = tables.need[mission], tables.need_amount[mission]
        if not need:
            return True
        return self._has(need) >= amount and self._condition(mission) not in self._done

    def _has(self, need: int) -> int:
        sight = self.sight
        if need == NEED_RANK:
            return sight.rank
        if need == NEED_PRIESTS:
            return sight.priests
        if need == NEED_ASSISTANTS:
            return sum(sight.assistants(type_) for type_ in range(TYPES))
        if NEED_TYPE <= need < NEED_TYPE + TYPES:
            return sight.assistants(need - NEED_TYPE)
        return len(sight.pairs)

    # Conditions that come into reach --------------------------------------------------------------

    def priests(self, count: int) -> float:
        """What more priests are worth for conditions."""
        return self._nearer(NEED_PRIESTS, count)

    def assistant(self, type_: int) -> float:
        return self._nearer(NEED_ASSISTANTS, 1) + self._nearer(NEED_TYPE + type_, 1)

    def _nearer(self, need: int, count: int) -> float:
        sight, tables = self.sight, self.sight.tables
        has = self._has(need)
        value = 0.0
        for _, mission in sight.spaces:
            if tables.need[mission] == need:
                missing = tables.need_amount[mission] - has
                if missing > 0 and self._condition(mission) not in self._done:
                    value += 0.5 * tables.mission_points[mission] * min(count, missing) / missing
        return value

    # Paying ---------------------------------------------------------------------------------------

    def points(self, mana: int, pearls: int, goods: list[int]) -> float:
        """What can be completed with these, the most valuable first."""
        return self.points_of(self.tiles, mana, pearls, goods)

    def points_of(self, tiles: list[Tile], mana: int, pearls: int, goods: list[int]) -> float:
        total = 0.0
        part = 1.0
        held = goods[:]
        masks = len(self.sight.singles)
        tables = self.sight.tables
        done: set[tuple[int, int]] = set()
        for tile in tiles:
            mission = tile.mission
            if tables.pay_mana[mission] > mana or tables.pay_pearls[mission] > pearls:
                continue
            if tables.pay_masks[mission] > masks:
                continue
            if tables.need[mission]:
                if self._condition(mission) in done:
                    continue
                done.add(self._condition(mission))
            left = self.paid_goods(mission, held)
            if left is None:
                continue
            held = left
            mana -= tables.pay_mana[mission]
            pearls -= tables.pay_pearls[mission]
            masks -= tables.pay_masks[mission]
            total += part * tile.value
            part *= LATER
        return total

    def paid_goods(self, mission: int, goods: list[int]) -> list[int] | None:
        """What is left of the goods when a mission is paid; None if it cannot be."""
        tables = self.sight.tables
        exact = tables.pay_goods[mission]
        if sum(exact):
            left = [have - wanted for have, wanted in zip(goods, exact, strict=True)]
            return left if min(left) >= 0 else None
        wanted = tables.pay_any[mission]
        if wanted:
            if sum(goods) < wanted:
                return None
            left = goods[:]
            for _ in range(wanted):
                left[left.index(max(left))] -= 1
            return left
        wanted = tables.pay_equal[mission]
        if wanted:
            most = max(goods)
            if most < wanted:
                return None
            left = goods[:]
            left[left.index(most)] -= wanted
            return left
        wanted = tables.pay_different[mission]
        if wanted:
            kinds = sorted(range(GOODS), key=lambda kind: -goods[kind])[:wanted]
            if goods[kinds[-1]] < 1:
                return None
            left = goods[:]
            for kind in kinds:
                left[kind] -= 1
            return left
        return goods

    def payable(self, mission: int) -> bool:
        sight, tables = self.sight, self.sight.tables
        return (
            tables.pay_mana[mission] <= sight.mana
            and tables.pay_pearls[mission] <= sight.pearls
            and tables.pay_masks[mission] <= len(sight.singles) + sight.mirrors
            and self.paid_goods(mission, sight.goods) is not None
        )
