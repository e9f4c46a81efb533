"""The titles as environments of PettingZoo; docs/pettingzoo.md says how they are played.

>>> from vaka.envs.pettingzoo import env
>>> table = env("rapanui", players=3)
>>> table.reset(seed=7)
>>> table.agent_selection
'player_2'
"""

from collections.abc import Mapping
from typing import Final

from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    BaseWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from vaka.envs.pettingzoo.aec import TurnEnv
from vaka.envs.pettingzoo.episode import Action, Agent, Observation
from vaka.envs.pettingzoo.parallel import TableEnv

__all__ = ["ILLEGAL", "TableEnv", "TurnEnv", "env", "parallel_env", "raw_env"]

ILLEGAL: Final = -1.0  # the reward of who takes an action that is not allowed: that ends the game


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
    """One seat after the other, without wrappers: an illegal action raises and says the rule."""
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
    """One seat after the other, with the usual wrappers: an illegal action loses the game."""
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
    """All seats in every cycle: who is not asked waits."""
    return TableEnv(title, players, options, max_cycles, render_mode, seat, language)
