"""What matters how much, in points. The numbers were found by games of guides against guides."""

from vaka.core.vectors import i64


class Taste:
    """The weights of a guide; one that is tried out differs in a few of them."""

    def __init__(self) -> None:
        self.rivals = 1.0  # how much a point of all rivals together counts against an own one
        self.wood = 0.55  # points for a wood that can still be spent
        self.wood_kept = 0.2  # and for one that will be left over
        self.spend = 1.2  # wood that one spends in a turn
        self.moai_wood = 9.0  # and more of it with a moai in hand
        self.valued = 0.9  # how many of the cards that come up are valued
        self.first = 0.5  # how much of its worth the best card has in hand
        self.second = 0.35  # and the second best
        self.third = 0.15
        self.pair = 0.5  # and what it adds that two gatherers can be played at once
        self.bargain = 0.3  # how often a cheap offering is bought
        # What a valuation now is worth more than one later: as much as it brings in the last turns,
        # less by so much per turn that is left, but never less than this part.
        self.now = 0.27
        self.later = 0.07
        self.follow = 0.25  # how much it counts what the next player can then value
        self.deny = 0.4  # and what he can then take into his hand
        self.stone = 0.4  # how much of what one plans for the stone comes true
        self.spread = 2.0  # how much a sacrifice round shifts the crops
        self.build = 0.45  # how many of the moai that are left will be built
        self.burden = 0.3  # how much a moai in hand is in the way
        self.luck = 0.8  # how much luck moves a choice in playouts, in points at most
        self.end = 6.0  # what it is worth to end the game with a victory
        # How much more often than by chance a kind is valued, since players choose.
        self.crop_valued = 0.75
        self.woodcutter_valued = 0.7
        self.priest_valued = 0.7
        self.moai_valued = 0.5


def taste_of(seats: i64, sharp: bool = False) -> Taste:
    """What matters with so many players: with two, turns are many and so is the use of wood."""
    taste = Taste()
    if sharp:
        sharpen(taste)
    if seats == 2:
        taste.wood += 0.1
        taste.woodcutter_valued += 0.2
        taste.moai_valued -= 0.1
    return taste


def sharpen(taste: Taste) -> None:
    """The experts' numbers, found by evolution (CMA-ES) over games against three of the first."""
    taste.rivals = 1.053
    taste.wood = 0.594
    taste.wood_kept = 0.244
    taste.spend = 2.1
    taste.moai_wood = 6.18
    taste.valued = 0.846
    taste.first = 0.451
    taste.second = 0.347
    taste.third = 0.207
    taste.pair = 0.285
    taste.bargain = 0.575
    taste.now = 0.334
    taste.later = 0.0435
    taste.follow = 0.473
    taste.deny = 0.5
    taste.stone = 0.167
    taste.spread = 2.35
    taste.build = 0.678
    taste.burden = 0.38
    taste.crop_valued = 0.916
    taste.woodcutter_valued = 0.588
    taste.priest_valued = 0.951
    taste.moai_valued = 0.768
