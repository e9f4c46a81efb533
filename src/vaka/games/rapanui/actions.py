"""The catalog of Rapa Nui: 43 actions."""

from typing import Final

from vaka.core.action import Args, Catalog
from vaka.games.rapanui.cards import CROP_NAMES
from vaka.games.rapanui.layout import COLUMNS, HAND

# Where each group begins; within a group the order is that of crops, counts or columns.
SKIP: Final = 0
BUY_CROP: Final = 1
PLAY_GATHERERS: Final = 5  # + crop * HAND + count - 1
PLAY_WOODCUTTER: Final = 17
PLAY_PRIEST: Final = 18
PLAY_MOAI: Final = 19
REMOVE_MOAI: Final = 20
DRAW_COLUMN: Final = 21
SACRIFICE_CROP: Final = 25
HIDE_CROP: Final = 29
ADD_CROP: Final = 33
COLLECT_WOOD: Final = 37
COLLECT_POINTS: Final = 38
TAKE_CROP: Final = 39


def _entries() -> list[tuple[str, Args]]:
    entries: list[tuple[str, Args]] = [("skip", ())]
    entries += [("buy", (("crop", crop),)) for crop in CROP_NAMES]
    entries += [
        ("play", (("card", crop), ("count", count)))
        for crop in CROP_NAMES
        for count in range(1, HAND + 1)
    ]
    entries += [
        ("play", (("card", card), ("count", 1))) for card in ("woodcutter", "priest", "moai")
    ]
    entries += [("remove", (("card", "moai"),))]
    entries += [("draw", (("column", column),)) for column in range(1, COLUMNS + 1)]
    for name in ("sacrifice", "hide", "add"):
        entries += [(name, (("crop", crop),)) for crop in CROP_NAMES]
    entries += [("collect", (("gain", gain),)) for gain in ("wood", "points")]
    entries += [("take", (("crop", crop),)) for crop in CROP_NAMES]
    return entries


CATALOG: Final = Catalog("rapanui", _entries())
