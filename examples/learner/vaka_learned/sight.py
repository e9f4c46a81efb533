"""What a seat sees of a position, as the row of numbers that a network reads.

First come the features of the engine (`State.features`), then what a player works out from them at
the table: what a crop is worth as the stone lies, who has which majority, and what everybody's
score would be if the game ended now. All of it follows from what the seat may know.

Numbers are found by their names. So one network serves tables of 2, 3 and 4 (what a smaller table
does not have is 0), and weights never meet a number that they were not made for.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import vaka
from vaka.core.feature_rows import FeatureRows
from vaka.core.features import seat_names
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES, standard_box

TITLE: Final = "rapanui"
BOX: Final = standard_box()
WORTH: Final = np.array(list(BOX.crop_values), np.uint8)  # of a crop, by its rank on the stone
MOST: Final = 255  # that a number of a row can be
Rows = NDArray[np.uint8]


def names(players: int) -> tuple[str, ...]:
    """The numbers of a row by name, at a table of so many."""
    seen = [feature.name for feature in vaka.load(TITLE).features(players)]
    return (*seen, *_worked_out(players))


def _worked_out(players: int) -> list[str]:
    seats = seat_names(players)
    found = [f"worth.{crop}" for crop in CROP_NAMES]
    found += [f"{seat}.score" for seat in seats]
    found += [f"{seat}.majority.{kind}" for seat in seats for kind in KIND_NAMES]
    return found


class Sight:
    """Reads positions of one kind of table into rows with numbers of these names."""

    def __init__(self, state: vaka.State, read: Sequence[str], room: int = 64) -> None:
        players = state.players
        seen = [feature.name for feature in state.described()]
        found = [*seen, *_worked_out(players)]
        self._sheet = FeatureRows(len(seen), room)
        place = {name: at for at, name in enumerate(seen)}

        def columns(*wanted: str) -> NDArray[np.int64]:
            return np.array([place[name] for name in wanted], np.int64)

        seats = seat_names(players)
        self._stone = columns(*(f"stone.{crop}" for crop in CROP_NAMES))
        self._laid = columns(*(f"own.placed.{crop}" for crop in CROP_NAMES))
        self._points = columns(*(f"{seat}.points" for seat in seats))
        self._wood = columns(*(f"{seat}.wood" for seat in seats))
        self._moai = columns(*(f"{seat}.village.moai" for seat in seats))
        villages = [f"{seat}.village" for seat in seats]
        self._village = columns(*(f"{each}.{kind}" for each in villages for kind in KIND_NAMES))
        owned = [f"{seat}.{'offering' if seat == 'own' else 'seen'}" for seat in seats]
        self._owned = columns(*(f"{which}.{crop}" for which in owned for crop in CROP_NAMES))
        # Where the numbers go in a row; None if they lie as they are read.
        self._read = len(read)
        self._to: tuple[NDArray[np.int64], NDArray[np.int64]] | None = None
        if tuple(read) != tuple(found):
            at = {name: column for column, name in enumerate(read)}
            known = [column for column, name in enumerate(found) if name in at]
            self._to = (
                np.array([at[found[column]] for column in known], np.int64),
                np.array(known, np.int64),
            )

    def add(self, state: vaka.State, seat: int) -> None:
        """Write a position down, as the seat sees it."""
        self._sheet.add(state, seat)

    def rows(self) -> Rows:
        """All positions that were written down since the last time."""
        sheet = self._sheet
        written: Any = sheet.numbers
        # The pure engine writes into a list, the compiled one into memory that NumPy can read.
        is_list = isinstance(written, list)
        numbers = np.array(written, np.uint8) if is_list else np.frombuffer(written, np.uint8)
        many, width = int(sheet.count), int(sheet.width)
        seen = numbers[: many * width].reshape(many, width).copy()
        sheet.clear()
        found = np.concatenate([seen, *self._work_out(seen)], 1)
        if self._to is None:
            return found
        rows = np.zeros((len(found), self._read), np.uint8)
        rows[:, self._to[0]] = found[:, self._to[1]]
        return rows

    def _work_out(self, seen: Rows) -> list[Rows]:
        """What `_worked_out` names."""
        many = len(seen)
        # Crops by dense rank on the stone, the most first; an empty stone makes all worth 0 [N24].
        stone = seen[:, self._stone] + seen[:, self._laid]
        ranked = np.sort(stone, 1)
        new = np.ones_like(ranked, np.bool_)
        new[:, :-1] = ranked[:, 1:] != ranked[:, :-1]  # the last of equal counts stands for them
        above = (ranked[:, None, :] > stone[:, :, None]) & new[:, None, :]
        worth = WORTH[above.sum(2)] * (ranked[:, -1:] > 0)
        # Scores [N25].
        owned = seen[:, self._owned].reshape(many, -1, len(CROP_NAMES))
        score = (owned * worth[:, None, :]).sum(2, dtype=np.int64)
        score += seen[:, self._points]
        score += seen[:, self._moai] * np.uint8(BOX.moai_points)
        score += seen[:, self._wood] // np.uint8(BOX.wood_for_point)
        # Majorities [N18].
        area = seen[:, self._village].reshape(many, -1, len(KIND_NAMES))
        most = area.max(1, keepdims=True)
        best = (area == most) & (most >= BOX.majority)
        best &= best.sum(1, keepdims=True) == 1
        majorities = best.reshape(many, -1)
        return [worth, np.minimum(score, MOST).astype(np.uint8), majorities.astype(np.uint8)]
