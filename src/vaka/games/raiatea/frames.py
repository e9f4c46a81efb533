"""The decisions of Raiatea: each kind with the rules that speak about it."""

from typing import Final

from vaka.core.decision import DecisionKind

BEGIN: Final = 0  # sealed: which of the first rituals to keep
GO: Final = 1  # a location
# A turn at a location.
FOREST: Final = 2
MARAE: Final = 3
REEF: Final = 4
PATH: Final = 5
BORDER: Final = 6
MARKET: Final = 7
# What follows from it. These and all below that are not sealed carry their task as argument.
GATHER: Final = 8  # the goods card that a gatherer brings
FETCH: Final = 9  # a mask for the one that was offered
BONUS: Final = 10  # of a price column
DRAW: Final = 11  # from which deck
KEEP: Final = 12  # which of the drawn rituals
PRIESTS: Final = 13  # the dance, or a Path action elsewhere
MISSION: Final = 14
PAY: Final = 15  # which goods or mask for a mission
# The ceremony.
BUY: Final = 16
PREPARE: Final = 17  # sealed
BID: Final = 18  # sealed
GIFT: Final = 19
FIRST: Final = 20  # which of equal rituals
BUILD: Final = 21
AUCTION: Final = 22  # sealed
# What effects ask.
GOODS: Final = 23
ASSISTANT: Final = 24
MASK: Final = 25
CARD: Final = 26
READY: Final = 27
USE: Final = 28
PERFORM: Final = 29
CHOOSE: Final = 30
OPPONENT: Final = 31
LOSE: Final = 32
STEAL: Final = 33
STOP: Final = 34

DECISIONS: Final = (
    DecisionKind("begin", ("R3",)),
    DecisionKind("go", ("R8", "R23", "R38")),
    DecisionKind("forest", ("R10", "R21", "R23", "R38")),
    DecisionKind("marae", ("R12", "R13", "R23", "R38")),
    DecisionKind("reef", ("R14", "R23", "R38")),
    DecisionKind("path", ("R15", "R23", "R38")),
    DecisionKind("border", ("R16", "R23", "R38")),
    DecisionKind("market", ("R17", "R18", "R22", "R23", "R38")),
    DecisionKind("gather", ("R21",)),
    DecisionKind("fetch", ("R16",)),
    DecisionKind("bonus", ("R18",)),
    DecisionKind("draw", ("R13",)),
    DecisionKind("keep", ("R13",)),
    DecisionKind("priests", ("R15", "R25")),
    DecisionKind("mission", ("R32", "R24")),
    DecisionKind("pay", ("R33",)),
    DecisionKind("buy", ("R26",)),
    DecisionKind("prepare", ("R27",)),
    DecisionKind("bid", ("R28",)),
    DecisionKind("gift", ("R28",)),
    DecisionKind("first", ("R29",)),
    DecisionKind("build", ("R30", "R23", "R38")),
    DecisionKind("auction", ("R35",)),
    DecisionKind("goods", ("R42",)),
    DecisionKind("assistant", ("R42",)),
    DecisionKind("mask", ("R42",)),
    DecisionKind("card", ("R42",)),
    DecisionKind("ready", ("R42",)),
    DecisionKind("use", ("R42",)),
    DecisionKind("perform", ("R20", "R42")),
    DecisionKind("choose", ("R42",)),
    DecisionKind("opponent", ("R42",)),
    DecisionKind("lose", ("R42",)),
    DecisionKind("steal", ("R42",)),
    DecisionKind("stop", ("R42",)),
)
