"""What comes when nothing is pending, in the order of the rulebook."""

from typing import Final

# Set-up.
BEGIN: Final = 0
# An action round.
ROUND: Final = 1
FOREST: Final = 2  # the first pick
FOREST_AGAIN: Final = 3
MARAE: Final = 4
DIVE: Final = 5  # at the Reef, the second roll
REEF: Final = 6
PATH: Final = 7
BORDER: Final = 8
FETCH: Final = 9  # at the Border, for the masks offered
MARKET: Final = 10
# A ceremony.
DANCE: Final = 11
BUY: Final = 12
PREPARE: Final = 13
INVOCATION: Final = 14
GIFTS: Final = 15
BLESSING: Final = 16
BUILDING: Final = 17

PHASE_NAMES: Final = (
    "begin", "round",
    "forest", "forest", "marae", "reef", "reef", "path", "border", "border", "market",
    "dance", "buy", "prepare", "invocation", "gifts", "blessing", "building",
)  # fmt: skip
