"""How a good player weighs things: each against a point. Found by playing against itself."""

from typing import Final

PAY: Final = 1.0  # a point paid to a rival
LOG: Final = 0.25  # a log
FIGURE: Final = 1.1  # a figure that is needed elsewhere, too
EFFORT: Final = 0.45  # carrying one size over one hex in turns to come
HAUL: Final = 0.5  # the same, for a moai that is only on offer
LN_PATIENCE: Final = -0.10536  # a point that comes a turn later is worth 0.9
REACH: Final = 0.8  # hexes a turn for each own figure
HELPERS: Final = 1.0  # and those that rivals' figures bring
PACE: Final = 1.1  # turns for each base that still has to be filled
WORKER: Final = 1.8  # a worker for one turn
MARKER: Final = 5.0  # a marker for one turn
WEALTH: Final = 0.7  # of its value, for each marker that one has
SLOT: Final = 1.5  # a base that is used up
HAT: Final = 0.15  # of the headdress value, for a moai that may be crowned one day
EAGER: Final = 1.5  # how much a chain of many figures is preferred to a short one
CROWDED: Final = 0.4  # of its value, a moai for which there will be no marker
QUEUE: Final = 0.9  # of its value, for each moai that is carried before it
WOOD: Final = 0.7  # a log from a forest
SCULPTOR: Final = 0.9  # a worker who carves instead of carrying
WIN: Final = 0.55  # of what it promises, a moai that is to be carved
BIDDER: Final = 1.5  # a marker that is bid
CHIEF: Final = 2.0  # the chief, when he acts instead of carrying
UNMARKED: Final = 0.4  # of what it is worth, an object that anybody may take
HALF: Final = 1.5  # a half-tablet
LEAST: Final = 0.05  # a gain that is worth the trouble

# The search for ways counts in thousandths of a point.
PAY_COST: Final = 1000
LOG_COST: Final = 250
FIGURE_COST: Final = 1100
CHIEF_COST: Final = 1300
STEP_COST: Final = 1  # of equal ways, the shorter
