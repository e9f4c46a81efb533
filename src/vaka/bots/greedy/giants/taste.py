"""How the greedy player weighs things: each against a point. Found by playing against itself."""

from typing import NamedTuple


class Taste(NamedTuple):
    """How the player weighs things against points."""

    pay: float = 1.0  # a point paid to a rival
    figure: float = 1.1  # a figure that is needed elsewhere, too
    log: float = 0.25  # a log
    effort: float = 0.45  # carrying one size over one hex in turns to come
    haul: float = 0.5  # the same, for a moai that is only on offer
    patience: float = 0.9  # what a point is worth that comes a turn later
    reach: float = 0.8  # hexes a turn for each own figure
    helpers: float = 1.0  # and those that rivals' figures bring
    pace: float = 1.1  # turns for each base that still has to be filled
    worker: float = 1.8  # a worker for one turn
    marker: float = 5.0  # a marker for one turn
    wealth: float = 0.7  # of its value, for each marker that one has
    slot: float = 1.5  # a base that is used up
    hat: float = 0.15  # of the headdress value, for a moai that may be capped one day
    eager: float = 1.5  # how much a chain of many figures is preferred to a short one
    crowded: float = 0.4  # of its value, a moai for which there will be no marker
    queue: float = 0.9  # of its value, for each moai that is carried before it
    wood: float = 0.7  # a log from a forest
    sculptor: float = 0.9  # a worker who carves instead of carrying
    bidder: float = 1.5  # a marker that is bid
    chief: float = 2.0  # the chief, when he acts instead of carrying
    unmarked: float = 0.4  # of what it is worth, an object that anybody may take


TASTE = Taste()
