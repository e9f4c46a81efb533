"""What is worth knowing about the games of one title, beyond what every title has.

Each title has a module here or none. Its figures are read off the last position, as spectators see
it; what was used in a game is counted from its events.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, cast

from vaka.core.event import Event
from vaka.core.state import State


class Figure(NamedTuple):
    """A figure of a game; a share is a part of 1, told as a percentage."""

    name: str
    share: bool = False


# What a game adds to a figure, and out of how much: an amount out of 1 game, or of so many things.
Part = tuple[float, float]

# A group of things, one of them, and a way to use it: ("rituals", "hina", "paid").
Use = tuple[str, str, str]


class Group(NamedTuple):
    """Things of a title that somebody should use, and the ways to use them."""

    name: str
    ways: tuple[str, ...]


class Span(NamedTuple):
    """Where a figure should lie in a balanced game."""

    low: float
    high: float


class Ratio(NamedTuple):
    """How many of the things that were used in one way were used in another, too."""

    name: str
    group: str
    way: str
    of: str
    span: Span


class Figures(Protocol):
    """What a module of a title offers."""

    FIGURES: tuple[Figure, ...]

    def measure(self, view: dict[str, Any]) -> tuple[Part, ...]:
        """What a game that is over adds to the figures, in the order of FIGURES."""
        ...


class Uses(Protocol):
    """What it offers besides, if it is counted what was used in a game of the title.

    What a balanced game keeps to is said only where the rules, or we, have settled it.
    """

    GROUPS: tuple[Group, ...]
    RATIOS: tuple[Ratio, ...]
    WINNER: Span | None  # the winner's mean score
    ALL_USED: bool  # whether everything should be used by somebody

    def things(self, state: State) -> dict[str, tuple[str, ...]]:
        """All things of each group in a game that begins like this."""
        ...

    def given(self, state: State) -> Mapping[Use, int]:
        """What the players have from the beginning, without any event."""
        ...

    def uses(self, event: Event) -> Mapping[Use, int]:
        """What was used in an event, and how often; less than 0 takes something back."""
        ...


_TITLES: Final = ("giants", "raiatea")
_WATCHED: Final = ("giants", "raiatea", "rapanui")


def figures_of(title: str) -> Figures | None:
    """The figures of a title, if it has any."""
    if title not in _TITLES:
        return None
    return cast(Figures, import_module(f"{__name__}.{title}"))


def uses_of(title: str) -> Uses | None:
    """What can be used in the games of a title, if that is counted."""
    if title not in _WATCHED:
        return None
    return cast(Uses, import_module(f"{__name__}.{title}"))
