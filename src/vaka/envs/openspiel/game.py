"""Titles as games of OpenSpiel."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import pyspiel

import vaka
from vaka.envs.openspiel.dealing import dealing
from vaka.envs.openspiel.observer import VakaObserver
from vaka.envs.openspiel.parameters import PREFIX, parameters, specification, written
from vaka.envs.openspiel.state import VakaState

LONGEST: Final = 10_000  # actions: more than any game has


def game_type(title: str) -> Any:
    """Return the static properties of a title."""
    about = vaka.load(title).title
    return pyspiel.GameType(
        short_name=PREFIX + title,
        long_name=f"Vaka: {title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.most_players,
        min_num_players=about.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(about),
    )


class VakaGame(pyspiel.Game):  # type: ignore[misc]
    """A title as a game of OpenSpiel, which `pyspiel.load_game` returns.

    >>> import pyspiel
    >>> import vaka.envs.openspiel
    >>> game = pyspiel.load_game("python_vaka_rapanui(players=3,seed=7)")
    >>> game.num_players(), game.max_chance_outcomes()
    (3, 10000)
    """

    title: ClassVar[str]

    def __init__(self, given: Mapping[str, Any]) -> None:
        title = self.title
        asked = parameters(title, given)
        self.asked = asked
        self.dealing = dealing(title, asked)
        chance = 1.0 / self.dealing.outcomes
        self.outcomes = [(outcome, chance) for outcome in range(self.dealing.outcomes)]
        first = self.dealing.deal(0)
        self.actions = first.catalog
        self.features = vaka.load(title).features(asked.players, asked.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=self.dealing.outcomes,
            num_players=asked.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,  # one win, shared by all winners
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, written(vaka.load(title).title, given))

    def __reduce__(self) -> tuple[object, ...]:
        # OpenSpiel's own pickling loses the Python part of the object.
        return (pyspiel.load_game, (PREFIX + self.title, self.get_parameters()))

    def new_initial_state(self) -> VakaState:
        """Return the root: a chance node that deals."""
        return VakaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return 1: the root is the only chance node."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> VakaObserver:
        """Make an observer of views and features."""
        default = pyspiel.IIGObservationType(perfect_recall=False)
        return VakaObserver(kind or default, len(self.features))
