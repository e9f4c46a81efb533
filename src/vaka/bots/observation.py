"""What a bot is given to choose by, and what a bot is."""

from typing import Any, Final, Protocol

from vaka.bots.clock import UNHURRIED, Clock
from vaka.core.action import Action
from vaka.core.state import State

DEAL: Final = 0  # any seed would do: redeals of a redeal are those of the true state


class Observation:
    """A decision as one seat sees it: `view` tells what the seat may know, and `redeal` gives
    states that the seat could not tell from the true one.

    It holds a state that is dealt anew already. So there is no way from here to the true one, and
    who keeps it does not see how the game goes on.
    """

    __slots__ = ("_dealt", "_view", "actions", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.actions: tuple[Action, ...] = tuple(state.legal_actions(seat))
        self._dealt = state.redeal(seat, DEAL)
        self._view: dict[str, Any] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know; made when it is first asked for."""
        if self._view is None:
            self._view = self._dealt.view(self.seat)
        return self._view

    def redeal(self, seed: int) -> State:
        """A state of the bot's own to play with, in which all that is hidden was dealt anew."""
        return self._dealt.redeal(self.seat, seed)


class Bot(Protocol):
    """Equal bots (name, seed) with equal observations and iterations make equal choices."""

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        """One of `observation.actions`."""
        ...
