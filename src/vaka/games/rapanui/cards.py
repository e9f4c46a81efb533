"""The cards, and the box: every number of the material, read from data/box.toml [N1-N4]."""

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from vaka.core.data import Section, read, read_text
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.layout import (
    COLUMNS,
    CROPS,
    DECK_ROOM,
    HAND,
    HEIGHT_ROOM,
    MOAI_ROOM,
    PLAYERS,
)

# Kinds of cards. A gatherer's kind is the crop that he gathers.
FISH: Final = 0
MULBERRY: Final = 1
SWEET_POTATO: Final = 2
GRAIN: Final = 3
WOODCUTTER: Final = 4
PRIEST: Final = 5
MOAI: Final = 6

MAX_CACHED_BOXES: Final = 64

CROP_NAMES: Final = ("fish", "mulberry", "sweet-potato", "grain")
KIND_NAMES: Final = (*CROP_NAMES, "woodcutter", "priest", "moai")


class Box:
    """What is in the box. Never changed after it is read."""

    def __init__(self, root: Section) -> None:
        deck = root.section("deck")
        self.deck: vec[i64] = vec[i64]([deck.number(name) for name in KIND_NAMES])
        self.deck_size: i64 = sum(self.deck)
        deck.finish()
        if self.deck[MOAI] > MOAI_ROOM:
            raise deck.wrong("moai", "out-of-range", given=self.deck[MOAI], least=0, most=MOAI_ROOM)

        start = root.section("start")
        self.start_woodcutters: i64 = start.number("woodcutters", most=9)
        lacks = start.words("lacks", PLAYERS, CROP_NAMES)
        self.lacks: vec[i64] = vec[i64]([CROP_NAMES.index(crop) for crop in lacks])
        self.start_offerings: i64 = start.number("offerings", most=9)
        self.start_wood: vec[i64] = vec[i64](start.numbers("wood", PLAYERS))
        start.finish()

        columns = root.section("columns")
        self.height: i64 = columns.number("height", least=2, most=HEIGHT_ROOM)
        columns.finish()
        dealt = COLUMNS * self.height
        if not dealt < self.deck_size <= DECK_ROOM:
            raise root.wrong(
                "deck", "out-of-range", given=self.deck_size, least=dealt + 1, most=DECK_ROOM
            )

        offerings = root.section("offerings")
        least: int = PLAYERS * self.start_offerings
        self.offerings: vec[i64] = vec[i64](
            [offerings.number(name, least=least) for name in CROP_NAMES]
        )
        offerings.finish()

        costs = root.section("costs")
        self.offering_cost: i64 = costs.number("offering")
        self.moai_cost: i64 = costs.number("moai")
        gatherers = costs.numbers("gatherers", HAND)
        if gatherers[0] != 0:
            # Whoever holds a card other than a moai must be able to play it [N11].
            raise costs.wrong("gatherers[0]", "out-of-range", given=gatherers[0], least=0, most=0)
        for more in range(1, HAND):
            if gatherers[more] < gatherers[more - 1]:  # more cards never cost less
                raise costs.wrong(
                    f"gatherers[{more}]",
                    "out-of-range",
                    given=gatherers[more],
                    least=gatherers[more - 1],
                    most=1000,
                )
        self.gatherer_costs: vec[i64] = vec[i64](gatherers)
        costs.finish()

        scoring = root.section("scoring")
        self.majority: i64 = scoring.number("majority", least=1)
        scoring.finish()

        score = root.section("score")
        self.moai_points: i64 = score.number("moai")
        self.wood_for_point: i64 = score.number("wood", least=1)
        self.crop_values: vec[i64] = vec[i64](score.numbers("offerings", CROPS))
        score.finish()
        root.finish()


def read_box(file: Path) -> Box:
    """The box of a data file, checked."""
    return Box(read(file))


def _standard_file() -> Path:
    return Path(str(files("vaka.games.rapanui") / "data" / "box.toml"))


def standard_box() -> Box:
    """The box as it is sold."""
    return read_box(_standard_file())


@lru_cache(maxsize=MAX_CACHED_BOXES)
def house_box(text: str) -> Box:
    """A box of one's own, given as the option `box`; tables that it leaves out are as usual."""
    root = read_text("box", text)
    for entry, usual in read(_standard_file()).table.items():
        root.table.setdefault(entry, usual)
    return Box(root)
