"""A bot that takes any legal action, each as likely."""

from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.observation import Observation
from vaka.core.action import Action
from vaka.core.chance import Chance, fold


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance = Chance(fold(seed))

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        actions = observation.actions
        return actions[self._chance.below(len(actions))]
