"""What is worth knowing about the games of one title, beyond what every title has.

Each title has a module here or none; its figures are read off the last position, as spectators
see it.
"""

from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol, cast


class Figure(NamedTuple):
    """A figure of a game; a share is a part of 1, told as a percentage."""

    name: str
    share: bool = False


# What a game adds to a figure, and out of how much: an amount out of 1 game, or of so many things.
Part = tuple[float, float]


class Figures(Protocol):
    """What a module of a title offers."""

    FIGURES: tuple[Figure, ...]

    def measure(self, view: dict[str, Any]) -> tuple[Part, ...]:
        """What a game that is over adds to the figures, in the order of FIGURES."""
        ...


_TITLES: Final = ("giants",)


def figures_of(title: str) -> Figures | None:
    """The figures of a title, if it has any."""
    if title not in _TITLES:
        return None
    return cast(Figures, import_module(f"{__name__}.{title}"))
