"""How the guide weighs things: each against a point. Found by playing against itself."""

from typing import final


@final
class Taste:
    def __init__(self) -> None:
        self.mana = 0.175
        self.pearl = 0.248
        self.goods = 0.58
        self.tattoo = 1.0  # a step that leads to a rank for certain
        self.card = 0.46  # a ritual drawn and kept, early in the game
        self.drawing = 0.34  # a ritual to be drawn, as part of what the best is worth
        self.unpaid = 0.035  # how likely a ritual is not paid, for each mana that it costs
        self.gatherer = 0.58  # the B effects, once
        self.merchant = 0.35
        self.shaman = 0.59
        self.diver = 0.25
        self.pairing = 0.56  # how likely a single mask finds its twin, early in the game
        self.mirroring = 0.9  # a mirror: part of what the pair that it makes is worth
        self.rivals = 0.37  # a rival's loss, as part of what it is worth
        self.shared = 0.4  # what everybody gains, as part of what it is worth
        self.first_bids = 0.7  # of their mana that rivals bid, in each ceremony
        self.second_bids = 0.31
        self.last_bids = 0.45
        self.doubt = 0.2  # about what will be in the bag, as part of it
        self.hold = 0.15  # a prepared ritual that could be kept for the next ceremony
        self.waste = 0.02  # each mana of a ritual's cost, when it is chosen from those drawn
        self.others = 0.28  # what a location brings to the others
        self.anyway = 0.55  # how likely somebody else goes to a location
        self.mission = 0.75  # a mission in reach that others may take first
        self.spare = 0.03  # mana in the last ceremony, beyond the missions that it pays for
        self.order = 0.16  # one place in the ceremony order
        self.later = 0.75  # each further mission: others may take it first
        self.condition = 0.48  # a condition that is met, for each point of its mission
        self.late_mana = 0.97  # mana and pearls before the last ceremony, compared to earlier
        self.late_pearls = 0.77
        self.noise = 0.15  # how far a playout strays from what looks best
