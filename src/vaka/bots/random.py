"""A bot that chooses at random."""

from typing import SupportsIndex

from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.observation import Observation
from vaka.core.action import Action
from vaka.core.chance import Chance, fold
from vaka.core.numbers import checked_seed


class RandomBot:
    """A bot that chooses uniformly among the legal actions.

    >>> import vaka
    >>> from vaka import bots
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> observation = bots.Observation(state, 2)
    >>> bots.RandomBot(seed=1).choose(observation) in observation.actions
    True
    """

    def __init__(self, seed: SupportsIndex) -> None:
        self._chance = Chance(fold(checked_seed(seed)))

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        """Choose one of `observation.actions`."""
        actions = observation.actions
        return actions[self._chance.below(len(actions))]
