"""The decisions of Giants: each kind with the rules that speak about it."""

from typing import Final

from vaka.core.decision import DecisionKind

BID: Final = 0
PICK: Final = 1
PLACE: Final = 2
WHERE: Final = 3  # about figure * 3 + logs
ACT: Final = 4  # about the figure
TRANSPORT: Final = 5
MOVE: Final = 6  # about piece * 2 + 1 if it has moved in this action
PAY: Final = 7  # about piece * 64 + the hex that it is to enter
KEEP: Final = 8  # about the piece
RETRIEVE: Final = 9

DECISIONS: Final = (
    DecisionKind("bid", ("G7", "G8")),
    DecisionKind("pick", ("G8",)),
    DecisionKind("place", ("G10", "G13", "G14")),
    DecisionKind("where", ("G10",)),
    DecisionKind("act", ("G11", "G12", "G15")),
    DecisionKind("transport", ("G16", "G24")),
    DecisionKind("move", ("G17", "G20", "G21", "G22", "G23")),
    DecisionKind("pay", ("G19",)),
    DecisionKind("keep", ("G25",)),
    DecisionKind("retrieve", ("G27",)),
)
