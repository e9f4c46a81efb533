"""Greedy players: they take what looks best now, by what a person would count at the table.

Each title has a guide of its own here. The player decides by the observation alone and remembers
nothing that it could not work out again: a bot that is made anew for every choice plays the same.
"""

from importlib import import_module
from typing import Final

from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.errors import WrongTitle
from vaka.bots.guide import Guide
from vaka.bots.observation import Observation
from vaka.core.action import Action
from vaka.core.state import State

# The titles that have a guide: `guide(state)` of the module of this name here makes one.
TITLES: Final = ("giants", "raiatea", "rapanui")


def guide_for(state: State, sharp: bool = False) -> Guide:
    """The guide for a game, with the components and options of this state.

    Experts of Rapa Nui have a sharper one: the same thoughts, weighed as many more games have shown
    to be better. The greedy player and `hard` keep the first, so that levels stay apart.
    """
    title = state.config.title.name
    if title not in TITLES:
        raise WrongTitle(name="greedy", title=title, known="random")
    guide: Guide = import_module(f"{__name__}.{title}").guide(state, sharp)
    return guide


class Judge:
    """What a seat's guide thinks of its legal actions."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._guide: Guide | None = None
        self._for: object = None

    def weights(self, observation: Observation) -> list[float]:
        """What each of `observation.actions` promises, in points; only differences count."""
        state = observation.redeal(self._seed)
        if self._guide is None or self._for is not state.config:
            self._guide, self._for = guide_for(state), state.config
        indexes = [action.index for action in observation.actions]
        return self._guide.weights(state, observation.seat, indexes)


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._judge = Judge(seed)

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        weights = self._judge.weights(observation)
        return observation.actions[weights.index(max(weights))]
