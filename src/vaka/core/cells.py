"""The cells that every title has, and vectors of zeros to begin with."""

from typing import Final

from vaka.core.frames import NOBODY
from vaka.core.vectors import i64, u8, vec

# The cells that every title has; its own begin at HEADER + title.sealed_cells().
CHANCE: Final = 0  # the random generator's integer
OVER: Final = 1  # 0 while the game runs, else 1 + the number of the reason
REVEALS: Final = 2  # how often something unknown was turned up: what an undo cannot cross
KIND: Final = 3  # what is asked now
ASKED: Final = 4  # of which seat; SEVERAL for a sealed decision, NOBODY when the game is over
SEALED: Final = 5  # the bit mask of the seats of a sealed decision
ARGUMENT: Final = 6  # what the frame carries along
DEPTH: Final = 7  # how many frames wait beneath
FRAMES: Final = 8
FRAME_ROOM: Final = 20
HEADER: Final = FRAMES + FRAME_ROOM

SPECTATOR: Final = -1

_ZEROS: Final[vec[i64]] = vec[i64]([0] * 4096)
_ZERO_BYTES: Final[vec[u8]] = vec[u8]([0] * 4096)


def blank(size: int) -> vec[i64]:
    """A vector of zeros; a slice is quicker to make than a vector from a list."""
    if size <= len(_ZEROS):
        return _ZEROS[:size]
    return vec[i64]([0] * size)


def blank_bytes(size: int) -> vec[u8]:
    """A vector of bytes that are 0."""
    if size <= len(_ZERO_BYTES):
        return _ZERO_BYTES[:size]
    return vec[u8]([0] * size)


def empty_cells(size: int) -> vec[i64]:
    """The cells of a state in which nothing has happened and nobody is asked yet."""
    cells = blank(size)
    cells[ASKED] = NOBODY
    return cells
