"""The time limit of a choice."""

from typing import Final, NamedTuple


class Clock(NamedTuple):
    """Limit of one choice, in iterations of the search or in seconds; none: the level's own limit.

    With iterations a choice is the same on every machine; with seconds it is not.

    >>> import vaka
    >>> from vaka import bots
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> bot = bots.make("hard", seed=1)
    >>> str(bot.choose(bots.Observation(state, 2), bots.Clock(iterations=20)))
    'play(card=grain, count=1)'
    """

    iterations: int | None = None
    seconds: float | None = None


UNHURRIED: Final = Clock()
