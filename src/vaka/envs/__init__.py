"""Environments for reinforcement learning; they need the extra `vaka[envs]`.

`vector` steps many games at once with NumPy arrays. `vaka.envs.pettingzoo` and
`vaka.envs.openspiel` are the titles as environments of those libraries.

>>> from vaka import envs
>>> games = envs.vector("rapanui", 8, players=3, seed=1)
>>> step = games.step(games.random_actions())
>>> step.observations.shape, step.masks.shape
((8, 230), (8, 43))
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from vaka.extras import require

if TYPE_CHECKING:
    from vaka.envs.many import Many

__all__ = ["vector"]


def vector(
    title: str,
    n: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    *,
    scaled: bool = True,
) -> "Many":
    """Start n games of a title side by side, stepped with NumPy arrays; repeatable from the seed.

    `players` defaults to the title's maximum, up to four. Observations are float32 from 0 to 1;
    with `scaled=False` they are the features themselves as uint8, which is faster and takes a
    quarter of the memory. A game that ends is replaced by a new one.

    >>> from vaka import envs
    >>> games = envs.vector("rapanui", 8, players=3, seed=1)
    >>> step = games.step(games.masks.argmax(axis=1))  # the first legal action of every game
    >>> step.seats.shape, step.rewards.shape, int(step.done.sum())
    ((8,), (8, 3), 0)
    """
    require("envs", "numpy")
    from vaka.envs.many import Many

    return Many(title, n, players, options, seed, scaled)
