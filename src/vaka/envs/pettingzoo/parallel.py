"""PettingZoo's parallel environment: all seats in every cycle.

The seats to move act, several of them in a sealed decision; the others wait, which is the action
after the last of the catalog. An illegal action changes nothing: the seat moves again in the next
cycle, and its info has `illegal`.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from vaka.envs.pettingzoo.episode import Action, Agent, Episode, Observation, results

Stepped = tuple[
    dict[Agent, Observation],
    dict[Agent, float],
    dict[Agent, bool],
    dict[Agent, bool],
    dict[Agent, dict[str, Any]],
]


class TableEnv(ParallelEnv[Agent, Observation, Action]):  # type: ignore[misc]
    """The parallel environment that `parallel_env` makes; `wait` is the action of waiting.

    >>> from vaka.envs.pettingzoo import parallel_env
    >>> table = parallel_env("rapanui", players=2)
    >>> table.action_space("player_0"), table.wait
    (Discrete(44), 43)
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
        self.episode = Episode(title, players, options, render_mode, seat, language, spare=1)
        self.wait = self.episode.size
        self.metadata = self.episode.metadata(parallelizable=True)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(self.episode.agents)
        self.agents: list[Agent] = []
        self.cycles = 0

    def observation_space(self, agent: Agent) -> spaces.Space[Observation]:
        """Return the space of `observation` (features) and `action_mask`."""
        return self.episode.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Action]:
        """Return the space of catalog indexes and, last, waiting."""
        return self.episode.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Deal a game; PettingZoo's `options` are ignored."""
        self.episode.reset(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[Agent, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            seen[agent] = self.episode.observation(seat)
            seen[agent]["action_mask"][self.wait] = not self.episode.state.is_asked(seat)
        return seen

    def step(self, actions: dict[Agent, Action]) -> Stepped:
        """Apply the actions of a cycle, by agent."""
        agents = self.agents
        infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in agents}
        for agent in self._refused(actions):
            infos[agent]["illegal"] = True
        self.cycles += 1
        rewards = dict.fromkeys(agents, 0.0)
        over = self.episode.state.decision() is None
        late = not over and self.cycles == self.max_cycles
        if over:
            shares, ends = results(self.episode.state)
            rewards = dict(zip(agents, shares, strict=True))
            infos = {
                agent: {**infos[agent], **end} for agent, end in zip(agents, ends, strict=True)
            }
        observations = self._observations()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            infos,
        )

    def _refused(self, actions: dict[Agent, Action]) -> list[Agent]:
        """Apply the actions of this cycle; return the agents whose action is illegal."""
        decision = self.episode.state.decision()
        asked = decision.seats if decision is not None else ()
        refused = []
        for seat, agent in enumerate(self.agents):
            action = actions.get(agent, self.wait)
            if seat in asked and action in self.episode.legal(seat):
                self.episode.apply(seat, action)
            elif seat in asked or action != self.wait:
                refused.append(agent)
        return refused

    def render(self) -> str | None:
        """Return the table as text in mode `ansi`, print it in mode `human`."""
        return self.episode.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
