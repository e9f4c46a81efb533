"""The network as it plays: a few matrices, and the names of the numbers that go in."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import vaka
from vaka_learned.sight import Rows

WEIGHTS: Final = Path(__file__).with_name("weights.npz")
# The network tells two things of a position: the share of the victory that its seat can expect,
# and by how many times ten points it will be above the table's mean. Points tell good from bad
# where the victory is far away, or lost.
TOLD: Final = 2
WEIGHTS_OF_TOLD: Final = np.array([1.0, 0.2], np.float32)
POINTS: Final = 10
# With more multiplications at once, NumPy wakes threads; bots that play side by side would wait for
# each other's.
ONE_THREAD: Final = 200_000
Numbers = NDArray[np.float32]


class Layer(NamedTuple):
    weight: Numbers  # a row for each input
    bias: Numbers


class Value:
    def __init__(self, names: Sequence[str], layers: Sequence[Layer]) -> None:
        self.names = tuple(names)
        self.layers = tuple(layers)

    @classmethod
    def load(cls, path: Path) -> "Value":
        with np.load(path) as kept:
            layers = [
                Layer(kept[f"weight{at}"].astype(np.float32), kept[f"bias{at}"].astype(np.float32))
                for at in range(int(kept["layers"]))
            ]
            return cls(kept["names"].tolist(), layers)

    def save(self, path: Path) -> None:
        """Half as many digits as training has: they do for play, and the file is half as large."""
        kept: dict[str, Any] = {
            "names": np.array(self.names),
            "layers": np.array(len(self.layers)),
        }
        for at, layer in enumerate(self.layers):
            kept[f"weight{at}"] = layer.weight.astype(np.float16)
            kept[f"bias{at}"] = layer.bias.astype(np.float16)
        with path.open("wb") as file:
            np.savez_compressed(file, **kept)

    def told(self, rows: Rows) -> Numbers:
        """What the network tells of each position."""
        numbers = rows.astype(np.float32)
        *hidden, last = self.layers
        for layer in hidden:
            numbers = numbers @ layer.weight
            numbers += layer.bias
            np.maximum(numbers, 0, out=numbers)
        return numbers @ last.weight + last.bias

    def told_by_parts(self, rows: Rows) -> Numbers:
        """The same, a few positions at a time and in one thread: for play, where they are few."""
        few = max(1, ONE_THREAD // max(layer.weight.size for layer in self.layers))
        parts = [self.told(rows[at : at + few]) for at in range(0, len(rows), few)]
        return np.concatenate(parts)


def reached(state: vaka.State) -> Numbers:
    """The same for each seat of a game that is over: what it got."""
    outcome = state.outcome()
    won = np.array([place == 1 for place in outcome.ranking], np.float32)
    scores = np.array(outcome.scores, np.float32)
    return np.stack([won / won.sum(), (scores - scores.mean()) / POINTS], 1)


def worth(told: Numbers) -> Numbers:
    """How well off a seat is: the larger, the better."""
    found: Numbers = told @ WEIGHTS_OF_TOLD
    return found
