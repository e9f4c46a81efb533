"""How a search thinks: the few numbers that the arena has tuned."""

from typing import final


@final
class Tuning:
    """See `docs/bots.md` for what each of them was tried at, and what helped."""

    def __init__(
        self,
        iterations: int,
        explore: float = 1.0,  # how much untried actions are preferred to those that did well
        warmth: float = 1.0,  # points by which an action may look worse and still be tried soon
        humble: float = 0.1,  # reward by which an untried action is thought worse than its node
        horizon: int = 1,  # hours that a playout lasts; 0: to the end
        points: float = 0.15,  # part of the reward that is for points, not for winning
        spread: float = 10.0,  # points that make a great difference
        sharp: bool = False,  # whether its guide is the sharper one (see `guide_for`)
    ) -> None:
        self.iterations = iterations
        self.explore = explore
        self.warmth = warmth
        self.humble = humble
        self.horizon = horizon
        self.points = points
        self.spread = spread
        self.sharp = sharp
