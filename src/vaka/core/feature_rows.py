"""Features of many positions in one vector, which NumPy reads without a copy.

For learners that are not compiled and evaluate positions of their own (`core/batch.py` plays whole
games). They never hold the vector that is written to: a vector that the interpreter hands to
compiled code is never freed (mypyc takes a reference to it and does not give it back).
"""

from mypy_extensions import u8

from vaka.core.state import State
from vaka.core.vectors import i64, vec


class FeatureRows:
    """`numbers` has a row of `width` bytes for each of the `count` positions, then spare room."""

    def __init__(self, width: int, room: int = 64) -> None:
        self.width: i64 = width
        self.count: i64 = 0
        self._zeros: vec[u8] = vec[u8](bytes(width * room))
        self.numbers: vec[u8] = self._zeros[:]

    def add(self, state: State, seat: i64) -> None:
        """Append the features of a position as the seat sees it."""
        at = self.count * self.width
        if at + self.width > len(self.numbers):
            self._grow()
        state.features_into(seat, self.numbers, at)
        self.count += 1

    def _grow(self) -> None:
        """Double the room."""
        written = self.numbers
        size: i64 = len(written)
        self._zeros = vec[u8](bytes(2 * size + self.width))
        larger = self._zeros[:]
        k: i64
        for k in range(size):
            larger[k] = written[k]
        self.numbers = larger

    def clear(self) -> None:
        """Start over with a new vector: readers may keep the old one."""
        self.count = 0
        self.numbers = self._zeros[:]
