"""Features of many positions, one after the other in one vector that NumPy reads where it lies.

For learners that are not compiled and look at positions of their own (`core/batch.py` plays whole
games). They never hold the vector that is written to: a vector that the interpreter hands to
compiled code is never freed (mypyc takes a reference to it and does not give it back).
"""

from mypy_extensions import u8

from vaka.core.packed import i64, vec
from vaka.core.state import State


class Sheet:
    """`numbers` has a row of `width` bytes for each of the `count` positions, and then room."""

    def __init__(self, width: int, room: int = 64) -> None:
        self.width: i64 = width
        self.count: i64 = 0
        self._zeros: vec[u8] = vec[u8](bytes(width * room))
        self.numbers: vec[u8] = self._zeros[:]

    def add(self, state: State, seat: i64) -> None:
        """Write down what the seat may know of a position."""
        at = self.count * self.width
        if at + self.width > len(self.numbers):
            self._grow()
        state.features_into(seat, self.numbers, at)
        self.count += 1

    def _grow(self) -> None:
        """Twice the room."""
        written = self.numbers
        size: i64 = len(written)
        self._zeros = vec[u8](bytes(2 * size + self.width))
        larger = self._zeros[:]
        k: i64
        for k in range(size):
            larger[k] = written[k]
        self.numbers = larger

    def clear(self) -> None:
        """Begin again at the top, on a fresh sheet: who reads the old one may keep it."""
        self.count = 0
        self.numbers = self._zeros[:]
