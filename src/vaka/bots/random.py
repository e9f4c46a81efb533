"""A bot that chooses at random."""

from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.observation import Observation
from vaka.core.action import Action
from vaka.core.chance import Chance, fold


class RandomBot:
    """A bot that chooses uniformly among the legal actions.

    >>> import vaka
    >>> from vaka import bots
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> observation = bots.Observation(state, 2)
    >>> bots.RandomBot(seed=1).choose(observation) in observation.actions
    True
    """

    def __init__(self, seed: int) -> None:
        self._chance = Chance(fold(seed))

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        """Choose one of `observation.actions`."""
        actions = observation.actions
        return actions[self._chance.below(len(actions))]
