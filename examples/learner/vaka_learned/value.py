"""The network as it plays: a few matrices, and the names of the numbers that go in.

Features are found by their names. So one network serves tables of 2, 3 and 4 (what a smaller table
does not have is 0), and weights never meet a number that they were not made for.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from vaka.core.features import Feature

WEIGHTS: Final = Path(__file__).with_name("weights.npz")
# The network tells two things of a position: the share of the victory that its seat can expect,
# and by how many times ten points it will be above the table's mean. Points tell good from bad
# where the victory is far away, or lost.
TOLD: Final = 2
WEIGHTS_OF_TOLD: Final = np.array([1.0, 0.2], np.float32)
POINTS: Final = 10
# Positions at once: with more, NumPy would wake several threads, which then wait for each other.
FEW: Final = 6
Numbers = NDArray[np.float32]


class Inputs:
    """Where the features of one kind of table go in the row that a network reads."""

    def __init__(self, names: Sequence[str], features: Sequence[Feature]) -> None:
        place = {name: at for at, name in enumerate(names)}
        known = [at for at, feature in enumerate(features) if feature.name in place]
        self._width = len(names)
        self._known = np.array(known, np.int64)
        self._places = np.array([place[features[at].name] for at in known], np.int64)
        self._least = np.array([feature.least for feature in features], np.float32)
        most = np.array([feature.most for feature in features], np.float32)
        self._span = np.maximum(most - self._least, 1)

    def rows(self, numbers: NDArray[np.integer[Any]]) -> Numbers:
        """Features as a state gives them, of several positions: from 0 to 1."""
        scaled = (numbers.astype(np.float32) - self._least) / self._span
        found = np.zeros((len(scaled), self._width), np.float32)
        found[:, self._places] = scaled[:, self._known]
        return found


class Layer(NamedTuple):
    weight: Numbers  # a row for each input
    bias: Numbers


class Value:
    def __init__(self, features: Sequence[str], layers: Sequence[Layer]) -> None:
        self.features = tuple(features)
        self.layers = tuple(layers)
        self._inputs: tuple[Sequence[Feature], Inputs] | None = None  # of the last table

    @classmethod
    def load(cls, path: Path) -> "Value":
        with np.load(path) as kept:
            layers = [
                Layer(kept[f"weight{at}"].astype(np.float32), kept[f"bias{at}"].astype(np.float32))
                for at in range(int(kept["layers"]))
            ]
            return cls(kept["features"].tolist(), layers)

    def save(self, path: Path) -> None:
        """Half as many digits as training has: they do for play, and the file is half as large."""
        kept: dict[str, Any] = {
            "features": np.array(self.features),
            "layers": np.array(len(self.layers)),
        }
        for at, layer in enumerate(self.layers):
            kept[f"weight{at}"] = layer.weight.astype(np.float16)
            kept[f"bias{at}"] = layer.bias.astype(np.float16)
        with path.open("wb") as file:
            np.savez_compressed(file, **kept)

    def told(self, rows: Numbers) -> Numbers:
        """What the network tells of each position."""
        parts = [self._told(rows[at : at + FEW]) for at in range(0, len(rows), FEW)]
        return np.concatenate(parts)

    def _told(self, rows: Numbers) -> Numbers:
        *hidden, last = self.layers
        for layer in hidden:
            rows = np.maximum(rows @ layer.weight + layer.bias, 0)
        return rows @ last.weight + last.bias

    def worth(self, features: Sequence[Feature], numbers: NDArray[np.integer[Any]]) -> Numbers:
        """How well off the seat is in each position: the larger, the better."""
        if self._inputs is None or self._inputs[0] is not features:
            self._inputs = (features, Inputs(self.features, features))
        worth: Numbers = self.told(self._inputs[1].rows(numbers)) @ WEIGHTS_OF_TOLD
        return worth
