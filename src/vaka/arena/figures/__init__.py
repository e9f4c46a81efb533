"""Figures of single titles, beyond those of every title.

A title may have a module here. Figures are computed from a spectator's view of the last position,
uses of components from the events.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, cast

from vaka.core.event import Event
from vaka.core.state import State


class Figure(NamedTuple):
    """A figure of a game; a share is from 0 to 1 and shown as a percentage."""

    name: str
    share: bool = False


# Numerator and denominator that a game adds to a figure.
Part = tuple[float, float]

# Group, component, and use: ("rituals", "hina", "paid").
Use = tuple[str, str, str]


class Group(NamedTuple):
    """A group of components whose uses are counted, and the kinds of use."""

    name: str
    ways: tuple[str, ...]


class Span(NamedTuple):
    """The range of a figure in a balanced game."""

    low: float
    high: float


class Ratio(NamedTuple):
    """The share of components used in one way (`of`) that were also used in another (`way`)."""

    name: str
    group: str
    way: str
    of: str
    span: Span


class Figures(Protocol):
    """Interface of a title's module: its figures."""

    FIGURES: tuple[Figure, ...]

    def measure(self, view: dict[str, Any]) -> tuple[Part, ...]:
        """Return what a finished game adds to the figures, in the order of FIGURES."""
        ...


class Uses(Protocol):
    """Interface of a title's module: uses of components, and the ranges of a balanced game."""

    GROUPS: tuple[Group, ...]
    RATIOS: tuple[Ratio, ...]
    WINNER: Span | None  # mean score of the winner
    ALL_USED: bool  # whether every component should be used

    def things(self, state: State) -> dict[str, tuple[str, ...]]:
        """Return the components of each group in a game with this initial state."""
        ...

    def given(self, state: State) -> Mapping[Use, int]:
        """Return the uses that the players start with."""
        ...

    def uses(self, event: Event) -> Mapping[Use, int]:
        """Return the uses in an event; a negative number takes a use back."""
        ...


_TITLES: Final = ("giants", "raiatea")
_WATCHED: Final = ("giants", "raiatea", "rapanui")


def figures_of(title: str) -> Figures | None:
    """Return the figures of a title, if it has any."""
    if title not in _TITLES:
        return None
    return cast(Figures, import_module(f"{__name__}.{title}"))


def uses_of(title: str) -> Uses | None:
    """Return the uses of a title, if they are counted."""
    if title not in _WATCHED:
        return None
    return cast(Uses, import_module(f"{__name__}.{title}"))
