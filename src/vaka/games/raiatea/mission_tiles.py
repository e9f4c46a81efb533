"""The mission tiles and the statues of a deck, from the tables `missions` and `statues` [R5].

What is paid [R33] is written `4 pearls`, `2 mana`, `1 uru`, `2 goods`, `2 equal goods`,
`3 different goods`, `1 mask`, `1 ritual`; a condition [R34] `3 priests`, `2 gatherers`,
`rank arioi`.
"""

from typing import Final

from vaka.core.data import Section
from vaka.core.errors import DataError
from vaka.games.raiatea.layout import GOODS, MISSION_ROOM, SPACES, STATUES
from vaka.games.raiatea.names import check_name, check_room
from vaka.games.raiatea.phrases import MOST, place_of, shortened
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    CONDITIONAL,
    GOODS_MISSION,
    GOODS_NAMES,
    MANA_MISSION,
    MASK_MISSION,
    MISSION_TYPES,
    NEED_RANK,
    NEEDS,
    PEARL_MISSION,
    RANK_NAMES,
    RITUAL_MISSION,
)

_MOST_COPIES: Final = 20
MOST_PRICE: Final = 12  # of each thing, that learners tell apart

_PAID: Final = [
    "pearl", "mana", "mask", "goods", "equal goods", "different goods", *GOODS_NAMES,
    "ritual",
]  # fmt: skip
_PEARLS: Final = 0
_MANA: Final = 1
_MASKS: Final = 2
_ANY: Final = 3
_EQUAL: Final = 4
_DIFFERENT: Final = 5
_CERTAIN: Final = 6  # + goods
_RITUALS: Final = 10


class MissionTiles:
    """All missions, in the order of the file; `mistakes` are those that the tables collect."""

    def __init__(self, tables: dict[str, Section], mistakes: list[DataError]) -> None:
        self.names: list[str] = []
        self.points: list[int] = []
        self.type: list[int] = []
        self.copies: list[int] = []
        self.pay_pearls: list[int] = []
        self.pay_mana: list[int] = []
        self.pay_goods: list[int] = []
        self.pay_any: list[int] = []
        self.pay_equal: list[int] = []
        self.pay_different: list[int] = []
        self.pay_masks: list[int] = []
        self.pay_rituals: list[int] = []
        self.need: list[int] = []
        self.need_amount: list[int] = []
        self.rows: list[int] = []
        before = len(mistakes)
        self._read_statues(tables["statues"])
        section = tables["missions"]
        for name in section.entries():
            try:
                check_name(section, name, [])
            except DataError as error:
                section.note(name, error)
            self._add(name, section.section(name))
        sound = len(mistakes) == before
        try:
            check_room(section, len(self.names), 1, MISSION_ROOM)
        except DataError as error:
            section.note("", error)
        if sound:  # otherwise who knows what a tile is worth
            self._check_statues(section)

    def _read_statues(self, section: Section) -> None:
        rows = section.table.get("rows")
        count = len(rows) if isinstance(rows, list) else 1
        self.rows = section.numbers("rows", count, 1, SPACES)
        given = sum(self.rows)
        if not 1 <= given <= SPACES:
            wrong = section.wrong("rows", "out-of-range", given=given, least=1, most=SPACES)
            section.note("rows", wrong)
        section.finish()

    def _check_statues(self, section: Section) -> None:
        """There are tiles for all spaces of every statue."""
        for points in range(1, STATUES + 1):
            tiles = self.tiles(points)
            if tiles < sum(self.rows):
                least = sum(self.rows)
                wrong = section.wrong(
                    "", "too-few-missions", given=tiles, points=points, least=least
                )
                section.note("", wrong)

    def tiles(self, points: int) -> int:
        """How many tiles are worth so much."""
        worth = [
            copies for copies, each in zip(self.copies, self.points, strict=True) if each == points
        ]
        return sum(worth)

    def pays_cards(self, number: int) -> bool:
        """Whether a mission takes goods, masks or rituals."""
        certain = self.pay_goods[number * GOODS : (number + 1) * GOODS]
        ways = (self.pay_any, self.pay_equal, self.pay_different, self.pay_masks, self.pay_rituals)
        return any(certain) or any(way[number] for way in ways)

    def least_goods(self, number: int) -> int:
        """Who has fewer goods than this cannot pay for a mission."""
        certain = self.pay_goods[number * GOODS : (number + 1) * GOODS]
        ways = (self.pay_any, self.pay_equal, self.pay_different)
        return max(sum(certain), *(way[number] for way in ways))

    def kinds(self, number: int) -> int:
        """Bit mask of the types that a mission counts as for masks: everything that it costs."""
        type_ = self.type[number]
        if type_ == AUCTION:
            return 1 << AUCTION | 1 << MANA_MISSION
        kinds = 1 << type_
        if self.pay_pearls[number]:
            kinds |= 1 << PEARL_MISSION
        if self.pay_mana[number]:
            kinds |= 1 << MANA_MISSION
        if self.least_goods(number):
            kinds |= 1 << GOODS_MISSION
        return kinds

    def price(self, number: int) -> list[int]:
        """All that a mission costs and needs, for learners: `feature_names.py` has its order."""
        needs = [0] * len(NEEDS)
        needs[self.need[number]] = self.need_amount[number]
        ways = (self.pay_pearls, self.pay_mana, self.pay_any, self.pay_equal, self.pay_different)
        asked = [way[number] for way in (*ways, self.pay_masks)]
        asked += self.pay_goods[number * GOODS : (number + 1) * GOODS]
        asked += [self.pay_rituals[number], *needs[1:]]
        return [min(amount, MOST_PRICE) for amount in asked]

    def _add(self, name: str, tile: Section) -> None:
        points = tile.number("points", 1, STATUES)
        copies = tile.number("copies", 1, _MOST_COPIES)
        type_ = MISSION_TYPES.index(tile.word("type", MISSION_TYPES))
        paid = [0] * len(_PAID)
        need, amount = 0, 0
        entry = "need" if type_ == CONDITIONAL else "pay"
        try:
            if tile.is_wrong("type"):  # then nobody knows which of these it has
                tile.read.update(["need", "pay"])
            elif type_ == CONDITIONAL:
                need, amount = self._condition(tile)
            elif type_ != AUCTION:
                paid = self._payment(tile, type_)
        except DataError as error:
            tile.note(entry, error)
        tile.finish()
        self.names.append(name)
        self.points.append(points)
        self.type.append(type_)
        self.copies.append(copies)
        self.pay_pearls.append(paid[_PEARLS])
        self.pay_mana.append(paid[_MANA])
        self.pay_masks.append(paid[_MASKS])
        self.pay_rituals.append(paid[_RITUALS])
        self.pay_any.append(paid[_ANY])
        self.pay_equal.append(paid[_EQUAL])
        self.pay_different.append(paid[_DIFFERENT])
        self.pay_goods += paid[_CERTAIN : _CERTAIN + GOODS]
        self.need.append(need)
        self.need_amount.append(amount)

    def _payment(self, tile: Section, type_: int) -> list[int]:
        """What is paid, in the order of _PAID."""
        paid = [0] * len(_PAID)
        alone = isinstance(tile.table.get("pay"), str)
        for place, text in enumerate(tile.texts("pay")):
            part = "pay" if alone else f"pay[{place}]"
            try:
                _add_price(tile, part, text, paid)
            except DataError as error:
                tile.note(part, error)
        if tile.is_wrong("pay"):
            return paid
        kinds = [place for place in (_ANY, _EQUAL, _DIFFERENT) if paid[place]]
        certain = sum(paid[_CERTAIN:_RITUALS])
        if len(kinds) > 1 or (kinds and certain):
            raise tile.wrong("pay", "mixed-goods")
        of_type = {
            PEARL_MISSION: paid[_PEARLS],
            MANA_MISSION: paid[_MANA],
            GOODS_MISSION: certain + len(kinds),
            MASK_MISSION: paid[_MASKS],
            RITUAL_MISSION: paid[_RITUALS],
        }
        if not of_type[type_]:
            raise tile.wrong("pay", "not-of-type", type=MISSION_TYPES[type_])
        return paid

    def _condition(self, tile: Section) -> tuple[int, int]:
        """What must be had, and how much of it."""
        text = " ".join(tile.text("need").split())
        first, _, thing = text.partition(" ")
        if first == NEEDS[NEED_RANK] and thing in RANK_NAMES[1:]:
            return NEED_RANK, RANK_NAMES.index(thing)
        things = list(NEEDS[NEED_RANK + 1 :])
        place = place_of(thing, things)
        if place < 0:
            known = [f"rank {name}" for name in RANK_NAMES[1:]] + [f"N {name}" for name in things]
            near = tile.nearest(thing, [*RANK_NAMES[1:], *things])
            listed = ", ".join(known)
            raise tile.wrong(
                "need", "effect-unknown", given=shortened(text), nearest=near, known=listed
            )
        return NEED_RANK + 1 + place, _amount(tile, "need", first, MOST)


def _add_price(tile: Section, part: str, text: str, paid: list[int]) -> None:
    """One thing that a mission costs."""
    number, _, thing = " ".join(text.split()).partition(" ")
    place = place_of(thing, _PAID)
    if place < 0:
        known = ", ".join([f"N {name}" for name in _PAID])
        near = tile.nearest(thing, _PAID)
        raise tile.wrong(part, "effect-unknown", given=shortened(text), nearest=near, known=known)
    if paid[place]:
        raise tile.wrong(part, "paid-twice", given=shortened(text))
    most = GOODS if place == _DIFFERENT else MOST
    paid[place] = _amount(tile, part, number, most)


def _amount(tile: Section, entry: str, given: str, most: int) -> int:
    if not (given.isascii() and given.isdigit() and len(given) <= 3 and 1 <= int(given) <= most):
        raise tile.wrong(entry, "effect-number", given=shortened(given), most=most)
    return int(given)
