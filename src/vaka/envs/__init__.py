"""Vaka for learners: vector play, and the games as PettingZoo and OpenSpiel know them.

Each needs packages that players do not: `pip install vaka[envs]`.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from vaka.core.errors import VakaError

if TYPE_CHECKING:
    from vaka.envs.many import Many

__all__ = ["NoNumPy", "vector"]


class NoNumPy(VakaError):
    """Vector play is asked for, and NumPy is not installed."""

    key = "error-vector-numpy"


def vector(
    title: str,
    n: int,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    *,
    scaled: bool = True,
) -> "Many":
    """Games of a title to be played n at once, with NumPy arrays; repeatable from the seed.

    Without `players`, as many as the title is for, but no more than four. Observations are float32
    from 0 to 1; if not `scaled`, they are the features themselves, a byte each: a quarter of the
    room, and quicker.
    """
    try:
        from vaka.envs.many import Many
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise NoNumPy from error
    return Many(title, n, players, options, seed, scaled)
