"""Vaka for learners: vector play, and the games as PettingZoo and OpenSpiel know them.

Each needs packages that players do not: `pip install vaka[envs]`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vaka.envs.many import Many

__all__ = ["vector"]


def vector(
    title: str,
    n: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
) -> "Many":
    """Games of a title to be played n at once, with NumPy arrays; repeatable from the seed.

    Without `players`, as many as the title is for, but no more than four.
    """
    from vaka.envs.many import Many

    return Many(title, n, players, options, seed)
