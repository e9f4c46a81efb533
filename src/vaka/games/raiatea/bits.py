"""Sets of rituals or gods as bit masks."""

from typing import Final

from vaka.core.vectors import i64, vec

# Powers of two from a table: the compiler shifts a literal 1 as 32 bits.
BITS: Final[vec[i64]] = vec[i64]([1 << number for number in range(61)])


def size(mask: i64) -> i64:
    """How many are in the set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
