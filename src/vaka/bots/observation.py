"""What a bot is given to choose by, and what a bot is."""

from collections.abc import Callable
from typing import Any, Protocol

from vaka.bots.clock import UNHURRIED, Clock
from vaka.core.action import Action
from vaka.core.state import State


class Observation:
    """A decision as one seat sees it. Good until the bot has chosen: then the game goes on.

    The true state is behind two functions and in no attribute: `view` tells what the seat may know,
    and `redeal` gives states that the seat could not tell from the true one.
    """

    __slots__ = ("_look", "_redeal", "_view", "actions", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.actions: tuple[Action, ...] = tuple(state.legal_actions(seat))
        self._look: Callable[[], dict[str, Any]] = lambda: state.view(seat)
        self._redeal: Callable[[int], State] = lambda seed: state.redeal(seat, seed)
        self._view: dict[str, Any] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know; made when it is first asked for."""
        if self._view is None:
            self._view = self._look()
        return self._view

    def redeal(self, seed: int) -> State:
        """A state of the bot's own to play with, in which all that is hidden was dealt anew."""
        return self._redeal(seed)


class Bot(Protocol):
    """Equal bots (name, seed) with equal observations and iterations make equal choices."""

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        """One of `observation.actions`."""
        ...
