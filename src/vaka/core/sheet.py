"""Features of many positions, one after the other in one vector that NumPy reads where it lies.

For learners that are not compiled and look at positions of their own (`core/batch.py` plays whole
games). They never hold the vector that is written to: a vector that the interpreter hands to
compiled code is never freed (mypyc takes a reference to it and does not give it back).
"""

from vaka.core.packed import i64, vec
from vaka.core.state import State, blank


class Sheet:
    """`numbers` has a row of `width` for each of the `count` positions, and then room."""

    def __init__(self, width: int, room: int = 64) -> None:
        self.width: i64 = width
        self.count: i64 = 0
        self.numbers: vec[i64] = blank(width * room)

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
        larger = blank(2 * size + self.width)
        k: i64
        for k in range(size):
            larger[k] = written[k]
        self.numbers = larger

    def clear(self) -> None:
        """Begin again at the top."""
        self.count = 0
