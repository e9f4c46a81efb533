"""Greedy players: they take what looks best now, by what a person would count at the table.

Each title has a player of its own. It decides by the observation alone and remembers nothing that
it could not work out again: a bot that is made anew for every choice plays the same game.
"""

from importlib import import_module
from typing import Final, Protocol

from vaka.bots.errors import WrongTitle
from vaka.bots.observation import Observation
from vaka.core.action import Action
from vaka.core.chance import Chance, fold
from vaka.core.state import State


class Player(Protocol):
    """How one title is played."""

    def choose(self, state: State, seat: int, legal: tuple[int, ...], chance: Chance) -> int:
        """One of the legal actions, by their indexes; `state` is redealt, never the true one."""
        ...


# The titles that have a player: `player()` of the module of this name here makes one.
TITLES: Final = ("giants", "raiatea")


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._players: dict[str, Player] = {}

    def choose(self, observation: Observation) -> Action:
        state = observation.redeal(self._seed)
        title = state.setting.title.name
        if title not in self._players:
            self._players[title] = _player(title)
        legal = tuple([action.index for action in observation.actions])
        # Made anew, so that what was asked before makes no difference.
        chance = Chance(fold(self._seed))
        index = self._players[title].choose(state, observation.seat, legal, chance)
        return observation.actions[legal.index(index)]


def _player(title: str) -> Player:
    if title not in TITLES:
        raise WrongTitle(name="greedy", title=title, known="random")
    player: Player = import_module(f"{__name__}.{title}").player()
    return player
