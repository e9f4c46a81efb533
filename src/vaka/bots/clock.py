"""How long a bot may think about one choice."""

from typing import Final, NamedTuple


class Clock(NamedTuple):
    """At most so many iterations of its search, so many seconds, or as its level has it.

    Iterations make choices that can be repeated on any machine; seconds do not.
    """

    iterations: int | None = None
    seconds: float | None = None


UNHURRIED: Final = Clock()
