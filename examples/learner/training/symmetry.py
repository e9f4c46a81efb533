"""Crops differ by name alone, and so do columns: what is true of a position is true when they
change places. So every position teaches 24 x 24 things.
"""

from collections.abc import Sequence
from itertools import permutations

import torch
from torch import Tensor

from vaka.games.rapanui.cards import CROP_NAMES

COLUMNS = ("column1", "column2", "column3", "column4")


def _renamed(names: Sequence[str], which: Sequence[str]) -> Tensor:
    """For each order of these parts of names, from where each number comes."""
    place = {name: at for at, name in enumerate(names)}
    maps = []
    for order in permutations(which):
        other = dict(zip(which, order, strict=True))
        renamed = [".".join(other.get(part, part) for part in name.split(".")) for name in names]
        maps.append([place[name] for name in renamed])
    return torch.tensor(maps)


class Symmetry:
    def __init__(self, names: Sequence[str]) -> None:
        self._crops = _renamed(names, CROP_NAMES)
        self._columns = _renamed(names, COLUMNS)

    def mixed(self, rows: Tensor) -> Tensor:
        """The rows with crops and columns in another order, the same for all of them."""
        crops = self._crops[int(torch.randint(len(self._crops), ()))]
        columns = self._columns[int(torch.randint(len(self._columns), ()))]
        return rows[:, crops[columns]]
