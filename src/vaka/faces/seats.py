"""The letters of the seats."""

from typing import Final

SEATS: Final = "ABCDE"  # a letter for each seat, so that nothing is told by colour alone
