"""The decisions of Rapa Nui: each kind with the rules that speak about it."""

from typing import Final

from vaka.core.decision import DecisionKind

BUY: Final = 0
PLAY: Final = 1
SACRIFICE: Final = 2
HIDE: Final = 3
ADD: Final = 4
DRAW: Final = 5
COLLECT: Final = 6
TAKE: Final = 7

DECISIONS: Final = (
    DecisionKind("buy", ("N9",)),
    DecisionKind("play", ("N10", "N11")),
    DecisionKind("sacrifice", ("N15",)),
    DecisionKind("hide", ("N15", "N16")),
    DecisionKind("add", ("N15",)),
    DecisionKind("draw", ("N12", "N13")),
    DecisionKind("collect", ("N21",)),
    DecisionKind("take", ("N22",)),
)
