"""The current game of an environment, shared by both kinds of environments."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray

import vaka
from vaka.core.errors import UnknownAction
from vaka.core.state import State
from vaka.envs.rewards import win_shares
from vaka.locale import Words

Agent = str
Action = int | None
Observation = dict[str, NDArray[Any]]

RENDER_MODES: Final = ("human", "ansi")
MOST_SEED: Final = 2**31  # of games without a given seed


class Episode:
    """The current game as its seats see it; `spare` actions follow those of the catalog."""

    def __init__(
        self,
        title: str,
        players: int | None,
        options: Mapping[str, object] | None,
        render_mode: str | None,
        seat: int | None,
        language: str,
        spare: int = 0,
    ) -> None:
        self.game = vaka.load(title)
        self.players = self.game.title.least_players if players is None else players
        self.options = dict(options or {})
        self.state = self.game.new(self.players, 0, self.options)
        self.state.view(seat)  # raises UnknownSeat
        self.agents: list[Agent] = [f"player_{each}" for each in range(self.players)]
        self.size = len(self.state.catalog)
        self.mask_size = self.size + spare
        features = self.game.features(self.players, self.options)
        seen = spaces.Box(
            np.array([feature.least for feature in features], np.float32),
            np.array([feature.most for feature in features], np.float32),
            dtype=np.float32,
        )
        mask = spaces.Box(0, 1, (self.mask_size,), np.int8)
        # One space for each agent: sampling from one must not change the others.
        self.observation_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": _copy(seen), "action_mask": _copy(mask)})
            for agent in self.agents
        }
        self.action_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.mask_size) for agent in self.agents
        }
        self.render_mode = render_mode
        self.seat = seat
        self.language = Words(language).language  # refuses a language that there is not
        self.random = seeding.np_random(None)[0]

    def metadata(self, parallelizable: bool) -> dict[str, Any]:
        title = self.game.title
        return {
            "name": f"vaka_{title.name}_v{title.rules_version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": parallelizable,
        }

    def reset(self, seed: int | None) -> None:
        """Deal a game, as `vaka.Game.new` does for this seed; without a seed, a random one."""
        if seed is not None:
            self.random = seeding.np_random(seed)[0]
        deal = int(self.random.integers(MOST_SEED)) if seed is None else int(seed)
        self.state = self.game.new(self.players, deal, self.options)

    def observation(self, seat: int) -> Observation:
        mask = np.zeros(self.mask_size, np.int8)
        mask[self.legal(seat)] = 1
        return {"observation": np.array(self.state.features(seat), np.float32), "action_mask": mask}

    def legal(self, seat: int) -> list[int]:
        """Return the indexes of the seat's legal actions."""
        return [action.index for action in self.state.legal_actions(seat)]

    def apply(self, seat: int, action: Action) -> None:
        """Apply an action by its index; raise IllegalAction if the rules forbid it."""
        if action is None or not 0 <= action < self.size:
            raise UnknownAction(action=str(action), title=self.game.name)
        self.state.apply(seat, self.state.catalog[int(action)])

    def render(self) -> str | None:
        """Draw the table as `State.to_text`: returned in the mode ansi, printed in human."""
        text = self.state.to_text(self.seat, language=self.language)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None


def results(state: State) -> tuple[list[float], list[dict[str, Any]]]:
    """Return the rewards and infos of the seats at the end of a game."""
    outcome = state.outcome()
    infos = [
        {
            "score": outcome.scores[seat],
            "place": outcome.ranking[seat],
            "winners": list(outcome.winners),
            "reason": outcome.reason,
        }
        for seat in range(state.players)
    ]
    return win_shares(outcome), infos


def _copy(space: spaces.Box) -> spaces.Box:
    return spaces.Box(space.low, space.high, space.shape, space.dtype.type)
