"""PettingZoo's AEC environment: one seat after the other.

Sealed decisions are taken in seat order; no observation shows the answer of another seat before
all have answered.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from vaka.envs.pettingzoo.episode import Action, Agent, Episode, Observation, results


class TurnEnv(AECEnv[Agent, Observation, Action]):  # type: ignore[misc]
    """The AEC environment that `env` and `raw_env` make.

    >>> from vaka.envs.pettingzoo import TurnEnv, raw_env
    >>> table = raw_env("rapanui", players=2)
    >>> isinstance(table, TurnEnv)
    True
    >>> table.possible_agents, table.action_space("player_0")
    (['player_0', 'player_1'], Discrete(43))
    """

    def __init__(
        self,
        title: str,
        players: int | None,
        options: Mapping[str, object] | None,
        max_cycles: int | None,
        render_mode: str | None,
        seat: int | None,
        language: str,
    ) -> None:
        super().__init__()
        self.episode = Episode(title, players, options, render_mode, seat, language)
        self.metadata = self.episode.metadata(parallelizable=False)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.episode.agents)
        self.agents: list[Agent] = []
        self.acted: dict[Agent, int] = {}

    def observation_space(self, agent: Agent) -> spaces.Space[Observation]:
        """Return the space of `observation` (features) and `action_mask`."""
        return self.episode.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Action]:
        """Return the space of catalog indexes."""
        return self.episode.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game; PettingZoo's `options` are ignored."""
        self.episode.reset(seed)
        self.agents = list(self.possible_agents)
        self.acted = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._asked()

    def _asked(self) -> Agent:
        return self.possible_agents[int(self.episode.state.next_seat())]

    def observe(self, agent: Agent) -> Observation:
        """Return the features and the action mask of an agent."""
        return self.episode.observation(self.possible_agents.index(agent))

    def step(self, action: Action) -> None:
        """Apply an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.episode.apply(self.possible_agents.index(agent), action)
        self.acted[agent] += 1
        if self.episode.state.decision() is None:
            self._end()
        else:
            self.agent_selection = self._asked()
            if self.acted[self.agent_selection] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        rewards, infos = results(self.episode.state)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self.infos = dict(zip(self.agents, infos, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Return the table as text in mode `ansi`, print it in mode `human`."""
        return self.episode.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
