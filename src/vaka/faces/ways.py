"""Ways over a board: where something can be brought in one go, and which actions do it.

A title where things are moved step by step has a module `TITLE_ways` with a FINDER, so that a
person can point at the end of a way instead of taking every step. Other titles simply have none.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, Protocol

from vaka.core.action import Action
from vaka.core.errors import IllegalAction
from vaka.core.state import State
from vaka.faces import View


class Payment(NamedTuple):
    """What an action would give each seat."""

    action: str
    points: tuple[int, ...]


class Stage(NamedTuple):
    """A place that is entered: what that gives each seat, and the payments to choose from, the one
    that is taken first; none where there is nothing to choose.
    """

    place: str
    points: tuple[int, ...]
    choices: tuple[Payment, ...]


class Ending(NamedTuple):
    """What can be done where the way ends, and what it is worth; without an action it comes by
    itself. `label` is the action that has its words.
    """

    action: Action | None
    label: Action
    points: int


class Way(NamedTuple):
    """From where the object is to a place, by the actions that bring it there. `barred` is why it
    cannot be set up there, where one could think so.
    """

    place: str
    stages: tuple[Stage, ...]
    actions: tuple[str, ...]
    endings: tuple[Ending, ...]
    barred: IllegalAction | None


class Begun(NamedTuple):
    """A move that has begun: the state, how the seat sees it, and the actions that led there."""

    state: State
    seen: View
    actions: tuple[str, ...]


class WayFinder(Protocol):
    """What finds the ways of a title. It is handed a state that it may change."""

    def begin(self, state: State, seat: int, name: str) -> Begun:
        """Begin to move an object, or be in the middle of it; else an IllegalAction."""
        ...

    def cheapest(self, begun: Begun, seat: int, name: str) -> list[Way]:
        """To every place that can be reached, the way that gives others least."""
        ...

    def through(self, begun: Begun, seat: int, places: Sequence[str]) -> Way:
        """The way through these places, one after the other; else an IllegalAction."""
        ...


def finder_of(title: str) -> WayFinder | None:
    """What finds the ways of a title; None where it has none."""
    module = f"vaka.faces.{title}_ways"
    try:
        finder: WayFinder = import_module(module).FINDER
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return finder
