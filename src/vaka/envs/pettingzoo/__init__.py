"""The titles as environments of PettingZoo.

>>> from vaka.envs.pettingzoo import env
>>> table = env("rapanui", players=3)
>>> table.reset(seed=7)
>>> table.agent_selection
'player_2'

`ILLEGAL` is the reward of an illegal action in `env`, which ends the game: -1.
"""

from collections.abc import Mapping
from typing import Final

from vaka.extras import MissingExtra

try:
    from pettingzoo.utils.wrappers import (
        AssertOutOfBoundsWrapper,
        BaseWrapper,
        OrderEnforcingWrapper,
        TerminateIllegalWrapper,
    )
except ImportError as error:
    raise MissingExtra("envs") from error

from vaka.envs.pettingzoo.aec import TurnEnv
from vaka.envs.pettingzoo.episode import Action, Agent, Observation
from vaka.envs.pettingzoo.parallel import TableEnv

__all__ = ["ILLEGAL", "TableEnv", "TurnEnv", "env", "parallel_env", "raw_env"]

ILLEGAL: Final = -1.0  # reward of an illegal action, which ends the game


def raw_env(
    title: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    seat: int | None = None,
    language: str = "en",
) -> TurnEnv:
    """Make an AEC environment without wrappers: an illegal action raises IllegalAction.

    `max_cycles` truncates the game after so many actions of an agent; `render_mode` is `human` or
    `ansi`, as `seat` sees the game (None: a spectator), in a `language`.

    >>> from vaka.envs.pettingzoo import raw_env
    >>> table = raw_env("rapanui", players=3)
    >>> table.reset(seed=7)
    >>> table.step(0)
    Traceback (most recent call last):
    vaka.core.errors.IllegalAction: ...
    """
    return TurnEnv(title, players, options, max_cycles, render_mode, seat, language)


def env(
    title: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    seat: int | None = None,
    language: str = "en",
) -> BaseWrapper[Agent, Observation, Action]:
    """Make an AEC environment with PettingZoo's wrappers: an illegal action loses the game.

    The arguments are those of `raw_env`.

    >>> from vaka.envs.pettingzoo import env
    >>> table = env("rapanui", players=3)
    >>> table.reset(seed=7)
    >>> observation, reward, termination, truncation, info = table.last()
    >>> observation["observation"].shape, observation["action_mask"].nonzero()[0].tolist()
    ((230,), [5, 8, 14])
    >>> table.step(5)
    """
    bare = TurnEnv(title, players, options, max_cycles, render_mode, seat, language)
    ends = TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ends))


def parallel_env(
    title: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    seat: int | None = None,
    language: str = "en",
) -> TableEnv:
    """Make a parallel environment: in every cycle, seats that are not asked wait.

    Waiting is the last action. The arguments are those of `raw_env`, with `max_cycles` in cycles.

    >>> from vaka.envs.pettingzoo import parallel_env
    >>> table = parallel_env("giants", players=3)
    >>> observations, infos = table.reset(seed=7)
    >>> actions = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    >>> observations, rewards, terminations, truncations, infos = table.step(actions)
    >>> rewards
    {'player_0': 0.0, 'player_1': 0.0, 'player_2': 0.0}
    """
    return TableEnv(title, players, options, max_cycles, render_mode, seat, language)
