"""The observation that a bot chooses from, and the interface of bots."""

from operator import index
from typing import Any, Final, Protocol, SupportsIndex

from vaka.bots.clock import UNHURRIED, Clock
from vaka.core.action import Action
from vaka.core.state import State

DEAL: Final = 0  # any seed would do: redeals of a redeal are those of the true state


class Observation:
    """A decision as one seat sees it: its legal `actions`, its `view`, and redeals.

    It holds a redeal, not the true state: a bot that keeps it learns nothing that is hidden, and
    nothing of what follows.

    >>> import vaka
    >>> from vaka import bots
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> observation = bots.Observation(state, 2)
    >>> [str(action) for action in observation.actions]
    ['play(card=fish, count=1)', 'play(card=mulberry, count=1)', 'play(card=grain, count=1)']
    >>> observation.view == state.view(2)
    True
    >>> observation.redeal(seed=1).view(2) == state.view(2)
    True
    """

    __slots__ = ("_dealt", "_view", "actions", "seat")

    def __init__(self, state: State, seat: SupportsIndex) -> None:
        self.actions: tuple[Action, ...] = tuple(state.legal_actions(seat))
        self.seat: int = index(seat)
        self._dealt = state.redeal(seat, DEAL)
        self._view: dict[str, Any] | None = None

    def __repr__(self) -> str:
        return f"<{self._dealt!r}, seen by seat {self.seat}>"

    @property
    def view(self) -> dict[str, Any]:
        """Everything that the seat may know, as plain data; computed on first use."""
        if self._view is None:
            self._view = self._dealt.view(self.seat)
        return self._view

    def redeal(self, seed: SupportsIndex) -> State:
        """Sample a state that the seat cannot tell from the true one (a determinization)."""
        return self._dealt.redeal(self.seat, seed)


class Bot(Protocol):
    """Interface of bots: any class with this method. Equal seeds must give equal choices.

    >>> import vaka
    >>> from vaka import bots
    >>> class First:
    ...     def choose(self, observation, clock=bots.UNHURRIED):
    ...         return observation.actions[0]
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> First().choose(bots.Observation(state, 2))
    <5 play(card=fish, count=1)>
    """

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        """Choose one of `observation.actions`."""
        ...
