"""How the greedy player weighs things: each against a point. Found by playing against itself."""

from typing import NamedTuple


class Taste(NamedTuple):
    """How the player weighs things against points."""

    mana: float = 0.14
    pearl: float = 0.28
    goods: float = 0.68
    tattoo: float = 1.0  # a step that leads to a rank for certain
    card: float = 0.45  # a ritual drawn and kept, early in the game
    drawing: float = 0.33  # a ritual to be drawn, as part of what the best is worth
    unpaid: float = 0.035  # how likely a ritual is not paid, for each mana that it costs
    gatherer: float = 0.5  # the B effects, once
    merchant: float = 0.35
    shaman: float = 0.6
    diver: float = 0.25
    pairing: float = 0.4  # how likely a single mask finds its twin, early in the game
    mirroring: float = 0.8  # a mirror: part of what the pair that it makes is worth
    rivals: float = 0.35  # a rival's loss, as part of what it is worth
    shared: float = 0.4  # what everybody gains, as part of what it is worth
    bids: tuple[float, float, float] = (0.7, 0.35, 0.45)  # of rivals' mana, in each ceremony
    doubt: float = 0.22  # about what will be in the bag, as part of it
    hold: float = 0.15  # a prepared ritual that could be kept for the next ceremony
    waste: float = 0.02  # each mana of a ritual's cost, when it is chosen from those drawn
    others: float = 0.3  # what a location brings to the others
    anyway: float = 0.5  # how likely somebody else goes to a location
    mission: float = 0.75  # a mission in reach that others may take first
    spare: float = 0.03  # mana in the last ceremony, beyond the missions that it pays for
    order: float = 0.15  # one place in the ceremony order


TASTE = Taste()
