"""Chance as one integer: a counter that is scrambled into random bits (SplitMix on 62 bits).

Every step is masked, so that compiled code (which wraps around) and plain Python (which does not)
draw the same numbers. 62 bits, because the compiler keeps larger constants as slow objects.
"""

from typing import Final

from vaka.core.vectors import i64, vec

BITS: Final = 62
MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
STRIDE: Final = 0x1E37_79B9_7F4A_7C15  # odd, so that the counter visits all 2^62 values
LOW_32: Final = 0xFFFF_FFFF


def scramble(x: i64) -> i64:
    """Mix the bits of a counter (0 to 2^62 - 1); different counters give different results."""
    z: i64 = ((x ^ (x >> 30)) * 0x3F58_476D_1CE4_E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x14D0_49BB_1331_11EB) & MASK
    return z ^ (z >> 31)


# What a seed is for: the same number deals, redeals and plays out with different luck.
DEAL: Final = 0
REDEAL: Final = 1
PLAYOUT: Final = 2
BATCH: Final = 3


def fold(seed: int, use: i64 = DEAL) -> i64:
    """The first counter for a seed of any size."""
    low: i64 = seed & MASK
    x = scramble((low + use * STRIDE) & MASK)
    seed >>= BITS
    while seed > 0:
        low = seed & MASK
        x = scramble(((x + STRIDE) & MASK) ^ low)
        seed >>= BITS
    return x


class Chance:
    """A generator: its whole state is the integer `x`."""

    def __init__(self, x: i64) -> None:
        self.x = x

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly as likely; n at most 2^31.

        The high half of 32 random bits times n is the answer; the few low halves that would make
        some answers likelier than others are drawn again.
        """
        while True:
            self.x = (self.x + STRIDE) & MASK
            product: i64 = (scramble(self.x) >> 30) * n
            low: i64 = product & LOW_32
            if low >= n or low >= (LOW_32 + 1) % n:
                return product >> 32

    def shuffle(self, cells: vec[i64], start: i64, stop: i64) -> None:
        """Put cells[start:stop] into a random order, every order as likely."""
        last: i64 = stop - 1
        while last > start:
            other: i64 = start + self.below(last - start + 1)
            card = cells[last]
            cells[last] = cells[other]
            cells[other] = card
            last -= 1
